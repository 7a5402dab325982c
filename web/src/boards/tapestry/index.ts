// The board of Tapestry.

import './tokens.css'

import type { BoardModule } from '..'
import { consequenceOf } from '../../lib/consequences'
import type { IconComponent } from '../../lib/notions'
import { topicOf } from '../shared/places'
import TapestryAnswer from './Answer.svelte'
import TapestryBoard from './Board.svelte'
import { BUTTON_VERBS } from './buttons'
import TapestryCloseup from './Closeup.svelte'
import TapestryDock from './Dock.svelte'
import { FactBook } from './facts'
import { ICONS, LEGEND, tint } from './icons'
import TapestryOthers from './Others.svelte'
import { placeOf, tabOfPlace } from './places'
import { sayOption } from './placing.svelte'
import TapestryStrip from './Strip.svelte'
import { say, sayNotion } from './table'
import { rivalOf, viewOf } from './view'

export const Board: BoardModule['Board'] = TapestryBoard
export const Others: NonNullable<BoardModule['Others']> = TapestryOthers
export const hasOthers: BoardModule['hasOthers'] = (position) => viewOf(position).solo !== null
export const Strip: BoardModule['Strip'] = TapestryStrip
export { default as Thumb } from './Thumb.svelte'
export const Dock: NonNullable<BoardModule['Dock']> = TapestryDock
export const Answer: NonNullable<BoardModule['Answer']> = TapestryAnswer
export const Closeup: NonNullable<BoardModule['Closeup']> = TapestryCloseup
export const fills = true
export const buttonVerbs: BoardModule['buttonVerbs'] = BUTTON_VERBS
export const spectacles: NonNullable<BoardModule['spectacles']> = {
  rolled: 'roll',
  rolled_die: 'roll',
  science_die: 'roll',
  explored: 'turn',
  explored_island: 'turn',
  opened_tech: 'turn',
  landmark: 'rise',
  built: 'rise',
}
export const tabs: NonNullable<BoardModule['tabs']> = ['tracks', 'map', 'capital', 'hand']
export const tabIcons: NonNullable<BoardModule['tabIcons']> = named({
  ...{ tracks: 'advance', map: 'explore', capital: 'capital', hand: 'tapestry_card' },
})

export const legend: NonNullable<BoardModule['legend']> = (texts) =>
  LEGEND.flatMap((notion) => {
    const icon = ICONS[notion]
    return icon ? [{ icon, name: sayNotion(texts, notion), colour: tint(notion) }] : []
  })

export const consequence: NonNullable<BoardModule['consequence']> = (option, position, texts) =>
  sayOption(position, option, texts).join(' · ')

export const tabOf: NonNullable<BoardModule['tabOf']> = (option, position, texts) => {
  const { seat } = position
  if (seat === null) return null
  const [view, book] = [viewOf(position), new FactBook((id) => texts.sources.describe(id))]
  const where = placeOf(view, seat, topicOf(position), option, (one) => consequenceOf(position, one), book)
  return where === null ? null : tabOfPlace(where, view, seat, book)
}

export const status: BoardModule['status'] = (position, texts) => {
  const view = viewOf(position)
  const player = rivalOf(view, position.seat ?? view.active)
  const era = player?.era ? say(texts, 'tap-era', { era: player.era }) : say(texts, 'tap-before')
  return view.phase === 'turn' ? era : `${era} · ${texts.name(view.phase)}`
}

export const score: BoardModule['score'] = (position, seat) => rivalOf(viewOf(position), seat)?.vp ?? null

/** The icons of these notions. */
function named(notions: Readonly<Record<string, string>>): Record<string, IconComponent> {
  return Object.fromEntries(
    Object.entries(notions).flatMap(([tab, notion]) => (ICONS[notion] ? [[tab, ICONS[notion]]] : [])),
  )
}
