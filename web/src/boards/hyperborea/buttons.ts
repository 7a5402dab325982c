// Verbs that have no place on the board, and the headings of the list.

/** Ends, refusals and the branches of an effect are about nothing that lies on the table. */
export const BUTTON_VERBS: ReadonlySet<string> = new Set([
  'end',
  'decline',
  'done',
  'choose',
  'return_grey',
  'keep_grey',
])

const VERBS_OF: Readonly<Record<string, readonly string[]>> = {
  cubes: ['place', 'unused', 'draw', 'cube', 'recover', 'clear', 'discard_grey'],
  sites: ['enter', 'use_token', 'keep_token', 'take_token', 'put_back'],
  movement: ['move', 'fly', 'teleport', 'arrive'],
  battle: ['attack', 'banish', 'besiege', 'fortress'],
  figures: ['figure', 'deploy'],
  development: ['develop', 'spread', 'upgrade', 'marker'],
  technologies: ['acquire', 'replace', 'return_grey', 'keep_grey'],
  finish: ['gem', 'decline', 'done', 'end'],
}

export const GROUPS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(VERBS_OF).flatMap(([group, verbs]) => verbs.map((verb) => [verb, group])),
)
