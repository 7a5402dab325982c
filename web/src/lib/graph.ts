// The geometry of a line graph, apart from its drawing.

export interface Span {
  min: number
  max: number
}

/** Numbers a person likes to read, from at or below the least to at or above the greatest. */
export function ticks({ min, max }: Span, count: number): number[] {
  const raw = (max - min || 1) / Math.max(1, count)
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= raw * 0.999) ?? 10 * power
  const first = Math.floor(min / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(max / step - 1e-9))
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

export function spanOf(values: Iterable<number>): Span {
  const span = { min: Infinity, max: -Infinity }
  for (const value of values) {
    span.min = Math.min(span.min, value)
    span.max = Math.max(span.max, value)
  }
  return span.min > span.max ? { min: 0, max: 1 } : span
}

/** From a span of numbers to a span of pixels; the latter may run backwards. */
export function scale({ min, max }: Span, from: number, to: number): (value: number) => number {
  const size = max - min || 1
  return (value) => from + ((value - min) / size) * (to - from)
}

/** A line through points, as the path of an SVG. */
export function linePath(points: Iterable<readonly [number, number]>): string {
  return [...points].map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

/** The place of the nearest of some rising numbers; -1: there are none. */
export function nearest(sorted: readonly number[], wanted: number): number {
  let best = sorted.length ? 0 : -1
  for (const [index, value] of sorted.entries())
    if (Math.abs(value - wanted) < Math.abs((sorted[best] ?? Infinity) - wanted)) best = index
  return best
}

/** Heights moved apart so that no two labels are closer than `gap`, in their order, and none leaves the span. */
export function spread(heights: readonly number[], gap: number, { min, max }: Span): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const placed = [...heights]
  let free = min
  for (const index of order) {
    placed[index] = Math.max(free, placed[index] ?? 0)
    free = (placed[index] ?? 0) + gap
  }
  free = max
  for (const index of order.reverse()) {
    placed[index] = Math.min(free, placed[index] ?? 0)
    free = (placed[index] ?? 0) - gap
  }
  return placed
}
