// Little buildings as solids: boxes, roofs and drums over a plan of plots, seen from the front corner. One plot is two
// units wide and one high on the picture; light comes from the upper left, however a building is turned.

/** A face of a solid as a path, in the class that gives its light: top, left, right, or a plain colour of its own. */
export interface Face {
  light: 't' | 'l' | 'r' | 'plain'
  path: string
  colour: string
}

interface Box {
  solid: 'box'
  x: number
  y: number
  w: number
  d: number
  z: number
  h: number
  colour: string
  /** Openings on the walls that are seen: so many beside each other, as high as this part of the wall. */
  openings?: { count: number; from: number; to: number; colour: string }
}

interface Roof extends Omit<Box, 'solid' | 'openings'> {
  solid: 'gable' | 'pyramid'
  /** Of a gable: whether its ridge runs along the rows. */
  along?: boolean
}

interface Drum {
  solid: 'drum' | 'dome'
  x: number
  y: number
  z: number
  h: number
  radius: number
  /** At its top; a cone has none. */
  top?: number
  colour: string
}

interface Puff {
  solid: 'smoke'
  x: number
  y: number
  z: number
}

export type Solid = Box | Roof | Drum | Puff
/** Solids from the ground up; parts are drawn back to front. */
export type Part = readonly Solid[]

type Corner = readonly [x: number, y: number, z: number]

const figure = (value: number) => String(Math.round(value * 1000) / 1000)
const at = ([x, y, z]: Corner) => `${figure(x - y)} ${figure((x + y) / 2 - z)}`
const through = (...corners: readonly Corner[]) => `M${corners.map(at).join('L')}Z`

/** A footprint of so many columns and rows, turned by quarters clockwise. */
export function turned(part: Part, columns: number, rows: number, quarters: number): Part {
  if (quarters % 4 === 0) return part
  const once = part.map((solid): Solid => {
    if ('w' in solid) {
      const moved = { x: rows - solid.y - solid.d, y: solid.x, w: solid.d, d: solid.w }
      return solid.solid === 'gable' ? { ...solid, ...moved, along: !solid.along } : { ...solid, ...moved }
    }
    return { ...solid, x: rows - solid.y, y: solid.x }
  })
  return turned(once, rows, columns, (quarters % 4) - 1)
}

/** Farther to the front is drawn later. */
export function depth(part: Part): number {
  const [first] = part
  if (!first) return 0
  return 'w' in first ? first.x + first.w / 2 + first.y + first.d / 2 : first.x + first.y
}

export function facesOf(parts: readonly Part[]): Face[] {
  return [...parts].sort((one, other) => depth(one) - depth(other)).flatMap((part) => part.flatMap(faces))
}

function faces(solid: Solid): Face[] {
  switch (solid.solid) {
    case 'box':
      return boxFaces(solid)
    case 'gable':
      return gableFaces(solid)
    case 'pyramid':
      return pyramidFaces(solid)
    case 'drum':
      return drumFaces(solid)
    case 'dome':
      return domeFaces(solid)
    case 'smoke':
      return [
        { light: 'plain', path: round(solid, 0.26, 0.12), colour: 'rgb(255 255 255 / 0.55)' },
        {
          light: 'plain',
          path: round({ ...solid, x: solid.x + 0.15, z: solid.z + 0.3 }, 0.34, 0.12),
          colour: 'rgb(255 255 255 / 0.35)',
        },
      ]
  }
}

function boxFaces({ x, y, w, d, z, h, colour, openings }: Box): Face[] {
  const [right, front, top] = [x + w, y + d, z + h]
  const found: Face[] = [
    { light: 'l', path: through([x, front, z], [right, front, z], [right, front, top], [x, front, top]), colour },
    { light: 'r', path: through([right, y, z], [right, front, z], [right, front, top], [right, y, top]), colour },
    { light: 't', path: through([x, y, top], [right, y, top], [right, front, top], [x, front, top]), colour },
  ]
  if (!openings) return found
  const { count, from, to, colour: pane } = openings
  const [low, high] = [z + from * h, z + to * h]
  for (let n = 0; n < count; n++) {
    const [one, other] = [(n + 0.28) / count, (n + 0.72) / count]
    const [left, wide] = [x + one * w, x + other * w]
    found.push({
      light: 'plain',
      path: through([left, front, low], [wide, front, low], [wide, front, high], [left, front, high]),
      colour: pane,
    })
    const [back, near] = [y + one * d, y + other * d]
    found.push({
      light: 'plain',
      path: through([right, back, low], [right, near, low], [right, near, high], [right, back, high]),
      colour: `color-mix(in oklab, ${pane}, #000 12%)`,
    })
  }
  return found
}

