const GAP = 8

/**
 * Put a floating element beside another, within the window. Things lie in rows: below or above, it hides no neighbour;
 * else it stands right or left of it.
 */
export function beside(floating: HTMLElement, anchor: HTMLElement): void {
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
  floating.style.left = `${clamp(x, innerWidth - width)}px`
  floating.style.top = `${clamp(y, innerHeight - height)}px`
}

function clamp(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most - GAP))
}
