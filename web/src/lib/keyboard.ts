// The keys of the table.

import { Digits } from './digits'

export interface TableKeys {
  undo: () => void
  hint: () => void
  rules: () => void
  log: () => void
  rotate: () => void
  legend: () => void
  /** Go to the option with this number, though no button with it is to be seen. */
  number: (number: number) => void
  /** How many options the question has. */
  count: () => number
  /** Give the answer that most give. */
  usual: () => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Whether keys are letters of something that is being written. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

const OFFERED = '[data-option]:not(:disabled), [data-options]:not(:disabled)'

/** The offered things that can be seen, in the order of the page; within a menu, those of the menu. */
function offeredThings(): (HTMLElement | SVGElement)[] {
  const root = document.activeElement?.closest('[popover]') ?? document
  const found = [...root.querySelectorAll<HTMLElement | SVGElement>(OFFERED)]
  // what is about to leave the table is still to be seen, but can no longer be chosen
  return found.filter((node) => node.getClientRects().length > 0 && !node.closest('[inert]'))
}

/** Arrows walk the offered things, digits pick from the list, letters do what the table can. */
export function tableKeys(keys: TableKeys): (event: KeyboardEvent) => void {
  const digits = new Digits()
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (document.querySelector('dialog[open]')) return
    const step = STEPS[event.key]
    if (step !== undefined) {
      if (event.target instanceof HTMLElement && event.target.getAttribute('role') === 'log') return
      const things = offeredThings()
      if (!things.length) return
      const at = things.indexOf(document.activeElement as HTMLElement)
      const next = at === -1 ? (step > 0 ? 0 : things.length - 1) : (at + step + things.length) % things.length
      things[next]?.focus()
    } else if (/^[0-9]$/.test(event.key)) {
      const list = [...document.querySelectorAll<HTMLElement>('[data-number]')]
      const most = Math.max(keys.count(), ...list.map((node) => Number(node.dataset.number)))
      const number = digits.type(event.key, most, event.timeStamp)
      if (number === undefined) return
      const node = list.find(({ dataset }) => Number(dataset.number) === number)
      if (node?.checkVisibility({ visibilityProperty: true })) node.focus()
      else keys.number(number)
    } else if (event.key === 'u' || event.key === 'U') keys.undo()
    else if (event.key === 'h' || event.key === 'H') keys.hint()
    else if (event.key === 'r' || event.key === 'R') keys.rotate()
    else if (event.key === 'e' || event.key === 'E') keys.usual()
    else if (event.key === 'i' || event.key === 'I') keys.legend()
    else if (event.key === '?') keys.rules()
    else if (event.key === '/') keys.log()
    else return
    event.preventDefault()
  }
}

/** Told to boards when something is to be turned: `window.addEventListener(ROTATE, …)`. */
export const ROTATE = 'gobelin:rotate'
