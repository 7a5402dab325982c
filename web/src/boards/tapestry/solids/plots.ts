// What stands on single plots: buildings, rocks, water and the like.

import { BRICK, box, CREAM, dome, DOOR, drum, gable, GOLD, pyramid, SLATE, STONE } from './shapes'
import type { Part } from './solids'

export const ON_PLOTS: Readonly<Record<string, readonly Part[]>> = {
  market: [
    [box(0.2, 0.2, 0.62, 0.62, 0, 0.34, CREAM, [2, 0.2, 0.8]), gable(0.14, 0.14, 0.74, 0.74, 0.34, 0.34, GOLD, true)],
  ],
  house: [
    [
      box(0.18, 0.2, 0.64, 0.6, 0, 0.38, CREAM, [2, 0.2, 0.72]),
      box(0.26, 0.34, 0.12, 0.12, 0.5, 0.4, STONE),
      gable(0.18, 0.2, 0.64, 0.6, 0.36, 0.36, SLATE, true),
    ],
  ],
  farm: [
    [
      box(0.06, 0.06, 0.88, 0.88, 0, 0.04, '#c9b05a'),
      ...[0.56, 0.68, 0.8].map((y) => box(0.12, y, 0.76, 0.05, 0.04, 0.05, '#7f8f35')),
      box(0.16, 0.14, 0.56, 0.36, 0.04, 0.32, '#9a6434', [1, 0, 0.7, DOOR]),
      gable(0.16, 0.14, 0.56, 0.36, 0.36, 0.26, '#8a5a2c', true),
    ],
    [drum(0.84, 0.44, 0.11, 0.04, 0.5, '#d8c08a'), dome(0.84, 0.44, 0.11, 0.54, 0.16, '#d8c08a')],
  ],
  armory: [
    [
      box(0.1, 0.1, 0.8, 0.8, 0, 0.2, '#857a6c'),
      box(0.2, 0.2, 0.6, 0.6, 0.2, 0.46, BRICK, [1, 0, 0.62, '#2a1512']),
      ...[
        [0.16, 0.16],
        [0.64, 0.16],
        [0.16, 0.64],
        [0.64, 0.64],
      ].map(([x = 0, y = 0]) => box(x, y, 0.2, 0.2, 0.66, 0.16, BRICK)),
    ],
  ],
  rock: [
    [pyramid(0.12, 0.06, 0.6, 0.66, 0, 0.82, 'light-dark(#b3a695, #6d7480)')],
    [pyramid(0.36, 0.34, 0.58, 0.6, 0, 0.6, 'light-dark(#a89a88, #626974)')],
  ],
  token: [[drum(0.5, 0.5, 0.34, 0, 0.16, GOLD)]],
  water: [[box(0.02, 0.02, 0.96, 0.96, 0, 0.02, 'light-dark(#7fb6d2, #255a78)')]],
  wisp: [[drum(0.5, 0.5, 0.12, 0, 0.3, '#7a5a8a', 0.05), dome(0.5, 0.5, 0.22, 0.3, 0.4, '#e6c8ff')]],
  pad: [[drum(0.5, 0.5, 0.42, 0, 0.05, '#5f9a4c'), dome(0.66, 0.4, 0.12, 0.05, 0.14, '#f2b8d0')]],
}
