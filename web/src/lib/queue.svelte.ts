// What others have done, shown one after the other at a pace that one can follow: the table stands as it stood then.
// The newest state, with the question, comes last; anybody who does not want to wait skips to it.

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

/** How fast, as a person likes it; `off`: the newest state at once. */
export const PACES = ['slow', 'normal', 'fast', 'off'] as const
export type Pace = (typeof PACES)[number]

const DWELL_MS: Readonly<Record<Pace, number>> = { slow: 2200, normal: 1200, fast: 500, off: 0 }
/** What one has done oneself is known, and what does not touch the own question keeps nobody waiting. */
const BRIEF_MS = 350
/** So many scenes may wait at the full pace; more than that go faster, up to so many times. */
const PATIENCE = 10
const HASTE = 4
/** A scene in which much happens is shown for longer, up to twice as long. */
const MUCH = 5

/** A state of the table, and what happened on the way to it. */
export interface Scene<T> {
  shown: T
  events: readonly Told[]
  /** Nobody waits until it has been shown: it is one's own doing, or the own question is open all the while. */
  isOpen: boolean
}

/** What happened that was more than an answer without a choice. */
export function worthTelling(events: readonly Told[]): Told[] {
  return events.filter(({ verb }) => verb !== 'forced')
}

export class Queue<T> {
  /** What has just happened. */
  events: readonly Told[] = $state.raw([])
  /** So many scenes are still to come. */
  waiting = $state(0)
  /** The question waits until all has been shown. */
  isRunning = $state(false)
  /** How long the current scene is shown. */
  dwell_ms = DWELL_MS.normal

  #scenes: Scene<T>[] = []
  /** What is shown without its question, which comes when nothing else does. */
  #closed: { shown: T } | null = null
  #timer: number | null = null

  constructor(
    /** Shows a state, with the question or without. */
    readonly show: (shown: T, isOpen: boolean, events: readonly Told[]) => void,
    readonly pace: () => Pace = () => 'normal',
    readonly clockwork: Clockwork = BROWSER,
  ) {}

  /** Show these after those that still wait. */
  add(scenes: readonly Scene<T>[]): void {
    this.#scenes.push(...scenes)
    this.waiting = this.#scenes.length
    if (this.pace() === 'off' || !this.clockwork.isWatched()) this.skip()
    else if (this.#timer === null) this.#next()
  }

  /** The newest state has changed, though nothing has happened in the game. */
  amend(shown: T): void {
    const last = this.#scenes.at(-1) ?? this.#closed
    if (last) last.shown = shown
    else this.show(shown, true, [])
  }

  /** The newest state at once. */
  skip(): void {
    const last = this.#scenes.at(-1) ?? this.#closed
    this.drop()
    if (last) this.show(last.shown, true, [])
  }

  /** Forget what still waits. */
  drop(): void {
    this.#scenes = []
    this.#closed = null
    this.#rest()
    if (this.#timer !== null) this.clockwork.cancel(this.#timer)
    this.#timer = null
  }

  #next(): void {
    this.#timer = null
    for (let scene = this.#scenes.shift(); scene; scene = this.#scenes.shift()) {
      const events = worthTelling(scene.events)
      const waiting = this.#scenes.length
      const isOpen = waiting === 0 && (scene.isOpen || !events.length)
      this.waiting = waiting
      this.isRunning = !isOpen
      this.#closed = isOpen ? null : { shown: scene.shown }
      this.show(scene.shown, isOpen, events)
      if (!events.length) continue // nothing to be seen
      this.events = events
      this.dwell_ms = this.#dwell(scene.isOpen, events.length, waiting)
      this.#timer = this.clockwork.later(() => this.#next(), this.dwell_ms)
      return
    }
    const last = this.#closed
    this.#closed = null
    this.#rest()
    if (last) this.show(last.shown, true, [])
  }

  #rest(): void {
    this.waiting = 0
    this.isRunning = false
    this.events = []
  }

  #dwell(isOpen: boolean, events: number, waiting: number): number {
    const base = DWELL_MS[this.pace()]
    if (isOpen) return Math.min(BRIEF_MS, base)
    const more = Math.min(events - 1, MUCH) / MUCH
    const haste = Math.min(HASTE, Math.max(1, waiting / PATIENCE))
    return Math.round((base * (1 + more)) / haste)
  }
}
