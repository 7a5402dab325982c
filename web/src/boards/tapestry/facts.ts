// The facts of components as the game describes them, typed by their kind. What is described once stays known.

import type { components } from '../../lib/openapi'
import { Book } from '../shared/facts'

type Schemas = components['schemas']

/** An effect as the files spell it. */
export type Effect = Schemas['tapestry.EffectFacts']
export type Bonus = Schemas['tapestry.BonusFacts']
export type CivilizationFacts = Schemas['tapestry.CivilizationFacts']
export type CapitalFacts = Schemas['tapestry.CapitalFacts']
export type MapFacts = Schemas['tapestry.MapFacts']
export type Terrain = Schemas['tapestry.TerritoryFacts']['corners'][number]

export type AnyFacts =
  | CivilizationFacts
  | MapFacts
  | Schemas['tapestry.MasterpieceFacts']
  | Schemas['tapestry.InspirationFacts']
  | Schemas['tapestry.SpaceFacts']
  | Schemas['tapestry.AchievementFacts']
  | CapitalFacts
  | Schemas['tapestry.DecisionFacts']
  | Schemas['tapestry.DieFaceFacts']
  | Schemas['tapestry.GameFacts']
  | Schemas['tapestry.IncomeSpaceFacts']
  | Schemas['tapestry.IncomeTrackFacts']
  | Schemas['tapestry.LandmarkCardFacts']
  | Schemas['tapestry.LandmarkFacts']
  | Schemas['tapestry.SpaceTileFacts']
  | Schemas['tapestry.TapestryFacts']
  | Schemas['tapestry.TechFacts']
  | Schemas['tapestry.TerritoryFacts']
  | Schemas['tapestry.TrackFacts']

export type Kind = AnyFacts['kind']

/** Ids of two components (a tech card and its landmark) are told apart by kind. */
export class FactBook extends Book<AnyFacts> {
  kind(id: string): Kind | undefined {
    return this.describe(id)?.kind as Kind | undefined
  }
}
