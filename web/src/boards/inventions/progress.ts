// The progress map: where its hexes lie, and what placing a tile costs.

import { axialCentre, frameAround, ROOT3, viewBox, type Point } from '../shared/hexes'
import type { FactBook } from './facts'
import type { Society } from './view'

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

/** The specialists that placing a tile takes: more beside other tiles, fewer by inventions of its kind and by the hex. */
export function costOf(book: FactBook, society: Society, tile: string, hex: string): number | undefined {
  const [game, kind, facts] = [book.game(), book.kindOf(tile), book.of('progress_hex', hex)]
  if (!game || !kind || !facts) return undefined
  const beside = (game.beside[hex] ?? []).filter((other) =>
    society.placed.some((placed) => placed.hex === other),
  ).length
  const known =
    kind === 'prosperity' ? 0 : society.inventions.filter((card) => book.of('idea', card)?.discipline === kind).length
  const less = facts.benefit?.op === 'discount' ? (facts.benefit.amount ?? 1) : 0
  const base = kind === 'prosperity' ? game.pieces.prosperity_cost : game.pieces.base_cost
  return Math.max(0, base + beside - known - less)
}
