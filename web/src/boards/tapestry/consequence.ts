// What a choice brings, in words, as far as the printed facts tell.

import type { Option } from '../../lib/types'
import { NO_EFFECT, sayBonus, sayCost, sayEffects, summed } from './effects'
import { completedBy, covered, isInside, plotUnder, shapeOf } from './capital'
import type { SpaceFacts } from './facts'
import { matching, turnedCorners } from './hexes'
import { placing } from './placing.svelte'
import { ownerName, say, sayName, type Table } from './table'
import { attackOn, FACE_DOWN, hexOf, holderOf, playerOf, rivalOf, topOf } from './view'

export type Scene = Pick<Table, 'view' | 'seat' | 'texts' | 'book' | 'topic' | 'log'>

/** Questions about a track on which one then advances, free of cost and with all that the space brings. */
const ADVANCING = new Set([
  'science_die',
  'dictatorship',
  'renaissance',
  'alchemists_advance',
  'leaders',
  'oil_advance',
])

/** The lines that stand under an option: costs first. */
export function consequence(scene: Scene, option: Option): string[] {
  const { view, texts, book } = scene
  const [verb, first = '', second] = option
  const id = String(first)
  switch (verb) {
    case 'advance':
      return sayAdvance(scene, id)
    case 'keep_track':
    case 'track':
      return ADVANCING.has(scene.topic) ? sayGains(scene, id) : []
    case 'income':
      return sayIncome(scene)
    case 'pass':
      return sayAnswer(scene, null)
    case 'react':
      return sayAnswer(scene, id)
    case 'die':
    case 'keep_roll': {
      const face = book.of('die_face', verb === 'die' ? view.dice?.[id === 'red' ? 0 : 1] : id)
      return face ? [sayEffects(texts, book, face.effect)] : []
    }
    case 'copy': {
      const rival = rivalOf(view, Number(first))
      const card = rival && topOf(rival, Number(second))
      return card && card !== FACE_DOWN ? [`${sayName(texts, book, card)}: ${texts.effect(card)}`] : []
    }
    case 'use_space': {
      const space = book.of('track_space', id)
      return space ? [say(texts, 'tap-benefit', { benefit: sayEffects(texts, book, space.benefit) })] : []
    }
    case 'buy': {
      const bonus = book.of('track_space', view.about?.piece)?.bonus
      return bonus ? [sayBonus(texts, book, bonus)] : []
    }
    case 'invent':
    case 'recycle':
    case 'upgrade':
    case 'use_tech':
    case 'discard_tech': {
      const tech = book.of('tech', id)
      return tech ? [`○ ${sayEffects(texts, book, tech.circle)}`, `□ ${sayEffects(texts, book, tech.square)}`] : []
    }
    case 'tile':
    case 'discard_tile':
    case 'give_tile': {
      const tile = book.of('territory', id)
      return tile ? [sayEffects(texts, book, tile.reward)] : []
    }
    case 'space_tile':
    case 'play':
    case 'keep':
    case 'discard':
    case 'civilization':
    case 'use_civilization':
    case 'take_landmark':
    case 'landmark_card':
    case 'automa_civilization':
    case 'take_pooled':
      return [texts.effect(id)].filter(Boolean)
    case 'rotate':
      return scene.topic === 'landmark_turn' ? sayPlaced(scene, Number(first)) : saySides(scene, Number(first))
    case 'place':
      return sayCompleted(scene, Number(first), Number(second))
    case 'conquer':
      return sayConquest(scene, Number(first))
    case 'territory': {
      const tile = book.of('territory', hexOf(view, Number(first))?.tile)
      return tile ? [sayEffects(texts, book, tile.reward)] : []
    }
  }
  return []
}

/** The space that the only token of the own seat on a track would go to. */
function nextSpace({ view, seat, book }: Scene, track: string): SpaceFacts | undefined {
  const tokens = playerOf(view, seat)?.tokens[track] ?? []
  return tokens.length === 1 ? book.space(track, (tokens[0] ?? 0) + 1) : undefined
}

function sayAdvance(scene: Scene, track: string): string[] {
  const space = nextSpace(scene, track)
  return space
    ? [say(scene.texts, 'tap-cost', { cost: sayCost(scene.texts, space.cost) }), ...sayGains(scene, track)]
    : []
}

