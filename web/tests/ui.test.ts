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
    const built = ['bot-', 'connection-', 'key-', 'state-', 'tab-', 'undo-', 'until-']
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
  expect(readRoute('#/elsewhere')).toEqual({ page: 'lobby' })
  expect(readRoute('#/m/abc%2Fabandon/tok')).toEqual({ page: 'lobby' })
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
  const ring = () => {
    const kept = new Map<string, string>()
    return new KeyRing({
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
    })
  }

  test('a link is kept for its seat as soon as the server has named it', () => {
    const keys = ring()
    keys.enter('abc', 'secret')
    expect(keys.token('abc')).toBe('secret')
    keys.seated('abc', 2)
    expect(keys.of('abc')).toEqual({ seats: { 2: 'secret' }, sits: 2 })
  })

  test('a second link takes its own seat, and the first is kept', () => {
    const keys = ring()
    keys.enter('abc', 'one')
    keys.seated('abc', 0)
    keys.enter('abc', 'two')
    keys.seated('abc', 1)
    expect(keys.token('abc')).toBe('two')
    keys.enter('abc', 'one')
    expect(keys.of('abc').sits).toBe(0)
  })

  test('a link that is not good is forgotten, and the seat one had is kept', () => {
    const keys = ring()
    keys.enter('abc', 'one')
    keys.seated('abc', 0)
    keys.enter('abc', 'bad')
    keys.forget('abc')
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
