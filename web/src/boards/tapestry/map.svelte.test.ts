// @vitest-environment jsdom

import { flushSync } from 'svelte'
import { expect, it, vi } from 'vitest'

import { ROTATE } from '../../lib/keyboard'
import { Offer } from '../../lib/options'
import { Texts } from '../../lib/texts'
import type { Facts, Position } from '../../lib/types'
import type { BoardProps } from '..'
import { positionOf, stage, type Asked } from '../shared/trial'
import asks from './fixtures/asks.json'
import facts from './fixtures/facts.json'
import { Board } from '.'

type Tried = Asked<Position['view'] & { about: { at: number } }>

const FACTS = facts as unknown as Record<string, Facts>
const asked = (wanted: string) => (asks as unknown as Tried[]).find(({ topic }) => topic === wanted)!
const EXPLORE = asked('explore')
const TURN = asked('tile_turn')
const put = stage()

/** A tab of the board, or all of it; what it chooses, and how to go on to another question. */
function begin(first: Tried, tab = 'map') {
  const choose = vi.fn<BoardProps['choose']>()
  let position = $state.raw(positionOf('tapestry', first))
  const props: BoardProps = {
    get position() {
      return position
    },
    get offered() {
      return new Offer(position.asks[0]?.options)
    },
    ...{
      texts: new Texts('en', ''),
      choose,
      hover: () => undefined,
      describe: (id: string) => FACTS[id],
      show: { part: 'table' as const, ...(tab ? { tab } : {}) },
    },
  }
  const target = put(Board, props)
  const hex = (number: number) => target.querySelector(`[data-hex="${number}"]`)!
  return {
    choose,
    target,
    hex,
    ghost: () => target.querySelector('.ghost .hex-tile')?.innerHTML,
    go: (next: Tried) => flushSync(() => (position = positionOf('tapestry', next))),
  }
}

/** What is pointed at is told when the event is over. */
async function tell(node: Element, event: string) {
  node.dispatchEvent(new MouseEvent(event))
  await Promise.resolve()
  flushSync()
}

const rotate = () => flushSync(() => window.dispatchEvent(new CustomEvent(ROTATE)))

it('R turns the tile on its hex, and a click there lays it as it is shown', async () => {
  const { choose, hex, ghost } = begin(TURN)
  const place = hex(TURN.view.about.at)
  const seen = new Set([ghost()])
  for (let turn = 1; turn < TURN.options.length; turn++) {
    rotate()
    seen.add(ghost())
    expect(place.getAttribute('data-option')).toBe(JSON.stringify(TURN.options[turn]))
  }
  expect(seen.size).toBe(TURN.options.length)
  await tell(place, 'click')
  expect(choose.mock.calls[0]?.[0]).toEqual([TURN.options.at(-1)])
  rotate()
  expect(place.getAttribute('data-option')).toBe(JSON.stringify(TURN.options[0]))
})

it('a way to turn it is shown on the map while it is pointed at', async () => {
  const { target, ghost } = begin(TURN)
  const before = ghost()
  const picture = [...target.querySelectorAll(`[data-option='${JSON.stringify(TURN.options[2])}']`)].find(
    (node) => !node.closest('.map'),
  )!
  await tell(picture, 'pointerenter')
  const shown = ghost()
  expect(shown).not.toBe(before)
  await tell(picture, 'pointerleave')
  expect(ghost()).toBe(before)
  rotate()
  rotate()
  expect(ghost()).toBe(shown)
})

it('the tile is held over the hex that is pointed at, and stays turned when it is laid there', async () => {
  const { hex, ghost, go } = begin(EXPLORE)
  const [, number] = EXPLORE.options.find(([, number]) => number === TURN.view.about.at)!
  expect(ghost()).toBeUndefined()
  await tell(hex(Number(number)), 'pointerenter')
  const before = ghost()
  expect(before).toBeDefined()
  rotate()
  const turned = ghost()
  expect(turned).not.toBe(before)
  await tell(hex(Number(number)), 'pointerleave')
  expect(ghost()).toBeUndefined()
  go(TURN)
  expect(ghost()).toBe(turned)
  expect(hex(Number(number)).getAttribute('data-option')).toBe(JSON.stringify(TURN.options[1]))
})

it('the space that one would advance to shows the own token, and its tier the price', async () => {
  const { target } = begin(asked('turn'), '')
  const space = target.querySelector('.tracks [data-option]')!
  expect(target.querySelector('.ghost, .paid')).toBeNull()
  await tell(space, 'pointerenter')
  expect(space.querySelector('.ghost')).not.toBeNull()
  expect(target.querySelectorAll('.paid')).toHaveLength(1)
  expect(target.querySelector('.band:has(.paid)')?.contains(space)).toBe(true)
  await tell(space, 'pointerleave')
  expect(target.querySelector('.ghost, .paid')).toBeNull()
})
