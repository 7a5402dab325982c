// What the pages of a match share; to be called while a page is being made.

import { untrack } from 'svelte'

import { loadBoard, type BoardModule } from '../boards'
import { canNotify, TurnNotices } from './notices'
import { prefs } from './prefs.svelte'
import type { TableStore } from './store.svelte'
import { ui } from './ui.svelte'

/** The board of the match's game, as soon as it has come; the words of the match follow the person's language. */
export function boardOf(store: TableStore): { readonly current: BoardModule | null } {
  let board = $state.raw<BoardModule | null>(null)
  $effect(() => {
    const game = store.game?.name
    if (game) void loadBoard(game).then((found) => (board = found))
  })
  $effect(() => {
    void prefs.language
    untrack(() => void store.speak())
  })
  return {
    get current() {
      return board
    },
  }
}

/** Tell whoever looks elsewhere that it is their turn: in the title of the page, and by a notification if they wish. */
export function tellTurns(store: TableStore): void {
  const notices = new TurnNotices()
  const game = $derived(store.texts?.maybe('title') ?? 'Gobelin')
  const isAsked = $derived(store.ask !== null)
  $effect(() => {
    document.title = isAsked ? `● ${ui('your-turn')} – ${game}` : `${game} – Gobelin`
  })
  $effect(() => {
    const { ask, position, texts } = store
    if (!prefs.notify || !canNotify()) return
    if (!ask || !texts || !position) notices.turn(null)
    else notices.turn({ key: `${store.id} ${position.turn} ${ask.topic}`, title: game, body: texts.ask(ask.topic) })
  })
  $effect(() => () => {
    notices.turn(null)
    document.title = 'Gobelin'
  })
}

/** What can be opened over the table. */
export type TableDialog = 'legend' | 'menu' | 'standing'

/** Who has chosen hands the device on to whoever here is asked next, and may still come back to look. */
export function handOn(store: TableStore): void {
  let chooser: number | null = null
  $effect(() => {
    const { nextHere } = store
    const mine = store.position?.seat ?? null
    if (store.ask) chooser = mine
    else if (nextHere !== null && chooser !== null && chooser === mine && !store.queue.waiting) {
      chooser = null
      untrack(() => store.handOver(nextHere))
    }
  })
}

/** What had the focus may have gone with the choice; who goes on by keyboard goes on from the question. */
export function keepFocus(store: TableStore): void {
  $effect(() => {
    void store.position?.seq
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body && !document.querySelector('dialog[open]'))
        document.querySelector<HTMLElement>('.prompt')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  })
}
