// Pictures of Imperial Settlers: dye by colour, light by row, land and border by deck.

import type { Schemas } from '../lib/types'
import table from './heroes/imperial_settlers.json'
import silhouettes from './heroes/imperial_settlers.json?silhouettes'
import { heroOf, seedOf, thread } from './loom'
import type { Light, Picture } from './picture'
import sheet from './sheets/imperial_settlers.svg?raw'

thread(sheet, silhouettes)

const LIGHTS: Readonly<Record<string, Light>> = { production: 'day', feature: 'halo', action: 'flash' }
const DECKS = new Set(['common', 'romans', 'egyptians', 'japanese', 'barbarians'])
const ROOFS = new Set(table.roofs)

export function pictureOf(facts: Schemas['imperial_settlers.CardFacts']): Picture {
  const deck = DECKS.has(facts.deck) ? facts.deck : 'common'
  return {
    sky: facts.colours[0] ?? 'undyed',
    light: LIGHTS[facts.row] ?? 'none',
    land: deck,
    hero: heroOf(table, facts.card),
    border: deck,
    seed: seedOf(facts.card),
    roof: ROOFS.has(facts.card),
  }
}

/** What an attack card of the solo game shows: the good that it is after goes up in flames. */
export function attackPicture(facts: Schemas['imperial_settlers.AttackFacts']): Picture {
  const look = { sky: 'black', light: 'flash', land: 'barbarians', border: 'barbarians' } as const
  return { ...look, hero: heroOf(table, facts.card), seed: seedOf(facts.card) }
}

const DYES: Readonly<Record<string, string>> = {
  romans: 'red',
  egyptians: 'gold',
  japanese: 'pink',
  barbarians: 'brown',
}

/** What stands for a faction. */
export function factionPicture({ id }: Schemas['imperial_settlers.FactionFacts']): Picture {
  const land = DECKS.has(id) ? id : 'common'
  return { sky: DYES[id] ?? 'grey', light: 'day', land, hero: heroOf(table, id), border: land, seed: seedOf(id) }
}
