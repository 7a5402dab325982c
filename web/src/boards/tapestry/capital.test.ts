import { describe, expect, it } from 'vitest'

import type { Facts } from '../../lib/types'
import {
  closedPlots,
  completedBy,
  completeWith,
  cornerOver,
  covered,
  fits,
  fitting,
  gripOf,
  landmarksIn,
  partsAt,
  plotUnder,
  roomFor,
  shapeOf,
} from './capital'
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
    })[id] as unknown as Facts | undefined,
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

describe('a piece fits', () => {
  it('on free plots only', () => {
    const closed = closedPlots(city({ 0: '#.m......' }), book)
    expect([...closed]).toEqual([0, 2])
    expect(fits(BEND, { row: 0, col: 0 }, closed)).toBe(false)
    expect(fits(BEND, { row: 0, col: 1 }, closed)).toBe(false)
    expect(fits(['XX', '.X'], { row: 1, col: 0 }, closed)).toBe(true)
  })

  it('partly outside, but not wholly', () => {
    expect(fits(BEND, { row: -1, col: 0 }, new Set())).toBe(true)
    expect(fits(BEND, { row: -1, col: 8 }, new Set())).toBe(true)
    expect(fits(BEND, { row: 8, col: -1 }, new Set())).toBe(true)
    expect(fits(BEND, { row: -1, col: -1 }, new Set())).toBe(false)
  })

  it('at all corners from which it covers something', () => {
    expect(fitting(['X'], new Set())).toHaveLength(81)
    expect(fitting(['XX'], new Set())).toHaveLength(90)
    expect(fitting(BEND, new Set())).toHaveLength(99)
    const full = new Set(Array.from({ length: 81 }, (_, plot) => plot).filter((plot) => plot !== 40))
    expect(fitting(['XX'], full)).toEqual([])
    expect(fitting(['X'], full)).toEqual([{ row: 4, col: 4 }])
  })

  it('on rocks where a civilization or a card in force allows it', () => {
    const rock = { 0: '#xm......' }
    expect([
      ...closedPlots(
        city(rock, { mats: [{ civilization: 'riverfolk', mat_tokens: 0, numbers: [], marks: [] }] }),
        book,
      ),
    ]).toEqual([2])
    expect([...closedPlots(city(rock, { in_force: [['dam']] }), book)]).toEqual([2])
    expect([...closedPlots(city(rock, { in_force: [['other']] }), book)]).toEqual([0, 1, 2])
  })
})

describe('a placement completes', () => {
  it('a row, a column and a district at once', () => {
    const player = city({
      0: '.mmmmmmmm',
      1: '#hh......',
      2: 'hhh......',
      3: 'x........',
      4: 'f........',
      5: 'f........',
      6: 'f........',
      7: 'f........',
      8: 'f........',
    })
    expect(completeWith(player)).toEqual({ rows: [], columns: [], districts: [] })
    expect(completedBy(player, [0])).toEqual({ rows: [0], columns: [0], districts: [0] })
  })

  it('nothing that was complete before', () => {
    const player = city({ 4: 'mmmmmmmmm' })
    expect(completeWith(player).rows).toEqual([4])
    expect(completedBy(player, [0])).toEqual({ rows: [], columns: [], districts: [] })
  })

  it('the district in which it lies, counted row by row', () => {
    const player = city({ 3: '......aaa', 4: '......aaa', 5: '......a..' })
    expect(completedBy(player, [5 * 9 + 7, 5 * 9 + 8]).districts).toEqual([5])
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
