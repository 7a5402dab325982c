// What the parts of the board share, from what the page hands over.

import type { BoardProps } from '..'
import type { Option } from '../../lib/types'
import { consequence } from './consequence'
import { FactBook } from './facts'
import { placed } from './places'
import { setTable, type Table } from './table'
import { viewOf, type View } from './view'

export interface Scene {
  readonly view: View
  readonly topic: string
  /** The options by the place where they are offered. */
  readonly places: ReadonlyMap<string, Option[]>
}

const NOTHING: Option[] = []

/** Lays the table for the parts of a component; to be called while it is being made. */
export function layTable(props: () => BoardProps): Scene {
  // What stays the same from one position to the next is told apart from what does not: nothing of it is worked out anew.
  const texts = $derived(props().texts)
  const seat = $derived(props().position.seat)
  const describe = $derived(props().describe)
  const view = $derived(viewOf(props().position))
  const topic = $derived(props().position.asks.find((ask) => ask.seat === props().position.seat)?.topic ?? '')
  const book = $derived(new FactBook(describe))
  const places = $derived(placed(view, seat, topic, props().offered.options, book))
  let hovered = $state.raw<Option | null>(null)

  // What was pointed at may no longer be offered.
  $effect(() => {
    void props().position
    hovered = null
  })

  const table: Table = {
    get view() {
      return view
    },
    get seat() {
      return seat
    },
    get texts() {
      return texts
    },
    get book() {
      return book
    },
    get topic() {
      return topic
    },
    get hovered() {
      return hovered
    },
    get log() {
      return props().log ?? []
    },
    get stand() {
      return props().stand
    },
    options: (where) => places.get(where) ?? NOTHING,
    words: (option) => [texts.option(topic, option), ...consequence(table, option)].join(' · '),
    choose: (...chosen) => props().choose(...chosen),
    hover: (option) => {
      hovered = option
      props().hover(option)
    },
  }
  setTable(table)
  return {
    get view() {
      return view
    },
    get topic() {
      return topic
    },
    get places() {
      return places
    },
  }
}
