import { describe, expect, it } from 'vitest'

import { linesOf, markedCards, stagesOf } from './civmat'
import type { CivilizationFacts } from './facts'
import type { Mat } from './view'

const facts = (lengths: number[]) =>
  ({
    columns: lengths.map((length) => Array.from({ length }, (_, n) => [{ vp: n + 1 }])),
  }) as unknown as CivilizationFacts
const mat = (civilization: string, numbers: number[], marks: string[] = []): Mat => ({
  civilization,
  mat_tokens: 0,
  numbers,
  marks,
})

describe('the lines of a mat', () => {
  it('have the buildings of a statue from the bottom', () => {
    const [first, second] = linesOf(mat('craftsmen', [1, 0, 1], ['farm', 'market', 'house']), facts([3, 4]), [
      ['statue', 1],
    ])
    expect(first?.squares.map(({ piece }) => piece)).toEqual(['market', undefined, undefined])
    expect(second?.squares.map(({ piece }) => piece)).toEqual(['farm', 'house', undefined, undefined])
    expect([first?.options, second?.options]).toEqual([[], [['statue', 1]]])
    expect(second?.squares.map(({ isNext }) => isNext)).toEqual([false, false, true, false])
  })

  it('have one token each that climbs', () => {
    const [first, second] = linesOf(mat('merrymakers', [2, 0]), facts([3, 3]), [
      ['climb', 1],
      ['climb', 2],
    ])
    expect(first?.squares.map(({ piece, isOpen, isNext }) => [piece, isOpen, isNext])).toEqual([
      [undefined, true, false],
      ['token', true, false],
      [undefined, false, true],
    ])
    expect(second?.squares.findIndex(({ isNext }) => isNext)).toBe(0)
    expect(second?.options).toEqual([['climb', 2]])
  })

  it('have outposts that leave from the left', () => {
    const [first, second] = linesOf(mat('militants', [1, 4]), facts([4, 4]), [['row', 2]])
    expect(first?.squares.map(({ piece, isOpen }) => [piece, isOpen])).toEqual([
      [undefined, true],
      [undefined, true],
      [undefined, true],
      ['outpost', false],
    ])
    expect(first?.squares.some(({ isNext }) => isNext)).toBe(false)
    expect(second?.squares.map(({ isNext }) => isNext)).toEqual([true, false, false, false])
  })
})

it('the spaces of a wandering token stand by their distance', () => {
  const space = (id: number, to: number[]) => ({ id, reward: [], to })
  expect(
    stagesOf([space(1, [2, 3]), space(2, [4]), space(3, [4, 5]), space(4, []), space(5, [])]).map((column) =>
      column.map(({ id }) => id),
    ),
  ).toEqual([[1], [2, 3], [4, 5]])
  expect(stagesOf([])).toEqual([])
})

it('the marked cards of the Heralds come three numbers by three', () => {
  expect(markedCards(mat('heralds', [1, 2, 1, 0, 3, 2]))).toEqual([
    { seat: 1, era: 2, at: 1 },
    { seat: 0, era: 3, at: 2 },
  ])
  expect(markedCards(mat('mystics', [1, 2, 1]))).toEqual([])
})
