// @vitest-environment jsdom

import { flushSync } from 'svelte'
import { expect, it, vi } from 'vitest'

import { Offer } from '../../lib/options'
import { Texts } from '../../lib/texts'
import { trial, type Asked } from '../shared/trial'
import asks from './fixtures/asks.json'
import facts from './fixtures/facts.json'
import { Board, buttonVerbs } from '.'

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
const { propsOf, put } = trial(
  { Board, buttonVerbs },
  'imperial_settlers',
  facts,
  new Texts('en', 'goods = { $amount } { $good }'),
)

it('a card is not drawn anew when it comes to be on offer or is so no longer, and can be reached all the while', () => {
  const asked = (asks as unknown as Asked[]).find(({ options }) => options.some(([verb]) => verb === 'build'))!
  const [, card] = asked.options.find(([verb]) => verb === 'build')!
  const props = $state(propsOf(asked, { part: 'table' }))
  const target = put(Board, props)
  const thing = () => target.querySelector<HTMLElement>(`.hand [data-id='${card}'] > .inner`)!
  const [before, face] = [thing(), thing().querySelector('.face')]
  for (const [offered, isOffered] of [
    [new Offer([]), false],
    [new Offer(asked.options), true],
  ] as const) {
    props.offered = offered
    flushSync()
    expect(thing().classList.contains('offered')).toBe(isOffered)
    expect(thing()).toBe(before)
    expect(thing().querySelector('.face')).toBe(face)
    expect(thing().getAttribute('role')).toBe('button')
    expect(thing().tabIndex).toBe(0)
  }
})
