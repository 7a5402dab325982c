// What a card does, as short sentences of icons.

import type { Bonus, Effect, Operation } from './facts'
import type { Goods } from './layout'

/** A good or another notion with its amount, a colour, or a sign between them. */
export type Word =
  | { icon: string; amount?: number; tone?: 'cost' }
  | { colour: string }
  | { sign: '→' | '/' | ':' | '×' | '≤' | '≥' | '+'; amount?: number }

export interface Said {
  words: Word[]
  /** The icons tell only half of it: words are needed where there is room for them. */
  needsWords: boolean
}

const ARROW: Word = { sign: '→' }

/** What an operation is about, as icons. */
const OPERATIONS: Readonly<Record<Operation['op'], string[]>> = {
  steal: ['steal'],
  copy_raze_good: ['steal', 'raze'],
  raze_own_location: ['fire', 'location'],
  raze_location: ['fire', 'location'],
  raze_then_convert: ['fire'],
  discard_location: ['discard', 'location'],
  discard_deal: ['discard', 'deal'],
  take_deal: ['steal', 'deal'],
  deal_with_enemy_faction_location: ['deal'],
  build_from_own_deal: ['build', 'deal'],
  build_faction_card_from_hand: ['build', 'faction_card'],
  gain_from_own_deal: ['repeat', 'deal'],
  repeat_production: ['repeat', 'production'],
  refresh_own_action_location: ['repeat', 'action'],
  enemy_discards: ['discard', 'card'],
  block_action_location: ['blocked'],
  take_over_location: ['taken'],
  hand_common_card_becomes_foundation: ['foundation'],
}

export function goods(amounts: Goods, tone?: 'cost'): Word[] {
  return Object.entries(amounts).map(([icon, amount]) => ({ icon, amount, ...(tone ? { tone } : {}) }))
}

export function sayEffect(effect: Effect): Said {
  const plain = (...words: Word[]): Said => ({ words, needsWords: false })
  const more = (...words: Word[]): Said => ({ words, needsWords: true })
  switch (effect.form) {
    case 'produce':
      return plain(...goods(effect.gain))
    case 'produce_per': {
      const { good, amount, colour, max } = effect
      const per: Word = colour ? { colour } : { icon: 'samurai' }
      return plain({ icon: good, amount }, { sign: '×' }, per, ...(max ? [{ sign: '≤' as const, amount: max }] : []))
    }
    case 'produce_choice':
      return plain(...between(effect.options.map((option) => goods(option))))
    case 'produce_draw':
      return more({ icon: 'faction_card', amount: effect.draw }, ARROW, { icon: 'keep', amount: effect.keep })
    case 'produce_copy':
      return more({ icon: 'repeat' }, { icon: 'production' })
    case 'action': {
      const { cost, times, gain, do: operation } = effect
      const done = operation ? sayOperation(operation) : []
      const words: Word[] = [...goods(cost, 'cost'), ARROW, ...done, ...goods(gain ?? {})]
      if (times > 1) words.push({ sign: '×', amount: times })
      return { words, needsWords: done.length > 0 }
    }
    case 'on_build': {
      const { colour, affiliation, gain, offer } = effect
      const what: Word = colour ? { colour } : { icon: affiliation === 'common' ? 'common_card' : 'faction_card' }
      const offers = between((offer ?? []).map((one) => [...goods(one.cost, 'cost'), ARROW, ...goods(one.gain)]))
      return {
        words: [{ icon: 'build' }, what, { sign: ':' }, ...goods(gain ?? {}), ...offers],
        needsWords: offers.length > 0,
      }
    }
    case 'on_raze': {
      const razed = effect.target === 'hand_card' ? 'card' : 'location'
      return plain({ icon: 'fire' }, { icon: razed }, { sign: ':' }, ...goods(effect.gain))
    }
    case 'on_deal':
      return plain({ icon: 'deal' }, { sign: ':' }, ...goods(effect.gain))
    case 'on_enemy_exchange':
      return more({ icon: 'exchange' }, { sign: ':' }, ...goods(effect.gain))
    case 'on_gain_vp': {
      const least: Word = { sign: '≥', amount: effect.single_source_at_least }
      return more(least, { icon: 'vp' }, { sign: ':' }, { sign: '+' }, ...goods(effect.gain))
    }
    case 'store':
      return plain({ icon: 'store' }, { sign: ':' }, ...effect.goods.map((icon) => ({ icon })))
    case 'protect':
      return more({ icon: 'protect' }, { sign: '+' }, { icon: 'raze', amount: effect.extra_raze })
    case 'stash': {
      const what = effect.what === 'resource' ? 'resource' : 'card'
      return more({ icon: what }, ARROW, { icon: 'vp', amount: effect.vp_each_at_end })
    }
    case 'none':
      return plain()
  }
}

export function sayBonus(bonus: Bonus): Word[] {
  const words = goods(bonus.gain ?? {})
  if (bonus.per_colour) words.push(...goods(bonus.per_colour.gain), { sign: '×' }, { colour: bonus.per_colour.colour })
  if (bonus.samurai) words.push({ icon: 'samurai', amount: bonus.samurai })
  return words
}

function sayOperation(operation: Operation): Word[] {
  const words: Word[] = OPERATIONS[operation.op].map((icon) => ({ icon }))
  if (operation.op === 'steal') words.push({ icon: operation.good, amount: operation.amount })
  if (operation.op === 'raze_then_convert') words.push({ icon: 'resource' }, ARROW, ...goods(operation.each_good_into))
  return words
}

function between(choices: Word[][]): Word[] {
  return choices.flatMap((words, index) => (index ? [{ sign: '/' }, ...words] : words))
}

/** So many of each, one after the other. */
export function eachOf(amounts: Goods): string[] {
  return Object.entries(amounts).flatMap(([good, amount]) => Array.from({ length: amount }, () => good))
}
