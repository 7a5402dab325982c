// What a choice brings, in words, as far as the printed facts tell.

import type { Option } from '../../lib/types'
import { branchOf, sayEffect, sayPoints } from './effects'
import type { Effect } from './facts'
import { say, type Table } from './table'
import { landOf, placedOn, playerOf, priceOf, type Colour } from './view'

export type Scene = Pick<Table, 'view' | 'seat' | 'texts' | 'book' | 'topic'>

/** The lines that stand under an option: costs first. */
export function consequence(scene: Scene, option: Option): string[] {
  const { view, texts, book } = scene
  const [verb, first = '', second] = option
  const [id, number] = [String(first), Number(first)]
  switch (verb) {
    case 'place':
      return sayPlacing(scene, String(second))
    case 'enter': {
      const site = landOf(view, number)?.sites[Number(second) - 1]
      if (site?.city) return sayGains(scene, book.of('city', site.city)?.effect, texts.name(site.city))
      return [texts.text('table-ruin', { count: site?.tokens ?? 0 })]
    }
    case 'move':
      return [sayPoints(texts, 'move', priceOf(view, option)), ...sayArrival(scene, Number(second), true)]
    case 'fly':
      return [sayPoints(texts, 'fly', 1), ...sayArrival(scene, Number(second), false)]
    case 'arrive':
      return sayArrival(scene, number, true)
    case 'attack':
      return sayKill(scene, Number(second))
    case 'develop':
      return sayRise(scene, id, Number(second))
    case 'spread':
      return sayRise(scene, id, 1)
    case 'upgrade': {
      const start = book.game()?.start
      const level = playerOf(view, scene.seat)?.levels[id as Colour] ?? 0
      const count = start && level >= start.last_level ? Math.min(start.full_upgrade, view.supply[id as Colour]) : 1
      return [say(texts, 'hyp-into-bag', { count, colour: texts.name(id) })]
    }
    case 'acquire': {
      const [card, slot] = [book.of('card', id), view.display.indexOf(id)]
      return [
        ...(card ? [say(texts, 'hyp-worth', { points: card.vp })] : []),
        ...(view.grey_on[slot] ? [say(texts, 'hyp-with-grey')] : [texts.text('table-no-grey')]),
      ]
    }
    case 'use_token':
    case 'keep_token':
    case 'take_token':
    case 'put_back':
      return sayGains(scene, book.of('ruin_token', id)?.effect)
    case 'choose': {
      const branch = chosenBranch(scene, id)
      return branch ? [sayEffect(texts, branch)] : []
    }
    case 'end':
      return sayEnd(scene)
  }
  return []
}

function sayGains({ texts }: Scene, effect: Effect | undefined, name?: string): string[] {
  return [...(name ? [name] : []), ...(effect ? [sayEffect(texts, effect)] : [])]
}

/** Whether the set or card is then full and acts, or how many spaces it leaves open. */
function sayPlacing(scene: Scene, technology: string): string[] {
  const { view, seat, texts, book } = scene
  const [facts, player] = [book.technology(technology), playerOf(view, seat)]
  if (!facts || !player) return []
  const open = facts.spaces.length - placedOn(player, technology).filter((cube) => cube !== null).length - 1
  if (open > 0) return [texts.text('table-open-spaces', { count: open })]
  if (facts.kind === 'card' && facts.continuous) return [texts.effect(technology)]
  return sayGains(scene, facts.effect)
}

/** Who or what is met on a hex: rivals that a walking figure stops at, hexes that are then turned up. */
function sayArrival({ view, seat, texts }: Scene, to: number, walking: boolean): string[] {
  const land = landOf(view, to)
  if (!land) return []
  const rivals = land.figures.some((count, owner) => count > 0 && owner !== seat)
  const hidden = view.hexes.filter((hex) => hex.land === undefined && isBeside(hex, land)).length
  return [
    ...(rivals && walking ? [say(texts, 'hyp-rivals-there')] : []),
    ...(hidden ? [say(texts, 'hyp-turns-up', { count: hidden })] : []),
  ]
}

function isBeside(one: { q: number; r: number }, other: { q: number; r: number }): boolean {
  const [q, r] = [one.q - other.q, one.r - other.r]
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1
}

/** Where a destroyed figure goes, and the gem that it may bring. */
function sayKill({ view, seat, texts }: Scene, victim: number): string[] {
  const graveyard = playerOf(view, seat)?.graveyard ?? []
  if (!graveyard.includes(victim)) return [say(texts, 'hyp-to-graveyard')]
  return graveyard.length === view.players.length - 1 ? [sayPoints(texts, 'gem', 1)] : [say(texts, 'hyp-goes-home')]
}

function sayRise({ view, seat, texts, book }: Scene, row: string, steps: number): string[] {
  const level = playerOf(view, seat)?.levels[row as Colour] ?? 0
  return [say(texts, 'hyp-rises', { from: level, to: Math.min(book.game()?.start.last_level ?? 6, level + steps) })]
}

/** The branch that is being chosen: of the city, token or set that has just produced the choice. */
function chosenBranch({ view, seat, book }: Scene, word: string): Effect | undefined {
  const player = playerOf(view, seat)
  const sources = [
    ...(player?.placed.map(({ technology }) => book.technology(technology)?.effect) ?? []),
    ...view.hexes.flatMap((hex) =>
      hex.land === undefined ? [] : hex.sites.map(({ city }) => book.of('city', city)?.effect),
    ),
    ...view.used_tokens.map((token) => book.of('ruin_token', token)?.effect),
  ]
  const found = new Map(
    sources.flatMap((effect) =>
      effect && branchOf(effect, word) ? [[JSON.stringify(effect), branchOf(effect, word)!] as const] : [],
    ),
  )
  // Several sources with the same word may give different things: then nothing is foretold.
  const branches = [...new Map([...found.values()].map((branch) => [JSON.stringify(branch), branch])).values()]
  return branches.length === 1 ? branches[0] : undefined
}

/** What is lost, and whether a reset follows. */
function sayEnd({ view, seat, texts }: Scene): string[] {
  const player = playerOf(view, seat)
  if (!player) return []
  const { points, develop, on_cubes } = view.pool
  const lost = Object.keys(points).length + develop.length + on_cubes.length > 0
  const left = Object.values(player.available).reduce((sum, count) => sum + count, 0)
  const reset = Object.values(player.bag).every((count) => count === 0)
  return [
    ...(lost ? [say(texts, 'hyp-lost')] : []),
    ...(left ? [say(texts, 'hyp-put-aside', { count: left })] : []),
    ...(reset ? [texts.name('reset')] : []),
  ]
}
