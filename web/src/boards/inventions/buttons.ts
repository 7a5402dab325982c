// Verbs that have no place on the board.

/** Refusals and the end of the turn are about nothing that lies on the table. */
export const BUTTON_VERBS: ReadonlySet<string> = new Set(['decline', 'end'])
