import { beforeEach, describe, expect, test } from 'vitest'

import { flightsOf } from '../src/lib/flights'
import { Queue, type Clockwork, type Pace, type Scene } from '../src/lib/queue.svelte'
import { closed, scenesOf } from '../src/lib/scenes'
import type { Position, Step, Told } from '../src/lib/types'

const told = (at: number, verb: string, ...args: Told['args']): Told => ({ at, verb, args, hidden: false })
const scene = (shown: number, more: Partial<Scene<number>> = {}): Scene<number> => ({
  ...{ shown, events: [told(shown, 'built', 1, `card${shown}`)], isOpen: false },
  ...more,
})

class World implements Clockwork {
  timers: { run: () => void; ms: number }[] = []
  watched = true
  pace: Pace = 'normal'
  /** The states as they were shown; one with the question has a mark. */
  seen: string[] = []
  queue = new Queue<number>(
    (shown, isOpen) => this.seen.push(`${shown}${isOpen ? '?' : ''}`),
    () => this.pace,
    this,
  )
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
beforeEach(() => (world = new World()))

describe('what others do', () => {
  test('is shown one after the other, and the question comes last', () => {
    world.queue.add([scene(1), scene(2), scene(3)])
    expect(world.seen).toEqual(['1'])
    expect([world.queue.isRunning, world.queue.waiting]).toEqual([true, 2])
    world.run()
    expect(world.seen).toEqual(['1', '2', '3', '3?'])
    expect([world.queue.isRunning, world.queue.waiting, world.queue.events]).toEqual([false, 0, []])
  })

  test('waits for what is being shown', () => {
    world.queue.add([scene(1)])
    world.queue.add([scene(2)])
    expect(world.seen).toEqual(['1'])
    world.run()
    expect(world.seen).toEqual(['1', '2', '2?'])
  })

  test('is skipped at once: the newest state, with its question', () => {
    world.queue.add([scene(1), scene(2), scene(3)])
    world.queue.skip()
    expect(world.seen).toEqual(['1', '3?'])
    expect(world.run()).toBe(0)
    world.queue.add([scene(4)])
    world.queue.skip() // while the last is shown
    expect(world.seen).toEqual(['1', '3?', '4', '4?'])
    world.queue.skip()
    expect(world.seen).toHaveLength(4)
  })

  test('is not shown to nobody, nor to one who wants all at once', () => {
    world.watched = false
    world.queue.add([scene(1), scene(2)])
    world.watched = true
    world.pace = 'off'
    world.queue.add([scene(3), scene(4)])
    expect(world.seen).toEqual(['2?', '4?'])
    expect(world.timers).toEqual([])
  })

  test('takes as long as wished, longer where much happens, and less where many wait', () => {
    const much = scene(1, { events: [told(1, 'a'), told(1, 'b'), told(1, 'c'), told(1, 'forced', 0, 'turn', 'pass')] })
    const dwell = (...scenes: Scene<number>[]) => {
      world.queue.add(scenes)
      const ms = world.queue.dwell_ms
      world.queue.skip()
      return ms
    }
    const usual = dwell(scene(1))
    expect(dwell(much)).toBeGreaterThan(usual)
    expect(dwell(...Array.from({ length: 31 }, (_, index) => scene(index)))).toBeLessThan(usual / 2)
    world.pace = 'slow'
    expect(dwell(scene(1))).toBeGreaterThan(usual)
    world.pace = 'fast'
    expect(dwell(scene(1))).toBeLessThan(usual)
  })

  test('is no scene where there is nothing to see', () => {
    world.queue.add([scene(1, { events: [] }), scene(2), scene(3, { events: [] })])
    expect(world.seen).toEqual(['1', '2'])
    world.run()
    expect(world.seen).toEqual(['1', '2', '3?'])
  })

  test('keeps nobody waiting whose own doing it is', () => {
    world.queue.add([scene(1, { isOpen: true })])
    expect(world.seen).toEqual(['1?'])
    expect(world.queue.isRunning).toBe(false)
    expect(world.queue.events).toHaveLength(1)
    world.queue.add([scene(2)])
    expect(world.seen).toEqual(['1?'])
    world.run()
    expect(world.seen).toEqual(['1?', '2', '2?'])
  })

  test('ends with what is newest, though nothing has happened in the game', () => {
    world.queue.amend(7)
    world.queue.add([scene(1), scene(2)])
    world.queue.amend(8)
    world.run()
    expect(world.seen).toEqual(['7?', '1', '8', '8?'])
    world.queue.add([scene(9)])
    world.queue.amend(10)
    world.run()
    expect(world.seen.slice(4)).toEqual(['9', '10?'])
  })
})

describe('the states between two positions', () => {
  const ask = (seat: number, options?: [string][]) => ({ seat, topic: 'turn', rules: [], ...(options && { options }) })
  const position = (entries: number, more: object = {}) =>
    ({
      ...{ seq: entries, entries, seat: 0, turn: 1, view: { at: entries }, asks: [ask(0, [['pass']])] },
      ...{ state: 'running', result: null, undo: { allowed: true }, sources: {}, ties: {} },
      ...more,
    }) as unknown as Position
  const step = (entries: number): Step => ({ seq: entries, entries, turn: 1, view: { at: entries }, asks: [ask(1)] })
  const log = [2, 3, 4, 5].map((at) => told(at, 'built', 1, `card${at}`))
  const known = position(2, { asks: [ask(1)] })
  const others = () => false

  test('are those that there were, each with what happened on the way to it', () => {
    const newest = position(5)
    const scenes = scenesOf(known, newest, log, [2, 3, 4, 5].map(step), others)
    expect(scenes.map(({ shown }) => shown.view)).toEqual([{ at: 3 }, { at: 4 }, { at: 5 }])
    expect(scenes.map(({ events }) => events.map(({ at }) => at))).toEqual([[3], [4], [5]])
    expect(scenes.at(-1)?.shown).toBe(newest)
  })

  test('are passed over without a word while one thinks about the same question', () => {
    const scenes = scenesOf(position(2), position(5), log, [step(3), step(4)], others)
    expect(scenes.map(({ shown, isOpen }) => [shown.entries, isOpen])).toEqual([[5, true]])
    expect(scenes[0]?.events).toHaveLength(3)
  })

  test('begin with what one has done oneself', () => {
    const scenes = scenesOf(known, position(4), log, [step(3)], ([first]) => first?.at === 3)
    expect(scenes.map(({ isOpen }) => isOpen)).toEqual([true, false])
  })

  test('are not yet the end, and offer nothing', () => {
    const over = position(4, { state: 'finished', result: { scores: [1, 2], places: [2, 1] }, asks: [] })
    const [before, end] = scenesOf(known, over, log, [step(3)], others)
    expect([before?.shown.state, before?.shown.result]).toEqual(['running', null])
    expect(end?.shown.result).not.toBeNull()
    const shown = closed(position(3))
    expect([shown.asks, shown.undo.allowed, closed(over).result]).toEqual([[], false, null])
  })
})

test('points and goods fly to who got them', () => {
  const scored = { ...told(1, 'scored', 0, 2, 'inn'), points: 2 }
  const facts = { seat: 0, why: 'inn' }
  expect(flightsOf(scored, facts)).toEqual([{ seat: 0, notion: 'vp', amount: 2, from: 'inn' }])
  const gained = { ...told(1, 'gained', 1, 3, 'wood', 'farm'), goods: { wood: 3 } }
  expect(flightsOf(gained, { seat: 1, why: 'farm' })).toEqual([{ seat: 1, notion: 'wood', amount: 3, from: 'farm' }])
  expect(flightsOf(told(1, 'paid', 1, 3, 'wood'), { seat: 1 })).toEqual([])
  expect(flightsOf({ ...scored, points: -2 }, facts)).toEqual([])
})
