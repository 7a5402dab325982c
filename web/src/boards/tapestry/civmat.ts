// What lies on the picture of a civilization mat, and which part of it an option is about.

import type { Option } from '../../lib/types'
import type { CivilizationFacts, Effect } from './facts'
import type { Mat } from './view'

export interface Square {
  effects: Effect[]
  /** What stands there. */
  piece?: string
  /** Whether its reward has been gained or lies open. */
  isOpen: boolean
  /** Whether it is the one that an option of its line is about. */
  isNext: boolean
}

export interface Line {
  squares: Square[]
  options: Option[]
}

/** What mats remember, by the names in their records: what a mat has of it says what is drawn there. */
export interface Held {
  buildings?: string[]
  /** Of buildings: the columns in which they stand. */
  columns?: number[]
  /** How far a token has climbed in each column. */
  climbed?: number[]
  /** Outposts that are left in each row. */
  rows?: number[]
  /** Who holds the token of each square; -1: nobody. */
  holders?: number[]
  predicted?: number[]
  on_start?: number[]
  marked?: { seat: number; era: number; at: number }[]
  tiles?: (string | null)[]
  turned?: number[]
  /** The space of a token by its id. */
  stage?: number
  spot?: number
  /** The space of a token on a path, counted from 1. */
  step?: number
}

export const heldOn = (mat: Mat): Held => mat as Held

/** The lines of rewards: columns from bottom to top, or rows from left to right. */
export function linesOf(mat: Mat, facts: CivilizationFacts, options: readonly Option[]): Line[] {
  return facts.columns.map((rewards, line) => {
    const offered = options.filter(
      ([verb, number]) =>
        (verb === 'statue' && number === line) || (['climb', 'row'].includes(verb) && number === line + 1),
    )
    const held = heldOn(mat)
    if (held.rows) return { squares: guarded(rewards, held.rows[line] ?? 0, offered.length > 0), options: offered }
    const pieces = held.columns ? held.buildings?.filter((_, index) => held.columns?.[index] === line) : undefined
    const reached = pieces?.length ?? held.climbed?.[line] ?? 0
    const squares = rewards.map((effects, index) => {
      const piece = pieces ? pieces[index] : index === reached - 1 ? 'token' : undefined
      return {
        effects,
        ...(piece ? { piece } : {}),
        isOpen: index < reached,
        isNext: offered.length > 0 && index === reached,
      }
    })
    return { squares, options: offered }
  })
}

/** A row of rewards under outposts that leave from the left. */
function guarded(rewards: readonly Effect[][], left: number, isOffered: boolean): Square[] {
  const first = rewards.length - left
  return rewards.map((effects, index) => ({
    effects,
    ...(index >= first ? { piece: 'outpost' } : {}),
    isOpen: index < first,
    isNext: isOffered && index === Math.min(first, rewards.length - 1),
  }))
}

export type Stage = CivilizationFacts['spaces'][number]

/** The spaces over which a token wanders, by how many steps it takes at least to come there; a path is in its order. */
export function stagesOf(spaces: readonly Stage[]): Stage[][] {
  if (spaces.every(({ to }) => !to.length)) return spaces.map((space) => [space])
  const depths = new Map<number, number>()
  let reached = spaces.slice(0, 1)
  for (let depth = 0; reached.length; depth += 1) {
    for (const { id } of reached) depths.set(id, depth)
    const next = new Set(reached.flatMap(({ to }) => to))
    reached = spaces.filter(({ id }) => next.has(id) && !depths.has(id))
  }
  const most = Math.max(-1, ...depths.values())
  return Array.from({ length: most + 1 }, (_, depth) => spaces.filter(({ id }) => depths.get(id) === depth))
}

/** Whether spaces lead elsewhere than to the ones before and after them: only then it must be said where. */
export function isGraph(spaces: readonly Stage[]): boolean {
  const ids = spaces.map(({ id }) => id).sort((one, other) => one - other)
  return spaces.some(({ id, to }) => {
    const at = ids.indexOf(id)
    const beside = [ids[(at + 1) % ids.length], ids.at(at - 1)]
    return to.some((next) => !beside.includes(next))
  })
}

/** What else is marked on a mat, or lies there: all names that its record has and no picture shows. */
export function markedOn(mat: Mat): string[] {
  return Object.entries(mat).flatMap(([field, value]): string[] => {
    if (SHOWN.has(field) || (field === 'buildings' && 'columns' in mat)) return []
    return [value].flat().filter((name): name is string => typeof name === 'string' && name !== '')
  })
}

/** Fields that are no marks: what the mat is, and the kinds of the things that lie there. */
const SHOWN: ReadonlySet<string> = new Set(['kind', 'civilization', 'kinds'])
