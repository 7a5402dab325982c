// Typed access to the facts of components as the server describes them.

import type { Facts } from '../../lib/types'

/** A book of facts, which are told apart by their kind. */
export class Book<AnyFacts extends { kind: string }> {
  constructor(readonly describe: (id: string) => Facts | undefined) {}

  /** The facts of a component of this kind; undefined until they have come, or if it is none. An id may have several kinds. */
  of<Kind extends AnyFacts['kind']>(
    kind: Kind,
    id: string | null | undefined,
  ): Extract<AnyFacts, { kind: Kind }> | undefined {
    const facts = id ? this.describe(id) : undefined
    const also = facts?.also as Facts[] | undefined
    const found = facts?.kind === kind ? facts : also?.find((other) => other.kind === kind)
    return found as Extract<AnyFacts, { kind: Kind }> | undefined
  }

  /** The facts of the game as a whole. */
  game(): Extract<AnyFacts, { kind: 'game' }> | undefined {
    return this.of('game', 'game')
  }
}
