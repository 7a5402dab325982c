import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { Texts } from '../../lib/texts'
import { partsOf, partsOfBonus, type Part } from './effects'
import type { Bonus, Effect } from './facts'
import printed from './fixtures/printed.json'
import { ICONS } from './icons'
import { sayNotion } from './table'

const EFFECTS = printed.effects as unknown as Effect[]
const BONUSES = printed.bonuses as unknown as Bonus[]
const HOME = new URL('../../../../src/gobelin/locales/', import.meta.url)
const TEXTS = ['en', 'de'].map(
  (language) => new Texts(language, readFileSync(new URL(`${language}/tapestry.ftl`, HOME), 'utf-8')),
)
const PARTS = [...EFFECTS.map((effect) => partsOf([effect])), ...BONUSES.map(partsOfBonus)]
const ICONED = [
  ...new Set([...PARTS.flat().flatMap((part) => ('icon' in part ? [part.icon] : [])), ...printed.costs.flat()]),
]

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
  })
})
