// @vitest-environment jsdom

import { flushSync } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'

import { ROTATE } from '../../lib/keyboard'
import { Offer, optionKey } from '../../lib/options'
import { Texts } from '../../lib/texts'
import type { Facts, Option, Position } from '../../lib/types'
import type { BoardProps } from '..'
import { positionOf, stage, type Asked } from '../shared/trial'
import { FactBook } from './facts'
import asks from './fixtures/asks.json'
import facts from './fixtures/facts.json'
import { Board } from '.'
import { placing } from './placing.svelte'
import { viewOf, type About } from './view'

const FACTS = facts as unknown as Record<string, Facts>
const book = new FactBook((id) => FACTS[id])
const asked = (asks as unknown as Asked[]).find(({ topic }) => topic === 'landmark_turn')!
const put = stage()
/** A landmark that has more than one way to lie. */
const PIECE = Object.keys(FACTS).find((id) => (book.of('landmark', id)?.turns.length ?? 0) > 1)!
const TURNS = book.of('landmark', PIECE)!.turns.map((_, turn): Option => ['rotate', turn])

/** Where the landmark of the fixture fits, by its turns. */
const FITS = viewOf(positionOf('tapestry', asked)).about!.fits!

function about(topic: string, options: Option[], at: number): Position {
  const known: About = { piece: PIECE, at, fits: TURNS.map((_, turn) => FITS[turn % FITS.length]!) }
  return positionOf('tapestry', { ...asked, topic, options, view: { ...asked.view, about: known } })
}

/** The own area while a landmark is to be turned; what it chooses, and how to go on to another question. */
function begin() {
  const choose = vi.fn<BoardProps['choose']>()
  let position = $state.raw(about('landmark_turn', TURNS, 0))
  let isOnItsWay = $state(false)
  const props: BoardProps = {
    get position() {
      return position
    },
    get offered() {
      return new Offer(isOnItsWay ? [] : position.asks[0]?.options)
    },
    ...{
      texts: new Texts('en', ''),
      choose,
      hover: () => undefined,
      describe: (id: string) => FACTS[id],
      show: { part: 'table' as const },
    },
  }
  const target = put(Board, props)
  const plots = () => [...target.querySelectorAll<SVGElement>('[data-plot][data-option]')]
  const go = (topic: string, options: Option[], turn: number, sent = false) => {
    isOnItsWay = sent
    position = about(topic, options, turn)
    flushSync()
  }
  return { choose, target, plots, go, arrive: () => flushSync(() => (isOnItsWay = false)) }
}

/** All places of the landmark when it is turned like this. */
function places(turn: number): Option[] {
  return FITS[turn % FITS.length]!.map(({ row, col }): Option => ['place', row, col])
}

const click = (node: Element | undefined) => node?.dispatchEvent(new MouseEvent('click', { bubbles: true }))

afterEach(() => {
  placing.planned = null
})

it('a click on a plot chooses the turn, and then the place as soon as it can be chosen', () => {
  const { choose, plots, go, arrive } = begin()
  expect(plots()).toHaveLength(places(0).length)
  click(plots()[3])
  expect(choose.mock.calls).toEqual([[[['rotate', 0]]]])
  const planned = placing.planned!
  go('landmark_place', places(0), 0, true)
  expect(choose).toHaveBeenCalledTimes(1)
  arrive()
  expect(choose.mock.lastCall).toEqual([[['place', planned.row, planned.col]], true])
  expect(placing.planned).toBeNull()
})

it('R turns the landmark over the plot that is pointed at', () => {
  const { choose, plots, target } = begin()
  window.dispatchEvent(new CustomEvent(ROTATE))
  flushSync()
  expect(new Set(plots().map(({ dataset }) => dataset.option))).toEqual(new Set([optionKey(TURNS[1]!)]))
  const plot = plots()[0]!
  plot.dispatchEvent(new Event('pointerenter'))
  flushSync()
  expect(target.querySelectorAll('.ghost').length).toBeGreaterThan(1)
  click(plot)
  expect(choose.mock.lastCall).toEqual([[TURNS[1]]])
})

it('a turn that was chosen by itself places nothing', () => {
  const { choose, target, go } = begin()
  click(target.querySelector('.turn') ?? undefined)
  go('landmark_place', places(0), 0)
  expect(choose.mock.calls).toEqual([[[['rotate', 0]]]])
})

it('after an undo nothing is placed by itself', () => {
  const { choose, plots, go } = begin()
  click(plots()[0])
  go('landmark_place', places(0), 0)
  expect(choose).toHaveBeenCalledTimes(2)
  go('turn', [], 0)
  go('landmark_place', places(0), 0)
  expect(choose).toHaveBeenCalledTimes(2)
})
