// Verbs that have no place on the board.

/** Ends, refusals and the branches of an effect are about nothing that lies on the table. */
export const BUTTON_VERBS: ReadonlySet<string> = new Set([
  'end',
  'decline',
  'done',
  'choose',
  'return_grey',
  'keep_grey',
])
