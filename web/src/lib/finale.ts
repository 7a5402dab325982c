// How a match that is over came to its end: points choice by choice, and the choices that brought most.

import type { Position, Schemas } from './types'

export type Swing = Schemas['Swing']

/** The points of each seat after a choice. */
export interface Standing {
  at: number
  points: number[]
}

/** How the points grew: a standing for every choice that changed them. */
export function courseOf(swings: readonly Swing[], seats: number): Standing[] {
  const points = Array.from({ length: seats }, () => 0)
  const course: Standing[] = [{ at: 0, points: [...points] }]
  for (const { at, seat, points: won } of swings) {
    if (seat >= seats) continue // an opponent without a seat
    points[seat] = (points[seat] ?? 0) + won
    const last = course.at(-1)
    if (last?.at === at) last.points = [...points]
    else course.push({ at, points: [...points] })
  }
  return course
}

/** The line of a seat: its points stay as they are until a choice changes them. */
export function stairsOf(course: readonly Standing[], seat: number): [at: number, points: number][] {
  return course.flatMap(({ at, points }, index) => {
    const before = course[index - 1]?.points[seat]
    const now: [number, number] = [at, points[seat] ?? 0]
    return before === undefined ? [now] : [[at, before], now]
  })
}

/** Where each part of the game begins; what every seat begins for itself begins with the first of them. */
export function firsts<Part extends { name: string }>(parts: readonly Part[]): Part[] {
  return parts.filter(({ name }, index) => parts.findIndex((part) => part.name === name) === index)
}

/** Of the most points that anybody has in the end, a choice that turned the match moved so many. */
const SHARE = 0.05

/** The choices that moved most points, in their order; what is there at first or counted at the end is no choice. */
export function turningPoints(swings: readonly Swing[], count = 3): Swing[] {
  const last = swings.reduce((most, { at }) => Math.max(most, at), 0)
  const totals = new Map<number, number>()
  for (const { seat, points } of swings) totals.set(seat, (totals.get(seat) ?? 0) + points)
  const least = Math.max(2, SHARE * Math.max(0, ...totals.values()))
  return swings
    .filter(({ at, points }) => at > 0 && at < last && Math.abs(points) >= least)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.at - b.at)
    .slice(0, count)
    .sort((a, b) => a.at - b.at)
}

/** Who led alone after which choice: a line for every change. */
export function leads(course: readonly Standing[]): { at: number; seat: number }[] {
  const found: { at: number; seat: number }[] = []
  for (const { at, points } of course) {
    const most = Math.max(...points)
    const first = points.indexOf(most)
    if (most > 0 && points.lastIndexOf(most) === first && found.at(-1)?.seat !== first) found.push({ at, seat: first })
  }
  return found
}

export interface Row {
  seat: number
  place: number
  name: string
  score: number
  /** Points by group, in words. */
  parts: { name: string; points: number }[]
}

/** Everybody by place, with where the points came from. */
export function rowsOf(
  position: Position,
  nameOf: (seat: number) => string,
  groupOf: (group: string) => string,
): Row[] {
  const { result, sources } = position
  return (result?.places ?? [])
    .map((place, seat) => ({
      ...{ seat, place, name: nameOf(seat), score: result?.scores[seat] ?? 0 },
      parts: Object.entries(sources).flatMap(([group, points]) =>
        points[seat] ? [{ name: groupOf(group), points: points[seat] }] : [],
      ),
    }))
    .sort((one, other) => one.place - other.place)
}

/** The end as text, to be pasted anywhere. */
export function asText(title: string, rows: readonly Row[], moments: readonly string[]): string {
  const lines = rows.map(
    ({ place, name, score, parts }) =>
      `${place}. ${name}: ${score} (${parts.map((part) => `${part.name} ${part.points}`).join(', ')})`,
  )
  return [title, ...lines, ...(moments.length ? ['', ...moments.map((moment) => `- ${moment}`)] : [])].join('\n')
}

export interface Palette {
  ground: string
  ink: string
  soft: string
  seats: string[]
  fills: string[]
}

const [WIDTH, MARGIN, LINE] = [960, 40, 54]

/** The end as a picture: places, points by group, and how the points grew. */
export function drawPicture(
  canvas: HTMLCanvasElement,
  title: string,
  rows: readonly Row[],
  course: readonly Standing[],
  palette: Palette,
): void {
  const groups = [...new Set(rows.flatMap(({ parts }) => parts.map(({ name }) => name)))]
  const graph = { top: MARGIN + 70 + rows.length * LINE + 30, height: 220 }
  const legend = graph.top + graph.height + 40
  canvas.width = WIDTH
  canvas.height = legend + Math.ceil(groups.length / 3) * 24 + MARGIN
  const pen = canvas.getContext('2d')
  if (!pen) return
  const write = (words: string, x: number, y: number, font: string, colour = palette.ink) => {
    pen.font = font
    pen.fillStyle = colour
    pen.fillText(words, x, y)
  }
  pen.fillStyle = palette.ground
  pen.fillRect(0, 0, canvas.width, canvas.height)
  write(title, MARGIN, MARGIN + 24, '700 28px "Fraunces Variable", Georgia, serif')
  const most = Math.max(1, ...rows.map(({ score }) => score))
  for (const [index, { seat, place, name, score, parts }] of rows.entries()) {
    const y = MARGIN + 70 + index * LINE
    pen.fillStyle = palette.seats[seat] ?? palette.ink
    pen.fillRect(MARGIN, y, 10, 30)
    write(`${place}. ${name}`, MARGIN + 22, y + 21, '600 18px "Inter Variable", sans-serif')
    let x = 330
    for (const { name: group, points } of parts) {
      if (points <= 0) continue
      const width = (points / most) * (WIDTH - 330 - MARGIN - 60)
      pen.fillStyle = palette.fills[groups.indexOf(group) % palette.fills.length] ?? palette.soft
      pen.fillRect(x, y, width - 1, 30)
      x += width
    }
    write(String(score), x + 10, y + 22, '700 20px "Inter Variable", sans-serif')
  }
  const span = course.at(-1)?.at ?? 1
  const top = Math.max(1, ...course.flatMap(({ points }) => points))
  const across = (at: number) => MARGIN + (at / span) * (WIDTH - 2 * MARGIN)
  const up = (points: number) => graph.top + graph.height - (Math.max(0, points) / top) * graph.height
  pen.strokeStyle = palette.soft
  pen.strokeRect(MARGIN, graph.top, WIDTH - 2 * MARGIN, graph.height)
  for (const { seat } of rows) {
    pen.strokeStyle = palette.seats[seat] ?? palette.ink
    pen.lineWidth = 3
    pen.beginPath()
    for (const [at, points] of stairsOf(course, seat)) pen.lineTo(across(at), up(points))
    pen.stroke()
  }
  for (const [index, group] of groups.entries()) {
    const [x, y] = [MARGIN + (index % 3) * ((WIDTH - 2 * MARGIN) / 3), legend + Math.floor(index / 3) * 24]
    pen.fillStyle = palette.fills[index % palette.fills.length] ?? palette.soft
    pen.fillRect(x, y - 11, 14, 14)
    write(group, x + 22, y + 1, '400 14px "Inter Variable", sans-serif')
  }
}
