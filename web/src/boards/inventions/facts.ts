// The facts of components as the server describes them, typed by their kind.

import { Book } from '../shared/facts'
import type { Discipline } from './view'

export interface Benefit {
  op: string
  /** Not there: 1. */
  amount?: number
  action?: string
  discipline?: Discipline | 'choice'
  influence?: number
}

interface Component<Kind extends string> {
  id: string
  kind: Kind
  source: 'seed' | 'public' | 'reconstructed'
  confidence: string
  note: string
  replaced: boolean
}

export interface RegionFacts extends Component<'region'> {
  number: number
  adjacent: string[]
  influence_spaces: number[]
}

export interface ForumFacts extends Component<'forum'> {
  actions: string[]
}

export interface IdeaFacts extends Component<'idea'> {
  era: number
  discipline: Discipline
  /** Empty: a prehistoric invention. */
  milestone: string
  extra: Discipline[]
  points: number
  chain: string
}

export interface MilestoneFacts extends Component<'milestone'> {
  letter: string
  era: number
  spaces: number
  action: string
}

export interface SpecialistFacts extends Component<'specialist_tile'> {
  specialists: number
  benefit: Benefit
}

export interface KnowledgeFacts extends Component<'knowledge_tile'> {
  benefit: Benefit
}

export interface ProgressFacts extends Component<'progress_tile'> {
  discipline: Discipline
  number: number
  benefit: Benefit | null
  on: string | null
  links: [string, string] | null
}

export interface ProsperityFacts extends Component<'prosperity_tile'> {
  letter: string
  points: number
  beside: string | null
  itself: boolean
  pairs: [string, string] | null
}

export interface GoalFacts extends Component<'private_goal'> {
  stack: string
}

export interface EraFacts extends Component<'era'> {
  era: number
  rounds: number
  letter: string
}

export interface BoxFacts extends Component<'era_box'> {
  era: number
  position: number
  benefit: Benefit | null
}

export interface HexFacts extends Component<'progress_hex'> {
  at: [number, number]
  token: boolean
  benefit: Benefit | null
}

export interface InfluenceFacts extends Component<'influence_tile'> {
  citizens: number
  benefit: Benefit
}

export interface Level {
  id: string
  least: number
  markers: number
  points: number
  loss?: number
}

export interface GameFacts {
  id: 'game'
  kind: 'game'
  actions: string[]
  disciplines: Discipline[]
  letters: string[]
  /** The regions by their numbers. */
  path: string[]
  forums: string[]
  eras: string[]
  boxes: string[]
  hexes: string[]
  /** The hexes beside each hex. */
  beside: Record<string, string[]>
  influence_levels: Level[]
  knowledge_points: number
  pieces: {
    influence_most: number
    tray: number
    /** By how many tiles lie in the tray, from one on. */
    tray_costs: number[]
    technology_influence: number
    base_cost: number
    prosperity_cost: number
    goals_scored: number
  }
}

type AnyFacts =
  | RegionFacts
  | ForumFacts
  | IdeaFacts
  | MilestoneFacts
  | SpecialistFacts
  | KnowledgeFacts
  | ProgressFacts
  | ProsperityFacts
  | GoalFacts
  | EraFacts
  | BoxFacts
  | HexFacts
  | InfluenceFacts
  | GameFacts

export class FactBook extends Book<AnyFacts> {
  /** The kind of a tile for the progress map. */
  kindOf(tile: string): Discipline | 'prosperity' | undefined {
    return this.of('progress_tile', tile)?.discipline ?? (this.of('prosperity_tile', tile) && 'prosperity')
  }

  /** The section of the influence track. */
  level(influence: number): Level | undefined {
    return this.game()?.influence_levels.findLast(({ least }) => influence >= least)
  }
}
