// The last turn of the solo opponents as the log has it, told step by step.

import { logSteps } from '../../lib/log'
import type { Told } from '../../lib/types'
import { AUTOMA, SHADOW } from './view'

/** Why something is done, as against what is done. */
const REASONS = new Set([
  'track_indicator',
  'track_near',
  'track_tie',
  'hexes_valid',
  'hexes_left',
  'hex_tie',
  'tie_card',
  'multiplied',
])

export interface Step {
  told: Told
  isReason: boolean
}

/** What one of them does; null: both together. */
export interface Scene {
  seat: number | null
  steps: Step[]
}

/** The events of their last turn, or none before the first. */
export function lastTurn(log: readonly Told[], seatOf: (told: Told) => number | null): Told[] {
  const isBots = (told: Told) => told.verb === 'bots_drew' || (told.verb === 'era' && seatOf(told) === AUTOMA)
  let start = log.findLastIndex(isBots)
  if (start < 0) return []
  // An income turn may follow from the pair that has just been drawn.
  const drew = log.findLastIndex(({ verb }, index) => verb === 'bots_drew' && index < start)
  if (drew >= 0 && log[drew]?.at === log[start]?.at && !log.slice(drew, start).some(({ verb }) => verb === 'advanced'))
    start = drew
  const [first, ...later] = logSteps(log.slice(start))
  const end = later.findIndex(({ events }) => !events.some((told) => isTheirs(told, seatOf)))
  return [first, ...(end < 0 ? later : later.slice(0, end))].flatMap((step) => step?.events ?? [])
}

/** Whether something is done by the bots, or the answer to what they do. */
function isTheirs(told: Told, seatOf: (told: Told) => number | null): boolean {
  const seat = seatOf(told)
  return seat === AUTOMA || seat === SHADOW || told.verb === 'reacted'
}

/** The turn in scenes: the cards, then the Automa, then the Shadow Empire. */
export function scenes(turn: readonly Told[], seatOf: (told: Told) => number | null): Scene[] {
  const found: Scene[] = []
  for (const told of turn) {
    const bot = told.verb === 'bots_drew' ? null : seatOf(told)
    const seat = bot === AUTOMA || bot === SHADOW || told.verb === 'bots_drew' ? bot : (found.at(-1)?.seat ?? null)
    const step = { told, isReason: REASONS.has(told.verb) }
    const last = found.at(-1)
    if (last?.seat === seat) last.steps.push(step)
    else found.push({ seat, steps: [step] })
  }
  return found
}
