// The server's HTTP API.

import type {
  Access,
  Analysis,
  Claimed,
  CreatedMatch,
  LinkRights,
  Facts,
  GameInfo,
  Health,
  Hint,
  Json,
  LessonWish,
  MatchSummary,
  NewMatchWish,
  OpenTable,
  Option,
  Moved,
  Position,
  ProblemDetails,
  PuzzleInfo,
  PuzzlePosition,
  Solution,
  Rulebook,
  Sight,
  Until,
} from './types'

/** An error as the server tells it (RFC 9457). */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    /** The current position, where a choice came too late. */
    readonly position: Position | null = null,
    /** What kind of problem it is: the last part of its type. */
    readonly kind = '',
  ) {
    super(detail || title)
    this.name = 'Problem'
  }
}

type Fetch = typeof fetch

/** So many links fit into one request. */
const TOKENS_AT_ONCE = 8

export interface Call {
  method?: string
  body?: unknown
  token?: string | null | undefined
  query?: Record<string, string | number | null | undefined>
}

export class Api {
  constructor(
    readonly fetch: Fetch = (...args) => globalThis.fetch(...args),
    readonly base = '/api',
  ) {}

  health = () => this.call<Health>('/health')
  games = () => this.call<GameInfo[]>('/games')
  /** The words of a game; `components` names a match's own, where they are not the installed ones. */
  texts = (slug: string, language: string, components?: string) =>
    this.words(`/games/${slug}/texts/${language}.ftl`, { query: { components } })
  /** The facts of all components. */
  components = (slug: string, components?: string) =>
    this.call<Record<string, Facts>>(`/games/${slug}/components`, { query: { components } })
  /** A table to look at, for the pictures of the rules. */
  sight = (slug: string) => this.call<Sight>(`/games/${slug}/rules/table`)
  rules = (slug: string, lang: string) => this.call<Rulebook>(`/games/${slug}/rules`, { query: { lang } })

  /** The puzzles of a game, in the order of their days. */
  puzzles = (slug: string) => this.call<PuzzleInfo[]>(`/games/${slug}/puzzles`)
  /** How a puzzle stands after these choices. */
  puzzle = (slug: string, id: string, answers: Option[]) =>
    this.call<PuzzlePosition>(`/games/${slug}/puzzles/${id}`, { body: { answers } })
  solution = (slug: string, id: string, lang: string) =>
    this.call<Solution>(`/games/${slug}/puzzles/${id}/solution`, { query: { lang } })

  create = (wish: NewMatchWish) => this.call<CreatedMatch>('/matches', { body: wish })
  learn = (wish: LessonWish) => this.call<CreatedMatch>('/lessons', { body: wish })
  import = (record: Json) => this.call<CreatedMatch>('/matches/import', { body: { record } })
  openTables = () => this.call<OpenTable[]>('/tables')
  enter = (id: string, token: string) => this.call<LinkRights>(`/matches/${id}/enter`, { body: { token } })

  /** The matches that these links lead to, those with the latest news first. */
  async mine(tokens: readonly string[]): Promise<MatchSummary[]> {
    const found = new Map<string, MatchSummary>()
    for (let start = 0; start < tokens.length; start += TOKENS_AT_ONCE) {
      const token = tokens.slice(start, start + TOKENS_AT_ONCE).join('.')
      for (const match of await this.call<MatchSummary[]>('/matches', { token })) {
        const known = found.get(match.id)
        const seats = [...new Set([...(known?.my_seats ?? []), ...match.my_seats])].sort((a, b) => a - b)
        found.set(match.id, { ...match, my_seats: seats, host: match.host || (known?.host ?? false) })
      }
    }
    return [...found.values()].sort((a, b) => b.updated.localeCompare(a.updated))
  }

  match(id: string, token?: string | null): MatchApi {
    return new MatchApi(this, id, token ?? null)
  }

  async words(path: string, call: Call = {}): Promise<string> {
    return (await this.send(path, call)).text()
  }

  async call<T>(path: string, call: Call = {}): Promise<T> {
    const response = await this.send(path, call)
    return (response.status === 204 ? null : await response.json()) as T
  }

