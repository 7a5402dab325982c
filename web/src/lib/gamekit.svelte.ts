// What the client knows of the games: their list, their words, and the facts of their components.

import { SvelteMap } from 'svelte/reactivity'

import { api } from './api'
import { Texts, type TextSources } from './texts'
import type { Facts, GameInfo } from './types'

const words = new Map<string, Promise<string>>()
let games: Promise<GameInfo[]> | null = null

/** All games, asked for once; a failure is forgotten, so that the next one asks again. */
export function allGames(): Promise<GameInfo[]> {
  games ??= api.games().catch((error: unknown) => {
    games = null
    throw error
  })
  return games
}

export async function gameNamed(name: string): Promise<GameInfo> {
  const wanted = name.replaceAll('-', '_')
  const found = (await allGames()).find((game) => game.name === wanted)
  if (!found) throw new Error(name)
  return found
}

export async function textsOf(game: GameInfo, language: string, sources?: TextSources): Promise<Texts> {
  const known = game.languages.includes(language) ? language : (game.languages[0] ?? 'en')
  const key = `${game.slug}/${known}`
  const ftl =
    words.get(key) ??
    api.texts(game.slug, known).catch((error: unknown) => {
      words.delete(key)
      throw error
    })
  words.set(key, ftl)
  return new Texts(known, await ftl, game, sources)
}

/** The facts of a game's components: asked for when first wanted, there when they have come. */
export class FactBook {
  readonly #known = new SvelteMap<string, Facts>()
  readonly #asked = new Set<string>()

  constructor(readonly fetch: (id: string) => Promise<Facts>) {}

  /** What is known of an id now; asking brings more later. Reactive. */
  facts(id: string): Facts | undefined {
    return this.#known.get(id)
  }

  describe(id: string): Facts | undefined {
    if (!this.#asked.has(id)) {
      this.#asked.add(id)
      this.fetch(id).then(
        (facts) => this.#known.set(id, facts),
        () => this.#known.set(id, {}), // an id that is no component has none
      )
    }
    return this.#known.get(id)
  }
}
