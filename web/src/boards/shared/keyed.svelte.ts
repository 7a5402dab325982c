// What comes with every position but seldom changes. Read through the position, all that is drawn from it would be looked
// through at every update; as a state of its own it leaves its readers alone until it is another.

import { untrack } from 'svelte'

/** Things by their key: whoever reads one hears only of that one. To be called while a component is being made. */
export function byKey<T>(read: () => Iterable<readonly [string | number, T]>): (key: string | number) => T | undefined {
  // In a function nothing is made reactive: what is read is the thing as it came.
  const known: Record<string, () => T> = $state({})
  const spelled = new Map<string, string>()
  $effect.pre(() => {
    const now = new Map([...read()].map(([key, thing]) => [String(key), thing]))
    untrack(() => {
      for (const key of spelled.keys()) {
        if (now.has(key)) continue
        spelled.delete(key)
        delete known[key]
      }
      for (const [key, thing] of now) {
        const spelling = JSON.stringify(thing)
        if (spelled.get(key) === spelling) continue
        spelled.set(key, spelling)
        known[key] = () => thing
      }
    })
  })
  return (key) => known[key]?.()
}

/** The same for a single thing. */
export function steady<T>(read: () => T): () => T {
  const first = untrack(read)
  const at = byKey(() => [['', read()] as const])
  return () => at('') ?? first
}
