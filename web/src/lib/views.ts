// What can be read from any game's view: figures for all, and what belongs to each seat.

import type { Json, Position } from './types'

export type Shown = { [key: string]: Json }

export interface SplitView {
  /** Single figures such as the round. */
  figures: [string, Exclude<Json, Json[] | { [key: string]: Json }>][]
  /** What all share. */
  table: [string, Json][]
  /** What belongs to each seat. */
  seats: [string, Json][][]
}

const SCORES = ['vp', 'score', 'points']
const BY_SEAT = ['scores', 'vp', 'points', 'passed', 'pools']

/** A list with an entry for each seat is told seat by seat; an object for a seat is told by its fields. */
export function splitView(view: Shown, seats: number): SplitView {
  const split: SplitView = { figures: [], table: [], seats: Array.from({ length: seats }, () => []) }
  for (const [key, value] of Object.entries(view)) {
    if (value === null || typeof value !== 'object') split.figures.push([key, value])
    else if (Array.isArray(value) && isBySeat(key, value, seats)) {
      for (const [seat, own] of value.entries()) {
        if (isObject(own)) split.seats[seat]?.push(...Object.entries(own))
        else split.seats[seat]?.push([key, own])
      }
    } else split.table.push([key, value])
  }
  return split
}

function isBySeat(key: string, values: Json[], seats: number): boolean {
  if (values.length !== seats) return false
  if (BY_SEAT.includes(key)) return true
  return values.every((value) => Array.isArray(value)) || values.every((value) => isObject(value) && looksOwned(value))
}

/** Whether an object can be all that a seat has, rather than one thing of many. */
function looksOwned(value: Shown): boolean {
  return 'seat' in value || SCORES.some((key) => key in value) || Object.values(value).some((part) => isObject(part))
}

/** The points of a seat, where the view tells them. */
export function scoreOf(position: Position, seat: number): number | null {
  if (position.result) return position.result.scores[seat] ?? null
  const own = splitView(position.view, position.players.length).seats[seat] ?? []
  for (const key of [...SCORES, 'scores']) {
    const found = own.find(([name]) => name === key)?.[1]
    if (typeof found === 'number') return found
  }
  return null
}

export interface Run {
  value: Json
  count: number
}

/** Things in their order, runs of the same counted; numbers stay apart. */
export function runs(values: readonly Json[]): Run[] {
  const found: Run[] = []
  for (const value of values) {
    const last = found.at(-1)
    if (last && last.value === value && typeof value !== 'number' && (value === null || typeof value === 'string'))
      last.count += 1
    else found.push({ value, count: 1 })
  }
  return found
}

export function isObject(value: Json | undefined): value is Shown {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
