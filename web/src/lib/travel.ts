// What goes from one place to another is seen on its way. It is told by the page alone: a thing that says by `data-id`
// which it is, once before and once after, moves; what is new comes from a place that its event names, else from whoever
// did it. How a thing shows itself (a tile turns over, a landmark rises) is said by the board, verb by verb.

import { flightsOf } from './flights'
import type { Told } from './types'

/** What there is to see besides movement: a die rolls, a tile or card is turned over, a building rises. */
export type Spectacle = 'roll' | 'turn' | 'rise'

export interface Spot {
  node: HTMLElement | SVGElement
  box: DOMRect
}

export interface Leg {
  node: HTMLElement | SVGElement
  /** From where it stands now to where it comes from. */
  dx: number
  dy: number
  /** It was not there before. */
  isNew: boolean
}

/** Something that goes along, because no thing on the board does. */
export interface Errand {
  seat: number
  from: DOMRect
  to: DOMRect
}

export interface Journey {
  legs: Leg[]
  errands: Errand[]
}

type FactsOf = (told: Told) => Readonly<Record<string, string | number>>

/** Less than that is no way to go. */
const STEP = 8
/** More things than that do not travel: the board has been laid out anew. */
const MOST = 16
/** Of those who only run errands, one sees no more than that. */
const FEW = 3
/** Parameters of events that number a place of the map; the place says `data-hex`. */
const PLACES = ['hex', 'to']

/** Everything that says which it is, where it can be seen; what is there several times is no one thing. */
export function spotsOf(root: ParentNode): Map<string, Spot> {
  const spots = new Map<string, Spot | null>()
  const add = (id: string, node: HTMLElement | SVGElement) => {
    const box = node.getBoundingClientRect()
    if (box.width) spots.set(id, spots.has(id) && !id.startsWith('seat ') ? null : (spots.get(id) ?? { node, box }))
  }
  for (const node of root.querySelectorAll<HTMLElement | SVGElement>('[data-id], [data-hex], [data-seat]')) {
    const { id, hex, seat } = node.dataset
    if (id !== undefined) add(id, node)
    if (hex !== undefined) add(hexName(hex), node)
    if (seat !== undefined) add(seatName(seat), node)
  }
  return new Map([...spots].flatMap(([id, spot]) => (spot ? [[id, spot]] : [])))
}

const hexName = (hex: string | number) => `hex ${hex}`
export const seatName = (seat: string | number) => `seat ${seat}`

/** The places and things that an event names, in its order. */
export function namesOf(facts: Readonly<Record<string, string | number>>): string[] {
  return Object.entries(facts).flatMap(([param, value]) => {
    if (typeof value === 'string') return [value]
    return PLACES.includes(param) ? [hexName(value)] : []
  })
}

/** What travels between two looks at the table. */
export function journeyOf(
  before: ReadonlyMap<string, Spot>,
  now: ReadonlyMap<string, Spot>,
  events: readonly Told[],
  factsOf: FactsOf,
): Journey {
  const moved = new Map<string, Leg>()
  for (const [id, { node, box }] of now) {
    const old = before.get(id)?.box
    if (!old || id.startsWith('seat ') || id.startsWith('hex ')) continue
    const [dx, dy] = [middle(old).x - middle(box).x, middle(old).y - middle(box).y]
    if (Math.hypot(dx, dy) >= STEP) moved.set(id, { node, dx, dy, isNew: false })
  }
  const named = new Set(events.flatMap((told) => namesOf(factsOf(told))))
  const all = [...moved].filter(([id]) => moved.size <= MOST || named.has(id)).map(([, leg]) => leg)
  const legs = all.filter((leg) => !all.some((other) => isCarriedBy(leg, other)))
  const errands: Errand[] = []
  for (const told of events) {
    const facts = factsOf(told)
    const names = namesOf(facts)
    if (names.some((name) => moved.has(name))) continue
    const doer = typeof facts.seat === 'number' ? before.get(seatName(facts.seat)) : undefined
    const fresh = names.filter((name) => now.has(name) && !before.has(name))
    const start = names.flatMap((name) => before.get(name) ?? [])[0] ?? doer
    if (!start) continue
    for (const name of fresh) {
      const spot = now.get(name)
      if (spot && !legs.some(({ node }) => node === spot.node)) legs.push(leg(spot, start.box))
    }
    if (fresh.length || typeof facts.seat !== 'number' || flightsOf(told, facts).length) continue
    const [first, second] = names.flatMap((name) => now.get(name) ?? [])
    const [from, to] = second ? [first, second] : [doer, first]
    if (from && to && !isNear(from.box, to.box)) errands.push({ seat: facts.seat, from: from.box, to: to.box })
  }
  return { legs: legs.slice(0, MOST), errands: errands.slice(0, FEW) }
}

function leg({ node, box }: Spot, from: DOMRect): Leg {
  return { node, dx: middle(from).x - middle(box).x, dy: middle(from).y - middle(box).y, isNew: true }
}

/** Whether a thing only goes along with what it lies in. */
function isCarriedBy(inner: Leg, outer: Leg): boolean {
  return inner !== outer && outer.node.contains(inner.node) && isSame(inner.dx, outer.dx) && isSame(inner.dy, outer.dy)
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 1
}

function isNear(one: DOMRect, other: DOMRect): boolean {
  const [from, to] = [middle(one), middle(other)]
  return Math.hypot(from.x - to.x, from.y - to.y) < STEP * 3
}

export function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/** A way on the screen in the units of what is moved: within a drawing they are its own. */
export function inUnits(node: Element, dx: number, dy: number): [number, number] {
  const matrix = node instanceof SVGGraphicsElement ? (node.parentNode as SVGGraphicsElement).getScreenCTM?.() : null
  if (!matrix) return [dx, dy]
  const size = matrix.a * matrix.d - matrix.b * matrix.c
  return size ? [(matrix.d * dx - matrix.c * dy) / size, (matrix.a * dy - matrix.b * dx) / size] : [0, 0]
}

const RISING: Keyframe[] = [
  { scale: '1 0', opacity: 0.2 },
  { scale: '1 1.08', opacity: 1, offset: 0.8 },
  { scale: '1 1', opacity: 1 },
]
const TURNING: Keyframe[] = [{ scale: '1 1' }, { scale: '0 1.06', offset: 0.45 }, { scale: '1 1' }]

/** Let things go their ways. */
export function send(legs: readonly Leg[], ms: number): void {
  for (const { node, dx, dy, isNew } of legs) {
    const [x, y] = inUnits(node, dx, dy)
    const from = { translate: `${x}px ${y}px`, ...(isNew && { opacity: 0.3 }) }
    node.animate?.([from, { translate: '0 0', ...(isNew && { opacity: 1 }) }], { duration: ms, easing: 'ease-out' })
  }
}

/** Let a thing show itself. */
export function present(node: Element, kind: Exclude<Spectacle, 'roll'>, ms: number): void {
  const origin = kind === 'rise' ? '50% 100%' : '50% 50%'
  const frames = (kind === 'rise' ? RISING : TURNING).map((frame) => ({
    ...frame,
    transformBox: 'fill-box',
    transformOrigin: origin,
  }))
  node.animate?.(frames, { duration: ms, easing: 'ease-out' })
}
