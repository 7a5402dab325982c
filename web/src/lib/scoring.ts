// When points were won and lost, from the events that tell of them.

import type { Told } from './types'

const SIGNS: Readonly<Record<string, number>> = { scored: 1, lost_points: -1 }

export interface Moment {
  at: number
  seat: number
  points: number
  why: string
}

/** What an event brings in points to the one whom it is about. */
export function pointsOf(told: Told, facts: Readonly<Record<string, string | number>>): number {
  return typeof facts.points === 'number' ? (SIGNS[told.verb] ?? 0) * facts.points : 0
}

/** Every time that somebody won or lost points. */
export function scorings(log: readonly Told[], events: Readonly<Record<string, string[]>>): Moment[] {
  const found: Moment[] = []
  for (const told of log) {
    const sign = SIGNS[told.verb]
    const params = events[told.verb]
    if (sign === undefined || !params) continue
    const fact = new Map(params.map((param, index) => [param, told.args[index]]))
    const [seat, points, why] = [fact.get('seat'), fact.get('points'), fact.get('why')]
    if (typeof seat === 'number' && typeof points === 'number' && why !== undefined) {
      found.push({ at: told.at, seat, points: sign * points, why: String(why) })
    }
  }
  return found
}

/** The choices that moved the most points at once. */
export function keyMoments(log: readonly Told[], events: Readonly<Record<string, string[]>>, count = 3): Moment[] {
  const last = log.reduce((most, told) => Math.max(most, told.at), 0)
  return scorings(log, events)
    .filter((moment) => moment.points !== 0 && moment.at < last) // what the end itself counts is no moment of the game
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.at - b.at)
    .slice(0, count)
    .sort((a, b) => a.at - b.at)
}
