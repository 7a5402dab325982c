// Beginning a match, and keeping its links.

import { api, Problem } from './api'
import { usualBot } from './bots'
import { keyRing } from './keys'
import type { CreatedMatch, GameInfo, Json, NewMatchWish, Position, SeatWish } from './types'

/** Begin a match: this browser plays the wanted seat, else the first person's, and keeps the other links to pass on. */
export async function beginMatch(wish: NewMatchWish, seat?: number): Promise<CreatedMatch> {
  return kept(await api.create(wish), wish.game, seat, wish.seats)
}

/** Keep the links of a match that has just begun. */
export function kept(made: CreatedMatch, game: string, seat?: number, wishes: SeatWish[] = []): CreatedMatch {
  const links = made.seats.flatMap(({ seat: number, token }) => (token === null ? [] : [[number, token] as const]))
  const own = links.find(([number]) => number === seat) ?? links[0]
  keyRing.change(made.id, (keys) => {
    keys.game = game
    keys.host = made.host_token
    if (made.invite_token) keys.invite = made.invite_token
    // Where guests choose their seats, only those with a name on them are kept for somebody.
    const kept = links.filter((link) => link !== own && (!made.invite_token || wishes[link[0]]?.name))
    keys.guests = Object.fromEntries(kept)
    if (own) keys.seats[own[0]] = own[1]
  })
  if (own) keyRing.sit(made.id, own[0])
  return made
}

/** Take a free seat as a guest; its link is kept before it is sent, so that no answer can be missed. */
export async function joinTable(id: string, invite: string | null, name: string, seat: number): Promise<void> {
  if (await hasJoined(id)) return
  const token = keyRing.offer(id, seat)
  try {
    const position = await api.match(id, invite).join(name, seat, token)
    keyRing.settle(id, seat, position.token)
  } catch (error) {
    if (isRefusal(error)) keyRing.settle(id, seat, null)
    throw error
  }
  keyRing.sit(id, seat)
}

/** Whether a seat was taken here whose answer was lost on its way; then this browser sits there. */
export async function hasJoined(id: string): Promise<boolean> {
  for (const [number, token] of Object.entries(keyRing.of(id).offered ?? {})) {
    const seat = Number(number)
    try {
      await api.enter(id, token)
      keyRing.settle(id, seat, token)
      keyRing.sit(id, seat)
      return true
    } catch (error) {
      if (!isRefusal(error)) throw error
      keyRing.settle(id, seat, null)
    }
  }
  return false
}

/** The server has understood, and says no; anything else may have come too late. */
function isRefusal(error: unknown): boolean {
  return error instanceof Problem && error.status >= 400 && error.status < 500 && error.status !== 429
}

/** The same game with the same persons at the same seats; whoever left stays with the bot that took over. */
export function rematchOf(game: GameInfo, position: Position): NewMatchWish {
  const seats = position.players.map(({ kind, bot, name }): SeatWish => {
    if (kind === 'bot') return { kind, bot: bot ?? usualBot(game) }
    return name ? { kind, name } : { kind }
  })
  const { settings, spectators, hints, clock } = position
  return { game: game.slug, settings, seats, spectators, hints, ...(clock ? { clock_s: clock.seconds } : {}) }
}

/** Keep a record to look at; this browser becomes its host. */
export async function bringRecord(record: Json): Promise<CreatedMatch> {
  const made = await api.import(record)
  keyRing.change(made.id, (keys) => {
    keys.host = made.host_token
    keys.isImported = true
  })
  return made
}

/** One person against so many bots of a level. */
export function againstBots(game: GameInfo, bots: number, name: string, level?: string): NewMatchWish {
  const person: SeatWish = name ? { kind: 'person', name } : { kind: 'person' }
  const others = Array.from({ length: bots }, (): SeatWish => ({ kind: 'bot', bot: usualBot(game, level) }))
  return { game: game.slug, settings: {}, seats: [person, ...others] }
}
