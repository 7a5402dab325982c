// What a seat sees of Hyperborea, typed, and short ways to what is in it.

import type { Option, Position } from '../../lib/types'

export const COLOURS = ['green', 'red', 'purple', 'orange', 'yellow', 'blue'] as const
export const CUBES = [...COLOURS, 'grey'] as const
export type Colour = (typeof COLOURS)[number]
export type Cube = (typeof CUBES)[number]
export type Cubes = Record<Cube, number>
export type Terrain = 'desert' | 'forest' | 'swamp' | 'mountain'
export type Zone = 'homeland' | 'borderland' | 'centre'

export interface Placed {
  technology: string
  cubes: (Cube | null)[]
}

export interface Player {
  seat: number
  faction: string
  tile: string | null
  /** The hexes of the homeland, the capital first. */
  home: number[]
  /** What the game would bring if it ended now, by part. */
  points: Record<string, number>
  score: number
  gems: number
  ghosts: number
  /** The seats of the figures in it. */
  graveyard: number[]
  figures: number
  fortresses: number
  bag: Cubes
  available: Cubes
  unused: Cubes
  levels: Record<Colour, number>
  cards: string[]
  placed: Placed[]
  /** Null: a token that this seat does not see. */
  stored: (string | null)[]
  objectives: string[]
}

export interface Site {
  /** A seat, or a ghost. */
  in: number | 'ghost' | null
  city?: string
  /** How many tokens lie on a ruin. */
  tokens?: number
}

/** A hex that lies face up. */
export interface Land {
  land: string
  terrain: Terrain
  sites: Site[]
  figures: number[]
  fortresses: number[]
  control: number | null
  /** Where the active player has figures outside sites: how many may walk, and what the steps cost. */
  free?: number
  steps?: { to: number; cost: number }[]
}

export type Hex = { hex: number; q: number; r: number; zone: Zone } & (Land | { land?: undefined })

export interface Pool {
  points: Record<string, number>
  develop: { row: string; steps: number }[]
  on_cubes: { effect: string; source: string; number: number; technology: string | null }[]
}

export interface View {
  phase: string
  length: 'short' | 'normal' | 'long'
  mode: string
  active: number
  first: number
  turns: number
  fulfilled: string[]
  ending: number | null
  players: Player[]
  hexes: Hex[]
  pool: Pool
  display: (string | null)[]
  grey_on: number[]
  stacks: number[]
  supply: Cubes
  ghosts: number
  tokens: Record<string, number>
  looked_at: (string | null)[]
  used_tokens: string[]
}

export function viewOf(position: Position): View {
  return position.view as unknown as View
}

export function playerOf(view: View, seat: number | null): Player | undefined {
  return view.players.find((player) => player.seat === seat)
}

/** A hex that lies face up, with all that stands on it. */
export function landOf(view: View, number: number): (Hex & Land) | undefined {
  const hex = view.hexes[number]
  return hex?.land === undefined ? undefined : hex
}

export function placedOn(player: Player, technology: string): (Cube | null)[] {
  return player.placed.find((placed) => placed.technology === technology)?.cubes ?? []
}

/** The space that a cube would take: one of its own colour first, which leaves those for any colour to all others. */
export function spaceFor(spaces: readonly string[], cubes: readonly (Cube | null)[], cube: string): number {
  const free = (kind: string) => spaces.findIndex((space, at) => space === kind && !cubes[at])
  const own = free(cube)
  return own < 0 ? free('any') : own
}

/** The colours of cubes, each as often as there are cubes of it. */
export function spread(cubes: Cubes): Cube[] {
  return CUBES.flatMap((cube) => Array.from({ length: cubes[cube] }, () => cube))
}

export function countOf(cubes: Cubes): number {
  return CUBES.reduce((sum, cube) => sum + cubes[cube], 0)
}

/** What a step or flight costs: movement points for a step, 1 flight point else. */
export function priceOf(view: View, [verb, from, to]: Option): number {
  if (verb !== 'move') return 1
  return landOf(view, Number(from))?.steps?.find((step) => step.to === to)?.cost ?? 1
}

/** What is left for this turn, as chips: points first, then development steps, then effects on cubes. */
export interface Chip {
  key: string
  notion: string
  amount: number
  /** The kind of row of development steps, or what has produced an effect on cubes. */
  of?: string
}

export function chipsOf({ points, develop, on_cubes }: Pool): Chip[] {
  const steps = new Map<string, Chip>()
  for (const { row, steps: number } of develop) {
    const loose = row === 'free'
    const key = loose ? 'develop free' : `develop ${row} ${number}`
    const known = steps.get(key)
    if (known && loose) known.amount += number
    else if (known)
      steps.set(`${key} ${steps.size}`, { key: `${key} ${steps.size}`, notion: 'develop', amount: number, of: row })
    else steps.set(key, { key, notion: 'develop', amount: number, of: row })
  }
  return [
    ...Object.entries(points).map(([notion, amount]) => ({ key: notion, notion, amount })),
    ...steps.values(),
    ...on_cubes.map(({ effect, source, number }, at) => ({
      key: `${effect} ${at}`,
      notion: effect,
      amount: number,
      of: source,
    })),
  ]
}
