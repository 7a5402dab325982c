// Pictures of Tapestry: land and dye by the age of the world that a thing belongs to, light by when it works.

import type { Schemas } from '../lib/types'
import table from './heroes/tapestry.json'
import silhouettes from './heroes/tapestry.json?silhouettes'
import { heroOf, seedOf, thread } from './loom'
import type { Light, Picture } from './picture'
import sheet from './sheets/tapestry.svg?raw'

thread(sheet, silhouettes)

type Pictured =
  | Schemas['tapestry.TapestryFacts']
  | Schemas['tapestry.TechFacts']
  | Schemas['tapestry.CivilizationFacts']
  | Schemas['tapestry.LandmarkFacts']
  | Schemas['tapestry.LandmarkCardFacts']
  | Schemas['tapestry.SpaceTileFacts']
  | Schemas['tapestry.MasterpieceFacts']

const AGES: Readonly<Record<string, string>> = table.ages
const EVERY_AGE = ['cave', 'temple', 'castle', 'steam', 'city', 'stars'] as const

function lightOf(facts: Pictured): Light {
  if (facts.kind !== 'tapestry') return 'halo'
  if (facts.reaction) return 'halo'
  return facts.timing === 'when_played' ? 'flash' : 'day'
}

export function pictureOf(facts: Pictured): Picture {
  const seed = seedOf(facts.id)
  const age = AGES[facts.id] ?? EVERY_AGE[seed % EVERY_AGE.length] ?? 'cave'
  return { sky: age, light: lightOf(facts), land: age, hero: heroOf(table, facts.id), border: 'tapestry', seed }
}
