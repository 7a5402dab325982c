// A match that is followed as it goes on: what comes through the socket, and how it is shown, one thing after the other.

import { liveUrl } from './api'
import { Live, type Status } from './live'
import { MatchView } from './matchview.svelte'
import { prefs } from './prefs.svelte'
import { isSameQuestion } from './questions'
import { Queue } from './queue.svelte'
import { headOf } from './recap'
import { closed, scenesOf } from './scenes'
import type { ChatLine, LiveMessage, Position, Step, Told } from './types'
import { ui } from './ui.svelte'

/** How long a bot counts as thinking after it last said so. */
const THINKING_MS = 20_000

/** Sees what changes on the table. */
export interface Witness {
  before: () => void
  after: (events: readonly Told[]) => void
}

export abstract class LiveTable extends MatchView {
  chat: ChatLine[] = $state.raw([])
  status: Status = $state('connecting')
  thinking: number | null = $state(null)

  /** What others have done, one thing after the other. */
  readonly queue = new Queue<Position>(
    (position, isOpen, events) => this.#stage(position, isOpen, events),
    () => prefs.pace,
  )
  /** Is told before and after the table changes before one's eyes. */
  witness: Witness | null = null

  /** What is on its way to give this browser a link of its own. */
  protected claiming: Promise<unknown> = Promise.resolve()

  #live: Live | null = null
  /** The position that the one goes on from that is just coming, and what lies between. */
  #before: Position | null = null
  #steps: readonly Step[] = []
  #thinkingTimer = 0
  #wake = () => {
    if (document.visibilityState === 'visible') this.#live?.wake()
  }

  /** Sit down with a link, or with the one that this browser holds. */
  abstract open(token: string | null): Promise<void>

  /** Another question is asked: what was thought about the last one is over. */
  protected abstract forgetThoughts(): void

  close(): void {
    this.visit += 1
    this.#live?.stop()
    this.#live = null
    this.queue.drop()
    window.clearTimeout(this.#thinkingTimer)
    window.removeEventListener('online', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
  }

  protected override show(position: Position, whole: boolean): Position | null {
    this.#before = whole ? null : this.newest
    const known = super.show(position, whole)
    this.#steps = []
    if (!known) return null
    this.#announce(known, position)
    this.thinking = null
    if (!isSameQuestion(known, position)) this.forgetThoughts()
    return known
  }

  protected override reveal(): void {
    const [known, newest] = [this.#before, this.newest]
    if (!newest) return
    const goesOn = known !== null && newest.entries > known.entries
    if (goesOn) this.queue.add(scenesOf(known, newest, this.heard, this.#steps, (events) => this.#isOwn(events)))
    else if (known !== null && newest.entries === known.entries) this.queue.amend(newest)
    else {
      this.queue.drop()
      super.reveal()
    }
  }

  /** Whether the person has done it, here or on another device. */
  #isOwn(events: readonly Told[]): boolean {
    const head = headOf(events)
    return head !== undefined && this.newest?.seat != null && this.texts?.facts(head).seat === this.newest.seat
  }

  /** Show how the table stands, or stood; nothing can be chosen before all has been shown. */
  #stage(position: Position, isOpen: boolean, events: readonly Told[]): void {
    this.witness?.before()
    this.position = isOpen ? position : closed(position)
    this.log = position === this.newest ? this.heard : this.heard.filter(({ at }) => at <= position.entries)
    this.witness?.after(events)
  }

  /** Everybody is told when the host issues a link anew: whoever had it could look into that hand. */
  #announce(before: Position, now: Position): void {
    const anew = now.players.find(({ seat, reissued }) => reissued > (before.players[seat]?.reissued ?? 0))
    if (anew) this.notice = ui('link-reissued', { who: this.playerName(anew.seat) ?? '' })
  }

  protected listen(): void {
    const visit = this.visit
    const came = this.match.token
    const live = new Live({
      url: () => liveUrl(this.id, { seat: this.match.seat, since: this.position?.seq }),
      token: () => this.match.token,
      message: (message) => this.#hear(message),
      status: (status) => {
        this.status = status
        if (status === 'live') this.notice = null // whatever was lost is there again
        // Sent away for good: what HTTP says to that is told, and what is no longer for these eyes goes.
        if (status === 'closed') void this.claiming.then(() => this.#sentAway(visit, came))
      },
    })
    this.#live = live
    live.start()
    window.addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
  }

  #sentAway(visit: number, came: string | null): void {
    if (visit !== this.visit) return
    if (this.match.token === came) void this.open(null)
    else this.listen() // it came with the link that this seat had before
  }

  #hear(message: LiveMessage): void {
    if (message.type === 'position') {
      this.#steps = message.steps ?? []
      this.show(message.position, false)
    } else if (message.type === 'chat') this.chat = [...this.chat.filter((line) => line.id !== message.id), message]
    else if (message.type === 'thinking') {
      this.thinking = message.seat
      window.clearTimeout(this.#thinkingTimer)
      this.#thinkingTimer = window.setTimeout(() => (this.thinking = null), THINKING_MS)
    }
  }
}
