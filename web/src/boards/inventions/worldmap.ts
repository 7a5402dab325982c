// Our own world: where the seven regions lie, and soft shapes of land under them. All in hundredths of width and height.

import type { Point } from '../shared/hexes'

export const CENTRES: Readonly<Record<string, Point>> = {
  north_america: { x: 12.7, y: 22 },
  south_america: { x: 12.9, y: 77 },
  europe: { x: 37.5, y: 22 },
  africa: { x: 37.6, y: 77 },
  middle_east: { x: 62.4, y: 50 },
  asia: { x: 87.2, y: 22 },
  australia: { x: 87.1, y: 77 },
}

/** Land under the regions, drawn in a frame of 100 by 100. */
export const LANDS: readonly string[] = [
  'M1 14C4 3 16 2 25 5C31 8 30 18 27 26C25 34 19 38 17 46C15 51 11 49 9 42C6 33 0 26 1 14Z',
  'M11 51C18 47 27 53 29 62C31 72 26 80 23 90C21 98 16 99 14 92C12 82 4 73 5 62C6 55 8 52 11 51Z',
  'M27 12C31 3 44 3 52 6C56 10 54 22 50 30C47 38 41 40 35 37C28 34 24 24 27 12Z',
  'M30 50C37 45 48 47 53 53C58 60 55 69 51 77C48 87 46 98 41 98C36 98 35 87 32 78C27 70 25 57 30 50Z',
  'M52 32C57 26 69 27 75 33C78 40 76 54 72 64C67 72 59 70 54 63C50 56 49 40 52 32Z',
  'M62 10C70 2 88 2 98 7C102 15 100 27 97 36C94 47 88 50 83 53C79 49 79 38 72 30C65 25 57 18 62 10Z',
  'M75 68C82 60 94 61 99 69C101 79 98 92 90 95C82 97 76 92 74 84C72 77 73 71 75 68Z',
]

export interface Line {
  from: Point
  to: Point
}

/** Where two regions lie closer around the back of the globe, a line leaves on one side and comes back on the other. */
const HALF_ROUND = 50

/** The ways between regions, each once. */
export function waysOf(adjacent: ReadonlyMap<string, readonly string[]>): { key: string; lines: Line[] }[] {
  const found: { key: string; lines: Line[] }[] = []
  for (const [region, others] of adjacent) {
    for (const other of others) {
      const [from, to] = [CENTRES[region], CENTRES[other]]
      if (region < other && from && to) found.push({ key: `${region} ${other}`, lines: linesOf(from, to) })
    }
  }
  return found
}

function linesOf(from: Point, to: Point): Line[] {
  if (Math.abs(from.x - to.x) <= HALF_ROUND) return [{ from, to }]
  const [west, east] = from.x < to.x ? [from, to] : [to, from]
  const y = (west.y + east.y) / 2
  return [
    { from: west, to: { x: 0, y } },
    { from: east, to: { x: 100, y } },
  ]
}
