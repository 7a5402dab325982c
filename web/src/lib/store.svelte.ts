// One match as one person sees it: the position, the log, the connection, and what can be done.

import { api, liveUrl, MatchApi, Problem } from './api'
import { botName } from './bots'
import { Chain } from './chain.svelte'
import { FactBook, gameNamed, textsOf } from './gamekit.svelte'
import { keyRing, type Keys } from './keys'
import { Live, type Status } from './live'
import { mergeLog } from './log'
import { beginMatch, rematchOf } from './matches'
import { Offer, optionKey } from './options'
import { prefs } from './prefs.svelte'
import type { Texts, TextSources } from './texts'
import type { Ask, ChatLine, GameInfo, Hint, LiveMessage, Option, Position, Told, Until } from './types'
import { ui, uiError } from './ui.svelte'

/** How long a bot counts as thinking after it last said so. */
const THINKING_MS = 20_000

/** Whether there is something to choose, now or later. */
export function isGoingOn(position: Position): boolean {
  return position.state === 'running' || position.state === 'open'
}

/** How often something is tried where others keep changing the table. */
const MOST_TRIES = 3

type Same = (one: Position, other: Position) => boolean

/** Whether in two positions a person is asked the same, with the same answers. */
export const isSameQuestion: Same = (one, other) => {
  const asked = ({ seat, asks }: Position) => JSON.stringify([seat, asks.find((ask) => ask.seat === seat)])
  return asked(one) === asked(other)
}

/** Whether in two positions the same can be taken back, and the same others ask for it. */
const isSameUndo: Same = (one, other) =>
  one.entries === other.entries && JSON.stringify(one.undo) === JSON.stringify(other.undo)

export class TableStore {
  position: Position | null = $state.raw(null)
  log: Told[] = $state.raw([])
  /** In a replay: everything that happened, whatever step is shown. */
  whole: Told[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  status: Status = $state('connecting')
  game: GameInfo | null = $state.raw(null)
  texts: Texts | null = $state.raw(null)
  keys: Keys = $state.raw({ seats: {}, sits: null })
  /** What went wrong last, in words; shown until it is put away. */
  notice: string | null = $state(null)
  /** What keeps the table from opening at all. */
  failure: Problem | Error | null = $state.raw(null)
  /** The option that is on its way. */
  sent: Option | null = $state.raw(null)
  /** The options that wait for a confirmation. */
  weighed: Option[] = $state.raw([])
  /** The option under the pointer or the focus. */
  previewed: Option | null = $state.raw(null)
  thinking: number | null = $state(null)
  /** What a bot would choose, as long as the question is the same. */
  hint: Hint | null = $state.raw(null)
  /** A hint was asked for and has not come yet. */
  isHinting = $state(false)
  facts: FactBook | null = $state.raw(null)

  readonly ask: Ask | null = $derived.by(() => {
    const position = this.position
    if (!position || position.seat === null || !isGoingOn(position)) return null
    if (position.players.find((player) => player.seat === position.seat)?.kind === 'bot') return null // it answers
    return position.asks.find((ask) => ask.seat === position.seat && ask.options) ?? null
  })
  readonly offer: Offer = $derived(new Offer(this.sent ? [] : (this.ask?.options ?? [])))

  /** What has just happened, one thing after the other. */
  readonly chain = new Chain()
  /** For whom the table is covered until they have the device. */
  covered: { seat: number; name: string } | null = $state.raw(null)

  #match: MatchApi
  #visit = 0
  #live: Live | null = null
  #claiming: Promise<unknown> = Promise.resolve()
  #thinkingTimer = 0
  /** The components of the match, where they are not the installed ones. */
  #own: string | undefined
  #wake = () => {
    if (document.visibilityState === 'visible') this.#live?.wake()
  }

  constructor(readonly id: string) {
    this.keys = keyRing.of(id)
    this.#match = this.#seated()
  }

  /** The names at the table, and what is known of its components. */
  readonly sources: TextSources = {
    player: (seat) => this.playerName(seat),
    describe: (id) => this.facts?.describe(id),
  }

