// What a seat sees of Inventions, typed, and short ways to what is in it.

import type { Position } from '../../lib/types'

export const DISCIPLINES = ['economy', 'culture', 'technology'] as const
export type Discipline = (typeof DISCIPLINES)[number]
export const ROLES = ['originator', 'inventor', 'innovator'] as const
export type Role = (typeof ROLES)[number]

/** What every society has, the automated one too. */
export interface Somebody {
  seat: number
  supply: number
  /** Influence tiles at hand. */
  tiles: string[]
  /** The box of the era marker. */
  box: string | null
  era: number
}

export interface PlacedTile {
  hex: string
  tile: string
  /** A technology tile that was used. */
  turned: boolean
  /** An economy tile with a token on it. */
  used: boolean
}

export interface Society extends Somebody {
  ip: number
  points: Record<string, number>
  influence: number
  home: Record<Discipline, number>
  exhausted: Record<Discipline, number>
  academy: number
  scholars: number
  ideas: string[]
  inventions: string[]
  tray: string[]
  aspirations: string[]
  placed: PlacedTile[]
  tokens: number
  hex_tokens: string[]
  /** Null: a goal that this seat does not see. */
  goals: (string | null)[]
  epoch: string | null
  seasons: string[]
}

export interface Milestone {
  milestone: string
  diplomats: number[]
}

export type Region = {
  region: string
  specialist_tile: string
  knowledge_tile: string
  points_side: boolean
  scholar: boolean
  card: string | null
  originators: number
  /** The stack of tiles; the top is the end. */
  prosperity: string[]
  influence: { seat: number; tile: string; face_up: boolean }[]
  /** Citizens on the map, by player. */
  population: number[]
} & Record<Role, number | null>

export interface View {
  phase: string
  era: number
  round: number
  turns: number
  active: number | null
  order: number[]
  to_go: number[]
  players: (Society | Somebody)[]
  regions: Region[]
  private: Milestone[]
  common: Milestone[]
  old_milestones: string[]
  eureka: string[]
  milestone_stacks: Record<string, number>
  display: string[]
  deck: number
  top: string | null
  progress: Record<string, number>
  discarded: string[]
  markers: number
  thread: string[]
  chronos_region?: string | null
  chronos_tiles?: string[]
}

export function viewOf(position: Position): View {
  return position.view as unknown as View
}

/** The society of a seat; Chronos has none. */
export function societyOf(view: View, seat: number | null): Society | undefined {
  const found = view.players.find((player) => player.seat === seat)
  return found && 'home' in found ? found : undefined
}

/** The automated society of a game for two. */
export function chronosOf(view: View): Somebody | undefined {
  return view.players.find((player) => !('home' in player))
}

export function regionOf(view: View, region: string): Region | undefined {
  return view.regions.find((one) => one.region === region)
}

/** Where a knowledge tile lies. */
export function regionOfKnowledge(view: View, tile: string): Region | undefined {
  return view.regions.find((one) => one.knowledge_tile === tile)
}

/** The card that decides as what citizens of a region come home: its own, or the rightmost of the display. */
export function decidingCard(view: View, region: Region): string | null {
  return region.card ?? view.display.at(-1) ?? null
}

export interface Pillar {
  seat: number
  kind: 'epoch' | 'season'
}

/** The pillars on an action space. */
export function pillarsOn(view: View, space: string): Pillar[] {
  return view.players.flatMap((player) =>
    'home' in player
      ? [
          ...(player.epoch === space ? [{ seat: player.seat, kind: 'epoch' } as const] : []),
          ...player.seasons
            .filter((other) => other === space)
            .map(() => ({ seat: player.seat, kind: 'season' }) as const),
        ]
      : [],
  )
}

/** Those whose pillars gain influence when a seat takes an action space; with Chronos season pillars watch too. */
export function watchers(view: View, seat: number | null, space: string): number[] {
  const two = chronosOf(view) !== undefined
  return pillarsOn(view, space).flatMap((pillar) =>
    pillar.seat !== seat && (two || pillar.kind === 'epoch') ? [pillar.seat] : [],
  )
}

/** Whether a seat may use an invention of this milestone: own, visited, behind Chronos, or common. */
export function hasAccess(view: View, seat: number, milestone: string, era: number | undefined): boolean {
  if (view.common.some((one) => one.milestone === milestone) || view.old_milestones.includes(milestone)) return true
  const owner = view.private.findIndex((one) => one.milestone === milestone)
  const found = view.private[owner]
  if (!found) return false
  return owner === seat || found.diplomats.includes(seat) || (era !== undefined && era < view.era)
}
