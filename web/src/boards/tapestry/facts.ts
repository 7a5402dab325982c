// The facts of components as the server describes them, typed by their kind. What is described once stays known.

import { Book } from '../shared/facts'
import type { Building, Resource } from './view'

export type Terrain = 'water' | 'mountain' | 'grassland' | 'forest' | 'desert'
export type BonusPrice = 'pay' | 'free' | 'none'

/** An effect as the files spell it; exactly one of the first names says which it is. */
export type Effect =
  | { gain: string; n: number }
  | { vp: number }
  | { vp_per: string; n: number }
  | { advance: string; benefit: boolean; bonus: BonusPrice }
  | { regress: string; benefit: boolean; bonus: BonusPrice }
  | { choose_one: Effect[][] }
  | { repeat: number; each: Effect[] }
  | { gain_landmark: string }
  | Action

export interface Action {
  do: string
  anywhere?: boolean
  just_gained?: boolean
  both_dice?: boolean
  both_dice_against_opponents?: boolean
  benefit?: boolean
  bonus?: BonusPrice
  vp_past_the_end?: number
}

export interface Bonus {
  pay: 'any' | 'territory_tile' | 'tapestry_card_from_hand' | 'tech_card'
  n: number
  then: Effect[]
}

export interface Trigger {
  on: string
  what: string | null
  then: Effect[]
}

interface Component<Kind extends string> {
  id: string
  kind: Kind
  set: 'base' | 'pp'
  source: 'seed' | 'public' | 'reconstructed'
  confidence: string
  note: string
  replaced: boolean
}

export interface TrackFacts extends Component<'track'> {
  letter: string
  resource: Resource | null
  /** By tier: resources, and `any`, `different`, `identical`. */
  costs: string[][]
  spaces: string[]
}

export interface SpaceFacts extends Component<'track_space'> {
  track: string
  /** Counted from 1. */
  index: number
  tier: number
  benefit: Effect[]
  order: 'fixed' | 'any'
  bonus: Bonus | null
  landmark: string | null
  cost: string[]
}

export interface TapestryFacts extends Component<'tapestry'> {
  timing: 'when_played' | 'this_era'
  reaction: {
    kind: 'trap' | 'anti_trap' | 'conquest_reaction'
    topples: string
    needs_own_beside: boolean
    gain: Effect[]
  } | null
  effect: Effect[]
  on: Trigger[]
  rules: string[]
  barred_track: string | null
  amounts: Record<string, number>
  placeholder: boolean
}

export interface Prerequisite {
  track: string | null
  tier: number
  building: Building | null
  uncovered: number
}

export interface TechFacts extends Component<'tech'> {
  circle: Effect[]
  square: Effect[]
  prerequisite: Prerequisite
}

export interface TerritoryFacts extends Component<'territory'> {
  /** Clockwise from the top left; edge k lies between corner k and k+1. */
  corners: Terrain[]
  interior_only: Terrain[]
  reward: Effect[]
}

export interface SpaceTileFacts extends Component<'space'> {
  effect: Effect[]
  on: Trigger[]
}

export interface LandmarkFacts extends Component<'landmark'> {
  gained_by: 'track' | 'tech_card' | 'tapestry_card' | 'space_tile' | 'landmark_card'
  tier: number
  /** Rows of `X` and `.`. */
  shape: string[]
  height_rank: number
  /** The different ways to turn it, in the order of the options. */
  turns: string[][]
  /** What stands for it on a plot. */
  letter: string
  spaces: string[]
}

export interface LandmarkCardFacts extends Component<'landmark_card'> {
  landmark: string
  at_least: number
  of: string
}

export interface CivilizationFacts extends Component<'civilization'> {
  setup: Effect[]
  start: Effect[]
  income_turns: number[]
  midgame: string
  adjustment: { gain: Effect[]; lose: string[]; source: string; confidence: string } | null
  rules: string[]
  amounts: Record<string, number>
  tokens: number
  /** Columns from bottom to top, or rows from left to right, of rewards. */
  columns: Effect[][][]
  spaces: { id: number; reward: Effect[]; to: number[] }[]
  squares: Effect[][]
  table: number[]
  categories: Record<string, number>
  treasures: Record<string, Effect[]>
  choices: string[]
  /** Of the Islanders: the terrain at the two ends of each side N, NE, SE, S, SW, NW of the printed island. */
  island?: Terrain[][]
}

