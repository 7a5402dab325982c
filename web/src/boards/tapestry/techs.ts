// Whether a player may bring a tech card to the top row.

import type { Table } from './table'
import { furthest, isPlayer, neighboursOf, type Player, type Rival } from './view'

/** Who of the player and both neighbours has what a tech card needs; undefined until the facts have come. */
export function metBy(
  { view, book }: Pick<Table, 'view' | 'book'>,
  player: Player,
  card: string,
): number[] | undefined {
  const needed = book.of('tech', card)?.prerequisite
  if (!needed) return undefined
  const has = (other: Rival | Player): boolean => {
    if (needed.track !== null) return Math.ceil(furthest(other, needed.track) / 3) >= needed.tier
    return isPlayer(other) && needed.building !== null && other.built[needed.building] >= needed.uncovered
  }
  return [player, ...neighboursOf(view, player.seat)].filter(has).map(({ seat }) => seat)
}

/** Whether the player or a neighbour has what a tech card needs; undefined until the facts have come. */
export function isMet(table: Pick<Table, 'view' | 'book'>, player: Player, card: string): boolean | undefined {
  const by = metBy(table, player, card)
  return by && by.length > 0
}
