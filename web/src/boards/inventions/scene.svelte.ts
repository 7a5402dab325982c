// What the parts of the board share, from what the page hands over.

import type { BoardProps } from '..'
import { consequenceOf, sayConsequence } from '../../lib/consequences'
import type { Option } from '../../lib/types'
import { tableOf } from '../shared/table.svelte'
import { FactBook } from './facts'
import { placed, startsOf, type Taken } from './places'
import { setTable, type Table } from './table'
import { viewOf } from './view'

/** Lays the table for the parts of a component; to be called while it is being made. */
export function layTable(props: () => BoardProps): Table {
  let held = $state.raw<Taken>(null)
  const starts = $derived(startsOf(props().offered.options))
  const taken = $derived(held !== null && starts.has(held) ? held : null)

  const table = tableOf(props, {
    ...{ viewOf, bookOf: () => new FactBook(props().describe) },
    consequence: ({ texts }, option) => sayConsequence(consequenceOf(props().position, option), texts),
    placed: ({ view, seat }, options) => placed(view, seat, options, taken),
    more: {
      get starts() {
        return starts
      },
      get taken() {
        return taken
      },
      consequence: (option: Option) => consequenceOf(props().position, option),
      take: (thing: Taken) => (held = thing === taken ? null : thing),
    },
  })
  return setTable(table)
}
