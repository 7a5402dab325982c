import { expect, test } from 'vitest'

import {
  asText,
  courseOf,
  drawPicture,
  firsts,
  leads,
  rowsOf,
  stairsOf,
  turningPoints,
  type Swing,
} from '../src/lib/finale'
import type { Position } from '../src/lib/types'

const swing = (at: number, seat: number, points: number, group = 'cards'): Swing => ({ at, seat, points, group })
const SWINGS = [swing(2, 0, 3), swing(4, 1, 5), swing(4, 0, 1), swing(6, 2, 9), swing(8, 0, -2), swing(9, 1, 20, 'end')]

test('the course has the points of everybody at a seat after every choice that changed them', () => {
  expect(courseOf(SWINGS, 2)).toEqual([
    { at: 0, points: [0, 0] },
    { at: 2, points: [3, 0] },
    { at: 4, points: [4, 5] },
    { at: 8, points: [2, 5] },
    { at: 9, points: [2, 25] },
  ])
})

test('points stay as they are until a choice changes them', () => {
  expect(stairsOf(courseOf([swing(2, 0, 3), swing(6, 0, 1)], 1), 0)).toEqual([
    [0, 0],
    [2, 0],
    [2, 3],
    [6, 3],
    [6, 4],
  ])
})

test('the lead changes where somebody else is alone in front', () => {
  expect(leads(courseOf([...SWINGS, swing(10, 0, 23)], 2))).toEqual([
    { at: 2, seat: 0 },
    { at: 4, seat: 1 },
  ])
})

test('turning points are the largest choices before the end, in their order', () => {
  expect(turningPoints(SWINGS, 2).map(({ at }) => at)).toEqual([4, 6])
})

test('a single point turns nothing, nor does a small share of many', () => {
  expect(turningPoints([swing(1, 0, 1), swing(2, 1, 2), swing(3, 0, 9)]).map(({ at }) => at)).toEqual([2])
  expect(turningPoints([swing(1, 0, 4), swing(2, 1, 5), swing(3, 0, 96)]).map(({ at }) => at)).toEqual([2])
})

test('a part begins where the first of all begins it', () => {
  const parts = ['Era 1', 'Era 1', 'Era 2', 'Era 1'].map((name, at) => ({ at, name }))
  expect(firsts(parts).map(({ at }) => at)).toEqual([0, 2])
})

const position = {
  result: { places: [2, 1], scores: [2, 25] },
  sources: { cards: [2, 5], end: [0, 20] },
} as unknown as Position
const rows = rowsOf(
  position,
  (seat) => ['Ada', 'Ben'][seat] ?? '',
  (group) => group.toUpperCase(),
)

test('the end can be taken along as text', () => {
  expect(asText('Atlas', rows, ['Ben: +5'])).toBe(
    ['Atlas', '1. Ben: 25 (CARDS 5, END 20)', '2. Ada: 2 (CARDS 2)', '', '- Ben: +5'].join('\n'),
  )
})

test('and as a picture with everybody and every group in it', () => {
  const words: string[] = []
  const pen = {
    ...{ fillRect: () => undefined, strokeRect: () => undefined, beginPath: () => undefined },
    ...{ lineTo: () => undefined, stroke: () => undefined, fillText: (word: string) => words.push(word) },
  }
  const canvas = { getContext: () => pen, width: 0, height: 0 } as unknown as HTMLCanvasElement
  const palette = { ground: '#fff', ink: '#000', soft: '#888', seats: ['#00f', '#f80'], fills: ['#aaa', '#bbb'] }
  drawPicture(canvas, 'Atlas', rows, courseOf(SWINGS, 2), palette)
  expect(words).toEqual(['Atlas', '1. Ben', '25', '2. Ada', '2', 'CARDS', 'END'])
  expect(canvas.height).toBeGreaterThan(400)
})
