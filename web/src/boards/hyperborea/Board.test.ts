// @vitest-environment jsdom

import { flushSync } from 'svelte'
import { describe, expect, it, vi } from 'vitest'

import { Offer, optionKey } from '../../lib/options'
import { Texts } from '../../lib/texts'
import type { Facts, Option } from '../../lib/types'
import { click, offeredIn, trial, type Asked } from '../shared/trial'
import asks from './fixtures/asks.json'
import facts from './fixtures/facts.json'
import type { View } from './view'
import { Board, buttonVerbs, Dock, score, Strip, tabOf, tabs } from '.'

const ASKED = asks as unknown as Asked<View>[]
const FACTS = facts as unknown as Record<string, Facts>
const texts = new Texts('en', '')
const { placedOptions, positionOf, propsOf, put, show } = trial({ Board, buttonVerbs }, 'hyperborea', FACTS, texts)

/** A question that offers such an option. */
function offering(verb: string): Asked<View> {
  return ASKED.find(({ topic, options }) => topic === 'turn' && options.some(([other]) => other === verb))!
}

describe('the board', () => {
  const cases = ASKED.map((asked, index) => [index, asked.topic, asked] as const)

  it.each(cases)('%i %s: has an element for every option', (_, __, asked) => {
    const shown = offeredIn(show(asked, { part: 'table' }))
    expect(
      placedOptions(asked)
        .map(optionKey)
        .filter((key) => !shown.has(key)),
    ).toEqual([])
    expect([...shown].filter((key) => !asked.options.map(optionKey).includes(key))).toEqual([])
  })

  it.each(cases)('%i %s: so has the tab of a phone that it names', (_, __, asked) => {
    const position = positionOf(asked)
    const shown = new Map(
      tabs.map((tab) => {
        const part = { part: 'table' as const, tab }
        return [tab, offeredIn(show(asked, part), put(Dock, propsOf(asked, part)))]
      }),
    )
    const lacking = placedOptions(asked).filter((option) => {
      const tab = tabOf(option, position, texts)
      return !(tab === null ? tabs : [tab]).every((name) => shown.get(name)?.has(optionKey(option)))
    })
    expect(lacking).toEqual([])
  })

  it.each(cases.filter(([, topic]) => topic === 'turn').slice(0, 6))(
    '%i %s: offers nothing on the boards of others',
    (_, __, asked) => {
      const other = (asked.seat + 1) % asked.seats
      expect([...offeredIn(show(asked, { part: 'area', seat: other }))]).toEqual([])
    },
  )

  it('offers nothing to one who looks on', () => {
    const asked = offering('move')
    const target = show(
      asked,
      { part: 'table' },
      { position: { ...positionOf(asked), seat: null, asks: [] }, offered: new Offer() },
    )
    expect(offeredIn(target).size).toBe(0)
    expect(target.querySelectorAll('.ground')).toHaveLength(asked.view.hexes.length)
  })

  it('places a cube that was taken up: only the sets that it fits stay on offer', () => {
    const asked = offering('place')
    const choose = vi.fn<(options: Option[]) => void>()
    const target = show(asked, { part: 'table' }, { choose })
    click(target.querySelector('.cube'))
    const shown = [...offeredIn(target)]
      .map((key) => JSON.parse(key) as Option)
      .filter(([verb]) => verb === 'place' || verb === 'unused')
    const colours = new Set(shown.map(([, colour]) => colour))
    expect(colours.size).toBe(1)
    expect(shown).toEqual(
      expect.arrayContaining(
        asked.options.filter(([verb, colour]) => (verb === 'place' || verb === 'unused') && colours.has(colour)),
      ),
    )
    click(target.querySelector(`[data-option='${optionKey(shown[0]!)}']`))
    expect(choose.mock.calls.map(([options]) => options)).toEqual([[shown[0]]])
  })

  it('puts a cube down again', () => {
    const asked = offering('place')
    const target = show(asked, { part: 'table' })
    const before = [...offeredIn(target)].toSorted()
    click(target.querySelector('.cube'))
    click(target.querySelector('.cube[aria-pressed=true]'))
    expect([...offeredIn(target)].toSorted()).toEqual(before)
  })

  it('moves from the hex whose figures were taken up', () => {
    const asked = ASKED.find(
      ({ options }) => new Set(options.flatMap(([verb, from]) => (verb === 'move' ? [from] : []))).size > 0,
    )!
    const from = asked.options.find(([verb]) => verb === 'move')![1]
    const target = show(asked, { part: 'table' })
    click(target.querySelector('.start'))
    const chosen = target.querySelector('.start[aria-pressed=true]')
    expect(chosen).not.toBeNull()
    const steps = [...offeredIn(target)]
      .map((key) => JSON.parse(key) as Option)
      .filter(([verb]) => verb === 'move' || verb === 'fly')
    expect(new Set(steps.map(([, start]) => start)).size).toBe(1)
    expect(asked.options.filter(([verb, start]) => verb === 'move' && start === from).length).toBeGreaterThan(0)
    expect(target.querySelectorAll('.cost').length).toBe(new Set(steps.map(([, , to]) => to)).size)
  })

  it('shows a cube on the space that it would take', () => {
    const asked = offering('place')
    const target = show(asked, { part: 'table' })
    expect(target.querySelectorAll('.spaces .aimed')).toHaveLength(0)
    return vi.waitFor(() => {
      target.querySelector('.set.offered')!.dispatchEvent(new Event('pointerenter'))
      flushSync()
      expect(target.querySelectorAll('.spaces .aimed')).toHaveLength(1)
    })
  })

  it('tells the steps with their cost', () => {
    const asked = offering('move')
    const step = asked.options.find(([verb]) => verb === 'move')!
    const target = show(asked, { part: 'table' })
    const prices = asked.options.flatMap(([verb, , to], at) =>
      verb === 'move' && to === step[2] ? [asked.consequences![at]!.cost!.move!] : [],
    )
    const fare = target.querySelector(`[data-on='${step[2]}'] .cost text`)
    expect(fare?.textContent).toBe(String(Math.min(...prices)))
  })

  it('shows the cubes that lie on technologies, and those that are available', () => {
    const asked = ASKED.find(({ view, seat }) => view.players[seat]!.placed.length > 1)!
    const player = asked.view.players[asked.seat]!
    const target = show(asked, { part: 'area', seat: asked.seat })
    const placed = player.placed.flatMap(({ cubes }) => cubes).filter((cube) => cube !== null).length
    expect(target.querySelectorAll('.spaces svg:not(.empty)')).toHaveLength(placed)
    expect(target.querySelectorAll('.available .row > svg, .available .cube > svg').length).toBe(
      Object.values(player.available).reduce((sum, count) => sum + count, 0),
    )
  })
})

describe('a strip', () => {
  it('shows how an opponent stands', () => {
    const asked = offering('end')
    const target = put(Strip, { position: positionOf(asked), texts, seat: 1 })
    expect(target.textContent).not.toBe('')
    expect(score(positionOf(asked), 1)).toBe(asked.view.players[1]!.score)
    expect(score(positionOf(asked), 9)).toBeNull()
  })
})
