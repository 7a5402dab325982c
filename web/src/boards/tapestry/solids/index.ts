// The faces of what stands on plots, ready to be drawn.

import { OF_ARTS } from './arts'
import { LANDMARKS } from './landmarks'
import { OF_PLANS_AND_PLOYS } from './plans_and_ploys'
import { ON_PLOTS } from './plots'
import { CREAM, box, pyramid } from './shapes'
import { facesOf, turned, type Face, type Part } from './solids'

export type { Face } from './solids'

/** How each is built, by its id. */
const BUILT: Readonly<Record<string, readonly Part[]>> = {
  ...ON_PLOTS,
  ...LANDMARKS,
  ...OF_PLANS_AND_PLOYS,
  ...OF_ARTS,
}

const KNOWN = new Map<string, Face[]>()

/** A building or landmark by its id, over this footprint, turned by so many quarters. */
export function facesFor(id: string, shape: readonly string[] = ['X'], quarters = 0): Face[] {
  const key = `${id} ${quarters} ${shape.join()}`
  const known = KNOWN.get(key)
  if (known) return known
  const [columns, rows] = [shape[0]?.length ?? 1, shape.length]
  const parts = BUILT[id] ?? plain(shape)
  const made = facesOf(parts.map((part) => turned(part, columns, rows, quarters)))
  KNOWN.set(key, made)
  return made
}

/** One that has no picture of its own: a tower on every plot. */
function plain(shape: readonly string[]): Part[] {
  return shape.flatMap((line, y) =>
    [...line].flatMap((mark, x) =>
      mark === 'X'
        ? [
            [
              box(x + 0.06, y + 0.06, 0.88, 0.88, 0, 0.6, CREAM, [2, 0.2, 0.8]),
              pyramid(x, y, 1, 1, 0.6, 0.4, '#8a5a44'),
            ],
          ]
        : [],
    ),
  )
}

/** What a picture of it has to show: footprint and room above. */
export function frameOf(shape: readonly string[]): { left: number; top: number; width: number; height: number } {
  const [columns, rows] = [shape[0]?.length ?? 1, shape.length]
  const top = -(columns + rows > 2 ? 1.1 : 0.5)
  return { left: -rows, top, width: columns + rows, height: (columns + rows) / 2 - top + 0.1 }
}
