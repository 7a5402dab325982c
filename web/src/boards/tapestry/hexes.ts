// The geometry of the map: flat-topped hexes, drawn from the terrain at their corners.

import { cornersAround as around, frameAround, ROOT3, viewBox as boxOf, type Point } from '../shared/hexes'
import type { FactBook, MapFacts, Terrain } from './facts'
import type { Hex } from './view'

export const RADIUS = 40
const HALF = (ROOT3 / 2) * RADIUS

/** The centre of a hex `[a, b]`. */
export function centreOf([a = 0, b = 0]: readonly number[]): Point {
  return { x: 1.5 * RADIUS * (b - a), y: HALF * (a + b) }
}

/** The corners around a centre, clockwise from the top left, as the facts count them. */
export function cornersAround(centre: Point, radius = RADIUS): Point[] {
  return around(centre, radius, -120)
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

function at({ x, y }: Point): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`
}

/** The edges on which the terrain changes, each between corner k and k+1. */
function bordersOf(corners: readonly Terrain[]): number[] {
  return corners.flatMap((terrain, k) => (terrain === corners[(k + 1) % corners.length] ? [] : [k]))
}

/** How the border that begins in the middle of an edge runs inwards: its bend is the same from both sides. */
function bend(centre: Point, middle: Point, edge: number): Point {
  const way = edge % 2 ? 0.16 : -0.16
  const half = between(centre, middle)
  return { x: half.x + way * (middle.y - centre.y), y: half.y - way * (middle.x - centre.x) }
}

/** The pieces of land and water of a hex: all corners of one terrain in a row, as a path. */
export function regionsOf(
  centre: Point,
  corners: readonly Terrain[],
  radius = RADIUS,
): { terrain: Terrain; path: string }[] {
  const points = cornersAround(centre, radius)
  const borders = bordersOf(corners)
  const first = corners[0]
  if (!first) return []
  if (!borders.length) return [{ terrain: first, path: `M${points.map(at).join('L')}Z` }]
  return borders.map((from, index) => {
    const to = borders[(index + 1) % borders.length] ?? from
    const count = (to - from + 6) % 6
    const rim = Array.from({ length: count }, (_, n) => points[(from + 1 + n) % 6] ?? centre)
    const [start, end] = [middleOf(points, from), middleOf(points, to)]
    const back =
      borders.length === 2
        ? `Q${at(centre)} ${at(start)}`
        : `Q${at(bend(centre, end, to))} ${at(centre)}Q${at(bend(centre, start, from))} ${at(start)}`
    return { terrain: corners[(from + 1) % 6] ?? first, path: `M${[start, ...rim, end].map(at).join('L')}${back}Z` }
  })
}

function middleOf(points: readonly Point[], edge: number): Point {
  const [one, other] = [points[edge], points[(edge + 1) % 6]]
  return one && other ? between(one, other) : { x: 0, y: 0 }
}

/** Where water meets land within a hex. */
export function coastOf(centre: Point, corners: readonly Terrain[], radius = RADIUS): string {
  const points = cornersAround(centre, radius)
  const borders = bordersOf(corners)
  const wet = borders.filter((k) => (corners[k] === 'water') !== (corners[(k + 1) % 6] === 'water'))
  const [one, other] = wet
  if (borders.length === 2 && one !== undefined && other !== undefined)
    return `M${at(middleOf(points, one))}Q${at(centre)} ${at(middleOf(points, other))}`
  return wet
    .map((edge) => {
      const middle = middleOf(points, edge)
      return `M${at(middle)}Q${at(bend(centre, middle, edge))} ${at(centre)}`
    })
    .join('')
}

/** What lies only inside a hex: a round piece for each terrain. */
export function insideOf(
  centre: Point,
  interior: readonly Terrain[],
  radius = RADIUS,
): { terrain: Terrain; path: string }[] {
  const size = radius * (interior.length > 1 ? 0.5 : 0.36)
  const on = (part: number) => ({
    x: centre.x + size * Math.sin(2 * Math.PI * part),
    y: centre.y - size * Math.cos(2 * Math.PI * part),
  })
  const arc = `A${size} ${size} 0 0 1 `
  return interior.map((terrain, k) => {
    if (interior.length === 1) return { terrain, path: `M${at(on(0))}${arc}${at(on(0.5))}${arc}${at(on(0))}Z` }
    return { terrain, path: `M${at(centre)}L${at(on(k / interior.length))}${arc}${at(on((k + 1) / interior.length))}Z` }
  })
}

/** Always the same, so that nothing is drawn anew. */
const UNEXPLORED: readonly Terrain[] = []

/** The terrain at the corners of a hex; nothing if it is unexplored. */
export function cornersOn(known: Hex | undefined, map: MapFacts, book: FactBook): readonly Terrain[] {
  if (!known) return UNEXPLORED
  if (known.tile === undefined) return map.corners[known.hex] ?? UNEXPLORED
  const tile = book.of('territory', known.tile)
  return tile?.turned[known.turned ?? 0] ?? UNEXPLORED
}

/** What an SVG of the whole map has to show. */
export function frameOf(map: MapFacts): ReturnType<typeof frameAround> {
  return frameAround(map.hexes.map(centreOf), RADIUS + 6, HALF + 8)
}

export const viewBox = (map: MapFacts): string => boxOf(frameOf(map))
