// The last turn of the solo opponents as the log has it, told step by step.

import { logSteps } from '../../lib/log'
import type { Told } from '../../lib/types'

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

/** Which of them an event is about, if it is about one. */
type BotOf = (told: Told) => number | null

/** The events of their last turn, or none before the first. */
export function lastTurn(log: readonly Told[], botOf: BotOf): Told[] {
  const isBots = (told: Told) => told.verb === 'bots_drew' || (told.verb === 'era' && botOf(told) !== null)
  let start = log.findLastIndex(isBots)
  if (start < 0) return []
  // An income turn may follow from the pair that has just been drawn.
  const drew = log.findLastIndex(({ verb }, index) => verb === 'bots_drew' && index < start)
  if (drew >= 0 && log[drew]?.at === log[start]?.at && !log.slice(drew, start).some(({ verb }) => verb === 'advanced'))
    start = drew
  const [first, ...later] = logSteps(log.slice(start))
  const end = later.findIndex(({ events }) => !events.some((told) => botOf(told) !== null || told.verb === 'reacted'))
  return [first, ...(end < 0 ? later : later.slice(0, end))].flatMap((step) => step?.events ?? [])
}

/** The turn in scenes: the cards, then the Automa, then the Shadow Empire. */
export function scenes(turn: readonly Told[], botOf: BotOf): Scene[] {
  const found: Scene[] = []
  for (const told of turn) {
    const seat = told.verb === 'bots_drew' ? null : (botOf(told) ?? found.at(-1)?.seat ?? null)
    const step = { told, isReason: REASONS.has(told.verb) }
    const last = found.at(-1)
    if (last?.seat === seat) last.steps.push(step)
    else found.push({ seat, steps: [step] })
  }
  return found
}
