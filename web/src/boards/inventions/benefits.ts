// Benefits as icons.

import type { Benefit } from './facts'

/** One icon with its amount. */
export interface Part {
  icon: string
  amount?: number
}

/** The icon of what a benefit gives; an action has its own. */
const ICON_OF: Readonly<Record<string, string>> = {
  gain_ip: 'vp',
  gain_influence: 'influence',
  gain_academic: 'academic',
  place_citizen: 'citizen',
  ready_specialists: 'ready',
}

export function partsOf({ op, action, discipline, amount = 1, influence }: Benefit): Part[] {
  if (action) return [{ icon: action }]
  if (op === 'gain_specialist')
    return [{ icon: !discipline || discipline === 'choice' ? 'specialist' : discipline, amount }]
  if (op === 'place_progress')
    return [...(influence ? [{ icon: 'pay_influence', amount: influence }] : []), { icon: op }]
  if (op === 'recall_citizens' || op === 'turn_order') return [{ icon: op }]
  return [{ icon: ICON_OF[op] ?? op, amount }]
}
