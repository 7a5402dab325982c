// What the client knows of the games: their list, their words, and the facts of their components.

import { api } from './api'
import { Texts, type TextSources } from './texts'
import type { Facts, GameInfo } from './types'

const words = new Map<string, Promise<string>>()
const NONE: Facts = {}
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

/** The words of a game in a language, or in the first that it has; `components` as for the facts. */
export async function textsOf(
  game: GameInfo,
  language: string,
  sources?: TextSources,
  components?: string,
): Promise<Texts> {
  const known = game.languages.includes(language) ? language : (game.languages[0] ?? 'en')
  const key = `${game.slug}/${known}/${components ?? ''}`
  const ftl =
    words.get(key) ??
    api.texts(game.slug, known, components).catch((error: unknown) => {
      words.delete(key)
      throw error
    })
  words.set(key, ftl)
  return new Texts(known, await ftl, game, sources)
}

/** The facts of a game's components: asked for when first wanted, all at once, and there when they have come. */
export class FactBook {
  #known: Record<string, Facts> | null = $state.raw(null)
  #isAsked = false

  constructor(readonly fetch: () => Promise<Record<string, Facts>>) {}

  /** What is known of an id now: an id that is no component has no facts. Reactive. */
  facts(id: string): Facts | undefined {
    return this.#known ? (this.#known[id] ?? NONE) : undefined
  }

  /** The same, and if nothing is known yet, it is asked for; after a failure again when somebody next wants to know. */
  describe(id: string): Facts | undefined {
    if (!this.#isAsked) {
      this.#isAsked = true
      this.fetch().then(
        (all) => (this.#known = all),
        () => (this.#isAsked = false),
      )
    }
    return this.facts(id)
  }
}
