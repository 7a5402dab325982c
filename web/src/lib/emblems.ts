// Each game's own emblem.

import Castle from '~icons/game-icons/castle'
import Dice from '~icons/game-icons/perspective-dice-six-faces-random'
import Gauntlet from '~icons/game-icons/gauntlet'
import Gears from '~icons/game-icons/gears'
import Peaks from '~icons/game-icons/peaks'
import Rolled from '~icons/game-icons/rolled-cloth'

import type { IconComponent } from './notions'

const EMBLEMS: Readonly<Record<string, IconComponent>> = {
  imperial_settlers: Castle,
  tapestry: Rolled,
  gauntlet: Gauntlet,
  hyperborea: Peaks,
  inventions: Gears,
}

export function emblem(game: string): IconComponent {
  return EMBLEMS[game] ?? Dice
}
