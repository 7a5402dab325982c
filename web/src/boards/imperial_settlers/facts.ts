// The facts of components, told apart by their kind.

import type { Schemas } from '../../lib/types'
import { Book } from '../shared/facts'

export type CardFacts = Schemas['imperial_settlers.CardFacts']
export type AttackFacts = Schemas['imperial_settlers.AttackFacts']
export type Effect = CardFacts['effect']
export type Operation = NonNullable<Schemas['imperial_settlers.ActionFacts']['do']>
export type Bonus = Schemas['imperial_settlers.BonusFacts']

type AnyFacts =
  CardFacts | AttackFacts | Schemas['imperial_settlers.FactionFacts'] | Schemas['imperial_settlers.GameFacts']

export class FactBook extends Book<AnyFacts> {}
