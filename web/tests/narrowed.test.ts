// @vitest-environment jsdom

import { beforeEach, expect, it, vi } from 'vitest'

import { narrowed } from '../src/lib/narrowed'

/** What would be told of boxes that have been laid out. */
let tell: (nodes: Element[]) => void = () => undefined

vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(run: (seen: { target: Element }[]) => void) {
      tell = (nodes) => run(nodes.map((target) => ({ target })))
    }
    observe() {}
    unobserve() {}
  },
)

function box(room: number, breadth: number): HTMLElement {
  const node = document.createElement('b')
  node.innerHTML = '<span>Druckerpresse</span>'
  Object.defineProperty(node, 'clientWidth', { value: room, configurable: true })
  // what is set narrower does not stand over
  Object.defineProperty(node, 'scrollWidth', {
    get: () => ((node.firstElementChild as HTMLElement).style.transform ? room : Math.max(room, breadth)),
    configurable: true,
  })
  document.body.append(node)
  return node
}

const text = (node: HTMLElement) => node.firstElementChild as HTMLElement

beforeEach(() => document.body.replaceChildren())

it('sets a name narrower that is broader than its room, and leaves others as they are', () => {
  const [narrow, wide] = [box(60, 80), box(100, 80)]
  for (const node of [narrow, wide]) narrowed('Druckerpresse')(node)
  tell([narrow, wide])
  expect(text(narrow).style.transform).toBe('scaleX(0.75)')
  expect(text(narrow).style.width).toMatch(/^133\.3/)
  expect(text(wide).style.transform).toBe('')
})

it('measures anew when the room has changed', () => {
  const node = box(60, 80)
  narrowed('Druckerpresse')(node)
  tell([node])
  Object.defineProperty(node, 'clientWidth', { value: 90 })
  tell([node])
  expect(text(node).style.transform).toBe('')
})
