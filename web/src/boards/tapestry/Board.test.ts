// @vitest-environment jsdom

import { flushSync } from 'svelte'
import { describe, expect, it, vi } from 'vitest'

import { Offer, optionKey } from '../../lib/options'
import { Texts } from '../../lib/texts'
import type { Facts } from '../../lib/types'
import type { BoardProps } from '..'
import { offeredIn, trial, type Asked } from '../shared/trial'
import asks from './fixtures/asks.json'
import facts from './fixtures/facts.json'
import { Board, buttonVerbs, Dock, Others, score, Strip, tabOf, tabs } from '.'

const ASKED = asks as unknown as Asked[]
const FACTS = facts as unknown as Record<string, Facts>
const texts = new Texts('en', '', undefined, {
  player: () => undefined,
  describe: (id) => FACTS[id],
})
const { placedOptions, positionOf, propsOf, put, show } = trial({ Board, buttonVerbs }, 'tapestry', FACTS, texts)

/** The board with the dock below it, as a window has them. */
const withDock = (asked: Asked, part: BoardProps['show']) => [show(asked, part), put(Dock, propsOf(asked, part))]

describe('the board', () => {
  const cases = ASKED.map((asked, index) => [index, asked.topic, asked] as const)

  it.each(cases)('%i %s: has an element for every option', (_, __, asked) => {
    const shown = offeredIn(...withDock(asked, { part: 'table' }))
    expect(
      placedOptions(asked)
        .map(optionKey)
        .filter((key) => !shown.has(key)),
    ).toEqual([])
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
      const shown = offeredIn(...withDock(asked, { part: 'table', tab }))
      expect(keys.filter((key) => !shown.has(key))).toEqual([])
    }
  })

  it.each(cases.slice(0, 4))('%i %s: before the facts have come it offers nothing else', (_, __, asked) => {
    const shown = offeredIn(show(asked, { part: 'table' }, { describe: () => undefined }))
    expect([...shown].filter((key) => !asked.options.map(optionKey).includes(key))).toEqual([])
  })

  it('offers nothing to one who looks on', () => {
    const asked = ASKED.find(({ topic }) => topic === 'turn')!
    const target = show(
      asked,
      { part: 'table' },
      { position: { ...positionOf(asked), seat: null, asks: [] }, offered: new Offer() },
    )
    expect(offeredIn(target).size).toBe(0)
    expect(target.querySelectorAll('.hex').length).toBeGreaterThan(30)
  })

  it('chooses by a click', () => {
    const asked = ASKED.find(({ topic }) => topic === 'conquer')!
    const choose = vi.fn()
    const target = show(asked, { part: 'table' }, { choose })
    target
      .querySelector(`[data-option='${optionKey(asked.options[0]!)}']`)!
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(choose).toHaveBeenCalledExactlyOnceWith([asked.options[0]])
  })

  it('shows what a placement would cover', () => {
    const asked = ASKED.find(({ topic }) => topic === 'landmark_place')!
    const target = show(asked, { part: 'table' })
    expect(target.querySelectorAll('.ghost')).toHaveLength(0)
    target
      .querySelector(`[data-option='${optionKey(asked.options[Math.floor(asked.options.length / 2)]!)}']`)!
      .dispatchEvent(new Event('pointerenter'))
    flushSync()
    expect(target.querySelectorAll('.ghost').length).toBeGreaterThan(1)
  })
})

/** The own area with these things in it. */
function area(things: object): HTMLElement {
  const asked = structuredClone(ASKED.find(({ topic, seats }) => topic === 'turn' && seats > 1)!)
  const { players } = asked.view as unknown as { players: { seat: number }[] }
  Object.assign(
    players.find(({ seat }) => seat === asked.seat)!,
    {
      hand: [],
      tapestries: [[], [], [], []],
      landmarks: [],
      beside: [],
      space: [],
      explored: [],
      landmark_card: null,
      mats: [],
      ...things,
    },
  )
  return show(asked, { part: 'area', seat: asked.seat })
}

describe('what is reconstructed', () => {
  const marked = (target: HTMLElement) => [...target.querySelectorAll<HTMLElement>('.mark[role=img]')]

  it.each([
    ['a hand', { hand: ['retreat', 'guilds'] }],
    ['a stack of the mat', { tapestries: [['stolen_plans'], ['guilds'], [], []] }],
    ['the landmarks', { landmarks: ['stadium', 'pp_landmark_line'] }],
    ['the supply of space tiles', { space: ['space_17_ongoing_science', 'space_13_thirteen_points'] }],
    ['the space tiles explored', { explored: ['space_19_ongoing_military', 'space_16_monolith'] }],
  ])('is marked with its reason in %s, and nothing else is', (_, things) => {
    const [mark, ...others] = marked(area(things))
    expect(others).toEqual([])
    expect(mark?.textContent).toBe('≈')
    expect(mark?.getAttribute('aria-label')).toMatch(/^Reconstructed: the printed one may differ/)
  })

  it('is named so where a Herald has marked it', () => {
    const { seat } = ASKED.find(({ topic, seats }) => topic === 'turn' && seats > 1)!
    const mats = [{ kind: 'heralds', civilization: 'heralds', marked: [{ seat, era: 1, at: 1 }] }]
    const held = (card: string) =>
      area({ mats, tapestries: [[card], [], [], []] }).querySelector('.mat[data-id=heralds] .held')?.textContent
    expect(held('retreat')).toContain('(≈ reconstructed)')
    expect(held('guilds')).not.toContain('≈')
  })

  it('is marked on the plots of the capital too', () => {
    const asked = ASKED.find(({ topic, seats }) => topic === 'turn' && seats > 1)!
    const { players } = asked.view as unknown as { players: { seat: number; plots: number[] }[] }
    const plots = [...players.find(({ seat }) => seat === asked.seat)!.plots]
    const letter = (FACTS['stadium'] as unknown as { letter: string }).letter
    plots[0] = letter.charCodeAt(0)
    const target = area({ landmarks: ['stadium'], plots })
    expect(target.querySelector('.standing[data-id=stadium] .ours')?.textContent).toBe('≈')
    expect(target.querySelector('[data-plot="0 0"]')?.getAttribute('aria-label')).toContain('(≈ reconstructed)')
  })
})

