import { describe, expect, it } from 'vitest'

import type { Asked } from '../shared/trial'
import { BUTTON_VERBS } from './buttons'
import asks from './fixtures/asks.json'
import { lookedAt, placed, placeOf, rivalsOf, type View } from './layout'

const ASKED = asks as unknown as Asked<View>[]

describe('places', () => {
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

  it('offer what a card offers on each card that is equal to it', () => {
    const { view, seat, options } = ASKED.find(({ topic }) => topic === 'discard')!
    const [first, ...others] = view.realms[seat]!.hand as string[]
    const only = options.filter(([, card]) => card === first)
    const found = placed(view, seat, only, () => 'com001')
    for (const card of [first, ...others]) expect(found.get(`hand ${card}`)).toEqual(only)
    expect(placed(view, seat, only, (card) => card).size).toBe(1)
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
