// What a bot would choose, shown where it can be chosen: on the board and in the list.

import { optionKey } from './options'
import type { Hint, Option } from './types'

/** Everything that stands for an option, whether or not it stands for others too. */
export function standingFor(option: Option): string {
  const key = JSON.stringify(optionKey(option)) // a string in CSS is escaped like one in JSON
  return `[data-option=${key}], [data-options*=${key}]`
}

/** Point at an option wherever it is drawn, now or later, until the returned function is called. */
export function pointAt(option: Option, page: Document = document): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:is(${standingFor(option)}) { outline: 3px dashed var(--hint); outline-offset: 2px; }`)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  return () => (page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet))
}

/** Points less than this are no difference that anybody would notice. */
const SAME = 0.05

export type Lead =
  { kind: 'only' | 'unweighed' } | { kind: 'equal'; next: Option } | { kind: 'ahead'; next: Option; points: number }

/** How far the best option is ahead of the next one. */
export function leadOf({ best }: Pick<Hint, 'best'>): Lead {
  const next = best[1]
  if (!next) return { kind: 'only' }
  if (next.behind === null) return { kind: 'unweighed' }
  if (next.behind < SAME) return { kind: 'equal', next: next.option }
  return { kind: 'ahead', next: next.option, points: next.behind }
}
