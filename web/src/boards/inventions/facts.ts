// The facts of components, told apart by their kind.

import type { components } from '../../lib/openapi'
import { Book } from '../shared/facts'
import type { Discipline } from './view'

type Schemas = components['schemas']

export type Benefit = Schemas['inventions.Benefit']
export type HexFacts = Schemas['inventions.HexFacts']
export type ProgressFacts = Schemas['inventions.ProgressFacts']

type AnyFacts =
  | Schemas['inventions.RegionFacts']
  | Schemas['inventions.ForumFacts']
  | Schemas['inventions.IdeaFacts']
  | Schemas['inventions.MilestoneFacts']
  | Schemas['inventions.SpecialistFacts']
  | Schemas['inventions.KnowledgeFacts']
  | ProgressFacts
  | Schemas['inventions.ProsperityFacts']
  | Schemas['inventions.GoalFacts']
  | Schemas['inventions.EraFacts']
  | Schemas['inventions.EraBoxFacts']
  | HexFacts
  | Schemas['inventions.InfluenceFacts']
  | Schemas['inventions.GameFacts']

export class FactBook extends Book<AnyFacts> {
  /** The kind of a tile for the progress map. */
  kindOf(tile: string): Discipline | 'prosperity' | undefined {
    return this.of('progress_tile', tile)?.discipline ?? (this.of('prosperity_tile', tile) && 'prosperity')
  }
}
