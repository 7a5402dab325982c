import { describe, expect, it } from 'vitest'

import { found, toggled } from '../src/lib/choosing'
import type { Choice } from '../src/lib/types'

function choice(id: string, en: string): Choice {
  return { id, picture: ['card', id], deck: '', needs: [], names: { en }, about: {} }
}

const CHOICES = [choice('a', 'Old Forest'), choice('b', 'Forest Chapel'), choice('c', 'Quarry')]

describe('what is found', () => {
  it('has every word that was typed, however it is written', () => {
    expect(found(CHOICES, 'forest', 'en').map(({ id }) => id)).toEqual(['a', 'b'])
    expect(found(CHOICES, ' CHAPEL for', 'en').map(({ id }) => id)).toEqual(['b'])
  })

  it('is everything where nothing was typed, and nothing where nothing is called that', () => {
    expect(found(CHOICES, '  ', 'en')).toEqual(CHOICES)
    expect(found(CHOICES, 'castle', 'en')).toEqual([])
  })
})

it('a second click takes a thing out again', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
})
