const GAP = 8

/** Put a floating element beside another, within the window: right of it, else left, else where there is room. */
export function beside(floating: HTMLElement, anchor: HTMLElement): void {
  const box = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = floating
  const right = box.right + GAP + width <= innerWidth
  const left = box.left - GAP - width >= 0
  const x = right ? box.right + GAP : left ? box.left - GAP - width : (innerWidth - width) / 2
  const level = box.top + box.height / 2 - height / 2
  const above = box.top - GAP - height
  const y = right || left ? level : above >= GAP ? above : box.bottom + GAP
  floating.style.left = `${clamp(x, innerWidth - width)}px`
  floating.style.top = `${clamp(y, innerHeight - height)}px`
}

function clamp(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most - GAP))
}
