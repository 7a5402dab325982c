// Which board draws which game. A board is loaded when its table is opened; a game without one gets the generic table.

import type { Component, Snippet } from 'svelte'

import { gameNamed } from '../lib/gamekit.svelte'
import type { IconComponent } from '../lib/notions'
import type { Offer } from '../lib/options'
import type { Texts } from '../lib/texts'
import type { Spectacle } from '../lib/travel'
import type { Ask, Facts, Option, Position, Told } from '../lib/types'
import { wrapped, type ForeignBoard } from './shared/foreign'

/** What of the table is drawn: what all share, on a phone only one of the board's own tabs; or all that a seat has. */
export type Part = { part: 'table'; tab?: string } | { part: 'area'; seat: number }

export interface BoardProps {
  position: Position
  texts: Texts
  /** What may be chosen now; empty when nothing is asked of the own seat. */
  offered: Offer
  /** A thing was chosen: with several options, the person is asked which. `isSure`: it follows from what was confirmed already. */
  choose: (options: Option[], isSure?: boolean) => void
  /** The option that the pointer or the focus is on. */
  hover: (option: Option | null) => void
  /** The facts of a component; undefined until they have come. */
  describe: (id: string) => Facts | undefined
  /** What of the table is to be drawn. */
  show: Part
  /** All that has happened as far as it is known here. */
  log?: readonly Told[]
  /** Lets the person set an answer that stands for the question that is open. */
  stand?: () => void
  /** What the others did since the own last turn, for a board with room for it (`{@render recap?.()}`); the drawer has it too. */
  recap?: Snippet | undefined
}

export interface StripProps {
  position: Position
  texts: Texts
  seat: number
}

/** A match as a small picture, drawn in a frame of 160 by 100. */
export interface ThumbProps {
  position: Position
  texts: Texts
}

/** Something that is shown close by: a component by its id, and what it is if the id alone does not say so. */
export interface CloseupProps {
  id: string
  kind?: string | undefined
  position: Position
  texts: Texts
  describe: (id: string) => Facts | undefined
}

/** An answer to the question that is open. */
export interface AnswerProps {
  option: Option
  topic: string
  position: Position
  texts: Texts
  describe: (id: string) => Facts | undefined
}

/** An icon of a game and what it stands for; `colour` is any CSS colour, else that of the text. */
export interface LegendEntry {
  icon: IconComponent
  name: string
  colour?: string
}

/**
 * The frame and the board share one window that never scrolls: top bar, prompt, the board in all that remains, the dock
 * with what is one's own, and a drawer at the right. What every board keeps to:
 *
 * - An element says what it is by `data-id`, its component's id; where a seat has its goods, by
 *   `data-id="<good>-<seat>"`, points being `vp`. Several elements may have the same id: all of them light up.
 * - What can be chosen has `offeredThing` (lib/offered.ts) attached. Of what lies outside a scroller's window, or outside
 *   the board, the frame says at the edge that it is there ("2 more below") and leads to it, and with a new question it
 *   scrolls there: nothing is to be done for that. A board that hides things in another way (a part that is folded, a map
 *   that is moved) puts `data-leads`, the `optionKey`s of the options behind it as a JSON list, on the button that shows
 *   them.
 * - Whatever has a meaning explains itself: `use:closeup={{ id }}` or `use:closeup={{ title, text }}` (lib/closeup.ts)
 *   opens the frame's popover on hover, long press and focus. There is no `title` attribute anywhere.
 * - Colours, weave, glow and seats are those of tokens.css; the table has `data-game`, which sets `--cloth`.
 * - The key `R` is told as the event `gobelin:rotate` (`ROTATE` in lib/keyboard.ts) on the window.
 */
