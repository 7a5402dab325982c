// The board of Imperial Settlers.

import './tokens.css'

import type { BoardModule } from '..'
import { topicOf } from '../shared/places'
import SettlersBoard from './Board.svelte'
import { BUTTON_VERBS, GROUPS } from './buttons'
import { Weigher } from './consequence'
import { viewOf } from './layout'
import SettlersStrip from './Strip.svelte'
import { sayConsequence } from './table'

export const Board: BoardModule['Board'] = SettlersBoard
export const Strip: BoardModule['Strip'] = SettlersStrip
export const buttonVerbs: BoardModule['buttonVerbs'] = BUTTON_VERBS
export const standing: NonNullable<BoardModule['standing']> = { after: ['end_turn'] }
export const groups: BoardModule['groups'] = GROUPS

export const status: BoardModule['status'] = (position, texts) => {
  const { round, phase } = viewOf(position)
  return `${texts.label('round')} ${round} · ${texts.name(phase)}`
}

export const consequence: NonNullable<BoardModule['consequence']> = (option, position, texts) => {
  const topic = topicOf(position)
  const view = viewOf(position)
  const weigher = new Weigher(view, position.seat ?? 0, topic, (id) => texts.sources.describe(id))
  return sayConsequence(weigher.weigh(option), texts, view)
}

export const score: BoardModule['score'] = (position, seat) => viewOf(position).realms[seat]?.vp ?? null
