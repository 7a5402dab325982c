// What comes with every position but seldom changes. Read through the position, all that is drawn from it would be looked
// through at every update; as a state of its own it leaves its readers alone until it is another.

import { untrack } from 'svelte'

/** Whether two things say the same, as far as a message can say it; found out without writing either down. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((part, at) => isSame(part, other[at]))
  if (Array.isArray(other)) return false
  let count = 0
  for (const key in one) {
    if (!(key in other) || !isSame(one[key as keyof typeof one], other[key as keyof typeof other])) return false
    count += 1
  }
  return count === Object.keys(other).length
}

/** Things by their key: whoever reads one hears only of that one. To be called while a component is being made. */
export function byKey<T>(read: () => Iterable<readonly [string | number, T]>): (key: string | number) => T | undefined {
  // In a function nothing is made reactive: what is read is the thing as it came.
  const known: Record<string, () => T> = $state({})
  const held = new Map<string, T>()
  $effect.pre(() => {
    const now = new Map([...read()].map(([key, thing]) => [String(key), thing]))
    untrack(() => {
      for (const key of held.keys()) {
        if (now.has(key)) continue
        held.delete(key)
        delete known[key]
      }
      for (const [key, thing] of now) {
        if (held.has(key) && isSame(held.get(key), thing)) continue
        held.set(key, thing)
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
