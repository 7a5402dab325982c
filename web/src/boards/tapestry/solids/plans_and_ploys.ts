// The landmarks of Plans and Ploys.

import { BRICK, box, dome, drum, gable, GLASS, pyramid, slab } from './shapes'
import type { Part } from './solids'

export const OF_PLANS_AND_PLOYS: Readonly<Record<string, readonly Part[]>> = {
  pp_landmark_territories: [
    [
      slab(1, 0, 2, 3, '#9db07a'),
      box(1.3, 0.3, 1.3, 1, 0.1, 0.9, GLASS, [3, 0.2, 0.85, '#5d9a52']),
      gable(1.3, 0.3, 1.3, 1, 1, 0.4, '#a8e0f0', true),
    ],
    [slab(0, 1, 3, 2, '#9db07a'), ...[1.5, 1.85, 2.2, 2.55].map((y) => box(0.3, y, 2.4, 0.16, 0.1, 0.14, '#5d9a52'))],
  ],
  pp_landmark_buildings: [
    [slab(1, 0, 2, 3, '#9aa3ad')],
    [
      drum(2.1, 0.7, 0.3, 0.1, 0.1, '#6d737c'),
      drum(2.1, 0.7, 0.12, 0.2, 1.5, BRICK, 0.05),
      drum(2.1, 0.7, 0.28, 1.2, 0.08, '#dfe4e8'),
    ],
    [
      slab(0, 1, 3, 2, '#9aa3ad'),
      box(0.3, 1.4, 2.3, 1.2, 0.1, 0.75, '#6b78a8', [4, 0.25, 0.75, '#ffe2a0']),
      drum(0.9, 1.9, 0.36, 0.85, 0.1, '#dfe4e8', 0.46),
    ],
  ],
  pp_landmark_technology: [
    [
      slab(0, 0, 3, 2, '#c2b0a0'),
      box(0.3, 0.3, 2.4, 1.3, 0.1, 0.8, '#d98a4a', [3, 0.1, 0.7]),
      box(0.22, 0.22, 2.56, 1.46, 0.9, 0.14, '#7a3f98'),
      box(1.1, 0.6, 0.6, 0.6, 1.04, 0.5, '#fcf5e4', [1, 0.3, 0.7, '#2b2018']),
    ],
  ],
  pp_landmark_line: [
    [
      slab(0, 0, 3, 3, '#9aa3ad'),
      box(0.35, 0.35, 2.2, 2.2, 0.1, 0.45, '#8f9aa6', [5, 0.2, 0.8]),
      box(0.65, 0.65, 1.6, 1.6, 0.55, 0.75, '#7f8ea0', [4, 0.15, 0.85, '#a8e0f0']),
      box(0.95, 0.95, 1, 1, 1.3, 0.6, '#6d7d92', [3, 0.15, 0.85, '#a8e0f0']),
      pyramid(1.2, 1.2, 0.5, 0.5, 1.9, 0.4, GLASS),
    ],
  ],
  pp_landmark_districts: [
    [
      slab(0, 0, 3, 2, '#b8b0c8'),
      box(0.3, 0.35, 1.4, 1.3, 0.1, 1, '#6b3768', [3, 0.3, 0.75, '#ffd97a']),
      box(1.75, 0.5, 0.95, 1, 0.1, 0.6, '#8f5f9a', [2, 0.3, 0.75, '#ffd97a']),
      dome(2.2, 1, 0.36, 0.7, 0.42, GLASS),
    ],
  ],
}
