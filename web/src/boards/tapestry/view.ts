// What the view of Tapestry shows, and what can be read from it at once.

import type { components } from '../../lib/openapi'
import type { Position } from '../../lib/types'

type Schemas = components['schemas']

export const RESOURCES = ['coin', 'worker', 'food', 'culture'] as const
/** In the order of the income tracks; each belongs to the resource at the same place. */
export const BUILDINGS = ['market', 'house', 'farm', 'armory'] as const
export type Building = (typeof BUILDINGS)[number]
/** Rows and columns of a capital. */
export const SIZE = 9
/** Spaces of a track behind its start. */
const SPACES = 12
/** A tapestry card that lies face down on a mat. */
export const FACE_DOWN = 'face_down'

export type View = Schemas['tapestry.View']
export type Piece = Schemas['tapestry.PieceView']
/** An explored hex. */
export type Hex = Schemas['tapestry.HexView']
export type Mat = Player['mats'][number]
/** What is known of every player, the opponents of the solo game included. */
export type Rival = Schemas['tapestry.RivalView'] | Schemas['tapestry.PlayerView']
export type Player = Schemas['tapestry.PlayerView']
/** Rows, columns and districts of a capital. */
export type Lines = Schemas['tapestry.Lines']
export type About = Schemas['tapestry.About']
/** A place for a piece. */
export type Fit = Schemas['tapestry.Fit']

export function viewOf(position: Position): View {
  return position.view as View
}

export function isPlayer(player: Rival | undefined): player is Player {
  return player?.kind === 'player'
}

export function rivalOf(view: View, seat: number | null): Rival | undefined {
  return view.players.find((player) => player.seat === seat)
}

/** A player with an area of its own; the opponents of the solo game have none. */
export function playerOf(view: View, seat: number | null): Player | undefined {
  const found = rivalOf(view, seat)
  return isPlayer(found) ? found : undefined
}

/** All others in their order from a seat on. */
export function othersOf(view: View, seat: number | null): Rival[] {
  const at = view.players.findIndex((player) => player.seat === seat)
  return at < 0 ? view.players : [...view.players.slice(at + 1), ...view.players.slice(0, at)]
}

/** The tracks in play, in their order. */
export function tracksOf(view: View): string[] {
  return Object.keys(view.players[0]?.tokens ?? {})
}

/** Whose tokens stand on a space of a track (0: the start), one entry for each. */
export function tokensOn(view: View, track: string, space: number): number[] {
  return view.players.flatMap((player) =>
    (player.tokens[track] ?? []).filter((at) => at === space).map(() => player.seat),
  )
}

/** How many outposts of the Trailblazers stand on a space. */
export function trailOn(view: View, track: string, space: number): number {
  const trail = view.solo?.trail?.find((one) => one.track === track)
  return trail?.spaces.filter((at) => at === space).length ?? 0
}

/** Who stands on a space of a track. */
export interface Standing {
  seats: readonly number[]
  trail: number
  /** The own token has come as far. */
  isPast: boolean
}

/** What stands on the spaces of the tracks, each by the track and its number. */
export function standingsOf(view: View, seat: number | null): [string, Standing][] {
  return tracksOf(view).flatMap((track) => {
    const own = playerOf(view, seat)?.tokens[track]
    const furthest = own ? Math.max(...own) : -1
    return Array.from({ length: SPACES + 1 }, (_, space): [string, Standing] => [
      `${track} ${space}`,
      { seats: tokensOn(view, track, space), trail: trailOn(view, track, space), isPast: space <= furthest },
    ])
  })
}

/** The visible card of an era's stack. */
export function topOf(player: Rival, era: number): string | undefined {
  return player.tapestries[era - 1]?.at(-1)
}

export function hexOf(view: View, number: number): Hex | undefined {
  return view.hexes.find(({ hex }) => hex === number)
}

/** The letters of the plots of a capital, row by row: `.` free, `#` impassable, `x` a token, else what stands there. */
export function plotsOf(player: Player): string[] {
  return player.plots.map((code) => String.fromCharCode(code))
}
