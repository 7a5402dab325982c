// How capitals are looked at; it stays so from table to table.

const NAME = 'gobelin.tapestry.plan'

function kept(): boolean {
  try {
    return localStorage.getItem(NAME) === 'plan'
  } catch {
    return false
  }
}

class Look {
  #isFlat = $state(kept())

  /** As a plan, not in space. */
  get isFlat(): boolean {
    return this.#isFlat
  }

  turn(): void {
    this.#isFlat = !this.#isFlat
    try {
      localStorage.setItem(NAME, this.#isFlat ? 'plan' : 'space')
    } catch {
      // a browser that keeps nothing forgets it
    }
  }
}

export const look = new Look()
