// Verbs that have no place on the board, and the headings of the list.

/** Refusals and the end of the turn are about nothing that lies on the table. */
export const BUTTON_VERBS: ReadonlySet<string> = new Set(['decline', 'end'])

export const GROUPS: Readonly<Record<string, string>> = {
  pillar: 'actions',
  chain: 'chain',
  link: 'chain',
  place: 'place',
  use_economy: 'economy',
  decline: 'finish',
  end: 'finish',
}
