// Pictures of Hyperborea: dye by the first cube that a technology asks for, the peaks or the stones by what it is.

import type { Schemas } from '../lib/types'
import table from './heroes/hyperborea.json'
import silhouettes from './heroes/hyperborea.json?silhouettes'
import { heroOf, seedOf, thread } from './loom'
import type { Picture } from './picture'
import sheet from './sheets/hyperborea.svg?raw'

thread(sheet, silhouettes)

type Pictured =
  | Schemas['hyperborea.CardFacts']
  | Schemas['hyperborea.BaseFacts']
  | Schemas['hyperborea.CityFacts']
  | Schemas['hyperborea.TokenFacts']
  | Schemas['hyperborea.FactionFacts']

const METALS: Readonly<Record<string, string>> = { bronze: 'orange', silver: 'grey', gold: 'yellow' }

function dyeOf(facts: Pictured): string {
  switch (facts.kind) {
    case 'card':
      return facts.spaces.find((space) => space !== 'any') ?? 'grey'
    case 'base_technology':
    case 'faction':
      return facts.colour
    case 'ruin_token':
      return METALS[facts.metal] ?? 'grey'
    case 'city':
      return 'blue'
  }
}

export function pictureOf(facts: Pictured): Picture {
  const seed = seedOf(facts.id)
  return {
    sky: `cube-${dyeOf(facts)}`,
    light: facts.kind === 'card' && facts.continuous ? 'halo' : 'none',
    land: seed % 2 ? 'peaks' : 'stones',
    hero: heroOf(table, facts.id),
    border: 'hyperborea',
    seed: seed >>> 1,
  }
}
