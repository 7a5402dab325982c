// A name that is broader than its room is set narrower: it is neither cut off nor broken in the middle of a word.

import type { Attachment } from 'svelte/attachments'

/** Below this share of its breadth nobody can read it. */
const LEAST = 0.55

let watch: ResizeObserver | null = null

function inner(node: Element): HTMLElement | null {
  return node.firstElementChild as HTMLElement | null
}

function squeeze(text: HTMLElement, share: number): void {
  text.style.width = share < 1 ? `${100 / share}%` : ''
  text.style.transform = share < 1 ? `scaleX(${share})` : ''
}

/** First all are measured, then all are set: the page is laid out once. */
function fit(nodes: readonly Element[]): void {
  for (const node of nodes) {
    const text = inner(node)
    if (text?.style.transform) squeeze(text, 1)
  }
  const shares = nodes.map((node) => (node.scrollWidth > node.clientWidth ? node.clientWidth / node.scrollWidth : 1))
  for (const [index, node] of nodes.entries()) {
    const text = inner(node)
    const share = shares[index] ?? 1
    if (text && share > 0) squeeze(text, Math.max(LEAST, share))
  }
}

/** Use as `{@attach narrowed(name)}` on a box with the name in a span; where it may have two lines, words stay whole. */
export function narrowed(name: string): Attachment<HTMLElement> {
  return (node) => {
    void name
    node.classList.add('narrowed')
    if (typeof ResizeObserver === 'undefined') return
    watch ??= new ResizeObserver((seen) => fit(seen.map(({ target }) => target)))
    watch.observe(node)
    return () => watch?.unobserve(node)
  }
}
