// What explains itself on hover, long press and focus: `use:closeup={{ id }}`. components/Closeup.svelte shows it.

import type { Action } from 'svelte/action'

export interface Subject {
  /** A component: its name, card, effect, clause and where its facts come from are found by it. */
  id?: string | undefined
  /** What it is, where the id alone does not say so; for `BoardModule.Closeup`. */
  kind?: string | undefined
  /** A heading, where the component's name is not the right one or there is no component. */
  title?: string | undefined
  /** Words of its own: what an icon stands for, what a place does. */
  text?: string | undefined
}

/** What is said of a thing: what it explains, and what choosing it would bring, if it is on offer. */
export interface Said {
  node: Element
  subject: Subject
  choice: string
}

/** What elements explain, by the element: one listener on the table serves them all. */
const subjects = new WeakMap<Element, Subject>()
const choices = new WeakMap<Element, { words: string; brief: string }>()

export const closeup: Action<Element, Subject | null | undefined> = (node, subject) => {
  explain(node, subject)
  return {
    update: (changed) => explain(node, changed),
    destroy: () => explain(node, null),
  }
}

function explain(node: Element, subject: Subject | null | undefined): void {
  if (subject && (subject.id || subject.title || subject.text)) {
    subjects.set(node, subject)
    node.setAttribute('data-closeup', '')
  } else {
    subjects.delete(node)
    node.removeAttribute('data-closeup')
  }
}

/** A thing on offer also says what choosing it brings, briefly where it is explained what it is; empty: no longer. */
export function explainChoice(node: Element, words: string, brief = words): void {
  if (words) choices.set(node, { words, brief })
  else choices.delete(node)
}

/** The innermost thing there that has something to say, whether it explains itself or is on offer. */
export function saidAt(target: EventTarget | null): Said | null {
  if (!(target instanceof Element)) return null
  const explained = target.closest('[data-closeup]')
  const offered = target.closest('[data-option], [data-options]')
  const subject = (explained && subjects.get(explained)) ?? {}
  const choice = (offered && choices.get(offered)?.[explained ? 'brief' : 'words']) ?? ''
  const node = explained ?? (choice ? offered : null)
  return node && { node, subject, choice }
}
