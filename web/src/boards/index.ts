// Which board draws which game. A board is loaded when its table is opened; a game without one gets the generic table.

import type { Component } from 'svelte'

import type { Offer } from '../lib/options'
import type { Texts } from '../lib/texts'
import type { Facts, Option, Position } from '../lib/types'

/** What of the table is drawn: what all share, or all that a seat has. */
export type Part = { part: 'table' } | { part: 'area'; seat: number }

export interface BoardProps {
  position: Position
  texts: Texts
  /** What may be chosen now; empty when nothing is asked of the own seat. */
  offered: Offer
  /** A thing was chosen: with several options, the person is asked which. */
  choose: (options: Option[]) => void
  /** The option that the pointer or the focus is on. */
  hover: (option: Option | null) => void
  /** The facts of a component; undefined until they have come. */
  describe: (id: string) => Facts | undefined
  /** What of the table is to be drawn. */
  show: Part
}

export interface StripProps {
  position: Position
  texts: Texts
  seat: number
}

export interface BoardModule {
  /** Draws what `show` says. */
  Board: Component<BoardProps>
  /** An opponent in one or two lines, beside name and points. */
  Strip: Component<StripProps>
  /** Verbs that have no place on the board: their options are buttons under the question. */
  buttonVerbs: ReadonlySet<string> | 'all'
  /** Under which heading (`group-<group>` in the texts) a verb's options stand. */
  groups: Readonly<Record<string, string>>
  /** Where in the game the table is, in a few words: round, phase. */
  status: (position: Position, texts: Texts) => string
  /** Whether areas lack a heading of their own, so that the table gives them one. */
  bareAreas?: boolean
  /** The points of a seat as far as they can be seen. */
  score: (position: Position, seat: number) => number | null
}

const BOARDS: Readonly<Record<string, () => Promise<BoardModule>>> = {
  imperial_settlers: () => import('./imperial_settlers'),
}

export function loadBoard(game: string): Promise<BoardModule> {
  return (BOARDS[game] ?? (() => import('./generic')))()
}
