// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { keyRing } from '../src/lib/keys'
import { isSameQuestion } from '../src/lib/questions'
import { TableStore } from '../src/lib/store.svelte'
import type { Position } from '../src/lib/types'

const ID = '00000000000000aa'
const HANDS = ['spade', 'heart']

interface Sent {
  method: string
  path: string
  token: string
  body: Record<string, unknown>
}

/** A table for two: a token names its seat, and everybody sees their own card alone. */
class Server {
  seq = 4
  sent: Sent[] = []
  asked = 0
  options = [['pass'], ['play', 'spade']]
  /** Happens just before the next request is answered. */
  before: () => void = () => undefined
  /** Answers that are held back until somebody lets them go. */
  held: (() => void)[] | null = null
  sockets: string[] = []
  /** Links that seats were given when somebody sat down there; the former ones are void. */
  links: Record<string, number> = {}
  gone: string[] = []
  rotates = false
  /** The next answer does not arrive. */
  isLost = false

  position(seat: number | null): Position {
    return {
      ...{ id: ID, game: 'atlas', seq: this.seq, entries: this.seq, state: 'running', seat, log: [], log_from: 0 },
      ...{ undo: { allowed: true, reason: null, by_request: false, request: null }, standing: [], result: null },
      ...{ chosen_seed: null, spectators: true, clock: { seconds: 60, deadline: null }, settings: { level: 2 } },
      ...{ components: 'c', since_my_turn: 0, turn: 1, trouble: null, hints: true },
      players: HANDS.map((_, number) => ({
        seat: number,
        name: `P${number}`,
        kind: 'person',
        bot: null,
        claimed: !this.rotates,
      })),
      view: { hand: seat === null ? null : HANDS[seat] },
      asks: [{ seat: this.asked, topic: 'turn', rules: [], ...(seat === this.asked ? { options: this.options } : {}) }],
    } as unknown as Position
  }

  fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const token = String((init.headers as Record<string, string>).Authorization ?? '').replace('Bearer ', '')
    const [path = ''] = url.replace('/api', '').split('?')
    const body = init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {}
    this.sent.push({ method: init.method ?? 'GET', path, token, body })
    if (this.held) await new Promise<void>((go) => this.held?.push(go))
    this.before()
    const answer = this.answer(path, token, body)
    if (this.isLost) throw new TypeError('lost')
    return answer
  }

  answer(path: string, token: string, body: Record<string, unknown>): Response {
    const say = (content: unknown, status = 200) => new Response(JSON.stringify(content), { status })
    const seatOf = (link: string) =>
      this.gone.includes(link) ? null : (this.links[link] ?? (/^seat\d$/.test(link) ? Number(link.slice(4)) : null))
    const seat = seatOf(token)
    if (path === '/games')
      return say([
        { name: 'atlas', slug: 'atlas', languages: ['en'], bots: [], components: 'c', verbs: {}, events: {} },
      ])
    if (path.endsWith('.ftl')) return new Response('title = Atlas')
    if (path === '/matches') {
      const seats = (body.seats as unknown[]).map((_, number) => ({ seat: number, token: `seat${number}` }))
      return say({ id: '00000000000000bb', host_token: 'host', seats, link_base: '' }, 201)
    }
    if (path.endsWith('/enter')) {
      const link = String(body.token)
      if (seatOf(link) === null) return say({ title: 'no', detail: 'bad' }, 403)
      return say({ id: ID, seat: seatOf(link), seats: [seatOf(link)], host: false })
    }
    if (token === 'void' || this.gone.includes(token)) return say({ title: 'no', detail: 'void' }, 401)
    if (path.endsWith('/claim') && this.rotates && seat !== null) {
      this.links[String(body.token)] = seat
      this.gone.push(token)
      this.rotates = false
      return say({ ...this.position(seat), token: body.token })
    }
    if (path.endsWith('/chat')) return say({ id: 1 }, 201)
    if ('seq' in body && body.seq !== this.seq)
      return say({ title: 'stale', detail: '', position: this.position(seat) }, 409)
    if (path.endsWith('/hint'))
      return say({ seq: this.seq, seat, topic: 'turn', best: [{ option: this.options[1], behind: 0 }] })
    if (path.endsWith('/moves')) this.seq += 1
    if (path.endsWith('/moves') && this.rotates && seat !== null && body.token) {
      this.links[String(body.token)] = seat
      this.gone.push(token)
      this.rotates = false
      return say({ ...this.position(seat), token: body.token })
    }
    return say(this.position(seat))
  }
}

