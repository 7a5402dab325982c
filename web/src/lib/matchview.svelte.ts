// One match as one person sees it: the position, the log, the words, the names, and the links that open it.

import { api, MatchApi, Problem } from './api'
import { botName } from './bots'
import { FactBook, gameNamed, textsOf } from './gamekit.svelte'
import { keyRing, type Keys } from './keys'
import { mergeLog } from './log'
import { prefs } from './prefs.svelte'
import { isGoingOn } from './questions'
import type { Texts, TextSources } from './texts'
import type { GameInfo, Position, Told } from './types'
import { ui } from './ui.svelte'

export class MatchView {
  /** The position that is shown, and what has happened up to it. */
  position: Position | null = $state.raw(null)
  log: Told[] = $state.raw([])
  /** The newest position, and all that is known to have happened. */
  protected newest: Position | null = null
  protected heard: Told[] = []
  /** In a replay: everything that happened, whatever step is shown. */
  whole: Told[] = $state.raw([])
  game: GameInfo | null = $state.raw(null)
  texts: Texts | null = $state.raw(null)
  facts: FactBook | null = $state.raw(null)
  keys: Keys = $state.raw({ seats: {}, sits: null })
  /** What went wrong last, in words; shown until it is put away. */
  notice: string | null = $state(null)
  /** What keeps the match from opening at all. */
  failure: Problem | Error | null = $state.raw(null)

  protected match: MatchApi
  /** Counts up whenever other eyes look: what is still on its way for the former ones is not shown. */
  protected visit = 0

  /** The components of the match, where they are not the installed ones. */
  #own: string | undefined

  constructor(readonly id: string) {
    this.keys = keyRing.of(id)
    this.match = this.seated()
  }

  /** The names at the table, and what is known of its components. */
  readonly sources: TextSources = {
    player: (seat) => this.playerName(seat),
    isReader: (seat) => this.#isReader(seat),
    describe: (id) => this.facts?.describe(id),
  }

  describe = (id: string) => this.facts?.describe(id)

  get api(): MatchApi {
    return this.match
  }

  get isHost(): boolean {
    return this.keys.host !== undefined
  }

  /** The same match with the host's rights. */
  get host(): MatchApi {
    return new MatchApi(api, this.id, this.keys.host ?? null)
  }

  /** The seats that this browser plays. */
  get seats(): number[] {
    return Object.keys(this.keys.seats).map(Number)
  }

  /** Links to pass on: to persons who have not come yet. */
  get guests(): { seat: number; token: string; name: string }[] {
    const players = this.position && isGoingOn(this.position) ? this.position.players : []
    return players.flatMap(({ seat, kind, claimed }) => {
      const token = this.keys.guests?.[seat]
      return token && kind === 'person' && !claimed ? [{ seat, token, name: this.playerName(seat) ?? '' }] : []
    })
  }

  playerName(seat: number): string | undefined {
    const position = this.position
    const player = position?.players.find((other) => other.seat === seat)
    if (!position || !player) return undefined
    if (player.kind === 'bot' && (!player.name || player.name === player.bot))
      return ui('player-bot', { name: botName(player.bot ?? 'random'), number: seat + 1 })
    if (player.name) return player.name
    return ui(this.#isReader(seat) ? 'player-you' : 'player-seat', { number: seat + 1 })
  }

  #isReader(seat: number): boolean {
    const { position } = this
    const isNamed = position?.players.some((player) => player.seat === seat && (player.name || player.kind === 'bot'))
    return position?.seat === seat && !isNamed && !this.keys.isImported
  }

  /** Play another's seat from here as well. */
  takeGuest = (seat: number): void => {
    this.keys = keyRing.takeGuest(this.id, seat)
  }

  /** The host has issued a link anew; the former one is void. */
  reissued(seat: number, token: string): void {
    this.keys = keyRing.change(this.id, (keys) => {
      if (keys.seats[seat] !== undefined) keys.seats[seat] = token
      else if (keys.guests?.[seat] !== undefined) keys.guests[seat] = token
    })
  }

