// A socket that keeps itself open: it reconnects with growing pauses, and says how far it has heard, so that the server
// sends what was missed.

import type { LiveMessage } from './types'

export type Status = 'connecting' | 'live' | 'waiting' | 'closed'

export interface Socket {
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(data: string): void
  close(code?: number): void
}

export interface LiveWish {
  /** Where to, and from which position on. */
  url: () => string
  /** The link of the seat, where the browser has one. */
  token: () => string | null
  message: (message: LiveMessage) => void
  status: (status: Status) => void
}

export interface Machinery {
  open: (url: string) => Socket
  later: (run: () => void, ms: number) => number
  cancel: (timer: number) => void
  random: () => number
}

const BROWSER: Machinery = {
  open: (url) => new WebSocket(url),
  later: (run, ms) => window.setTimeout(run, ms),
  cancel: (timer) => window.clearTimeout(timer),
  random: Math.random,
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000
const PING_MS = 25_000
const PATIENCE_MS = 10_000
/** Close codes after which asking again is no use: the link is not good, or there is no such match. */
const REFUSED = new Set([4401, 4403, 4404])

export class Live {
  #socket: Socket | null = null
  #timer: number | null = null
  #failures = 0
  #answers = false
  #heard = false
  #closed = false

  constructor(
    readonly wish: LiveWish,
    readonly machinery: Machinery = BROWSER,
  ) {}

  start(): void {
    this.#closed = false
    this.#connect()
  }

  /** Try at once: the network or the person is back. */
  wake(): void {
    if (!this.#closed && this.#socket === null) {
      this.#failures = 0
      this.#connect()
    }
  }

  stop(): void {
    this.#closed = true
    this.#clear()
    const socket = this.#socket
    this.#socket = null
    if (socket) detach(socket).close(1000)
    this.wish.status('closed')
  }

  /** How long to wait after so many failures in a row, spread so that not all come back at once. */
  pause(failures: number): number {
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures)
    return longest / 2 + (longest / 2) * this.machinery.random()
  }

  #connect(): void {
    this.#clear()
    this.wish.status('connecting')
    const socket = this.machinery.open(this.wish.url())
    this.#socket = socket
    this.#heard = false
    socket.onopen = () => {
      const token = this.wish.token()
      socket.send(JSON.stringify(token === null ? {} : { token }))
      this.#ping()
    }
    socket.onmessage = (event: MessageEvent) => {
      let message: LiveMessage
      try {
        message = JSON.parse(String(event.data)) as LiveMessage
      } catch {
        return
      }
      if (!this.#heard) {
        this.#heard = true
        this.#failures = 0
        this.wish.status('live')
      }
      if (message.type === 'pong') {
        this.#answers = true
        this.#ping()
      } else this.wish.message(message)
    }
    socket.onclose = (event: CloseEvent) => this.#lost(event.code)
  }

  #lost(code: number): void {
    this.#clear()
    this.#socket = null
    if (this.#closed) return
    if (REFUSED.has(code)) {
      this.#closed = true
      this.wish.status('closed')
      return
    }
    this.wish.status('waiting')
    this.#timer = this.machinery.later(() => this.#connect(), this.pause(this.#failures))
    this.#failures += 1
  }

  #ping(): void {
    this.#clear()
    this.#timer = this.machinery.later(() => {
      const socket = this.#socket
      if (!socket) return
      socket.send(JSON.stringify({ type: 'ping' }))
      if (!this.#answers) this.#ping()
      else {
        this.#timer = this.machinery.later(() => {
          detach(socket).close()
          this.#lost(1006)
        }, PATIENCE_MS)
      }
    }, PING_MS)
  }

  #clear(): void {
    if (this.#timer !== null) this.machinery.cancel(this.#timer)
    this.#timer = null
  }
}

function detach(socket: Socket): Socket {
  socket.onopen = socket.onmessage = socket.onclose = null
  return socket
}