let server: Server
let store: TableStore

class QuietSocket {
  static last: QuietSocket
  onopen = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    server.sockets.push(url)
    QuietSocket.last = this
  }

  send(): void {}
  close(): void {}
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  server = new Server()
  vi.stubGlobal('fetch', server.fetch)
  vi.stubGlobal('WebSocket', QuietSocket)
  store = new TableStore(ID)
})

afterEach(() => store.close())

const hand = () => store.position?.view.hand
const moves = () => server.sent.filter(({ path }) => path.endsWith('/moves'))

describe('two seats in one browser', () => {
  beforeEach(async () => {
    await store.open('seat0')
    store.close()
    store = new TableStore(ID)
    await store.open('seat1')
  })

  test("a second link shows the second seat, and everything is said in that seat's name", async () => {
    expect(hand()).toBe('heart')
    expect(store.seats).toEqual([0, 1])
    expect(server.sockets.at(-1)).toContain('seat=1')
    server.asked = 1
    await store.resync()
    await store.choose(['pass'])
    expect(moves()).toMatchObject([{ token: 'seat1', body: { seat: 1 } }])
  })

  test('the device is handed over under cover', async () => {
    store.handOver(0)
    expect(store.covered).toEqual({ seat: 0, name: 'P0', former: 'P1' })
    expect([store.position, store.log, store.offer.options]).toEqual([null, [], []])
    const before = server.sent.length
    await store.uncover()
    expect(store.covered).toBeNull()
    expect(hand()).toBe('spade')
    expect(server.sent.slice(before).map(({ token }) => token)).toEqual(['seat0'])
    expect(server.sockets.at(-1)).toContain('seat=0')
  })

  test('what was on its way to the one seat is not shown to the other', async () => {
    server.held = []
    const late = store.resync()
    store.handOver(0)
    const next = store.uncover()
    for (const go of server.held.reverse()) go() // the newer answer comes first
    server.held = null
    await Promise.all([late, next])
    expect(hand()).toBe('spade')
  })

  test('a link that is not good leaves the seats one has', async () => {
    await store.open('nonsense')
    expect(store.failure).not.toBeNull()
    expect(store.seats).toEqual([0, 1])
    await store.open(null)
    expect(store.failure).toBeNull()
    expect(hand()).toBe('heart')
  })

  test('a link that has become void is forgotten', async () => {
    store.reissued(1, 'void')
    await store.open(null)
    expect(store.failure).not.toBeNull()
    expect(store.seats).toEqual([0])
    await store.open(null)
    expect(hand()).toBe('spade')
  })
})

test('a link that becomes void while one plays is told, and nothing more is shown', async () => {
  await store.open('seat0')
  const answer = server.answer.bind(server)
  server.answer = (path, token, body) =>
    path === `/matches/${ID}`
      ? new Response('{"title": "no", "detail": "void"}', { status: 403 })
      : answer(path, token, body)
  QuietSocket.last.onclose?.({ code: 4401 })
  await vi.waitFor(() => expect(store.failure).not.toBeNull())
  expect([store.position, store.seats]).toEqual([null, []])
  expect(server.sockets).toHaveLength(1)
})

test('nothing is offered to one for whom a bot plays', async () => {
  await store.open('seat0')
  expect(store.ask?.topic).toBe('turn')
  const position = server.position.bind(server)
  server.position = (seat) => {
    const shown = position(seat)
    return { ...shown, players: shown.players.map((player) => ({ ...player, kind: 'bot', left: 'replaced' })) }
  }
  await store.resync()
  expect([store.ask, store.offer.options]).toEqual([null, []])
})