  /** Everything anew: after opening, after a gap, after a refusal. */
  async resync(): Promise<void> {
    const visit = this.visit
    const position = await this.match.position()
    if (visit !== this.visit) return
    this.show(position, true)
    await this.#learn()
  }

  /** Look at the match as it is, without following it; from a seat where several can be looked from. */
  async look(seat?: number | null): Promise<void> {
    if (seat !== undefined) {
      const token = (seat === null ? undefined : this.keys.seats[seat]) ?? keyRing.token(this.id)
      this.match = new MatchApi(api, this.id, token, seat)
    }
    await this.resync()
    this.whole = this.log
  }

  /** Show the match as it was after so many choices. */
  async replay(at: number): Promise<void> {
    const match = this.match
    const position = await match.replay(at)
    if (match !== this.match) return // somebody else's view is wanted by now
    this.position = position
    this.log = position.log
  }

  /** Load the words again, as after a change of language. */
  async speak(): Promise<void> {
    if (this.game) this.texts = await textsOf(this.game, prefs.language, this.sources, this.#own)
  }

  /** The API for the seat that this browser plays. */
  protected seated(): MatchApi {
    const seat = this.keys.sits !== null && this.keys.seats[this.keys.sits] !== undefined ? this.keys.sits : null
    return new MatchApi(api, this.id, keyRing.token(this.id), seat)
  }

  /** Enter by a link, or by the one that this browser holds. */
  protected async enter(token: string | null, visit: number): Promise<void> {
    if (token) {
      const keys = keyRing.enter(this.id, token, await api.enter(this.id, token))
      if (visit === this.visit) this.keys = keys
    } else await this.#settle(visit)
    if (visit === this.visit) this.match = this.seated()
  }

  /** The links as this browser holds them by now; one whose answer was lost on its way is tried. */
  async #settle(visit: number): Promise<void> {
    let keys = keyRing.of(this.id)
    for (const [seat, token] of Object.entries(keys.offered ?? {})) {
      const taken = await api.enter(this.id, token).then(
        () => true,
        (error: unknown) => (error instanceof Problem && error.status === 403 ? false : null),
      )
      if (taken !== null) keys = keyRing.settle(this.id, Number(seat), taken ? token : null)
    }
    if (visit === this.visit) this.keys = keys
  }

  protected fail(error: unknown, token: string | null): void {
    const seat = this.match.seat
    // A link that this browser held is void; one that has just come was never kept.
    if (error instanceof Problem && [401, 403].includes(error.status) && token === null && seat !== null)
      this.keys = keyRing.forget(this.id, seat)
    this.failure = error instanceof Error ? error : new Error(String(error))
  }

  /** Nothing of what was seen stays. */
  protected clear(): void {
    this.failure = null
    this.notice = null
    this.position = this.newest = null
    this.log = this.heard = []
    this.whole = []
  }

  /** A position has come: it is shown, unless it is older than one that is known; the one before, if this is another. */
  protected show(position: Position, whole: boolean): Position | null {
    const known = this.newest
    if (known && !whole && position.seq < known.seq) return null
    const from = position.log_from
    if (known && from > known.entries + 1) void this.resync().catch(() => undefined) // events are missing
    this.heard = known ? mergeLog(this.heard, position.log, from) : position.log
    this.newest = position
    this.reveal()
    return known && known.seq !== position.seq ? known : null
  }

  /** Let the newest position be seen. */
  protected reveal(): void {
    this.position = this.newest
    this.log = this.heard
  }

  async #learn(): Promise<void> {
    const position = this.position
    if (!position || this.game) return
    this.game = await gameNamed(position.game)
    const slug = this.game.slug
    this.#own = position.components === this.game.components ? undefined : position.components
    this.facts = new FactBook(() => api.components(slug, this.#own))
    await this.speak()
  }
}
