// The board of Imperial Settlers.

import './tokens.css'

import Card from '~icons/game-icons/card-draw'
import CardPickup from '~icons/game-icons/card-pickup'
import House from '~icons/game-icons/house'

import type { BoardModule } from '..'
import SettlersBoard from './Board.svelte'
import { BUTTON_VERBS } from './buttons'
import SettlersCloseup from './Closeup.svelte'
import SettlersDock from './Dock.svelte'
import { ICONS, LEGEND, tint } from './icons'
import { placeOf, tabOfPlace, viewOf } from './layout'
import SettlersStrip from './Strip.svelte'
import { sayNotion } from './table'

export const Board: BoardModule['Board'] = SettlersBoard
export const Strip: BoardModule['Strip'] = SettlersStrip
export { default as Thumb } from './Thumb.svelte'
export const Dock: NonNullable<BoardModule['Dock']> = SettlersDock
export const Closeup: NonNullable<BoardModule['Closeup']> = SettlersCloseup
export const dockOn = 'phone' // on a wide screen the goods lie on the banner
export const fills = true
export const tabs: NonNullable<BoardModule['tabs']> = ['table', 'mine', 'hand']
export const tabIcons: NonNullable<BoardModule['tabIcons']> = {
  table: CardPickup,
  mine: House,
  hand: Card,
}
export const buttonVerbs: BoardModule['buttonVerbs'] = BUTTON_VERBS
export const standing: NonNullable<BoardModule['standing']> = { after: ['end_turn'] }
export const spectacles: NonNullable<BoardModule['spectacles']> = {
  built: 'rise',
  revealed: 'turn',
  dealt: 'turn',
  fell: 'turn',
}

export const status: BoardModule['status'] = (position, texts) => {
  const { round, phase } = viewOf(position)
  return `${texts.label('round')} ${round} · ${texts.name(phase)}`
}

export const score: BoardModule['score'] = (position, seat) => viewOf(position).realms[seat]?.vp ?? null

export const tabOf: NonNullable<BoardModule['tabOf']> = (option, position) => {
  const { seat } = position
  if (seat === null || BUTTON_VERBS.has(option[0])) return null
  const where = placeOf(viewOf(position), seat, option)
  return where === null ? null : tabOfPlace(where, viewOf(position), seat)
}

export const legend: NonNullable<BoardModule['legend']> = (texts) =>
  LEGEND.flatMap((notion) => {
    const icon = ICONS[notion]
    return icon ? { icon, name: sayNotion(texts, notion), colour: tint(notion) } : []
  })
