// Where on the board each option is offered. Every spot that may stand for options has a name.

import type { Option } from '../../lib/types'
import { byPlace } from '../shared/places'
import { societyOf, type View } from './view'

export const place = {
  /** An action space of the assembly. */
  space: (action: string) => `space ${action}`,
  region: (region: string) => `region ${region}`,
  /** A card, a knowledge tile or an own influence tile that lies in a region. */
  source: (id: string) => `source ${id}`,
  /** An own invention. */
  invention: (card: string) => `invention ${card}`,
  milestone: (milestone: string) => `milestone ${milestone}`,
  box: (box: string) => `box ${box}`,
  order: (number: number) => `order ${number}`,
  /** An idea on display, or the top of the stack. */
  idea: (card: string) => `idea ${card}`,
  discipline: (discipline: string) => `discipline ${discipline}`,
  academy: 'academy',
  aspiration: (aspiration: string) => `aspiration ${aspiration}`,
  hex: (hex: string) => `hex ${hex}`,
  /** A tile on the own progress map. */
  tile: (tile: string) => `tile ${tile}`,
  /** Tiles that come from the common supply or from the region that is being shared. */
  choice: 'choice',
}

const IN_REGION = new Set(['claim', 'invent', 'innovate', 'share', 'call', 'call_as', 'influence', 'settle'])
const ON_MILESTONE = new Set(['eureka', 'send', 'recall'])
const TO_CHOOSE = new Set(['prosperity', 'joker', 'take'])

/** Where an option is offered; null: it is a button only. */
export function placeOf(view: View, seat: number | null, [verb, first = '', second = '']: Option): string | null {
  const [id, other] = [String(first), String(second)]
  if (IN_REGION.has(verb)) return place.region(id)
  if (ON_MILESTONE.has(verb)) return place.milestone(id)
  if (TO_CHOOSE.has(verb)) return place.choice
  switch (verb) {
    case 'pillar':
      return place.space(id)
    case 'present':
    case 'travel':
      return place.region(other)
    case 'chain':
      return societyOf(view, seat)?.inventions.includes(id) ? place.invention(id) : place.source(id)
    case 'link':
    case 'use_economy':
      return place.tile(id)
    case 'box':
      return place.box(id)
    case 'order':
      return place.order(Number(first))
    case 'take_idea':
      return place.idea(id)
    case 'specialist':
    case 'discipline':
      return place.discipline(id)
    case 'academic':
      return place.academy
    case 'give_up':
      return place.aspiration(id)
    case 'place':
      return place.hex(other)
  }
  return null
}

/** What the person has taken up: an idea to present, a tile to place or lay down, or a citizen of a region to travel. */
export type Taken = string | null

const TAKEN_UP = new Map([
  ['present', 1],
  ['place', 1],
  ['travel', 1],
  ['influence', 2],
])

/** What can be taken up for an option before its target is chosen. */
function startOf(option: Option): string | null {
  const at = TAKEN_UP.get(option[0])
  return at === undefined ? null : String(option[at])
}

/** The things that can be taken up: ideas, tiles, regions with own citizens. */
export function startsOf(options: readonly Option[]): Set<string> {
  return new Set(options.flatMap((option) => startOf(option) ?? []))
}

/** The options by the place where they are offered, as far as they go with what has been taken up. */
export function placed(
  view: View,
  seat: number | null,
  options: readonly Option[],
  taken: Taken = null,
): Map<string, Option[]> {
  return byPlace(options, (option) => {
    const start = startOf(option)
    return taken !== null && start !== null && start !== taken ? null : placeOf(view, seat, option)
  })
}

export const TABS = ['world', 'assembly', 'mine', 'cards'] as const
export type Tab = (typeof TABS)[number]

const TAB_OF: Readonly<Record<string, Tab>> = {
  region: 'world',
  source: 'world',
  space: 'assembly',
  milestone: 'assembly',
  box: 'assembly',
  order: 'assembly',
  discipline: 'mine',
  academy: 'mine',
  aspiration: 'mine',
  hex: 'mine',
  tile: 'mine',
  idea: 'cards',
  invention: 'cards',
}

/** On which tab of a phone a place is; null: on all of them. */
export function tabOfPlace(where: string): Tab | null {
  return TAB_OF[where.split(' ', 1)[0] ?? ''] ?? null
}
