// What is asked, and where on a board it is offered.

import type { Option, Position } from '../../lib/types'

/** What the own seat is asked; empty when nothing is. */
export function topicOf({ asks, seat }: Position): string {
  return asks.find((ask) => ask.seat === seat)?.topic ?? ''
}

/** The options by the place where they are offered; those that have none are left out. */
export function byPlace(options: readonly Option[], placeOf: (option: Option) => string | null): Map<string, Option[]> {
  const found = new Map<string, Option[]>()
  for (const option of options) {
    const where = placeOf(option)
    if (where === null) continue
    const known = found.get(where)
    if (known) known.push(option)
    else found.set(where, [option])
  }
  return found
}
