// What the parts of the board share, from what the page hands over.

import type { BoardProps } from '..'
import type { Option } from '../../lib/types'
import { consequence } from './consequence'
import { FactBook } from './facts'
import { placed, startsOf, type Taken } from './places'
import { setTable, type Table } from './table'
import { viewOf } from './view'

/** Lays the table for the parts of a component; to be called while it is being made. */
export function layTable(props: () => BoardProps): Table {
  const view = $derived(viewOf(props().position))
  const topic = $derived(props().position.asks.find((ask) => ask.seat === props().position.seat)?.topic ?? '')
  const book = $derived(new FactBook(props().describe))
  let held = $state.raw<Taken>(null)
  const starts = $derived(startsOf(props().offered.options))
  const taken = $derived(held !== null && starts.has(held) ? held : null)
  const places = $derived(placed(view, props().position.seat, props().offered.options, taken))
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
    get starts() {
      return starts
    },
    get taken() {
      return taken
    },
    get hovered() {
      return hovered
    },
    options: (where) => places.get(where) ?? [],
    take: (thing) => (held = thing === taken ? null : thing),
    words: (option) => [props().texts.option(topic, option), ...consequence(table, option)].join(' · '),
    choose: (options, isSure) => props().choose(options, isSure),
    hover: (option) => {
      hovered = option
      props().hover(option)
    },
  }
  setTable(table)
  return table
}
