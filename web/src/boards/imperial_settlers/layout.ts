// The table of Imperial Settlers: what the view shows, and where on the board each option is offered.

import type { Option, Position, Schemas } from '../../lib/types'
import { byPlace } from '../shared/places'
import { BUTTON_VERBS } from './buttons'

export type Goods = Record<string, number>
export const ROWS = ['production', 'feature', 'action'] as const
export type Row = (typeof ROWS)[number]

/** The supply on a faction board as we lay it out, three by three: the hand and the points lie there too. */
export const SUPPLY = ['wood', 'stone', 'food', 'gold', 'worker', 'card', 'raze', 'defence', 'vp'] as const

export type Location = Schemas['imperial_settlers.LocationView']
export type Realm = Schemas['imperial_settlers.RealmView']
export type View = Schemas['imperial_settlers.View']

export function viewOf(position: Position): View {
  return position.view as View
}

/** The place of the neutral player's realm in the solo game, behind the only seat. */
export function neutralOf(view: View): number | null {
  return view.attack_row ? view.realms.length - 1 : null
}

/** The realms of players in their order from a seat on; from the first for one who only looks on. */
export function rivalsOf(view: View, seat: number | null): number[] {
  const players = view.realms.length - (neutralOf(view) === null ? 0 : 1)
  const all = Array.from({ length: players }, (_, step) => ((seat ?? 0) + step) % players)
  return seat === null ? all : all.slice(1)
}

/** The cards that a seat is looking at: its own of the piles going round, or those just drawn. */
export function lookedAt(view: View, seat: number | null): string[] {
  if (seat === null) return []
  const pile = view.looking.length > 1 ? view.looking[seat] : view.looking[0]
  return (pile ?? []).filter((card) => card !== null)
}

export function allLocations(realm: Realm): Location[] {
  return ROWS.flatMap((row) => realm[row])
}

/** In whose realm a location lies, and what lies on it. */
export function located(view: View, card: string): { owner: number; location: Location } | null {
  for (const [owner, realm] of view.realms.entries()) {
    const location = allLocations(realm).find((other) => other.card === card)
    if (location) return { owner, location }
  }
  return null
}

// -- places: every spot of the board that may stand for options has a name ----------------------------------------

export const place = {
  faction: (name: string) => `faction ${name}`,
  offer: (card: string) => `offer ${card}`,
  looking: (card: string) => `looking ${card}`,
  hand: (card: string) => `hand ${card}`,
  location: (card: string) => `location ${card}`,
  foundation: (card: string) => `foundation ${card}`,
  deal: (seat: number, card: string) => `deal ${seat} ${card}`,
  attack: (card: string) => `attack ${card}`,
  good: (seat: number, good: string) => `good ${seat} ${good}`,
  deck: (deck: string) => `deck ${deck}`,
  exchange: (seat: number) => `exchange ${seat}`,
  seat: (seat: number) => `seat ${seat}`,
}

const FROM_HAND = new Set(['build', 'deal', 'raze', 'discard', 'found', 'stash_card'])
const AT_LOCATION = new Set([
  ...['produce', 'produce_again', 'trade', 'raze_location', 'raze_own', 'activate', 'activate_twice', 'refresh'],
  ...['copy_good', 'remove', 'route', 'block', 'take_over', 'defend', 'samurai', 'stash', 'sacrifice'],
])
const WITH_GOOD = new Set(['pay_with', 'convert', 'keep_good', 'stash_good'])
const OF_DEAL = new Set(['build_deal', 'use_deal', 'give_up_deal'])

/** Where an option is offered to a seat; null: nowhere on the board. */
export function placeOf(view: View, seat: number, option: Option): string | null {
  const [verb, first, second] = option
  const id = String(first)
  if (FROM_HAND.has(verb)) return view.realms[seat]?.hand.includes(id) ? place.hand(id) : null
  if (AT_LOCATION.has(verb)) return located(view, id) ? place.location(id) : null
  if (WITH_GOOD.has(verb)) return place.good(seat, id)
  if (OF_DEAL.has(verb)) return dealOf(view, seat, id)
  switch (verb) {
    case 'choose':
      return place.faction(id)
    case 'take':
      return view.offer.includes(id) ? place.offer(id) : null
    case 'keep':
      return lookedAt(view, seat).includes(id) ? place.looking(id) : null
    case 'draw':
      return place.deck(id)
    case 'receive':
      return id.endsWith('_card') ? place.deck(id) : place.good(seat, id)
    case 'give_up':
      if (view.realms[seat]?.foundations.includes(id)) return place.foundation(id)
      return located(view, id) ? place.location(id) : null
    case 'exchange':
      return place.exchange(seat)
    case 'steal':
      return place.good(Number(first), String(second))
    case 'target':
      return place.seat(Number(first))
    case 'end_deal':
      return view.attack_row?.includes(String(second))
        ? place.attack(String(second))
        : dealOf(view, Number(first), String(second))
    case 'take_deal': {
      if (view.attack_row?.includes(id)) return place.attack(id)
      const owner = view.realms.findIndex(
        (realm, other) => other !== seat && [...realm.deals, ...realm.routes].includes(id),
      )
      return owner < 0 ? null : place.deal(owner, id)
    }
  }
  return null
}

function dealOf(view: View, seat: number, card: string): string | null {
  const realm = view.realms[seat]
  return realm && [...realm.deals, ...realm.routes].includes(card) ? place.deal(seat, card) : null
}

/** The options by the place where they are offered; equal cards are one choice, which each of them stands for. */
export function placed(
  view: View,
  seat: number | null,
  options: readonly Option[],
  faceOf: (card: string) => string | undefined = () => undefined,
): Map<string, Option[]> {
  const found = byPlace(options, (option) =>
    seat === null || BUTTON_VERBS.has(option[0]) ? null : placeOf(view, seat, option),
  )
  if (seat === null) return found
  for (const [cards, where] of [
    [view.realms[seat]?.hand ?? [], place.hand],
    [view.offer, place.offer],
    [lookedAt(view, seat), place.looking],
  ] as const) {
    const byFace = new Map<string, Option[]>()
    for (const card of cards) {
      const [face, offered] = [faceOf(card ?? ''), found.get(where(card ?? ''))]
      if (face && offered) byFace.set(face, [...(byFace.get(face) ?? []), ...offered])
    }
    for (const card of cards) {
      const offered = byFace.get(faceOf(card ?? '') ?? '')
      if (card && offered) found.set(where(card), offered)
    }
  }
  return found
}

/** The tab of a phone where a place is; null: in view on all of them. */
export function tabOfPlace(where: string, view: View, seat: number): 'table' | 'mine' | 'hand' | 'others' | null {
  const [kind, first = '', second] = where.split(' ')
  switch (kind) {
    case 'hand':
      return 'hand'
    case 'location':
      return whose(located(view, first)?.owner)
    case 'foundation':
    case 'exchange':
      return 'mine'
    case 'deal':
      return whose(Number(first))
    case 'good':
      return Number(first) === seat && second ? null : 'others'
    case 'seat':
      return 'others'
    default:
      return 'table'
  }

  function whose(owner: number | undefined): 'mine' | 'others' | 'table' {
    if (owner === seat) return 'mine'
    return owner === neutralOf(view) ? 'table' : 'others'
  }
}
