// How the plots of a capital are drawn: where each lies on the plan, how the plan lies in space, and the outline of
// plots that belong together.

import { spotKey, type Spot } from './capital'
import { SIZE } from './view'

/** Rows and columns of a city. */
export interface Extent {
  rows: number
  cols: number
}

export const CELL = 20
/** Plots outside are there only to hold a piece that sticks out. */
const OUTSIDE = 11
/** The plan laid down: the same plots, keys and places to hit. */
export const LAID = 'matrix(1 0.5 -1 0.5 0 0)'

export interface Room {
  top: number
  left: number
  bottom: number
  right: number
}

/** Where a row or column begins. */
export const edge = (line: number) =>
  line < 0 ? line * OUTSIDE : Math.min(line, SIZE) * CELL + Math.max(0, line - SIZE) * OUTSIDE

export const box = ({ row, col }: Spot) => ({
  x: edge(col),
  y: edge(row),
  width: edge(col + 1) - edge(col),
  height: edge(row + 1) - edge(row),
})

/** What an SVG of the capital has to show: flat, or in space with room for what rises at the back and for what sticks out. */
export function frameOf(
  { top, left, bottom, right }: Room,
  { rows, cols }: Extent,
  isFlat: boolean,
  out: Room,
): string {
  const [x, y, across, down] = [edge(-left), edge(-top), edge(cols + right), edge(rows + bottom)]
  if (isFlat) return `${x - 3} ${y - 3} ${across - x + 6} ${down - y + 6}`
  const [near, back] = [Math.min(x, -out.left * CELL), Math.min(y, -out.top * CELL)]
  const [far, front] = [Math.max(across, (cols + out.right) * CELL), Math.max(down, (rows + out.bottom) * CELL)]
  const [west, north] = [near - front - 17, Math.min((near + back) / 2 - 10, -36)]
  return `${west} ${north} ${far - back + 17 - west} ${(far + front) / 2 + 16 - north}`
}

/** The outline of plots that belong together. */
export function outline(spots: readonly Spot[]): string {
  const own = new Set(spots.map(spotKey))
  return spots
    .flatMap((spot) => {
      const { x: left, y: top, width, height } = box(spot)
      const open = (row: number, col: number) => !own.has(spotKey({ row: spot.row + row, col: spot.col + col }))
      return [
        open(-1, 0) ? `M${left} ${top}h${width}` : '',
        open(1, 0) ? `M${left} ${top + height}h${width}` : '',
        open(0, -1) ? `M${left} ${top}v${height}` : '',
        open(0, 1) ? `M${left + width} ${top}v${height}` : '',
      ]
    })
    .join('')
}
