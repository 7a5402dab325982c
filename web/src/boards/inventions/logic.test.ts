import { describe, expect, it } from 'vitest'

import { Texts } from '../../lib/texts'
import type { Facts, Option } from '../../lib/types'
import type { Asked } from '../shared/trial'
import { boardWords } from '../shared/words'
import { partsOf, sayBenefit } from './benefits'
import { consequence } from './consequence'
import de from './de.ftl?raw'
import en from './en.ftl?raw'
import { FactBook } from './facts'
import asks from './fixtures/asks.json'
import facts from './fixtures/facts.json'
import { place, placed, placeOf, startsOf, tabOfPlace } from './places'
import { centreOf, costOf, frame, spread } from './progress'
import { decidingCard, hasAccess, pillarsOn, watchers, type Society, type View } from './view'
import { CENTRES, waysOf } from './worldmap'

const ASKED = asks as unknown as Asked<View>[]
const BOOK = new FactBook((id) => (facts as unknown as Record<string, Facts>)[id])
const WORDS =
  'table-benefit = { $op } { $amount }\ntable-ip = { $points } IP\nname-invent = Invent\nname-travel = Travel\nname-culture = Culture\nseat = P{ $number }'
const texts = new Texts('en', WORDS)

function about(topic: string): Asked<View> {
  return ASKED.find((asked) => asked.topic === topic)!
}

function ownOf({ view, seat }: Asked<View>): Society {
  return view.players.find((player) => player.seat === seat) as Society
}

describe('places', () => {
  const { view, seat } = about('main_action')

  it('gather the options of one spot', () => {
    const options: Option[] = [
      ['travel', 'africa', 'europe'],
      ['travel', 'asia', 'europe'],
      ['travel', 'asia', 'australia'],
      ['decline'],
    ]
    expect(placed(view, seat, options).get(place.region('europe'))).toEqual([options[0], options[1]])
    expect([...placed(view, seat, options, 'asia').values()].flat()).toEqual([options[1], options[2]])
    expect(startsOf(options)).toEqual(new Set(['africa', 'asia']))
  })

  it('tell an own invention from a card in a region', () => {
    const society = ownOf(about('main_action'))
    expect(placeOf(view, seat, ['chain', society.inventions[0]!])).toBe(place.invention(society.inventions[0]!))
    expect(placeOf(view, seat, ['chain', 'knowledge_call'])).toBe(place.source('knowledge_call'))
  })

  it('have tabs, but for what all tabs show', () => {
    expect(tabOfPlace(place.region('asia'))).toBe('world')
    expect(tabOfPlace(place.milestone('iron'))).toBe('assembly')
    expect(tabOfPlace(place.academy)).toBe('mine')
    expect(tabOfPlace(place.idea('wheel'))).toBe('cards')
    expect(tabOfPlace(place.choice)).toBeNull()
  })

  it('keep other options while a thing is taken up', () => {
    const options: Option[] = [
      ['place', 'economy_1', 'hex_0_0'],
      ['place', 'culture_1', 'hex_0_0'],
      ['use_economy', 'economy_2'],
    ]
    expect([...placed(view, seat, options, 'culture_1').values()].flat()).toEqual([options[1], options[2]])
  })
})

describe('benefits', () => {
  it('are icons with amounts', () => {
    expect(partsOf({ op: 'action', action: 'gain_influence' })).toEqual([{ icon: 'gain_influence' }])
    expect(partsOf({ op: 'gain_influence', amount: 2 })).toEqual([{ icon: 'influence', amount: 2 }])
    expect(partsOf({ op: 'gain_specialist', discipline: 'choice' })).toEqual([{ icon: 'specialist', amount: 1 }])
    expect(partsOf({ op: 'place_progress', influence: 2 })).toEqual([
      { icon: 'pay_influence', amount: 2 },
      { icon: 'place_progress' },
    ])
  })

  it('are words', () => {
    expect(sayBenefit(texts, { op: 'gain_ip', amount: 3 })).toBe('gain_ip 3')
    expect(sayBenefit(texts, { op: 'gain_specialist', discipline: 'culture' })).toBe('1 Artist')
    expect(sayBenefit(texts, { op: 'action', action: 'invent' })).toBe('Invent')
  })
})

