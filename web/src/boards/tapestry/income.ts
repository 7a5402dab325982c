// How far an income turn has come, and what it brings.

import type { Player } from './view'

export type StepState = 'skipped' | 'done' | 'now' | 'ahead'

/** The steps of the income turn of an era, of which so many have begun. */
export function incomeSteps(
  steps: readonly { id: string; turns: number[] }[],
  era: number,
  begun: number,
): { id: string; state: StepState }[] {
  return steps.map(({ id, turns }, index) => {
    if (!turns.includes(era)) return { id, state: 'skipped' }
    return { id, state: index < begun - 1 ? 'done' : index === begun - 1 ? 'now' : 'ahead' }
  })
}

/** The messages that say what an income turn gains on a track; where buildings have been moved, space by space. */
export function broughtBy(
  player: Pick<Player, 'built' | 'income_mat' | 'slid'>,
  track: string,
  shown: string,
  building: string,
  spaces: readonly { id: string }[],
): string[] {
  if (!player.slid?.[building]) return [`brings-${shown}-${player.built[building] ?? 0}`]
  return spaces.filter((_, at) => player.income_mat[track]?.[at] === 'open').map(({ id }) => `gives-${id}`)
}
