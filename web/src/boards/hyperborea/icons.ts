// One icon per notion of Hyperborea; those that other games know too are theirs.

import Attack from '~icons/game-icons/crossed-swords'
import Clear from '~icons/game-icons/broom'
import Control from '~icons/game-icons/flying-flag'
import CubeIcon from '~icons/game-icons/cube'
import Deploy from '~icons/game-icons/meeple-group'
import Desert from '~icons/game-icons/cactus'
import Develop from '~icons/game-icons/upgrade'
import Discard from '~icons/game-icons/trash-can'
import Draw from '~icons/game-icons/swap-bag'
import Exploration from '~icons/game-icons/compass'
import Fly from '~icons/game-icons/feathered-wing'
import Forest from '~icons/game-icons/pine-tree'
import Fortress from '~icons/game-icons/stone-tower'
import Gem from '~icons/game-icons/cut-diamond'
import Ghost from '~icons/game-icons/ghost'
import Graveyard from '~icons/game-icons/tombstone'
import Growth from '~icons/game-icons/three-friends'
import Infinite from '~icons/game-icons/infinity'
import Kill from '~icons/game-icons/skull-crossed-bones'
import Lock from '~icons/game-icons/padlock'
import Mountain from '~icons/game-icons/peaks'
import Objective from '~icons/game-icons/flag-objective'
import Move from '~icons/game-icons/walking-boot'
import Progress from '~icons/game-icons/progression'
import Ranged from '~icons/game-icons/high-shot'
import Recover from '~icons/game-icons/return-arrow'
import Reset from '~icons/game-icons/cycle'
import Ruin from '~icons/game-icons/ancient-ruins'
import Science from '~icons/game-icons/microscope'
import Start from '~icons/game-icons/hexes'
import Stop from '~icons/game-icons/halt'
import Swamp from '~icons/game-icons/lily-pads'
import Technology from '~icons/game-icons/light-bulb'
import Teleport from '~icons/game-icons/magic-portal'
import Token from '~icons/game-icons/rune-stone'
import Turn from '~icons/game-icons/sunrise'

import { NOTIONS, type IconComponent } from '../../lib/notions'

export const ICONS: Readonly<Record<string, IconComponent>> = {
  ...NOTIONS,
  move: Move,
  fly: Fly,
  teleport: Teleport,
  attack: Attack,
  ranged_attack: Ranged,
  fortress: Fortress,
  figure: NOTIONS.worker ?? Deploy,
  deploy: Deploy,
  gem: Gem,
  technology: Technology,
  draw: Draw,
  cube: CubeIcon,
  recover: Recover,
  clear: Clear,
  discard_grey: Discard,
  develop: Develop,
  ghost: Ghost,
  kill: Kill,
  ruin: Ruin,
  token: Token,
  graveyard: Graveyard,
  control: Control,
  objective: Objective,
  reset: Reset,
  turn: Turn,
  start: Start,
  passive: Infinite,
  lock: Lock,
  stop: Stop,
  desert: Desert,
  forest: Forest,
  swamp: Swamp,
  mountain: Mountain,
  exploration: Exploration,
  warfare: Attack,
  growth: Growth,
  progress: Progress,
  trade: NOTIONS.gold ?? Gem,
  science: Science,
}

/** The parts of the scoring, and the conditions, by their icons. */
export const PART_ICONS: Readonly<Record<string, string>> = {
  gems: 'gem',
  ghosts: 'ghost',
  graveyard: 'graveyard',
  cubes: 'cube',
  objectives: 'objective',
  technologies: 'technology',
  control: 'control',
  objective_vp: 'gem',
  objective_technology: 'technology',
  objective_figures: 'figure',
}

const TINTED: Readonly<Record<string, string>> = {
  move: 'green',
  fly: 'green',
  teleport: 'green',
  attack: 'red',
  ranged_attack: 'red',
  kill: 'red',
  fortress: 'purple',
  figure: 'purple',
  deploy: 'purple',
  develop: 'orange',
  gem: 'yellow',
  technology: 'blue',
  exploration: 'green',
  warfare: 'red',
  growth: 'purple',
  progress: 'orange',
  trade: 'yellow',
  science: 'blue',
}

/** The colour in which a notion is drawn: that of the cubes that bring it, else ink. */
export function tint(notion: string): string {
  const colour = TINTED[notion]
  return colour ? `var(--hyp-${colour}-ink)` : 'currentColor'
}

/** What the legend lists, in this order. */
export const LEGEND: readonly string[] = [
  ...['move', 'fly', 'teleport', 'attack', 'ranged_attack', 'fortress', 'figure', 'deploy', 'develop', 'gem'],
  ...['technology', 'draw', 'cube', 'recover', 'clear', 'discard_grey', 'token', 'ruin', 'ghost', 'kill', 'graveyard'],
  ...['control', 'objective', 'turn', 'start', 'reset', 'passive', 'lock', 'stop'],
]
