// The rules ask how a landmark is turned and then where it stands; at the table that is one act.

import { consequenceOf, sayConsequence } from '../../lib/consequences'
import type { Texts } from '../../lib/texts'
import type { Option, Position } from '../../lib/types'
import { say } from './table'
import { viewOf, type Fit, type Lines } from './view'

/** A landmark, how it is turned, and where its upper left corner would be. */
export interface Placement {
  piece: string
  turn: number
  row: number
  col: number
}

class Placing {
  /** What a click would place now. */
  aimed: Placement | null = $state.raw(null)
  /** Its turn has been chosen by a click on a plot: it is placed there as soon as that is asked. */
  planned: Placement | null = $state.raw(null)

  /** Where a landmark would stand, if this turn was chosen with a place in mind. */
  of(piece: string, turn: number): Placement | null {
    return [this.aimed, this.planned].find((known) => known?.piece === piece && known.turn === turn) ?? null
  }
}

export const placing = new Placing()

/** What the game says about an option; of a turn that was chosen with a place in mind, about that place. */
export function sayOption(position: Position, option: Option, texts: Texts): string[] {
  const [verb, turn] = option
  const about = verb === 'rotate' ? viewOf(position).about : undefined
  const planned = about && placing.of(about.piece, Number(turn))
  if (!about || !planned) return sayConsequence(consequenceOf(position, option), texts)
  const { row, col } = planned
  const fit = about.fits?.[Number(turn)]?.find((one) => one.row === row && one.col === col)
  return [say(texts, 'tap-placed-at', { row: row + 1, col: col + 1 }), ...sayCompleted(texts, fit)]
}

const LINES = ['districts', 'rows', 'columns'] as const

/** The lines that a piece completes in a place. */
export function sayCompleted(texts: Texts, fit: Fit | undefined): string[] {
  const { completes } = fit ?? {}
  return LINES.flatMap((kind) =>
    completes?.[kind].length ? [texts.text(`consequence-completes_${kind}`, { count: completes[kind].length })] : [],
  )
}

/** The lines that are complete. */
export function sayComplete(texts: Texts, lines: Lines): string {
  return LINES.toReversed()
    .flatMap((kind) => (lines[kind].length ? [say(texts, `tap-complete-${kind}`, { count: lines[kind].length })] : []))
    .join(', ')
}
