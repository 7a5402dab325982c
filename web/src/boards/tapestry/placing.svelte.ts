// The rules ask how a landmark is turned and then where it stands; at the table that is one act.

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
