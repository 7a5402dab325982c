// Options: their identity, their groups, and the things of the view that stand for them.

import type { Json, Option } from './types'

/** The value of `data-option`. */
export function optionKey(option: Option): string {
  return JSON.stringify(option)
}

export interface Numbered {
  /** Counted from 1, in the order of the question. */
  number: number
  option: Option
}

export interface OptionGroup {
  group: string
  options: Numbered[]
}

/** The options by group, in the order of the first of each group; a verb without a group is its own. */
export function grouped(options: readonly Option[], groups: Readonly<Record<string, string>> = {}): OptionGroup[] {
  const found = new Map<string, OptionGroup>()
  for (const [index, option] of options.entries()) {
    const group = groups[option[0]] ?? option[0]
    const entry = found.get(group) ?? { group, options: [] }
    entry.options.push({ number: index + 1, option })
    found.set(group, entry)
  }
  return [...found.values()]
}

/** Which offered options name a thing: by its id. */
export class Offer {
  readonly #byId = new Map<string, Option[]>()

  constructor(readonly options: readonly Option[] = []) {
    for (const option of options) {
      for (const part of new Set(option.slice(1))) {
        if (typeof part !== 'string') continue
        const known = this.#byId.get(part)
        if (known) known.push(option)
        else this.#byId.set(part, [option])
      }
    }
  }

  /** All offered options that name this id. */
  naming(id: string): Option[] {
    return this.#byId.get(id) ?? []
  }

  /** The options of these verbs. */
  of(...verbs: string[]): Option[] {
    return this.options.filter((option) => verbs.includes(option[0]))
  }

  has(option: Option): boolean {
    const key = optionKey(option)
    return this.options.some((other) => optionKey(other) === key)
  }
}

/** All ids that occur in a view. */
export function idsIn(value: Json, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') found.add(value)
  else if (Array.isArray(value)) for (const part of value) idsIn(part, found)
  else if (value && typeof value === 'object') for (const part of Object.values(value)) idsIn(part, found)
  return found
}
