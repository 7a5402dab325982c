// What pictures the components of Tapestry where they are chosen before a game.

import { pictureOf } from '../../art/tapestry'
import type { Picture } from '../../art/picture'
import type { Facts } from '../../lib/types'

const KINDS: ReadonlySet<unknown> = new Set([
  'tapestry',
  'tech',
  'civilization',
  'landmark',
  'landmark_card',
  'space_tile',
])

export function portrait(facts: Facts): Picture | null {
  return KINDS.has(facts.kind) ? pictureOf(facts as Parameters<typeof pictureOf>[0]) : null
}
