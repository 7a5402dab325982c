// What stands on the land of a hex: trees, peaks, dunes, strewn over its regions. A tile looks the same each time.

import type { Point } from '../shared/hexes'
import type { Terrain } from './facts'
import { cornersAround, RADIUS } from './hexes'

export interface Standing {
  sign: string
  x: number
  y: number
  scale: number
}

/** What grows or rises on a terrain, the more often named the more of it; how far it stands apart. */
const GROWS: Readonly<Record<Terrain, { signs: readonly string[]; apart: number }>> = {
  water: { signs: [], apart: 30 },
  mountain: { signs: ['peak'], apart: 15 },
  grassland: { signs: ['bush', '', 'tree2', ''], apart: 15 },
  forest: { signs: ['tree', 'tree', 'tree2'], apart: 9 },
  desert: { signs: ['dune', 'cactus', ''], apart: 16 },
}
const SCALES: Readonly<Record<string, number>> = { peak: 0.8, tree: 0.8, tree2: 0.8, dune: 0.8, cactus: 0.85, bush: 1 }

const KNOWN = new WeakMap<readonly Terrain[], Standing[]>()

/** Around 0,0; further back first. */
export function standingOn(corners: readonly Terrain[]): Standing[] {
  const known = KNOWN.get(corners)
  if (known) return known
  const made = strewn(corners)
  KNOWN.set(corners, made)
  return made
}

function strewn(corners: readonly Terrain[]): Standing[] {
  const points = cornersAround({ x: 0, y: 0 })
  const dice = thrown(corners.join())
  return [...new Set(corners)]
    .flatMap((terrain) => {
      const { signs, apart } = GROWS[terrain]
      if (!signs.length) return []
      return grid(apart).flatMap((spot): Standing[] => {
        const [across, down, which] = [dice(), dice(), dice()]
        const at = { x: spot.x + (across - 0.5) * apart * 0.55, y: spot.y + (down - 0.5) * apart * 0.4 }
        const sign = signs[Math.floor(which * signs.length)]
        if (!sign || !isWellWithin(at, terrain, corners, points)) return []
        return [{ sign, x: Math.round(at.x * 10) / 10, y: Math.round(at.y * 10) / 10, scale: SCALES[sign] ?? 1 }]
      })
    })
    .sort((one, other) => one.y - other.y)
}

/** Spots in staggered rows over a hex. */
function grid(apart: number): Point[] {
  const found: Point[] = []
  const step = apart * 0.8
  for (let y = -RADIUS * 0.7, row = 0; y <= RADIUS * 0.8; y += step, row++)
    for (let x = -RADIUS + (row % 2) * (apart / 2); x <= RADIUS; x += apart) found.push({ x, y })
  return found
}

/** Whether the nearest corner is of this terrain, with some way to the border, to the sides and to the middle. */
function isWellWithin(at: Point, terrain: Terrain, corners: readonly Terrain[], points: readonly Point[]): boolean {
  if (Math.abs(at.y) > RADIUS * 0.74 || Math.abs(at.x) + Math.abs(at.y) * 0.577 > RADIUS * 0.84) return false
  const far = points.map(({ x, y }) => Math.hypot(at.x - x, at.y - y))
  const own = Math.min(...far.filter((_, k) => corners[k] === terrain))
  const other = Math.min(Infinity, ...far.filter((_, k) => corners[k] !== terrain))
  return own + 9 < other
}

/** Numbers from 0 to 1 that follow from a word. */
function thrown(word: string): () => number {
  let state = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
