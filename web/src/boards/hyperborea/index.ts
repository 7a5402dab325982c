// The board of Hyperborea.

import './tokens.css'

import type { BoardModule } from '..'
import { topicOf } from '../shared/places'
import HyperboreaBoard from './Board.svelte'
import { BUTTON_VERBS, GROUPS } from './buttons'
import { consequence as weigh } from './consequence'
import { FactBook } from './facts'
import { conditions, placeOf, tabOfPlace } from './places'
import HyperboreaStrip from './Strip.svelte'
import { say } from './table'
import { playerOf, viewOf } from './view'

export const Board: BoardModule['Board'] = HyperboreaBoard
export const Strip: BoardModule['Strip'] = HyperboreaStrip
export const buttonVerbs: BoardModule['buttonVerbs'] = BUTTON_VERBS
export const groups: BoardModule['groups'] = GROUPS
export const tabs: NonNullable<BoardModule['tabs']> = ['map', 'mine', 'market']

export const consequence: NonNullable<BoardModule['consequence']> = (option, position, texts) => {
  const book = new FactBook((id) => texts.sources.describe(id))
  return weigh({ view: viewOf(position), seat: position.seat, texts, book, topic: topicOf(position) }, option).join(
    ' · ',
  )
}

export const tabOf: NonNullable<BoardModule['tabOf']> = (option, position) => {
  const where = placeOf(topicOf(position), option)
  return where === null ? null : tabOfPlace(where)
}

export const status: BoardModule['status'] = (position, texts) => {
  const view = viewOf(position)
  const needed = new FactBook((id) => texts.sources.describe(id)).game()?.start.conditions
  const met = say(texts, 'hyp-conditions', conditions(view, needed))
  return [met, ...(view.ending === null || view.phase === 'over' ? [] : [texts.text('table-last-turns')])].join(' · ')
}

export const score: BoardModule['score'] = (position, seat) => playerOf(viewOf(position), seat)?.score ?? null
