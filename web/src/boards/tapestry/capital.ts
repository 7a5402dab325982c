// The capital: plots, what stands there, where a piece would fit and lie, and what a placement completes.

import type { FactBook } from './facts'
import { BUILDINGS, plotsOf, SIZE, type Player } from './view'

export const FREE = '.'
export const ROCK = '#'
export const MARKER = 'x'
/** Beyond the edge of a smaller city. */
export const OUTSIDE = ' '
/** What is printed on a mat, or lies there, and bears no building. */
const GROUNDS: Readonly<Record<string, string>> = {
  [ROCK]: 'rock',
  '~': 'water',
  '*': 'wisp',
  o: 'pad',
  [MARKER]: 'token',
}

/** A plot, or the upper left corner of a piece; outside the capital too, for a piece may stick out. */
export interface Spot {
  row: number
  col: number
}

export const isInside = ({ row, col }: Spot): boolean => row >= 0 && col >= 0 && row < SIZE && col < SIZE
export const numberOf = ({ row, col }: Spot): number => row * SIZE + col
export const spotKey = ({ row, col }: Spot): string => `${row} ${col}`

export const spotOf = (number: number): Spot => ({ row: Math.floor(number / SIZE), col: number % SIZE })

/** What a letter of the plots stands for where nothing is built. */
export const groundOf = (letter: string): string | undefined => GROUNDS[letter]

/** How many rows and columns a city has. */
export function extentOf(plots: readonly string[]): { rows: number; cols: number } {
  const spots = plots.flatMap((letter, number) => (letter === OUTSIDE ? [] : [spotOf(number)]))
  const most = (of: (spot: Spot) => number) => Math.max(0, ...spots.map((spot) => of(spot) + 1))
  return { rows: most(({ row }) => row), cols: most(({ col }) => col) }
}

export function isBuilding(name: string): boolean {
  return (BUILDINGS as readonly string[]).includes(name)
}

/** What stands on a plot: a building or a landmark; undefined where nothing does. */
export function standingOn(letter: string, player: Player, book: FactBook): string | undefined {
  return book.game()?.plots[letter] ?? player.landmarks.find((name) => book.of('landmark', name)?.letter === letter)
}

/** The landmarks in a capital, each with the plots that it covers. */
export function landmarksIn(player: Player, book: FactBook): { name: string; spots: Spot[] }[] {
  const plots = plotsOf(player)
  return player.landmarks.flatMap((name) => {
    const letter = book.of('landmark', name)?.letter
    const spots = plots.flatMap((plot, number) => (plot === letter ? [spotOf(number)] : []))
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

/** The shape of what is being placed: one plot for a building. */
export function shapeOf(book: FactBook, about: { piece: string; at: number } | null | undefined): readonly string[] {
  if (!about || isBuilding(about.piece)) return ['X']
  return book.of('landmark', about.piece)?.turns[about.at] ?? ['X']
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

/** The parts of all landmarks in a capital, those outside it too. */
export function partsOfLandmarks(player: Player, book: FactBook): Spot[] {
  return landmarksIn(player, book).flatMap(({ name, spots }) => {
    const turns = book.of('landmark', name)?.turns ?? []
    const found = turnOf(turns, spots)
    return found ? partsAt(turns[found.turn] ?? [], found.corner) : []
  })
}

/** How a landmark stands that covers these plots: its turn and its corner, outside the capital where it sticks out. */
export function turnOf(
  turns: readonly (readonly string[])[],
  spots: readonly Spot[],
): { turn: number; corner: Spot } | null {
  const wanted = spots.map(numberOf).sort((one, other) => one - other)
  for (const [turn, shape] of turns.entries())
    for (let row = 1 - shape.length; row < SIZE; row++)
      for (let col = 1 - (shape[0]?.length ?? 1); col < SIZE; col++) {
        const plots = covered(shape, row, col).sort((one, other) => one - other)
        if (plots.length === wanted.length && plots.every((plot, n) => plot === wanted[n]))
          return { turn, corner: { row, col } }
      }
  return null
}
