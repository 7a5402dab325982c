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
  /** What can be taken up before its target is chosen: ideas, tiles, regions with own citizens. */
  readonly starts: ReadonlySet<string>
  /** What the person has taken up. */
  readonly taken: Taken
  /** What an option costs, gives and changes. */
  consequence: (option: Option) => Consequence
  /** Takes a thing up, or puts it down again. */
  take(taken: Taken): void
}

export const [getTable, setTable] = createContext<Table>()

const WORDS = boardWords('inv-', { en, de })

/** The board's own words (`inv-...` in en.ftl and de.ftl beside this file); all others are those of the game. */
export const say = WORDS.say
/** Whether the board has such words of its own. */
export const hasWords = WORDS.has

/** A name where there is little room: a short form, or with joints where a long word may break. */
export function shortName(texts: Texts, id: string): string {
  return texts.maybe(`short-${id}`) ?? texts.name(id)
}
