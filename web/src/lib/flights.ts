// Goods and points on their way to whoever got them.

import type { Told } from './types'

export interface Flight {
  seat: number
  /** A good, or `vp`. */
  notion: string
  amount: number
  /** Where it comes from, as the board calls it. */
  from: string
}

/** What a seat got by an event: it flies to where the seat has it. */
export function flightsOf(told: Told, facts: Readonly<Record<string, string | number>>): Flight[] {
  const { seat, why = '' } = facts
  if (typeof seat !== 'number') return []
  return Object.entries({ ...told.goods, vp: told.points ?? 0 })
    .filter(([, amount]) => amount > 0)
    .map(([notion, amount]) => ({ seat, notion, amount, from: String(why) }))
}