describe('what lies in an area', () => {
  it('has the plots of a card with what stands there', () => {
    const plots = [...'m..h'].map((letter) => letter.charCodeAt(0))
    const target = area({ tapestries: [['trade_center'], [], [], []], card_plots: { trade_center: plots } })
    expect(target.querySelectorAll('[data-card=trade_center] .plot')).toHaveLength(4)
    expect(target.querySelectorAll('[data-card=trade_center] .building')).toHaveLength(2)
  })

  it('has a tech card face down whose square is used up', () => {
    const card = Object.values(FACTS).find(({ kind }) => kind === 'tech')!.id
    const isTurned = (things: object) => area({ techs: [[], [], [card]], ...things }).querySelector('.tech.turned')
    expect(isTurned({})).toBeNull()
    expect(isTurned({ turned_techs: [card] })).not.toBeNull()
  })

  it('has hidden cards of a mat as one pile', () => {
    const mats = [{ kind: 'merfolk', civilization: 'merfolk' }]
    const target = area({ mats, aside: { merfolk: [null, null, null] } })
    expect(target.querySelectorAll('.mat .back')).toHaveLength(1)
    expect(target.querySelector('.mat .back')?.textContent).toContain('3')
  })

  it('has what is reserved as pictures', () => {
    const reserved = [{ card: 'seed_vault', things: ['territory_01', 'farm'] }]
    expect(area({ reserved }).querySelectorAll('.reserved .things svg').length).toBeGreaterThan(0)
  })
})

describe('a card with plots', () => {
  it('shows which of them a piece would cover', () => {
    const asked = structuredClone(ASKED.find(({ topic }) => topic === 'building')!)
    asked.options = [['on_card', 'trade_center', 3]]
    const target = show(asked, { part: 'table' })
    expect(target.querySelectorAll('[data-option] .meant')).toHaveLength(2)
  })
})

describe('the Automa', () => {
  it('shows what the Hucksters have laid out, and the outposts of the Trailblazers on their spaces', () => {
    const asked = structuredClone(ASKED.find(({ topic }) => topic === 'pool')!)
    const { solo } = asked.view as unknown as { solo: { pool: string[]; trail?: object[] } }
    solo.trail = [{ track: 'science', spaces: [2, 4] }]
    const target = show(asked, { part: 'table' })
    expect(target.querySelectorAll('.space [data-id=trail]')).toHaveLength(2)
    const beside = put(Others, propsOf(asked, { part: 'table' }))
    expect([...beside.querySelectorAll<HTMLElement>('.pool .item')].map(({ dataset }) => dataset.id)).toEqual(solo.pool)
  })
})

describe('a track on a phone', () => {
  it('tells its next space, and shows all twelve when it is touched', () => {
    const asked = ASKED.find(({ topic }) => topic === 'turn')!
    const target = show(asked, { part: 'table', tab: 'tracks' })
    const track = target.querySelector('.track')!
    expect(track.querySelectorAll('.told')).toHaveLength(1)
    expect(track.querySelectorAll('.space')).toHaveLength(0)
    track.querySelector<HTMLButtonElement>('[aria-expanded]')!.click()
    flushSync()
    expect(track.querySelectorAll('.space')).toHaveLength(12)
  })
})

describe('a strip', () => {
  it('knows no fifth era', () => {
    const asked = structuredClone(ASKED.find(({ seats }) => seats > 1)!)
    Object.assign((asked.view as unknown as { players: object[] }).players[1]!, { era: 5, finished: true })
    const target = put(Strip, { position: positionOf(asked), texts, seat: 1 })
    expect(target.textContent).toMatch(/finished/)
  })

  it('shows how an opponent stands', () => {
    const asked = ASKED.find(({ seats }) => seats > 1)!
    const target = put(Strip, { position: positionOf(asked), texts, seat: 1 })
    expect(target.textContent).not.toBe('')
    expect(score(positionOf(asked), 1)).toBeTypeOf('number')
    expect(score(positionOf(asked), 9)).toBeNull()
  })
})
