// What the parts of the board share: the words, the facts, and what is offered where.

import { createContext } from 'svelte'

import type { Texts } from '../../lib/texts'
import type { Option } from '../../lib/types'
import { boardWords } from '../shared/words'
import de from './de.ftl?raw'
import en from './en.ftl?raw'
import type { FactBook } from './facts'
import type { Taken } from './places'
import type { View } from './view'

export interface Table {
  readonly view: View
  /** The own seat; null for one who looks on. */
  readonly seat: number | null
  readonly texts: Texts
  readonly book: FactBook
  /** What is asked; empty when nothing is. */
  readonly topic: string
  /** What is offered at a place (`place` in places.ts). */
  options(place: string): Option[]
  /** What can be taken up before its target is chosen: ideas, tiles, regions with own citizens. */
  readonly starts: ReadonlySet<string>
  /** What the person has taken up. */
  readonly taken: Taken
  /** Takes a thing up, or puts it down again. */
  take(taken: Taken): void
  /** The option that the pointer or the focus is on, anywhere on this board. */
  readonly hovered: Option | null
  /** An option in words: what it is, what it costs and brings. */
  words(option: Option): string
  /** `isSure`: it follows from what has been confirmed already. */
  choose(options: Option[], isSure?: boolean): void
  hover(option: Option | null): void
}

export const [getTable, setTable] = createContext<Table>()

const WORDS = boardWords('inv-', { en, de })

/** The board's own words (`inv-...` in en.ftl and de.ftl beside this file); all others are those of the game. */
export const say = WORDS.say
/** Whether the board has such words of its own. */
export const hasWords = WORDS.has
