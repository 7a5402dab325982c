// The capital: plots, what stands there, where a piece would fit and lie, and what a placement completes.

import type { FactBook } from './facts'
import { BUILDINGS, plotsOf, SIZE, type Player } from './view'

export const FREE = '.'
export const ROCK = '#'
export const MARKER = 'x'
const LETTERS: Readonly<Record<string, string>> = { m: 'market', h: 'house', f: 'farm', a: 'armory' }
/** The rule of a card or civilization that opens the impassable plots. */
const ON_ROCKS = 'build_on_impassable'

/** A plot, or the upper left corner of a piece; outside the capital too, for a piece may stick out. */
export interface Spot {
  row: number
  col: number
}

export const isInside = ({ row, col }: Spot): boolean => row >= 0 && col >= 0 && row < SIZE && col < SIZE
export const numberOf = ({ row, col }: Spot): number => row * SIZE + col
export const spotKey = ({ row, col }: Spot): string => `${row} ${col}`

export function isBuilding(name: string): boolean {
  return (BUILDINGS as readonly string[]).includes(name)
}

/** What stands on a plot: a building or a landmark; undefined where nothing does. */
export function standingOn(letter: string, player: Player, book: FactBook): string | undefined {
  return LETTERS[letter] ?? player.landmarks.find((name) => book.of('landmark', name)?.letter === letter)
}

/** The landmarks in a capital, each with the plots that it covers. */
export function landmarksIn(player: Player, book: FactBook): { name: string; spots: Spot[] }[] {
  const plots = plotsOf(player)
  return player.landmarks.flatMap((name) => {
    const letter = book.of('landmark', name)?.letter
    const spots = plots.flatMap((plot, number) =>
      plot === letter ? [{ row: Math.floor(number / SIZE), col: number % SIZE }] : [],
    )
    return spots.length ? [{ name, spots }] : []
  })
}

/** Where the parts of a piece lie when its corner is here, inside the capital or not. */
export function partsAt(shape: readonly string[], { row, col }: Spot): Spot[] {
  return shape.flatMap((line, down) =>
    [...line].flatMap((mark, across) => (mark === 'X' ? [{ row: row + down, col: col + across }] : [])),
  )
}

/** The plots, as numbers row by row, that a piece covers when placed; those outside the capital are lost. */
export function covered(shape: readonly string[], row: number, col: number): number[] {
  return partsAt(shape, { row, col }).filter(isInside).map(numberOf)
}

/** The part by which a piece is held: the one nearest to its middle. */
export function gripOf(shape: readonly string[]): Spot {
  const [down, across] = [(shape.length - 1) / 2, ((shape[0]?.length ?? 1) - 1) / 2]
  const far = ({ row, col }: Spot) => (row - down) ** 2 + (col - across) ** 2
  return partsAt(shape, { row: 0, col: 0 }).reduce((best, part) => (far(part) < far(best) ? part : best), {
    row: Infinity,
    col: Infinity,
  })
}

/** The corner of a piece that is held over a plot. */
export function cornerOver(shape: readonly string[], plot: Spot): Spot {
  const grip = gripOf(shape)
  return { row: plot.row - grip.row, col: plot.col - grip.col }
}

/** The plot over which a piece is held whose corner is here. */
export function plotUnder(shape: readonly string[], corner: Spot): Spot {
  const grip = gripOf(shape)
  return { row: corner.row + grip.row, col: corner.col + grip.col }
}

/** The plots that nothing can be placed on. */
export function closedPlots(player: Player, book: FactBook): Set<number> {
  const onRocks =
    player.mats.some(({ civilization }) => book.of('civilization', civilization)?.rules.includes(ON_ROCKS)) ||
    player.in_force.some(([card]) => book.of('tapestry', String(card))?.rules.includes(ON_ROCKS))
  const open = onRocks ? [FREE, ROCK, MARKER] : [FREE]
  return new Set(plotsOf(player).flatMap((letter, number) => (open.includes(letter) ? [] : [number])))
}

/** Whether a piece may lie here: it covers a plot, and none that is closed. */
export function fits(shape: readonly string[], { row, col }: Spot, closed: ReadonlySet<number>): boolean {
  const plots = covered(shape, row, col)
  return plots.length > 0 && !plots.some((plot) => closed.has(plot))
}

/** All corners where a piece may lie. */
export function fitting(shape: readonly string[], closed: ReadonlySet<number>): Spot[] {
  const [height, width] = [shape.length, shape[0]?.length ?? 0]
  const rows = Array.from({ length: SIZE + height - 1 }, (_, row) => row + 1 - height)
  const cols = Array.from({ length: SIZE + width - 1 }, (_, col) => col + 1 - width)
  return rows.flatMap((row) => cols.map((col) => ({ row, col }))).filter((corner) => fits(shape, corner, closed))
}

/** The shape of what is being placed: one plot for a building. */
export function shapeOf(book: FactBook, about: { piece: string; at: number } | undefined): readonly string[] {
  if (!about || isBuilding(about.piece)) return ['X']
  return book.of('landmark', about.piece)?.turns[about.at] ?? ['X']
}

export interface Completed {
  rows: number[]
  columns: number[]
  /** Districts, counted row by row from 0. */
  districts: number[]
}

const ALL = Array.from({ length: SIZE }, (_, index) => index)
const LINES = {
  rows: ALL.map((row) => ALL.map((col) => row * SIZE + col)),
  columns: ALL.map((col) => ALL.map((row) => row * SIZE + col)),
  districts: ALL.map((district) =>
    ALL.map((plot) => (3 * Math.floor(district / 3) + Math.floor(plot / 3)) * SIZE + 3 * (district % 3) + (plot % 3)),
  ),
}

/** What is complete with these plots filled besides. */
export function completeWith(player: Player, more: readonly number[] = []): Completed {
  const plots = plotsOf(player)
  const filled = new Set([...more, ...plots.flatMap((letter, plot) => (letter === FREE ? [] : [plot]))])
  const full = (lines: number[][]) => ALL.filter((line) => lines[line]?.every((plot) => filled.has(plot)))
  return { rows: full(LINES.rows), columns: full(LINES.columns), districts: full(LINES.districts) }
}

/** What a placement newly completes. */
export function completedBy(player: Player, plots: readonly number[]): Completed {
  const [before, after] = [completeWith(player), completeWith(player, plots)]
  const fresh = (key: keyof Completed) => after[key].filter((line) => !before[key].includes(line))
  return { rows: fresh('rows'), columns: fresh('columns'), districts: fresh('districts') }
}

/** How far plots lie outside the capital, on each side. */
export function roomFor(plots: readonly Spot[]): { top: number; left: number; bottom: number; right: number } {
  const most = (far: (plot: Spot) => number) => Math.max(0, ...plots.map(far))
  return {
    top: most(({ row }) => -row),
    left: most(({ col }) => -col),
    bottom: most(({ row }) => row - SIZE + 1),
    right: most(({ col }) => col - SIZE + 1),
  }
}
