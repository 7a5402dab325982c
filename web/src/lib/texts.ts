// The words of a game: the same Fluent files that the terminal reads, with the same rules for which message says what.

import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentValue } from '@fluent/bundle'

import type { Facts, GameInfo, Option, Told } from './types'

type Value = string | number

export interface TextSources {
  /** Names of those who sit at the table, by seat; a seat without one is called by its number. */
  player(seat: number): string | undefined
  /** Whether that is the one who reads, and is not called by a name. */
  isReader?(seat: number): boolean
  /** The facts of a component; what is not known is asked for. */
  describe(id: string): Facts | undefined
}

/** What a small button says of an option; `brings`: this, in place of what it brings. */
export interface OptionParts {
  thing: string
  verb?: string | undefined
  brings?: string | undefined
}

const NOBODY: TextSources = { player: () => undefined, describe: () => undefined }

export class Texts {
  readonly missing = new Set<string>()
  readonly #bundle: FluentBundle
  readonly #hasEffects: boolean

  constructor(
    readonly language: string,
    ftl: string,
    readonly game: Pick<GameInfo, 'verbs' | 'events'> | null = null,
    readonly sources: TextSources = NOBODY,
  ) {
    const SEAT: FluentFunction = ([seat], { you }) => this.#named(Number(plain(seat)), plain(you))
    const NAME: FluentFunction = ([item]) => this.name(String(plain(item)))
    this.#hasEffects = /^text-/m.test(ftl)
    this.#bundle = new FluentBundle(language, { functions: { SEAT, NAME }, useIsolating: false })
    this.#bundle.addResource(new FluentResource(ftl), { allowOverrides: true })
  }

  /** A message by its id; `id.attribute` names an attribute of it. What is missing is shown by its id. */
  text(message: string, values: Record<string, Value> = {}): string {
    const [name = message, attribute] = message.split('.', 2)
    const found = this.#bundle.getMessage(name)
    const pattern = attribute ? found?.attributes[attribute] : found?.value
    if (!pattern) {
      this.missing.add(message)
      return message
    }
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, values, errors)
    for (const error of errors) this.missing.add(`${message}: ${error.message}`)
    return text
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message)
  }

  /** A message if there is one. */
  maybe(message: string, values: Record<string, Value> = {}): string | undefined {
    return this.has(message) ? this.text(message, values) : undefined
  }

  ask(topic: string): string {
    return this.text(`ask-${topic}`)
  }

  option(topic: string, option: Option): string {
    const [verb, ...parts] = option
    return this.text(this.#ofKind(this.#optionMessage(topic, verb), parts), named(this.game?.verbs[verb], parts))
  }

  /** An option in parts, for a small button: what is chosen, and, where the game has words for it, what is done. */
  parts(topic: string, option: Option): OptionParts {
    const [verb, ...parts] = option
    const message = this.#optionMessage(topic, verb)
    const attributes = this.#bundle.getMessage(message)?.attributes ?? {}
    if (!attributes.thing || this.#ofKind(message, parts) !== message) return { thing: this.option(topic, option) }
    const values = named(this.game?.verbs[verb], parts)
    const said = (part: string) => (attributes[part] ? this.text(`${message}.${part}`, values) : undefined)
    return { thing: capital(said('thing') ?? ''), verb: said('verb'), brings: said('brings') }
  }

  #optionMessage(topic: string, verb: string): string {
    const special = `option-${topic}-${verb}`
    return this.has(special) ? special : `option-${verb}`
  }

  event(told: Told): string {
    if (told.verb === 'forced') {
      const [, topic, ...option] = told.args
      return this.text('event-forced', { option: this.option(String(topic), option as Option) })
    }
    const message = told.hidden ? `event-${told.verb}.hidden` : `event-${told.verb}`
    return this.text(message, named(this.game?.events[told.verb], told.args))
  }

  /** The arguments of an event by their names. */
  facts(told: Told): Record<string, Value> {
    return named(this.game?.events[told.verb], told.args)
  }

  name(item: string): string {
    return this.text(`name-${item}`)
  }

  /** What a component does, in words, where the game has such texts. */
  effect(item: string): string {
    const own = this.maybe(`text-${item}`)
    if (own !== undefined || !this.#hasEffects) return own ?? ''
    const card = this.sources.describe(item)?.card
    return (typeof card === 'string' ? this.maybe(`text-${card}`) : undefined) ?? ''
  }

  label(key: string): string {
    return this.maybe(`label-${key}`) ?? this.maybe(`name-${key}`) ?? spaced(key)
  }

  seat(seat: number): string {
    const player = this.sources.player(seat)
    if (player !== undefined) return player
    return this.maybe(`seat-${seat}`) ?? this.text('seat', { number: seat + 1 })
  }

  /** A player within a sentence; `you` is what fits there where it is the one who reads. */
  #named(seat: number, you: unknown): string {
    return typeof you === 'string' && this.sources.isReader?.(seat) ? you : this.seat(seat)
  }

  /** The message's words for the kind of component that the option names, where there are such. */
  #ofKind(message: string, parts: readonly Value[]): string {
    const attributes = this.#bundle.getMessage(message)?.attributes ?? {}
    if (Object.keys(attributes).length) {
      for (const part of parts) {
        const kind = typeof part === 'string' ? this.sources.describe(part)?.kind : undefined
        if (typeof kind === 'string' && kind in attributes) return `${message}.${kind}`
      }
    }
    return message
  }
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function plain(value: FluentValue | undefined): unknown {
  return value instanceof FluentNumber ? value.value : value
}

function named(params: readonly string[] | undefined, values: readonly unknown[]): Record<string, Value> {
  const entries: [string, Value][] = []
  for (const [index, param] of (params ?? []).entries()) {
    const value = values[index]
    if (typeof value === 'string' || typeof value === 'number') entries.push([param, value])
    else if (typeof value === 'boolean') entries.push([param, String(value)])
  }
  return Object.fromEntries(entries)
}

/** An id without words, made readable. */
export function spaced(id: string): string {
  const words = id.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
