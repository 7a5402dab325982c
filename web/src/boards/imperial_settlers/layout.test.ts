import { describe, expect, it } from 'vitest'

import type { Asked } from '../shared/trial'
import { BUTTON_VERBS } from './buttons'
import asks from './fixtures/asks.json'
import { lookedAt, placed, placeOf, rivalsOf, type View } from './layout'

const ASKED = asks as unknown as Asked<View>[]

const VERBS = [
  ...['choose', 'take', 'keep', 'draw', 'produce', 'produce_again', 'build', 'give_up', 'pay', 'pay_with', 'trade'],
  ...['decline', 'deal', 'give_up_deal', 'raze', 'raze_location', 'raze_own', 'convert', 'keep_good', 'activate'],
  ...['activate_twice', 'refresh', 'exchange', 'receive', 'steal', 'copy_good', 'target', 'discard', 'remove'],
  ...['end_deal', 'take_deal', 'route', 'block', 'take_over', 'build_deal', 'use_deal', 'found', 'defend', 'samurai'],
  ...['stash', 'stash_good', 'stash_card', 'sacrifice', 'end_turn', 'pass'],
]

describe('places', () => {
  it('are tried with every verb of the game', () => {
    const seen = new Set(ASKED.flatMap(({ options }) => options.map(([verb]) => verb)))
    expect([...seen].sort()).toEqual([...VERBS].sort())
  })

  it.each(ASKED.map((asked, index) => [index, asked.topic, asked] as const))(
    '%i %s: every option has one or is a button',
    (_, __, asked) => {
      const lost = asked.options.filter(
        (option) => !BUTTON_VERBS.has(option[0]) && placeOf(asked.view, asked.seat, option) === null,
      )
      expect(lost).toEqual([])
    },
  )

  it('hold all options together', () => {
    for (const { view, seat, options } of ASKED) {
      const found = [...placed(view, seat, options).values()].flat()
      expect(found).toHaveLength(options.filter(([verb]) => !BUTTON_VERBS.has(verb)).length)
    }
  })

  it('are none for one who looks on', () => {
    expect(placed(ASKED[0]!.view, null, ASKED[0]!.options).size).toBe(0)
  })

  it('are none for what is not on the table', () => {
    expect(placeOf(ASKED[0]!.view, 0, ['raze_location', 'com999'])).toBeNull()
    expect(placeOf(ASKED[0]!.view, 0, ['dance'])).toBeNull()
  })
})

describe('the view', () => {
  const two = ASKED.find(({ seats }) => seats === 2)!.view
  const alone = ASKED.find(({ seats }) => seats === 1)!.view

  it('has rivals in their order from the own seat on, and no neutral player among them', () => {
    expect(rivalsOf(two, 1)).toEqual([0])
    expect(rivalsOf(two, null)).toEqual([0, 1])
    expect(rivalsOf(alone, 0)).toEqual([])
  })

  it('shows a seat its own pile of those going round', () => {
    const view: View = { ...two, looking: [['com001'], [null, 'com002']] }
    expect(lookedAt(view, 1)).toEqual(['com002'])
    expect(lookedAt({ ...view, looking: [['com003']] }, 1)).toEqual(['com003'])
    expect(lookedAt(view, null)).toEqual([])
  })
})
