import { describe, expect, test } from 'vitest'

import { isMet, openChoices, wanted } from '../src/lib/settings'
import type { Choice, Setting, SettingsForm } from '../src/lib/types'

const when = (setting: string, ...has: (string | number | boolean)[]) => [[{ setting, has }]]
const choice = (id: string, needs: Setting['needs'] = []): Choice => ({
  id,
  needs,
  picture: ['faction', id],
  deck: '',
  names: {},
  about: {},
})
const setting = (name: string, kind: Setting['kind'], more: Partial<Setting>): Setting => ({
  name,
  kind,
  group: 'variants',
  needs: [],
  choices: [],
  least: 0,
  most: 0,
  default: false,
  names: {},
  about: {},
  ...more,
})
const FORM: SettingsForm = {
  settings: [
    setting('expansions', 'several', { choices: [choice('pp'), choice('aa')], default: [] }),
    setting('factions', 'each_seat', {
      choices: [choice('romans'), choice('japanese'), choice('spies', when('expansions', 'pp'))],
      default: [],
    }),
    setting('rare', 'switch', { needs: when('expansions', 'pp', 'aa') }),
    setting('drawn', 'switch', { needs: when('factions') }),
    setting('level', 'number', { least: 1, most: 6, default: 2, needs: when('seats', 1) }),
  ],
  groups: [],
  presets: [],
}

describe('what a setting needs', () => {
  test('is a value of another, one among its own, an empty one, or a number of seats', () => {
    const needs = (name: string) => FORM.settings.find((one) => one.name === name)?.needs ?? []
    expect(isMet(needs('rare'), FORM, {}, 2)).toBe(false)
    expect(isMet(needs('rare'), FORM, { expansions: ['aa'] }, 2)).toBe(true)
    expect(isMet(needs('drawn'), FORM, {}, 2)).toBe(true)
    expect(isMet(needs('drawn'), FORM, { factions: ['romans'] }, 2)).toBe(false)
    expect(isMet(needs('level'), FORM, {}, 2)).toBe(false)
    expect(isMet(needs('level'), FORM, {}, 1)).toBe(true)
  })

  test('opens choices', () => {
    const [, factions] = FORM.settings
    if (!factions) throw new Error()
    expect(openChoices(factions, FORM, {}, 2).map(({ id }) => id)).toEqual(['romans', 'japanese'])
    expect(openChoices(factions, FORM, { expansions: ['pp'] }, 2)).toHaveLength(3)
  })
})

describe('what is sent', () => {
  test('leaves out defaults and what is not open', () => {
    expect(wanted(FORM, { rare: true, level: 3, drawn: false }, 2)).toEqual({})
    expect(wanted(FORM, { rare: true, expansions: ['pp'] }, 2)).toEqual({ rare: true, expansions: ['pp'] })
  })

  test('has a value for each seat, or none', () => {
    expect(wanted(FORM, { factions: ['romans', ''] }, 2)).toEqual({})
    expect(wanted(FORM, { factions: ['romans', 'spies'] }, 2)).toEqual({})
    expect(wanted(FORM, { factions: ['romans', 'japanese', 'romans'] }, 2)).toEqual({
      factions: ['romans', 'japanese'],
    })
  })
})
