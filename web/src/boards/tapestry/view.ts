// What the view of Tapestry shows, and what can be read from it at once.

import type { Position, Told } from '../../lib/types'

export const RESOURCES = ['coin', 'worker', 'food', 'culture'] as const
export type Resource = (typeof RESOURCES)[number]
/** In the order of the income tracks; each belongs to the resource at the same place. */
export const BUILDINGS = ['market', 'house', 'farm', 'armory'] as const
export type Building = (typeof BUILDINGS)[number]
/** The most that a player can store of one resource. */
export const MOST = 8
/** The fifth income turn ends the fourth era: there is none after it. */
const LAST_ERA = 4
/** Rows and columns of a capital. */
export const SIZE = 9
/** The opponents of the solo game have numbers behind all seats that there can be. */
export const AUTOMA = 5
export const SHADOW = 6
/** A tapestry card that lies face down on a mat. */
export const FACE_DOWN = 'face_down'

export interface Piece {
  owner: number
  piece: string
  toppled: boolean
}

/** An explored hex: with the tile that was laid there, or with printed terrain. */
export interface Hex {
  hex: number
  tile?: string
  turned?: number
  pieces?: Piece[]
}

export interface Mat {
  civilization: string
  mat_tokens: number
  numbers: number[]
  marks: (string | null)[]
}

/** What is known of every player, the opponents of the solo game included. */
export interface Rival {
  seat: number
  vp: number
  points: Record<string, number>
  era: number
  finished: boolean
  tokens: Record<string, number[]>
  landmarks: string[]
  outposts: number
  tapestries: string[][]
  hand: (string | null)[]
}

export interface Player extends Rival {
  capital: string | null
  plots: number[]
  beside: string[]
  resources: Record<Resource, number>
  built: Record<Building, number>
  /** Bottom, middle and top row. */
  techs: string[][]
  territories: string[]
  space: string[]
  explored: string[]
  mats: Mat[]
  /** Cards in force, each with the tracks and players that were chosen for it. */
  in_force: (string | number)[][]
  completed: string[]
  landmark_card: string | null
  start_hex: number
}

export interface Solo {
  level: number
  decision_deck: number
  progress_deck: number
  decision_discards: string[]
  pair: string[]
  favorites: { seat: number; track: string }[]
  automa_civilizations: string[]
  /** What the Hucksters have laid out. */
  pool?: string[]
  /** Where the outposts of the Trailblazers stand. */
  trail?: { track: string; spaces: number[] }[]
}

export interface View {
  phase: string
  map: string
  start: number
  active: number
  turns: number
  variants: string[]
  players: (Rival | Player)[]
  hexes: Hex[]
  tech_display: string[]
  tech_deck: number
  tech_discards: string[]
  tapestry_deck: number
  tapestry_discards: string[]
  territory_stock: number
  space_stock: number
  civilization_deck: number
  landmarks: string[]
  achievements: Record<string, number[]>
  looked_at: (string | null)[]
  /** In an income turn: how many of its steps have begun. */
  income_step?: number
  dice?: [string, string]
  about?: { piece: string; at: number }
  offers?: { seat: number; offered: string[] }[]
  bans?: { seat: number; track: string }[]
  solo?: Solo
}

export function viewOf(position: Position): View {
  return position.view as unknown as View
}

export function isPlayer(player: Rival | Player | undefined): player is Player {
  return player !== undefined && 'plots' in player
}

export function rivalOf(view: View, seat: number | null): Rival | Player | undefined {
  return view.players.find((player) => player.seat === seat)
}

/** A player with an area of its own; the opponents of the solo game have none. */
export function playerOf(view: View, seat: number | null): Player | undefined {
  const found = rivalOf(view, seat)
  return isPlayer(found) ? found : undefined
}

/** All others in their order from a seat on. */
export function othersOf(view: View, seat: number | null): (Rival | Player)[] {
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

/** The spaces advanced by the token that is ahead; a completed track stays completed. */
export function furthest(player: Rival | Player, track: string, end = 12): number {
  return isPlayer(player) && player.completed.includes(track) ? end : Math.max(0, ...(player.tokens[track] ?? []))
}

/** The right and the left neighbour; with two players the other one, once. */
export function neighboursOf(view: View, seat: number): (Rival | Player)[] {
  const others = othersOf(view, seat)
  const [left, right] = [others[0], others.at(-1)]
  return others.length < 2 ? others : [right, left].filter((player) => player !== undefined)
}

/** The era that a player is in, or was in last; 0 before the first. */
export function eraOf({ era }: Rival): number {
  return Math.min(era, LAST_ERA)
}

/** The visible card of an era's stack. */
export function topOf(player: Rival, era: number): string | undefined {
  return player.tapestries[era - 1]?.at(-1)
}

export function hexOf(view: View, number: number): Hex | undefined {
  return view.hexes.find(({ hex }) => hex === number)
}

/** Who holds a hex: the owner of an upright piece other than a mere token. */
export function holderOf(hex: Hex | undefined): number | undefined {
  return hex?.pieces?.find(({ piece, toppled }) => !toppled && piece !== 'token')?.owner
}

/** The letters of the plots of a capital, row by row: `.` free, `#` impassable, `x` a token, else what stands there. */
export function plotsOf(player: Player): string[] {
  return player.plots.map((code) => String.fromCharCode(code))
}

/** A conquest that has been met with no answer yet: two upright pieces of different owners on a hex. */
export interface Attack {
  hex: Hex
  attacker: number
  defender: number
  /** What the defender has there. */
  piece: string
}

/** The attack that a seat is part of; where several hexes are shared, the one that was entered last. */
export function attackOn(view: View, seat: number | null, log: readonly Told[]): Attack | undefined {
  const last = log.findLast(({ verb }) => verb === 'conquered')?.args[1]
  const found = view.hexes.flatMap((hex): Attack[] => {
    const upright = hex.pieces?.filter(({ toppled }) => !toppled) ?? []
    const [one, other] = [upright[0], upright.at(-1)]
    if (!one || !other || one.owner === other.owner || (one.owner !== seat && other.owner !== seat)) return []
    return [{ hex, attacker: other.owner, defender: one.owner, piece: one.piece }]
  })
  return found.find(({ hex }) => hex.hex === last) ?? found[0]
}
