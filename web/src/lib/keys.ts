// The links that this browser holds: which matches, and which seats of them.

import type { LinkRights } from './types'

export interface Keys {
  game?: string
  host?: string
  /** Tokens by seat. */
  seats: Record<number, string>
  /** The seat that was played last; a tab that has taken another keeps to it. */
  sits: number | null
  /** Links that the server was offered for a seat, kept until it is known whether it took them. */
  offered?: Record<number, string>
  /** Links that this browser came with, before its seats had others: whoever opens one again means the seat. */
  former?: Record<string, number>
  /** Links of other seats, to be passed on. */
  guests?: Record<number, string>
  /** With it, guests choose a seat for themselves. */
  invite?: string
  /** A record that was brought along: every seat of it may be looked over the shoulder. */
  isImported?: boolean
  /** The match that was begun when this one was over. */
  rematch?: string
}

/** What the server says of a link: whose seat it is, or that it is the host's. */
export type Grant = Pick<LinkRights, 'seat' | 'host'>

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** What is kept, and, in a browser that keeps nothing, what is remembered until the page is closed. */
class Shelf {
  readonly #remembered = new Map<string, string>()

  constructor(readonly kept: Kept) {}

  get(name: string): string | null {
    return this.#remembered.get(name) ?? this.kept.getItem(name)
  }

  set(name: string, value: string): void {
    try {
      this.kept.setItem(name, value)
    } catch {
      this.#remembered.set(name, value)
    }
  }
}

const NAME = 'gobelin.keys'
const SITS = 'gobelin.sits.'

export class KeyRing {
  readonly #browser: Shelf
  /** What this tab alone remembers: two tabs may play two seats. */
  readonly #tab: Shelf

  constructor(browser: Kept = localStorage, tab: Kept = sessionStorage) {
    this.#browser = new Shelf(browser)
    this.#tab = new Shelf(tab)
  }

  all(): Record<string, Keys> {
    try {
      return JSON.parse(this.#browser.get(NAME) ?? '{}') as Record<string, Keys>
    } catch {
      return {}
    }
  }

  of(id: string): Keys {
    const keys = this.all()[id] ?? { seats: {}, sits: null }
    const here = this.#tab.get(SITS + id)
    return here !== null && keys.seats[Number(here)] !== undefined ? { ...keys, sits: Number(here) } : keys
  }

  change(id: string, change: (keys: Keys) => void): Keys {
    const all = this.all()
    const keys = all[id] ?? { seats: {}, sits: null }
    change(keys)
    all[id] = keys
    this.#browser.set(NAME, JSON.stringify(all))
    return this.of(id)
  }

  /** The token that speaks for this browser at a match. */
  token(id: string): string | null {
    const keys = this.of(id)
    const seated = keys.sits === null ? undefined : keys.seats[keys.sits]
    return seated ?? keys.host ?? null
  }

  /** All tokens, each once: they tell which matches are one's own. */
  tokens(): string[] {
    const found = Object.values(this.all()).flatMap(({ host, seats }) => [...Object.values(seats), host ?? []].flat())
    return [...new Set(found)]
  }

  /** Keep a link for what the server says that it is good for, and sit down there. */
  enter(id: string, token: string, { seat, host }: Grant): Keys {
    const keys = this.change(id, (known) => {
      if (host) known.host = token
      if (seat !== null) known.seats[seat] = token
    })
    return seat === null ? keys : this.sit(id, seat)
  }

  /** A new link for a seat, which nobody has seen; it is kept before it is sent, so that no answer can be missed. */
  offer(id: string, seat: number): string {
    const token = this.of(id).offered?.[seat] ?? newToken()
    this.change(id, (keys) => (keys.offered = { ...keys.offered, [seat]: token }))
    return token
  }

  /** The server has taken the link that was offered, or has not. */
  settle(id: string, seat: number, token: string | null): Keys {
    return this.change(id, (keys) => {
      delete keys.offered?.[seat]
      if (!token) return
      const old = keys.seats[seat]
      if (old && old !== token) keys.former = { ...keys.former, [old]: seat }
      keys.seats[seat] = token
    })
  }

  /** Take one of the seats whose links this browser holds. */
  sit(id: string, seat: number): Keys {
    this.#tab.set(SITS + id, String(seat))
    return this.change(id, (keys) => (keys.sits = seat))
  }

  /** Play the seat of a link that was to be passed on from this browser as well. */
  takeGuest(id: string, seat: number): Keys {
    return this.change(id, (keys) => {
      const token = keys.guests?.[seat]
      if (token === undefined) return
      keys.seats[seat] = token
      delete keys.guests?.[seat]
    })
  }

  /** A seat's link is no longer good. */
  forget(id: string, seat: number): Keys {
    return this.change(id, (keys) => {
      delete keys.seats[seat]
      const [first] = Object.keys(keys.seats)
      keys.sits = first === undefined ? null : Number(first)
    })
  }
}

/** A secret of 256 bits, as the server writes them. */
export function newToken(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The address at which guests choose a seat. */
export function inviteLink(id: string, token: string): string {
  return `${location.origin}/#/join/${id}/${token}`
}

export function seatLink(id: string, token: string, base: string = location.origin): string {
  return `${base.replace(/\/(#.*)?$/, '')}/#/m/${id}/${token}`
}

export const keyRing = new KeyRing()
