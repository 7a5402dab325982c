// What pictures the components of Hyperborea where they are chosen before a game.

import { pictureOf } from '../../art/hyperborea'
import type { Picture } from '../../art/picture'
import type { Facts } from '../../lib/types'

export function portrait(facts: Facts): Picture | null {
  return facts.kind === 'faction' ? pictureOf(facts as Parameters<typeof pictureOf>[0]) : null
}
