// Brings what is offered into sight.

/** Scrolls to the first thing on offer, if none of them can be seen. */
export function showOffered(board: HTMLElement | undefined): void {
  const offered = [...(board?.querySelectorAll('[data-option], [data-options]') ?? [])]
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
