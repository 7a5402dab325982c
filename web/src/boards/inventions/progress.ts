// The progress map: where its hexes lie, and what placing a tile costs.

import type { Consequence } from '../../lib/types'
import { DISCIPLINES } from './view'

export const RADIUS = 50
const ROOT3 = Math.sqrt(3)

export interface Point {
  x: number
  y: number
}

/** Pointy-topped hexes in axial coordinates. */
export function centreOf([q, r]: readonly [number, number]): Point {
  return { x: RADIUS * ROOT3 * (q + r / 2), y: RADIUS * 1.5 * r }
}

/** The corners of a hex as an SVG polygon, clockwise from the top. */
export function polygon(radius: number): string {
  return Array.from({ length: 6 }, (_, n) => {
    const angle = (Math.PI / 3) * n - Math.PI / 2
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`
  }).join(' ')
}

/** The frame around all hexes, for a viewBox. */
export function frame(places: readonly (readonly [number, number])[]): string {
  const centres = places.map(centreOf)
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)]
  const [side, tip] = [(RADIUS * ROOT3) / 2 + 3, RADIUS + 3]
  const [left, top] = [Math.min(0, ...xs) - side, Math.min(0, ...ys) - tip]
  return [left, top, Math.max(0, ...xs) + side - left, Math.max(0, ...ys) + tip - top]
    .map((value) => value.toFixed(1))
    .join(' ')
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
