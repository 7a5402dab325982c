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
