// The words that a board brings along, beside those of its game.

import { FluentBundle, FluentResource } from '@fluent/bundle'

import type { Texts } from '../../lib/texts'

export interface BoardWords {
  /** A message of the board by its id, which has the board's prefix; all others are those of the game. */
  say: (texts: Texts, id: string, values?: Record<string, string | number>) => string
  /** Whether the board has such words of its own, in the language of the texts if that is said. */
  has: (id: string, texts?: Texts) => boolean
}

/** The words of a board: a file for each language; what a language lacks is said in English. */
export function boardWords(prefix: string, files: { en: string } & Record<string, string>): BoardWords {
  const bundles = new Map(Object.entries(files).map(([language, ftl]) => [language, bundle(language, ftl)]))
  return {
    say(texts, id, values = {}) {
      if (!id.startsWith(prefix)) return texts.text(id, values)
      const words = bundles.get(texts.language) ?? bundles.get('en')
      const pattern = words?.getMessage(id)?.value
      return words && pattern ? words.formatPattern(pattern, values) : id
    },
    has: (id, texts) => bundles.get(texts?.language ?? 'en')?.hasMessage(id) ?? false,
  }
}

function bundle(language: string, ftl: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  made.addResource(new FluentResource(ftl))
  return made
}
