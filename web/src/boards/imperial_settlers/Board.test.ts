// @vitest-environment jsdom

import { describe, expect, it, vi } from 'vitest'

import { Offer, optionKey } from '../../lib/options'
import { Texts } from '../../lib/texts'
import type { Facts } from '../../lib/types'
import { trial, type Asked } from '../shared/trial'
import asks from './fixtures/asks.json'
import facts from './fixtures/facts.json'
import { Board, buttonVerbs, score, Strip } from '.'

const ASKED = asks as unknown as Asked[]
const FACTS = facts as unknown as Record<string, Facts>
const NOTHING = new Offer()

const texts = new Texts('en', 'goods = { $amount } { $good }')
const { placedOptions, positionOf, put, show } = trial({ Board, buttonVerbs }, 'imperial_settlers', FACTS, texts)

function offeredIn(...parts: HTMLElement[]): Set<string> {
  return new Set(
    parts.flatMap((part) =>
      [...part.querySelectorAll('[data-option]')].map((node) => node.getAttribute('data-option')!),
    ),
  )
}

describe('the board', () => {
  it.each(ASKED.map((asked, index) => [index, asked.topic, asked] as const))(
    '%i %s: has an element for every option',
    (_, __, asked) => {
      const shown = offeredIn(show(asked, { part: 'table' }), show(asked, { part: 'area', seat: asked.seat }))
      const wanted = placedOptions(asked).map(optionKey)
      expect(wanted.filter((key) => !shown.has(key))).toEqual([])
      expect([...shown].filter((key) => !wanted.includes(key))).toEqual([])
    },
  )

  it('offers nothing to one who looks on, and shows all realms', () => {
    const asked =
      ASKED.find(({ seats, topic }) => seats === 4 && topic === 'turn') ?? ASKED.find(({ seats }) => seats > 1)!
    const position = { ...positionOf(asked), seat: null, asks: [] }
    const target = show(asked, { part: 'table' }, { position, offered: NOTHING })
    expect(offeredIn(target).size).toBe(0)
    expect(target.querySelectorAll('section.rival')).toHaveLength(asked.seats)
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
