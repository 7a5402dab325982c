// What an option costs and brings, read from the facts of the cards: shown when a thing on offer is pointed at.

import type { Facts, Option } from '../../lib/types'
import { cardFacts, type CardFacts, type Effect, type Operation } from './facts'
import { allLocations, isFaction, located, type Goods, type View } from './layout'

export interface Consequence {
  cost?: Goods
  gain?: Goods
  /** In whose realm the thing lies, if not in the own. */
  owner?: number
}

/** IMP-RAZE-06; what protects a location comes on top (IMP-RAZE-07). */
const LOCATION_PRICE = 2
const OPERATIONS: Readonly<Record<string, string>> = {
  chapel: 'raze_then_convert',
  convert: 'raze_then_convert',
  raze_freely: 'raze_location',
  steal: 'steal',
  copy_which: 'copy_raze_good',
}

export class Weigher {
  constructor(
    readonly view: View,
    readonly seat: number,
    readonly topic: string,
    readonly describe: (id: string) => Facts | undefined,
  ) {}

  weigh(option: Option): Consequence {
    const [verb, first, second] = option
    const facts = typeof first === 'string' ? cardFacts(this.describe(first)) : undefined
    switch (verb) {
      case 'exchange':
        return { cost: times(Number(first), this.describe('exchange')?.cost as Goods | undefined) }
      case 'convert':
        return { cost: { [String(first)]: 1 }, ...this.#gain(this.#operation()?.each_good_into) }
      case 'receive':
        return { gain: { [String(first)]: (this.topic === 'copy_which' && this.#operation()?.amount) || 1 } }
      case 'steal':
        return { gain: { [String(second)]: this.#operation()?.amount ?? 1 }, owner: Number(first) }
      case 'pay_with':
      case 'stash_good':
        return { cost: { [String(first)]: 1 } }
      case 'samurai':
        return this.topic === 'samurai' ? {} : { cost: { worker: 1 } }
      case 'defend':
        return { cost: { defence: 1 } }
    }
    return facts ? this.#ofCard(verb, facts, Number(second)) : {}
  }

  #ofCard(verb: string, facts: CardFacts, choice: number): Consequence {
    switch (verb) {
      case 'produce':
        return this.#gain(facts.effect.produce_choice?.options[choice])
      case 'trade':
        return { ...facts.effect.on_build?.offer?.[choice] }
      case 'build':
      case 'build_deal':
        return { cost: this.#buildCost(verb, facts), ...this.#gain(facts.bonus?.gain) }
      case 'raze':
        return { cost: this.topic === 'chapel' ? (this.#operation()?.hand_card ?? {}) : { raze: 1 }, gain: facts.raze }
      case 'raze_location':
        return { ...this.#owner(facts.id), ...this.#razePrice(facts.id), gain: facts.raze }
      case 'raze_own':
      case 'copy_good':
        return { ...this.#owner(facts.id), gain: facts.raze }
      case 'activate':
      case 'refresh':
        return {
          ...this.#owner(facts.id),
          cost: facts.effect.action?.cost ?? {},
          ...this.#gain(facts.effect.action?.gain),
        }
      case 'activate_twice':
        return {
          ...this.#owner(facts.id),
          cost: times(2, facts.effect.action?.cost),
          gain: times(2, facts.effect.action?.gain),
        }
      case 'deal':
        return { cost: { food: 1 }, ...this.#gain(facts.deal ? { [facts.deal]: 1 } : undefined) }
      case 'route':
      case 'use_deal':
      case 'take_deal':
        return { ...this.#owner(facts.id), ...this.#gain(facts.deal ? { [facts.deal]: 1 } : undefined) }
    }
    return this.#owner(facts.id)
  }

  #gain(gain: Goods | undefined): Consequence {
    return gain && Object.keys(gain).length ? { gain } : {}
  }

  #owner(card: string): Consequence {
    const found = located(this.view, card)
    return found && found.owner !== this.seat ? { owner: found.owner } : {}
  }

  /** Without the demanded location where the question says that none is given up. */
  #buildCost(verb: string, facts: CardFacts): Goods {
    const { location, ...goods } = facts.cost
    return location === undefined || verb === 'build_deal' || this.topic === 'settle' ? goods : { ...goods, location }
  }

  /** The effects of all locations that a player uses, those taken over included. */
  #effects(seat: number): Effect[] {
    return this.view.realms.flatMap((realm, owner) =>
      allLocations(realm)
        .filter((location) => (location.taken_by ?? owner) === seat)
        .flatMap((location) => cardFacts(this.describe(location.card))?.effect ?? []),
    )
  }

  /** The operation that asks, where the own locations leave no doubt which it is. */
  #operation(): Operation | undefined {
    const wanted = OPERATIONS[this.topic]
    if (wanted === undefined) return undefined
    const found = this.#effects(this.seat).flatMap(({ action }) => (action?.do?.op === wanted ? action.do : []))
    return new Set(found.map((one) => JSON.stringify(one))).size === 1 ? found[0] : undefined
  }

  #razePrice(card: string): Consequence {
    const found = located(this.view, card)
    const operation = this.#operation()
    if (!found || (this.topic === 'raze_freely' && (!operation || operation.ignore_protection))) return {}
    let price =
      this.topic === 'raze_freely'
        ? 0
        : this.topic === 'chapel'
          ? (operation?.enemy_location?.raze ?? 0)
          : LOCATION_PRICE
    price += (found.location.defence ?? 0) + (found.location.samurai ?? 0)
    if (!isFaction(card, cardFacts(this.describe(card))?.deck)) {
      for (const effect of this.#effects(found.owner)) price += effect.protect?.extra_raze ?? 0
    }
    return price ? { cost: { raze: price } } : {}
  }
}

function times(count: number, goods: Goods | undefined): Goods {
  return Object.fromEntries(Object.entries(goods ?? {}).map(([good, amount]) => [good, count * amount]))
}
