// @vitest-environment jsdom

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { Texts } from '../lib/texts'
import { loadBoard } from '.'

const HOME = join(import.meta.dirname, '../../../src/gobelin')
const GAMES = ['hyperborea', 'imperial_settlers', 'inventions', 'tapestry']

/** The game's messages, and a name for each of its components, as the server sends them. */
function messages(game: string, language: string): string {
  const components = join(HOME, 'games', game, 'components')
  const ids = readdirSync(components).flatMap((file) =>
    [...readFileSync(join(components, file), 'utf8').matchAll(/\bid: (\w+)/g)].map(([, id]) => id),
  )
  const read = (name: string) => readFileSync(join(HOME, 'locales', language, `${name}.ftl`), 'utf8')
  return [...ids.map((id) => `name-${id} = [${id}]`), read('gobelin'), read(game)].join('\n')
}

/** Texts that note each word that is made up from an identifier. */
class Strict extends Texts {
  override label(key: string): string {
    if (!this.has(`label-${key}`) && !this.has(`name-${key}`)) this.missing.add(key)
    return super.label(key)
  }
}

it.each(GAMES.flatMap((game) => ['de', 'en'].map((language) => [game, language] as const)))(
  'the legend of %s has a word for each icon (%s)',
  async (game, language) => {
    const texts = new Strict(language, messages(game, language))
    const names = (await loadBoard(game)).legend!(texts).map(({ name }) => name)
    expect(names).not.toEqual([])
    expect([...texts.missing]).toEqual([])
    expect(names.filter((name) => /^(tap|is|hyp|inv)-/.test(name))).toEqual([])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  },
)
