import { describe, expect, test } from 'vitest'

import { Digits } from '../src/lib/digits'
import { grouped, idsIn, Offer, optionKey } from '../src/lib/options'
import type { Option } from '../src/lib/types'

const OPTIONS: Option[] = [
  ['build', 'com014'],
  ['pass'],
  ['build', 'rom003'],
  ['raze', 'com014'],
  ['end_deal', 2, 'rom003'],
]

describe('groups', () => {
  test('keep the order of their first option and the numbers of the question', () => {
    expect(grouped(OPTIONS, { raze: 'war', end_deal: 'war' })).toEqual([
      {
        group: 'build',
        options: [
          { number: 1, option: ['build', 'com014'] },
          { number: 3, option: ['build', 'rom003'] },
        ],
      },
      { group: 'pass', options: [{ number: 2, option: ['pass'] }] },
      {
        group: 'war',
        options: [
          { number: 4, option: ['raze', 'com014'] },
          { number: 5, option: ['end_deal', 2, 'rom003'] },
        ],
      },
    ])
  })
})

describe('an offer', () => {
  const offer = new Offer(OPTIONS)

  test('knows which options name a thing', () => {
    expect(offer.naming('com014')).toEqual([
      ['build', 'com014'],
      ['raze', 'com014'],
    ])
    expect(offer.naming('com001')).toEqual([])
  })

  test('counts an option that names a thing twice once', () => {
    expect(new Offer([['swap', 'a', 'a']]).naming('a')).toHaveLength(1)
  })

  test('knows options by value', () => {
    expect(offer.has(['end_deal', 2, 'rom003'])).toBe(true)
    expect(offer.has(['end_deal', 1, 'rom003'])).toBe(false)
    expect(offer.of('pass', 'raze')).toEqual([['pass'], ['raze', 'com014']])
  })
})

test('the key of an option is its JSON', () => {
  expect(optionKey(['build', 'com014'])).toBe('["build","com014"]')
})

test('ids are found wherever the view has them', () => {
  expect(idsIn({ a: ['x', { b: 'y', c: [null, 3, ['z']] }] })).toEqual(new Set(['x', 'y', 'z']))
})

describe('digits', () => {
  test('add up to a number while one types on', () => {
    const digits = new Digits()
    expect(digits.type('1', 23, 0)).toBe(1)
    expect(digits.type('2', 23, 300)).toBe(12)
    expect(digits.type('4', 23, 2000)).toBe(4)
  })

  test('begin anew where the number would be too large', () => {
    const digits = new Digits()
    expect(digits.type('3', 9, 0)).toBe(3)
    expect(digits.type('5', 9, 100)).toBe(5)
    expect(digits.type('0', 9, 200)).toBeUndefined()
  })
})
