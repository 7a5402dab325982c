// The links that this browser holds: which matches, and which seats of them.

export interface Keys {
  game?: string
  host?: string
  /** Tokens by seat. */
  seats: Record<number, string>
  /** The seat that this browser plays. */
  sits: number | null
  /** A link whose seat is not known yet. */
  entered?: string
}

const NAME = 'gobelin.keys'

export class KeyRing {
  constructor(readonly storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage) {}

  all(): Record<string, Keys> {
    try {
      return JSON.parse(this.storage.getItem(NAME) ?? '{}') as Record<string, Keys>
    } catch {
      return {}
    }
  }

  of(id: string): Keys {
    return this.all()[id] ?? { seats: {}, sits: null }
  }

  change(id: string, change: (keys: Keys) => void): Keys {
    const all = this.all()
    const keys = all[id] ?? { seats: {}, sits: null }
    change(keys)
    all[id] = keys
    try {
      this.storage.setItem(NAME, JSON.stringify(all))
    } catch {
      // a browser that keeps nothing can still play by cookie
    }
    return keys
  }

  /** The token that speaks for this browser at a match. */
  token(id: string): string | null {
    const keys = this.of(id)
    const seated = keys.sits === null ? undefined : keys.seats[keys.sits]
    return seated ?? keys.entered ?? null
  }

  /** Somebody came by a link. */
  enter(id: string, token: string): void {
    this.change(id, (keys) => {
      const seat = Object.entries(keys.seats).find(([, known]) => known === token)?.[0]
      if (seat === undefined) {
        keys.entered = token
        keys.sits = null
      } else keys.sits = Number(seat)
    })
  }

  /** A link that has come is not good. */
  forget(id: string): void {
    if (this.of(id).entered === undefined) return
    this.change(id, (keys) => {
      delete keys.entered
      const [first] = Object.keys(keys.seats)
      keys.sits = first === undefined ? null : Number(first)
    })
  }

  /** The server has said which seat the link is for. */
  seated(id: string, seat: number): void {
    const keys = this.of(id)
    if (keys.entered === undefined) return
    this.change(id, (known) => {
      known.seats[seat] = known.entered ?? ''
      known.sits = seat
      delete known.entered
    })
  }
}

export function seatLink(id: string, token: string, base: string = location.origin): string {
  return `${base.replace(/\/(#.*)?$/, '')}/#/m/${id}/${token}`
}

export const keyRing = new KeyRing()
