// What the parts of the board share: the words, the facts, and what is offered where.

import { createContext } from 'svelte'

import type { BoardProps } from '..'
import { consequenceOf, sayConsequence } from '../../lib/consequences'
import type { Texts } from '../../lib/texts'
import type { Consequence, Option } from '../../lib/types'
import { tableOf, type BookTable } from '../shared/table.svelte'
import { boardWords } from '../shared/words'
import de from './de.ftl?raw'
import en from './en.ftl?raw'
import { FactBook } from './facts'
import { wordFor } from './icons'
import { placed, viewOf, type Goods, type View } from './layout'

export interface Table extends BookTable<View, FactBook> {
  consequence(option: Option): Consequence
}

export const [getTable, setTable] = createContext<Table>()

/** The table from what the page hands over; to be called while a component is being made. */
export function seated(props: () => BoardProps): Table {
  return setTable(
    tableOf(props, {
      viewOf,
      bookOf: () => new FactBook((id) => props().describe(id)),
      placed: ({ view, seat, book }, options) => placed(view, seat, options, (card) => book.of('card', card)?.face),
      consequence: ({ texts }, option) => sayConsequence(consequenceOf(props().position, option), texts),
      more: { consequence: (option: Option) => consequenceOf(props().position, option) },
    }),
  )
}

/** The board's own words; all others are those of the game. */
export const { say } = boardWords('is-', { en, de })

/** What an icon stands for, with its amount where it has one. */
export function sayNotion(texts: Texts, notion: string, amount?: number): string {
  if (amount === undefined || wordFor(notion) !== `name-${notion}`) return say(texts, wordFor(notion))
  return texts.text('goods', { what: notion, amount })
}

export function sayGoods(texts: Texts, goods: Goods): string {
  return Object.entries(goods)
    .map(([good, amount]) => texts.text('goods', { what: good, amount }))
    .join(', ')
}

/** Whose a realm is; the neutral player has a name of his own. */
export function ownerName(table: Pick<Table, 'texts' | 'view'>, seat: number): string {
  const neutral = table.view.attack_row !== undefined && seat === table.view.realms.length - 1
  return neutral ? table.texts.text('player-neutral') : table.texts.seat(seat)
}