export interface CapitalFacts extends Component<'capital'> {
  number: number
  pair: string
  /** Nine rows, `.` free, `#` impassable. */
  grid: string[]
}

export interface MapFacts extends Component<'map'> {
  /** `[a, b]` of each hex by its number. */
  hexes: [number, number][]
  printed: {
    hex: [number, number]
    corners: Terrain[]
    interior_only: Terrain[]
    middle_island: boolean
    start_for_capitals: number[]
  }[]
  /** For each hex its neighbours N, NE, SE, S, SW, NW by number, -1 for the rim. */
  neighbours: number[][]
  /** For each hex its printed corners, or nothing. */
  corners: Terrain[][]
  island: number
  /** The start hex by the number of a capital. */
  starts: Record<string, number>
}

export interface DieFacts extends Component<'die'> {
  tracks: string[]
  faces: Effect[][]
}

export interface DieFaceFacts {
  id: string
  kind: 'die_face'
  die: string
  effect: Effect[]
}

export interface IncomeTrackFacts extends Component<'income_track'> {
  building: Building
  resource: Resource
  spaces: string[]
}

export interface IncomeSpaceFacts {
  id: string
  kind: 'income_space'
  building: Building
  number: number
  income: Effect[]
  vp: Effect[]
}

export interface AchievementFacts extends Component<'achievement'> {
  small: number[]
  large: number[]
}

export interface DecisionFacts extends Component<'decision'> {
  number: number
  deck: 'start' | 'progress'
  automa_track: string
  shadow_track: string
  income_icon: boolean
  toppled_outpost_icon: boolean
  track_tiebreaker: string[]
  hex_tiebreaker: string
}

export interface AutomaCivilizationFacts extends Component<'automa_civilization'> {
  /** Null: the science die decides. */
  favourite_track: string | null
  effect: { income_turns: number[]; does: string | null; at_setup: boolean; then: Effect[] }[]
  pool: string[]
  removes: string | null
  amounts: Record<string, number>
}

export interface AutomaMatFacts extends Component<'automa_mat'> {
  landmarks_and_territories: number[]
  spaces: { tracks: string[]; by_turn: number[] }[]
  first_into_era: number[]
}

export interface LevelFacts extends Component<'level'> {
  level: number
  mat: string
  chart: { step: string; turns: number[]; n: number }[]
  /** Tracks, and `favourite`. */
  bots_advance: string[]
  human_advances: string[]
  extra_civilization: boolean
}

export interface GameFacts {
  id: 'game'
  kind: 'game'
  tracks: string[]
  income_tracks: string[]
  income_steps: { id: string; turns: number[] }[]
  era_bonus: number[]
  pieces: { buildings_per_type: number; outposts: number; outposts_on_start_hex: number; player_tokens: number }
  landmarks: string[]
}

export type AnyFacts =
  | TrackFacts
  | SpaceFacts
  | TapestryFacts
  | TechFacts
  | TerritoryFacts
  | SpaceTileFacts
  | LandmarkFacts
  | LandmarkCardFacts
  | CivilizationFacts
  | CapitalFacts
  | MapFacts
  | DieFacts
  | DieFaceFacts
  | IncomeTrackFacts
  | IncomeSpaceFacts
  | AchievementFacts
  | DecisionFacts
  | AutomaCivilizationFacts
  | AutomaMatFacts
  | LevelFacts
  | GameFacts

export type Kind = AnyFacts['kind']

/** Ids of two components (a tech card and its landmark) are told apart by kind. */
export class FactBook extends Book<AnyFacts> {
  kind(id: string): Kind | undefined {
    return this.describe(id)?.kind as Kind | undefined
  }

  /** The space of a track, counted from 1. */
  space(track: string, index: number): SpaceFacts | undefined {
    return this.of('track_space', this.of('track', track)?.spaces[index - 1])
  }
}
