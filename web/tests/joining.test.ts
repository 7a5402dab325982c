// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Problem } from '../src/lib/api'
import { keyRing } from '../src/lib/keys'
import { hasJoined, joinTable } from '../src/lib/matches'

const ID = '00000000000000cc'

/** Who sits there, by the link that was sent along. */
let seated: Record<number, string>
/** The next answer does not arrive. */
let isLost: boolean

beforeEach(() => {
  seated = {}
  isLost = false
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { seat, token } = JSON.parse(String(init.body)) as { seat: number; token: string }
    const say = (content: unknown, status = 200) => new Response(JSON.stringify(content), { status })
    if (url.endsWith('/enter'))
      return Object.values(seated).includes(token) ? say({ seat, host: false }) : say({ title: 'no' }, 403)
    if (seated[seat] !== undefined) return say({ title: 'taken' }, 409)
    seated[seat] = token
    if (isLost) throw new TypeError('lost')
    return say({ token })
  })
})

afterEach(() => vi.unstubAllGlobals())

test('a guest whose answer was lost has the seat, whether they try again or come back later', async () => {
  isLost = true
  await expect(joinTable(ID, 'invite', 'Ada', 1)).rejects.toThrow(Problem)
  isLost = false
  expect(keyRing.of(ID).seats).toEqual({})
  await joinTable(ID, 'invite', 'Ada', 1)
  expect(keyRing.token(ID)).toBe(seated[1])
  expect(keyRing.of(ID).sits).toBe(1)
})

test('a seat that somebody else has taken is not kept for later', async () => {
  seated[1] = 'another'
  await expect(joinTable(ID, 'invite', 'Ada', 1)).rejects.toThrow(Problem)
  expect(keyRing.of(ID).offered).toEqual({})
  expect(await hasJoined(ID)).toBe(false)
  await joinTable(ID, 'invite', 'Ada', 2)
  expect(keyRing.token(ID)).toBe(seated[2])
})
