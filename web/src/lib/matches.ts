// Beginning a match, and keeping its links.

import { api } from './api'
import { keyRing } from './keys'
import type { CreatedMatch, GameInfo, Json, NewMatchWish, SeatWish } from './types'

/** Begin a match; this browser plays the first person's seat. */
export async function beginMatch(wish: NewMatchWish): Promise<CreatedMatch> {
  const made = await api.create(wish)
  const own = made.seats.find((seat) => seat.token !== null)
  keyRing.change(made.id, (keys) => {
    keys.game = wish.game
    keys.host = made.host_token
    keys.seats = own?.token ? { [own.seat]: own.token } : {}
    keys.sits = own?.seat ?? null
  })
  const token = own?.token ?? made.host_token
  await api.enter(made.id, token)
  return made
}

/** Keep a record to look at; this browser becomes its host. */
export async function bringRecord(record: Json): Promise<CreatedMatch> {
  const made = await api.import(record)
  keyRing.change(made.id, (keys) => (keys.host = made.host_token))
  await api.enter(made.id, made.host_token)
  return made
}

const PREFERRED_BOTS = ['greedy', 'ismcts', 'random']

/** The bot that plays where nobody has chosen one. */
export function usualBot(game: GameInfo): string {
  return PREFERRED_BOTS.find((bot) => game.bots.includes(bot)) ?? game.bots[0] ?? 'random'
}

/** One person against so many bots. */
export function againstBots(game: GameInfo, bots: number, name: string): NewMatchWish {
  const person: SeatWish = name ? { kind: 'person', name } : { kind: 'person' }
  const others = Array.from({ length: bots }, (): SeatWish => ({ kind: 'bot', bot: usualBot(game) }))
  return { game: game.slug, settings: {}, seats: [person, ...others] }
}
