// Verbs that have no place on the board.

/**
 * Finishing and refusing are about nothing that lies on the table; how much gold stands in for which resource is one
 * choice about three amounts at once, which words say better than any one heap of goods.
 */
export const BUTTON_VERBS: ReadonlySet<string> = new Set(['pass', 'end_turn', 'decline', 'pay', 'pay_freely'])
