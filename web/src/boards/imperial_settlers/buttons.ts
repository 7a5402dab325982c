// Verbs that have no place on the board, and the headings of the list.

/**
 * Finishing and refusing are about nothing that lies on the table; how much gold stands in for which resource is one
 * choice about three amounts at once, which words say better than any one heap of goods.
 */
export const BUTTON_VERBS: ReadonlySet<string> = new Set(['pass', 'end_turn', 'decline', 'pay', 'pay_freely'])

export const GROUPS: Readonly<Record<string, string>> = {
  build: 'build',
  deal: 'deal',
  raze: 'raze',
  raze_location: 'raze',
  activate: 'action',
  activate_twice: 'action',
  exchange: 'exchange',
  defend: 'free',
  samurai: 'free',
  stash: 'free',
  pay_freely: 'free',
  pass: 'pass',
  end_turn: 'pass',
}
