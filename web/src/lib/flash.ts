/** Show where on the table these things are, for a moment. Elements say what they are by `data-id`. */
export function flash(ids: readonly string[], root: ParentNode = document): number {
  const wanted = new Set(ids)
  const found = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-id]')].filter(({ dataset }) =>
    wanted.has(dataset.id ?? ''),
  )
  for (const [index, node] of found.entries()) {
    node.classList.remove('flash')
    requestAnimationFrame(() => {
      node.classList.add('flash')
      if (index === 0) node.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
    node.addEventListener('animationend', () => node.classList.remove('flash'), { once: true })
  }
  return found.length
}
