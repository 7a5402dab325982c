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

/** What a seat got by an event, if it got something: it flies to where the seat has it. */
export function flightOf(told: Told, facts: Readonly<Record<string, string | number>>): Flight | null {
  const { seat, why } = facts
  const amount = told.verb === 'scored' ? facts.points : told.verb === 'gained' ? facts.amount : undefined
  const notion = told.verb === 'scored' ? 'vp' : (facts.good ?? facts.resource)
  if (typeof seat !== 'number' || typeof amount !== 'number' || amount <= 0 || typeof notion !== 'string') return null
  return { seat, notion, amount, from: String(why ?? '') }
}
