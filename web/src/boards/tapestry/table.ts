// What the parts of the board share: the words, the facts, and what is offered where.

import { createContext } from 'svelte'

import type { Texts } from '../../lib/texts'
import type { Consequence, Option, Told } from '../../lib/types'
import type { BookTable } from '../shared/table.svelte'
import { boardWords } from '../shared/words'
import de from './de.ftl?raw'
import en from './en.ftl?raw'
import type { FactBook } from './facts'
import type { Hex, Player, Standing, View } from './view'

export interface Table extends BookTable<View, FactBook> {
  /** All that has happened as far as it is known. */
  readonly log: readonly Told[]
  // What is read here is heard of only when it changes; the same read from the view, with every position.
  hex(number: number): Hex | undefined
  player(seat: number | null): Player | undefined
  /** Who stands on a space of a track (0: the start). */
  standing(space: string): Standing | undefined
  /** Whether a landmark is still to be had. */
  isLeft(landmark: string): boolean
  /** What the game says about an option: costs, gains and notes. */
  consequence(option: Option): Consequence
  /** The same in words. */
  tells(option: Option): string
  /** Lets the person set an answer that stands; where there is none to set, it is missing. */
  readonly stand: (() => void) | undefined
}

/** Of a table where cards are only looked at. */
export const STILL = {
  ...{ log: [], stand: undefined, consequence: () => ({}), tells: () => '' },
  ...{ hex: () => undefined, player: () => undefined, standing: () => undefined, isLeft: () => false },
}

export const [getTable, setTable] = createContext<Table>()

const WORDS = boardWords('tap-', { en, de })

/** The board's own words (`tap-...` in en.ftl and de.ftl beside this file); all others are those of the game. */
export const say = WORDS.say

const COUNTED = new Set([
  ...['coin', 'worker', 'food', 'culture', 'any_resource', 'market', 'house', 'farm', 'armory'],
  ...['any_income_building', 'territory_tile', 'space_tile', 'tapestry_card'],
])

/** When a tapestry card works; all others do when they are played. */
export const TIMINGS: Readonly<Record<string, string>> = { this_era: 'table-this-era', permanent: 'table-permanent' }

/** What an icon stands for, with its amount where it has one. */
export function sayNotion(texts: Texts, notion: string, amount?: number): string {
  if (notion === 'vp' && amount !== undefined) return texts.text('effect-vp', { n: amount })
  if (COUNTED.has(notion) && amount !== undefined) return texts.text('effect-gain', { what: notion, n: amount })
  return WORDS.has(`tap-${notion}`) ? say(texts, `tap-${notion}`) : texts.label(notion)
}

/** The name of a component where there is little room: a short form if it has one. */
export function sayShort(texts: Texts, id: string): string {
  return texts.maybe(`short-${id}`) ?? texts.name(id)
}

/** Whose something is; the opponents of the solo game have names of their own. */
export function ownerName(texts: Texts, seat: number): string {
  return texts.maybe(`seat-${seat}`) ?? texts.seat(seat)
}

/** Whether a component is reconstructed. */
export function isOurs(book: FactBook, id: string | null | undefined): boolean {
  return Boolean(id) && book.describe(id ?? '')?.source === 'reconstructed'
}

/** The name of a component where there is room for words only; of one that is reconstructed it says so. */
export function sayName(texts: Texts, book: FactBook, id: string): string {
  return isOurs(book, id) ? say(texts, 'tap-ours', { name: texts.name(id) }) : texts.name(id)
}

/** A tier in the figures of the board. */
export function roman(tier: number): string {
  return ['I', 'II', 'III', 'IV'][tier - 1] ?? String(tier)
}
