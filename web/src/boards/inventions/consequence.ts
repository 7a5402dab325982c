// What a choice brings, in words, as far as the printed facts and the table tell.

import type { Option } from '../../lib/types'
import { sayBenefit } from './benefits'
import { costOf } from './progress'
import { say, type Table } from './table'
import { decidingCard, regionOf, regionOfKnowledge, societyOf, watchers, type Region } from './view'

export type Scene = Pick<Table, 'view' | 'seat' | 'texts' | 'book' | 'topic'>

/** The lines that stand under an option: costs first. */
export function consequence(scene: Scene, option: Option): string[] {
  const { view, seat, texts, book, topic } = scene
  const [verb, first = '', second = ''] = option
  const [id, other] = [String(first), String(second)]
  const region = regionOf(view, verb === 'present' || verb === 'travel' ? other : id)
  switch (verb) {
    case 'pillar':
      return [
        ...(topic === 'no_action' ? [texts.text('table-benefit', { op: 'gain_influence', amount: 1 })] : []),
        ...(topic === 'epoch'
          ? []
          : watchers(view, seat, id).map((who) => say(texts, 'inv-watcher', { who: texts.seat(who) }))),
      ]
    case 'claim':
    case 'present':
      return region ? sayPresenting(scene, region, verb === 'present' ? id : region.card) : []
    case 'invent':
      return region ? sayInventing(scene, region) : []
    case 'innovate':
      return region ? sayChain(scene, region.card) : []
    case 'share':
      return region ? saySharing(scene, region) : []
    case 'call': {
      const discipline = region && book.of('idea', decidingCard(view, region))?.discipline
      return [
        ...(discipline ? [say(texts, 'inv-as', { discipline })] : []),
        ...(topic === 'call_specialists' ? [aspiration(scene, 'economy')] : []),
      ]
    }
    case 'influence':
      return region ? sayInfluence(scene, region, other) : []
    case 'travel':
      return [aspiration(scene, 'culture'), ...(region?.scholar ? [sayKnowledge(scene, region)] : [])]
    case 'eureka': {
      const milestone = book.of('milestone', id)
      return milestone
        ? [texts.name(`era_${milestone.era}`), say(texts, 'inv-academy-limit', { limit: milestone.era })]
        : []
    }
    case 'send':
    case 'recall': {
      const milestone = book.of('milestone', id)
      return milestone ? [texts.name(milestone.action)] : []
    }
    case 'chain':
      return saySource(scene, id)
    case 'link':
      return [say(texts, 'inv-link-cost', { amount: book.game()?.pieces.technology_influence ?? 1 })]
    case 'place':
      return sayPlacing(scene, id, other)
    case 'box':
    case 'take_idea':
    case 'prosperity':
    case 'take':
    case 'use_economy':
      return texts.effect(id) ? [texts.effect(id)] : []
    case 'joker':
      return [say(texts, 'inv-joker')]
  }
  return []
}

function aspiration({ texts }: Scene, kind: string): string {
  return say(texts, 'inv-aspiration-of', { kind: texts.name(kind) })
}

function sayPresenting({ texts, book }: Scene, region: Region, card: string | null): string[] {
  const [tile, idea] = [book.of('specialist_tile', region.specialist_tile), book.of('idea', card)]
  if (!tile || !idea) return []
  return [
    say(texts, 'inv-specialists', { count: tile.specialists, discipline: idea.discipline }),
    sayBenefit(texts, tile.benefit),
  ]
}

function sayInventing(scene: Scene, region: Region): string[] {
  const { texts, book } = scene
  const idea = book.of('idea', region.card)
  if (!idea) return []
  return [
    say(texts, 'inv-specialists', { count: 1, discipline: idea.discipline }),
    ...idea.extra.map((discipline) => say(texts, 'inv-exhausts', { discipline })),
    ...(idea.points ? [texts.text('table-ip', { points: idea.points })] : []),
    aspiration(scene, 'technology'),
  ]
}

function sayChain({ texts, book }: Scene, card: string | null): string[] {
  const idea = book.of('idea', card)
  return idea ? [say(texts, 'inv-chain-of', { action: texts.name(idea.chain) })] : []
}

/** Who gains what by sharing. */
function saySharing({ texts, book }: Scene, region: Region): string[] {
  const idea = book.of('idea', region.card)
  if (!idea) return []
  return [
    ...(region.originator === null
      ? []
      : [
          say(texts, 'inv-share-points', { points: idea.era * region.originators, who: texts.seat(region.originator) }),
        ]),
    ...(region.inventor === null ? [] : [say(texts, 'inv-share-card', { who: texts.seat(region.inventor) })]),
    ...(region.innovator === null ? [] : [say(texts, 'inv-share-citizen', { who: texts.seat(region.innovator) })]),
  ]
}

function sayInfluence({ view, seat, texts, book }: Scene, region: Region, tile: string): string[] {
  const [spaces, facts] = [book.of('region', region.region)?.influence_spaces, book.of('influence_tile', tile)]
  const up =
    view.regions.flatMap(({ influence }) => influence).filter((one) => one.seat === seat && one.face_up).length + 1
  const points = spaces?.[region.influence.length]
  return [
    ...(facts?.citizens ? [say(texts, 'inv-come-home', { count: facts.citizens })] : []),
    ...(points === undefined ? [] : [texts.text('table-ip', { points })]),
    texts.text('table-benefit', { op: 'gain_influence', amount: up }),
  ]
}

/** What a scholar's tile would give: its benefit, or points for all tiles that show them. */
function sayKnowledge({ view, texts, book }: Scene, region: Region): string {
  if (region.points_side) {
    const shown = view.regions.filter(({ points_side }) => points_side).length
    return texts.text('table-ip', { points: (book.game()?.knowledge_points ?? 2) * shown })
  }
  const tile = book.of('knowledge_tile', region.knowledge_tile)
  return tile ? say(texts, 'inv-chain-of', { action: sayBenefit(texts, tile.benefit) }) : ''
}

function saySource(scene: Scene, id: string): string[] {
  const { view, texts, book } = scene
  const left = say(texts, 'inv-markers-after', { count: Math.max(0, view.markers - 1) })
  const tile = book.of('influence_tile', id)
  const region = regionOfKnowledge(view, id)
  if (tile) return [sayBenefit(texts, tile.benefit), left]
  if (region) return [sayKnowledge(scene, region), left]
  return [...sayChain(scene, id), left]
}

function sayPlacing({ view, seat, texts, book }: Scene, tile: string, hex: string): string[] {
  const society = societyOf(view, seat)
  const facts = book.of('progress_hex', hex)
  const cost = society && costOf(book, society, tile, hex)
  return [
    ...(cost === undefined
      ? []
      : [
          cost
            ? say(texts, 'inv-costs', { count: cost, kind: book.kindOf(tile) ?? 'prosperity' })
            : say(texts, 'inv-free'),
        ]),
    ...(facts?.benefit && facts.benefit.op !== 'discount' ? [sayBenefit(texts, facts.benefit)] : []),
    ...(society?.hex_tokens.includes(hex) ? [say(texts, 'inv-token')] : []),
  ]
}
