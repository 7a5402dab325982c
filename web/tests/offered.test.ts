// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'

import { tableKeys } from '../src/lib/keyboard'
import { offeredThing, told } from '../src/lib/offered'
import type { Option } from '../src/lib/types'

function thing(words: string): HTMLElement {
  const node = document.createElement('span')
  node.textContent = words
  node.getClientRects = () => [{}] as unknown as DOMRectList
  document.body.append(node)
  return node
}

afterEach(() => document.body.replaceChildren())

describe('what a thing is', () => {
  test('keeps the name that can be read on it', () => {
    const [card, pile] = [thing('Statue'), thing('46')]
    told('Brings three points')(card)
    told('Deck: 46 cards')(pile)
    expect(card.getAttribute('aria-description')).toBe('Brings three points')
    expect(card.hasAttribute('aria-label')).toBe(false)
    expect(pile.getAttribute('aria-label')).toBe('Deck: 46 cards')
  })
})

test('pointing at things is told in its order, but not while a thing goes away', async () => {
  const pointed: (Option | null)[] = []
  const [one, other] = [thing('a'), thing('b')]
  for (const [node, verb] of [
    [one, 'pass'],
    [other, 'build'],
  ] as const) {
    const hover = (option: Option | null) => void pointed.push(option)
    offeredThing({ options: [[verb]], label: verb, choose: () => undefined, hover })(node)
  }
  one.focus()
  other.focus()
  other.remove()
  expect(pointed).toEqual([])
  await Promise.resolve()
  expect(pointed.slice(0, 3)).toEqual([['pass'], null, ['build']])
})

describe('arrows', () => {
  const press = tableKeys({
    undo: () => undefined,
    hint: () => undefined,
    rules: () => undefined,
    log: () => undefined,
    rotate: () => undefined,
    usual: () => undefined,
    legend: () => undefined,
    number: () => undefined,
    count: () => 0,
  })
  const key = (name: string) => press(new KeyboardEvent('keydown', { key: name }))

  test('walk things with one option and with several', () => {
    const [one, several] = [thing('a'), thing('b')]
    one.dataset.option = '["pass"]'
    several.dataset.options = '[["pass"],["build"]]'
    one.tabIndex = several.tabIndex = 0
    key('ArrowDown')
    expect(document.activeElement).toBe(one)
    key('ArrowDown')
    expect(document.activeElement).toBe(several)
    key('ArrowDown')
    expect(document.activeElement).toBe(one)
  })

  test('pass over what is about to leave the table', () => {
    const [going, staying] = [thing('a'), thing('b')]
    going.dataset.option = staying.dataset.option = '["pass"]'
    going.tabIndex = staying.tabIndex = 0
    going.setAttribute('inert', '')
    key('ArrowDown')
    expect(document.activeElement).toBe(staying)
  })

  test('stay within an open menu', () => {
    const [outside, first, second] = [thing('a'), thing('b'), thing('c')]
    const menu = document.createElement('div')
    menu.setAttribute('popover', '')
    menu.append(first, second)
    document.body.append(menu)
    for (const node of [outside, first, second]) {
      node.dataset.option = '["pass"]'
      node.tabIndex = 0
    }
    first.focus()
    key('ArrowDown')
    expect(document.activeElement).toBe(second)
    key('ArrowDown')
    expect(document.activeElement).toBe(first)
  })
})
