// Pictures of Inventions: dye by discipline, on the plate of a wheel or on a sea chart.

import type { Schemas } from '../lib/types'
import table from './heroes/inventions.json'
import silhouettes from './heroes/inventions.json?silhouettes'
import { heroOf, seedOf, thread } from './loom'
import type { Picture } from './picture'
import sheet from './sheets/inventions.svg?raw'

thread(sheet, silhouettes)

type Pictured =
  | Schemas['inventions.IdeaFacts']
  | Schemas['inventions.MilestoneFacts']
  | Schemas['inventions.GoalFacts']
  | Schemas['inventions.RegionFacts']

const STACKS: Readonly<Record<string, string>> = { regions: 'prosperity', inventions: 'technology', society: 'culture' }

function dyeOf(facts: Pictured): string {
  switch (facts.kind) {
    case 'idea':
      return facts.discipline
    case 'private_goal':
      return STACKS[facts.stack] ?? 'joker'
    case 'milestone':
      return 'joker'
    case 'region':
      return 'prosperity'
  }
}

export function pictureOf(facts: Pictured): Picture {
  const seed = seedOf(facts.id)
  return {
    sky: dyeOf(facts),
    light: 'none',
    land: seed % 2 ? 'wheel' : 'chart',
    hero: heroOf(table, facts.id),
    border: 'inventions',
    seed: seed >>> 1,
  }
}
