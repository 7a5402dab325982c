// The progress map: where its hexes lie, and what placing a tile costs.

import type { Consequence } from '../../lib/types'
import { axialCentre, frameAround, ROOT3, viewBox, type Point } from '../shared/hexes'
import { DISCIPLINES } from './view'

export const RADIUS = 50

/** Pointy-topped hexes in axial coordinates. */
export function centreOf([q, r]: readonly [number, number]): Point {
  return axialCentre(q, r, RADIUS)
}

/** The frame around all hexes, for a viewBox. */
export function frame(places: readonly (readonly [number, number])[]): string {
  return viewBox(frameAround([{ x: 0, y: 0 }, ...places.map(centreOf)], (RADIUS * ROOT3) / 2 + 3, RADIUS + 3))
}

const GAP = 5
const DIGIT = 14

/** Where pictures in a row around 0 begin, each after its amount where that is more than 1; a sign takes room too. */
export function spread(parts: readonly { icon: string; amount?: number }[], size: number): number[] {
  const before = parts.map(({ icon, amount = 1 }) => (amount === 1 ? 0 : DIGIT * (icon === 'discount' ? 1.7 : 1)))
  const width = before.reduce((sum, room) => sum + room + size, GAP * (parts.length - 1))
  let x = -width / 2
  return before.map((room) => {
    const at = x + room
    x = at + size + GAP
    return at
  })
}

/** The specialists that a placement takes, as its consequence tells: those who are to be chosen, or those who pay. */
export function priceOf({ cost = {}, notes = [] }: Consequence): number {
  const price = notes.find(({ says }) => says === 'price')
  if (price) return Number(price.args?.amount)
  return [...DISCIPLINES, 'academy'].reduce((sum, who) => sum + (cost[who] ?? 0), 0)
}
