// What a bot thinks of a match that is over: the server works on it, and is asked how far it has come.

import type { MatchApi } from './api'
import type { Analysis, Evaluation, Findings, Judged, Option } from './types'
import { uiError } from './ui.svelte'

const PAUSE_MS = 1000
/** After a failure to ask. */
const LATER_MS = 5000

export class AnalysisJob {
  now: Analysis | null = $state.raw(null)
  trouble: string | null = $state(null)

  #timer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false
  #asked = 0

  constructor(readonly api: () => MatchApi) {}

  get isUnderWay(): boolean {
    return this.now?.state === 'waiting' || this.now?.state === 'running'
  }

  /** See whether there is one, and follow it if it is under way. */
  look = () => this.#ask((api) => api.analysis())
  begin = () => this.#ask((api) => api.analyse())
  cancel = () => this.#ask((api) => api.stopAnalysis())

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  async #ask(call: (api: MatchApi) => Promise<Analysis>): Promise<void> {
    clearTimeout(this.#timer)
    const asked = (this.#asked += 1)
    let pause = PAUSE_MS
    try {
      const found = await call(this.api())
      if (this.#isClosed || asked !== this.#asked) return // something else was asked meanwhile
      this.now = found
      this.trouble = null
    } catch (error) {
      if (this.#isClosed || asked !== this.#asked) return
      this.trouble = uiError(error)
      pause = LATER_MS
    }
    if (this.isUnderWay) this.#timer = setTimeout(() => void this.look(), pause)
  }
}

/** A moment of the match: how it stood, and what was chosen then; nothing was at the end. */
export interface Moment {
  evaluation: Evaluation
  judged: Judged | null
}

export function momentsOf({ curve, decisions }: Findings): Moment[] {
  const judged = new Map(decisions.map((decision) => [decision.entry, decision]))
  return curve.map((evaluation) => ({ evaluation, judged: judged.get(evaluation.entry) ?? null }))
}

/** An option as the server sends it is never empty. */
export function asOption(parts: readonly (string | number)[]): Option {
  const [verb = '', ...rest] = parts
  return [String(verb), ...rest]
}
