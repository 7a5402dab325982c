// The facts of components as the server describes them, as far as the board reads them.

import type { Facts } from '../../lib/types'
import type { Goods, Row } from './layout'

export interface Operation {
  op: string
  good?: string
  amount?: number
  hand_card?: Goods
  enemy_location?: Goods
  each_good_into?: Goods
  ignore_protection?: boolean
}

export interface Effect {
  produce?: { gain: Goods }
  produce_per?: { good: string; amount: number; colour?: string; samurai?: boolean; max?: number }
  produce_choice?: { options: Goods[] }
  produce_draw?: { deck: string; draw: number; keep: number }
  produce_copy?: object
  action?: { cost: Goods; times: number; do?: Operation; gain?: Goods }
  on_build?: { colour?: string; affiliation?: string; gain?: Goods; offer?: { cost: Goods; gain: Goods }[] }
  on_raze?: { target: string; gain: Goods }
  on_deal?: { gain: Goods }
  on_enemy_exchange?: { gain: Goods }
  on_gain_vp?: { single_source_at_least: number; gain: Goods }
  store?: { goods: string[]; max: number | null }
  protect?: { extra_raze: number }
  stash?: { what: string; vp_each_at_end: number }
}

export interface Bonus {
  gain?: Goods
  per_colour?: { colour: string; gain: Goods; max?: number }
  samurai?: number
}

export interface Provenance {
  source: string
  confidence: string
  note: string
  replaced: boolean
}

export interface CardFacts extends Provenance {
  id: string
  card: string
  deck: string
  kind: Row
  colours: string[]
  cost: Goods
  deal: string | null
  raze: Goods
  bonus: Bonus | null
  effect: Effect
  vp: number
}

export interface FactionFacts extends Provenance {
  kind: 'faction'
  production: Goods
  storage: { goods: string[]; max?: number | null }
}

export interface AttackFacts extends Provenance {
  kind: 'attack'
  target: string
}

export function cardFacts(facts: Facts | undefined): CardFacts | undefined {
  return facts && 'effect' in facts ? (facts as unknown as CardFacts) : undefined
}

export function factionFacts(facts: Facts | undefined): FactionFacts | undefined {
  return facts?.kind === 'faction' ? (facts as unknown as FactionFacts) : undefined
}

export function attackFacts(facts: Facts | undefined): AttackFacts | undefined {
  return facts?.kind === 'attack' ? (facts as unknown as AttackFacts) : undefined
}
