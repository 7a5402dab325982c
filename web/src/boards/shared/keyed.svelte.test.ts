// @vitest-environment jsdom

import { flushSync } from 'svelte'
import { expect, it } from 'vitest'

import { byKey, isSame } from './keyed.svelte'

it('tells a reader only of what changes under its own key', () => {
  let things = $state.raw<[string, number[]][]>([
    ['one', [1]],
    ['two', [2]],
  ])
  const seen: string[] = []
  const stop = $effect.root(() => {
    const at = byKey(() => things)
    for (const key of ['one', 'two', 'three'])
      $effect.pre(() => {
        seen.push(`${key} ${JSON.stringify(at(key))}`)
      })
  })
  const after = (changed: [string, number[]][]) => {
    seen.length = 0
    things = changed
    flushSync()
    return [...seen]
  }
  flushSync()
  expect(seen).toEqual(['one [1]', 'two [2]', 'three undefined'])
  expect(
    after([
      ['one', [1]],
      ['two', [3]],
    ]),
  ).toEqual(['two [3]'])
  expect(
    after([
      ['two', [3]],
      ['three', [4]],
    ]),
  ).toEqual(['one undefined', 'three [4]'])
  expect(
    after([
      ['three', [4]],
      ['two', [3]],
    ]),
  ).toEqual([])
  stop()
})

it.each([
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: 1, b: undefined }, { a: 1, c: undefined }, false],
  [[1, 2], [1, 2, 3], false],
  [[], {}, false],
  [null, {}, false],
  [undefined, undefined, true],
  ['1', 1, false],
])('of %j and %j it is told whether they are the same', (one, other, expected) => {
  expect(isSame(one, other)).toBe(expected)
  expect(isSame(other, one)).toBe(expected)
})
