// Where on the board each option is offered. Every spot that may stand for options has a name.

import type { Option } from '../../lib/types'
import { byPlace } from '../shared/places'

export const place = {
  /** The ground of a hex. */
  hex: (hex: number) => `hex ${hex}`,
  /** A city or ruin; its number counts from 0. */
  site: (hex: number, site: number) => `site ${hex} ${site}`,
  figures: (hex: number, seat: number) => `figures ${hex} ${seat}`,
  fortress: (hex: number, seat: number) => `fortress ${hex} ${seat}`,
  /** A set of a base technology, or an own card. */
  technology: (id: string) => `technology ${id}`,
  row: (colour: string) => `row ${colour}`,
  /** The marker of a row, to be turned into cubes. */
  marker: (colour: string) => `marker ${colour}`,
  card: (id: string) => `card ${id}`,
  stack: (stack: string) => `stack ${stack}`,
  token: (id: string) => `token ${id}`,
  available: 'available',
  unused: 'unused',
  bag: 'bag',
  gem: 'gem',
  /** Things that lie nowhere on the open table: tiles and tokens to choose from, cubes of the supply. */
  choice: 'choice',
}

/** All places on a hex: its ground, so many sites, and what each of so many seats has there. */
export function placesOn(hex: number, sites: number, seats: number): string[] {
  return [
    place.hex(hex),
    ...Array.from({ length: sites }, (_, site) => place.site(hex, site)),
    ...Array.from({ length: seats }, (_, seat) => [place.figures(hex, seat), place.fortress(hex, seat)]).flat(),
  ]
}

const ON_GROUND = new Set(['teleport', 'arrive', 'fortress', 'figure', 'deploy'])
const ON_TECHNOLOGY = new Set(['recover', 'clear'])
const ON_ROW = new Set(['develop', 'spread', 'marker'])
const TO_CHOOSE = new Set(['cube', 'faction_tile', 'keep_token', 'take_token', 'put_back'])

/** Where an option is offered; null: it is a button only. */
export function placeOf(topic: string, option: Option): string | null {
  const [verb, first = '', second = '', third = 0] = option
  if (ON_GROUND.has(verb)) return place.hex(Number(first))
  if (ON_TECHNOLOGY.has(verb)) return place.technology(String(first))
  if (ON_ROW.has(verb)) return place.row(String(first))
  if (TO_CHOOSE.has(verb)) return place.choice
  switch (verb) {
    case 'move':
    case 'fly':
      return place.hex(Number(second))
    case 'enter':
    case 'banish':
      return place.site(Number(first), Number(second) - 1)
    case 'attack':
      return Number(third) ? place.site(Number(first), Number(third) - 1) : place.figures(Number(first), Number(second))
    case 'besiege':
      return place.fortress(Number(first), Number(second))
    case 'place':
      return place.technology(String(second))
    case 'unused':
      return place.unused
    case 'discard_grey':
      return first === 'available'
        ? place.available
        : first === 'unused'
          ? place.unused
          : place.technology(String(first))
    case 'upgrade':
      return place.marker(String(first))
    case 'acquire':
      return place.card(String(first))
    case 'replace':
      return place.stack(String(first))
    case 'use_token':
      return topic === 'token' ? place.choice : place.token(String(first))
    case 'draw':
      return place.bag
    case 'gem':
      return place.gem
  }
  return null
}

/** What the person has taken up: a cube to be placed, or the figures of a hex to be moved. */
export interface Taken {
  cube: string | null
  from: number | null
}

export const NOTHING_TAKEN: Taken = { cube: null, from: null }

/** Whether an option goes with what has been taken up. */
function goesWith([verb, first]: Option, { cube, from }: Taken): boolean {
  if (cube !== null && (verb === 'place' || verb === 'unused')) return first === cube
  if (from !== null && (verb === 'move' || verb === 'fly')) return first === from
  return true
}

/** The options by the place where they are offered, as far as they go with what has been taken up. */
export function placed(topic: string, options: readonly Option[], taken: Taken = NOTHING_TAKEN): Map<string, Option[]> {
  return byPlace(options, (option) => (goesWith(option, taken) ? placeOf(topic, option) : null))
}

/** The hexes whose figures may walk or fly: one of them can be taken up. */
export function startsOf(options: readonly Option[]): Set<number> {
  return new Set(
    options.flatMap(([verb, from]) => ((verb === 'move' || verb === 'fly') && typeof from === 'number' ? [from] : [])),
  )
}

/** The colours of cubes that may be placed or put aside: one of them can be taken up. */
export function cubesOf(options: readonly Option[]): Set<string> {
  return new Set(
    options.flatMap(([verb, cube]) =>
      (verb === 'place' || verb === 'unused') && typeof cube === 'string' ? [cube] : [],
    ),
  )
}

/** On which tab of a phone a place is; null: on all of them. */
export function tabOfPlace(where: string): string | null {
  switch (where.split(' ', 1)[0]) {
    case 'hex':
    case 'site':
    case 'figures':
    case 'fortress':
      return 'map'
    case 'card':
    case 'stack':
      return 'market'
    case 'technology':
    case 'row':
    case 'marker':
    case 'token':
    case 'available':
    case 'unused':
    case 'bag':
      return 'mine'
  }
  return null
}

/** Whether what is taken up can still be used: the question may be another by now. */
export function stillTaken(taken: Taken, options: readonly Option[]): Taken {
  return {
    cube: taken.cube !== null && cubesOf(options).has(taken.cube) ? taken.cube : null,
    from: taken.from !== null && startsOf(options).has(taken.from) ? taken.from : null,
  }
}
