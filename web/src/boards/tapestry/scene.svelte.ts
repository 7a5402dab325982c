// What the parts of the board share, from what the page hands over.

import { untrack } from 'svelte'

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

/**
 * What comes with every position but hardly ever changes. Almost everything on the board reads it: as a state of its own
 * it leaves them alone, where something derived from the position would have all of them looked through at every update.
 */
function seldom<T>(read: () => T): () => T {
  let value = $state.raw(untrack(read))
  $effect.pre(() => {
    value = read()
  })
  return () => value
}

/** Lays the table for the parts of a component; to be called while it is being made. */
export function layTable(props: () => BoardProps): Scene {
  const texts = seldom(() => props().texts)
  const seat = seldom(() => props().position.seat)
  const describe = seldom(() => props().describe)
  const view = $derived(viewOf(props().position))
  const topic = $derived(props().position.asks.find((ask) => ask.seat === props().position.seat)?.topic ?? '')
  const book = $derived(new FactBook(describe()))
  const places = $derived(placed(view, seat(), topic, props().offered.options, book))
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
      return seat()
    },
    get texts() {
      return texts()
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
    words: (option) => [texts().option(topic, option), ...consequence(table, option)].join(' · '),
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
