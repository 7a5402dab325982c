// What is asked at a table, and whether it is still the same.

import type { MatchSummary, Position } from './types'

/** Whether there is something to choose, now or later. */
export function isGoingOn({ state }: Pick<Position | MatchSummary, 'state'>): boolean {
  return state === 'running' || state === 'open'
}

/** Whether a match waits for somebody at this browser. */
export function waitsForMe(match: MatchSummary): boolean {
  return isGoingOn(match) && match.asked.some((seat) => match.my_seats.includes(seat))
}

export type Same = (one: Position, other: Position) => boolean

/** Whether in two positions a person is asked the same, with the same answers. */
export const isSameQuestion: Same = (one, other) => {
  const asked = ({ seat, asks }: Position) => JSON.stringify([seat, asks.find((ask) => ask.seat === seat)])
  return asked(one) === asked(other)
}

/** Whether in two positions the same can be taken back, and the same others ask for it. */
export const isSameUndo: Same = (one, other) =>
  one.entries === other.entries && JSON.stringify(one.undo) === JSON.stringify(other.undo)
