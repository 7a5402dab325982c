// The board of Imperial Settlers.

import './tokens.css'

import type { BoardModule } from '..'
import SettlersBoard from './Board.svelte'
import { BUTTON_VERBS, GROUPS } from './buttons'
import { viewOf } from './layout'
import SettlersStrip from './Strip.svelte'

export const Board: BoardModule['Board'] = SettlersBoard
export const Strip: BoardModule['Strip'] = SettlersStrip
export { default as Thumb } from './Thumb.svelte'
export const buttonVerbs: BoardModule['buttonVerbs'] = BUTTON_VERBS
export const standing: NonNullable<BoardModule['standing']> = { after: ['end_turn'] }
export const groups: BoardModule['groups'] = GROUPS
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
