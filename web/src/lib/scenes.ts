// How the table went from one position to the next: every state that there was, with what happened on the way to it.

import { isSameQuestion } from './questions'
import type { Scene } from './queue.svelte'
import type { Position, Step, Told } from './types'

/**
 * The states after a position that was shown, up to the newest; without steps there is only that one. Where the own
 * question stays the same, the person goes on thinking about it.
 */
export function scenesOf(
  known: Position,
  newest: Position,
  heard: readonly Told[],
  steps: readonly Step[],
  isOwn: (events: readonly Told[]) => boolean,
): Scene<Position>[] {
  const isThinking = isAsked(newest) && isSameQuestion(known, newest)
  const between = isThinking ? [] : steps.filter(({ entries }) => entries > known.entries && entries < newest.entries)
  let from = known.entries
  return [...between, newest].map((state) => {
    const events = heard.filter(({ at }) => at > from && at <= state.entries)
    from = state.entries
    return {
      shown: state === newest ? newest : stood({ ...newest, ...state }),
      events,
      isOpen: isThinking || isOwn(events),
    }
  })
}

function isAsked({ asks, seat }: Position): boolean {
  return asks.some((ask) => ask.seat === seat && ask.options)
}

/** How the table stood: the end was not there yet. */
function stood(position: Position): Position {
  return { ...position, state: 'running', result: null, sources: {}, ties: {} }
}

/** A position at which nothing can be done, because the table has gone on from there. */
export function closed(position: Position): Position {
  return {
    ...stood(position),
    asks: position.asks.filter(({ seat }) => seat !== position.seat),
    undo: { allowed: false, reason: 'nothing', by_request: false, request: null },
    hints: false,
    clock: null,
  }
}
