// @vitest-environment jsdom

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it, vi } from 'vitest'

import { Offer, optionKey } from '../../lib/options'
import { Texts } from '../../lib/texts'
import type { Facts, Option } from '../../lib/types'
import { click, offeredIn, trial, type Asked } from '../shared/trial'
import asks from './fixtures/asks.json'
import facts from './fixtures/facts.json'
import { startsOf } from './places'
import { societyOf, type Society, type View } from './view'
import { Board, buttonVerbs, Others, score, status, Strip, tabOf, tabs } from '.'

const ASKED = asks as unknown as Asked<View>[]
const FACTS = facts as unknown as Record<string, Facts>
const texts = new Texts('en', '')
const { placedOptions, positionOf, propsOf, put, show } = trial({ Board, buttonVerbs }, 'inventions', FACTS, texts)

function about(topic: string): Asked<View> {
  return ASKED.find((asked) => asked.topic === topic)!
}

function own({ view, seat }: Asked<View>): Society {
  return societyOf(view, seat)!
}

describe('the board', () => {
  const cases = ASKED.map((asked, index) => [index, asked.topic, asked] as const)

  it.each(cases)('%i %s: has an element for every option, none within another', (_, __, asked) => {
    const target = show(asked, { part: 'table' })
    const shown = offeredIn(target)
    expect(
      placedOptions(asked)
        .map(optionKey)
        .filter((key) => !shown.has(key)),
    ).toEqual([])
    expect([...shown].filter((key) => !asked.options.map(optionKey).includes(key))).toEqual([])
    expect(target.querySelectorAll(':is([data-option], button) :is([data-option], button)')).toHaveLength(0)
  })

  it.each(cases)('%i %s: so has the tab of a phone that it names', (_, __, asked) => {
    const position = positionOf(asked)
    const wanted = placedOptions(asked).flatMap((option) =>
      (tabOf(option, position, texts) === null ? tabs : [tabOf(option, position, texts)!]).map((tab) => ({
        tab,
        key: optionKey(option),
      })),
    )
    const shown = new Map(
      [...new Set(wanted.map(({ tab }) => tab))].map((tab) => [tab, offeredIn(show(asked, { part: 'table', tab }))]),
    )
    expect(wanted.filter(({ tab, key }) => !shown.get(tab)?.has(key))).toEqual([])
  })

  it.each(cases.slice(0, 4))('%i %s: offers nothing on the boards of others', (_, __, asked) => {
    const other = (asked.seat + 1) % asked.seats
    expect([...offeredIn(show(asked, { part: 'area', seat: other }))]).toEqual([])
  })

  it('offers nothing to one who looks on', () => {
    const asked = about('main_action')
    const target = show(
      asked,
      { part: 'table' },
      { position: { ...positionOf(asked), seat: null, asks: [] }, offered: new Offer() },
    )
    expect(offeredIn(target).size).toBe(0)
    expect(target.querySelectorAll('[data-region]')).toHaveLength(7)
    expect(target.querySelectorAll('[data-society]')).toHaveLength(0)
  })

  it('shows the regions with their people, tiles and cards', () => {
    const asked = about('share_invention')
    const target = show(asked, { part: 'table' })
    for (const region of asked.view.regions) {
      const drawn = target.querySelector(`[data-region='${region.region}']`)!
      expect(drawn.querySelectorAll('.people .pair')).toHaveLength(
        region.population.filter((count) => count > 0).length,
      )
      expect(drawn.querySelectorAll('.space:not(.free)')).toHaveLength(region.influence.length)
      expect(drawn.querySelectorAll('.card')).toHaveLength(region.card ? 1 : 0)
      expect(drawn.querySelectorAll('.scholar')).toHaveLength(region.scholar ? 1 : 0)
    }
  })

  it('has 19 hexes and the tiles that were placed', () => {
    const asked = about('link')
    const target = show(asked, { part: 'area', seat: asked.seat })
    expect(target.querySelectorAll('[data-hex]')).toHaveLength(19)
    expect(target.querySelectorAll('.ground.tile')).toHaveLength(own(asked).placed.length)
    expect(target.querySelectorAll('.crossed')).toHaveLength(own(asked).placed.filter(({ turned }) => turned).length)
  })

  it('shows private goals to their owner only', () => {
    const asked = about('main_action')
    expect(show(asked, { part: 'area', seat: asked.seat }).querySelectorAll('[data-id^=goal_]')).toHaveLength(3)
    expect(
      show(asked, { part: 'area', seat: (asked.seat + 1) % asked.seats }).querySelectorAll('[data-id^=goal_]'),
    ).toHaveLength(0)
  })

  it('draws the chain of a turn as a thread', () => {
    const asked = about('chain')
    const knots = [...show(asked, { part: 'table' }).querySelectorAll<HTMLElement>('.thread li')].map(
      ({ dataset }) => dataset.id,
    )
    expect(asked.view.thread.length).toBeGreaterThan(0)
    expect(knots).toEqual(asked.view.thread)
  })

  it('has all pillars in the assembly', () => {
    const asked = ASKED.findLast(({ topic }) => topic === 'main_action')!
    const pillars = asked.view.players
      .flatMap((player) => [player.epoch, ...player.seasons])
      .filter((space) => space !== null)
    expect(show(asked, { part: 'table', tab: 'assembly' }).querySelectorAll('.pillar')).toHaveLength(pillars.length)
  })

  it.each(['present_idea', 'travel', 'place', 'gain_influence'])(
    '%s: a thing is taken up, and only what goes with it stays on offer',
    (topic) => {
      const asked = about(topic)
      const choose = vi.fn()
      const target = show(asked, { part: 'table' }, { choose })
      const before = [...offeredIn(target)].toSorted()
      click(target.querySelector('[aria-pressed=false]'))
      const left = [...offeredIn(target)].map((key) => JSON.parse(key) as Option)
      const taken = startsOf(left)
      expect([...taken].length).toBe(1)
      const goes = asked.options.filter((option) => startsOf([option]).has([...taken][0]!))
      expect(
        left
          .filter((option) => startsOf([option]).size > 0)
          .map(optionKey)
          .toSorted(),
      ).toEqual(goes.map(optionKey).toSorted())
      click(target.querySelector(`[data-option='${optionKey(goes[0]!)}']`))
      expect(choose).toHaveBeenCalledOnce()
      click(target.querySelector('[aria-pressed=true]'))
      expect([...offeredIn(target)].toSorted()).toEqual(before)
    },
  )
})

