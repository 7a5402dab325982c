import { describe, expect, it } from 'vitest'

import type { Told } from '../../lib/types'
import { lastRoll } from './dice'

function told(verb: string, ...args: (string | number)[]): Told {
  return { at: 1, verb, args, hidden: false }
}

const ATTACK = [told('conquered', 2, 7), told('rolled', 2, 'conquer_red_0', 'conquer_black_4')]
const tileOn = (hex: number) => (hex === 7 ? 'tile_1' : undefined)

describe('the last roll', () => {
  it('is unknown before the first', () => expect(lastRoll([told('conquered', 2, 7)], tileOn)).toBeNull())

  it('has nothing taken while the question stands', () =>
    expect(lastRoll(ATTACK, tileOn)).toEqual({ seat: 2, taken: [] }))

  it.each([
    [told('scored', 2, 4, 'conquer_red'), ['red']],
    [told('gained', 2, 1, 'coin', 'conquer_black'), ['black']],
    [told('gained', 2, 1, 'food', 'tile_1'), ['black']],
    [told('gained', 2, 1, 'food', 'tile_2'), []],
  ])('%j', (event, taken) => expect(lastRoll([...ATTACK, event], tileOn)?.taken).toEqual(taken))

  it('may give both, and nothing that is gained in a later turn', () => {
    const both = [...ATTACK, told('scored', 2, 4, 'conquer_red'), told('gained', 2, 1, 'food', 'tile_1')]
    expect(lastRoll(both, tileOn)?.taken).toEqual(['red', 'black'])
    expect(
      lastRoll([...ATTACK, told('advanced', 0, 'military', 'walls'), told('gained', 0, 1, 'food', 'tile_1')], tileOn)
        ?.taken,
    ).toEqual([])
    expect(lastRoll([...both, ...ATTACK], tileOn)?.taken).toEqual([])
  })
})
