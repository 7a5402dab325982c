// @vitest-environment jsdom

import { flushSync } from 'svelte'
import { describe, expect, it, vi } from 'vitest'

import { Offer, optionKey } from '../../lib/options'
import { Texts } from '../../lib/texts'
import type { Facts } from '../../lib/types'
import { offeredIn, trial, type Asked } from '../shared/trial'
import asks from './fixtures/asks.json'
import facts from './fixtures/facts.json'
import { Board, buttonVerbs, score, Strip, tabOf, tabs } from '.'

const ASKED = asks as unknown as Asked[]
const FACTS = facts as unknown as Record<string, Facts>
const texts = new Texts('en', '', undefined, { player: () => undefined, facts: (id) => FACTS[id], describe: (id) => FACTS[id] })
const { placedOptions, positionOf, put, show } = trial({ Board, buttonVerbs }, 'tapestry', FACTS, texts)

describe('the board', () => {
  const cases = ASKED.map((asked, index) => [index, asked.topic, asked] as const)

  it.each(cases)('%i %s: has an element for every option', (_, __, asked) => {
    const shown = offeredIn(show(asked, { part: 'table' }))
    expect(placedOptions(asked).map(optionKey).filter((key) => !shown.has(key))).toEqual([])
    expect([...shown].filter((key) => !asked.options.map(optionKey).includes(key))).toEqual([])
  })

  it.each(cases)('%i %s: on a phone it is on the tab that is said to have it', (_, __, asked) => {
    const position = positionOf(asked)
    const expected = new Map<string, string[]>()
    for (const option of placedOptions(asked)) {
      const tab = tabOf(option, position, texts) ?? 'hand' // those that are on all tabs
      expected.set(tab, [...(expected.get(tab) ?? []), optionKey(option)])
    }
    for (const [tab, keys] of expected) {
      expect(tabs).toContain(tab)
      const shown = offeredIn(show(asked, { part: 'table', tab }))
      expect(keys.filter((key) => !shown.has(key))).toEqual([])
    }
  })

  it.each(cases.slice(0, 4))('%i %s: before the facts have come it offers nothing else', (_, __, asked) => {
    const shown = offeredIn(show(asked, { part: 'table' }, { describe: () => undefined }))
    expect([...shown].filter((key) => !asked.options.map(optionKey).includes(key))).toEqual([])
  })

  it('offers nothing to one who looks on', () => {
    const asked = ASKED.find(({ topic }) => topic === 'turn')!
    const target = show(asked, { part: 'table' }, { position: { ...positionOf(asked), seat: null, asks: [] }, offered: new Offer() })
    expect(offeredIn(target).size).toBe(0)
    expect(target.querySelectorAll('.hex').length).toBeGreaterThan(30)
  })

  it('chooses by a click', () => {
    const asked = ASKED.find(({ topic }) => topic === 'conquer')!
    const choose = vi.fn()
    const target = show(asked, { part: 'table' }, { choose })
    target.querySelector(`[data-option='${optionKey(asked.options[0]!)}']`)!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(choose).toHaveBeenCalledExactlyOnceWith([asked.options[0]])
  })

  it('shows what a placement would cover', () => {
    const asked = ASKED.find(({ topic }) => topic === 'landmark_place')!
    const target = show(asked, { part: 'area', seat: asked.seat })
    expect(target.querySelectorAll('.ghost')).toHaveLength(0)
    target.querySelector(`[data-option='${optionKey(asked.options[Math.floor(asked.options.length / 2)]!)}']`)!.dispatchEvent(new Event('pointerenter'))
    flushSync()
    expect(target.querySelectorAll('.ghost').length).toBeGreaterThan(1)
  })
})

describe('a space on a phone', () => {
  it('says in words what it brings, where there is nothing to point with', () => {
    const asked = ASKED.find(({ topic }) => topic === 'turn')!
    const target = show(asked, { part: 'table', tab: 'tracks' })
    const idle = target.querySelector<HTMLButtonElement>('button.thing[data-id]')!
    const told = target.querySelector('.told')!
    const hint = told.textContent
    idle.click()
    flushSync()
    expect(told.textContent).toBe(idle.querySelector<HTMLElement>('.space')!.title)
    idle.click()
    flushSync()
    expect(told.textContent).toBe(hint)
  })
})

describe('a strip', () => {
  it('knows no fifth era', () => {
    const asked = structuredClone(ASKED.find(({ seats }) => seats > 1)!)
    Object.assign((asked.view as unknown as { players: object[] }).players[1]!, { era: 5, finished: true })
    const target = put(Strip, { position: positionOf(asked), texts, seat: 1 })
    expect(target.textContent).toMatch(/Era 4\s*finished/)
  })

  it('shows how an opponent stands', () => {
    const asked = ASKED.find(({ seats }) => seats > 1)!
    const target = put(Strip, { position: positionOf(asked), texts, seat: 1 })
    expect(target.textContent).not.toBe('')
    expect(score(positionOf(asked), 1)).toBeTypeOf('number')
    expect(score(positionOf(asked), 9)).toBeNull()
  })
})