describe('the progress map', () => {
  const bare = { ...ownOf(about('place')), placed: [], inventions: [], hex_tokens: [] } as Society
  const on = (...hexes: string[]) => ({
    ...bare,
    placed: hexes.map((hex) => ({ hex, tile: 'culture_1', turned: false, used: false })),
  })

  it('has a base price that neighbours raise, and inventions and hexes lower', () => {
    expect(costOf(BOOK, bare, 'economy_1', 'hex_0_0')).toBe(1)
    expect(costOf(BOOK, on('hex_1_0', 'hex_0_1'), 'economy_1', 'hex_0_0')).toBe(3)
    expect(costOf(BOOK, { ...on('hex_1_0', 'hex_0_1'), inventions: ['bread', 'boats'] }, 'economy_1', 'hex_0_0')).toBe(
      2,
    )
    expect(costOf(BOOK, { ...on('hex_1_0'), inventions: ['bread'] }, 'prosperity_a', 'hex_0_0')).toBe(3)
    expect(costOf(BOOK, bare, 'economy_1', 'hex_1_1')).toBe(0)
    expect(costOf(BOOK, bare, 'nothing', 'hex_1_1')).toBeUndefined()
  })

  it('sets pictures side by side, with room for amounts', () => {
    expect(spread([{ icon: 'invent' }], 20)).toEqual([-10])
    expect(spread([{ icon: 'invent' }, { icon: 'travel' }], 20)).toEqual([-22.5, 2.5])
    expect(spread([{ icon: 'invent' }, { icon: 'vp', amount: 2 }], 20)).toEqual([-29.5, 9.5])
  })

  it('lies around its centre', () => {
    expect(centreOf([0, 0])).toEqual({ x: 0, y: 0 })
    expect(centreOf([0, 1]).y).toBe(75)
    expect(frame([[0, 0]])).toBe('-46.3 -53.0 92.6 106.0')
  })
})

describe('the world', () => {
  const ways = waysOf(new Map(Object.keys(CENTRES).map((region) => [region, BOOK.of('region', region)!.adjacent])))

  it('has every way once, and that from Asia to North America around the back', () => {
    expect(ways).toHaveLength(11)
    expect(ways.filter(({ lines }) => lines.length === 2).map(({ key }) => key)).toEqual(['asia north_america'])
    const [west, east] = ways.find(({ key }) => key === 'asia north_america')!.lines
    expect([west!.to.x, east!.to.x]).toEqual([0, 100])
    expect(west!.to.y).toBe(east!.to.y)
  })
})

describe('the view', () => {
  it('knows who gains influence by a pillar: season pillars count only beside Chronos', () => {
    const { view } = ASKED.find(({ seats }) => seats === 2)!
    const [ada, ben, chronos] = view.players
    const beside = { ...view, players: [ada!, { ...(ben as Society), epoch: 'travel', seasons: ['invent'] }, chronos!] }
    const alone = { ...beside, players: beside.players.slice(0, 2) }
    expect(pillarsOn(alone, 'invent')).toContainEqual({ seat: 1, kind: 'season' })
    expect([watchers(beside, 0, 'invent'), watchers(alone, 0, 'invent')]).toEqual([[1], []])
    expect([watchers(beside, 0, 'travel'), watchers(alone, 0, 'travel')]).toEqual([[1], [1]])
    expect(watchers(alone, 1, 'travel')).toEqual([])
  })

  it('knows which milestones are open to a seat', () => {
    const { view, seat } = about('main_action')
    const mine = view.private[seat]!.milestone
    const closed = view.private.findIndex(({ diplomats }, owner) => owner !== seat && !diplomats.includes(seat))
    expect(hasAccess(view, seat, mine, 2)).toBe(true)
    expect(hasAccess(view, seat, view.common[0]!.milestone, 9)).toBe(true)
    expect(hasAccess(view, seat, view.private[closed]!.milestone, view.era)).toBe(false)
    expect(hasAccess(view, seat, view.private[closed]!.milestone, view.era - 1)).toBe(true)
    expect(hasAccess(view, seat, 'no_such_milestone', 1)).toBe(false)
  })

  it('knows which card decides as what people come home', () => {
    const { view } = about('main_action')
    const region = view.regions[0]!
    expect(decidingCard(view, { ...region, card: 'wheel' })).toBe('wheel')
    expect(decidingCard({ ...view, display: ['coins', 'steel'] }, { ...region, card: null })).toBe('steel')
    expect(decidingCard({ ...view, display: [] }, { ...region, card: null })).toBeNull()
  })
})

