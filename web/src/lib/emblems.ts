// Each game's own emblem; a game without one has dice.

import Dice from '~icons/game-icons/perspective-dice-six-faces-random'

import type { IconComponent } from './notions'

const EMBLEMS = import.meta.glob<IconComponent>('../boards/*/emblem.ts', { eager: true, import: 'default' })

export function emblem(game: string): IconComponent {
  return EMBLEMS[`../boards/${game}/emblem.ts`] ?? Dice
}
