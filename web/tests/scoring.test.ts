import { expect, test } from 'vitest'

import { logSteps, mergeLog } from '../src/lib/log'
import type { Told } from '../src/lib/types'
import { scoreOf, splitView } from '../src/lib/views'
import type { Position } from '../src/lib/types'

const told = (at: number, verb: string, ...args: Told['args']): Told => ({ at, verb, args, hidden: false })
const LOG = [
  told(1, 'scored', 0, 2, 'inn'),
  told(2, 'built', 0, 'inn'),
  told(3, 'scored', 1, 5, 'inn'),
  told(4, 'lost_points', 0, 1, 'raid'),
  told(9, 'scored', 0, 9, 'end'),
]

test('new events replace what they cover', () => {
  const merged = mergeLog(LOG, [told(3, 'scored', 1, 4, 'inn')], 3)
  expect(merged.map((event) => [event.at, event.args[1]])).toEqual([
    [1, 2],
    [2, 'inn'],
    [3, 4],
  ])
  expect(mergeLog(LOG, [], 3)).toHaveLength(2)
})

test('the log is told choice by choice', () => {
  expect(logSteps([told(1, 'a'), told(1, 'b'), told(2, 'c')]).map((step) => step.events.length)).toEqual([2, 1])
})

test('a view is split into figures, what all share, and what each seat has', () => {
  const view = { round: 2, deck: [null, 'torch'], scores: [3, 4], hands: [['a'], []], dice: [1, 6] }
  const split = splitView(view, 2)
  expect(split.figures).toEqual([['round', 2]])
  expect(split.table.map(([key]) => key)).toEqual(['deck', 'dice'])
  expect(split.seats).toEqual([
    [
      ['scores', 3],
      ['hands', ['a']],
    ],
    [
      ['scores', 4],
      ['hands', []],
    ],
  ])
})

test('points are found in the view, and in the result at the end', () => {
  const position = {
    view: {
      realms: [
        { vp: 3, goods: {} },
        { vp: 7, goods: {} },
      ],
    },
    players: [{}, {}],
    result: null,
  }
  expect(scoreOf(position as unknown as Position, 1)).toBe(7)
  expect(scoreOf({ ...position, result: { scores: [3, 11], places: [2, 1] } } as unknown as Position, 1)).toBe(11)
})
