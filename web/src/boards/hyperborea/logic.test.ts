import { describe, expect, it } from 'vitest'

import type { Facts, Option } from '../../lib/types'
import { partsOf, passiveParts } from './effects'
import facts from './fixtures/facts.json'
import { centreOf, frame, growthOf, RADIUS } from './hexes'
import { cubesOf, placed, placeOf, place, startsOf, stillTaken } from './places'
import { chipsOf } from './view'

const OPTIONS: Option[] = [
  ['place', 'green', 'exploration_1'],
  ['place', 'red', 'exploration_1'],
  ['unused', 'green'],
  ['move', 3, 4],
  ['move', 5, 4],
  ['fly', 3, 2],
  ['end'],
]

describe('places', () => {
  it('gather the options of one spot', () => {
    const found = placed('turn', OPTIONS)
    expect(found.get(place.technology('exploration_1'))).toEqual([OPTIONS[0], OPTIONS[1]])
    expect(found.get(place.hex(4))).toEqual([OPTIONS[3], OPTIONS[4]])
    expect([...found.values()].flat()).toHaveLength(6)
  })

  it('keep what goes with a cube or figures that were taken up', () => {
    const found = placed('turn', OPTIONS, { cube: 'green', from: 3 })
    expect([...found.values()].flat()).toEqual([OPTIONS[0], OPTIONS[2], OPTIONS[3], OPTIONS[5]])
  })

  it('tell a figure outside sites from one inside', () => {
    expect(placeOf('turn', ['attack', 7, 1, 0])).toBe(place.figures(7, 1))
    expect(placeOf('turn', ['attack', 7, 1, 2])).toBe(place.site(7, 1))
    expect(placeOf('turn', ['banish', 7, 1])).toBe(place.site(7, 0))
  })

  it('tell a stored token from one that was just found', () => {
    expect(placeOf('turn', ['use_token', 'rumour'])).toBe(place.token('rumour'))
    expect(placeOf('token', ['use_token', 'rumour'])).toBe(place.choice)
  })

  it('forget what can no longer be used', () => {
    expect(stillTaken({ cube: 'green', from: 3 }, OPTIONS)).toEqual({ cube: 'green', from: 3 })
    expect(stillTaken({ cube: 'blue', from: 9 }, OPTIONS)).toEqual({ cube: null, from: null })
    expect([...cubesOf(OPTIONS)]).toEqual(['green', 'red'])
    expect([...startsOf(OPTIONS)]).toEqual([3, 5])
  })
})

describe('effects', () => {
  it('are rows of icons', () => {
    expect(partsOf({ move: 1, figure: 1, develop: [{ row: 'free', steps: 2 }] })).toEqual([
      { icon: 'move', amount: 1 },
      { icon: 'figure', amount: 1 },
      { icon: 'develop', amount: 2, row: 'free' },
    ])
    expect(partsOf({ choice: [{ attack: 1 }, { fortress: 2 }] })).toEqual([
      { icon: 'attack', amount: 1 },
      { sign: 'or' },
      { icon: 'fortress', amount: 2 },
    ])
  })

  it('of every card and tile have at least one icon', () => {
    const shown = Object.values(facts as unknown as Record<string, Facts>).filter(
      ({ kind }) => kind === 'card' || kind === 'faction_tile',
    )
    const bare = shown.filter((fact) => {
      const {
        effect,
        start_of_turn: start,
        passive,
      } = fact as unknown as { effect?: object; start_of_turn?: object | null; passive?: object | null }
      return (
        partsOf(effect ?? {}).length + partsOf(start ?? {}).length + (passive ? passiveParts(passive).length : 0) === 0
      )
    })
    expect(bare.map(({ id }) => id)).toEqual([])
    expect(shown.length).toBeGreaterThan(40)
  })
})

describe('the pool', () => {
  it('adds up free steps and keeps bound groups apart', () => {
    const chips = chipsOf({
      points: { move: 3 },
      develop: [
        { row: 'free', steps: 1 },
        { row: 'same', steps: 2 },
        { row: 'free', steps: 1 },
        { row: 'same', steps: 2 },
      ],
      on_cubes: [{ effect: 'recover', source: 'black_market', number: 2, technology: null }],
    })
    expect(chips.map(({ notion, amount, of }) => [notion, amount, of])).toEqual([
      ['move', 3, undefined],
      ['develop', 2, 'free'],
      ['develop', 2, 'same'],
      ['develop', 2, 'same'],
      ['recover', 2, 'black_market'],
    ])
    expect(new Set(chips.map(({ key }) => key)).size).toBe(chips.length)
  })
})

describe('the map', () => {
  it('is framed with all its hexes', () => {
    const hexes = [
      { q: 0, r: 0 },
      { q: 2, r: -1 },
      { q: -2, r: 1 },
    ]
    const { left, top, width, height } = frame(hexes)
    for (const { x, y } of hexes.map(centreOf)) {
      expect(x - left).toBeGreaterThan(RADIUS * 0.86)
      expect(left + width - x).toBeGreaterThan(RADIUS * 0.86)
      expect(y - top).toBeGreaterThan(RADIUS)
      expect(top + height - y).toBeGreaterThan(RADIUS)
    }
  })
})

describe('what grows on a hex', () => {
  it('never jumps, differs from hex to hex, and stays on it', () => {
    expect(growthOf(7, 'forest')).toEqual(growthOf(7, 'forest'))
    expect(growthOf(7, 'swamp')).not.toEqual(growthOf(8, 'swamp'))
    for (const terrain of ['desert', 'forest', 'swamp', 'mountain'] as const)
      for (let hex = 0; hex < 30; hex++)
        for (const { x, y } of growthOf(hex, terrain)) expect(Math.hypot(x, y)).toBeLessThan(RADIUS * 0.87)
  })
})