export interface BoardModule {
  /** Draws what `show` says. An area opens in a large dialog and is the realm as its owner sees it. */
  Board: Component<BoardProps>
  /**
   * An opponent in one line of 12 px, under name and points in the top bar: 190 to 260 px wide, what does not fit is cut
   * off. On a phone it stands under `tab-others`.
   */
  Strip: Component<StripProps>
  /** The match as a small picture in the lobby, drawn within an `<svg>`. */
  Thumb?: Component<ThumbProps>
  /**
   * Whether the board fills the space that it is given (`height: 100%`, container queries), with the own area in it, so
   * that nothing scrolls on a wide screen. One without it is as high as it likes, and the middle of the table scrolls.
   */
  fills?: boolean
  /**
   * Own resources, hand and what is always needed, in a row at the lower edge: 64 px high, on a phone 50 px, where `show`
   * says which tab is turned to. What unfolds from it may stand out upwards (`position: absolute; bottom: 0`). It is given
   * only to those who play, and is then not part of what `Board` draws for the own seat.
   */
  Dock?: Component<BoardProps>
  /** Where the dock is shown; `phone`: on a wide screen the board itself shows what is one's own. */
  dockOn?: 'phone'
  /** A card, tile or piece in full, as it is shown in the popover, up to 280 px wide; words below it are the frame's. */
  Closeup?: Component<CloseupProps>
  /**
   * An answer in short, as the button under the question has it: what is chosen, and its price. All else is said when it is
   * pointed at. Without it the button has the words of the list.
   */
  Answer?: Component<AnswerProps>
  /** All icons of the game with their names, for the legend (key `I`). */
  legend?: (texts: Texts) => LegendEntry[]
  /** The icons of its tabs. */
  tabIcons?: Readonly<Record<string, IconComponent>>
  /** Verbs that have no place on the board: their options are buttons under the question. */
  buttonVerbs: ReadonlySet<string> | 'all'
  /**
   * What an option costs and brings, in words, where that is more than the option's text says; else nothing. It stands
   * in the list, in the sheet of a phone, and under the question while the option is pointed at.
   */
  consequence?: (option: Option, position: Position, texts: Texts) => string
  /**
   * The tabs that a phone has instead of those for the board and the own area; `tab-<tab>` is what they are called. On a
   * wide screen such a board draws the own area with the table.
   */
  tabs?: readonly string[]
  /** On which of these tabs an option is offered; null: on all of them. */
  tabOf?: (option: Option, position: Position, texts: Texts) => string | null
  /** Those who play along without a seat, such as the opponents of a solo game; they stand where the others do. */
  Others?: Component<BoardProps>
  /** Whether there is anybody like that in this match; else there is no tab for them. */
  hasOthers?: (position: Position) => boolean
  /**
   * Questions that come often and that most answer alike, by topic, with that answer: one key gives it, and it can be
   * given for good where it is asked.
   */
  standing?: Readonly<Record<string, Option>>
  /** Events that are more than movement, by verb: a die rolls, a tile or card is turned over, a building rises. */
  spectacles?: Readonly<Record<string, Spectacle>>
  /** Where in the game the table is, in a few words: round, phase. */
  status: (position: Position, texts: Texts) => string
  /** Whether areas lack a heading of their own, so that the table gives them one. */
  bareAreas?: boolean
  /** The points of a seat as far as they can be seen. */
  score: (position: Position, seat: number) => number | null
}

/** The answer that most give to the question that is open, if there is one. */
export function usualAnswer(board: BoardModule | null, ask: Ask | null, offer: Offer): Option | null {
  const answer = ask && board?.standing?.[ask.topic]
  return answer && offer.has(answer) ? answer : null
}

const BOARDS = import.meta.glob<BoardModule>('./*/index.ts')

/** The board of a game: ours, or the one that the game brings along, or the one that serves any game. */
export async function loadBoard(name: string): Promise<BoardModule> {
  const ours = name === 'generic' ? undefined : BOARDS[`./${name}/index.ts`]
  if (ours) return ours()
  const generic = await import('./generic')
  const { board } = await gameNamed(name)
  if (!board) return generic
  try {
    const module = (await import(/* @vite-ignore */ board)) as ForeignBoard
    return wrapped(module, generic)
  } catch (error) {
    console.warn(`the board of ${name} does not load; the plain table stands in for it`, error)
    return generic
  }
}
