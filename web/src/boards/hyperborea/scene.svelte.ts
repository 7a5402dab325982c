// What the parts of the board share, from what the page hands over.

import type { BoardProps } from '..'
import { consequenceOf, sayConsequence } from '../../lib/consequences'
import type { Option } from '../../lib/types'
import { tableOf } from '../shared/table.svelte'
import { FactBook } from './facts'
import { NOTHING_TAKEN, placed, stillTaken, type Taken } from './places'
import { setTable, type Table } from './table'
import { viewOf } from './view'

/** Lays the table for the parts of a component; to be called while it is being made. */
export function layTable(props: () => BoardProps): Table {
  let held = $state.raw<Taken>(NOTHING_TAKEN)
  const taken = $derived(stillTaken(held, props().offered.options))

  const table = tableOf(props, {
    ...{ viewOf, bookOf: () => new FactBook(props().describe) },
    consequence: ({ foretold, texts }, option) => sayConsequence(foretold(option), texts),
    placed: ({ topic }, options) => placed(topic, options, taken),
    more: {
      get all() {
        return props().offered.options
      },
      get taken() {
        return taken
      },
      get isSmall() {
        const { show } = props()
        return show.part === 'table' && show.tab !== undefined
      },
      foretold: (option: Option) => consequenceOf(props().position, option),
      take: (more: Partial<Taken>) => (held = { ...taken, ...more }),
    },
  })
  return setTable(table)
}
