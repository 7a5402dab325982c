// A board on trial: shown as the page would show it, with a question of the fixtures. For tests in jsdom.

import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach } from 'vitest'

import { Offer, optionKey } from '../../lib/options'
import type { Texts } from '../../lib/texts'
import type { Consequence, Facts, Option, Position } from '../../lib/types'
import type { BoardModule, BoardProps } from '..'

/** A question of the fixtures, with what the seat sees. */
export interface Asked<View = Position['view']> {
  seats: number
  seat: number
  topic: string
  options: Option[]
  /** What the game says that each option brings. */
  consequences?: Consequence[]
  view: View
}

export function positionOf(
  game: string,
  { seats, seat, topic, options, consequences, view }: Asked<unknown>,
): Position {
  return {
    ...{ id: 'm', game, seq: 1, state: 'running', seat, view, log: [], since_my_turn: 0, turn: 1, entries: 1 },
    ...{
      undo: { allowed: true },
      standing: [],
      result: null,
      chosen_seed: null,
      spectators: false,
      clock: null,
      settings: {},
      components: '',
    },
    players: Array.from({ length: seats }, (_, index) => ({
      seat: index,
      name: `P${index}`,
      kind: 'person',
      bot: null,
      present: true,
    })),
    asks: [{ seat, topic, rules: [], options, consequences }],
  } as unknown as Position
}

/** Puts components on the page; they are gone after each test. */
export function stage() {
  const mounted: object[] = []
  afterEach(async () => {
    for (const component of mounted.splice(0)) await unmount(component)
    document.body.replaceChildren()
  })
  return function put<Props extends object>(component: Component<Props>, props: Props): HTMLElement {
    const target = document.createElement('div')
    document.body.append(target)
    mounted.push(mount(component, { target, props }))
    flushSync()
    return target
  }
}

/** A board with its questions and facts; nothing is chosen unless a test says how. */
export function trial(
  { Board, buttonVerbs }: Pick<BoardModule, 'Board' | 'buttonVerbs'>,
  game: string,
  facts: Record<string, Facts>,
  texts: Texts,
) {
  const put = stage()
  const propsOf = (asked: Asked<unknown>, part: BoardProps['show'], props: Partial<BoardProps> = {}): BoardProps => ({
    ...{
      position: positionOf(game, asked),
      texts,
      offered: new Offer(asked.options),
      choose: () => undefined,
      hover: () => undefined,
    },
    ...{ describe: (id: string) => facts[id], show: part, ...props },
  })
  return {
    put,
    propsOf,
    positionOf: (asked: Asked<unknown>) => positionOf(game, asked),
    show: (...shown: Parameters<typeof propsOf>) => put(Board, propsOf(...shown)),
    /** The options that have a place on the board. */
    placedOptions: ({ options }: Asked<unknown>): Option[] =>
      options.filter(([verb]) => buttonVerbs !== 'all' && !buttonVerbs.has(verb)),
  }
}

/** The keys of all options that are offered in these parts. */
export function offeredIn(...parts: HTMLElement[]): Set<string> {
  const all = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>('[data-option]')])
  return new Set(
    all.flatMap(({ dataset }) =>
      dataset.options ? (JSON.parse(dataset.options) as Option[]).map(optionKey) : [dataset.option ?? ''],
    ),
  )
}

export function click(target: Element | null | undefined) {
  target!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}
