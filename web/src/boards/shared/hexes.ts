// Hexes, whichever way up: where their corners are, and what frame is around them.

export interface Point {
  x: number
  y: number
}

export const ROOT3 = Math.sqrt(3)

/** The corners around a centre, clockwise from the one in this direction: from the top, or at so many degrees. */
export function cornersAround({ x, y }: Point, radius: number, first = -90): Point[] {
  return Array.from({ length: 6 }, (_, k) => {
    const angle = ((60 * k + first) * Math.PI) / 180
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })
}

/** Points as those of an SVG polygon. */
export function polygon(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')
}

/** A hex around 0,0 that stands on a corner, as an SVG polygon. */
export function pointedHex(radius: number): string {
  return polygon(cornersAround({ x: 0, y: 0 }, radius))
}

/** The centre of a hex that stands on a corner, in axial coordinates. */
export function axialCentre(q: number, r: number, radius: number): Point {
  return { x: radius * ROOT3 * (q + r / 2), y: radius * 1.5 * r }
}

/** The frame around centres, with so much room beside and above them. */
export function frameAround(centres: readonly Point[], side: number, tip: number) {
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - side, Math.min(...ys) - tip]
  return { left, top, width: Math.max(...xs) + side - left, height: Math.max(...ys) + tip - top }
}

export function viewBox({ left, top, width, height }: ReturnType<typeof frameAround>): string {
  return [left, top, width, height].map((value) => value.toFixed(1)).join(' ')
}
