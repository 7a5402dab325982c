// What the parts of the board share: the words, the facts, and what is offered where.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { createContext } from 'svelte'

import type { Texts } from '../../lib/texts'
import type { Option } from '../../lib/types'
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
  /** What may be chosen, wherever. */
  readonly all: readonly Option[]
  /** What is offered at a place (`place` in places.ts). */
  options(place: string): Option[]
  /** What the person has taken up. */
  readonly taken: Taken
  take(taken: Partial<Taken>): void
  /** The option that the pointer or the focus is on, anywhere on this board. */
  readonly hovered: Option | null
  /** An option in words: what it is, what it costs and brings. */
  words(option: Option): string
  /** `isSure`: it follows from what has been confirmed already. */
  choose(options: Option[], isSure?: boolean): void
  hover(option: Option | null): void
}

export const [getTable, setTable] = createContext<Table>()

const BUNDLES: Readonly<Record<string, FluentBundle>> = { en: bundle('en', en), de: bundle('de', de) }

function bundle(language: string, ftl: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  made.addResource(new FluentResource(ftl))
  return made
}

/** The board's own words (`hyp-...` in en.ftl and de.ftl beside this file); all others are those of the game. */
export function say(texts: Texts, id: string, values: Record<string, string | number> = {}): string {
  if (!id.startsWith('hyp-')) return texts.text(id, values)
  const words = BUNDLES[texts.language] ?? BUNDLES.en
  const pattern = words?.getMessage(id)?.value
  return words && pattern ? words.formatPattern(pattern, values) : id
}

/** Whether the board has such words of its own. */
export function hasWords(id: string): boolean {
  return BUNDLES.en?.hasMessage(id) ?? false
}
