// A table: a match that is followed as it goes on, and what one can do at it.

import { type MatchApi, Problem } from './api'
import { keyRing } from './keys'
import { LiveTable } from './livetable.svelte'
import { beginMatch, rematchOf } from './matches'
import { Offer, optionKey } from './options'
import { isGoingOn, isSameQuestion, isSameUndo, type Same } from './questions'
import type { Ask, Hint, Option, Position, Until } from './types'
import { ui, uiError } from './ui.svelte'

/** How often something is tried where others keep changing the table. */
const MOST_TRIES = 3

export class TableStore extends LiveTable {
  /** Whether there is a match behind it, with people, a record and an end: something to resign from and to replay. */
  readonly isMatch: boolean = true
  /** The option that is on its way. */
  sent: Option | null = $state.raw(null)
  /** The options that wait for a confirmation. */
  weighed: Option[] = $state.raw([])
  /** The option under the pointer or the focus. */
  previewed: Option | null = $state.raw(null)
  /** What a bot would choose, as long as the question is the same. */
  hint: Hint | null = $state.raw(null)
  /** A hint was asked for and has not come yet. */
  isHinting = $state(false)

  readonly ask: Ask | null = $derived.by(() => {
    const position = this.position
    if (!position || position.seat === null || !isGoingOn(position)) return null
    if (position.players.find((player) => player.seat === position.seat)?.kind === 'bot') return null // it answers
    return position.asks.find((ask) => ask.seat === position.seat && ask.options) ?? null
  })
  readonly offer: Offer = $derived(new Offer(this.sent ? [] : (this.ask?.options ?? [])))

  /** For whom the table is covered until they have the device. */
  covered: { seat: number; name: string; former: string } | null = $state.raw(null)

  /** Sit down with a link, or with the one that this browser holds. */
  async open(token: string | null): Promise<void> {
    const visit = this.#leave()
    const sat = token === null ? undefined : keyRing.of(this.id).former?.[token]
    if (sat !== undefined && keyRing.of(this.id).seats[sat] !== undefined) {
      keyRing.sit(this.id, sat)
      token = null
    }
    try {
      await this.enter(token, visit)
      if (visit === this.visit) await this.resync()
      if (visit === this.visit) this.listen()
    } catch (error) {
      if (visit === this.visit) this.fail(error, token)
    }
  }

  /** Who of those that play from here is to have the device, where nobody else is waited for. */
  readonly nextHere: number | null = $derived.by(() => {
    const position = this.position
    if (!position || position.seat === null || !isGoingOn(position)) return null
    const asked = position.asks.map(({ seat }) => seat)
    const here = asked.filter((seat) => this.seats.includes(seat))
    return here.length === asked.length && !here.includes(position.seat) ? (here[0] ?? null) : null
  })

  /** Cover the table, for another of the seats whose links this browser holds: the device is handed over. */
  handOver(seat: number): void {
    const from = this.position?.seat ?? null
    const [name, former] = [this.playerName(seat) ?? '', from === null ? '' : (this.playerName(from) ?? '')]
    this.#leave()
    this.covered = { seat, name, former }
  }

  /** Take the seat for which the table was covered. */
  async uncover(): Promise<void> {
    if (this.covered === null) return
    this.keys = keyRing.sit(this.id, this.covered.seat)
    await this.open(null)
  }

  /** Whoever had the device looks once more. */
  takeBack = () => this.open(null)

