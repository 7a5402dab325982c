// @vitest-environment jsdom
// What a bot thinks, for people: its name, its hints, its graph of a match.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { AnalysisJob, momentsOf } from '../src/lib/analysis.svelte'
import { Api, MatchApi } from '../src/lib/api'
import { botManner, botName, botsOf, otherBot, usualBot } from '../src/lib/bots'
import { linePath, nearest, scale, spanOf, spread, ticks } from '../src/lib/graph'
import { leadOf, standingFor } from '../src/lib/hint'
import { tableKeys } from '../src/lib/keyboard'
import { prefs } from '../src/lib/prefs.svelte'
import type { Analysis, Findings, Hint, Option } from '../src/lib/types'

const nothing = () => undefined
/** Keys that do nothing. */
const still = {
  ...{ undo: nothing, hint: nothing, rules: nothing, log: nothing, rotate: nothing, usual: nothing },
  ...{ legend: nothing, number: nothing, count: () => 0 },
}

const BOTS = ['easy', 'normal', 'hard', 'random', 'greedy', 'ismcts']

describe('bots', () => {
  beforeEach(() => (prefs.language = 'en'))

  it('are called in words, with their budget where they have one', () => {
    expect(botName('easy')).toBe('Easy bot')
    expect(botName('ismcts:1')).toBe('Searching bot, 1 playout')
    expect(botName('ismcts:400')).toBe('Searching bot, 400 playouts')
    expect(botName('ismcts:0.5s/4')).toBe('Searching bot, 0.5 s')
    expect(botName('deep_thought')).toBe('deep_thought')
    expect(botManner('random')).toBe('Picks at random.')
    expect(botManner('deep_thought')).toBe('')
    prefs.language = 'de'
    expect(botName('hard')).toBe('Starker Bot')
    expect(botName('ismcts:0.5s')).toBe('Suchender Bot, 0,5 s')
  })

  it('stand by level, and the others after them', () => {
    expect(botsOf({ bots: BOTS })).toEqual({ levels: BOTS.slice(0, 3), others: BOTS.slice(3) })
  })

  it('play at the wanted level, else at the usual one', () => {
    expect(usualBot({ bots: BOTS })).toBe('normal')
    expect(usualBot({ bots: BOTS }, 'hard')).toBe('hard')
    expect(usualBot({ bots: BOTS }, 'gone')).toBe('normal')
    expect(usualBot({ bots: ['greedy'] })).toBe('greedy')
    expect(otherBot('normal')).not.toBe('normal')
    expect(otherBot('hard')).toBe('normal')
  })
})

describe('a hint', () => {
  const best = (...behind: (number | null)[]): Pick<Hint, 'best'> => ({
    best: behind.map((points, index) => ({ option: ['pick', index], behind: points })),
  })

  it('says how far it is ahead of the next', () => {
    expect(leadOf(best(0))).toEqual({ kind: 'only' })
    expect(leadOf(best(null, null))).toEqual({ kind: 'unweighed' })
    expect(leadOf(best(0, 0.04))).toEqual({ kind: 'equal', next: ['pick', 1] })
    expect(leadOf(best(0, 1.5, 2))).toEqual({ kind: 'ahead', next: ['pick', 1], points: 1.5 })
  })

  it('finds everything that stands for it, and nothing else', () => {
    const option: Option = ['build', 'o"dd\\', 1]
    const is = (values: DOMStringMap) => {
      const node = document.createElement('i')
      Object.assign(node.dataset, values)
      return node.matches(standingFor(option))
    }
    expect(is({ option: JSON.stringify(option) })).toBe(true)
    expect(is({ option: '["pass"]', options: JSON.stringify([['pass'], option]) })).toBe(true)
    expect(is({ option: JSON.stringify(['build', 'o"dd\\', 11]) })).toBe(false)
    expect(is({ options: JSON.stringify([['build', 'o"dd\\', 12]]) })).toBe(false)
  })

  it('is asked for by a key, unless one is typing', () => {
    const hint = vi.fn()
    const press = tableKeys({ ...still, hint })
    press(new KeyboardEvent('keydown', { key: 'h' }))
    press(new KeyboardEvent('keydown', { key: 'h', ctrlKey: true }))
    const input = document.createElement('input')
    input.addEventListener('keydown', press)
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'h' }))
    expect(hint).toHaveBeenCalledTimes(1)
  })

  it('gives the usual answer by a key', () => {
    const usual = vi.fn()
    const press = tableKeys({ ...still, usual })
    press(new KeyboardEvent('keydown', { key: 'e' }))
    expect(usual).toHaveBeenCalledTimes(1)
  })
})

