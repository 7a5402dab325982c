// Where the seven regions lie on our own chart of the world, in hundredths of its width and height; and the ways between them.

import type { Point } from '../shared/hexes'

export const CENTRES: Readonly<Record<string, Point>> = {
  north_america: { x: 12.8, y: 21 },
  south_america: { x: 12.8, y: 72 },
  europe: { x: 37.4, y: 21 },
  africa: { x: 37.4, y: 72 },
  middle_east: { x: 62.3, y: 46 },
  asia: { x: 87.4, y: 21 },
  australia: { x: 87.4, y: 72 },
}

/** The frame of the chart, and the coasts in it. */
export const CHART = { width: 780, height: 398 }
export const LANDS: readonly string[] = [
  'M14 44C30 20 60 30 84 18C110 8 150 10 186 22C204 34 196 52 188 66C176 92 160 100 150 122C142 142 128 152 122 172C118 188 108 184 102 170C94 150 84 140 66 126C44 110 6 84 14 44Z',
  'M92 206C112 190 146 200 164 214C186 230 188 254 176 278C164 304 152 322 146 350C142 376 122 388 114 366C108 340 92 318 80 292C68 262 70 224 92 206Z',
  'M232 40C246 16 282 12 312 16C346 18 384 14 398 34C404 54 386 70 372 88C356 106 338 104 318 120C300 134 272 128 254 112C232 96 220 66 232 40Z',
  'M244 204C270 180 318 178 352 192C384 206 402 220 392 248C382 272 364 286 352 318C344 350 328 384 304 386C282 386 278 346 266 318C250 290 216 238 244 204Z',
  'M416 120C440 98 486 104 528 112C556 120 566 146 560 176C554 214 540 244 510 258C480 268 452 250 434 224C414 196 400 144 416 120Z',
  'M444 44C476 14 548 20 604 12C664 6 742 14 764 40C778 66 764 100 740 126C724 146 728 172 706 180C684 186 676 156 654 140C632 126 604 126 580 104C556 88 466 92 444 44Z',
  'M604 262C630 238 668 246 700 242C738 240 766 264 764 302C760 342 728 372 690 370C660 366 638 350 616 340C586 324 580 288 604 262Z',
]

export interface Line {
  from: Point
  to: Point
}

/** Where two regions lie closer around the back of the globe, a line leaves on one side and comes back on the other. */
const HALF_ROUND = 60

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
