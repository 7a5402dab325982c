"""What is told of each kind of component, for those who draw it: `describe` fills it in."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct

from gobelin.games.tapestry.fact_parts import (
    AdjustmentFacts,
    BonusFacts,
    ChartFacts,
    DeedFacts,
    DistrictFacts,
    EffectFacts,
    PiecesFacts,
    PrerequisiteFacts,
    PrintedFacts,
    ReactionFacts,
    SpacesFacts,
    StageFacts,
    StepFacts,
    TriggerFacts,
)
from gobelin.games.tapestry.vocabulary import Building, Order, Resource, Terrain
from gobelin.kernel import Seat

TIERS: Final = ("I", "II", "III", "IV")
"""Tiers and eras in the figures of the board."""


class Described(Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True, omit_defaults=True):
    """Anything that is described; `also`: another component of the same id."""

    id: str
    also: list[AnyFacts] = []


class Component(Described, frozen=True, kw_only=True):
    """A component with its provenance."""

    set: str
    count: int
    source: str
    confidence: str
    note: str
    replaced: bool
    """It comes from a box of one's own."""


class TrackFacts(Component, frozen=True, kw_only=True, tag="track"):
    """A track with its costs by tier."""

    letter: str
    resource: Resource | None
    costs: list[list[str]]
    spaces: list[str]


class SpaceFacts(Component, frozen=True, kw_only=True, tag="track_space"):
    """A space of a track, counted from 1."""

    track: str
    index: int
    tier: int
    benefit: list[EffectFacts]
    order: Order
    bonus: BonusFacts | None
    landmark: str | None
    cost: list[str]


class TapestryFacts(Component, frozen=True, kw_only=True, tag="tapestry"):
    """A tapestry card."""

    timing: str
    reaction: ReactionFacts | None
    effect: list[EffectFacts]
    on: list[TriggerFacts]
    rules: list[str]
    barred_track: str | None
    left_charm: list[EffectFacts]
    """Gained when the card is played to the right of another."""
    right_charm: list[EffectFacts]
    """Gained when a card is first played to the right of this one."""
    amounts: dict[str, int]
    plots: list[str]
    """Rows of building plots on the card."""
    per_plot: list[EffectFacts]
    when_full: list[EffectFacts]
    placeholder: bool
    in_solo: str


class TechFacts(Component, frozen=True, kw_only=True, tag="tech"):
    """A tech card."""

    circle: list[EffectFacts]
    square: list[EffectFacts]
    prerequisite: PrerequisiteFacts
    one_time: bool
    order: Order


class TerritoryFacts(Component, frozen=True, kw_only=True, tag="territory"):
    """A territory tile; corners clockwise from the top left, edge k between corner k and k+1."""

    corners: list[Terrain]
    interior_only: list[Terrain]
    reward: list[EffectFacts]
    turned: list[list[Terrain]]
    """The corners after 0 to 5 turns clockwise."""


class SpaceTileFacts(Component, frozen=True, kw_only=True, tag="space"):
    """A space tile."""

    effect: list[EffectFacts]
    on: list[TriggerFacts]


class LandmarkFacts(Component, frozen=True, kw_only=True, tag="landmark"):
    """A landmark: rows of `X` and `.`, as it is and in all its turns; `letter` stands for it on a plot."""

    gained_by: str
    tier: int
    shape: list[str]
    height_rank: int
    turns: list[list[str]]
    letter: str
    spaces: list[str]


class LandmarkCardFacts(Component, frozen=True, kw_only=True, tag="landmark_card"):
    """A landmark card."""

    landmark: str
    at_least: int
    of: str


class MasterpieceFacts(Component, frozen=True, kw_only=True, tag="masterpiece"):
    """A masterpiece; `once`: it is turned face down when it was used."""

    effect: list[EffectFacts]
    once: bool


class CivilizationFacts(Component, frozen=True, kw_only=True, tag="civilization"):
    """A civilization mat."""

    setup: list[EffectFacts]
    start: list[EffectFacts]
    income_turns: list[int]
    midgame: str
    adjustment: AdjustmentFacts | None
    rules: list[str]
    amounts: dict[str, int]
    tokens: int
    columns: list[list[list[EffectFacts]]]
    """Columns from bottom to top, or rows from left to right, of rewards."""
    spaces: list[StageFacts]
    squares: list[list[EffectFacts]]
    table: list[int]
    categories: dict[str, int]
    treasures: dict[str, list[EffectFacts]]
    choices: list[str]
    verbs: list[str]
    """Those that only this mat offers."""
    in_solo: str
    island: list[list[Terrain]] | None = None
    """Of the Islanders: the terrain at the two ends of each side N, NE, SE, S, SW, NW of the printed island."""


