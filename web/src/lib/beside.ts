// Where something floats that belongs to a thing on the table.

const GAP = 8

/** Put a floating element beside another: below or above, where it hides no neighbour in a row; else right or left. */
export function beside(floating: HTMLElement, anchor: Element): void {
  const box = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = floating
  const below = box.bottom + GAP + height <= innerHeight - GAP
  const above = box.top - GAP - height >= GAP
  const right = box.right + GAP + width <= innerWidth - GAP
  const left = box.left - GAP - width >= GAP
  const across = box.left + box.width / 2 - width / 2
  const level = box.top + box.height / 2 - height / 2
  const x = below || above ? across : right ? box.right + GAP : left ? box.left - GAP - width : across
  const y = below ? box.bottom + GAP : above ? box.top - GAP - height : right || left ? level : box.bottom + GAP
  floating.style.left = `${clamp(x, GAP, innerWidth - width - GAP)}px`
  floating.style.top = `${clamp(y, GAP, innerHeight - height - GAP)}px`
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
