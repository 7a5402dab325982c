// One icon per notion of Inventions; those that other games know too are theirs.

import Academic from '~icons/game-icons/graduate-cap'
import Call from '~icons/game-icons/ringing-bell'
import Chain from '~icons/game-icons/crossed-chains'
import Chronos from '~icons/game-icons/hourglass'
import Discount from '~icons/game-icons/price-tag'
import Eureka from '~icons/game-icons/enlightenment'
import Gain from '~icons/game-icons/crown'
import Goal from '~icons/game-icons/target-arrows'
import Home from '~icons/game-icons/family-house'
import Influence from '~icons/game-icons/laurels'
import Innovate from '~icons/game-icons/upgrade'
import Invent from '~icons/game-icons/gears'
import Joker from '~icons/game-icons/star-swirl'
import Order from '~icons/game-icons/podium'
import Pillar from '~icons/game-icons/ionic-column'
import Present from '~icons/game-icons/public-speaker'
import Prosperity from '~icons/game-icons/cornucopia'
import Ready from '~icons/game-icons/sunrise'
import Recall from '~icons/game-icons/return-arrow'
import Scholar from '~icons/game-icons/owl'
import Send from '~icons/game-icons/paper-plane'
import Share from '~icons/game-icons/share'
import Specialist from '~icons/game-icons/person'
import Supply from '~icons/game-icons/meeple-group'
import Technology from '~icons/game-icons/light-bulb'
import Tiles from '~icons/game-icons/hexes'
import Token from '~icons/game-icons/token'
import Travel from '~icons/game-icons/walking-boot'

import { NOTIONS, type IconComponent } from '../../lib/notions'
import type { Texts } from '../../lib/texts'
import { hasWords, say } from './table'

export const ICONS: Readonly<Record<string, IconComponent>> = {
  ...NOTIONS,
  present_idea: Present,
  invent: Invent,
  innovate: Innovate,
  share_invention: Share,
  call_specialists: Call,
  gain_influence: Gain,
  travel: Travel,
  eureka: Eureka,
  send_diplomat: Send,
  recall_diplomat: Recall,
  economy: NOTIONS.coins ?? Token,
  technology: Technology,
  prosperity: Prosperity,
  joker: Joker,
  influence: Influence,
  pay_influence: Influence,
  academic: Academic,
  scholar: Scholar,
  specialist: Specialist,
  citizen: NOTIONS.worker ?? Supply,
  supply: Supply,
  recall_citizens: Home,
  ready: Ready,
  place_progress: Tiles,
  discount: Discount,
  turn_order: Order,
  token: Token,
  chain: Chain,
  chronos: Chronos,
  pillar: Pillar,
  goal: Goal,
}

/** The words of what an icon stands for: those of the benefit that it pictures. */
export const OPS: Readonly<Record<string, string>> = {
  vp: 'gain_ip',
  influence: 'gain_influence',
  academic: 'gain_academic',
  citizen: 'place_citizen',
  ready: 'ready_specialists',
  discount: 'discount',
  recall_citizens: 'recall_citizens',
  place_progress: 'place_progress',
  turn_order: 'turn_order',
  specialist: 'gain_specialist',
}

/** Disciplines have colours; so have the actions that bring an aspiration of theirs. */
const TINTED: Readonly<Record<string, string>> = {
  economy: 'economy',
  culture: 'culture',
  technology: 'technology',
  prosperity: 'prosperity',
  call_specialists: 'economy',
  travel: 'culture',
  invent: 'technology',
  share_invention: 'prosperity',
}

/** The colour in which a notion is drawn. */
export function tint(notion: string): string {
  if (notion === 'pay_influence') return 'var(--cost)'
  const colour = TINTED[notion]
  return colour ? `var(--inv-${colour}-ink)` : 'currentColor'
}

/** What the legend lists, in this order. */
export const LEGEND: readonly string[] = [
  ...[
    'present_idea',
    'invent',
    'innovate',
    'share_invention',
    'call_specialists',
    'gain_influence',
    'travel',
    'eureka',
  ],
  ...['send_diplomat', 'recall_diplomat', 'economy', 'culture', 'technology', 'prosperity', 'joker', 'influence', 'vp'],
  ...['pay_influence', 'academic', 'scholar', 'specialist', 'citizen', 'supply', 'recall_citizens', 'ready'],
  ...['place_progress', 'discount', 'turn_order', 'token', 'chain', 'chronos', 'pillar', 'goal'],
]

/** The name of a notion in the legend. */
export function nameOf(texts: Texts, notion: string): string {
  return hasWords(`inv-${notion}`)
    ? say(texts, `inv-${notion}`)
    : (texts.maybe(`name-${notion}`) ?? texts.label(notion))
}
