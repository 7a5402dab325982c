import { beforeEach, describe, expect, test } from 'vitest'

import { Chain, flightOf, packed, type Clockwork } from '../src/lib/chain.svelte'
import type { Told } from '../src/lib/types'

const told = (at: number, verb: string, ...args: Told['args']): Told => ({ at, verb, args, hidden: false })
const events = (count: number) => Array.from({ length: count }, (_, at) => told(at, 'built', 0, `card${at}`))

class World implements Clockwork {
  timers: { run: () => void; ms: number }[] = []
  watched = true
  later = (run: () => void, ms: number) => this.timers.push({ run, ms })
  cancel = (timer: number) => (this.timers[timer - 1] = { run: () => undefined, ms: 0 })
  isWatched = () => this.watched

  /** Let all timers run; how long that took. */
  run(): number {
    let all = 0
    for (let index = 0; index < this.timers.length; index += 1) {
      const { run, ms } = this.timers[index] as { run: () => void; ms: number }
      all += ms
      run()
    }
    return all
  }
}

let world: World
let chain: Chain
beforeEach(() => {
  world = new World()
  chain = new Chain(world)
})

describe('what happened', () => {
  test('is shown one after the other', () => {
    const [first, second] = events(2)
    chain.add([first as Told, second as Told])
    expect(chain.current).toEqual([first])
    world.timers[0]?.run()
    expect(chain.current).toEqual([second])
    world.timers[1]?.run()
    expect(chain.current).toEqual([])
    expect(world.timers.map(({ ms }) => ms)).toEqual([250, 250])
  })

  test.each([1, 8, 13, 14, 200])('takes two seconds at most, and all of it is shown: %i events', (count) => {
    const shown: Told[] = []
    chain.add(events(count))
    shown.push(...chain.current)
    for (let index = 0; index < world.timers.length; index += 1) {
      world.timers[index]?.run()
      shown.push(...chain.current)
    }
    expect(shown).toEqual(events(count))
    expect(world.timers.every(({ ms }) => ms >= 150 && ms <= 250)).toBe(true)
    expect(world.timers.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(2000)
  })

  test('is skipped at once, and what comes then is shown', () => {
    chain.add(events(5))
    chain.skip()
    expect(chain.current).toEqual([])
    expect(world.run()).toBe(0)
    chain.add(events(1))
    expect(chain.current).toEqual(events(1))
  })

  test('waits for what is being shown', () => {
    chain.add(events(2))
    chain.add([told(9, 'passed', 1)])
    expect(chain.current).toEqual([events(1)[0]])
    expect(world.timers).toHaveLength(1)
    world.timers[0]?.run()
    world.timers[1]?.run()
    expect(chain.current).toEqual([told(9, 'passed', 1)])
  })

  test('is not shown to nobody, nor where there was no choice', () => {
    chain.add([told(1, 'forced', 0, 'turn', 'pass')])
    world.watched = false
    chain.add(events(3))
    expect(chain.current).toEqual([])
    expect(world.timers).toEqual([])
  })
})

test('steps are packed evenly', () => {
  expect(packed([[1], [2], [3], [4], [5]], 3)).toEqual([[1, 2], [3, 4], [5]])
  expect(packed([[1], [2]], 3)).toEqual([[1], [2]])
})

test('points and goods fly to who got them', () => {
  const scored = told(1, 'scored', 0, 2, 'inn')
  const points = { seat: 0, notion: 'vp', amount: 2, from: 'inn' }
  expect(flightOf(scored, { seat: 0, points: 2, why: 'inn' })).toEqual(points)
  const gained = told(1, 'gained', 1, 3, 'wood', 'farm')
  const facts = { seat: 1, amount: 3, why: 'farm' }
  expect(flightOf(gained, { ...facts, good: 'wood' })).toEqual({ seat: 1, notion: 'wood', amount: 3, from: 'farm' })
  expect(flightOf(gained, { ...facts, resource: 'coins' })?.notion).toBe('coins')
  expect(flightOf(told(1, 'paid', 1, 3, 'wood'), { seat: 1, amount: 3, good: 'wood' })).toBeNull()
  expect(flightOf(scored, { seat: 0, points: 0, why: 'inn' })).toBeNull()
})