describe('beside the board', () => {
  it('a strip shows how an opponent stands', () => {
    const asked = about('main_action')
    const target = put(Strip, { position: positionOf(asked), texts, seat: 1 })
    expect(target.querySelectorAll('.pair')).toHaveLength(7)
    expect(score(positionOf(asked), 1)).toBe(asked.view.players[1]!.ip)
    expect(score(positionOf(asked), 9)).toBeNull()
  })

  it.each([2, 4])('Chronos stands there only in a game for two: %i', (seats) => {
    const asked = ASKED.find((one) => one.seats === seats)!
    const target = put(Others, propsOf(asked, { part: 'table' }))
    expect(target.querySelectorAll('.chronos')).toHaveLength(seats === 2 ? 1 : 0)
  })

  it('the status tells era and round', () => {
    const words = new Texts('en', 'name-era_3 = Metal Age\ntable-round = round { $round } of { $rounds }', null, {
      player: () => undefined,
      describe: (id) => FACTS[id],
    })
    const asked = ASKED.find(({ view }) => view.era === 3)!
    expect(status(positionOf(asked), words)).toBe(`Metal Age · round ${asked.view.round} of 3`)
  })
})

describe('regions', () => {
  it('tell who took part in a card', () => {
    const asked = ASKED.find(({ view }) => view.regions.some(({ innovator }) => innovator !== null))!
    const region = asked.view.regions.find(({ innovator }) => innovator !== null)!
    const drawn = show(asked, { part: 'table' }).querySelector(`[data-region='${region.region}']`)!
    const parts = [region.originator, region.inventor, region.innovator].filter((who) => who !== null)
    expect(drawn.querySelectorAll('.role:not(.empty)')).toHaveLength(parts.length)
  })
})

describe('words', () => {
  const home = join(process.cwd(), '..', 'src', 'gobelin', 'locales')
  const verbs = {
    claim: ['region'],
    chain: ['source'],
    take: ['tile'],
    influence: ['region', 'tile'],
    place: ['tile', 'hex'],
    use_economy: ['tile'],
  }
  const read = (language: string, name: string) => readFileSync(join(home, language, `${name}.ftl`), 'utf-8')
  const wordsOf = (language: string) =>
    new Texts(language, ['gobelin', 'inventions'].map((name) => read(language, name)).join('\n'), { verbs, events: {} })

  it.each(['en', 'de'])('%s: none is missing on the board', (language) => {
    const words = wordsOf(language)
    for (const topic of ['claim', 'chain', 'progress', 'place', 'gain_influence']) {
      const target = show(about(topic), { part: 'table' }, { texts: words })
      const said = [...target.querySelectorAll('[aria-label], [title]')].flatMap((node) => [
        node.getAttribute('aria-label'),
        node.getAttribute('title'),
      ])
      expect([...said, target.textContent].filter((text) => /\b(inv|table|label|ask)-[a-z]/.test(text ?? ''))).toEqual(
        [],
      )
    }
    const ofComponents = (message: string) => message.replace(/^(name|text)-/, '') in FACTS // the game says these itself
    expect([...words.missing].filter((message) => !ofComponents(message))).toEqual([])
  })

  it('an action is called by its name, a benefit by what it gives', () => {
    const target = show(about('main_action'), { part: 'table' }, { texts: wordsOf('en') })
    const labels = new Set(
      [...target.querySelectorAll('.notion[role=img]')].map((node) => node.getAttribute('aria-label')),
    )
    expect(labels.has('Eureka display')).toBe(false)
    expect(labels).toContain('Travel')
    expect(labels).toContain('citizens come home')
  })
})
