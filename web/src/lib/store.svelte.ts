// One match as one person sees it: the position, the log, the connection, and what can be done.

import { api, liveUrl, MatchApi, Problem } from './api'
import { FactBook, gameNamed, textsOf } from './gamekit.svelte'
import { keyRing, type Keys } from './keys'
import { Live, type Status } from './live'
import { mergeLog } from './log'
import { Offer, optionKey } from './options'
import { prefs } from './prefs.svelte'
import type { Texts, TextSources } from './texts'
import type { Ask, ChatLine, GameInfo, LiveMessage, Option, Position, Told, Until } from './types'
import { ui, uiError } from './ui.svelte'

/** How long a bot counts as thinking after it last said so. */
const THINKING_MS = 20_000

/** Whether there is something to choose, now or later. */
export function isGoingOn(position: Position): boolean {
  return position.state === 'running' || position.state === 'open'
}

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
  facts: FactBook | null = $state.raw(null)

  readonly ask: Ask | null = $derived.by(() => {
    const position = this.position
    if (!position || position.seat === null || !isGoingOn(position)) return null
    return position.asks.find((ask) => ask.seat === position.seat && ask.options) ?? null
  })
  readonly offer: Offer = $derived(new Offer(this.sent ? [] : (this.ask?.options ?? [])))

  #match: MatchApi
  #live: Live | null = null
  #thinkingTimer = 0
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
    facts: (id) => this.facts?.facts(id),
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
      return ui('player-bot', { name: ui(`bot-${player.bot ?? 'random'}`), number: seat + 1 })
    if (player.name) return player.name
    return ui(position.seat === seat ? 'player-you' : 'player-seat', { number: seat + 1 })
  }

  async open(token: string | null): Promise<void> {
    try {
      if (token) {
        keyRing.enter(this.id, token)
        this.keys = keyRing.of(this.id)
        this.#match = this.#seated()
        await api.enter(this.id, token)
      }
      await this.resync()
      if (this.position?.seat != null) {
        keyRing.seated(this.id, this.position.seat)
        this.keys = keyRing.of(this.id)
      }
      this.#listen()
    } catch (error) {
      if (error instanceof Problem && error.status === 403) keyRing.forget(this.id)
      this.failure = error instanceof Error ? error : new Error(String(error))
    }
  }

  close(): void {
    this.#live?.stop()
    this.#live = null
    window.clearTimeout(this.#thinkingTimer)
    window.removeEventListener('online', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
  }

  /** Take another of the seats whose links this browser holds. */
  async sit(seat: number): Promise<void> {
    this.keys = keyRing.change(this.id, (keys) => (keys.sits = seat))
    this.close()
    this.position = null
    this.#match = this.#seated()
    await this.open(this.#match.token)
  }

  /** The API for the seat that this browser plays; which one must be said where it holds several links. */
  #seated(): MatchApi {
    const several = Object.keys(this.keys.seats).length > 1
    return new MatchApi(api, this.id, keyRing.token(this.id), several ? this.keys.sits : null)
  }

  /** Everything anew: after opening, after a gap, after a refusal. */
  async resync(): Promise<void> {
    this.#show(await this.#match.position(), true)
    await this.#learn()
  }

  /** Look at the match as it is, without following it. */
  async look(): Promise<void> {
    await this.resync()
    this.whole = this.log
  }

  /** Show the match as it was after so many choices. */
  async replay(at: number): Promise<void> {
    this.position = await this.#match.replay(at)
    this.log = this.position.log
  }

  /** Load the words again, as after a change of language. */
  async speak(): Promise<void> {
    if (this.game) this.texts = await textsOf(this.game, prefs.language, this.sources)
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
    const position = this.position
    if (!position || this.sent || !this.offer.has(option)) return
    this.weighed = []
    this.previewed = null
    this.sent = option
    await this.#try(() => this.#match.move(position.seq, option))
    if (this.sent && optionKey(this.sent) === optionKey(option)) this.sent = null
  }

  undo = async (): Promise<void> => {
    const position = this.position
    if (position && position.seat !== null && !this.sent) await this.#try(() => this.#match.undo(position.seq))
  }

  answerUndo = (accept: boolean) => this.#try(() => this.#match.answerUndo(accept))
  resign = () => this.#try(() => this.#match.resign())
  claim = (name: string) => this.#try(() => this.#match.claim(name))
  stand = (topic: string, option: Option, until: Until) =>
    this.#try(() => this.#match.stand(this.position?.seq ?? 0, topic, option, until))
  withdraw = (topic: string) => this.#try(() => this.#match.withdraw(topic))
  say = (text: string) => this.#try(async () => void (await this.#match.chat(text)))
  report = (note: string) => this.#try(async () => void (await this.#match.report(note)))

  /** Do something as the host. */
  manage = (action: (host: MatchApi) => Promise<unknown>) =>
    this.#try(async () => {
      await action(this.host)
      return this.#match.position()
    })

  /** Whether it went well. What comes back as a position is shown. */
  async #try(action: () => Promise<Position | null | void>): Promise<boolean> {
    try {
      const position = await action()
      if (position && 'seq' in position) this.#show(position, false)
      this.notice = null
      return true
    } catch (error) {
      if (error instanceof Problem && error.position) {
        this.#show(error.position, false)
        this.notice = ui('error-stale')
      } else this.notice = uiError(error)
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
    if (known && known.seq !== position.seq) {
      this.weighed = []
      this.previewed = null
      this.thinking = null
    }
  }

  async #learn(): Promise<void> {
    const position = this.position
    if (!position || this.game) return
    this.game = await gameNamed(position.game)
    const slug = this.game.slug
    const own = position.components === this.game.components ? undefined : position.components
    this.facts = new FactBook((id) => api.component(slug, id, own))
    await this.speak()
  }

  #listen(): void {
    const live = new Live({
      url: () => liveUrl(this.id, { seat: this.#match.seat, since: this.position?.seq }),
      token: () => this.#match.token,
      message: (message) => this.#hear(message),
      status: (status) => {
        this.status = status
        if (status === 'live') this.notice = null // whatever was lost is there again
      },
    })
    this.#live = live
    live.start()
    window.addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
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
