// @vitest-environment jsdom

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'

import Happening from '../src/components/Happening.svelte'
import { Queue } from '../src/lib/queue.svelte'
import type { TableStore } from '../src/lib/store.svelte'
import type { Told } from '../src/lib/types'

const clockwork = { later: () => 1, cancel: () => undefined, isWatched: () => true }
let shown: ReturnType<typeof mount> | null = null
let queue: Queue<string>
let seen: string[]

function open() {
  seen = []
  queue = new Queue(
    (state) => seen.push(state),
    () => 'normal',
    clockwork,
  )
  const texts = { facts: () => ({ seat: 0, points: 3, why: 'barter' }), event: ({ verb }: Told) => verb }
  const store = { queue, texts, ask: null, witness: null } as unknown as TableStore
  const target = document.createElement('main')
  document.body.append(target)
  shown = mount(Happening, { target, props: { store, board: {} } })
  const events: Told[] = [{ at: 1, verb: 'scored', args: [0, 3, 'barter'], hidden: false, points: 3 }]
  queue.add(['first', 'last'].map((state) => ({ shown: state, events, isOpen: false })))
  flushSync()
  return target
}

afterEach(async () => {
  if (shown) await unmount(shown)
  document.body.replaceChildren()
})

test('what comes and goes does so within one element: beside the board it would restyle all of it', () => {
  const target = open()
  expect(target.querySelectorAll('.happening .caption, .happening .flight')).toHaveLength(2)
  expect(target.children).toHaveLength(1)
})

test.each(['Escape', ' ', 'Enter'])('the key %j leads to the question at once', (key) => {
  const target = open()
  expect(seen).toEqual(['first'])
  window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
  flushSync()
  expect(seen).toEqual(['first', 'last'])
  expect(target.querySelector('.caption')).toBeNull()
})

test('a button and a click on the board do the same, a click elsewhere does not', () => {
  const target = open()
  target.querySelector('button')?.click()
  expect(seen).toEqual(['first', 'last'])
  const again = open()
  const board = document.createElement('div')
  board.dataset.board = ''
  again.append(board)
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(seen).toEqual(['first'])
  board.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(seen).toEqual(['first', 'last'])
})
