// What travels between the table and the server: generated from its OpenAPI (`npm run types`), with the parts that the
// games fill in (views, options, settings) as precise as JSON can be.

import type { components } from './openapi'

export type Schemas = components['schemas']

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** One possible answer: its verb, then plain numbers and ids. */
export type Option = [string, ...(string | number)[]]

/** What is known of a component: its kind, its card, and whatever its game tells. */
export type Facts = Record<string, Json>

/** What can be agreed upon before a match; fields at their defaults are there as well. */
export type SettingsForm = Schemas['Form']
export type Setting = Schemas['Setting']
export type Choice = Schemas['Choice']
export type GameInfo = Schemas['GameInfo']
export type Player = Schemas['Player']
/** An event as the own seat was told it; `at` is the number of choices before it. */
export type Told = Schemas['LogEvent']
/** How guests come to a match. */
export type Access = Position['access']
export type OpenTable = Schemas['OpenTable']
export type MatchSummary = Schemas['MyMatch']
export type SeatWish = Schemas['NewSeat']
export type CreatedMatch = Schemas['NewMatchLinks']
/** What a link is good for. */
export type LinkRights = Schemas['LinkRights']
/** The position of one who has sat down, and the seat's new link. */
export type Moved = Position & { token?: string }
export type Claimed = Position & { token: string | null }
/** Why something was refused; with the position where that was not the one it was meant for. */
export type ProblemDetails = Schemas['Problem'] & { position?: Position }
export type Health = Schemas['Health']
export type Rulebook = Schemas['Rulebook']
/** A table that is only looked at. */
export type Sight = Schemas['Sight']
export type Chapter = Schemas['Chapter']
/** One statement of the rules. */
export type Clause = Schemas['Clause']

/** How far the analysis of a match has come, and what it has found. */
export type Analysis = Schemas['AnalysisInfo']
export type Findings = Schemas['Analysis']
export type Evaluation = Schemas['Evaluation']
export type Judged = Schemas['Judged']

/** What a bot would choose. */
export type Hint = Omit<Schemas['Hint'], 'best'> & { best: { option: Option; behind: number | null }[] }

/** A question; it has options where the own seat is asked. */
export type Ask = Omit<Schemas['QuestionInfo'], 'options'> & { options?: Option[] }

/** What an option will cost, give and change; what is not there is left out. */
export type Consequence = Schemas['Consequence']

export type Standing = Omit<Schemas['StandingInfo'], 'option'> & { option: Option }
export type Until = Standing['until']

export type Position = Omit<Schemas['Position'], 'view' | 'asks' | 'standing' | 'settings'> & {
  view: Record<string, Json>
  asks: Ask[]
  standing: Standing[]
  settings: Record<string, Json>
}

/** A puzzle after some choices. */
export type PuzzlePosition = Position & Omit<Schemas['PuzzlePosition'], keyof Schemas['Position']>
export type PuzzleInfo = Schemas['PuzzleInfo']
export type Solution = Omit<Schemas['Solution'], 'answers'> & { answers: Option[] }

/** How the table stood on the way from one position to the next that was sent. */
export type Step = Omit<Schemas['Step'], 'view' | 'asks'> & { view: Record<string, Json>; asks: Ask[] }

/** A match to begin: what is not said has its default. */
export type NewMatchWish = Omit<Partial<Schemas['NewMatch']>, 'game' | 'seats' | 'settings'> & {
  game: string
  seats: SeatWish[]
  settings: Record<string, Json>
}

/** A lesson to begin. */
export type LessonWish = Schemas['NewLesson']
/** Where a lesson stands: what the teacher says now. */
export type Lecture = Schemas['Lecture']

export type ChatLine = Pick<Schemas['ChatMessage'], 'id' | 'seat' | 'name' | 'text' | 'at'>

export type LiveMessage =
  | { type: 'position'; position: Position; steps?: Step[] }
  | ({ type: 'chat' } & ChatLine)
  | { type: 'thinking'; seat: number }
  | { type: 'pong' }