function gableFaces({ x, y, w, d, z, h, colour, along = false }: Roof): Face[] {
  const [right, front, top] = [x + w, y + d, z + h]
  if (along) {
    const middle = y + d / 2
    return [
      { light: 't', path: through([x, y, z], [right, y, z], [right, middle, top], [x, middle, top]), colour },
      { light: 'l', path: through([x, front, z], [right, front, z], [right, middle, top], [x, middle, top]), colour },
      { light: 'r', path: through([right, y, z], [right, front, z], [right, middle, top]), colour },
    ]
  }
  const middle = x + w / 2
  return [
    { light: 't', path: through([x, y, z], [x, front, z], [middle, front, top], [middle, y, top]), colour },
    { light: 'r', path: through([right, y, z], [right, front, z], [middle, front, top], [middle, y, top]), colour },
    { light: 'l', path: through([x, front, z], [right, front, z], [middle, front, top]), colour },
  ]
}

function pyramidFaces({ x, y, w, d, z, h, colour }: Roof): Face[] {
  const [right, front] = [x + w, y + d]
  const tip: Corner = [x + w / 2, y + d / 2, z + h]
  return [
    { light: 't', path: through([x, y, z], [x, front, z], tip), colour },
    { light: 't', path: through([x, y, z], [right, y, z], tip), colour },
    { light: 'l', path: through([x, front, z], [right, front, z], tip), colour },
    { light: 'r', path: through([right, y, z], [right, front, z], tip), colour },
  ]
}

function drumFaces({ x, y, z, h, radius, top = radius, colour }: Drum): Face[] {
  const [across, middle, base, lid] = [x - y, (x + y) / 2, radius * 1.414, top * 1.414]
  const [low, high] = [middle - z, middle - z - h]
  const half = (way: -1 | 1) => {
    const sweep = way < 0 ? 0 : 1
    const [start, end] = [across + way * base, across + way * lid]
    const above = top
      ? `L${figure(across)} ${figure(high + lid / 2)}A${figure(lid)} ${figure(lid / 2)} 0 0 ${1 - sweep} ${figure(end)} ${figure(high)}Z`
      : `L${figure(across)} ${figure(high)}Z`
    // From the side to the front along the foot, up, and back along the top.
    return `M${figure(start)} ${figure(low)}A${figure(base)} ${figure(base / 2)} 0 0 ${sweep} ${figure(across)} ${figure(low + base / 2)}${above}`
  }
  const found: Face[] = [
    { light: 'l', path: half(-1), colour },
    { light: 'r', path: half(1), colour },
  ]
  if (top) found.push({ light: 't', path: ellipse(across, high, lid, lid / 2), colour })
  return found
}

function domeFaces({ x, y, z, h, radius, colour }: Drum): Face[] {
  const [across, low, wide] = [x - y, (x + y) / 2 - z, radius * 1.414]
  const [left, right, tip] = [figure(across - wide), figure(across + wide), figure(low - h * 1.34)]
  const foot = figure(low)
  return [
    {
      light: 'l',
      path: `M${left} ${foot}A${figure(wide)} ${figure(wide / 2)} 0 0 0 ${right} ${foot}C${right} ${tip} ${left} ${tip} ${left} ${foot}Z`,
      colour,
    },
    {
      light: 'plain',
      path: `M${right} ${foot}A${figure(wide)} ${figure(wide / 2)} 0 0 1 ${figure(across)} ${figure(low + wide / 2)}C${figure(across + wide * 0.75)} ${figure(low)} ${figure(across + wide * 0.6)} ${figure(low - h * 0.7)} ${figure(across)} ${figure(low - h)}C${figure(across + wide * 0.7)} ${figure(low - h)} ${right} ${figure(low - h * 0.6)} ${right} ${foot}Z`,
      colour: 'rgb(0 0 0 / 0.2)',
    },
    {
      light: 'plain',
      path: ellipse(across - wide * 0.35, low - h * 0.62, wide * 0.2, h * 0.13),
      colour: 'rgb(255 255 255 / 0.45)',
    },
  ]
}

const round = ({ x, y, z }: { x: number; y: number; z: number }, wide: number, high: number) =>
  ellipse(x - y, (x + y) / 2 - z, wide, high)

function ellipse(x: number, y: number, wide: number, high: number): string {
  const arc = `a${figure(wide)} ${figure(high)} 0 0 0 `
  return `M${figure(x - wide)} ${figure(y)}${arc}${figure(2 * wide)} 0${arc}${figure(-2 * wide)} 0Z`
}
