// Where something floats that belongs to a thing on the table.

const GAP = 8

/** What of the window is free of the question: it is above the board, on a phone below it. */
function free(height: number): { top: number; bottom: number } {
  const asked = document.querySelector('.prompt')?.getBoundingClientRect()
  if (!asked?.height) return { top: 0, bottom: innerHeight }
  const found = asked.top < innerHeight / 2 ? { top: asked.bottom, bottom: innerHeight } : { top: 0, bottom: asked.top }
  return found.bottom - found.top >= height + 2 * GAP ? found : { top: 0, bottom: innerHeight }
}

/**
 * Put a floating element beside another, within the window and off the question. Things lie in rows: below or above, it
 * hides no neighbour; else it stands right or left of it.
 */
export function beside(floating: HTMLElement, anchor: Element): void {
  const box = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = floating
  const { top, bottom } = free(height)
  const below = box.bottom + GAP + height <= bottom - GAP
  const above = box.top - GAP - height >= top + GAP
  const right = box.right + GAP + width <= innerWidth - GAP
  const left = box.left - GAP - width >= GAP
  const across = box.left + box.width / 2 - width / 2
  const level = box.top + box.height / 2 - height / 2
  const x = below || above ? across : right ? box.right + GAP : left ? box.left - GAP - width : across
  const y = below ? box.bottom + GAP : above ? box.top - GAP - height : right || left ? level : box.bottom + GAP
  floating.style.left = `${clamp(x, GAP, innerWidth - width - GAP)}px`
  floating.style.top = `${clamp(y, top + GAP, bottom - height - GAP)}px`
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
