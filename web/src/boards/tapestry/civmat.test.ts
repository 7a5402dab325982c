import { describe, expect, it } from 'vitest'

import { isGraph, linesOf, stagesOf } from './civmat'
import type { CivilizationFacts } from './facts'
import type { Mat } from './view'

const facts = (lengths: number[]) =>
  ({
    columns: lengths.map((length) => Array.from({ length }, (_, n) => [{ vp: n + 1 }])),
  }) as unknown as CivilizationFacts

describe('the lines of a mat', () => {
  it('have the buildings of a statue from the bottom', () => {
    const mat: Mat = {
      kind: 'craftsmen',
      civilization: 'craftsmen',
      columns: [1, 0, 1],
      buildings: ['farm', 'market', 'house'],
    }
    const [first, second] = linesOf(mat, facts([3, 4]), [['statue', 1]])
    expect(first?.squares.map(({ piece }) => piece)).toEqual(['market', undefined, undefined])
    expect(second?.squares.map(({ piece }) => piece)).toEqual(['farm', 'house', undefined, undefined])
    expect([first?.options, second?.options]).toEqual([[], [['statue', 1]]])
    expect(second?.squares.map(({ isNext }) => isNext)).toEqual([false, false, true, false])
  })

  it('have one token each that climbs', () => {
    const [first, second] = linesOf(
      { kind: 'merrymakers', civilization: 'merrymakers', climbed: [2, 0] },
      facts([3, 3]),
      [
        ['climb', 1],
        ['climb', 2],
      ],
    )
    expect(first?.squares.map(({ piece, isOpen, isNext }) => [piece, isOpen, isNext])).toEqual([
      [undefined, true, false],
      ['token', true, false],
      [undefined, false, true],
    ])
    expect(second?.squares.findIndex(({ isNext }) => isNext)).toBe(0)
    expect(second?.options).toEqual([['climb', 2]])
  })

  it('have outposts that leave from the left', () => {
    const [first, second] = linesOf({ kind: 'militants', civilization: 'militants', rows: [1, 4] }, facts([4, 4]), [
      ['row', 2],
    ])
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
  const space = (id: number, to: number[]) => ({ id, reward: [], to, shape: 'space' })
  expect(
    stagesOf([space(1, [2, 3]), space(2, [4]), space(3, [4, 5]), space(4, []), space(5, [])]).map((column) =>
      column.map(({ id }) => id),
    ),
  ).toEqual([[1], [2, 3], [4, 5]])
  expect(stagesOf([])).toEqual([])
  expect(stagesOf([space(1, []), space(1, []), space(2, [])])).toHaveLength(3)
})

it('it is said where spaces lead, unless that is to those beside them', () => {
  const space = (id: number, to: number[]) => ({ id, reward: [], to, shape: 'space' })
  expect(isGraph([space(1, [2]), space(2, [3]), space(3, [])])).toBe(false)
  expect(isGraph([space(1, [4, 2]), space(2, [1, 3]), space(3, [2, 4]), space(4, [3, 1])])).toBe(false)
  expect(isGraph([space(1, [2, 3]), space(2, [4]), space(3, [4, 5]), space(4, []), space(5, [])])).toBe(true)
})
