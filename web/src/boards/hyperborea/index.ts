// The board of Hyperborea.

import './tokens.css'

import type { BoardModule } from '..'
import { topicOf } from '../shared/places'
import HyperboreaBoard from './Board.svelte'
import HyperboreaCloseup from './Closeup.svelte'
import { BUTTON_VERBS } from './buttons'
import { ICONS, LEGEND, tint } from './icons'
import { placeOf, tabOfPlace } from './places'
import HyperboreaStrip from './Strip.svelte'
import { hasWords, say } from './table'
import { conditions, playerOf, viewOf } from './view'

export const Board: BoardModule['Board'] = HyperboreaBoard
export const Strip: BoardModule['Strip'] = HyperboreaStrip
export { default as Thumb } from './Thumb.svelte'
export const buttonVerbs: BoardModule['buttonVerbs'] = BUTTON_VERBS
export const Closeup: BoardModule['Closeup'] = HyperboreaCloseup
export { default as Dock } from './Dock.svelte'
export const dockOn: BoardModule['dockOn'] = 'phone'
export const fills = true
export const spectacles: NonNullable<BoardModule['spectacles']> = { revealed: 'turn', fortified: 'rise' }
export const tabs: NonNullable<BoardModule['tabs']> = ['map', 'mine', 'market']

export const tabOf: NonNullable<BoardModule['tabOf']> = (option, position) => {
  const where = placeOf(topicOf(position), option)
  return where === null ? null : tabOfPlace(where)
}

export const status: BoardModule['status'] = (position, texts) => {
  const view = viewOf(position)
  const met = say(texts, 'hyp-conditions', conditions(view))
  return [met, ...(view.ending === null || view.phase === 'over' ? [] : [texts.text('table-last-turns')])].join(' · ')
}

export const score: BoardModule['score'] = (position, seat) => playerOf(viewOf(position), seat)?.score ?? null

export const tabIcons: BoardModule['tabIcons'] = { map: ICONS.start!, mine: ICONS.cube!, market: ICONS.technology! }

export const legend: NonNullable<BoardModule['legend']> = (texts) =>
  LEGEND.map((notion) => ({
    icon: ICONS[notion]!,
    name: hasWords(`hyp-${notion}`) ? say(texts, `hyp-${notion}`) : texts.label(notion),
    colour: tint(notion),
  }))
