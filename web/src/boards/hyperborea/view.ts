// What a seat sees of Hyperborea, and short ways to what is in it.

import type { Schemas } from '../../lib/types'

export const COLOURS = ['green', 'red', 'purple', 'orange', 'yellow', 'blue'] as const
export const CUBES = [...COLOURS, 'grey'] as const
export type Colour = (typeof COLOURS)[number]
export type Cube = (typeof CUBES)[number]
export type View = Schemas['hyperborea.View']
export type Player = Schemas['hyperborea.PlayerView']
export type Cubes = Schemas['hyperborea.Cubes']
export type Hex = Schemas['hyperborea.HexView']
/** A hex that lies face up. */
export type Face = Schemas['hyperborea.FaceView']
export type Site = Schemas['hyperborea.SiteView']
export type Pool = Schemas['hyperborea.PoolView']
export type Terrain = Face['terrain']

export function viewOf(position: { view: unknown }): View {
  return position.view as View
}

export function playerOf(view: View, seat: number | null): Player | undefined {
  return view.players.find((player) => player.seat === seat)
}

export function placedOn(player: Player, technology: string): (Cube | null)[] {
  return player.placed.find((placed) => placed.technology === technology)?.cubes ?? []
}

/** The colours of cubes, each as often as there are cubes of it. */
export function spread(cubes: Cubes): Cube[] {
  return CUBES.flatMap((cube) => Array.from({ length: cubes[cube] }, () => cube))
}

export function countOf(cubes: Cubes): number {
  return CUBES.reduce((sum, cube) => sum + cubes[cube], 0)
}

/** How many end conditions are met, of those that the game needs. */
export function conditions(view: View): { met: number; needed: number } {
  return { met: view.fulfilled.length, needed: view.conditions }
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
