// The paths of the icon set on its own grid of 512 by 512, in whole steps: half as long, and the same to the eye.

/** How many numbers each command takes, and which of them are not places: those of an arc but for its end. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const TOKEN = /[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi

/** The numbers of a command from the text behind it; the flags of an arc may stand together, without anything between. */
function numbersOf(words: string, command: string): number[] {
  if (command !== 'a') return [...words.matchAll(TOKEN)].map(([word]) => Number(word))
  const NUMBER = String.raw`([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)[\s,]*`
  const ARC = new RegExp(NUMBER.repeat(3) + String.raw`([01])[\s,]*([01])[\s,]*` + NUMBER.repeat(2), 'gi')
  return [...words.matchAll(ARC)].flatMap(([, ...parts]) => parts.map(Number))
}

/** Whole numbers, as close together as they can stand. */
function written(numbers: readonly number[]): string {
  return numbers.map((number, at) => (at && number >= 0 ? ` ${number}` : `${number}`)).join('')
}

/** The same path with every point on the grid: steps are taken from where the last one has really led. */
export function onGrid(path: string): string {
  let [x, y] = [0, 0] // where the path truly is
  let [gx, gy] = [0, 0] // where it is on the grid
  let [startX, startY, gridX, gridY] = [0, 0, 0, 0]
  let out = ''
  for (const [, letter = '', words = ''] of path.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const kind = letter.toLowerCase()
    const isRelative = letter === kind
    const size = TAKES[kind] ?? 0
    if (kind === 'z') {
      ;[x, y, gx, gy] = [startX, startY, gridX, gridY]
      out += 'z'
      continue
    }
    const numbers = numbersOf(words, kind)
    for (let at = 0; at + size <= numbers.length; at += size) {
      const part = numbers.slice(at, at + size)
      const [ox, oy] = isRelative ? [x, y] : [0, 0]
      if (kind === 'h' || kind === 'v') {
        const [to = 0] = part
        if (kind === 'h') x = ox + to
        else y = oy + to
        const [nx, ny] = [Math.round(x), Math.round(y)]
        out += kind === 'h' ? `h${nx - gx}` : `v${ny - gy}`
        if (kind === 'h') gx = nx
        else gy = ny
        continue
      }
      const isArc = kind === 'a'
      const points = isArc ? part.slice(5) : part
      const steps = points.map((value, index) =>
        index % 2 ? Math.round(value + oy) - gy : Math.round(value + ox) - gx,
      )
      const [endX = 0, endY = 0] = points.slice(-2)
      ;[x, y] = [endX + ox, endY + oy]
      const radii = isArc
        ? [...part.slice(0, 2).map((radius) => Math.round(radius * 10) / 10), ...part.slice(2, 5)]
        : []
      out += (kind === 'm' && at ? 'l' : kind) + written([...radii, ...steps])
      ;[gx, gy] = [gx + (steps.at(-2) ?? 0), gy + (steps.at(-1) ?? 0)]
      if (kind === 'm' && !at) [startX, startY, gridX, gridY] = [x, y, gx, gy]
    }
  }
  return out
}

/** A drawing with all of its paths on the grid. */
export function drawnOnGrid(svg: string): string {
  return svg.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${onGrid(path)}"`)
}
