// What events bring in points.

import type { Told } from './types'

const SIGNS: Readonly<Record<string, number>> = { scored: 1, lost_points: -1 }

/** What an event brings in points to the one whom it is about. */
export function pointsOf(told: Told, facts: Readonly<Record<string, string | number>>): number {
  return typeof facts.points === 'number' ? (SIGNS[told.verb] ?? 0) * facts.points : 0
}
