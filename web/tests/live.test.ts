import { beforeEach, describe, expect, test } from 'vitest'

import { Live, type Machinery, type Socket, type Status } from '../src/lib/live'
import type { LiveMessage } from '../src/lib/types'

class FakeSocket implements Socket {
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  sent: unknown[] = []
  closed = false

  constructor(readonly url: string) {}

  send(data: string): void {
    this.sent.push(JSON.parse(data))
  }

  close(): void {
    this.closed = true
  }

  open(): void {
    this.onopen?.(new Event('open'))
  }

  say(message: unknown): void {
    this.onmessage?.(
      new MessageEvent('message', { data: typeof message === 'string' ? message : JSON.stringify(message) }),
    )
  }

  drop(code = 1006): void {
    this.onclose?.({ code } as CloseEvent)
  }
}

class World implements Machinery {
  sockets: FakeSocket[] = []
  timers: { run: () => void; ms: number }[] = []
  heard: LiveMessage[] = []
  statuses: Status[] = []
  seq = 4

  open = (url: string) => {
    const socket = new FakeSocket(url)
    this.sockets.push(socket)
    return socket
  }
  later = (run: () => void, ms: number) => this.timers.push({ run, ms })
  cancel = (timer: number) => {
    this.timers[timer - 1] = { run: () => undefined, ms: -1 }
  }
  random = () => 1

  live(token: string | null = 'secret'): Live {
    return new Live(
      {
        url: () => `ws://table/live?since=${this.seq}`,
        token: () => token,
        message: (message) => this.heard.push(message),
        status: (status) => this.statuses.push(status),
      },
      this,
    )
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket
  }

  /** Run the newest timer. */
  wait(): number {
    const timer = this.timers.at(-1)
    timer?.run()
    return timer?.ms ?? -1
  }
}

let world: World
beforeEach(() => (world = new World()))

const hello = { type: 'thinking', seat: 1 }

describe('a connection', () => {
  test('counts as live when the first message has come', () => {
    world.live().start()
    world.socket.open()
    expect(world.statuses).toEqual(['connecting'])
    world.socket.say(hello)
    expect(world.statuses).toEqual(['connecting', 'live'])
    expect(world.heard).toEqual([hello])
  })

  test('passes over what is not JSON', () => {
    world.live().start()
    world.socket.open()
    world.socket.say('<html>')
    expect(world.heard).toEqual([])
  })

  test('comes back after a pause, from where it has heard', () => {
    world.live().start()
    world.socket.open()
    world.socket.say(hello)
    world.seq = 9
    world.socket.drop()
    expect(world.statuses.at(-1)).toBe('waiting')
    expect(world.wait()).toBe(500)
    expect(world.sockets).toHaveLength(2)
    expect(world.socket.url).toContain('since=9')
  })

  test('waits longer after each failure, but never long, and starts anew after success', () => {
    world.live().start()
    const pauses = Array.from({ length: 8 }, () => {
      world.socket.drop()
      return world.wait()
    })
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000])
    world.socket.open()
    world.socket.say(hello)
    world.socket.drop()
    expect(world.wait()).toBe(500)
  })

  test('is tried at once when the person is back', () => {
    const live = world.live()
    live.start()
    world.socket.drop()
    live.wake()
    expect(world.sockets).toHaveLength(2)
    live.wake()
    expect(world.sockets).toHaveLength(2)
  })

  test.each([4401, 4403, 4404])('is not tried again where the server has refused (%i)', (code) => {
    world.live().start()
    world.socket.open()
    world.socket.drop(code)
    expect(world.statuses.at(-1)).toBe('closed')
    expect(world.sockets).toHaveLength(1)
  })

  test('ends when it is stopped', () => {
    const live = world.live()
    live.start()
    const socket = world.socket
    live.stop()
    expect(socket.closed).toBe(true)
    socket.drop()
    expect(world.sockets).toHaveLength(1)
  })

  test('is given up when a ping stays without an answer, where the server has answered before', () => {
    world.live().start()
    world.socket.open()
    world.socket.say(hello)
    world.wait()
    world.socket.say({ type: 'pong' })
    world.wait()
    const silent = world.socket
    world.wait()
    expect(silent.closed).toBe(true)
    expect(world.statuses.at(-1)).toBe('waiting')
  })
})

describe('a greeting', () => {
  test('says whose link it is', () => {
    world.live('secret').start()
    world.socket.open()
    expect(world.socket.sent).toEqual([{ token: 'secret' }])
  })

  test('of a spectator has no token', () => {
    world.live(null).start()
    world.socket.open()
    expect(world.socket.sent).toEqual([{}])
  })
})
