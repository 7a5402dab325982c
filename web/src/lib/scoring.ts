// Points by source, from the events that tell of them.

import type { Told } from './types'

const SIGNS: Readonly<Record<string, number>> = { scored: 1, lost_points: -1 }

export interface Source {
  name: string
  /** By seat. */
  points: number[]
}

export interface Moment {
  at: number
  seat: number
  points: number
  why: string
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

/** What each source brought to each seat, the richest first; sources of the same name are added up. */
export function bySource(
  log: readonly Told[],
  events: Readonly<Record<string, string[]>>,
  seats: number,
  name: (why: string) => string,
): Source[] {
  const found = new Map<string, Source>()
  for (const { seat, points, why } of scorings(log, events)) {
    if (seat >= seats) continue
    const words = name(why)
    const source = found.get(words) ?? { name: words, points: Array<number>(seats).fill(0) }
    source.points[seat] = (source.points[seat] ?? 0) + points
    found.set(words, source)
  }
  const total = (source: Source) => source.points.reduce((sum, points) => sum + Math.abs(points), 0)
  return [...found.values()].sort((a, b) => total(b) - total(a))
}

/** The largest sources, and the others as one. */
export function largest(sources: readonly Source[], count: number, rest: string): Source[] {
  if (sources.length <= count) return [...sources]
  const others = sources.slice(count - 1)
  const points = (sources[0]?.points ?? []).map((_, seat) => others.reduce((sum, s) => sum + (s.points[seat] ?? 0), 0))
  return [...sources.slice(0, count - 1), { name: rest, points }]
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
