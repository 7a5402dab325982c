// Which buttons of a row fit into it. They have their keys as `data-option`; the button `.more` stands for the others.

export class Fit {
  /** Those that do not fit; until the row or its words change, they stay out. */
  #out: ReadonlySet<string> = $state.raw(new Set())
  /** How often the words of the answers have changed, as they do when the facts of components come. */
  #worded = $state(0)
  #others: string[]
  /** The keys of the buttons that do not fit. The first is always there, cut off if need be. */
  readonly cut: string[]

  constructor(box: () => HTMLElement | undefined, row: () => string[], hasMore: () => boolean) {
    this.#others = $derived(row().slice(1))
    this.cut = $derived(this.#others.filter((key) => this.#out.has(key)))

    $effect.pre(() => {
      void [row(), this.#worded]
      this.#out = new Set()
    })

    $effect(() => {
      const node = box()
      if (!node || typeof MutationObserver === 'undefined') return
      const watch = new MutationObserver((seen) => {
        if (seen.some(({ target }) => target !== node && !target.parentElement?.closest('.more'))) this.#worded += 1
      })
      watch.observe(node, { subtree: true, childList: true, characterData: true })
      return () => watch.disconnect()
    })

    // Whether they fit is known when the page is laid out; it is not asked before.
    $effect(() => {
      void [row(), hasMore(), this.#worded]
      const root = box()
      if (!root || typeof IntersectionObserver === 'undefined') return
      const watch = new IntersectionObserver((seen) => this.#look(seen, watch), { root, threshold: [0, 0.9, 1] })
      for (const node of root.querySelectorAll('[data-option], .more')) watch.observe(node)
      return () => watch.disconnect()
    })
  }

  #look(seen: IntersectionObserverEntry[], watch: IntersectionObserver): void {
    const next = new Set(this.#out)
    const late = seen.filter(({ intersectionRatio }) => intersectionRatio <= 0.9).map(({ target }) => target)
    for (const target of late) {
      const key = (target as HTMLElement).dataset.option
      if (key !== undefined) next.add(key)
    }
    const more = late.find((target) => (target as HTMLElement).dataset.option === undefined)
    if (more) {
      // the last that fits makes room for the button that shows the others, if it still has none without the rest
      const last = next.size > this.#out.size ? undefined : this.#others.findLast((one) => !next.has(one))
      if (last !== undefined) next.add(last)
      watch.unobserve(more)
      if (next.size > this.#out.size) watch.observe(more)
    }
    if (next.size > this.#out.size) this.#out = next
  }
}
