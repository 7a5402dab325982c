// Where the hexes of the map lie, pointy top, and what their terrain looks like.

import { axialCentre, frameAround, ROOT3, type Point } from '../shared/hexes'
import type { Hex, Terrain } from './view'

export const RADIUS = 50

export function centreOf({ q, r }: Pick<Hex, 'q' | 'r'>): Point {
  return axialCentre(q, r, RADIUS)
}

/** The frame around all hexes. */
export function frame(hexes: readonly Pick<Hex, 'q' | 'r'>[]) {
  return frameAround([{ x: 0, y: 0 }, ...hexes.map(centreOf)], (RADIUS * ROOT3) / 2 + 4, RADIUS + 4)
}

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'

/** The corner of the frame that is farthest from any hex: there is room for a button. */
export function freeCorner(hexes: readonly Pick<Hex, 'q' | 'r'>[]): Corner {
  const { left, top, width, height } = frame(hexes)
  const room = (x: number, y: number) =>
    Math.min(...hexes.map(centreOf).map((centre) => Math.hypot(centre.x - x, centre.y - y)))
  const corners: [Corner, number][] = [
    ['top-right', room(left + width, top)],
    ['top-left', room(left, top)],
    ['bottom-right', room(left + width, top + height)],
    ['bottom-left', room(left, top + height)],
  ]
  return corners.reduce((best, corner) => (corner[1] > best[1] + 1 ? corner : best))[0]
}

/** One drawing of each terrain, around 0,0; it is set out several times over the hex. */
export const TERRAIN_SIGNS: Readonly<Record<Terrain, string>> = {
  desert: 'M-9 3q4.5-6 9 0t9 0',
  forest: 'M0-9l6 9h-3l4 6h-14l4-6h-3zM0 6v4',
  swamp: 'M-9 4h6m3 0h8M-5 1v-7m-3 3l3 3l3-3M5 1v-5m-2 2l2 2l2-2',
  mountain: 'M-10 6l7-12l4 6l3-4l6 10M-5.5-2l2.5 2l2-1',
}

/** Where these drawings stand: along the edge, the middle is for sites and figures. */
export const SIGN_PLACES: readonly Point[] = [
  { x: 0, y: -38 },
  { x: 32, y: -20 },
  { x: -32, y: -20 },
  { x: 32, y: 22 },
  { x: -32, y: 22 },
]

/** Where the sites of a hex stand, by how many there are. */
export function sitePlaces(count: number): Point[] {
  return Array.from({ length: count }, (_, n) => ({
    x: (n - (count - 1) / 2) * 28,
    y: count === 3 && n === 1 ? -19 : -13,
  }))
}

/** Where the figures of those present stand, in a row or two. */
export function figurePlaces(count: number): Point[] {
  const first = Math.min(count, 3)
  return Array.from({ length: count }, (_, n) => {
    const [row, width] = n < first ? [0, first] : [1, count - first]
    return { x: ((n < first ? n : n - first) - (width - 1) / 2) * 23, y: (count > 3 ? 14 : 17) + row * 17 }
  })
}

/** A figure, a ghost and a ruin, around 0,0. */
export const FIGURE =
  'M0-11a4.4 4.4 0 0 1 3 7.6c6 1.2 7 3.4 7 5.4c0 1.6-2 1.9-4.4 1.4l2.4 7.6h-5l-3-5l-3 5h-5l2.4-7.6C-8 3.9-10 3.6-10 2c0-2 1-4.2 7-5.4A4.4 4.4 0 0 1 0-11z'
export const GHOST = 'M-7 8V-1a7 7 0 0 1 14 0V8l-2.6-2L2 8 0 6.2-2 8-4.4 6zM-3.6-2.6v3h2.2v-3zM1.4-2.6v3h2.2v-3z'
export const RUIN = 'M-13 12V-3l3-2v-6h5v7h3v-2h4v3h3v-6l4-2v5h4V12z'
