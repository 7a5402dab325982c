// @vitest-environment jsdom

import { mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'

import table from './heroes/tapestry.json'
import { heroOf } from './loom'
import type { Picture } from './picture'
import './tapestry'
import Woven from './Woven.svelte'

const TRAP: Picture = { sky: 'cave', light: 'halo', land: 'cave', hero: 'unknown', border: 'tapestry', seed: 5 }
let shown: object[] = []

function show(picture: Picture): void {
  shown.push(mount(Woven, { target: document.body, props: picture }))
}

afterEach(async () => {
  for (const picture of shown) await unmount(picture)
  shown = []
})

test('all that a picture refers to hangs in the page, once', () => {
  const picture = { ...TRAP, hero: heroOf(table, 'trap') }
  show(picture)
  show({ ...picture, seed: 6 })
  for (const use of document.querySelectorAll('.woven use')) {
    expect(document.querySelectorAll(`.loom ${use.getAttribute('href')}`), use.outerHTML).toHaveLength(1)
  }
})

test('a card that nobody drew has a hero of the family, always the same', () => {
  const hero = heroOf(table, 'a_card_of_my_own')
  expect(table.family).toContain(hero)
  expect(heroOf(table, 'a_card_of_my_own')).toBe(hero)
})