  get api(): MatchApi {
    return this.#match
  }

  get isHost(): boolean {
    return this.keys.host !== undefined
  }

  /** The same match with the host's rights. */
  get host(): MatchApi {
    return new MatchApi(api, this.id, this.keys.host ?? null)
  }

  playerName(seat: number): string | undefined {
    const position = this.position
    const player = position?.players.find((other) => other.seat === seat)
    if (!position || !player) return undefined
    if (player.kind === 'bot' && (!player.name || player.name === player.bot))
      return ui('player-bot', { name: botName(player.bot ?? 'random'), number: seat + 1 })
    if (player.name) return player.name
    const isYou = position.seat === seat && !this.keys.isImported
    return ui(isYou ? 'player-you' : 'player-seat', { number: seat + 1 })
  }

  /** Sit down with a link, or with the one that this browser holds. */
  async open(token: string | null): Promise<void> {
    const visit = this.#leave()
    const sat = token === null ? undefined : keyRing.of(this.id).former?.[token]
    if (sat !== undefined && keyRing.of(this.id).seats[sat] !== undefined) {
      keyRing.sit(this.id, sat)
      token = null
    }
    try {
      if (token) {
        const keys = keyRing.enter(this.id, token, await api.enter(this.id, token))
        if (visit !== this.#visit) return
        this.keys = keys
      } else await this.#settle(visit)
      this.#match = this.#seated()
      await this.resync()
      if (visit === this.#visit) this.#listen()
    } catch (error) {
      if (visit === this.#visit) this.#fail(error, token)
    }
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
    if (visit === this.#visit) this.keys = keys
  }

  close(): void {
    this.#visit += 1
    this.#live?.stop()
    this.#live = null
    this.chain.skip()
    window.clearTimeout(this.#thinkingTimer)
    window.removeEventListener('online', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
  }

  /** Cover the table, for another of the seats whose links this browser holds: the device is handed over. */
  handOver(seat: number): void {
    const name = this.playerName(seat) ?? ''
    this.#leave()
    this.covered = { seat, name }
  }

  /** Take the seat for which the table was covered. */
  async uncover(): Promise<void> {
    if (this.covered === null) return
    this.keys = keyRing.sit(this.id, this.covered.seat)
    await this.open(null)
  }

  /** Nothing of what a seat has seen stays; what is still on its way is not shown. The number of the next visit. */
  #leave(): number {
    this.close()
    this.covered = null
    this.failure = null
    this.notice = null
    this.position = null
    this.log = []
    this.whole = []
    this.sent = null
    this.weighed = []
    this.previewed = null
    this.thinking = null
    this.hint = null
    this.isHinting = false
    return this.#visit
  }

  #fail(error: unknown, token: string | null): void {
    const seat = this.#match.seat
    // A link that this browser held is void; one that has just come was never kept.
    if (error instanceof Problem && [401, 403].includes(error.status) && token === null && seat !== null)
      this.keys = keyRing.forget(this.id, seat)
    this.failure = error instanceof Error ? error : new Error(String(error))
  }

  /** The API for the seat that this browser plays. */
  #seated(): MatchApi {
    const seat = this.keys.sits !== null && this.keys.seats[this.keys.sits] !== undefined ? this.keys.sits : null
    return new MatchApi(api, this.id, keyRing.token(this.id), seat)
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

  /** The same again, begun by this person, who keeps the seat and becomes host; its id. Once begun, it is the one. */
  async rematch(): Promise<string | null> {
    const { position, game } = this
    if (this.keys.rematch || !position || !game) return this.keys.rematch ?? null
    try {
      const made = await beginMatch(rematchOf(game, position), position.seat ?? undefined)
      for (const seat of this.seats) keyRing.takeGuest(made.id, seat)
      this.keys = keyRing.change(this.id, (keys) => (keys.rematch = made.id))
      if (Object.keys(keyRing.of(made.id).guests ?? {}).length) await this.say(ui('rematch-said'))
      return made.id
    } catch (error) {
      this.notice = uiError(error)
      return null
    }
  }

  /** Everything anew: after opening, after a gap, after a refusal. */
  async resync(): Promise<void> {
    const visit = this.#visit
    const position = await this.#match.position()
    if (visit !== this.#visit) return
    this.#show(position, true)
    await this.#learn()
  }

  /** Look at the match as it is, without following it; from a seat where several can be looked from. */
  async look(seat?: number | null): Promise<void> {
    if (seat !== undefined) this.#match = new MatchApi(api, this.id, this.#tokenOf(seat), seat)
    await this.resync()
    this.whole = this.log
  }

  #tokenOf(seat: number | null): string | null {
    return (seat === null ? undefined : this.keys.seats[seat]) ?? keyRing.token(this.id)
  }

  /** Show the match as it was after so many choices. */
  async replay(at: number): Promise<void> {
    const match = this.#match
    const position = await match.replay(at)
    if (match !== this.#match) return // somebody else's view is wanted by now
    this.position = position
    this.log = position.log
  }

  /** Load the words again, as after a change of language. */
  async speak(): Promise<void> {
    if (this.game) this.texts = await textsOf(this.game, prefs.language, this.sources, this.#own)
  }

  describe = (id: string) => this.facts?.describe(id)

  /** Set a little later: a thing that loses the focus because it goes away says so while the page is being drawn. */
  hover = (option: Option | null) => queueMicrotask(() => (this.previewed = option))

  /** A thing that stands for these options was chosen: ask again where that is wanted. */
  weigh(options: Option[], confirm: boolean): void {
    const [only] = options
    if (only && options.length === 1 && !confirm) void this.choose(only)
    else this.weighed = options
  }

  choose = async (option: Option): Promise<void> => {
    this.chain.skip()
    const position = this.position
    if (!position || this.sent || !this.offer.has(option)) return
    this.weighed = []
    this.previewed = null
    this.hint = null
    this.sent = option
    await this.#act((seq) => this.#match.move(seq, option))
    if (this.sent && optionKey(this.sent) === optionKey(option)) this.sent = null
  }

  /** Whether a bot can be asked what it would choose. */
  readonly canHint: boolean = $derived(this.ask !== null && this.sent === null && (this.position?.hints ?? false))

  /** Ask what a bot would choose; an answer to a question that is no longer asked is not shown. */
  askHint = async (): Promise<void> => {
    if (!this.canHint || this.isHinting) return
    this.hint = null
    this.isHinting = true
    const [visit, seen] = [this.#visit, this.position]
    await this.#act(async (seq) => {
      const hint = await this.#match.hint(seq)
      const now = this.position
      if (visit === this.#visit && seen && now && !this.sent && isSameQuestion(seen, now)) this.hint = hint
    })
    if (visit === this.#visit) this.isHinting = false
  }

  undo = async (): Promise<void> => {
    const position = this.position
    if (position && position.seat !== null && !this.sent) await this.#act((seq) => this.#match.undo(seq), isSameUndo)
  }

  answerUndo = (accept: boolean) => this.#act((seq) => this.#match.answerUndo(seq, accept), isSameUndo)
  resign = () => this.#try(() => this.#match.resign())
  /** Sit down under a name. The seat gets a link that only this browser knows; the socket goes on with it. */
  claim = (name: string): Promise<boolean> => {
    const [visit, seat] = [this.#visit, this.position?.seat ?? null]
    if (seat === null) return Promise.resolve(false)
    const claiming = this.#try(async () => {
      const claimed = await this.#match.claim(name, keyRing.offer(this.id, seat))
      const keys = keyRing.settle(this.id, seat, claimed.token)
      if (visit === this.#visit) {
        this.keys = keys
        this.#match = this.#seated()
      }
      return claimed
    })
    this.#claiming = claiming
    return claiming
  }
  stand = (topic: string, option: Option, until: Until) =>
    this.#act((seq) => this.#match.stand(seq, topic, option, until))
  withdraw = (topic: string) => this.#try(() => this.#match.withdraw(topic))
  say = (text: string) => this.#try(async () => void (await this.#match.chat(text)))
  report = (note: string) => this.#try(async () => void (await this.#match.report(note)))

  /** Do something as the host. */
  manage = (action: (host: MatchApi) => Promise<unknown>) =>
    this.#try(async () => {
      await action(this.host)
      return this.#match.position()
    })

  /**
   * Do what is meant for the table as it is shown. Where it has gone on meanwhile, but not in what this is about, that
   * is none of the person's business: it is done at the table as it is.
   */
  #act(action: (seq: number) => Promise<Position | void>, isSame: Same = isSameQuestion): Promise<boolean> {
    const visit = this.#visit
    return this.#try(async () => {
      for (let tries = 1; ; tries += 1) {
        const seen = this.position
        if (!seen) return
        try {
          return await action(seen.seq)
        } catch (error) {
          const now = error instanceof Problem ? error.position : null
          if (!now || tries === MOST_TRIES || visit !== this.#visit || !isSame(seen, now)) throw error
          this.#show(now, false)
        }
      }
    })
  }

  /** Whether it went well. What comes back as a position is shown. */
  async #try(action: () => Promise<Position | void>): Promise<boolean> {
    const visit = this.#visit
    try {
      const position = await action()
      if (visit !== this.#visit) return false
      if (position) this.#show(position, false)
      this.notice = null
      return true
    } catch (error) {
      if (visit !== this.#visit) return false
      if (error instanceof Problem && error.position) {
        this.#show(error.position, false)
        this.notice = ui('error-stale')
      } else {
        this.notice = uiError(error)
        if (error instanceof Problem && error.status === 409) void this.resync().catch(() => undefined)
      }
      return false
    }
  }

  #show(position: Position, whole: boolean): void {
    const known = this.position
    if (known && !whole && position.seq < known.seq) return // older news than what is shown
    const from = position.log_from
    if (known && from > known.entries + 1) void this.resync().catch(() => undefined) // events are missing
    this.log = known ? mergeLog(this.log, position.log, from) : position.log
    this.position = position
    if (!known || known.seq === position.seq) return
    this.#announce(known, position)
    this.thinking = null
    if (!isSameQuestion(known, position)) {
      this.weighed = []
      this.previewed = null
      this.hint = null
    }
    if (position.entries > known.entries && !position.result)
      this.chain.add(this.log.filter((told) => told.at > known.entries))
  }

  /** Everybody is told when the host issues a link anew: whoever had it could look into that hand. */
  #announce(before: Position, now: Position): void {
    const anew = now.players.find(({ seat, reissued }) => reissued > (before.players[seat]?.reissued ?? 0))
    if (anew) this.notice = ui('link-reissued', { who: this.playerName(anew.seat) ?? '' })
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

  #listen(): void {
    const visit = this.#visit
    const came = this.#match.token
    const live = new Live({
      url: () => liveUrl(this.id, { seat: this.#match.seat, since: this.position?.seq }),
      token: () => this.#match.token,
      message: (message) => this.#hear(message),
      status: (status) => {
        this.status = status
        if (status === 'live') this.notice = null // whatever was lost is there again
        // Sent away for good: what HTTP says to that is told, and what is no longer for these eyes goes.
        if (status === 'closed') void this.#claiming.then(() => this.#sentAway(visit, came))
      },
    })
    this.#live = live
    live.start()
    window.addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
  }

  #sentAway(visit: number, came: string | null): void {
    if (visit !== this.#visit) return
    if (this.#match.token === came) void this.open(null)
    else this.#listen() // it came with the link that this seat had before
  }

  #hear(message: LiveMessage): void {
    if (message.type === 'position') this.#show(message.position, false)
    else if (message.type === 'chat') this.chat = [...this.chat.filter((line) => line.id !== message.id), message]
    else if (message.type === 'thinking') {
      this.thinking = message.seat
      window.clearTimeout(this.#thinkingTimer)
      this.#thinkingTimer = window.setTimeout(() => (this.thinking = null), THINKING_MS)
    }
  }
}
