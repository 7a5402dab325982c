// Where on the board each option is offered. Every spot that may stand for options has a name.

import type { Consequence, Option } from '../../lib/types'
import { byPlace } from '../shared/places'
import { BUTTON_VERBS } from './buttons'
import type { FactBook } from './facts'
import { othersOf, playerOf, rivalOf, type Player, type View } from './view'

export const place = {
  track: (track: string) => `track ${track}`,
  space: (id: string) => `space ${id}`,
  hex: (hex: number) => `hex ${hex}`,
  plot: (row: number, col: number) => `plot ${row} ${col}`,
  tile: (id: string) => `tile ${id}`,
  spaceTile: (id: string) => `space_tile ${id}`,
  tech: (id: string) => `tech ${id}`,
  hand: (card: string) => `hand ${card}`,
  masterpiece: (id: string) => `masterpiece ${id}`,
  inspiration: (tile: string) => `inspiration ${tile}`,
  /** What a card has reserved. */
  reserved: (card: string) => `reserved ${card}`,
  resource: (name: string) => `resource ${name}`,
  building: (name: string) => `building ${name}`,
  mat: (civilization: string) => `mat ${civilization}`,
  tapestry: (seat: number, era: number) => `tapestry ${seat} ${era}`,
  seat: (seat: number) => `seat ${seat}`,
  die: (die: string) => `die ${die}`,
  turn: (turns: number) => `turn ${turns}`,
  pile: (pile: 'tech' | 'display' | 'civilization' | 'masterpiece' | 'masterpieces') => `pile ${pile}`,
  income: 'income',
  /** Cards that answer an attack, with what they bring. */
  answer: 'answer',
  /** Capitals to choose from, where the chosen one will lie. */
  capitals: 'capitals',
  /** Things that lie nowhere on the open table: offers, cards being looked at, what others have. */
  choice: 'choice',
}

const AT_HEX = new Set(['explore', 'conquer', 'territory', 'settle', 'raise_outpost'])
const OF_TRACK = new Set(['keep_track', 'token_to', 'track'])
const OF_HAND = new Set(['discard', 'play', 'keep', 'advise', 'lay_away'])
const OF_TILES = new Set(['tile', 'discard_tile', 'give_tile'])
const OF_TECHS = new Set(['invent', 'recycle', 'upgrade', 'use_tech', 'discard_tech', 'on_tech'])
const TO_CHOOSE = new Set(['civilization', 'landmark_card', 'automa_civilization', 'take_landmark', 'take_pooled'])

/** What the game says about an option. */
type Foretold = (option: Option) => Consequence

/** Where an option is offered to a seat; null: it is a button only. */
export function placeOf(
  view: View,
  seat: number,
  topic: string,
  option: Option,
  consequence: Foretold,
  book: FactBook,
): string | null {
  const [verb, first = '', second] = option
  const id = String(first)
  const own = playerOf(view, seat)
  if (AT_HEX.has(verb)) return place.hex(Number(first))
  if (OF_TRACK.has(verb)) return place.track(id)
  if (OF_HAND.has(verb)) return own?.hand.includes(id) && !view.looked_at.includes(id) ? place.hand(id) : place.choice
  if (OF_TILES.has(verb)) return own?.territories.includes(id) ? place.tile(id) : place.choice
  if (OF_TECHS.has(verb))
    return view.tech_display.includes(id) || own?.techs.flat().includes(id) ? place.tech(id) : place.choice
  if (TO_CHOOSE.has(verb)) return place.choice
  switch (verb) {
    case 'advance':
      return goalOf(consequence(option), id)
    case 'capital':
      return place.capitals
    case 'react':
      return place.answer
    case 'income':
      return place.income
    case 'receive':
      return place.resource(id)
    case 'choose':
      return topic === 'any_building' ? place.building(id) : null
    case 'buy':
      return view.about ? place.space(view.about.piece) : place.choice
    case 'rotate':
      return place.turn(Number(first))
    case 'place':
      return place.plot(Number(first), Number(second))
    case 'space_tile':
      return own?.space.includes(id) ? place.spaceTile(id) : place.choice
    case 'die':
      return place.die(id)
    case 'keep_roll':
      return place.choice
    case 'invent_top':
      return place.pile('tech')
    case 'refresh':
      return place.pile(topic === 'refresh_masterpieces' ? 'masterpieces' : 'display')
    case 'create':
    case 'use_masterpiece':
      return view.masterpiece_row?.includes(id) || own?.masterpieces?.includes(id)
        ? place.masterpiece(id)
        : place.choice
    case 'create_top':
      return place.pile('masterpiece')
    case 'inspire':
      return place.inspiration(id)
    case 'use_reserved':
      return place.reserved(id)
    case 'set_aside':
      return id ? place.building(id) : null
    case 'slide':
      return place.building(id)
    case 'roll':
      return place.choice
    case 'draw_another':
      return place.pile('civilization')
    case 'use_space':
      return place.space(id)
    case 'use_civilization':
      return place.mat(id)
    case 'use':
      return own?.mats.some(({ civilization }) => civilization === topic) ? place.mat(topic) : place.choice
    case 'opponent':
      return place.seat(Number(first))
    case 'copy':
      return place.tapestry(Number(first), Number(second))
  }
  return ofMat(verb, own, book)
}

/** A verb that only a civilization has is offered on its mat, if that is one's own. */
function ofMat(verb: string, own: Player | undefined, book: FactBook): string | null {
  const has = (civilization: string) => book.of('civilization', civilization)?.verbs.includes(verb)
  const mat = own?.mats.find(({ civilization }) => has(civilization))
  if (mat) return place.mat(mat.civilization)
  return BUTTON_VERBS.has(verb) ? null : place.choice
}

/** The space that a token would go to; the track itself where it is not clear which one moves. */
function goalOf({ notes }: Consequence, track: string): string {
  const [goal, ...others] = notes?.filter(({ says }) => says === 'to') ?? []
  return goal && !others.length ? place.space(String(goal.args?.space)) : place.track(track)
}

/** The options by the place where they are offered. */
export function placed(
  view: View,
  seat: number | null,
  topic: string,
  options: readonly Option[],
  consequence: Foretold,
  book: FactBook,
): Map<string, Option[]> {
  return byPlace(options, (option) => (seat === null ? null : placeOf(view, seat, topic, option, consequence, book)))
}

/** On which tab of a phone a place is; null: on all of them. */
export function tabOfPlace(where: string, view: View, seat: number | null, book: FactBook): string | null {
  const [kind = '', first] = where.split(' ')
  switch (kind) {
    case 'track':
    case 'space':
      return 'tracks'
    case 'hex':
    case 'die':
      return 'map'
    case 'pile':
      return first === 'civilization' ? 'map' : 'capital'
    case 'turn':
      return book.of('territory', view.about?.piece) ? 'map' : 'capital'
    case 'plot':
    case 'capitals':
    case 'building':
    case 'tech':
    case 'masterpiece':
    case 'inspiration':
      return 'capital'
    case 'tapestry':
      return Number(first) === seat ? 'hand' : null
    case 'hand':
    case 'tile':
    case 'space_tile':
    case 'reserved':
    case 'mat':
      return 'hand'
  }
  return null
}

/** Who of the others may be chosen, or has a card on a mat that may be. */
export function chosenAmong(view: View, seat: number | null, places: ReadonlyMap<string, Option[]>): number[] {
  return othersOf(view, seat)
    .map((player) => player.seat)
    .filter(
      (other) =>
        places.has(place.seat(other)) ||
        rivalOf(view, other)?.tapestries.some((_, at) => places.has(place.tapestry(other, at + 1))),
    )
}
