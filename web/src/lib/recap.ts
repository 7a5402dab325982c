// What the others have done since one's own last turn: a line for each of their choices, in the words of its event.

import type { Told } from './types'

export interface Deed {
  seat: number
  /** How many choices there were then: the position of that moment. */
  at: number
  /** The event that says what was done. */
  head: Told
  /** All that came of it. */
  events: Told[]
  /** Points that it brought to the one who did it. */
  points: number
}

export function deedsOf(
  log: readonly Told[],
  since: number,
  own: number | null,
  facts: (told: Told) => Readonly<Record<string, string | number>>,
): Deed[] {
  const deeds: Deed[] = []
  for (const told of log) {
    if (told.at <= since || told.aside) continue
    const { seat } = facts(told)
    const last = deeds.at(-1)
    if (last?.at === told.at) {
      last.events.push(told)
      if (seat === last.seat) last.points += told.points ?? 0
    } else if (typeof seat === 'number' && seat !== own)
      deeds.push({ seat, at: told.at, head: told, events: [told], points: told.points ?? 0 })
  }
  return deeds
}

/** The event that says what was done, among all that came of it. */
export function headOf(events: readonly Told[]): Told | undefined {
  return events.find(({ aside }) => !aside) ?? events[0]
}

/** The ids that these events speak of: what lies on the board says by `data-id` which it is. */
export function namedIn(events: readonly Told[]): string[] {
  return [...new Set(events.flatMap(({ args }) => args.filter((arg): arg is string => typeof arg === 'string')))]
}
