// @vitest-environment jsdom

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'

import Recap from '../src/components/Recap.svelte'
import { deedsOf, namedIn } from '../src/lib/recap'
import type { TableStore } from '../src/lib/store.svelte'
import type { Told } from '../src/lib/types'

const EVENTS: Record<string, string[]> = {
  paid: ['seat', 'amount'],
  built: ['seat', 'card'],
  scored: ['seat', 'points', 'why'],
  lost_points: ['seat', 'points', 'why'],
  turn: ['seat'],
}
const told = (at: number, verb: string, ...args: Told['args']): Told => ({ at, verb, args, hidden: false })
const facts = ({ verb, args }: Told) =>
  Object.fromEntries((EVENTS[verb] ?? []).map((name, index) => [name, args[index] as string | number]))
const LOG = [
  told(1, 'built', 1, 'mill'),
  told(2, 'built', 0, 'inn'),
  { ...told(3, 'paid', 1, 2), aside: true },
  told(3, 'built', 1, 'tower'),
  { ...told(3, 'scored', 1, 4, 'tower'), points: 4 },
  { ...told(3, 'scored', 0, 9, 'tower'), points: 9 },
  { ...told(4, 'turn', 2), aside: true },
  { ...told(5, 'lost_points', 2, 1, 'raid'), points: -1 },
]

test('a recap has a line for each choice of the others since the own turn, headed by what was done', () => {
  const deeds = deedsOf(LOG, 2, 0, facts)
  expect(deeds.map(({ seat, at, head, points }) => [seat, at, head.verb, points])).toEqual([
    [1, 3, 'built', 4],
    [2, 5, 'lost_points', -1],
  ])
  expect(namedIn(deeds[0]?.events ?? [])).toEqual(['tower'])
})

let shown: ReturnType<typeof mount> | null = null
afterEach(async () => {
  if (shown) await unmount(shown)
  document.body.replaceChildren()
})

function open(more: { most?: number; more?: () => void } = {}) {
  const texts = { facts, event: ({ verb, args }: Told) => `${args[0]} ${verb} ${args[1]}` }
  const store = { id: 'aa', log: LOG, texts, position: { seat: 0, since_my_turn: 2 } } as unknown as TableStore
  const board = document.createElement('main')
  board.dataset.board = ''
  board.innerHTML = '<i data-id="tower"></i>'
  const tower = board.firstElementChild as HTMLElement
  tower.scrollIntoView = () => undefined
  document.body.append(board)
  shown = mount(Recap, { target: document.body, props: { store, ...more } })
  flushSync()
  return { tower, lines: [...document.querySelectorAll<HTMLElement>('.recap li button')] }
}

test('a click shows what lies on the board, and else the table as it was then', async () => {
  const { tower, lines } = open()
  lines[0]?.click()
  await vi.waitFor(() => expect(tower.classList.contains('flash')).toBe(true))
  expect(location.hash).toBe('')
  lines[1]?.click()
  expect(location.hash).toBe('#/replay/aa/5')
})

test('a short recap has the latest lines, and says how many there are before', () => {
  const more = vi.fn()
  const { lines } = open({ most: 1, more })
  expect(lines.map((line) => line.textContent)).toEqual([expect.stringContaining('lost_points')])
  const before = document.querySelector<HTMLElement>('.recap > .button')
  expect(before?.textContent).toContain('1')
  before?.click()
  expect(more).toHaveBeenCalled()
})
