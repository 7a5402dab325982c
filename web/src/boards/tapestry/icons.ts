// One icon per notion of Tapestry; those that other games know too are theirs.

import Achievement from '~icons/game-icons/trophy'
import Arts from '~icons/game-icons/palette'
import Advance from '~icons/game-icons/stairs-goal'
import AnyResource from '~icons/game-icons/swap-bag'
import AnyBuilding from '~icons/game-icons/medieval-village-01'
import Armory from '~icons/game-icons/barracks'
import Automa from '~icons/game-icons/robot-golem'
import Bans from '~icons/game-icons/padlock'
import Capital from '~icons/game-icons/modern-city'
import CardDiscard from '~icons/game-icons/card-discard'
import Choice from '~icons/game-icons/split-arrows'
import Circle from '~icons/game-icons/plain-circle'
import Civilization from '~icons/game-icons/greek-temple'
import Conquer from '~icons/game-icons/swords-emblem'
import Conquest from '~icons/game-icons/planet-conquest'
import Decision from '~icons/game-icons/card-pickup'
import Desert from '~icons/game-icons/cactus'
import Dice from '~icons/game-icons/rolling-dices'
import Create from '~icons/game-icons/paint-brush'
import District from '~icons/game-icons/capitol'
import Era from '~icons/game-icons/sundial'
import Exploration from '~icons/game-icons/compass'
import Exhibit from '~icons/game-icons/theater-curtains'
import Explore from '~icons/game-icons/treasure-map'
import ExploreSpace from '~icons/game-icons/rocket-flight'
import Farm from '~icons/game-icons/barn'
import Forest from '~icons/game-icons/pine-tree'
import Grassland from '~icons/game-icons/high-grass'
import House from '~icons/game-icons/family-house'
import Income from '~icons/game-icons/wooden-crate'
import Inspire from '~icons/game-icons/inspiration'
import Invent from '~icons/game-icons/light-bulb'
import Island from '~icons/game-icons/island'
import Landmark from '~icons/game-icons/mayan-pyramid'
import Market from '~icons/game-icons/shop'
import Masterpiece from '~icons/game-icons/mona-lisa'
import Military from '~icons/game-icons/crossed-swords'
import Mountain from '~icons/game-icons/peaks'
import Opponent from '~icons/game-icons/three-friends'
import Outpost from '~icons/game-icons/watchtower'
import Pad from '~icons/game-icons/lily-pads'
import PlayTapestry from '~icons/game-icons/card-play'
import RefreshMasterpieces from '~icons/game-icons/card-exchange'
import Reserve from '~icons/game-icons/backpack'
import Refresh from '~icons/game-icons/cycle'
import Repeat from '~icons/game-icons/clockwise-rotation'
import Research from '~icons/game-icons/dice-target'
import Science from '~icons/game-icons/microscope'
import Shadow from '~icons/game-icons/shadow-follower'
import SpaceTile from '~icons/game-icons/ringed-planet'
import Square from '~icons/game-icons/plain-square'
import Start from '~icons/game-icons/flying-flag'
import Tapestry from '~icons/game-icons/rolled-cloth'
import TechCard from '~icons/game-icons/gears'
import Technology from '~icons/game-icons/anvil'
import Territory from '~icons/game-icons/hexes'
import Charm from '~icons/game-icons/charm'
import Token from '~icons/game-icons/token'
import Trap from '~icons/game-icons/wolf-trap'
import Treasure from '~icons/game-icons/locked-chest'
import Upgrade from '~icons/game-icons/upgrade'
import Used from '~icons/game-icons/check-mark'
import TurnFaceDown from '~icons/game-icons/card-burn'
import Wisp from '~icons/game-icons/lantern-flame'
import Water from '~icons/game-icons/waves'

import LineColumn from './LineColumn.svelte'
import LineRow from './LineRow.svelte'
import { NOTIONS, type IconComponent } from '../../lib/notions'

