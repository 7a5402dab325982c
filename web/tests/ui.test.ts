// @vitest-environment jsdom

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'

import { api, Api, liveUrl, MatchApi, Problem } from '../src/lib/api'
import { KeyRing, seatLink } from '../src/lib/keys'
import { offeredThing } from '../src/lib/offered'
import { readRoute } from '../src/lib/route.svelte'
import type { Option } from '../src/lib/types'
import { uiError } from '../src/lib/ui.svelte'

const ROOT = join(import.meta.dirname, '..', 'src')
const ftl = (language: string) => readFileSync(join(ROOT, 'locales', `${language}.ftl`), 'utf8')

function variables(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const { id, value } of new FluentResource(text).body) {
    const names = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1])
    found.set(id, [...new Set(names)].sort().join())
  }
  return found
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'boards' ? sources(join(path, 'generic')) : sources(path)
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

describe("the client's own words", () => {
  test('are the same in both languages, with the same variables', () => {
    expect(Object.fromEntries(variables(ftl('de')))).toEqual(Object.fromEntries(variables(ftl('en'))))
  })

  test('are there wherever they are used, and used wherever they are there', () => {
    const code = sources(ROOT).join('\n')
    const used = [...code.matchAll(/\bui\([^),{]*/g)].flatMap(([call]) =>
      [...call.matchAll(/'([a-z][a-z_-]*)'/g)].map((match) => match[1] as string),
    )
    const known = [...variables(ftl('en')).keys()]
    expect(used.filter((id) => !known.includes(id) && !['nothing', 'random'].includes(id))).toEqual([])
    const built =
      'access- bot- connection- hint- key- left- level- pace- pointer- problem- rules- state- tab- undo- until-'.split(
        ' ',
      )
    expect(known.filter((id) => !used.includes(id) && !built.some((start) => id.startsWith(start)))).toEqual([])
  })
})

test('addresses lead to pages', () => {
  expect(readRoute('')).toEqual({ page: 'lobby' })
  expect(readRoute('#/new/imperial-settlers')).toEqual({ page: 'new', game: 'imperial-settlers' })
  expect(readRoute('#/m/abc/tok')).toEqual({ page: 'table', id: 'abc', token: 'tok' })
  expect(readRoute('#/m/abc')).toEqual({ page: 'table', id: 'abc', token: null })
  expect(readRoute('#/replay/abc/12')).toEqual({ page: 'replay', id: 'abc', at: 12 })
  expect(readRoute('#/replay/abc')).toEqual({ page: 'replay', id: 'abc', at: null })
  expect(readRoute('#/elsewhere')).toEqual({ page: 'missing' })
  expect(readRoute('#/m/abc%2Fabandon/tok')).toEqual({ page: 'missing' })
})

describe('the API', () => {
  const answering = (status: number, body: unknown) => {
    const calls: [string, RequestInit | undefined][] = []
    const fake = new Api(async (url, init) => {
      calls.push([String(url), init])
      return new Response(JSON.stringify(body), { status })
    })
    return { fake, calls }
  }

  test('carries the token in a header, never in the address', async () => {
    const { fake, calls } = answering(200, {})
    await new MatchApi(fake, 'abc', 'secret', 1).move(4, ['pass'])
    expect(calls[0]?.[0]).toBe('/api/matches/abc/moves')
    expect(calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer secret' })
    expect(JSON.parse(String(calls[0]?.[1]?.body))).toEqual({ seq: 4, option: ['pass'], seat: 1 })
  })

  test('a problem brings its detail and the position', async () => {
    const { fake } = answering(409, { title: 'The match has gone on', detail: 'stale', position: { seq: 9 } })
    const error: unknown = await new MatchApi(fake, 'abc', null).move(4, ['pass']).catch((problem: unknown) => problem)
    expect(error).toBeInstanceOf(Problem)
    expect(error).toMatchObject({ status: 409, message: 'stale', position: { seq: 9 } })
  })

  test('a problem is told in words of its kind, else in those of the server', async () => {
    const words = async (status: number, kind: string) => {
      const { fake } = answering(status, { type: `urn:gobelin:problem:${kind}`, title: 'No', detail: 'because' })
      return uiError(await fake.games().catch((problem: unknown) => problem))
    }
    expect(await words(429, 'too-many')).toContain('as many matches')
    expect(await words(429, 'slow-down')).toContain('Too many requests')
    expect(await words(409, 'refused')).toContain('because')
  })

  test('the matches of many links are asked for in parts, and told once each', async () => {
    const match = (id: string, seat: number, updated: string) => ({ id, my_seats: [seat], host: false, updated })
    const asked: string[] = []
    const fake = new Api(async (_, init) => {
      asked.push(String((init?.headers as Record<string, string>).Authorization))
      const found = asked.length === 1 ? [match('a', 0, '1')] : [match('a', 1, '1'), match('b', 0, '2')]
      return new Response(JSON.stringify(found))
    })
    const links = Array.from({ length: 10 }, (_, index) => `t${index}`)
    const mine = await fake.mine(links)
    expect(asked).toEqual(['Bearer t0.t1.t2.t3.t4.t5.t6.t7', 'Bearer t8.t9'])
    expect(mine.map(({ id, my_seats }) => [id, my_seats])).toEqual([
      ['b', [0]],
      ['a', [0, 1]],
    ])
    expect(await fake.mine([])).toEqual([])
    expect(asked).toHaveLength(2)
  })

  test('no answer is a problem of its own', async () => {
    const silent = new Api(() => Promise.reject(new TypeError('no network')))
    await expect(silent.games()).rejects.toMatchObject({ status: 0 })
  })

  test('the live address says from where on', () => {
    expect(liveUrl('abc', { since: 4, seat: null }, { protocol: 'https:', host: 'table' })).toBe(
      'wss://table/api/matches/abc/live?since=4',
    )
    expect(api.base).toBe('/api')
  })
})

describe('keys', () => {
  const shelf = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    }
  }
  const ring = () => new KeyRing(shelf(), shelf())
  const seat = (number: number) => ({ seat: number, host: false })

  test('a link is kept for the seat that the server names', () => {
    const keys = ring()
    keys.enter('abc', 'secret', seat(2))
    expect(keys.token('abc')).toBe('secret')
    expect(keys.of('abc')).toEqual({ seats: { 2: 'secret' }, sits: 2 })
  })

  test('a second link takes its own seat, and the first is kept', () => {
    const keys = ring()
    keys.enter('abc', 'one', seat(0))
    keys.enter('abc', 'two', seat(1))
    expect(keys.token('abc')).toBe('two')
    expect(keys.sit('abc', 0).seats).toEqual({ 0: 'one', 1: 'two' })
    expect(keys.token('abc')).toBe('one')
  })

  test('each tab keeps to its seat; a new one takes the last', () => {
    const browser = shelf()
    const [left, right] = [new KeyRing(browser, shelf()), new KeyRing(browser, shelf())]
    left.enter('abc', 'one', seat(0))
    right.enter('abc', 'two', seat(1))
    expect(left.token('abc')).toBe('one')
    expect(right.token('abc')).toBe('two')
    expect(new KeyRing(browser, shelf()).token('abc')).toBe('two')
  })

  test("a host's link makes a host, and leaves the seat as it is", () => {
    const keys = ring()
    keys.enter('abc', 'one', seat(0))
    expect(keys.enter('abc', 'h', { seat: null, host: true })).toEqual({ host: 'h', seats: { 0: 'one' }, sits: 0 })
    keys.enter('xyz', 'other', { seat: null, host: true })
    expect(keys.token('xyz')).toBe('other')
    expect(keys.tokens()).toEqual(['one', 'h', 'other'])
  })

  test('a link that is no longer good is forgotten, and another seat is taken', () => {
    const keys = ring()
    keys.enter('abc', 'one', seat(0))
    keys.enter('abc', 'two', seat(1))
    keys.forget('abc', 1)
    expect(keys.token('abc')).toBe('one')
    keys.forget('abc', 0)
    expect(keys.token('abc')).toBeNull()
  })

  test("another's seat can be played from here as well", () => {
    const keys = ring()
    keys.change('abc', (known) => (known.guests = { 1: 'two' }))
    expect(keys.takeGuest('abc', 1)).toEqual({ seats: { 1: 'two' }, sits: null, guests: {} })
  })

  test('are remembered while the page is open where the browser keeps nothing', () => {
    const forgetful = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    }
    const keys = new KeyRing(forgetful, forgetful)
    keys.enter('abc', 'one', seat(0))
    expect(keys.token('abc')).toBe('one')
  })

  test('a link has its secret behind the hash', () => {
    expect(seatLink('abc', 'secret', 'http://table/')).toBe('http://table/#/m/abc/secret')
  })
})

describe('a thing on offer', () => {
  const options: Option[] = [
    ['build', 'com014'],
    ['raze', 'com014'],
  ]

  test('says its options, can be reached by keyboard, and is chosen', () => {
    const node = document.createElement('div')
    const chosen: Option[][] = []
    const remove = offeredThing({ options, label: 'Build or raze', choose: (all) => chosen.push(all) })(node)
    expect(node.dataset.option).toBe('["build","com014"]')
    expect(node.dataset.options).toBe(JSON.stringify(options))
    expect(node.tabIndex).toBe(0)
    expect(node.getAttribute('aria-label')).toBe('Build or raze')
    node.click()
    node.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
    expect(chosen).toEqual([options, options])
    remove?.()
    expect(node.dataset.option).toBeUndefined()
    expect(node.classList.contains('offered')).toBe(false)
  })

  test('without options is only what it is', () => {
    const node = document.createElement('div')
    offeredThing({ options: [], label: '', choose: () => undefined })(node)
    expect(node.hasAttribute('data-option')).toBe(false)
  })
})
