/** Numbers typed digit by digit: which option is meant after each key. */
export class Digits {
  #typed = ''
  #last = 0

  constructor(readonly pause_ms = 900) {}

  /** The number meant so far, from 1 to `count`; nothing if there is no such option. */
  type(digit: string, count: number, now: number): number | undefined {
    if (now - this.#last > this.pause_ms) this.#typed = ''
    this.#last = now
    for (const typed of [this.#typed + digit, digit]) {
      const number = Number(typed)
      if (number >= 1 && number <= count) {
        this.#typed = typed
        return number
      }
    }
    this.#typed = ''
    return undefined
  }
}
