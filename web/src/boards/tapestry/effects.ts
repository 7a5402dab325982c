// Printed effects as rows of icons and signs.

import type { Bonus, Effect } from './facts'

/** What is special about an icon: a step up or down a track, without its benefit, on any hex, only where nobody is. */
export type Mark = 'advance' | 'regress' | 'without' | 'anywhere' | 'empty'

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
  const { n, vp, benefit } = effect
  if (effect.gain) return [{ icon: effect.gain, amount: n ?? 1 }]
  if (effect.vp_per)
    return [{ icon: 'vp', ...(n && n > 1 ? { amount: n } : {}) }, { sign: '×' }, { icon: effect.vp_per }]
  if (typeof vp === 'number') return [{ icon: 'vp', amount: vp }]
  if (effect.advance) return moved('advance', effect.advance, benefit)
  if (effect.regress) return moved('regress', effect.regress, benefit)
  if (effect.choose_one) return joined(effect.choose_one.map(partsOf), '/')
  if (effect.repeat) return [{ sign: `${effect.repeat} ×` }, ...partsOf(effect.each ?? [])]
  if (effect.pay) return [{ icon: effect.pay, amount: n ?? 1 }, { sign: '›' }, ...partsOf(effect.then ?? [])]
  if (effect.do === 'reserve') return reserved(effect)
  if (effect.gain_landmark) return [{ icon: 'landmark' }]
  const done: Part[] = [
    {
      icon: effect.do ?? '',
      ...(effect.do === 'exhibit' && n && n > 1 ? { amount: n } : {}),
      ...marked([
        effect.anywhere && 'anywhere',
        effect.empty && 'empty',
        effect.do === 'research' && !benefit && 'without',
      ]),
    },
  ]
  if (effect.both_dice) done.push({ sign: '+' }, { icon: 'both_dice' })
  else if (effect.both_dice_against_opponents) done.push({ sign: '+' }, { icon: 'both_dice' }, { icon: 'opponent' })
  return done
}

/** What lies on the edge of the income mat until income turn 5, and what follows then. */
function reserved({ what, n, then }: Effect): Part[] {
  const thing: Part[] = what && what !== 'reminder' ? [{ icon: what, amount: n ?? 1 }] : []
  return [{ icon: 'reserve' }, ...thing, ...(then?.length ? [{ sign: '›' }, ...partsOf(then)] : [])]
}

/** A step on a track. */
function moved(way: 'advance' | 'regress', track: string, benefit: Effect['benefit']): Part[] {
  return [{ icon: track, ...marked([way, !benefit && 'without']) }]
}

function marked(marks: readonly (Mark | false | null | undefined)[]): { marks?: readonly Mark[] } {
  const found = marks.filter((mark): mark is Mark => !!mark)
  return found.length ? { marks: found } : {}
}

/** The price of a bonus and what it gives. */
export function partsOfBonus(bonus: Bonus): Part[] {
  return [{ icon: bonus.pay, amount: bonus.n }, { sign: '›' }, ...partsOf(bonus.then)]
}