describe('consequences', () => {
  const scene = (asked: Asked<View>) => ({ view: asked.view, seat: asked.seat, topic: asked.topic, texts, book: BOOK })

  it('tell what placing costs', () => {
    const asked = about('place')
    const option = asked.options.find(([verb]) => verb === 'place')!
    const cost = costOf(BOOK, ownOf(asked), String(option[1]), String(option[2]))
    expect(consequence(scene(asked), option)[0]).toContain(cost ? `costs ${cost}` : 'costs nothing')
  })

  it('tell what a journey may bring', () => {
    const asked = about('travel')
    const regions = asked.view.regions.map((region) => ({
      ...region,
      scholar: true,
      points_side: region.region === 'asia' || region.region === 'africa',
    }))
    const lines = consequence({ ...scene(asked), view: { ...asked.view, regions } }, ['travel', 'europe', 'asia'])
    expect(lines).toEqual(['aspiration: Culture', '4 IP'])
  })

  it('tell who gains what by sharing', () => {
    const asked = about('share_invention')
    const regions = asked.view.regions.map((region) =>
      region.region === 'asia'
        ? { ...region, card: 'coins', originator: 0, originators: 2, inventor: 1, innovator: null }
        : region,
    )
    expect(consequence({ ...scene(asked), view: { ...asked.view, regions } }, ['share', 'asia'])).toEqual([
      '6 IP for P1',
      'P2 gets the invention',
    ])
  })

  it('tell whose pillar gains influence, and what comes instead of an action', () => {
    const asked = about('no_action')
    const lines = consequence(scene(asked), ['pillar', 'travel'])
    expect(lines[0]).toBe('gain_influence 1')
    expect(lines.slice(1)).toEqual(
      watchers(asked.view, asked.seat, 'travel').map((seat) => `P${seat + 1} gains 1 influence`),
    )
  })

  it('tell how many markers a chain leaves', () => {
    const asked = about('chain')
    const option = asked.options.find(([verb]) => verb === 'chain')!
    const left = asked.view.markers - 1
    expect(consequence(scene(asked), option).at(-1)).toContain(left ? `${left} chain marker` : 'no chain marker left')
  })
})

describe('words', () => {
  it('are the same in both languages', () => {
    const ids = (ftl: string) => [...ftl.matchAll(/^(inv-[\w-]+) =/gm)].map(([, id]) => id)
    expect(ids(de)).toEqual(ids(en))
  })

  it('are said in English where a language lacks them, and come from the game where they are not the board’s', () => {
    const words = boardWords('inv-', { en: 'inv-hello = Hello { $who }', de: 'inv-other = Anderes' })
    expect(words.say(new Texts('fr', ''), 'inv-hello', { who: 'Ada' })).toBe('Hello Ada')
    expect(words.say(texts, 'table-ip', { points: 3 })).toBe('3 IP')
    expect([words.has('inv-hello'), words.has('inv-other')]).toEqual([true, false])
  })
})