describe('a table that has gone on', () => {
  beforeEach(() => store.open('seat0'))

  test('is caught up with silently where the question is the same', async () => {
    server.seq = 6
    await store.choose(['pass'])
    expect(moves().map(({ body }) => body.seq)).toEqual([4, 6])
    expect(store.notice).toBeNull()
    expect(store.position?.seq).toBe(7)
    expect(store.sent).toBeNull()
  })

  test('is shown, and said to have gone on, where another question is asked', async () => {
    server.seq = 6
    server.options = [['pass']]
    await store.choose(['play', 'spade'])
    expect(moves()).toHaveLength(1)
    expect(store.notice).toContain('moved on')
    expect(store.position?.seq).toBe(6)
    expect(store.sent).toBeNull()
  })

  test('is not run after for ever', async () => {
    server.before = () => (server.seq += 1)
    await store.choose(['pass'])
    expect(moves()).toHaveLength(3)
    expect(store.notice).toContain('moved on')
  })

  test('leaves open what is being weighed, unless the question is another', async () => {
    store.weigh([['pass']], true)
    server.seq = 5
    await store.claim('Ada')
    expect(store.weighed).toEqual([['pass']])
    server.seq = 6
    server.options = [['pass']]
    await store.claim('Ada')
    expect(store.weighed).toEqual([])
  })

  test('compares questions by what is offered to the own seat', () => {
    const one = server.position(0)
    server.seq = 9
    expect(isSameQuestion(one, server.position(0))).toBe(true)
    expect(isSameQuestion(one, server.position(1))).toBe(false)
  })
})

describe('whoever sits down', () => {
  beforeEach(async () => {
    server.rotates = true
    await store.open('seat0')
  })

  const link = () => keyRing.of(ID).seats[0] ?? ''

  test('has a link that nobody else has seen, and plays on with it', async () => {
    expect(await store.claim('Ada')).toBe(true)
    expect(link()).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(store.api.token).toBe(link())
    expect(keyRing.of(ID).offered).toEqual({})
    await store.choose(['pass'])
    expect(moves().at(-1)?.token).toBe(link())
    const kept = link()
    await store.claim('Ada Lovelace')
    expect(link()).toBe(kept)
  })

  test('does so with a first choice, and plays on with the link that comes with it', async () => {
    await store.choose(['pass'])
    expect(moves()).toHaveLength(1)
    expect(link()).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(store.api.token).toBe(link())
    expect(keyRing.of(ID).offered).toEqual({})
    await store.choose(['pass'])
    expect(moves().at(-1)?.token).toBe(link())
  })

  test.each(['before', 'after'])('is not sent away by the socket of the old link, %s the answer', async (when) => {
    if (when === 'before') server.before = () => QuietSocket.last.onclose?.({ code: 4401 })
    const claimed = store.claim('Ada')
    server.before = () => undefined
    await claimed
    if (when === 'after') QuietSocket.last.onclose?.({ code: 4401 })
    await vi.waitFor(() => expect(server.sockets).toHaveLength(2))
    expect(store.failure).toBeNull()
    expect(hand()).toBe('spade')
    expect(keyRing.token(ID)).toBe(link())
  })

  test('may open the first link again', async () => {
    await store.claim('Ada')
    await store.open('seat0')
    expect(store.failure).toBeNull()
    expect(hand()).toBe('spade')
    expect(keyRing.token(ID)).toBe(link())
  })

  test('does not lose the seat with the answer', async () => {
    server.isLost = true
    expect(await store.claim('Ada')).toBe(false)
    expect(link()).toBe('seat0')
    server.isLost = false
    store.close()
    store = new TableStore(ID)
    await store.open(null)
    expect(hand()).toBe('spade')
    expect(link()).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })

  test('keeps the old link where the request never arrived', async () => {
    server.rotates = false
    keyRing.offer(ID, 0)
    await store.open(null)
    expect(hand()).toBe('spade')
    expect(link()).toBe('seat0')
    expect(keyRing.of(ID).offered).toEqual({})
  })
})

