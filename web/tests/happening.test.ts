// @vitest-environment jsdom

import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'

import Happening from '../src/components/Happening.svelte'
import { Chain } from '../src/lib/chain.svelte'
import type { TableStore } from '../src/lib/store.svelte'
import type { Told } from '../src/lib/types'

test('what comes and goes does so within one element: beside the board it would restyle all of it', async () => {
  const chain = new Chain({ later: () => 1, cancel: () => undefined, isWatched: () => true })
  const texts = { facts: () => ({ seat: 0, points: 3, why: 'barter' }), event: ({ verb }: Told) => verb }
  const store = { chain, texts } as unknown as TableStore
  const target = document.createElement('main')
  document.body.append(target)
  const shown = mount(Happening, { target, props: { store } })
  chain.add([{ at: 1, verb: 'scored', args: [0, 3, 'barter'], hidden: false }])
  flushSync()
  expect(target.querySelectorAll('.happening p, .happening .flight')).toHaveLength(2)
  expect(target.children).toHaveLength(1)
  await unmount(shown)
})
