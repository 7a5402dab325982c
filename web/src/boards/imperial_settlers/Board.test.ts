// @vitest-environment jsdom

import { describe, expect, it, vi } from 'vitest'

import { Offer, optionKey } from '../../lib/options'
import { Texts } from '../../lib/texts'
import type { Facts } from '../../lib/types'
import { offeredIn, trial, type Asked } from '../shared/trial'
import asks from './fixtures/asks.json'
import facts from './fixtures/facts.json'
import { Board, buttonVerbs, Dock, score, Strip, tabOf } from '.'

const ASKED = asks as unknown as Asked[]
const FACTS = facts as unknown as Record<string, Facts>
const NOTHING = new Offer()

/** What is measured in a browser has no size here. */
class NoSize {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoSize)

const texts = new Texts('en', 'goods = { $amount } { $good }')
const { placedOptions, positionOf, propsOf, put, show } = trial(
  { Board, buttonVerbs },
  'imperial_settlers',
  FACTS,
  texts,
)

const CASES = ASKED.map((asked, index) => [index, asked.topic, asked] as const)

/** What is drawn on a tab of a phone: on that of the others the whole of each. */
function onTab(asked: Asked, tab: string): HTMLElement[] {
  if (tab === 'dock') return [put(Dock, propsOf(asked, { part: 'table', tab: 'mine' }))]
  if (tab !== 'others') return [show(asked, { part: 'table', tab })]
  const seats = Array.from({ length: asked.seats }, (_, seat) => seat).filter((seat) => seat !== asked.seat)
  return seats.map((seat) => show(asked, { part: 'area', seat }))
}

describe('the board', () => {
  it.each(CASES)('%i %s: has an element for every option', (_, __, asked) => {
    const shown = offeredIn(show(asked, { part: 'table' }))
    const wanted = placedOptions(asked).map(optionKey)
    expect(wanted.filter((key) => !shown.has(key))).toEqual([])
    expect([...shown].filter((key) => !wanted.includes(key))).toEqual([])
  })

  it.each(CASES)('%i %s: on a phone it is on the tab that is said to have it', (_, __, asked) => {
    const position = positionOf(asked)
    const byTab = new Map<string, string[]>()
    for (const option of placedOptions(asked)) {
      const tab = tabOf(option, position, texts) ?? 'dock'
      byTab.set(tab, [...(byTab.get(tab) ?? []), optionKey(option)])
    }
    for (const [tab, keys] of byTab) {
      const shown = offeredIn(...onTab(asked, tab))
      expect(keys.filter((key) => !shown.has(key))).toEqual([])
    }
  })

  it('offers nothing to one who looks on, and shows all realms', () => {
    const asked = ASKED.find(({ seats, topic }) => seats > 2 && topic === 'turn')!
    const position = { ...positionOf(asked), seat: null, asks: [] }
    const target = show(asked, { part: 'table' }, { position, offered: NOTHING })
    expect(offeredIn(target).size).toBe(0)
    expect(target.querySelectorAll('section.rival')).toHaveLength(asked.seats - 1)
    expect(target.querySelectorAll('.middle > .realm')).toHaveLength(1)
  })

  it('is drawn before the facts have come', () => {
    const asked = ASKED.find(({ topic }) => topic === 'turn')!
    const target = show(asked, { part: 'area', seat: asked.seat }, { describe: () => undefined })
    expect(target.querySelectorAll('.hand .face').length).toBeGreaterThan(0)
  })

  it('chooses by a click where a thing stands for one option', () => {
    const asked = ASKED.find(({ topic }) => topic === 'take')!
    const choose = vi.fn()
    const target = show(asked, { part: 'table' }, { choose })
    target.querySelector<HTMLElement>(`[data-option='${optionKey(asked.options[0]!)}']`)!.click()
    expect(choose).toHaveBeenCalledExactlyOnceWith([asked.options[0]])
  })

  it('has a menu where a thing stands for several', () => {
    const asked = ASKED.find(({ topic }) => topic === 'convert')!
    const choose = vi.fn()
    const target = show(asked, { part: 'area', seat: asked.seat }, { choose })
    const opener = target.querySelector<HTMLElement>('[data-options]')!
    expect(JSON.parse(opener.dataset.options!)).toEqual(asked.options)
    target.querySelector<HTMLElement>(`[popover] [data-option='${optionKey(asked.options[1]!)}']`)!.click()
    expect(choose).toHaveBeenCalledExactlyOnceWith([asked.options[1]])
  })
})

describe('a strip', () => {
  it('shows how an opponent stands', () => {
    const asked = ASKED.find(({ seats }) => seats === 2)!
    const target = put(Strip, { position: positionOf(asked), texts, seat: 1 })
    expect(target.textContent).not.toBe('')
    expect(score(positionOf(asked), 1)).toBeTypeOf('number')
    expect(score(positionOf(asked), 9)).toBeNull()
  })
})
