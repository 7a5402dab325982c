// What the parts of the board share, from what the page hands over.

import { untrack } from 'svelte'

import type { Option } from '../../lib/types'
import type { BoardProps } from '..'
import { tableOf } from '../shared/table.svelte'
import { consequenceOf } from '../../lib/consequences'
import { FactBook } from './facts'
import { placed } from './places'
import { sayOption } from './placing.svelte'
import { setTable, type Table } from './table'
import { viewOf } from './view'

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
export function layTable(props: () => BoardProps): Table {
  const texts = seldom(() => props().texts)
  const seat = seldom(() => props().position.seat)
  const describe = seldom(() => props().describe)

  const table = tableOf(props, {
    ...{ viewOf, bookOf: () => new FactBook(describe()) },
    consequence: (_, option) => sayOption(props().position, option, texts()),
    placed: ({ view, seat, topic, book }, options) => placed(view, seat, topic, options, book),
    more: {
      get texts() {
        return texts()
      },
      get seat() {
        return seat()
      },
      get log() {
        return props().log ?? []
      },
      consequence: (option: Option) => consequenceOf(props().position, option),
      tells: (option: Option) => sayOption(props().position, option, texts()).join(' · '),
      get stand() {
        return props().stand
      },
    },
  })
  return setTable(table)
}
