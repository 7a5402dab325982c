// What an option will cost, give and change, as the game tells it with the question; here it is put into words.

import { optionKey } from './options'
import type { Texts } from './texts'
import type { Ask, Consequence, Option, Position } from './types'

const NOTHING: Consequence = {}

/** What the game says about an option of the own question. */
export function consequenceOf({ asks, seat }: Pick<Position, 'asks' | 'seat'>, option: Option): Consequence {
  const ask = asks.find((open) => open.seat === seat)
  return (ask && indexed(ask).get(optionKey(option))) ?? NOTHING
}

const KNOWN = new WeakMap<Ask, Map<string, Consequence>>()

/** Of many options each is asked about: they are looked through once. */
function indexed(ask: Ask): Map<string, Consequence> {
  const known = KNOWN.get(ask)
  if (known) return known
  const made = new Map(
    (ask.options ?? []).map((option, index) => [optionKey(option), ask.consequences?.[index] ?? NOTHING] as const),
  )
  KNOWN.set(ask, made)
  return made
}

/** The same in words, line by line; costs come first. */
export function sayConsequence({ owner, cost, gain, notes }: Consequence, texts: Texts): string[] {
  const amounts = (sign: string, given: Record<string, number> = {}) => {
    const words = Object.entries(given).map(([what, amount]) => texts.text('consequence-amount', { what, amount }))
    return words.length ? [`${sign} ${words.join(', ')}`] : []
  }
  return [
    ...(typeof owner === 'number' ? [texts.seat(owner)] : []),
    ...amounts('−', cost),
    ...amounts('+', gain),
    ...(notes ?? []).map(({ says, args, effect }) =>
      texts.text(`consequence-${says}`, { ...args, ...(effect ? { effect: texts.text(effect) } : {}) }),
    ),
  ]
}
