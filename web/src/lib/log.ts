// The log as it grows.

import type { Told } from './types'

/** What was known, and what came: from the first choice that the new part covers, the new part counts. */
export function mergeLog(known: readonly Told[], incoming: readonly Told[], since: number): Told[] {
  const kept = known.filter((told) => told.at < since)
  return [...kept, ...incoming.filter((told) => told.at >= since)]
}

export interface LogStep {
  at: number
  events: Told[]
}

/** The log choice by choice. */
export function logSteps(log: readonly Told[]): LogStep[] {
  const steps: LogStep[] = []
  for (const told of log) {
    const last = steps.at(-1)
    if (last?.at === told.at) last.events.push(told)
    else steps.push({ at: told.at, events: [told] })
  }
  return steps
}