  /** Nothing of what a seat has seen stays; what is still on its way is not shown. The number of the next visit. */
  #leave(): number {
    this.close()
    this.clear()
    this.covered = null
    this.sent = null
    this.thinking = null
    this.isHinting = false
    this.forgetThoughts()
    return this.visit
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
    this.queue.skip()
    this.forgetThoughts()
    this.sent = option
    await this.#move(position, option)
    if (this.sent && optionKey(this.sent) === optionKey(option)) this.sent = null
  }

  /** Whoever plays before they have sat down gets a link of their own with it, as with `claim`. */
  #move({ seat, players }: Position, option: Option): Promise<boolean> {
    if (seat === null || players.find((player) => player.seat === seat)?.claimed !== false)
      return this.#act((seq) => this.match.move(seq, option))
    const visit = this.visit
    const moving = this.#act(async (seq) => {
      const moved = await this.match.move(seq, option, keyRing.offer(this.id, seat))
      this.#settle(visit, seat, moved.token ?? null)
      return moved
    })
    this.claiming = moving
    return moving
  }

  #settle(visit: number, seat: number, token: string | null): void {
    const keys = keyRing.settle(this.id, seat, token)
    if (visit !== this.visit) return
    this.keys = keys
    this.match = this.seated()
  }

  protected override forgetThoughts(): void {
    this.weighed = []
    this.previewed = null
    this.hint = null
  }

  /** Whether a bot can be asked what it would choose. */
  readonly canHint: boolean = $derived(this.ask !== null && this.sent === null && (this.position?.hints ?? false))

  /** Ask what a bot would choose; an answer to a question that is no longer asked is not shown. */
  askHint = async (): Promise<void> => {
    if (!this.canHint || this.isHinting) return
    this.hint = null
    this.isHinting = true
    const [visit, seen] = [this.visit, this.position]
    await this.#act(async (seq) => {
      const hint = await this.match.hint(seq)
      const now = this.position
      if (visit === this.visit && seen && now && !this.sent && isSameQuestion(seen, now)) this.hint = hint
    })
    if (visit === this.visit) this.isHinting = false
  }

  undo = async (): Promise<void> => {
    const position = this.position
    if (position && position.seat !== null && !this.sent) await this.#act((seq) => this.match.undo(seq), isSameUndo)
  }

  answerUndo = (accept: boolean) => this.#act((seq) => this.match.answerUndo(seq, accept), isSameUndo)
  resign = () => this.#try(() => this.match.resign())
  /** Sit down under a name. The seat gets a link that only this browser knows; the socket goes on with it. */
  claim = (name: string): Promise<boolean> => {
    const [visit, seat] = [this.visit, this.position?.seat ?? null]
    if (seat === null) return Promise.resolve(false)
    const claiming = this.#try(async () => {
      const claimed = await this.match.claim(name, keyRing.offer(this.id, seat))
      this.#settle(visit, seat, claimed.token)
      return claimed
    })
    this.claiming = claiming
    return claiming
  }
  stand = (topic: string, option: Option, until: Until) =>
    this.#act((seq) => this.match.stand(seq, topic, option, until))
  withdraw = (topic: string) => this.#try(() => this.match.withdraw(topic))
  say = (text: string) => this.#try(async () => void (await this.match.chat(text)))
  report = (note: string) => this.#try(async () => void (await this.match.report(note)))

  /** Do something as the host. */
  manage = (action: (host: MatchApi) => Promise<unknown>) =>
    this.#try(async () => {
      await action(this.host)
      return this.match.position()
    })

  /**
   * Do what is meant for the table as it is shown. Where it has gone on meanwhile, but not in what this is about, that
   * is none of the person's business: it is done at the table as it is.
   */
  #act(action: (seq: number) => Promise<Position | void>, isSame: Same = isSameQuestion): Promise<boolean> {
    const visit = this.visit
    return this.#try(async () => {
      for (let tries = 1; ; tries += 1) {
        const seen = this.newest
        if (!seen) return
        try {
          return await action(seen.seq)
        } catch (error) {
          const now = error instanceof Problem ? error.position : null
          if (!now || tries === MOST_TRIES || visit !== this.visit || !isSame(seen, now)) throw error
          this.show(now, false)
        }
      }
    })
  }

  /** Whether it went well. What comes back as a position is shown. */
  async #try(action: () => Promise<Position | void>): Promise<boolean> {
    const visit = this.visit
    try {
      const position = await action()
      if (visit !== this.visit) return false
      if (position) this.show(position, false)
      this.notice = null
      return true
    } catch (error) {
      if (visit !== this.visit) return false
      if (error instanceof Problem && error.position) {
        this.show(error.position, false)
        this.notice = ui('error-stale')
      } else {
        this.notice = uiError(error)
        if (error instanceof Problem && error.status === 409) void this.resync().catch(() => undefined)
      }
      return false
    }
  }
}
