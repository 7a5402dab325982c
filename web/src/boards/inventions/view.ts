// What a seat sees of Inventions, and short ways to what is in it.

import type { components } from '../../lib/openapi'
import type { Position } from '../../lib/types'

type Schemas = components['schemas']

export type View = Schemas['inventions.View']
export type Society = Schemas['inventions.Society']
export type Chronos = Schemas['inventions.Chronos']
export type Region = Schemas['inventions.Region']
export type PlacedTile = Schemas['inventions.Placed']

export const DISCIPLINES = ['economy', 'culture', 'technology'] as const
export type Discipline = (typeof DISCIPLINES)[number]
export const ROLES = ['originator', 'inventor', 'innovator'] as const

export function viewOf(position: Position): View {
  return position.view as View
}

/** The society of a seat. */
export function societyOf(view: View, seat: number | null): Society | undefined {
  return view.players.find((player) => player.seat === seat)
}

/** All societies, the automated one of a game for two too. */
export function everybody({ players, chronos }: View): (Society | Chronos)[] {
  return chronos ? [...players, chronos] : players
}

export interface Pillar {
  seat: number
  kind: 'epoch' | 'season'
}

/** The pillars on an action space. */
export function pillarsOn(view: View, space: string): Pillar[] {
  return view.players.flatMap(({ seat, epoch, seasons }) => [
    ...(epoch === space ? [{ seat, kind: 'epoch' } as const] : []),
    ...seasons.filter((other) => other === space).map(() => ({ seat, kind: 'season' }) as const),
  ])
}
