// The facts of components as the server describes them, by their kind. What is described once stays known.

import type { Schemas } from '../../lib/types'
import { Book } from '../shared/facts'

export type Effect = Schemas['hyperborea.Effect']
export type Passive = Schemas['hyperborea.Passive']

/** What an effect can give besides development steps, in the order in which it is shown. */
export const POINTS = [
  ...(['move', 'fly', 'teleport', 'attack', 'ranged_attack', 'fortress', 'figure', 'deploy', 'gem'] as const),
  ...(['technology', 'draw', 'cube', 'recover', 'clear', 'discard_grey'] as const),
]

type SetFacts = Schemas['hyperborea.SetFacts']
type CardFacts = Schemas['hyperborea.CardFacts']
type AnyFacts =
  | SetFacts
  | CardFacts
  | Schemas['hyperborea.BaseFacts']
  | Schemas['hyperborea.CityFacts']
  | Schemas['hyperborea.TokenFacts']
  | Schemas['hyperborea.TileFacts']
  | Schemas['hyperborea.FactionFacts']
  | Schemas['hyperborea.TerrainFacts']
  | Schemas['hyperborea.GameFacts']

export class FactBook extends Book<AnyFacts> {}