describe('the graph', () => {
  it('has round numbers around everything', () => {
    expect(ticks({ min: 0, max: 47 }, 5)).toEqual([0, 10, 20, 30, 40, 50])
    expect(ticks({ min: -3.2, max: 8 }, 4)).toEqual([-5, 0, 5, 10])
    expect(ticks({ min: 0.1, max: 0.4 }, 3)).toEqual([0.1, 0.2, 0.3, 0.4])
    expect(ticks({ min: 7, max: 7 }, 4).length).toBeGreaterThan(1)
    expect(ticks({ min: 1, max: 100 }, 5)).toEqual([0, 20, 40, 60, 80, 100])
  })

  it('spans what it is given', () => {
    expect(spanOf([3, -1, 2])).toEqual({ min: -1, max: 3 })
    expect(spanOf([])).toEqual({ min: 0, max: 1 })
  })

  it('scales in both directions, and a single value too', () => {
    const up = scale({ min: 0, max: 10 }, 200, 100)
    expect([up(0), up(5), up(10)]).toEqual([200, 150, 100])
    expect(scale({ min: 4, max: 4 }, 0, 100)(4)).toBe(0)
  })

  it('draws a line through all points', () => {
    expect(
      linePath([
        [0, 1],
        [2.25, 3],
      ]),
    ).toBe('M0.0 1.0L2.3 3.0')
    expect(linePath([])).toBe('')
  })

  it('finds the decision under the pointer', () => {
    expect(nearest([0, 3, 10], 6)).toBe(1)
    expect(nearest([0, 3, 10], 7)).toBe(2)
    expect(nearest([0, 3, 10], -5)).toBe(0)
    expect(nearest([], 1)).toBe(-1)
  })

  it('keeps the labels of the lines apart and inside', () => {
    const span = { min: 0, max: 100 }
    expect(spread([50, 50, 10], 15, span)).toEqual([50, 65, 10])
    expect(spread([99, 98], 15, span)).toEqual([100, 85])
    for (const [index, height] of spread([0, 1, 2], 15, span).entries()) expect(height).toBe(index * 15)
  })
})

describe('an analysis', () => {
  const NONE: Analysis = { state: 'none', done: 0, total: 0, seconds_left: null, result: null }
  let answers: (Analysis | number)[]
  let calls: string[]
  const fetched = vi.fn(async (_url: RequestInfo | URL, init?: RequestInit) => {
    calls.push(init?.method ?? '')
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return typeof answer === 'number'
      ? new Response('{}', { status: answer })
      : new Response(JSON.stringify(answer), { status: 200 })
  })
  const made = () => new AnalysisJob(() => new MatchApi(new Api(fetched), '0123456789abcdef', 'token'))

  beforeEach(() => {
    vi.useFakeTimers()
    calls = []
  })
  afterEach(() => vi.useRealTimers())

  it('is followed until it is done', async () => {
    const running: Analysis = { ...NONE, state: 'running', done: 1, total: 9 }
    answers = [{ ...NONE, state: 'waiting' }, running, { ...NONE, state: 'done' }]
    const job = made()
    await job.begin()
    expect(job.isUnderWay).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(job.now?.done).toBe(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(job.now?.state).toBe('done')
    expect(calls).toEqual(['POST', 'GET', 'GET'])
  })

  it('is asked about later where that failed', async () => {
    answers = [{ ...NONE, state: 'running' }, 503, { ...NONE, state: 'done' }]
    const job = made()
    await job.look()
    await vi.advanceTimersByTimeAsync(1000)
    expect(job.trouble).not.toBeNull()
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls.length).toBe(2)
    await vi.advanceTimersByTimeAsync(5000)
    expect([job.now?.state, job.trouble]).toEqual(['done', null])
  })

  it('is called off, and nobody asks any more', async () => {
    answers = [{ ...NONE, state: 'running' }, NONE]
    const job = made()
    await job.begin()
    await job.cancel()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(calls).toEqual(['POST', 'DELETE'])
    expect(job.now).toEqual(NONE)
  })

  it('is no longer asked about when the page is left', async () => {
    answers = [{ ...NONE, state: 'running' }]
    const job = made()
    await job.begin()
    job.close()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(calls.length).toBe(1)
  })

  it('puts decisions to the moments before them', () => {
    const at = (entry: number) => ({ entry, turn: 1, seat: 1, values: [0, 0], points: [0, 0] })
    const decision = { entry: 2, seat: 1 } as Findings['decisions'][number]
    const found = momentsOf({ curve: [at(2), at(5)], decisions: [decision] } as Findings)
    expect(found.map(({ judged }) => judged?.seat ?? null)).toEqual([1, null])
  })
})
