// A puzzle at the table: no match, but a position to which all choices so far are sent anew.

import { api, MatchApi } from './api'
import { TableStore } from './store.svelte'
import type { Moved, Option, Position, PuzzlePosition, Solution } from './types'

class PuzzleApi extends MatchApi {
  #answers: Option[] = []
  /** Every position that comes is newer than the last one, also after an undo. */
  #seq = 0

  constructor(
    readonly slug: string,
    readonly puzzle: string,
    readonly came: (position: PuzzlePosition) => void,
  ) {
    super(api, '', null)
  }

  /** The position after these choices; they are kept if they fit. */
  async after(answers: Option[]): Promise<PuzzlePosition> {
    const position = { ...(await api.puzzle(this.slug, this.puzzle, answers)), seq: (this.#seq += 1) }
    this.#answers = answers
    this.came(position)
    return position
  }

  override position = (): Promise<Position> => this.after(this.#answers)
  override move = (_seq: number, option: Option): Promise<Moved> => this.after([...this.#answers, option])
  override undo = (): Promise<Position> => this.after(this.#answers.slice(0, -1))
}

export class PuzzleStore extends TableStore {
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
    this.#puzzle = new PuzzleApi(slug, puzzle, (position) => (this.turn = position))
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
    this.solution ??= await api.solution(this.slug, this.puzzle, language)
    this.step = step
    this.show(await this.#puzzle.after(this.solution.answers.slice(0, step)), true)
  }

  /** Begin again. */
  async again(): Promise<void> {
    this.solution = null
    this.show(await this.#puzzle.after([]), true)
  }
}
