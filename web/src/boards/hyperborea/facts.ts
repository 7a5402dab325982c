// The facts of components as the server describes them, typed by their kind. What is described once stays known.

import { Book } from '../shared/facts'
import type { Colour, Cube, Terrain, Zone } from './view'

export type Space = Cube | 'any'

export interface Group {
  row: string
  steps: number
}

/** An effect as the files spell it; only what it has is there. */
export type Effect = Partial<Record<Points, number>> & { develop?: Group[]; choice?: Effect[] }

export const POINTS = [
  ...([
    'move',
    'fly',
    'teleport',
    'attack',
    'ranged_attack',
    'fortress',
    'figure',
    'deploy',
    'gem',
    'technology',
  ] as const),
  ...(['draw', 'cube', 'recover', 'clear', 'discard_grey'] as const),
] as const
export type Points = (typeof POINTS)[number]

export interface Passive {
  ignore_terrain?: Terrain[]
  on_activate?: { technology: string; effect: Effect }
  on_kill?: { target: 'figure' | 'ghost' | 'any'; effect: Effect; limit: number }
  on_reset?: Effect
  on_technology?: Effect
  keep_fortresses?: boolean
  fortress_strength?: number
  minimum_figures?: number
  starting_figures?: number
  upgrade_threshold?: number
  ruin_choice?: number
  end_phase_draw?: number
  grey_as_any?: boolean
  no_stop?: boolean
  no_grey_on_technology?: boolean
}

interface Component<Kind extends string> {
  id: string
  kind: Kind
  source: 'seed' | 'public' | 'reconstructed'
  confidence: string
  note: string
  replaced: boolean
}

export interface BaseFacts extends Component<'base_technology'> {
  colour: Colour
  sets: string[]
}

export interface SetFacts extends Component<'set'> {
  technology: string
  colour: Colour
  number: number
  spaces: Space[]
  effect: Effect
}

export interface CardFacts extends Component<'card'> {
  stack: string
  spaces: Space[]
  vp: number
  effect: Effect
  start_of_turn: Effect | null
  passive: Passive | null
  continuous: boolean
}

export interface CityFacts extends Component<'city'> {
  zone: Zone
  effect: Effect
}

export interface TokenFacts extends Component<'ruin_token'> {
  metal: 'bronze' | 'silver' | 'gold'
  effect: Effect
}

export interface TileFacts extends Component<'faction_tile'> {
  faction: string
  passive: Passive
}

export interface FactionFacts extends Component<'faction'> {
  colour: Colour
  tiles: string[]
}

export interface ObjectiveFacts extends Component<'objective'> {
  threshold: number
  threshold_two_players: number
}

export interface GameFacts {
  id: 'game'
  kind: 'game'
  base_technologies: string[]
  stacks: string[]
  objectives: string[]
  parts: string[]
  start: {
    last_level: number
    upgrade_threshold: number
    full_upgrade: number
    face_up: number
    conditions: Record<string, number>
  }
  pieces: { figures: number; fortresses: number }
  points: { homeland: number; borderland: number; centre: number }
}

type AnyFacts =
  BaseFacts | SetFacts | CardFacts | CityFacts | TokenFacts | TileFacts | FactionFacts | ObjectiveFacts | GameFacts

export class FactBook extends Book<AnyFacts> {
  /** A set of a base technology or an advanced technology: both have spaces for cubes. */
  technology(id: string | null | undefined): SetFacts | CardFacts | undefined {
    return this.of('set', id) ?? this.of('card', id)
  }
}
