// What the parts of the board share: the words, the facts, and what is offered where.

import { createContext } from 'svelte'

import type { Texts } from '../../lib/texts'
import type { Consequence, Option } from '../../lib/types'
import type { BookTable } from '../shared/table.svelte'
import { boardWords } from '../shared/words'
import de from './de.ftl?raw'
import en from './en.ftl?raw'
import type { FactBook } from './facts'
import type { Taken } from './places'
import type { View } from './view'

export interface Table extends BookTable<View, FactBook> {
  /** What may be chosen, wherever. */
  readonly all: readonly Option[]
  /** What the person has taken up. */
  readonly taken: Taken
  take(taken: Partial<Taken>): void
  /** A phone shows it, tab by tab: there a hex is one thing, whatever stands on it. */
  readonly isSmall: boolean
  /** What the game says that an option brings. */
  foretold(option: Option): Consequence
}

export const [getTable, setTable] = createContext<Table>()

const WORDS = boardWords('hyp-', { en, de })

/** The board's own words (`hyp-...` in en.ftl and de.ftl beside this file); all others are those of the game. */
export const say = WORDS.say

/** Whether the board has such words of its own. */
export const hasWords = WORDS.has

/** A name where there is little room: a short form, or with joints where a long word may break. */
export function shortName(texts: Texts, id: string): string {
  return texts.maybe(`short-${id}`) ?? texts.name(id)
}
