// Brings what is offered into sight.

import type { Attachment } from 'svelte/attachments'

/** Use as `{@attach inSight(question)}` on a board: with every question, what is offered comes into sight where none of it is. */
export function inSight(question: string): Attachment<HTMLElement> {
  return (board) => {
    if (!question) return
    const frame = requestAnimationFrame(() => showOffered(board))
    return () => cancelAnimationFrame(frame)
  }
}

/** Scrolls to the first thing on offer, if none of them can be seen. */
function showOffered(board: HTMLElement): void {
  const offered = [...board.querySelectorAll('[data-option], [data-options]')]
  if (!offered.some(isInSight)) offered[0]?.scrollIntoView?.({ block: 'nearest' })
}

function isInSight(thing: Element): boolean {
  const { top, bottom, height } = thing.getBoundingClientRect()
  for (let around = thing.parentElement; around && around !== document.body; around = around.parentElement) {
    if (around.scrollHeight <= around.clientHeight || getComputedStyle(around).overflowY === 'visible') continue
    const frame = around.getBoundingClientRect()
    if (Math.min(bottom, frame.bottom) - Math.max(top, frame.top) < Math.min(height, frame.height) / 2) return false
  }
  return true
}
