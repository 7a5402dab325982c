// Where the hexes of the map lie, pointy top, and where on a hex everything stands.

import { axialCentre, frameAround, ROOT3, type Point } from '../shared/hexes'
import type { Hex, Terrain } from './view'

export const RADIUS = 50
/** How thick the cardboard is. */
export const THICK = 5

export function centreOf({ q, r }: Pick<Hex, 'q' | 'r'>): Point {
  return axialCentre(q, r, RADIUS)
}

/** The frame around all hexes. */
export function frame(hexes: readonly Pick<Hex, 'q' | 'r'>[]) {
  return frameAround([{ x: 0, y: 0 }, ...hexes.map(centreOf)], (RADIUS * ROOT3) / 2 + 6, RADIUS + 8)
}

/** What grows on a hex: a drawing, where it stands and how large it is. */
export interface Growth extends Point {
  what: string
  size: number
}

const KINDS: Readonly<Record<Terrain, readonly string[]>> = {
  desert: ['dune', 'dune', 'cactus'],
  forest: ['tree', 'tree', 'tree2'],
  swamp: ['reed', 'reed', 'tree2'],
  mountain: ['peak', 'peak', 'peak'],
}
/** Along the upper rim, from the back to the front: the middle is for cities and figures. */
const RIM: readonly Point[] = [
  { x: 0, y: -36 },
  { x: -16, y: -29 },
  { x: 16, y: -29 },
  { x: -30, y: -13 },
  { x: 30, y: -13 },
  { x: -36, y: 3 },
  { x: 36, y: 3 },
  { x: -35, y: 18 },
  { x: 35, y: 18 },
]
/** How many of these places are taken: a desert is bare, a forest dense. */
const SHARE: Readonly<Record<Terrain, number>> = { desert: 0.5, forest: 1, swamp: 0.6, mountain: 0.6 }

/** What grows on a hex; the same each time, for it follows from the hex's number. */
export function growthOf(hex: number, terrain: Terrain): Growth[] {
  const chance = dice(hex + 1)
  return RIM.flatMap((spot) => {
    const [grows, kind, size] = [chance(), chance(), chance()]
    if (grows > SHARE[terrain]) return []
    const what = KINDS[terrain][Math.floor(kind * 3)]!
    return [{ ...spot, what, size: (terrain === 'swamp' ? 0.7 : 0.85) + size * 0.25 }]
  })
}

/** Numbers below 1 that follow from the seed. */
function dice(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

/** Something that stands on a hex. */
export interface Stand extends Point {
  size: number
}

/** Where the sites of a hex stand, by how many there are, and whether fortresses need room. */
export function sitePlaces(count: number, isFortified: boolean): Stand[] {
  if (count === 1) return [{ x: isFortified ? -18 : 0, y: -11, size: 1 }]
  const [span, size] = count === 2 ? [isFortified ? 26 : 21, 0.82] : [25, 0.62]
  return Array.from({ length: count }, (_, n) => ({
    x: (n - (count - 1) / 2) * (count === 2 ? span * 2 : span),
    y: count === 3 && n === 1 ? -22 : -8,
    size,
  }))
}

/** Where fortresses stand, beside the sites. */
export function fortPlaces(seats: number, sites: number): Stand[] {
  const left = sites === 0 ? 0 : sites === 1 ? 19 : 0
  const y = sites > 1 ? -20 : -9
  return Array.from({ length: seats }, (_, n) => ({
    x: left + (n - (seats - 1) / 2) * 22,
    y,
    size: seats > 1 ? 0.7 : 1,
  }))
}

/** Where the figures of those present stand, in a row or two in the front. */
export function figurePlaces(count: number): Stand[] {
  if (count === 1) return [{ x: -4, y: 29, size: 0.92 }]
  const first = Math.min(count, 3)
  const [step, size] = count === 2 ? [36, 0.85] : [27, count > 3 ? 0.56 : 0.66]
  return Array.from({ length: count }, (_, n) => {
    const [row, width] = n < first ? [0, first] : [1, count - first]
    return {
      x: ((n < first ? n : n - first) - (width - 1) / 2) * step - 4,
      y: (count > 3 ? 17 : 28) + row * 19,
      size,
    }
  })
}
