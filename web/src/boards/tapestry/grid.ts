// How the plots of a capital are drawn: where each lies, and the outline of those that belong together.

import { spotKey, type Spot } from './capital'
import { SIZE } from './view'

export const CELL = 20
/** Plots outside are there only to hold a piece that sticks out. */
const OUTSIDE = 11

/** Where a row or column begins. */
export const edge = (line: number) =>
  line < 0 ? line * OUTSIDE : Math.min(line, SIZE) * CELL + Math.max(0, line - SIZE) * OUTSIDE

export const box = ({ row, col }: Spot) => ({
  x: edge(col),
  y: edge(row),
  width: edge(col + 1) - edge(col),
  height: edge(row + 1) - edge(row),
})

/** The upper left corner of a district. */
export const district = (number: number) => ({ x: 3 * CELL * (number % 3), y: 3 * CELL * Math.floor(number / 3) })

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
