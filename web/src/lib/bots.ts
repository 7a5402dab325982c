// The bots: their levels, and what they are called.

import type { GameInfo } from './types'
import { ui } from './ui.svelte'

/** Levels for people, the easiest first. */
export const LEVELS: readonly string[] = ['easy', 'normal', 'hard', 'master']
const USUAL = 'normal'
const WORDS = new Set([...LEVELS, 'random', 'prior', 'policy', 'greedy', 'learned', 'ismcts', 'learned-ismcts'])

/** A bot in words. A name can have a budget, as in records from elsewhere: `ismcts:400` or `ismcts:0.5s`. */
export function botName(bot: string): string {
  const [name = bot, budget] = bot.split(':', 2)
  if (!WORDS.has(name)) return bot
  const [, amount, seconds] = budget?.match(/^(\d+(?:\.\d+)?)(s?)/) ?? []
  if (!amount) return ui(`bot-${name}`)
  return ui(seconds ? 'bot-seconds' : 'bot-playouts', { name: ui(`bot-${name}`), count: Number(amount) })
}

/** How a bot plays, in a sentence; nothing is known of one that somebody added. */
export function botManner(bot: string): string {
  return WORDS.has(bot) ? ui(`bot-${bot}-what`) : ''
}

/** The levels that a game has, and its other bots. */
export function botsOf({ bots }: Pick<GameInfo, 'bots'>): { levels: string[]; others: string[] } {
  return { levels: LEVELS.filter((bot) => bots.includes(bot)), others: bots.filter((bot) => !LEVELS.includes(bot)) }
}

/** The bot that plays where nobody has chosen one: the wanted level, else the usual one. */
export function usualBot({ bots }: Pick<GameInfo, 'bots'>, wanted: string = USUAL): string {
  return [wanted, USUAL].find((bot) => bots.includes(bot)) ?? bots[0] ?? 'random'
}

/** Another bot in place of one that has crashed. */
export function otherBot(bot: string | null): string {
  return bot === USUAL ? 'greedy' : USUAL
}