test('everybody is told of a link that was issued anew', async () => {
  await store.open('seat0')
  server.seq += 1
  const now = server.position(0)
  const players = now.players.map((player) => ({ ...player, reissued: player.seat }))
  QuietSocket.last.onmessage?.(
    new MessageEvent('message', { data: JSON.stringify({ type: 'position', position: { ...now, players } }) }),
  )
  expect(store.notice).toContain('P1')
})

describe('a rematch', () => {
  test('keeps everybody at their seats, and the links of the others to pass on', async () => {
    await store.open('seat1')
    const next = (await store.rematch()) ?? ''
    const wish = server.sent.find(({ path }) => path === '/matches')?.body
    expect(wish).toEqual({
      ...{ game: 'atlas', settings: { level: 2 }, spectators: true, hints: true, clock_s: 60 },
      seats: [
        { kind: 'person', name: 'P0' },
        { kind: 'person', name: 'P1' },
      ],
    })
    expect(keyRing.of(next)).toMatchObject({ host: 'host', seats: { 1: 'seat1' }, sits: 1, guests: { 0: 'seat0' } })
    expect(server.sent.at(-1)).toMatchObject({ path: `/matches/${ID}/chat`, token: 'seat1' })
  })

  test('is begun once', async () => {
    await store.open('seat0')
    const next = await store.rematch()
    expect(await store.rematch()).toBe(next)
    expect(server.sent.filter(({ path }) => path === '/matches')).toHaveLength(1)
  })

  test('is played from the same device by those who shared it', async () => {
    await store.open('seat0')
    await store.open('seat1')
    const next = (await store.rematch()) ?? ''
    expect(keyRing.of(next)).toMatchObject({ seats: { 0: 'seat0', 1: 'seat1' }, sits: 1, guests: {} })
    expect(server.sent.some(({ path }) => path.endsWith('/chat'))).toBe(false)
  })
})

describe('a hint', () => {
  const hints = () => server.sent.filter(({ path }) => path.endsWith('/hint'))
  const told = (position: Position) =>
    QuietSocket.last.onmessage?.(new MessageEvent('message', { data: JSON.stringify({ type: 'position', position }) }))

  beforeEach(async () => {
    await store.open('seat0')
    await vi.waitFor(() => expect(store.texts).not.toBeNull())
  })

  test('is shown as long as the same is asked', async () => {
    await store.askHint()
    expect(store.hint?.best[0]?.option).toEqual(['play', 'spade'])
    expect(hints()[0]).toMatchObject({ token: 'seat0', body: { seq: 4, seat: 0 } })
    server.seq += 1 // somebody has changed a name
    told(server.position(0))
    expect(store.hint).not.toBeNull()
    server.seq += 1
    server.options = [['pass']]
    told(server.position(0))
    expect(store.hint).toBeNull()
  })

  test('that comes too late is not shown', async () => {
    server.before = () => {
      server.seq += 1
      server.options = [['pass'], ['play', 'club']]
      told(server.position(0))
      server.before = () => undefined
      server.answer = () => new Response(JSON.stringify({ seq: 4, seat: 0, topic: 'turn', best: [] }))
    }
    await store.askHint()
    expect([store.hint, store.isHinting]).toEqual([null, false])
  })

  test('goes with the choice', async () => {
    await store.askHint()
    await store.choose(['play', 'spade'])
    expect(store.hint).toBeNull()
  })

  test('is asked for once at a time, and by nobody who is not asked or may not', async () => {
    await Promise.all([store.askHint(), store.askHint()])
    expect(hints().length).toBe(1)
    server.seq += 1
    told({ ...server.position(0), hints: false })
    await store.askHint()
    server.seq += 1
    server.asked = 1
    told(server.position(0))
    await store.askHint()
    expect(hints().length).toBe(1)
    expect(store.notice).toBeNull()
  })

  test('that is refused is told in words', async () => {
    server.answer = () => new Response(JSON.stringify({ type: 'urn:gobelin:problem:no-bots' }), { status: 503 })
    await store.askHint()
    expect(store.notice).toContain('No bot')
    expect(store.isHinting).toBe(false)
  })
})
