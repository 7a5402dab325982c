// Who rolled the conquer dice last, and which of them was taken, as the log has it.

import type { Told } from '../../lib/types'

export const DICE = ['red', 'black'] as const
export type Die = (typeof DICE)[number]

export interface Roll {
  seat: number
  /** None: still to be chosen, or for another purpose. */
  taken: Die[]
}

/** The last roll; `tileOn` says which tile lies on a hex, for a die may give what is printed there. */
export function lastRoll(log: readonly Told[], tileOn: (hex: number) => string | undefined): Roll | null {
  const at = log.findLastIndex(({ verb }) => verb === 'rolled')
  const rolled = log[at]
  if (!rolled) return null
  const conquered = log.findLast(({ verb }, index) => verb === 'conquered' && index < at)
  const tile = conquered ? tileOn(Number(conquered.args[1])) : undefined
  const next = log.findIndex(({ verb }, index) => index > at && verb === 'advanced')
  const reasons = log.slice(at + 1, next < 0 ? log.length : next).map(({ args }) => args.at(-1))
  const isTaken = (die: Die) =>
    reasons.includes(`conquer_${die}`) || (die === 'black' && tile !== undefined && reasons.includes(tile))
  return { seat: Number(rolled.args[0]), taken: DICE.filter(isTaken) }
}
