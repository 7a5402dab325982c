// What pictures the components of Imperial Settlers where they are chosen before a game.

import { factionPicture, pictureOf } from '../../art/imperial_settlers'
import type { Picture } from '../../art/picture'
import type { Facts } from '../../lib/types'

export function portrait(facts: Facts): Picture | null {
  if (facts.kind === 'card') return pictureOf(facts as Parameters<typeof pictureOf>[0])
  return facts.kind === 'faction' ? factionPicture(facts as Parameters<typeof factionPicture>[0]) : null
}
