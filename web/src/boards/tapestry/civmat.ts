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

/** The lines of rewards: columns from bottom to top, or rows from left to right. */
export function linesOf(mat: Mat, facts: CivilizationFacts, options: readonly Option[]): Line[] {
  return facts.columns.map((rewards, line) => {
    const offered = options.filter(
      ([verb, number]) =>
        (verb === 'statue' && number === line) || (['climb', 'row'].includes(verb) && number === line + 1),
    )
    if (mat.kind === 'militants')
      return { squares: guarded(rewards, mat.rows?.[line] ?? 0, offered.length > 0), options: offered }
    const pieces =
      mat.kind === 'craftsmen' ? mat.buildings?.filter((_, index) => mat.columns?.[index] === line) : undefined
    const reached = pieces?.length ?? (mat.kind === 'merrymakers' ? (mat.climbed?.[line] ?? 0) : 0)
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

/** The spaces over which a token wanders, by how many steps it takes at least to come there. */
export function stagesOf(spaces: readonly Stage[]): Stage[][] {
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

/** What else is marked on a mat, or lies there. */
export function markedOn(mat: Mat): readonly string[] {
  switch (mat.kind) {
    case 'alchemists':
      return mat.rolled ?? []
    case 'aliens':
      return mat.tiles ?? []
    case 'inventors':
      return mat.cards ?? []
    case 'leaders':
      return mat.covered ?? []
    case 'spies':
    case 'tinkerers':
      return mat.used ?? []
    case 'treasure_hunters':
      return mat.raised ?? []
    case 'utilitarians':
      return mat.able ?? []
    case 'mystics':
      return mat.reached ?? []
    default:
      return []
  }
}
