import { describe, expect, it } from 'vitest'

import type { Facts } from '../../lib/types'
import { sayBonus, sayEffect } from './effects'
import { FactBook, type Effect } from './facts'
import facts from './fixtures/facts.json'
import { ICONS } from './icons'

const FACTS: Record<string, Facts> = facts
const BOOK = new FactBook((id) => FACTS[id])

describe('effects in icons', () => {
  it.each(Object.keys(FACTS).flatMap((id) => BOOK.of('card', id) ?? []))(
    '$card: every word has a picture',
    ({ effect, bonus }) => {
      const words = [...sayEffect(effect).words, ...(bonus ? sayBonus(bonus) : [])]
      for (const word of words) if ('icon' in word) expect(ICONS).toHaveProperty(word.icon)
    },
  )

  it.each<[Effect, string]>([
    [{ form: 'produce', gain: { worker: 2 } }, '2worker'],
    [{ form: 'produce_per', good: 'stone', amount: 1, colour: 'grey', max: 3 }, '1stone × [grey] ≤3'],
    [{ form: 'produce_choice', options: [{ raze: 1 }, { vp: 2 }] }, '1raze / 2vp'],
    [{ form: 'action', cost: { worker: 1 }, times: 2, gain: { gold: 1 } }, '1worker → 1gold ×2'],
    [{ form: 'on_build', colour: 'red', gain: { vp: 2 } }, 'build [red] : 2vp'],
    [{ form: 'on_deal', gain: { gold: 1 } }, 'deal : 1gold'],
    [{ form: 'store', goods: ['worker'], max: null }, 'store : worker'],
    [{ form: 'none' }, ''],
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
      sayEffect({ form: 'action', cost: { worker: 1 }, times: 1, do: { op: 'block_action_location' } }).needsWords,
    ).toBe(true)
    expect(sayEffect({ form: 'produce', gain: { wood: 1 } }).needsWords).toBe(false)
  })
})
