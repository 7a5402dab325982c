"""The facts of Tapestry as types: effects, tracks, cards, tiles, maps, mats and the box that holds them.

Every regular effect is one value of a form below, so that rules dispatch on its type; what a card or mat does beyond
that is a function named by its id (`cards`, `civilizations`), with its numbers in `amounts`. Nothing here changes
during play.

>>> from gobelin.games.tapestry.loading import BOX
>>> BOX.tracks["exploration"].spaces[2].benefit
(Choose(options=((Explore(anywhere=False),), (Gain(gain='farm', n=1),))),)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Struct

from gobelin.toolkit.reading import Count, Number, Times

# --- vocabularies -----------------------------------------------------------------------------------------------------

Resource: TypeAlias = Literal["coin", "worker", "food", "culture"]
Building: TypeAlias = Literal["market", "house", "farm", "armory"]
Terrain: TypeAlias = Literal["water", "mountain", "grassland", "forest", "desert"]
BASE: Final = "base"
"""The set that is always played with."""
Source: TypeAlias = Literal["seed", "public", "reconstructed"]
"""Where a fact comes from: the rulebook, public lists and pictures, or a stand-in of ours."""
Confidence: TypeAlias = Literal["high", "medium", "low"]
Coordinate: TypeAlias = Annotated[int, msgspec.Meta(ge=-4, le=4)]
Place: TypeAlias = tuple[Coordinate, Coordinate]
"""A hex `[a, b]` of the map."""

RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
"""In the order of the purse; the order is permanent."""
BUILDINGS: Final[tuple[Building, ...]] = get_args(Building)
"""In the order of the income tracks, each belonging to the resource at the same place."""
LAND: Final[tuple[Terrain, ...]] = get_args(Terrain)[1:]
COIN, WORKER, FOOD, CULTURE = range(len(RESOURCES))
MOST: Final = 8
"""TAP-INC-25: the most that a player can store of one resource."""
MOST_PAID: Final = 3
"""Of one resource in one payment."""
Cost: TypeAlias = tuple[str, ...]
"""What is to be paid: resources by name and these words, `[coin, any]`, `[different, different]`."""
CHOSEN: Final = ("any", "different", "identical")
"""Words of a cost: any resource; resources of as many kinds; resources of one and the same kind."""

Gained: TypeAlias = Literal[
    "coin", "worker", "food", "culture", "any_resource", "market", "house", "farm", "armory", "any_income_building",
    "territory_tile", "space_tile", "tapestry_card", "civilization",
]  # fmt: skip
Counted: TypeAlias = Literal[
    "market", "house", "farm", "armory", "tech_card", "tapestry_card", "controlled_territory",
    "territory_tile_in_supply", "landmark", "district_with_2_or_more_impassable_plots", "opponent",
    "tapestry_card_in_hand",
]  # fmt: skip
"""What points are given for, besides tracks."""
COUNTED: Final[tuple[Counted, ...]] = get_args(Counted)
Paid: TypeAlias = Literal["any", "territory_tile", "tapestry_card_from_hand", "tech_card"]
BonusPrice: TypeAlias = Literal["pay", "free", "none"]
"""How a bonus can be had: for its price, for nothing, or not at all."""
Order: TypeAlias = Literal["fixed", "any"]
Flag: TypeAlias = Literal[
    "ignore_prerequisites", "no_traps_against_you", "both_dice_against_opponents", "free_any_bonuses",
    "build_on_impassable", "science_die_twice",
]  # fmt: skip
"""Standing rules of a card or mat that chapters ask for by name."""


class Facts(Struct, frozen=True, omit_defaults=True):
    """What all facts of the box have in common: they never change."""


class ComponentSet(Facts, frozen=True, kw_only=True):
    """The game itself or an expansion, and what is in its box."""

    id: str
    name_en: str
    name_de: str
    pieces: Mapping[str, Count]
    """How many of each kind, by the name of the block."""
    faces: Mapping[str, Count] = {}
    """Of its dice."""
    impassable_plots: Number | None = None
    """On each of its capitals; None: they differ."""
    traps: Number = 0


# --- effects ----------------------------------------------------------------------------------------------------------


class Effect(Facts, frozen=True):
    """Something that a benefit, a bonus or a card gives."""

    @property
    def word(self) -> str:
        """Names the effect where a player chooses among several."""
        raise NotImplementedError


class Gain(Effect, frozen=True):
    """Take pieces: `{gain: coin, n: 1}`."""

    gain: Gained
    n: Count = 1

    @property
    def word(self) -> str:
        """What is taken."""
        return self.gain


class Score(Effect, frozen=True):
    """Points: `{vp: 5}`."""

    vp: Count

    @property
    def word(self) -> str:
        """Points."""
        return "points"


class ScorePer(Effect, frozen=True):
    """Points for each of something: `{vp_per: farm, n: 1}`; of a track, for the spaces advanced on it."""

    vp_per: str
    n: Count = 1

    @property
    def word(self) -> str:
        """Points, and what for."""
        return f"points_per_{self.vp_per}"


class Advance(Effect, frozen=True):
    """One space forward, free of cost: `{advance: science, benefit: true, bonus: pay}`."""

    advance: str
    benefit: bool
    bonus: BonusPrice

    @property
    def word(self) -> str:
        """The way and the track."""
        return f"advance_{self.advance}"


class Regress(Effect, frozen=True):
    """One space back: `{regress: military, benefit: true, bonus: pay}`."""

    regress: str
    benefit: bool
    bonus: BonusPrice

    @property
    def word(self) -> str:
        """The way and the track."""
        return f"regress_{self.regress}"


class Choose(Effect, frozen=True):
    """One of several bundles of effects: `{choose_one: [[...], [...]]}`."""

    options: tuple[tuple[Effect, ...], ...]

    @property
    def word(self) -> str:
        """A choice of its own."""
        return "choice"


class Repeat(Effect, frozen=True):
    """The same several times over: `{repeat: 2, each: [...]}`."""

    times: Times
    each: tuple[Effect, ...]

    @property
    def word(self) -> str:
        """That of what is repeated."""
        return self.each[0].word


class Landmark(Effect, frozen=True):
    """A landmark, if it is still there: `{gain_landmark: forge}`; or any one of the landmark board."""

    landmark: str
    """An id, or `any_from_landmark_board`, or `any_tier_2`."""

    @property
    def word(self) -> str:
        """A landmark, whichever it is."""
        return "landmark"


class Action(Effect, frozen=True, tag_field="do"):
    """A named action: `{do: explore, anywhere: true}`."""

    @property
    def word(self) -> str:
        """The name of the action."""
        return str(type(self).__struct_config__.tag)


class Explore(Action, frozen=True, tag="explore"):
    """Lay a territory tile."""

    anywhere: bool = False


class ExploreSpace(Action, frozen=True, tag="explore_space"):
    """Lay a space tile; `just_gained`: one of those that the effect before has given."""

    just_gained: bool = False


class Conquer(Action, frozen=True, tag="conquer"):
    """Place an outpost and roll."""

    anywhere: bool = False
    both_dice: bool = False
    both_dice_against_opponents: bool = False


class Invent(Action, frozen=True, tag="invent"):
    """Take a tech card."""


class RefreshDisplay(Action, frozen=True, tag="refresh_tech_display"):
    """The open tech cards may be replaced."""


class Upgrade(Action, frozen=True, tag="upgrade"):
    """Move a tech card one row up."""


class Research(Action, frozen=True, tag="research"):
    """Roll the science die and advance if you like; `vp_past_the_end` if the token cannot move any further."""

    benefit: bool
    bonus: BonusPrice
    vp_past_the_end: Number = 0


class RepeatSpace(Action, frozen=True, tag="repeat_current_space"):
    """Benefit and payable bonus of the space of an own token."""


class CircleOfMiddleRow(Action, frozen=True, tag="gain_circle_of_middle_row_card"):
    """The circle benefit of an own card in the middle row."""


class SquareOfTopRow(Action, frozen=True, tag="gain_square_of_top_row_card"):
    """The square benefit of an own card in the top row."""


class PlayTapestry(Action, frozen=True, tag="play_tapestry_over_current"):
    """Play a tapestry card from hand on the current one."""


class ScoreCapital(Action, frozen=True, tag="score_capital"):
    """Points for complete rows and columns."""


class TokenToStart(Action, frozen=True, tag="move_this_token_to_start_of_any_track"):
    """The token on the last space goes to the start of any track; the track stays completed."""


class TileReward(Action, frozen=True, tag="gain_reward_of_conquered_tile"):
    """What is printed on the territory just conquered."""


SPELLED: Final[Mapping[type[Struct], Mapping[str, str]]] = {
    Choose: {"options": "choose_one"},
    Repeat: {"times": "repeat"},
    Landmark: {"landmark": "gain_landmark"},
}
"""Fields that have another name in the files."""

# --- tracks -----------------------------------------------------------------------------------------------------------


class Bonus(Facts, frozen=True):
    """X : Y, optional and once: pay `n` of `pay` for `then`."""

    pay: Paid
    n: Count
    then: tuple[Effect, ...]


class Named(Facts, frozen=True, kw_only=True):
    """A component with names and provenance."""

    id: str
    name_en: str
    name_de: str
    name_de_source: Literal["rulebook", "own"] = "rulebook"
    set: str = BASE
    count: Count = 1
    text_en: str = ""
    text_de: str = ""
    """What it does, where its facts do not say it."""
    source: Source
    confidence: Confidence
    note: str = ""


class Space(Named, frozen=True, kw_only=True):
    """A space of an advancement track."""

    track: str
    index: Count
    tier: Count
    benefit: tuple[Effect, ...]
    order: Order = "fixed"
    bonus: Bonus | None = None
    landmark: str | None = None
    """What the first player to advance here gains."""


class Track(Named, frozen=True, kw_only=True):
    """An advancement track. `spaces[0]` is space 1; a token on the start stands on 0."""

    letter: str
    resource: Resource | None = None
    """What its costs name, if they name one."""
    costs: tuple[Cost, ...]
    """By tier."""
    spaces: tuple[Space, ...]

    @property
    def end(self) -> int:
        """The last space."""
        return len(self.spaces)


# --- cards and tiles --------------------------------------------------------------------------------------------------


class Reaction(Facts, frozen=True):
    """How a tapestry card is used from hand: against whom, and what its player gains."""

    kind: Literal["trap", "anti_trap", "conquest_reaction"]
    topples: Literal["attacker", "defender", "nobody"]
    """Whose outpost falls; `nobody`: the defending outpost moves to a free territory beside, and needs one."""
    needs_own_beside: bool = False
    """Only if its player controls a territory beside the one attacked."""
    gain: tuple[Effect, ...] = ()


class Trigger(Facts, frozen=True, kw_only=True):
    """Effects that come by themselves whenever something happens to the owner (or to an opponent, where named so)."""

    on: Literal[
        "invent", "tapestry_card", "advance", "opponent_advances", "gain_building", "place_building", "upgrade",
        "conquer", "landmark", "track_landmark", "claimed_landmark", "district", "new_tier",
    ]  # fmt: skip
    what: str | None = None
    """The track or the building type that is meant; None: any."""
    then: tuple[Effect, ...]


class TapestryCard(Named, frozen=True, kw_only=True):
    """A tapestry card. What `effect`, `on` and `rules` cannot say is a function in `cards`, named by the id."""

    timing: Literal["when_played", "this_era"]
    reaction: Reaction | None = None
    effect: tuple[Effect, ...] = ()
    on: tuple[Trigger, ...] = ()
    rules: tuple[Flag, ...] = ()
    barred_track: str | None = None
    amounts: Mapping[str, Number] = {}
    placeholder: bool = False
    """A card of ours in place of one whose name is not known."""
    in_solo: Literal["yes", "may_stay", "no"] = "yes"


class Prerequisite(Facts, frozen=True, kw_only=True):
    """What the player or a neighbour needs for the top row: a tier of a track, or an uncovered income space."""

    track: str | None = None
    tier: Number = 0
    building: Building | None = None
    uncovered: Number = 0
    """How many buildings of the type must have left the mat."""


class TechCard(Named, frozen=True, kw_only=True):
    """A tech card."""

    circle: tuple[Effect, ...]
    square: tuple[Effect, ...]
    prerequisite: Prerequisite


class TerritoryTile(Named, frozen=True, kw_only=True):
    """A territory tile. `corners` clockwise from the top left; edge k lies between corner k and k+1."""

    corners: tuple[Terrain, ...]
    interior_only: tuple[Terrain, ...] = ()
    reward: tuple[Effect, ...]
    turned: tuple[tuple[Terrain, ...], ...] = ()
    """The corners after 0 to 5 turns clockwise; filled in when loaded."""


class SpaceTile(Named, frozen=True, kw_only=True):
    """A space tile; `on`: an ongoing one."""

    effect: tuple[Effect, ...] = ()
    on: tuple[Trigger, ...] = ()


class LandmarkTurn(Facts, frozen=True):
    """One way to turn a landmark, with all places where at least one of its plots lies in the capital."""

    rows: tuple[str, ...]
    places: tuple[tuple[int, int, int], ...]
    """Row and column of the top left corner of its bounding box, and the plots covered as a bit mask."""


class LandmarkPiece(Named, frozen=True, kw_only=True):
    """A landmark miniature."""

    gained_by: Literal["track", "tech_card", "tapestry_card", "space_tile", "landmark_card"]
    tier: Number = 0
    """Of its track; 0 if it stands on none."""
    shape: tuple[str, ...]
    height_rank: Count
    turns: tuple[LandmarkTurn, ...] = ()
    """The different ways to turn it; filled in when loaded."""
    letter: str = ""
    """What stands for it on a plot: a capital letter, of whatever alphabet goes on; filled in when loaded."""

    @property
    def on_landmark_board(self) -> bool:
        """A landmark of a track."""
        return self.gained_by == "track"


class LandmarkCard(Named, frozen=True, kw_only=True):
    """A landmark card: at the end of an own turn, if there are `at_least` of `of`, its owner gains the landmark."""

    landmark: str
    at_least: Count
    of: Literal[
        "territory_tile_in_supply", "income_buildings_of_one_type_in_capital", "tech_card_in_top_row",
        "complete_row_or_column", "complete_district",
    ]  # fmt: skip


# --- mats, maps, dice -------------------------------------------------------------------------------------------------


class MatSpace(Facts, frozen=True, kw_only=True):
    """A space of a civilization mat with paths to others."""

    id: Count
    reward: tuple[Effect, ...] = ()
    to: tuple[Number, ...] = ()


class Adjustment(Facts, frozen=True, kw_only=True):
    """The balance change for a player who starts with the civilization."""

    gain: tuple[Effect, ...] = ()
    lose: Cost = ()
    """Paid at the end of the first income turn."""
    source: Source
    confidence: Confidence


class Civilization(Named, frozen=True, kw_only=True):
    """A civilization mat. What the fields cannot say is a class in `civilizations`, named by the id."""

    setup: tuple[Effect, ...] = ()
    """Gained when the mat is gained, at the start or later."""
    start: tuple[Effect, ...] = ()
    """Gained only by a player who starts with the mat."""
    income_turns: tuple[Number, ...] = ()
    """The income turns whose first step offers its ability."""
    midgame: Literal["keep", "draw_another", "keep_or_draw_another"] = "keep"
    adjustment: Adjustment | None = None
    rules: tuple[Flag, ...] = ()
    amounts: Mapping[str, Number] = {}
    tokens: Number = 0
    columns: tuple[tuple[tuple[Effect, ...], ...], ...] = ()
    """Columns from bottom to top, or rows from left to right, of rewards."""
    spaces: tuple[MatSpace, ...] = ()
    squares: tuple[tuple[Effect, ...], ...] = ()
    table: tuple[Number, ...] = ()
    categories: Mapping[str, Number] = {}
    """What can be predicted, with the highest number."""
    treasures: Mapping[str, tuple[Effect, ...]] = {}
    choices: tuple[str, ...] = ()
    """Options that a token uses up, or landmarks with an ability."""
    in_solo: Literal["yes", "may_stay", "no"] = "yes"


class Capital(Named, frozen=True, kw_only=True):
    """A capital mat: nine rows of plots, `.` free, `#` impassable."""

    number: Count
    pair: str
    """With one to three players, the pair it is dealt with."""
    grid: tuple[str, ...]

    @property
    def plots(self) -> str:
        """All plots, row by row."""
        return "".join(self.grid)


class PrintedHex(Facts, frozen=True, kw_only=True):
    """A hex with printed terrain."""

    hex: Place
    corners: tuple[Terrain, ...]
    interior_only: tuple[Terrain, ...] = ()
    middle_island: bool = False
    start_for_capitals: tuple[Number, ...] = ()


class Side(Named, frozen=True, kw_only=True):
    """A side of the map. Hexes are numbered in reading order: from top to bottom, then from left to right."""

    hexes: tuple[Place, ...]
    printed: tuple[PrintedHex, ...]
    neighbours: tuple[tuple[int, ...], ...] = ()
    """For each hex its neighbours N, NE, SE, S, SW, NW by number, -1 for the rim; filled in when loaded."""
    corners: tuple[tuple[Terrain, ...], ...] = ()
    """For each hex its printed corners, or nothing; filled in when loaded."""
    island: int = -1
    """The middle island; filled in when loaded."""
    starts: Mapping[int, int] = {}
    """The start hex by the number of a capital; filled in when loaded."""


class Die(Named, frozen=True, kw_only=True):
    """A die: the faces with all their repetitions. Of a science die, tracks; of the others, effects."""

    tracks: tuple[str, ...] = ()
    faces: tuple[tuple[Effect, ...], ...] = ()


class IncomeSpace(Facts, frozen=True, kw_only=True):
    """A space of an income track."""

    id: str
    name_en: str
    name_de: str
    income: tuple[Effect, ...] = ()
    vp: tuple[Effect, ...] = ()


class IncomeTrack(Named, frozen=True, kw_only=True):
    """An income track: space 1 is open, the buildings cover the others from the left."""

    building: Building
    resource: Resource
    spaces: tuple[IncomeSpace, ...]


class IncomeStep(Facts, frozen=True, kw_only=True):
    """A step of the income turn, and the income turns that have it."""

    id: str
    turns: tuple[Number, ...]


class Achievement(Named, frozen=True, kw_only=True):
    """An achievement with the points of its spaces, by the side of the map."""

    small: tuple[Number, ...]
    large: tuple[Number, ...]


# --- the solo opponents -----------------------------------------------------------------------------------------------

Indicator: TypeAlias = Literal["all", "landmark_or_end", "end"]


class DecisionCard(Named, frozen=True, kw_only=True):
    """A decision card of the solo game."""

    number: Count
    deck: Literal["start", "progress"]
    automa_track: Indicator
    shadow_track: Indicator
    income_icon: bool
    toppled_outpost_icon: bool
    track_tiebreaker: tuple[str, ...]
    hex_tiebreaker: str


class HexPattern(Facts, frozen=True, kw_only=True):
    """The hexes of the small map in the order in which a tie-breaker checks them."""

    id: str
    first_row_start: Place
    along: Literal["N", "NE", "SE", "S", "SW", "NW"]
    second_row_start: Place
    order: tuple[int, ...] = ()
    """Filled in when loaded."""


Deed: TypeAlias = Literal["conquer_few", "catch_up", "give_up_landmarks", "add_to_pool", "lay_trail"]


class AutomaEffect(Facts, frozen=True, kw_only=True):
    """What an Automa civilization does in some income turns."""

    income_turns: tuple[Number, ...]
    does: Deed | None = None
    """What effects cannot say, by the name of its rule; it comes first."""
    at_setup: bool = False
    """It is also done once when the Automa gets the card."""
    then: tuple[Effect, ...] = ()


class AutomaCivilization(Named, frozen=True, kw_only=True):
    """A civilization card of the Automa."""

    favourite_track: str | None = None
    """None: the science die decides."""
    effect: tuple[AutomaEffect, ...]
    pool: tuple[Gained, ...] = ()
    """What lies open beside its mat from the start, for the human to take."""
    removes: str | None = None
    """A tapestry card that leaves the game with it."""
    amounts: Mapping[str, Number] = {}


class Multiplier(Facts, frozen=True, kw_only=True):
    """Points for the spaces advanced on some tracks together."""

    tracks: tuple[str, ...]
    by_turn: tuple[Number, ...]

    @property
    def why(self) -> str:
        """What the points are for, `military_and_science_spaces`."""
        return f"{'_and_'.join(self.tracks)}_spaces"


class AutomaMat(Named, frozen=True, kw_only=True):
    """A side of the Automa mat: multipliers by income turn (index 0 is turn 1), and points for a new era."""

    landmarks_and_territories: tuple[Number, ...]
    spaces: tuple[Multiplier, ...]
    first_into_era: tuple[Number, ...]


class ChartStep(Facts, frozen=True, kw_only=True):
    """A step of an Automa income chart."""

    step: Literal[
        "change_favourites", "advance_both_bots_with_last_pair", "civilization_bonus", "gain_vp",
        "move_progress_cards_to_decision_discard", "place_tapestry_face_down_on_mat", "gain_tapestry_next_to_mat",
        "shuffle_decision_deck",
    ]  # fmt: skip
    turns: tuple[Number, ...]
    n: Count = 1


class Level(Named, frozen=True, kw_only=True):
    """A difficulty level of the solo game with its mat and chart."""

    level: Count
    mat: str
    chart: tuple[ChartStep, ...]
    bots_advance: tuple[str, ...] = ()
    """On which tracks each bot advances as the first event of its income turn 1; `favourite`: on its own."""
    human_advances: tuple[str, ...] = ()
    """On which tracks the human does, in any order."""
    extra_civilization: bool = False


class SoloSetup(Facts, frozen=True, kw_only=True):
    """What the solo game changes in the set-up."""

    human_pair: str
    automa_pair: str
    automa_outposts: Count
    start_progress_cards: Count
    removed_traps: Number


# --- the box ----------------------------------------------------------------------------------------------------------


class Pieces(Facts, frozen=True, kw_only=True):
    """Counted pieces of each player."""

    buildings_per_type: Count
    outposts: Count
    outposts_on_start_hex: Count
    player_tokens: Count


class Box(Facts, frozen=True, kw_only=True):
    """Everything in the box; mappings go by id, in the order of the files."""

    sets: Mapping[str, ComponentSet]
    tracks: Mapping[str, Track]
    spaces: Mapping[str, Space]
    """All track spaces."""
    tapestry_cards: Mapping[str, TapestryCard]
    tech_cards: Mapping[str, TechCard]
    territory_tiles: Mapping[str, TerritoryTile]
    space_tiles: Mapping[str, SpaceTile]
    landmarks: Mapping[str, LandmarkPiece]
    landmark_cards: Mapping[str, LandmarkCard]
    civilizations: Mapping[str, Civilization]
    capitals: Mapping[str, Capital]
    sides: Mapping[str, Side]
    """`small` and `large`."""
    islanders_mat: tuple[tuple[Terrain, ...], ...]
    """The terrain of the island on the Islanders' mat: the two ends of each side N, NE, SE, S, SW, NW, clockwise."""
    dice: Mapping[str, Die]
    """`conquer_red`, `conquer_black`, and the science dice, which have tracks; that of the last set is rolled."""
    income_tracks: Mapping[Building, IncomeTrack]
    income_steps: tuple[IncomeStep, ...]
    era_bonus: tuple[Number, ...]
    """Any resources for entering an era before the neighbours; index 0 is era 1."""
    achievements: Mapping[str, Achievement]
    decision_cards: Mapping[str, DecisionCard]
    hex_patterns: Mapping[str, HexPattern]
    automa_civilizations: Mapping[str, AutomaCivilization]
    automa_mats: Mapping[str, AutomaMat]
    levels: tuple[Level, ...]
    solo: SoloSetup
    pieces: Pieces
