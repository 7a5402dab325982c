// The board of Inventions.

import './tokens.css'

import type { BoardModule } from '..'
import InventionsBoard from './Board.svelte'
import { BUTTON_VERBS } from './buttons'
import InventionsCloseup from './Closeup.svelte'
import { FactBook } from './facts'
import { ICONS, LEGEND, nameOf, tint } from './icons'
import InventionsOthers from './Others.svelte'
import { placeOf, tabOfPlace, TABS } from './places'
import InventionsStrip from './Strip.svelte'
import { shortName } from './table'
import { societyOf, viewOf } from './view'

export const Board: BoardModule['Board'] = InventionsBoard
export const Others: NonNullable<BoardModule['Others']> = InventionsOthers
export const hasOthers: BoardModule['hasOthers'] = (position) => viewOf(position).chronos !== null
export const Strip: BoardModule['Strip'] = InventionsStrip
export { default as Thumb } from './Thumb.svelte'
export const buttonVerbs: BoardModule['buttonVerbs'] = BUTTON_VERBS
export const Closeup: BoardModule['Closeup'] = InventionsCloseup
export const fills = true
export const spectacles: NonNullable<BoardModule['spectacles']> = {
  turned_over: 'turn',
  turned_down: 'turn',
  knowledge_turned: 'turn',
  invented: 'turn',
  placed: 'rise',
}
export const tabs: NonNullable<BoardModule['tabs']> = TABS

export const tabOf: NonNullable<BoardModule['tabOf']> = (option, position) => {
  const where = placeOf(viewOf(position), position.seat, option)
  return where === null ? null : tabOfPlace(where)
}

export const status: BoardModule['status'] = (position, texts) => {
  const view = viewOf(position)
  if (view.phase === 'over') return texts.name('over')
  const rounds = new FactBook((id) => texts.sources.describe(id)).of('era', `era_${view.era}`)?.rounds
  const era = shortName(texts, `era_${view.era}`)
  return rounds && rounds > 1 ? `${era} · ${texts.text('table-round', { round: view.round, rounds })}` : era
}

export const score: BoardModule['score'] = (position, seat) => societyOf(viewOf(position), seat)?.ip ?? null

export const tabIcons: BoardModule['tabIcons'] = {
  world: ICONS.travel!,
  assembly: ICONS.pillar!,
  mine: ICONS.place_progress!,
  cards: ICONS.invent!,
}

export const legend: NonNullable<BoardModule['legend']> = (texts) =>
  LEGEND.map((notion) => ({
    icon: ICONS[notion]!,
    name: nameOf(texts, notion),
    colour: tint(notion),
  }))
