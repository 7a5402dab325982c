// The tabs of a table on a phone: which there are, and which of them have something to choose from.

import type { BoardModule } from '../boards'
import type { TableStore } from './store.svelte'

export class TableTabs {
  chosen = $state('board')
  readonly all: string[]
  readonly shown: string | undefined
  /** Those that have something to choose from. */
  readonly offering: ReadonlySet<string>

  /** `board`: where there are tabs at all. */
  constructor(store: TableStore, board: () => BoardModule | null) {
    const seat = $derived(store.position?.seat ?? null)
    // One who plays has the tabs of the board, if it has its own.
    const own = $derived((seat === null ? null : board()?.tabs) ?? ['board', ...(seat === null ? [] : ['mine'])])
    this.all = $derived([...own, 'others', 'log'])
    this.shown = $derived(this.all.includes(this.chosen) ? this.chosen : this.all[0])
    this.offering = $derived.by(() => {
      const { ask, position, texts } = store
      const tabOf = board()?.tabOf
      if (!ask?.options || !position || !texts || !tabOf) return new Set<string>()
      return new Set(ask.options.flatMap((option) => tabOf(option, position, texts) ?? []))
    })
  }

  /** What is newly asked comes into sight; whoever then looks elsewhere may. */
  turnToOffer(): void {
    const [first] = this.offering
    if (first !== undefined && !this.offering.has(this.shown ?? '')) this.chosen = first
  }
}