/** What an advance brings, whatever it costs. */
function sayGains(scene: Scene, track: string): string[] {
  const { view, texts, book } = scene
  const space = nextSpace(scene, track)
  if (!space) return []
  return [
    say(texts, 'tap-benefit', { benefit: sayEffects(texts, book, space.benefit) }),
    ...(space.bonus ? [say(texts, 'tap-bonus', { bonus: sayBonus(texts, book, space.bonus) })] : []),
    ...(space.landmark && view.landmarks.includes(space.landmark)
      ? [say(texts, 'tap-landmark-left', { landmark: texts.name(space.landmark) })]
      : []),
  ]
}

/** The points and resources of the income turn that would begin, as far as the mat tells. */
function sayIncome({ view, seat, texts, book }: Scene): string[] {
  const player = playerOf(view, seat)
  const game = book.game()
  if (!player || !game) return []
  const turn = player.era + 1
  const open = game.income_tracks.flatMap((id) => {
    const track = book.of('income_track', id)
    return track
      ? track.spaces.slice(0, player.built[track.building] + 1).flatMap((space) => book.of('income_space', space) ?? [])
      : []
  })
  const has = (step: string) => game.income_steps.some(({ id, turns }) => id === step && turns.includes(turn))
  return [
    say(texts, 'tap-income-turn', { era: turn }),
    ...(has('gain_vp') ? [sayEffects(texts, book, summed(open.flatMap(({ vp }) => vp)))] : []),
    ...(has('gain_income') ? [sayEffects(texts, book, summed(open.flatMap(({ income }) => income)))] : []),
  ].filter((words) => words !== NO_EFFECT)
}

/** Whose territory it is, and what the black die may bring there. */
function sayConquest({ view, texts, book }: Scene, number: number): string[] {
  const hex = hexOf(view, number)
  const holder = holderOf(hex)
  const tile = book.of('territory', hex?.tile)
  const island = book.of('map', view.map)?.island === number
  return [
    ...(island ? [say(texts, 'tap-middle-island')] : []),
    ...(holder === undefined ? [] : [say(texts, 'tap-against', { who: ownerName(texts, holder) })]),
    ...(tile?.reward.length ? [say(texts, 'tap-tile-reward', { reward: sayEffects(texts, book, tile.reward) })] : []),
  ]
}

/** How an attack ends when it is answered with this card, or with none. */
function sayAnswer({ view, seat, texts, book, topic, log }: Scene, card: string | null): string[] {
  const attack = topic === 'reaction' || topic === 'counter' ? attackOn(view, seat, log) : undefined
  const reaction = card ? book.of('tapestry', card)?.reaction : null
  if (!attack || reaction === undefined) return card ? [texts.effect(card)].filter(Boolean) : []
  const values = {
    who: ownerName(texts, attack.attacker),
    victim: ownerName(texts, attack.defender),
    hex: attack.hex.hex,
  }
  const how = topic === 'counter' ? (reaction ? 'cancelled' : 'trapped') : (reaction?.topples ?? 'defender')
  return [
    say(texts, `tap-then-${how}`, values),
    ...(reaction?.gain.length ? [sayEffects(texts, book, reaction.gain)] : []),
  ]
}

/** How many sides of the tile match when it is turned like this. */
function saySides({ view, texts, book }: Scene, turns: number): string[] {
  const [map, tile] = [book.of('map', view.map), book.of('territory', view.about?.piece)]
  if (!map || !tile || !view.about || view.about.at < 0) return []
  const corners = turnedCorners(tile.corners, turns)
  return [texts.text('table-matching', { count: matching(view, map, book, view.about.at, corners) })]
}

/** Where a landmark is placed that was turned by pointing at a plot, and what it completes there. */
function sayPlaced(scene: Scene, turn: number): string[] {
  const { about } = scene.view
  const planned = about && placing.of(about.piece, turn)
  if (!about || !planned) return []
  const { row, col } = plotUnder(shapeOf(scene.book, { piece: about.piece, at: turn }), planned)
  const where = isInside({ row, col })
    ? say(scene.texts, 'tap-placed-at', { row: row + 1, col: col + 1 })
    : say(scene.texts, 'tap-sticks-out')
  return [where, ...sayCompleted(scene, planned.row, planned.col, turn)]
}

function sayCompleted(
  { view, seat, texts, book }: Scene,
  row: number,
  col: number,
  turn = view.about?.at ?? 0,
): string[] {
  const player = playerOf(view, seat)
  if (!player || !view.about) return []
  const done = completedBy(player, covered(shapeOf(book, { piece: view.about.piece, at: turn }), row, col))
  return (['districts', 'rows', 'columns'] as const).flatMap((key) =>
    done[key].length ? [say(texts, `tap-completes-${key}`, { count: done[key].length })] : [],
  )
}
