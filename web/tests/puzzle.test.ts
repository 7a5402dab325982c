// @vitest-environment jsdom

import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { stage } from '../src/boards/shared/trial'
import PuzzlePanel from '../src/components/PuzzlePanel.svelte'
import Question from '../src/components/Question.svelte'
import TableMenu from '../src/components/TableMenu.svelte'
import { PuzzleStore } from '../src/lib/puzzle.svelte'
import { ui } from '../src/lib/ui.svelte'
import Practice from '../src/pages/Practice.svelte'

const put = stage()
const BEST = ['play', 'spade']
let offline: boolean
let puzzles: { id: string }[]

/** One choice, and the turn is over; with it, as it happens, the whole match. */
function positionAfter(answers: unknown[]) {
  const isOver = answers.length > 0
  return {
    ...{
      id: 'p1',
      game: 'atlas',
      seq: 9,
      entries: 9 + answers.length,
      state: 'running',
      seat: 0,
      log: [],
      log_from: 0,
    },
    ...{ undo: { allowed: isOver, reason: null, by_request: false, request: null }, standing: [], view: {} },
    ...{ chosen_seed: null, spectators: false, clock: null, settings: {}, components: 'c', since_my_turn: 9, turn: 1 },
    ...{ trouble: null, hints: false, lesson: null, points: isOver ? 3 : 0, is_over: isOver, brought: {} },
    ...(isOver ? { best: 3, stars: 3, result: { scores: [3], places: [1] } } : { result: null }),
    players: [{ seat: 0, name: '', kind: 'person', bot: null, claimed: true, reissued: 0, left: null }],
    asks: isOver ? [] : [{ seat: 0, topic: 'turn', rules: [], options: [BEST, ['pass']] }],
  }
}

beforeEach(() => {
  offline = false
  puzzles = [{ id: 'p1' }]
  const say = (content: unknown) => new Response(JSON.stringify(content))
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (offline) throw new TypeError('lost')
    if (url.endsWith('/games'))
      return say([
        { name: 'atlas', slug: 'atlas', languages: ['en'], bots: [], components: 'c', verbs: {}, events: {} },
      ])
    if (url.endsWith('.ftl')) return new Response('title = Atlas')
    if (url.endsWith('/puzzles')) return say(puzzles)
    if (url.includes('/solution')) return say({ best: 3, answers: [BEST], steps: ['Spade'], second: '', thought: '' })
    return say(positionAfter((JSON.parse(String(init.body)) as { answers: unknown[] }).answers))
  })
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

afterEach(() => vi.unstubAllGlobals())

async function begun(): Promise<PuzzleStore> {
  const store = new PuzzleStore('atlas', 'p1')
  await store.open()
  return store
}

test('nothing is offered at a puzzle that takes a match: no resigning, no replay, no report', async () => {
  const nothing = () => undefined
  const menu = put(TableMenu, { store: await begun(), open: true, close: nothing, standing: nothing, legend: nothing })
  expect(menu.textContent).toContain(ui('how-i-like-it'))
  expect(menu.querySelector('a, form, .danger')).toBeNull()
})

test('a turn that ends the match is over, and the match is not: nobody has won, and nobody is waited for', async () => {
  const store = await begun()
  await store.choose(BEST as [string, string])
  expect(store.turn?.is_over).toBe(true)
  expect(store.position?.result).toBeNull()
  expect(put(Question, { store }).querySelector('.waiting')).toBeNull()
})

test('what keeps the solution from coming is said, and the puzzle stays', async () => {
  const store = await begun()
  await store.choose(BEST as [string, string])
  const panel = put(PuzzlePanel, { store, next: 'p2' })
  offline = true
  panel.querySelector<HTMLElement>('.primary')?.click()
  await vi.waitFor(() => expect(store.notice).toBe(ui('error-offline')))
  expect([store.solution, store.turn?.is_over]).toEqual([null, true])
  offline = false
  await store.solve('en', 1)
  expect([store.notice, store.step]).toEqual([null, 1])
  await store.undo()
  expect([store.solution, store.turn?.is_over]).toEqual([null, false])
})

test('a game without puzzles says so, with a way back', async () => {
  puzzles = []
  const page = put(Practice, { game: 'atlas', puzzle: null })
  await vi.waitFor(() => {
    flushSync()
    expect(page.querySelector('[role=alert]')?.textContent).toBe(ui('puzzle-none'))
  })
  expect(page.querySelector('a')?.getAttribute('href')).toBe('#/')
})
