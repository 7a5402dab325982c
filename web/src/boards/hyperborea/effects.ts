// Effects and passives as rows of icons.

import type { Texts } from '../../lib/texts'
import { POINTS, type Effect, type Passive } from './facts'
import type { Terrain } from './view'

/** One icon with its amount; or what stands between and before icons. */
export type Part =
  { icon: string; amount?: number; crossed?: boolean; row?: string } | { sign: 'or' | 'when' | 'equal' }

export function partsOf(effect: Effect): Part[] {
  if (effect.choice)
    return effect.choice.flatMap((branch, at): Part[] => [...(at ? [{ sign: 'or' } as const] : []), ...partsOf(branch)])
  return [
    ...POINTS.flatMap((kind): Part[] => (effect[kind] ? [{ icon: kind, amount: effect[kind] }] : [])),
    ...(effect.develop ?? []).map(({ row, steps }): Part => ({ icon: 'develop', amount: steps, row })),
  ]
}

/** What changes for a player, in icons: the words stand beside them or in the tooltip. */
export function passiveParts(passive: Passive): Part[] {
  const when = (icon: string, effect: Effect): Part[] => [{ icon }, { sign: 'when' }, ...partsOf(effect)]
  return [
    ...(passive.ignore_terrain ?? []).map((terrain: Terrain): Part => ({ icon: terrain, crossed: true })),
    ...(passive.on_activate ? when(passive.on_activate.technology, passive.on_activate.effect) : []),
    ...(passive.on_kill ? when(passive.on_kill.target === 'ghost' ? 'ghost' : 'kill', passive.on_kill.effect) : []),
    ...(passive.on_reset ? when('reset', passive.on_reset) : []),
    ...(passive.on_technology ? when('technology', passive.on_technology) : []),
    ...(passive.keep_fortresses ? [{ icon: 'fortress' }, { icon: 'lock' }] : []),
    ...((passive.fortress_strength ?? 1) > 1
      ? [{ icon: 'fortress' }, { sign: 'equal' } as const, { icon: 'attack', amount: passive.fortress_strength ?? 1 }]
      : []),
    ...(passive.starting_figures ? [{ icon: 'start' }, { icon: 'figure', amount: passive.starting_figures }] : []),
    ...(passive.minimum_figures ? [{ icon: 'turn' }, { icon: 'figure', amount: passive.minimum_figures }] : []),
    ...(passive.upgrade_threshold
      ? [{ icon: 'develop', amount: passive.upgrade_threshold }, { sign: 'when' } as const, { icon: 'cube' }]
      : []),
    ...((passive.ruin_choice ?? 1) > 1 ? [{ icon: 'ruin', amount: passive.ruin_choice ?? 1 }] : []),
    ...(passive.end_phase_draw ? [{ icon: 'draw', amount: passive.end_phase_draw }] : []),
    ...(passive.grey_as_any ? [{ icon: 'grey' }, { sign: 'equal' } as const, { icon: 'any' }] : []),
    ...(passive.no_stop ? [{ icon: 'stop', crossed: true }] : []),
    ...(passive.no_grey_on_technology ? [{ icon: 'grey', crossed: true }] : []),
  ]
}

export function saySteps(texts: Texts, { row, steps }: { row: string; steps: number }): string {
  return texts.text('table-steps', { steps, rows: texts.name(row) })
}

export function sayPoints(texts: Texts, kind: string, amount: number): string {
  return texts.text('amount', { what: kind, amount })
}
