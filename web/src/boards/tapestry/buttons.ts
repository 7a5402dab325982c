// Verbs that may have no place on the board.

/**
 * Yes, no and done are about nothing that lies on the table. A payment is one choice about four amounts; the order of
 * effects and a choice between them are about icons of one space or card, which words tell apart best. Which of several
 * tokens of a track moves, and trades of the Guilds, are numbers.
 */
export const BUTTON_VERBS: ReadonlySet<string> = new Set([
  ...['accept', 'decline', 'pass', 'pay', 'resolve', 'choose', 'token'],
  ...['ability', 'left_charm', 'right_charm', 'set_aside'],
  ...['roll_again', 'stop_rolling', 'sell_points', 'sell_resources'],
])
