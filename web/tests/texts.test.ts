import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { Texts, type TextSources } from '../src/lib/texts'
import type { Facts } from '../src/lib/types'

const LOCALES = join(import.meta.dirname, '..', '..', 'src', 'gobelin', 'locales')
const read = (language: string, name: string) => readFileSync(join(LOCALES, language, `${name}.ftl`), 'utf8')
/** What the server adds: the game's words for its components. */
const WORDS = 'name-village = Village\nname-com014 = Village\ntext-village = Production: 1 worker.\n'
const ftl = (language: string) => `${read(language, 'gobelin')}\n${read(language, 'imperial_settlers')}\n${WORDS}`

const GAME = {
  verbs: {
    build: ['card'],
    pay: ['wood', 'stone', 'food'],
    steal: ['seat', 'good'],
    end_deal: ['seat', 'card'],
    receive: ['good'],
    pass: [],
    exchange: ['trades'],
  },
  events: { scored: ['seat', 'points', 'why'], kept: ['seat', 'card'], gained: ['seat', 'amount', 'what', 'why'] },
}

function sources(facts: Record<string, Facts> = {}): TextSources {
  return { player: (seat) => ['Ada', 'Bob'][seat], describe: (id) => facts[id] }
}

const english = (facts?: Record<string, Facts>) => new Texts('en', ftl('en'), GAME, sources(facts))

describe('options', () => {
  test('are worded with the declared names of their parameters', () => {
    expect(english().option('turn', ['build', 'com014'])).toBe('Build Village')
    expect(english().option('steal', ['steal', 1, 'gold'])).toBe('Steal gold from Bob')
  })

  test('have other words where the topic needs them', () => {
    expect(english().option('settle', ['build', 'com014'])).toBe('Build Village without giving up a location')
    expect(english().option('copy_which', ['receive', 'wood'])).toBe('Take wood')
  })

  test('choose among variants by number', () => {
    expect(english().option('pay', ['pay', 0, 2, 0])).toBe('Pay 2 gold in place of stone')
    expect(english().option('turn', ['exchange', 1])).toBe('Exchange workers once')
  })

  test('have words for the kind of component that they name', () => {
    const facts = { village: { kind: 'attack' } }
    expect(english(facts).option('end_deal', ['end_deal', 2, 'village'])).toBe('Discard the attack card “Village”')
  })
})

describe('events', () => {
  test('tell the reason for points', () => {
    const told = { at: 3, verb: 'scored', args: [0, 2, 'village'], hidden: false }
    expect(english().event(told)).toBe('Ada scored 2 victory points (Village)')
  })

  test('use the messages that they refer to', () => {
    const told = { at: 3, verb: 'gained', args: [1, 1, 'worker', 'village'], hidden: false }
    expect(english().event(told)).toBe('Bob gained 1 worker (Village)')
  })

  test('tell others only a part', () => {
    expect(english().event({ at: 1, verb: 'kept', args: [0], hidden: true })).toBe('Ada kept a card')
  })

  test('say that a choice was the only one', () => {
    const told = { at: 1, verb: 'forced', args: [0, 'turn', 'pass'], hidden: false, forced: true }
    expect(english().event(told)).toBe('Pass for the rest of the round (the only choice)')
  })
})

describe('names', () => {
  test('of components come after the sentences of the game and go before them', () => {
    const texts = new Texts('en', `${ftl('en')}\nname-com014 = { "Hamlet \\"}" }`, GAME, sources())
    expect(texts.option('turn', ['build', 'com014'])).toBe('Build Hamlet "}')
  })

  test('effects are found by the card behind a copy', () => {
    expect(english({ com014: { card: 'village' } }).effect('com014')).toContain('worker')
  })

  test('seats without a player are called by their number or their own message', () => {
    expect(english().seat(3)).toBe('Seat 4')
  })

  test('what is missing is shown by its id and noted', () => {
    const texts = english()
    expect(texts.name('nothing_such')).toBe('name-nothing_such')
    expect(texts.missing).toContain('name-nothing_such')
    expect(texts.label('nothing_such')).toBe('Nothing such')
  })
})

test('a reader without a name is spoken to as fits the sentence', () => {
  const ftl = 'event-robbed = { SEAT($seat) } stole wood from { SEAT($victim, you: "you") }'
  const game = { verbs: {}, events: { robbed: ['seat', 'victim'] } }
  const names = ['You', 'Ben']
  const sources = {
    player: (seat: number) => names[seat],
    describe: () => undefined,
    isReader: (seat: number) => seat === 0,
  }
  const texts = new Texts('en', ftl, game, sources)
  const robbed = (...args: number[]) => texts.event({ at: 1, verb: 'robbed', args, hidden: false })
  expect([robbed(0, 1), robbed(1, 0)]).toEqual(['You stole wood from Ben', 'Ben stole wood from you'])
})
