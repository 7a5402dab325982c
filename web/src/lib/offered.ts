// Gives any element, in HTML or SVG, all that a thing on offer needs: its option, glow, focus, click and words.

import type { Attachment } from 'svelte/attachments'

import { explainChoice } from './closeup'
import { optionKey } from './options'
import type { Option } from './types'

export interface OfferedThing {
  /** All options that this thing stands for; none: it is not on offer. */
  options: Option[]
  /** What it says to a screen reader and in the popover: the consequence in words. */
  label: string
  /** The consequence alone, for the popover of something that is explained there. */
  brief?: string
  choose: (options: Option[]) => void
  hover?: ((option: Option | null) => void) | undefined
}

/** What a thing is, in words: its name, or, where its name can be read on it, what is said after that. */
function spoken(node: Element, label: string): 'aria-label' | 'aria-description' {
  const read = node.textContent.trim()
  return read && !label.includes(read) ? 'aria-description' : 'aria-label'
}

/** Use as `{@attach told(label)}` on a button that is no option. */
export function told(label: string): Attachment<Element> {
  return (node) => {
    const name = spoken(node, label)
    node.setAttribute(name, label)
    return () => node.removeAttribute(name)
  }
}

/** Use as `{@attach offeredThing({...})}`. Several options: `data-option` has the first, `data-options` all. */
export function offeredThing(thing: OfferedThing): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const { options, label, brief, choose, hover } = thing
    const [first] = options
    if (!first) return
    const attributes: Record<string, string> = {
      'data-option': optionKey(first),
      role: 'button',
      tabindex: '0',
      [spoken(node, label)]: label,
      ...(options.length > 1 ? { 'data-options': JSON.stringify(options), 'aria-haspopup': 'dialog' } : {}),
    }
    /** A thing that can be reached though nothing is offered stays so afterwards. */
    const before = Object.keys(attributes).map((name) => [name, node.getAttribute(name)] as const)
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
    node.classList.add('offered')
    explainChoice(node, label, brief)
    const pick = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      choose(options)
    }
    const press = (event: Event) => {
      if (event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ')) pick(event)
    }
    // A little later: a thing that loses the focus because it goes away says so while the page is being drawn.
    const point = (option: Option | null) => hover && queueMicrotask(() => hover(option))
    const enter = () => point(first)
    const leave = () => point(null)
    const listeners: [string, (event: Event) => void][] = [
      ['click', pick],
      ['keydown', press],
      ['pointerenter', enter],
      ['focus', enter],
      ['pointerleave', leave],
      ['blur', leave],
    ]
    for (const [name, run] of listeners) node.addEventListener(name, run)
    return () => {
      for (const [name, run] of listeners) node.removeEventListener(name, run)
      for (const [name, value] of before) {
        if (value === null) node.removeAttribute(name)
        else node.setAttribute(name, value)
      }
      node.classList.remove('offered')
      explainChoice(node, '')
    }
  }
}
