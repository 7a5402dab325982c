// Choosing things by picture before a match: what a picker shows, and what is chosen of it.

import type { Choice } from './types'

/** The choices whose words have all that was typed. */
export function found(choices: readonly Choice[], typed: string, language: string): Choice[] {
  const words = typed.toLocaleLowerCase(language).split(/\s+/).filter(Boolean)
  const name = (choice: Choice) => (choice.names[language] ?? choice.id).toLocaleLowerCase(language)
  return choices.filter((choice) => words.every((word) => name(choice).includes(word)))
}

/** The list with a thing put in, or taken out where it was in. */
export function toggled(list: readonly string[], id: string): string[] {
  return list.includes(id) ? list.filter((other) => other !== id) : [...list, id]
}
