// One icon per notion, the same in every game.

import type { Component } from 'svelte'
import type { SVGAttributes } from 'svelte/elements'

import Card from '~icons/game-icons/card-draw'
import Clay from '~icons/game-icons/brick-pile'
import Coins from '~icons/game-icons/two-coins'
import Food from '~icons/game-icons/wheat'
import Defence from '~icons/game-icons/checked-shield'
import Raze from '~icons/game-icons/crossed-swords'
import Stone from '~icons/game-icons/stone-pile'
import Culture from '~icons/game-icons/lyre'
import Points from '~icons/game-icons/laurel-crown'
import Wood from '~icons/game-icons/wood-pile'
import Worker from '~icons/game-icons/meeple'

export type IconComponent = Component<SVGAttributes<SVGSVGElement>>

export const NOTIONS: Readonly<Record<string, IconComponent>> = {
  wood: Wood,
  stone: Stone,
  food: Food,
  gold: Coins,
  coins: Coins,
  worker: Worker,
  workers: Worker,
  raze: Raze,
  defence: Defence,
  vp: Points,
  points: Points,
  card: Card,
  clay: Clay,
  culture: Culture,
}
