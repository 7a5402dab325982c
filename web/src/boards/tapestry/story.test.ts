import { describe, expect, it } from 'vitest'

import type { Told } from '../../lib/types'
import { lastTurn, scenes } from './story'

const SEATED = new Set([
  'paid',
  'advanced',
  'track_indicator',
  'track_tie',
  'conquered',
  'reacted',
  'gained',
  'toppled',
  'era',
  'scored',
  'explored',
])

function told(at: number, verb: string, ...args: (string | number)[]): Told {
  return { at, verb, args, hidden: false }
}

const botOf = (event: Told) => (SEATED.has(event.verb) && Number(event.args[0]) > 4 ? Number(event.args[0]) : null)

const PAIR = [
  told(7, 'bots_drew', 'd1', 'd2'),
  told(7, 'track_indicator', 5, 'all', 4),
  told(7, 'track_tie', 5, 'science', 'd2'),
  told(7, 'advanced', 5, 'science', 's1'),
]
const SHADOW = [told(7, 'track_indicator', 6, 'all', 1), told(7, 'advanced', 6, 'military', 'm1')]

describe('the last turn of the bots', () => {
  it('is nothing before the first', () => {
    expect(lastTurn([told(1, 'paid', 0, 1, 'food')], botOf)).toEqual([])
  })

  it('begins with the pair of cards and ends where the person goes on', () => {
    const log = [
      told(6, 'paid', 0, 1, 'food'),
      told(7, 'advanced', 0, 'science', 's1'),
      ...PAIR,
      ...SHADOW,
      told(8, 'paid', 0, 1, 'food'),
      told(8, 'advanced', 0, 'science', 's2'),
    ]
    expect(lastTurn(log, botOf)).toEqual([...PAIR, ...SHADOW])
  })

  it('goes on through the answer to an attack', () => {
    const attack = [
      told(7, 'conquered', 5, 3),
      told(9, 'reacted', 0, 'trap'),
      told(10, 'gained', 0, 1, 'food', 'trap'),
      told(10, 'toppled', 0, 5, 3),
      ...SHADOW.map((event) => ({ ...event, at: 10 })),
    ]
    const log = [...PAIR, ...attack, told(11, 'paid', 0, 1, 'coin')]
    expect(lastTurn(log, botOf)).toEqual([...PAIR, ...attack])
  })

  it('is an income turn, with the pair that brought it', () => {
    const income = [
      told(12, 'bots_drew', 'd3', 'd4'),
      told(12, 'era', 5, 2),
      told(12, 'scored', 5, 9, 'landmarks_and_territories'),
    ]
    expect(lastTurn([...PAIR, ...SHADOW, ...income], botOf)).toEqual(income)
    expect(lastTurn([...PAIR, ...SHADOW, ...income.slice(1)], botOf)).toEqual(income.slice(1))
  })
})

describe('its scenes', () => {
  it('are the cards, the Automa, the Shadow Empire, with reasons told apart', () => {
    const found = scenes(
      [...PAIR, told(7, 'hexes_valid', 'explore', 3), told(7, 'explored', 5, 't', 4), ...SHADOW],
      botOf,
    )
    expect(found.map(({ seat, steps }) => [seat, steps.length])).toEqual([
      [null, 1],
      [5, 5],
      [6, 2],
    ])
    expect(found[1]?.steps.map(({ isReason }) => isReason)).toEqual([true, true, false, true, false])
  })
})
