// One icon per notion of Imperial Settlers; those that other games know too are theirs.

import Ankh from '~icons/game-icons/eye-of-horus'
import Attack from '~icons/game-icons/flaming-arrow'
import Barn from '~icons/game-icons/barn'
import Barbarians from '~icons/game-icons/viking-helmet'
import CardDiscard from '~icons/game-icons/card-discard'
import CardPick from '~icons/game-icons/card-pick'
import CardPickup from '~icons/game-icons/card-pickup'
import Chest from '~icons/game-icons/locked-chest'
import Cog from '~icons/game-icons/cog'
import Crate from '~icons/game-icons/wooden-crate'
import Cycle from '~icons/game-icons/cycle'
import Egyptians from '~icons/game-icons/egyptian-pyramids'
import Fire from '~icons/game-icons/fire'
import Hammer from '~icons/game-icons/hammer-nails'
import Hands from '~icons/game-icons/shaking-hands'
import House from '~icons/game-icons/house'
import Endless from '~icons/game-icons/infinity'
import Japanese from '~icons/game-icons/pagoda'
import Lightning from '~icons/game-icons/power-lightning'
import Padlock from '~icons/game-icons/padlock'
import RobberHand from '~icons/game-icons/robber-hand'
import Romans from '~icons/game-icons/centurion-helmet'
import Ruins from '~icons/game-icons/ancient-ruins'
import Samurai from '~icons/game-icons/samurai-helmet'
import Start from '~icons/game-icons/flying-flag'
import Trade from '~icons/game-icons/trade'
import Used from '~icons/game-icons/check-mark'
import Wall from '~icons/game-icons/stone-wall'

import { NOTIONS, type IconComponent } from '../../lib/notions'

export const ICONS: Readonly<Record<string, IconComponent>> = {
  ...NOTIONS,
  common_card: CardPickup,
  faction_card: CardPickup,
  location: House,
  deal: Hands,
  resource: Crate,
  samurai: Samurai,
  taken: Ankh,
  foundation: Ruins,
  blocked: Padlock,
  build: Hammer,
  fire: Fire,
  steal: RobberHand,
  discard: CardDiscard,
  keep: CardPick,
  repeat: Cycle,
  exchange: Trade,
  store: Barn,
  protect: Wall,
  stash: Chest,
  attack: Attack,
  used: Used,
  start: Start,
  production: Cog,
  feature: Endless,
  action: Lightning,
  barbarians: Barbarians,
  romans: Romans,
  egyptians: Egyptians,
  japanese: Japanese,
}

/** What the legend lists, in this order; notions that only other games have are not among it. */
export const LEGEND = [
  ...['wood', 'stone', 'food', 'gold', 'resource', 'worker', 'raze', 'defence', 'vp', 'card', 'common_card'],
  ...['faction_card', 'location', 'production', 'feature', 'action', 'deal', 'foundation', 'samurai', 'taken'],
  ...['build', 'fire', 'steal', 'discard', 'keep', 'repeat', 'exchange', 'store', 'protect', 'stash', 'attack'],
  ...['used', 'blocked', 'start', 'barbarians', 'romans', 'egyptians', 'japanese'],
]

/** The colour in which a notion is drawn: that of its piece in the box, else ink. */
export function tint(notion: string): string {
  return TINTED.has(notion) ? `var(--is-${notion.replaceAll('_', '-')})` : 'currentColor'
}

const TINTED = new Set([
  ...['wood', 'stone', 'food', 'gold', 'worker', 'raze', 'defence', 'vp', 'card', 'common_card', 'faction_card'],
  ...['deal', 'fire', 'barbarians', 'romans', 'egyptians', 'japanese', 'attack', 'samurai', 'taken'],
])

/** The message that says what an icon stands for. */
export function wordFor(notion: string): string {
  return WORDS[notion] ?? `name-${notion}`
}

const WORDS: Readonly<Record<string, string>> = {
  samurai: 'is-samurai',
  taken: 'is-taken',
  foundation: 'is-foundation',
  blocked: 'mark-blocked',
  build: 'group-build',
  fire: 'group-raze',
  steal: 'is-steal',
  discard: 'is-discard',
  keep: 'is-keep',
  repeat: 'is-repeat',
  exchange: 'group-exchange',
  store: 'board-storage',
  protect: 'is-protect',
  stash: 'is-stash',
  used: 'label-used',
  start: 'label-start',
}
