// What a card does, as short sentences of icons.

import type { Bonus, Effect, Operation } from './facts'
import type { Goods } from './layout'

/** A good or another notion with its amount, a colour, or a sign between them. */
export type Word =
  | { icon: string; amount?: number; tone?: 'cost' | 'gain' }
  | { colour: string }
  | { sign: '→' | '/' | ':' | '×' | '≤' | '≥' | '+'; amount?: number }

export interface Said {
  words: Word[]
  /** The icons tell only half of it: words are needed where there is room for them. */
  needsWords: boolean
}

const ARROW: Word = { sign: '→' }

/** What an operation is about, as icons. */
const OPERATIONS: Readonly<Record<string, string[]>> = {
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

export function goods(amounts: Goods, tone?: 'cost' | 'gain'): Word[] {
  return Object.entries(amounts).map(([icon, amount]) => ({ icon, amount, ...(tone ? { tone } : {}) }))
}

export function sayEffect(effect: Effect): Said {
  const plain = (...words: Word[]): Said => ({ words, needsWords: false })
  const more = (...words: Word[]): Said => ({ words, needsWords: true })
  if (effect.produce) return plain(...goods(effect.produce.gain))
  if (effect.produce_per) {
    const { good, amount, colour, max } = effect.produce_per
    const per: Word = colour ? { colour } : { icon: 'samurai' }
    return plain({ icon: good, amount }, { sign: '×' }, per, ...(max ? [{ sign: '≤' as const, amount: max }] : []))
  }
  if (effect.produce_choice) return plain(...between(effect.produce_choice.options.map((option) => goods(option))))
  if (effect.produce_draw)
    return more({ icon: 'faction_card', amount: effect.produce_draw.draw }, ARROW, {
      icon: 'keep',
      amount: effect.produce_draw.keep,
    })
  if (effect.produce_copy) return more({ icon: 'repeat' }, { icon: 'production' })
  if (effect.action) {
    const { cost, times, gain, do: operation } = effect.action
    const words: Word[] = [
      ...goods(cost, 'cost'),
      ARROW,
      ...(operation ? sayOperation(operation) : []),
      ...goods(gain ?? {}),
    ]
    if (times > 1) words.push({ sign: '×', amount: times })
    return { words, needsWords: operation !== undefined }
  }
  if (effect.on_build) {
    const { colour, affiliation, gain, offer } = effect.on_build
    const what: Word = colour ? { colour } : { icon: affiliation === 'common' ? 'common_card' : 'faction_card' }
    const offers = between((offer ?? []).map((one) => [...goods(one.cost, 'cost'), ARROW, ...goods(one.gain)]))
    return {
      words: [{ icon: 'build' }, what, { sign: ':' }, ...goods(gain ?? {}), ...offers],
      needsWords: offers.length > 0,
    }
  }
  if (effect.on_raze)
    return plain(
      { icon: 'fire' },
      { icon: effect.on_raze.target === 'hand_card' ? 'card' : 'location' },
      { sign: ':' },
      ...goods(effect.on_raze.gain),
    )
  if (effect.on_deal) return plain({ icon: 'deal' }, { sign: ':' }, ...goods(effect.on_deal.gain))
  if (effect.on_enemy_exchange)
    return more({ icon: 'exchange' }, { sign: ':' }, ...goods(effect.on_enemy_exchange.gain))
  if (effect.on_gain_vp) {
    const { single_source_at_least: least, gain } = effect.on_gain_vp
    return more({ sign: '≥', amount: least }, { icon: 'vp' }, { sign: ':' }, { sign: '+' }, ...goods(gain))
  }
  if (effect.store) return plain({ icon: 'store' }, { sign: ':' }, ...effect.store.goods.map((icon) => ({ icon })))
  if (effect.protect)
    return more({ icon: 'protect' }, { sign: '+' }, { icon: 'raze', amount: effect.protect.extra_raze })
  if (effect.stash)
    return more({ icon: effect.stash.what === 'resource' ? 'resource' : 'card' }, ARROW, {
      icon: 'vp',
      amount: effect.stash.vp_each_at_end,
    })
  return plain()
}

export function sayBonus(bonus: Bonus): Word[] {
  const words = goods(bonus.gain ?? {})
  if (bonus.per_colour) words.push(...goods(bonus.per_colour.gain), { sign: '×' }, { colour: bonus.per_colour.colour })
  if (bonus.samurai) words.push({ icon: 'samurai', amount: bonus.samurai })
  return words
}

function sayOperation(operation: Operation): Word[] {
  const icons = OPERATIONS[operation.op] ?? ['action']
  const words: Word[] = icons.map((icon) => ({ icon }))
  if (operation.op === 'steal' && operation.good) words.push({ icon: operation.good, amount: operation.amount ?? 1 })
  if (operation.each_good_into) words.push({ icon: 'resource' }, ARROW, ...goods(operation.each_good_into))
  return words
}

function between(choices: Word[][]): Word[] {
  return choices.flatMap((words, index) => (index ? [{ sign: '/' }, ...words] : words))
}
