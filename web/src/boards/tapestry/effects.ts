// Printed effects as rows of icons and signs.

import type { Bonus, Effect } from './facts'

/** What is special about an icon: a step up or down a track, without its benefit, on any hex. */
export type Mark = 'advance' | 'regress' | 'without' | 'anywhere'

/** A part of a reward: an icon with an amount, or a sign between icons. */
export type Part = { icon: string; amount?: number; marks?: readonly Mark[] } | { sign: string }

/** Effects side by side. */
export function partsOf(effects: readonly Effect[]): Part[] {
  return joined(effects.map(partsOfOne), null)
}

function joined(rows: readonly Part[][], sign: string | null): Part[] {
  return rows.flatMap((row, index) => (index && sign !== null ? [{ sign }, ...row] : row))
}

function partsOfOne(effect: Effect): Part[] {
  if ('gain' in effect) return [{ icon: effect.gain, amount: effect.n }]
  if ('vp_per' in effect)
    return [{ icon: 'vp', ...(effect.n === 1 ? {} : { amount: effect.n }) }, { sign: '×' }, { icon: effect.vp_per }]
  if ('vp' in effect) return [{ icon: 'vp', amount: effect.vp }]
  if ('advance' in effect) return moved('advance', effect.advance, effect.benefit)
  if ('regress' in effect) return moved('regress', effect.regress, effect.benefit)
  if ('choose_one' in effect) return joined(effect.choose_one.map(partsOf), '/')
  if ('repeat' in effect) return [{ sign: `${effect.repeat} ×` }, ...partsOf(effect.each)]
  if ('gain_landmark' in effect) return [{ icon: 'landmark' }]
  const done: Part[] = [
    {
      icon: effect.do,
      ...marked([effect.anywhere && 'anywhere', effect.do === 'research' && !effect.benefit && 'without']),
    },
  ]
  if (effect.both_dice) done.push({ sign: '+' }, { icon: 'both_dice' })
  else if (effect.both_dice_against_opponents) done.push({ sign: '+' }, { icon: 'both_dice' }, { icon: 'opponent' })
  return done
}

/** A step on a track. */
function moved(way: 'advance' | 'regress', track: string, benefit: boolean): Part[] {
  return [{ icon: track, ...marked([way, !benefit && 'without']) }]
}

function marked(marks: readonly (Mark | false | undefined)[]): { marks?: readonly Mark[] } {
  const found = marks.filter((mark): mark is Mark => !!mark)
  return found.length ? { marks: found } : {}
}

/** The price of a bonus and what it gives. */
export function partsOfBonus(bonus: Bonus): Part[] {
  return [{ icon: bonus.pay, amount: bonus.n }, { sign: '›' }, ...partsOf(bonus.then)]
}
