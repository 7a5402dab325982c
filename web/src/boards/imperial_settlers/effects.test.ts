import { describe, expect, it } from 'vitest'

import type { Facts } from '../../lib/types'
import { Weigher } from './consequence'
import { sayBonus, sayEffect } from './effects'
import { cardFacts, type Effect } from './facts'
import facts from './fixtures/facts.json'
import { ICONS } from './icons'
import type { Realm, View } from './layout'

const FACTS = facts as unknown as Record<string, Facts>
const describeFact = (id: string) => FACTS[id]

function realm(parts: Partial<Realm>): Realm {
  return {
    ...{
      faction: 'romans',
      vp: 0,
      passed: false,
      goods: {},
      hand: [],
      faction_deck: 0,
      faction_discards: [],
      deals: [],
      routes: [],
    },
    ...{ foundations: [], production: [], feature: [], action: [], ...parts },
  }
}

function table(...realms: Realm[]): View {
  return {
    round: 1,
    phase: 'actions',
    start: 0,
    active: 0,
    offer: [],
    looking: [],
    common_deck: 0,
    common_discards: [],
    realms,
  }
}

function weigh(view: View, topic: string, ...option: [string, ...(string | number)[]]) {
  return new Weigher(view, 0, topic, describeFact).weigh(option)
}

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

describe('consequences', () => {
  const mine = realm({ hand: ['com014', 'rom012'] })

  it('tell cost and gain of building, dealing and razing from the hand', () => {
    const view = table(mine)
    expect(weigh(view, 'turn', 'build', 'com014')).toEqual({ cost: { wood: 1 }, gain: { worker: 1 } })
    expect(weigh(view, 'turn', 'raze', 'com014')).toEqual({ cost: { raze: 1 }, gain: { wood: 1, worker: 1 } })
    expect(weigh(view, 'turn', 'deal', 'rom012').cost).toEqual({ food: 1 })
  })

  it('leave the demanded location out where none is given up', () => {
    expect(weigh(table(mine), 'turn', 'build', 'rom012').cost).toHaveProperty('location')
    expect(weigh(table(mine), 'settle', 'build', 'rom012').cost).not.toHaveProperty('location')
  })

  it('count what protects a location', () => {
    const plain = realm({ production: [{ card: 'com014' }] })
    const guarded = realm({ production: [{ card: 'com014', defence: 1 }], feature: [{ card: 'rom022' }] })
    expect(weigh(table(mine, plain), 'turn', 'raze_location', 'com014')).toEqual({
      owner: 1,
      cost: { raze: 2 },
      gain: { wood: 1, worker: 1 },
    })
    expect(weigh(table(mine, guarded), 'turn', 'raze_location', 'com014').cost).toEqual({ raze: 4 })
  })

  it('tell what an exchange and a choice bring', () => {
    expect(weigh(table(mine), 'turn', 'exchange', 3)).toEqual({ cost: { worker: 6 } })
    expect(weigh(table(realm({ production: [{ card: 'egy004' }] })), 'produce', 'produce', 'egy004', 1)).toEqual({
      gain: { vp: 2 },
    })
  })

  it('double an action that is carried out twice', () => {
    const view = table(realm({ action: [{ card: 'com021' }] }))
    expect(weigh(view, 'turn', 'activate_twice', 'com021')).toEqual({ cost: { worker: 2 }, gain: { gold: 2 } })
  })
})
