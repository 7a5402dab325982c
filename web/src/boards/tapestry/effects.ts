// Printed effects as rows of icons and signs, and in the words of the game.

import type { Texts } from '../../lib/texts'
import type { Bonus, Effect, FactBook } from './facts'
import { sayName } from './table'

/** What is special about an icon: a step up or down a track, without its benefit, on any hex. */
export type Mark = 'advance' | 'regress' | 'without' | 'anywhere'

/** A part of a reward: an icon with an amount, or a sign between icons. */
export type Part = { icon: string; amount?: number; marks?: readonly Mark[] } | { sign: string }

export const NO_EFFECT = '–'

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

/** A cost, equal resources together. */
export function partsOfCost(cost: readonly string[]): Part[] {
  return [...new Set(cost)].map((icon) => ({ icon, amount: cost.filter((other) => other === icon).length }))
}

/** Equal effects added up, as an income turn gives them. */
export function summed(effects: readonly Effect[]): Effect[] {
  const sums = new Map<string, Effect>()
  for (const effect of effects) {
    const key = 'vp' in effect ? 'vp' : 'n' in effect ? JSON.stringify({ ...effect, n: 0 }) : JSON.stringify(effect)
    const known = sums.get(key)
    if (!known) sums.set(key, { ...effect })
    else if ('vp' in known && 'vp' in effect) known.vp += effect.vp
    else if ('n' in known && 'n' in effect) known.n += effect.n
    else if ('repeat' in known && !('repeat' in effect)) known.repeat += 1
    else sums.set(key, { repeat: 2, each: [effect] })
  }
  return [...sums.values()]
}

/** Effects in words, as short as the terminal says them. */
export function sayEffects(texts: Texts, book: FactBook, effects: readonly Effect[]): string {
  return effects.map((effect) => sayEffect(texts, book, effect)).join(', ') || NO_EFFECT
}

export function sayEffect(texts: Texts, book: FactBook, effect: Effect): string {
  const without = (words: string, benefit: boolean) => (benefit ? words : `${words} (${texts.text('effect-without')})`)
  if ('gain' in effect) return texts.text('effect-gain', { what: effect.gain, n: effect.n })
  if ('vp_per' in effect) return texts.text('effect-vp-per', { what: effect.vp_per, n: effect.n })
  if ('vp' in effect) return texts.text('effect-vp', { n: effect.vp })
  if ('advance' in effect)
    return without(texts.text('effect-advance', { track: texts.name(effect.advance) }), effect.benefit)
  if ('regress' in effect)
    return without(texts.text('effect-regress', { track: texts.name(effect.regress) }), effect.benefit)
  if ('choose_one' in effect)
    return effect.choose_one.map((bundle) => sayEffects(texts, book, bundle)).join(` ${texts.text('effect-or')} `)
  if ('repeat' in effect)
    return texts.text('effect-repeat', { n: effect.repeat, what: sayEffects(texts, book, effect.each) })
  if ('gain_landmark' in effect) return sayLandmark(texts, book, effect.gain_landmark)
  switch (effect.do) {
    case 'research':
      return without(texts.text('effect-research'), effect.benefit === true)
    case 'explore':
      return texts.text(effect.anywhere ? 'effect-explore-anywhere' : 'effect-explore')
    case 'conquer': {
      const words = [texts.text(effect.anywhere ? 'effect-conquer-anywhere' : 'effect-conquer')]
      if (effect.both_dice) words.push(texts.text('effect-both-dice'))
      else if (effect.both_dice_against_opponents) words.push(texts.text('effect-both-dice-against'))
      return words.join(' + ')
    }
  }
  return texts.text(`effect-${effect.do}`)
}

function sayLandmark(texts: Texts, book: FactBook, landmark: string): string {
  if (landmark === 'any_from_landmark_board') return texts.text('effect-any-landmark')
  if (landmark === 'any_tier_2') return texts.text('effect-any-tier-2')
  return texts.text('effect-landmark', { landmark: sayName(texts, book, landmark) })
}

export function sayBonus(texts: Texts, book: FactBook, bonus: Bonus): string {
  return `${texts.text('table-bonus-price', { pay: bonus.pay, n: bonus.n })} : ${sayEffects(texts, book, bonus.then)}`
}

export function sayCost(texts: Texts, cost: readonly string[]): string {
  return partsOfCost(cost)
    .map((part) =>
      'icon' in part
        ? texts.text('effect-gain', { what: part.icon === 'any' ? 'any_resource' : part.icon, n: part.amount ?? 1 })
        : part.sign,
    )
    .join(' + ')
}
