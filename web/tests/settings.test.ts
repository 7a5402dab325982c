import { describe, expect, test } from 'vitest'

import { fieldGroups, fieldsOf, shown, typed, wanted } from '../src/lib/settings'

const SCHEMA = {
  $ref: '#/$defs/Settings',
  $defs: {
    Mode: { enum: ['basic', 'advanced'] },
    Settings: {
      type: 'object',
      properties: {
        factions: {
          description: 'The faction of each seat; empty: chosen',
          type: 'array',
          items: { enum: ['romans', 'japanese'] },
          default: [],
        },
        mode: { $ref: '#/$defs/Mode', default: 'basic' },
        peaceful: { type: 'boolean', default: false },
        level: { description: 'How strong', type: 'integer', minimum: 1, maximum: 6, default: 2 },
        rounds: { type: 'integer', exclusiveMinimum: 0, default: 3 },
        removed: { type: 'array', items: { type: 'string' }, default: [] },
        note: { anyOf: [{ type: 'string' }, { type: 'null' }], default: null },
        decks: { type: 'object', additionalProperties: { type: 'array' }, default: {} },
      },
    },
  },
}
const FIELDS = fieldsOf(SCHEMA)
const field = (key: string) => {
  const found = FIELDS.find((candidate) => candidate.key === key)
  if (!found) throw new Error(key)
  return found
}

describe('fields', () => {
  test('have the kind that their schema says', () => {
    expect(FIELDS.map(({ key, kind }) => [key, kind])).toEqual([
      ['factions', 'each_seat'],
      ['mode', 'enum'],
      ['peaceful', 'bool'],
      ['level', 'int'],
      ['rounds', 'int'],
      ['removed', 'list'],
      ['note', 'text'],
      ['decks', 'json'],
    ])
  })

  test('know their choices and ranges', () => {
    expect(field('mode')).toMatchObject({ choices: ['basic', 'advanced'], default: 'basic' })
    expect(field('level')).toMatchObject({ min: 1, max: 6 })
    expect(field('rounds')).toMatchObject({ min: 1, max: undefined })
  })
})

describe('what is typed', () => {
  test('stays within its range', () => {
    expect(typed(field('level'), '9')).toBe(6)
    expect(typed(field('level'), '0')).toBe(1)
    expect(typed(field('level'), '')).toBe(2)
  })

  test('becomes a list of words', () => {
    expect(typed(field('removed'), ' a, b ,,c\n')).toEqual(['a', 'b', 'c'])
    expect(shown(field('removed'), ['a', 'b'])).toBe('a, b')
  })

  test('must be JSON where nothing simpler fits', () => {
    expect(typed(field('decks'), '{"romans": []}')).toEqual({ romans: [] })
    expect(() => typed(field('decks'), '{')).toThrow(SyntaxError)
    expect(shown(field('decks'), undefined)).toBe('{}')
  })
})

describe('what is sent', () => {
  test('leaves defaults out', () => {
    expect(wanted(FIELDS, { peaceful: false, level: 3 }, 2)).toEqual({ level: 3 })
  })

  test('has a value for each seat, or none', () => {
    expect(wanted(FIELDS, { factions: ['romans', ''] }, 2)).toEqual({})
    expect(wanted(FIELDS, { factions: ['romans', 'japanese', 'romans'] }, 2)).toEqual({
      factions: ['romans', 'japanese'],
    })
  })
})

test('labels that begin alike stand under one heading', () => {
  const labels: Record<string, string> = { level: 'Solo: how strong', rounds: 'Solo: rounds', mode: 'Mode: any' }
  const groups = fieldGroups(
    FIELDS.filter(({ key }) => key in labels),
    (one) => labels[one.key] ?? '',
  )
  expect(groups.map((group) => [group.title, group.fields.map(({ label }) => label)])).toEqual([
    ['', ['Mode: any']],
    ['Solo', ['How strong', 'Rounds']],
  ])
})
