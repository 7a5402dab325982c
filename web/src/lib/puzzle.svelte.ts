// A puzzle at the table: no match, but a position to which all choices so far are sent anew.

import { api, MatchApi } from './api'
import { TableStore } from './store.svelte'
import type { Moved, Option, Position, PuzzlePosition, Solution } from './types'
import { uiError } from './ui.svelte'

class PuzzleApi extends MatchApi {
  #answers: Option[] = []
  /** Every position that comes is newer than the last one, also after an undo. */
  #seq = 0

  constructor(
    readonly slug: string,
    readonly puzzle: string,
    readonly came: (position: PuzzlePosition) => void,
    /** The person has gone on by themselves. */
    readonly wentOn: () => void,
  ) {
    super(api, '', null)
  }

  /** The position after these choices; they are kept if they fit. */
  async after(answers: Option[]): Promise<PuzzlePosition> {
    const told = await api.puzzle(this.slug, this.puzzle, answers)
    // Only the turn is over, even where the match would be: nobody has won it.
    const position = { ...told, result: null, seq: (this.#seq += 1) }
    this.#answers = answers
    this.came(position)
    return position
  }

  override position = (): Promise<Position> => this.after(this.#answers)
  override move = (_seq: number, option: Option): Promise<Moved> => this.#goOn([...this.#answers, option])
  override undo = (): Promise<Position> => this.#goOn(this.#answers.slice(0, -1))

  async #goOn(answers: Option[]): Promise<PuzzlePosition> {
    const position = await this.after(answers)
    this.wentOn()
    return position
  }
}

export class PuzzleStore extends TableStore {
  override readonly isMatch = false
  /** How the turn stands. */
  turn: PuzzlePosition | null = $state.raw(null)
  solution: Solution | null = $state.raw(null)
  /** So many steps of the solution are shown on the board. */
  step = $state(0)
  readonly #puzzle: PuzzleApi

  constructor(
    readonly slug: string,
    readonly puzzle: string,
  ) {
    super('')
    const came = (position: PuzzlePosition) => (this.turn = position)
    this.#puzzle = new PuzzleApi(slug, puzzle, came, () => (this.solution = null))
    this.match = this.#puzzle
  }

  override async open(): Promise<void> {
    try {
      await this.resync()
      this.status = 'live'
    } catch (error) {
      this.fail(error, null)
    }
  }

  /** Show the board after so many steps of the solution. */
  async solve(language: string, step: number): Promise<void> {
    await this.#turnTo(async () => {
      this.solution ??= await api.solution(this.slug, this.puzzle, language)
      const position = await this.#puzzle.after(this.solution.answers.slice(0, step))
      this.step = step
      return position
    })
  }

  /** Begin again. */
  async again(): Promise<void> {
    await this.#turnTo(() => {
      this.solution = null
      return this.#puzzle.after([])
    })
  }

  async #turnTo(reach: () => Promise<PuzzlePosition>): Promise<void> {
    try {
      this.show(await reach(), true)
      this.notice = null
    } catch (error) {
      this.notice = uiError(error)
    }
  }
}
