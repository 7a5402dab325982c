// Drawings that a board repeats (`<use href="#...">`): they lie on the page once, however many boards use them.

import type { Attachment } from 'svelte/attachments'

const lying = new Map<string, { node: Element; users: number }>()

/** Use as `{@attach drawings(svg)}` on a board: the page has these symbols for as long as the board is on it. */
export function drawings(svg: string): Attachment {
  return () => {
    const known = lying.get(svg) ?? { node: laid(svg), users: 0 }
    known.users += 1
    lying.set(svg, known)
    return () => {
      known.users -= 1
      if (known.users > 0) return
      known.node.remove()
      lying.delete(svg)
    }
  }
}

function laid(svg: string): Element {
  const holder = document.createElement('template')
  holder.innerHTML = svg
  const node = holder.content.firstElementChild!
  document.body.append(node)
  return node
}
