// The table of every game that has no board of its own.

import { scoreOf, splitView } from '../../lib/views'
import type { BoardModule } from '..'
import GenericBoard from './Board.svelte'
import GenericStrip from './Strip.svelte'
import { wordOf } from './words'

const AT_THE_TOP = ['round', 'era', 'phase']

export const Board: BoardModule['Board'] = GenericBoard
export const Strip: BoardModule['Strip'] = GenericStrip
export const buttonVerbs: BoardModule['buttonVerbs'] = 'all'
export const bareAreas = true
export const score: BoardModule['score'] = scoreOf

export const status: BoardModule['status'] = (position, texts) =>
  splitView(position.view, position.players.length)
    .figures.filter(([key]) => AT_THE_TOP.includes(key))
    .map(([key, value]) => `${texts.label(key)} ${wordOf(key, value, texts)}`)
    .join(' · ')
