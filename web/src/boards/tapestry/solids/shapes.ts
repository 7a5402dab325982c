// Words for building: each makes a solid.

import type { Solid } from './solids'

export const PANE = 'light-dark(#3b4a5a, #ffd97a)'
export const DOOR = 'light-dark(#5d3a1c, #ffcf66)'
export const CREAM = '#efe2c2'
export const STONE = '#b9ad98'
export const BRICK = '#b5403c'
export const SLATE = '#8f9aa6'
export const GOLD = '#d9a520'
export const GLASS = '#8fc7dc'

type Openings = readonly [count: number, from: number, to: number, colour?: string]

export function box(
  ...[x, y, w, d, z, h, colour, panes]: [number, number, number, number, number, number, string, Openings?]
): Solid {
  const made: Solid = { solid: 'box', x, y, w, d, z, h, colour }
  if (!panes) return made
  const [count, from, to, pane = PANE] = panes
  return { ...made, openings: { count, from, to, colour: pane } }
}

/** A roof over a box with eaves all around; its ridge runs along the rows, or else along the columns. */
export function gable(
  ...[x, y, w, d, z, h, colour, along = false]: [number, number, number, number, number, number, string, boolean?]
): Solid {
  return { solid: 'gable', x: x - 0.08, y: y - 0.08, w: w + 0.16, d: d + 0.16, z, h, colour, along }
}

export function pyramid(
  ...[x, y, w, d, z, h, colour]: [number, number, number, number, number, number, string]
): Solid {
  return { solid: 'pyramid', x, y, w, d, z, h, colour }
}

/** `top`: its radius there, if another; 0 makes a cone. */
export function drum(
  ...[x, y, radius, z, h, colour, top]: [number, number, number, number, number, string, number?]
): Solid {
  return { solid: 'drum', x, y, z, h, radius, colour, ...(top === undefined ? {} : { top }) }
}

export function dome(...[x, y, radius, z, h, colour]: [number, number, number, number, number, string]): Solid {
  return { solid: 'dome', x, y, z, h, radius, colour }
}

export function smoke(x: number, y: number, z: number): Solid {
  return { solid: 'smoke', x, y, z }
}

/** The paved ground of a landmark. */
export function slab(x: number, y: number, w: number, d: number, colour: string): Solid {
  return box(x + 0.06, y + 0.06, w - 0.12, d - 0.12, 0, 0.1, colour)
}

/** So many columns in a row from one point to another. */
export function colonnade(
  ...[count, from, to, z, h, colour]: [
    number,
    readonly [number, number],
    readonly [number, number],
    number,
    number,
    string,
  ]
): Solid[] {
  return Array.from({ length: count }, (_, n) => {
    const part = count > 1 ? n / (count - 1) : 0
    return drum(from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1]), 0.09, z, h, colour)
  })
}
