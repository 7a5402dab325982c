import { describe, expect, it } from 'vitest'

import { Texts } from '../../lib/texts'
import type { Facts, Option } from '../../lib/types'
import type { Asked } from '../shared/trial'
import { boardWords } from '../shared/words'
import { partsOf } from './benefits'
import de from './de.ftl?raw'
import en from './en.ftl?raw'
import { FactBook } from './facts'
import asks from './fixtures/asks.json'
import facts from './fixtures/facts.json'
import { place, placed, placeOf, startsOf, tabOfPlace } from './places'
import { centreOf, frame, priceOf, spread } from './progress'
import { everybody, pillarsOn, societyOf, type Society, type View } from './view'
import { CENTRES, waysOf } from './worldmap'

const ASKED = asks as unknown as Asked<View>[]
const BOOK = new FactBook((id) => (facts as unknown as Record<string, Facts>)[id])
const texts = new Texts('en', 'table-ip = { $points } IP')

function about(topic: string): Asked<View> {
  return ASKED.find((asked) => asked.topic === topic)!
}

function ownOf({ view, seat }: Asked<View>): Society {
  return societyOf(view, seat)!
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
})

describe('the progress map', () => {
  it('shows what a placement takes: a price to be chosen, or those who pay', () => {
    expect(priceOf({ notes: [{ says: 'price', args: { amount: 3, discipline: 'any' } }] })).toBe(3)
    expect(priceOf({ cost: { influence: 2, culture: 1, academy: 1 }, gain: { exhausted_culture: 2 } })).toBe(2)
    expect(priceOf({ notes: [{ says: 'free' }] })).toBe(0)
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
  it('shows all pillars on an action space', () => {
    const { view } = ASKED.find(({ seats }) => seats === 2)!
    const [ada, ben] = view.players
    const shown = { ...view, players: [ada!, { ...ben!, epoch: 'travel', seasons: ['invent'] }] }
    expect(pillarsOn(shown, 'invent')).toContainEqual({ seat: 1, kind: 'season' })
    expect(pillarsOn(shown, 'travel')).toContainEqual({ seat: 1, kind: 'epoch' })
    expect(everybody(shown).map(({ seat }) => seat)).toEqual([0, 1, 2])
  })
})

describe('words', () => {
  it('are the same in both languages', () => {
    const ids = (ftl: string) => [...ftl.matchAll(/^(inv-(?!short-)[\w-]+) =/gm)].map(([, id]) => id)
    expect(ids(de)).toEqual(ids(en))
  })

  it('are said in English where a language lacks them, and come from the game where they are not the board’s', () => {
    const words = boardWords('inv-', { en: 'inv-hello = Hello { $who }', de: 'inv-other = Anderes' })
    expect(words.say(new Texts('fr', ''), 'inv-hello', { who: 'Ada' })).toBe('Hello Ada')
    expect(words.say(texts, 'table-ip', { points: 3 })).toBe('3 IP')
    expect([words.has('inv-hello'), words.has('inv-other')]).toEqual([true, false])
  })
})
