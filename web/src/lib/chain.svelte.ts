// What has just happened, as a short sequence that runs beside the game: nothing waits for it, and anything skips it.

import type { Told } from './types'

export interface Clockwork {
  later: (run: () => void, ms: number) => number
  cancel: (timer: number) => void
  /** Whether anybody looks. */
  isWatched: () => boolean
}

const BROWSER: Clockwork = {
  later: (run, ms) => window.setTimeout(run, ms),
  cancel: (timer) => window.clearTimeout(timer),
  isWatched: () => !document.hidden,
}

const SHORTEST_MS = 150
const LONGEST_MS = 250
const ALL_MS = 2000
const MOST = Math.floor(ALL_MS / SHORTEST_MS)

/** No more than so many steps: neighbours are shown together. */
export function packed<T>(steps: readonly T[][], most: number): T[][] {
  const size = Math.ceil(steps.length / most)
  if (size <= 1) return [...steps]
  return Array.from({ length: Math.ceil(steps.length / size) }, (_, index) =>
    steps.slice(index * size, (index + 1) * size).flat(),
  )
}

export class Chain {
  /** What is shown now. */
  current: readonly Told[] = $state.raw([])
  /** How long it is shown. */
  pace_ms = LONGEST_MS

  #waiting: Told[][] = []
  #timer: number | null = null

  constructor(readonly clockwork: Clockwork = BROWSER) {}

  /** Show these events, after those that still wait; altogether that takes no longer than two seconds. */
  add(events: readonly Told[]): void {
    const told = events.filter(({ verb }) => verb !== 'forced') // what there was no choice about
    if (!told.length || !this.clockwork.isWatched()) return
    this.#waiting = packed([...this.#waiting, ...told.map((event) => [event])], MOST)
    this.pace_ms = Math.max(SHORTEST_MS, Math.min(LONGEST_MS, ALL_MS / this.#waiting.length))
    if (this.#timer === null) this.#next()
  }

  skip(): void {
    this.#waiting = []
    if (this.#timer !== null) this.clockwork.cancel(this.#timer)
    this.#next()
  }

  #next(): void {
    this.current = this.#waiting.shift() ?? []
    this.#timer = this.current.length ? this.clockwork.later(() => this.#next(), this.pace_ms) : null
  }
}

export interface Flight {
  seat: number
  /** A good, or `vp`. */
  notion: string
  amount: number
  /** Where it comes from, as the board calls it. */
  from: string
}

/** What a seat got by an event, if it got something: it flies to where the seat has it. */
export function flightOf(told: Told, facts: Readonly<Record<string, string | number>>): Flight | null {
  const { seat, why } = facts
  const amount = told.verb === 'scored' ? facts.points : told.verb === 'gained' ? facts.amount : undefined
  const notion = told.verb === 'scored' ? 'vp' : (facts.good ?? facts.resource)
  if (typeof seat !== 'number' || typeof amount !== 'number' || amount <= 0 || typeof notion !== 'string') return null
  return { seat, notion, amount, from: String(why ?? '') }
}
