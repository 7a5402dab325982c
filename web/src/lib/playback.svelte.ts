// A match played back: which of its steps is shown.

import type { MatchView } from './matchview.svelte'
import { replaceHash } from './route.svelte'
import { uiError } from './ui.svelte'

export class Playback {
  step = $state(0)
  last = $state(0)
  /** It goes on by itself. */
  isRunning = $state(false)

  #isBusy = false
  #wanted: number | null = null

  constructor(readonly view: MatchView) {}

  /** Look from a seat (null: over everybody's shoulder), at a step. */
  lookAs = async (seat: number | null | undefined, step: number): Promise<void> => {
    try {
      await this.view.look(seat)
      this.last = this.view.position?.entries ?? 0
      await this.go(step)
    } catch (error) {
      this.view.failure = error instanceof Error ? error : new Error(String(error))
    }
  }

  /** Show a step; of several wanted while one is on its way, the last counts. */
  go = async (wanted: number): Promise<void> => {
    this.step = Math.min(this.last, Math.max(0, wanted))
    this.#wanted = this.step
    if (this.#isBusy) return
    this.#isBusy = true
    try {
      while (this.#wanted !== null) {
        const target: number = this.#wanted
        this.#wanted = null
        await this.view.replay(target)
      }
      replaceHash(`#/replay/${this.view.id}/${this.step}`)
    } catch (error) {
      this.isRunning = false
      this.view.notice = uiError(error)
    }
    this.#isBusy = false
  }
}