class CapitalFacts(Component, frozen=True, kw_only=True, tag="capital"):
    """A capital: rows of plots, `.` free, `#` rock, `~` water, `*` a will-o'-the-wisp, `o` a lily pad.

    A smaller grid is the upper left corner of nine by nine.
    """

    number: int
    """0: an advanced mat of which no number is known."""
    pair: str
    """Empty: an advanced mat."""
    grid: list[str]
    districts: list[DistrictFacts]
    """In the order of the numbers that views give."""
    regular: bool
    """Nine rows, columns and square districts, as the basic mats have them."""
    each_income: bool
    """Districts give in each later income turn, not at once."""
    joined: bool
    """A district is complete when filled plots join those of its own, the last of which is shared by all."""
    overhang: bool
    """Landmarks may stick out."""
    takes_landmarks: bool
    barred: list[str]
    """Civilizations that nobody may begin with here."""
    amounts: dict[str, int]


class MapFacts(Component, frozen=True, kw_only=True, tag="map"):
    """A side of the map; neighbours N, NE, SE, S, SW, NW by number, -1 for the rim."""

    hexes: list[list[int]]
    printed: list[PrintedFacts]
    neighbours: list[list[int]]
    corners: list[list[Terrain]]
    island: int
    starts: dict[str, int]
    """The start hex by the number of a capital."""


class DieFacts(Component, frozen=True, kw_only=True, tag="die"):
    """A die."""

    tracks: list[str]
    faces: list[list[EffectFacts]]


class IncomeTrackFacts(Component, frozen=True, kw_only=True, tag="income_track"):
    """An income track."""

    building: Building
    resource: Resource
    spaces: list[str]


class InspirationFacts(Component, frozen=True, kw_only=True, tag="inspiration"):
    """An inspiration tile, which covers the income track of a building."""

    building: Building
    spaces: list[str]


class AchievementFacts(Component, frozen=True, kw_only=True, tag="achievement"):
    """The points of an achievement by the side of the map."""

    small: list[int]
    large: list[int]


class DecisionFacts(Component, frozen=True, kw_only=True, tag="decision"):
    """A decision card."""

    number: int
    deck: str
    automa_track: str
    shadow_track: str
    income_icon: bool
    toppled_outpost_icon: bool
    ties: dict[str, list[str]]
    """The tracks that are advanced on first, by the bot that reads the card."""
    hex_tiebreaker: str
    arts: str | None
    """Where the arts track stands among the ties, `first` or `last` as the Automa reads them."""


class AutomaCivilizationFacts(Component, frozen=True, kw_only=True, tag="automa_civilization"):
    """A civilization of the Automa; without a favourite track the science die decides."""

    favourite_track: str | None
    effect: list[DeedFacts]
    pool: list[str]
    removes: str | None
    amounts: dict[str, int]


class AutomaMatFacts(Component, frozen=True, kw_only=True, tag="automa_mat"):
    """A side of the Automa mat."""

    landmarks_and_territories: list[int]
    spaces: list[SpacesFacts]
    first_into_era: list[int]


class LevelFacts(Component, frozen=True, kw_only=True, tag="level"):
    """A level of the solo game."""

    level: int
    mat: str
    chart: list[ChartFacts]
    bots_advance: list[str]
    human_advances: list[str]
    extra_civilization: bool
    arts_chart: list[ChartFacts]
    arts_landmarks: int


class IncomeSpaceFacts(Described, frozen=True, kw_only=True, tag="income_space"):
    """A space of an income track."""

    building: Building
    number: int
    income: list[EffectFacts]
    vp: list[EffectFacts]


class DieFaceFacts(Described, frozen=True, kw_only=True, tag="die_face"):
    """A face of a die."""

    die: str
    effect: list[EffectFacts]


class GameFacts(Described, frozen=True, kw_only=True, tag="game"):
    """What belongs to no single component."""

    tracks: list[str]
    income_tracks: list[str]
    income_steps: list[StepFacts]
    era_bonus: list[int]
    pieces: PiecesFacts
    landmarks: list[str]
    plots: dict[str, str]
    """The building that a letter in a capital stands for."""
    automa: Seat
    shadow: Seat
    """The numbers of the opponents in the solo game, behind all seats that there can be."""
    most: int
    """What a player can store of each resource."""


AnyFacts: TypeAlias = (
    TrackFacts
    | SpaceFacts
    | TapestryFacts
    | TechFacts
    | TerritoryFacts
    | SpaceTileFacts
    | LandmarkFacts
    | LandmarkCardFacts
    | MasterpieceFacts
    | CivilizationFacts
    | CapitalFacts
    | MapFacts
    | DieFacts
    | IncomeTrackFacts
    | InspirationFacts
    | AchievementFacts
    | DecisionFacts
    | AutomaCivilizationFacts
    | AutomaMatFacts
    | LevelFacts
    | IncomeSpaceFacts
    | DieFaceFacts
    | GameFacts
)
