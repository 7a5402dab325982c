import { describe, expect, it } from 'vitest'

import type { Facts } from '../../lib/types'
import { sayBonus, sayEffect } from './effects'
import { cardFacts, type Effect } from './facts'
import facts from './fixtures/facts.json'
import { ICONS } from './icons'

const FACTS = facts as unknown as Record<string, Facts>

describe('effects in icons', () => {
  it.each(Object.values(FACTS).flatMap((one) => cardFacts(one) ?? []))(
    '$card: every word has a picture',
    ({ effect, bonus }) => {
      const words = [...sayEffect(effect).words, ...(bonus ? sayBonus(bonus) : [])]
      for (const word of words) if ('icon' in word) expect(ICONS).toHaveProperty(word.icon)
    },
  )

  it.each<[Effect, string]>([
    [{ produce: { gain: { worker: 2 } } }, '2worker'],
    [{ produce_per: { good: 'stone', amount: 1, colour: 'grey', max: 3 } }, '1stone × [grey] ≤3'],
    [{ produce_choice: { options: [{ raze: 1 }, { vp: 2 }] } }, '1raze / 2vp'],
    [{ action: { cost: { worker: 1 }, times: 2, gain: { gold: 1 } } }, '1worker → 1gold ×2'],
    [{ on_build: { colour: 'red', gain: { vp: 2 } } }, 'build [red] : 2vp'],
    [{ on_deal: { gain: { gold: 1 } } }, 'deal : 1gold'],
    [{ store: { goods: ['worker'], max: null } }, 'store : worker'],
    [{}, ''],
  ])('%j', (effect, said) => {
    const words = sayEffect(effect).words.map((word) =>
      'icon' in word
        ? `${word.amount ?? ''}${word.icon}`
        : 'colour' in word
          ? `[${word.colour}]`
          : `${word.sign}${word.amount ?? ''}`,
    )
    expect(words.join(' ')).toBe(said)
  })

  it('asks for words where icons tell only half', () => {
    expect(
      sayEffect({ action: { cost: { worker: 1 }, times: 1, do: { op: 'block_action_location' } } }).needsWords,
    ).toBe(true)
    expect(sayEffect({ produce: { gain: { wood: 1 } } }).needsWords).toBe(false)
  })
})
