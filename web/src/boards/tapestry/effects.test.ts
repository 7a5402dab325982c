import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { Texts } from '../../lib/texts'
import type { Facts } from '../../lib/types'
import { partsOf, partsOfBonus, partsOfCost, sayBonus, sayCost, sayEffects, summed, type Part } from './effects'
import { FactBook, type Bonus, type Effect } from './facts'
import facts from './fixtures/facts.json'
import printed from './fixtures/printed.json'
import { ICONS } from './icons'
import { sayNotion } from './table'

const EFFECTS = printed.effects as unknown as Effect[]
const BONUSES = printed.bonuses as unknown as Bonus[]
const COSTS = printed.costs
const FACTS = facts as unknown as Record<string, Facts>
const book = new FactBook((id) => FACTS[id])
const HOME = new URL('../../../../src/gobelin/locales/', import.meta.url)
const TEXTS = ['en', 'de'].map(
  (language) => new Texts(language, readFileSync(new URL(`${language}/tapestry.ftl`, HOME), 'utf-8')),
)
const PARTS = [...EFFECTS.map((effect) => partsOf([effect])), ...BONUSES.map(partsOfBonus), ...COSTS.map(partsOfCost)]
const ICONED = [...new Set(PARTS.flat().flatMap((part) => ('icon' in part ? [part.icon] : [])))]

function drawn(parts: Part[]): string {
  return parts
    .map((part) =>
      'icon' in part
        ? `${part.amount ?? ''}${part.icon}${(part.marks ?? []).map((mark) => `-${mark}`).join('')}`
        : part.sign,
    )
    .join(' ')
}

describe('printed rewards', () => {
  it.each(ICONED)('%s has a picture and words', (icon) => {
    expect(ICONS).toHaveProperty(icon)
    for (const texts of TEXTS) {
      expect(sayNotion(texts, icon)).not.toBe('')
      expect(sayNotion(texts, icon)).not.toContain('_')
      expect([...texts.missing]).toEqual([])
    }
  })

  it.each(TEXTS.map((texts) => [texts.language, texts] as const))('are told in %s', (_, texts) => {
    const said = [
      ...EFFECTS.map((effect) => sayEffects(texts, book, [effect])),
      ...BONUSES.map((bonus) => sayBonus(texts, book, bonus)),
      ...COSTS.map((cost) => sayCost(texts, cost)),
    ]
    expect([...texts.missing]).toEqual([])
    expect(said.filter((words) => !words || words.includes('undefined') || words.includes('_'))).toEqual([])
    expect(new Set(said).size).toBeGreaterThan(EFFECTS.length / 2)
  })

  it('say of a landmark that it is reconstructed', () => {
    const said = TEXTS.flatMap((texts) =>
      ['stadium', 'monolith', 'forge'].map((landmark) => sayEffects(texts, book, [{ gain_landmark: landmark }])),
    )
    expect(said.map((words) => words.includes('≈'))).toEqual([true, true, false, true, true, false])
  })

  it.each<[Effect[], string]>([
    [[{ gain: 'coin', n: 2 }], '2coin'],
    [[{ vp_per: 'farm', n: 1 }], 'vp × farm'],
    [[{ choose_one: [[{ do: 'explore' }], [{ gain: 'farm', n: 1 }]] }], 'explore / 1farm'],
    [[{ advance: 'science', benefit: false, bonus: 'none' }], 'science-advance-without'],
    [[{ repeat: 2, each: [{ do: 'invent' }] }, { vp: 3 }], '2 × invent 3vp'],
    [[{ do: 'conquer', both_dice: true }], 'conquer + both_dice'],
    [[{ do: 'conquer', both_dice_against_opponents: true }], 'conquer + both_dice opponent'],
    [
      [
        { do: 'explore', anywhere: true },
        { do: 'research', benefit: false },
      ],
      'explore-anywhere research-without',
    ],
    [[], ''],
  ])('%j', (effects, parts) => expect(drawn(partsOf(effects))).toBe(parts))

  it('show the price of a bonus before what it gives', () => {
    expect(drawn(partsOfBonus({ pay: 'any', n: 1, then: [{ gain: 'tapestry_card', n: 1 }] }))).toBe(
      '1any › 1tapestry_card',
    )
    expect(drawn(partsOfCost(['food', 'any', 'any']))).toBe('1food 2any')
  })

  it('are added up where they are equal', () => {
    const both: Effect[] = [
      { vp: 2 },
      { vp: 3 },
      { gain: 'coin', n: 1 },
      { gain: 'coin', n: 1 },
      { gain: 'food', n: 1 },
    ]
    expect(summed([...both, { do: 'invent' }, { do: 'invent' }, { do: 'invent' }])).toEqual([
      ...[{ vp: 5 }, { gain: 'coin', n: 2 }, { gain: 'food', n: 1 }],
      { repeat: 3, each: [{ do: 'invent' }] },
    ])
  })
})
