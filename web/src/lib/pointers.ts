// Where things lie that are out of sight: at which edge of which scroller.

export type Side = 'above' | 'below' | 'left' | 'right'

export interface Edge {
  scroller: Element
  side: Side
  /** The middle of the sign that says so, in the window. */
  x: number
  y: number
  /** The nearest first. */
  things: Element[]
  /** The keys of the options that lie there. */
  leads: string[]
}

/** How far the middle of the sign is from the edge. */
const INSET = 20

/** The options that an element stands for, by their keys. */
export function keysOf(node: Element): string[] {
  const several = node.getAttribute('data-options')
  if (several) return (JSON.parse(several) as unknown[]).map((option) => JSON.stringify(option))
  return [node.getAttribute('data-option') ?? ''].filter(Boolean)
}

/** The closest element around that cuts off what lies outside of it, up to the board. */
function clipping(thing: Element, board: Element): Element {
  const box = thing.getBoundingClientRect()
  for (let around = thing.parentElement; around && around !== board; around = around.parentElement) {
    if (around.scrollHeight <= around.clientHeight && around.scrollWidth <= around.clientWidth) continue
    const { overflowX, overflowY } = getComputedStyle(around)
    if (overflowX === 'visible' && overflowY === 'visible') continue
    if (sideOf(box, around.getBoundingClientRect())) return around
  }
  return board
}

function sideOf(box: DOMRect, frame: DOMRect): Side | null {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  if (y > frame.bottom) return 'below'
  if (y < frame.top) return 'above'
  if (x > frame.right) return 'right'
  if (x < frame.left) return 'left'
  return null
}

/** The keys of the options whose things a sign covers in their middle, or in what is seen of it. */
export function coveredBy(sign: Element, offered: readonly Element[]): string[] {
  const { left, right, top, bottom } = sign.getBoundingClientRect()
  const isUnder = (thing: Element) => {
    const box = thing.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const [isAcross, isLevel] = [x > left && x < right, y > top && y < bottom]
    return (isAcross && box.top < bottom && box.bottom > top) || (isLevel && box.left < right && box.right > left)
  }
  return offered.filter(isUnder).flatMap(keysOf)
}

/** The hidden things, by the edge behind which they lie. */
export function edgesOf(board: Element, hidden: readonly Element[]): Edge[] {
  const edges = new Map<string, Edge>()
  const scrollers: Element[] = []
  for (const thing of hidden) {
    const box = thing.getBoundingClientRect()
    if (!box.width && !box.height) continue // not drawn at all
    const scroller = clipping(thing, board)
    const frame = scroller.getBoundingClientRect()
    const side = sideOf(box, frame)
    if (!side) continue
    if (!scrollers.includes(scroller)) scrollers.push(scroller)
    const key = `${scrollers.indexOf(scroller)} ${side}`
    const edge = edges.get(key) ?? { scroller, side, ...at(side, frame), things: [], leads: [] }
    edge.things.push(thing)
    edge.leads = [...new Set([...edge.leads, ...keysOf(thing)])]
    edges.set(key, edge)
  }
  for (const { side, things } of edges.values()) if (side === 'above' || side === 'left') things.reverse()
  return [...edges.values()]
}

function at(side: Side, frame: DOMRect): { x: number; y: number } {
  const [x, y] = [Math.round(frame.left + frame.width / 2), Math.round(frame.top + frame.height / 2)]
  if (side === 'above') return { x, y: Math.round(frame.top) + INSET }
  if (side === 'below') return { x, y: Math.round(Math.min(frame.bottom, innerHeight)) - INSET }
  return { x: Math.round(side === 'left' ? frame.left : frame.right), y }
}
