import { describe, expect, it } from 'vitest'

import { cornerOver, covered, gripOf, landmarksIn, partsAt, plotUnder, roomFor, shapeOf } from './capital'
import { FactBook } from './facts'
import type { Player } from './view'

const EMPTY = Array.from({ length: 9 }, () => '.........')

/** A player whose capital has these rows, the rest of it free. */
function city(rows: Record<number, string>, more: Partial<Player> = {}): Player {
  const plots = EMPTY.map((row, index) => rows[index] ?? row).join('')
  return {
    plots: [...plots].map((letter) => letter.charCodeAt(0)),
    landmarks: [],
    mats: [],
    in_force: [],
    ...more,
  } as unknown as Player
}

const book = new FactBook(
  (id) =>
    ({
      barracks: {
        id,
        kind: 'landmark',
        letter: 'B',
        turns: [
          ['XX', 'X.'],
          ['XX', '.X'],
        ],
      },
      riverfolk: { id, kind: 'civilization', rules: ['build_on_impassable'] },
      dam: { id, kind: 'tapestry', rules: ['build_on_impassable'] },
    })[id],
)

const BEND = ['XX', 'X.']

describe('a ghost', () => {
  it('lies where the filled parts of the shape are', () => {
    expect(covered(BEND, 0, 0)).toEqual([0, 1, 9])
    expect(covered(['.X', 'XX'], 7, 3)).toEqual([67, 75, 76])
  })

  it('loses what sticks out, on all four sides', () => {
    expect(covered(BEND, -1, 2)).toEqual([2])
    expect(covered(BEND, 3, -1)).toEqual([27])
    expect(covered(BEND, 8, 8)).toEqual([80])
    expect(partsAt(BEND, { row: 8, col: 8 })).toHaveLength(3)
  })

  it('is that of the turn that was chosen, and one plot for a building', () => {
    expect(shapeOf(book, { piece: 'barracks', at: 1 })).toEqual(['XX', '.X'])
    expect(shapeOf(book, { piece: 'market', at: 0 })).toEqual(['X'])
    expect(shapeOf(book, undefined)).toEqual(['X'])
  })

  it.each([[['X']], [BEND], [['.X.', 'XXX']], [['XXXX']], [['X.', 'X.', 'XX']]])(
    '%j is held by a part of it, whichever way it is reckoned',
    (shape) => {
      const grip = gripOf(shape)
      expect(shape[grip.row]?.[grip.col]).toBe('X')
      const corner = cornerOver(shape, { row: 4, col: 5 })
      expect(covered(shape, corner.row, corner.col)).toContain(4 * 9 + 5)
      expect(plotUnder(shape, corner)).toEqual({ row: 4, col: 5 })
    },
  )

  it('is held in its middle', () => {
    expect(gripOf(['XXX', 'XXX', 'XXX'])).toEqual({ row: 1, col: 1 })
    expect(gripOf(['.X.', 'XXX', '.X.'])).toEqual({ row: 1, col: 1 })
  })
})

it('a landmark in the capital is one piece', () => {
  const player = city({ 2: '...BB....', 3: '...B.....' }, { landmarks: ['barracks'] })
  expect(landmarksIn(player, book)).toEqual([
    {
      name: 'barracks',
      spots: [
        { row: 2, col: 3 },
        { row: 2, col: 4 },
        { row: 3, col: 3 },
      ],
    },
  ])
  expect(landmarksIn(city({}, { landmarks: ['barracks'] }), book)).toEqual([])
})

it('plots outside make room on their sides only', () => {
  expect(roomFor([{ row: 0, col: 8 }])).toEqual({ top: 0, left: 0, bottom: 0, right: 0 })
  expect(
    roomFor([
      { row: -2, col: 3 },
      { row: 4, col: 9 },
    ]),
  ).toEqual({ top: 2, left: 0, bottom: 0, right: 1 })
})
