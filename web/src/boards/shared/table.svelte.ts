// What the parts of a board share, as far as it is the same in every game.

import { createContext } from 'svelte'

import type { BoardProps, StripProps } from '..'
import type { Texts } from '../../lib/texts'
import type { Option, Position } from '../../lib/types'
import { topicOf } from './places'

/** The table of the board that a part belongs to, whatever the game. */
export const [getBoard, setBoard] = createContext<BoardTable<unknown>>()

export interface BoardTable<View> {
  readonly view: View
  /** The own seat; null for one who looks on. */
  readonly seat: number | null
  readonly texts: Texts
  /** What is asked; empty when nothing is. */
  readonly topic: string
  /** What is offered at a place, by its name (`place` of each game). */
  options: (place: string) => Option[]
  /** An option in words: what it is, what it costs and brings. */
  words: (option: Option) => string
  /** `isSure`: it follows from what has been confirmed already. */
  choose: (options: Option[], isSure?: boolean) => void
  hover: (option: Option | null) => void
}

/** The table of a game that has a book of facts. */
export interface BookTable<View, Book> extends BoardTable<View> {
  readonly book: Book
  /** The options by the place where they are offered. */
  readonly places: ReadonlyMap<string, Option[]>
  /** The option that the pointer or the focus is on, anywhere on this board. */
  readonly hovered: Option | null
}

/** How a game makes its table; `more` is what only this game has on it, or has in its own way. */
interface Game<View, Book, More> {
  viewOf: (position: Position) => View
  bookOf: () => Book
  placed: (table: BookTable<View, Book> & More, options: readonly Option[]) => ReadonlyMap<string, Option[]>
  /** What an option costs and brings, in words. */
  consequence: (table: BookTable<View, Book> & More, option: Option) => string[]
  more: More
}

const NOTHING: Option[] = []

/** The table from what the page hands over; to be called while a component is being made. */
export function tableOf<View, Book, More extends object>(
  props: () => BoardProps,
  { viewOf, bookOf, placed, consequence, more }: Game<View, Book, More>,
): BookTable<View, Book> & More {
  const view = $derived(viewOf(props().position))
  const topic = $derived(topicOf(props().position))
  const book = $derived(bookOf())
  const places = $derived.by(() => placed(table, props().offered.options))
  let hovered = $state.raw<Option | null>(null)

  // What was pointed at may no longer be offered.
  $effect(() => {
    void props().position
    hovered = null
  })

  const common: BookTable<View, Book> = {
    get view() {
      return view
    },
    get seat() {
      return props().position.seat
    },
    get texts() {
      return props().texts
    },
    get book() {
      return book
    },
    get topic() {
      return topic
    },
    get places() {
      return places
    },
    get hovered() {
      return hovered
    },
    options: (where) => places.get(where) ?? NOTHING,
    words: (option) => [table.texts.option(topic, option), ...consequence(table, option)].join(' · '),
    choose: (...chosen) => props().choose(...chosen),
    hover: (option) => {
      hovered = option
      props().hover(option)
    },
  }
  const table = joined(common, more)
  setBoard(table)
  return table
}

/** A table to look at only, where nothing is offered: that of a strip. */
export function idleTable<View, More extends object>(
  props: () => StripProps,
  viewOf: (position: Position) => View,
  more: More,
) {
  const common = {
    get view() {
      return viewOf(props().position)
    },
    get seat() {
      return props().position.seat
    },
    get texts() {
      return props().texts
    },
    ...{ topic: '', places: new Map<string, Option[]>(), hovered: null },
    ...{ options: () => NOTHING, words: () => '', choose: () => undefined, hover: () => undefined },
  }
  return joined(common, more)
}

/** Both in one, `more` before `common`: what is read anew each time stays so. */
function joined<Common extends object, More extends object>(common: Common, more: More): Common & More {
  return Object.defineProperties(common, Object.getOwnPropertyDescriptors(more)) as Common & More
}
