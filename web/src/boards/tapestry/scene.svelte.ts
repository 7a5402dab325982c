// What the parts of the board share, from what the page hands over.

import { untrack } from 'svelte'

import type { Option } from '../../lib/types'
import type { BoardProps } from '..'
import { byKey } from '../shared/keyed.svelte'
import { topicOf } from '../shared/places'
import { tableOf } from '../shared/table.svelte'
import { consequenceOf } from '../../lib/consequences'
import { FactBook } from './facts'
import { placed } from './places'
import { sayOption } from './placing.svelte'
import { setTable, type Table } from './table'
import { playerOf, standingsOf, viewOf } from './view'

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

const NOTHING: Option[] = []

/** Lays the table for the parts of a component; to be called while it is being made. */
export function layTable(props: () => BoardProps): Table {
  const texts = seldom(() => props().texts)
  const seat = seldom(() => props().position.seat)
  const describe = seldom(() => props().describe)

  const topic = seldom(() => topicOf(props().position))
  const view = () => viewOf(props().position)
  const hex = byKey(() => view().hexes.map((hex) => [hex.hex, hex] as const))
  const player = byKey(() => view().players.flatMap(({ seat }) => [[seat, playerOf(view(), seat)] as const]))
  const standing = byKey(() => standingsOf(view(), seat()))
  const isLeft = byKey(() => view().landmarks.map((landmark) => [landmark, true] as const))

  const table = tableOf(props, {
    ...{ viewOf, bookOf: () => new FactBook(describe()) },
    consequence: (_, option) => sayOption(props().position, option, texts()),
    placed: ({ view, seat, topic, consequence, book }, options) =>
      placed(view, seat, topic, options, consequence, book),
    more: {
      get texts() {
        return texts()
      },
      get seat() {
        return seat()
      },
      get topic() {
        return topic()
      },
      ...{ hex, standing, isLeft: (landmark: string) => isLeft(landmark) ?? false },
      player: (seat: number | null) => (seat === null ? undefined : player(seat)),
      options: (where: string): Option[] => options(where) ?? NOTHING,
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
  const options: (where: string) => Option[] | undefined = byKey(() => table.places)
  return setTable(table)
}
