import { describe, expect, it } from 'vitest'

import { Texts } from '../../lib/texts'
import type { Facts } from '../../lib/types'
import type { Asked } from '../shared/trial'
import { consequence } from './consequence'
import { FactBook } from './facts'
import asks from './fixtures/asks.json'
import facts from './fixtures/facts.json'
import type { View } from './view'

const ASKED = asks as unknown as Asked<View>[]
const FACTS = facts as unknown as Record<string, Facts>
const MESSAGES =
  'effect-gain = { $n } { $what }\neffect-vp = { $n } points\neffect-vp-per = { $n } points per { $what }\n'

function weighed(topic: string, language = 'en'): Map<string, string[]> {
  const asked = ASKED.find((one) => one.topic === topic)!
  const book = new FactBook((id) => FACTS[id])
  const scene = { ...asked, texts: new Texts(language, MESSAGES), book, log: [] }
  return new Map(asked.options.map((option) => [option.join(' '), consequence(scene, option)]))
}

describe('what a choice brings', () => {
  it('is said of an attack for every answer', () => {
    const found = weighed('reaction')
    expect(found.get('pass')![0]).toMatch(/^your piece is toppled, .* takes hex \d+$/)
    expect(found.get('react trap')![0]).toMatch(/^the outpost of .* is toppled, you keep hex \d+$/)
    expect(found.get('react trap')![1]).toBe('1 any_resource')
    expect(weighed('reaction', 'de').get('pass')![0]).toMatch(/^deine Figur wird gestürzt/)
  })

  it('is said of a turn: costs and gains of a space, points and goods of an income turn', () => {
    const found = weighed('turn')
    const [advance] = [...found].find(([option]) => option.startsWith('advance'))!
    expect(found.get(advance)!.map((words) => words.split(':')[0])).toEqual(expect.arrayContaining(['Cost', 'Benefit']))
    expect(found.get('income')![0]).toBe('Income turn 2')
    expect(found.get('income')!.at(-1)).toMatch(/coin/)
  })

  it('is said of a card to repeat, which may be reconstructed', () => {
    const asked = ASKED.find((one) => one.topic === 'turn')!
    const view = {
      ...asked.view,
      players: asked.view.players.map((player) => ({ ...player, tapestries: [['guilds'], ['retreat'], [], []] })),
    }
    const scene = { ...asked, view, texts: new Texts('en', MESSAGES), book: new FactBook((id) => FACTS[id]), log: [] }
    const said = [1, 2].map((era) => consequence(scene, ['copy', view.players[0]!.seat, era])[0])
    expect(said.map((words) => words?.includes('≈'))).toEqual([false, true])
  })

  it('is said of dice and of conquests', () => {
    expect(weighed('die').get('die red')![0]).toMatch(/points/)
    const asked = ASKED.find((one) => one.topic === 'conquer')!
    const number = Number(asked.options[0]![1])
    const hex = {
      hex: number,
      tile: 'territory_01',
      turned: 0,
      pieces: [{ owner: asked.seat + 1, piece: 'outpost', toppled: false }],
    }
    const view = { ...asked.view, hexes: [...asked.view.hexes.filter((other) => other.hex !== number), hex] }
    const book = new FactBook((id) =>
      id === 'territory_01' ? { kind: 'territory', reward: [{ gain: 'food', n: 1 }] } : FACTS[id],
    )
    const words = consequence({ ...asked, view, texts: new Texts('en', MESSAGES), book, log: [] }, asked.options[0]!)
    expect(words[0]).toMatch(/^against /)
    expect(words[1]).toBe('black die may bring: 1 food')
  })
})