export const ICONS: Readonly<Record<string, IconComponent>> = {
  ...NOTIONS,
  coin: NOTIONS.coins ?? AnyResource,
  any_resource: AnyResource,
  any: AnyResource,
  different: AnyResource,
  identical: AnyResource,
  market: Market,
  house: House,
  farm: Farm,
  armory: Armory,
  any_income_building: AnyBuilding,
  income_building: AnyBuilding,
  income_building_in_capital: AnyBuilding,
  complete_row: LineRow,
  complete_column: LineColumn,
  track_in_tier_2: Advance,
  rock: Mountain,
  pad: Pad,
  wisp: Wisp,
  territory_tile: Territory,
  territory_tile_in_supply: Territory,
  space_tile: SpaceTile,
  tapestry_card: Tapestry,
  tapestry_card_in_hand: Tapestry,
  tapestry_card_from_hand: Tapestry,
  tech_card: TechCard,
  civilization: Civilization,
  controlled_territory: Outpost,
  outpost: Outpost,
  landmark: Landmark,
  landmark_in_capital: Landmark,
  district_with_2_or_more_impassable_plots: District,
  district: District,
  opponent: Opponent,
  exploration: Exploration,
  science: Science,
  technology: Technology,
  arts: Arts,
  create: Create,
  masterpiece: Masterpiece,
  exhibit: Exhibit,
  inspire: Inspire,
  inspiration: Inspire,
  refresh_masterpieces: RefreshMasterpieces,
  turn_face_down: TurnFaceDown,
  reserve: Reserve,
  charm: Charm,
  military: Military,
  choice: Choice,
  explore: Explore,
  explore_space: ExploreSpace,
  conquer: Conquer,
  both_dice: Dice,
  invent: Invent,
  refresh_tech_display: Refresh,
  upgrade: Upgrade,
  research: Research,
  repeat_current_space: Repeat,
  gain_circle_of_middle_row_card: Circle,
  gain_square_of_top_row_card: Square,
  play_tapestry_over_current: PlayTapestry,
  score_capital: Capital,
  move_this_token_to_start_of_any_track: Start,
  gain_reward_of_conquered_tile: Conquest,
  circle: Circle,
  square: Square,
  capital: Capital,
  achievement: Achievement,
  income: Income,
  era: Era,
  token: Token,
  treasure: Treasure,
  trap: Trap,
  ban: Bans,
  used: Used,
  start: Start,
  discard: CardDiscard,
  decision: Decision,
  automa: Automa,
  advance: Advance,
  shadow: Shadow,
  middle_island: Island,
  water: Water,
  mountain: Mountain,
  grassland: Grassland,
  forest: Forest,
  desert: Desert,
}

/** All that has an icon of its own, in the order of the legend; what is drawn alike is named once. */
export const LEGEND: readonly string[] = [
  ...['coin', 'worker', 'food', 'culture', 'any_resource', 'vp'],
  ...['market', 'house', 'farm', 'armory', 'any_income_building', 'landmark', 'district', 'capital'],
  ...['exploration', 'science', 'technology', 'military', 'arts'],
  ...['territory_tile', 'space_tile', 'explore', 'explore_space', 'conquer', 'both_dice', 'controlled_territory'],
  ...['gain_reward_of_conquered_tile', 'middle_island', 'opponent'],
  ...['research', 'tapestry_card', 'play_tapestry_over_current', 'civilization', 'trap'],
  ...['tech_card', 'invent', 'refresh_tech_display', 'upgrade', 'circle', 'square'],
  ...['masterpiece', 'create', 'exhibit', 'inspire', 'refresh_masterpieces', 'turn_face_down', 'charm', 'reserve'],
  ...['water', 'wisp', 'pad', 'complete_row', 'complete_column'],
  ...['repeat_current_space', 'score_capital', 'move_this_token_to_start_of_any_track', 'achievement', 'income'],
  ...['token', 'ban', 'choice', 'decision', 'automa', 'shadow'],
]

const TINTED: Readonly<Record<string, string>> = {
  coin: 'coin',
  worker: 'worker',
  food: 'food',
  culture: 'culture',
  market: 'coin',
  house: 'worker',
  farm: 'food',
  armory: 'culture',
  vp: 'vp',
  exploration: 'exploration',
  science: 'science',
  technology: 'technology',
  arts: 'arts',
  masterpiece: 'arts',
  create: 'arts',
  exhibit: 'arts',
  inspire: 'arts',
  inspiration: 'arts',
  refresh_masterpieces: 'arts',
  turn_face_down: 'arts',
  charm: 'tapestry',
  military: 'military',
  explore: 'exploration',
  explore_space: 'exploration',
  territory_tile: 'exploration',
  territory_tile_in_supply: 'exploration',
  space_tile: 'exploration',
  research: 'science',
  invent: 'technology',
  upgrade: 'technology',
  tech_card: 'technology',
  circle: 'technology',
  square: 'technology',
  gain_circle_of_middle_row_card: 'technology',
  gain_square_of_top_row_card: 'technology',
  conquer: 'military',
  controlled_territory: 'military',
  tapestry_card: 'tapestry',
  tapestry_card_in_hand: 'tapestry',
  tapestry_card_from_hand: 'tapestry',
  landmark: 'landmark',
  landmark_in_capital: 'landmark',
}

/** The colour in which a notion is drawn: that of its piece or track, else ink. */
export function tint(notion: string): string {
  const colour = TINTED[notion]
  return colour ? `var(--tap-${colour})` : 'currentColor'
}