  private async send(path: string, call: Call): Promise<Response> {
    const headers: Record<string, string> = { Accept: 'application/json, */*;q=0.5' }
    if (call.token) headers.Authorization = `Bearer ${call.token}`
    const init: RequestInit = {
      method: call.method ?? (call.body === undefined ? 'GET' : 'POST'),
      headers,
      credentials: 'omit', // a link speaks for itself; whatever else the browser keeps could name another seat
    }
    if (call.body !== undefined) {
      headers['Content-Type'] = 'application/json'
      init.body = JSON.stringify(call.body)
    }
    let response: Response
    try {
      response = await this.fetch(this.base + path + asked(call.query), init)
    } catch {
      throw new Problem(0, 'offline', '')
    }
    if (!response.ok) throw await problem(response)
    return response
  }
}

/** What one person can do at one match. */
export class MatchApi {
  constructor(
    readonly api: Api,
    readonly id: string,
    readonly token: string | null,
    /** Which seat speaks; null: a host who has none, or somebody who looks on. */
    readonly seat: number | null = null,
  ) {}

  position = (since?: number) => this.call<Position>('', { query: { since, seat: this.seat } })
  /** Choose; who has not sat down yet does so with the link that is offered here. */
  move = (seq: number, option: Option, token?: string) =>
    this.call<Moved>('/moves', { body: { seq, option, token, ...this.who } })
  hint = (seq: number) => this.call<Hint>('/hint', { body: { seq, ...this.who } })
  undo = (seq: number) => this.call<Position>('/undo', { body: { seq, ...this.who } })
  answerUndo = (seq: number, accept: boolean) =>
    this.call<Position>('/undo/answer', { body: { seq, accept, ...this.who } })
  stand = (seq: number, topic: string, option: Option, until: Until) =>
    this.call<Position>('/standing', { body: { seq, topic, option, until, ...this.who } })
  withdraw = (topic: string) =>
    this.call<Position>('/standing', { method: 'DELETE', query: { topic, seat: this.seat } })
  resign = () => this.call<Position>('/resign', { body: { ...this.who } })
  /** Sit down; from then on the seat has the link that is offered here, and no other. */
  claim = (name: string, token: string) => this.call<Claimed>('/claim', { body: { name, token, ...this.who } })
  /** What a guest sees, with an invitation or at a public table. */
  invitation = () => this.call<OpenTable>('/invitation')
  join = (name: string, seat: number, token: string) => this.call<Claimed>('/join', { body: { name, seat, token } })
  chat = (text: string) => this.call<Json>('/chat', { body: { text } })
  report = (note: string) => this.call<Json>('/report', { body: { note } })
  record = () => this.call<Json>('/record')
  replay = (at: number) => this.call<Position>('/replay', { query: { at, seat: this.seat } })
  analysis = () => this.call<Analysis>('/analysis')
  analyse = () => this.call<Analysis>('/analysis', { method: 'POST' })
  stopAnalysis = () => this.call<Analysis>('/analysis', { method: 'DELETE' })
  qr = () => this.api.words(`/matches/${this.id}/qr`, { token: this.token })

  reissue = (seat: number) => this.call<{ token: string }>(`/seats/${seat}/reissue`, { body: {} })
  replace = (seat: number, bot: string) => this.call<Position>(`/seats/${seat}/replace`, { body: { bot } })
  giveBack = (seat: number) => this.call<Position>(`/seats/${seat}/give_back`, { body: {} })
  change = (changes: { spectators?: boolean; hints?: boolean; clock_s?: number | null; access?: Access }) =>
    this.call<Position>('', { method: 'PATCH', body: changes })
  abandon = () => this.call<Position>('/abandon', { body: {} })

  private get who(): { seat?: number } {
    return this.seat === null ? {} : { seat: this.seat }
  }

  private call<T>(path: string, call: Call = {}): Promise<T> {
    return this.api.call<T>(`/matches/${this.id}${path}`, { token: this.token, ...call })
  }
}

export function liveUrl(
  id: string,
  query: Call['query'] = {},
  place: { protocol: string; host: string } = location,
): string {
  return `${place.protocol === 'https:' ? 'wss:' : 'ws:'}//${place.host}/api/matches/${id}/live${asked(query)}`
}

function asked(query: Call['query']): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  return pairs.length ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : ''
}

async function problem(response: Response): Promise<Problem> {
  let told: Partial<ProblemDetails> = {}
  try {
    told = (await response.json()) as Partial<ProblemDetails>
  } catch {
    // not every error speaks JSON, such as that of a proxy
  }
  const { type, title = response.statusText, detail = '', position = null } = told
  return new Problem(response.status, title, detail, position, type?.split(':').at(-1))
}

export const api = new Api()
