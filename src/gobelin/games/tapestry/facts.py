"""What is told of each kind of component, for those who draw it: `describe` fills it in.

Nothing is told that no board reads; what a component does is said in `words`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct

from gobelin.games.tapestry.vocabulary import BonusPrice, Building, Paid, Resource, Terrain
from gobelin.kernel import Seat

TIERS: Final = ("I", "II", "III", "IV")
"""Tiers and eras in the figures of the board."""


class EffectFacts(Struct, frozen=True, omit_defaults=True):
    """An effect as the files spell it; which of the first fields it has says which it is."""

    gain: str | None = None
    vp: int | None = None
    vp_per: str | None = None
    advance: str | None = None
    regress: str | None = None
    choose_one: list[list[EffectFacts]] | None = None
    repeat: int | None = None
    gain_landmark: str | None = None
    do: str | None = None
    """The name of an action."""
    pay: Paid | None = None
    """What is paid, if the player likes, for `then`."""
    then: list[EffectFacts] | None = None
    n: int | None = None
    each: list[EffectFacts] | None = None
    benefit: bool | None = None
    bonus: BonusPrice | None = None
    anywhere: bool | None = None
    both_dice: bool | None = None
    both_dice_against_opponents: bool | None = None
    empty: bool | None = None
    what: str | None = None
    """What is reserved; `then` is gained when it is used."""


class BonusFacts(Struct, frozen=True):
    """The price of a bonus and what it gives."""

    pay: Paid
    n: int
    then: list[EffectFacts]


class ReactionFacts(Struct, frozen=True):
    """How a card is used from hand."""

    kind: str
    gain: list[EffectFacts]


class PrerequisiteFacts(Struct, frozen=True, omit_defaults=True):
    """What the player or a neighbour needs for the top row; `enchanted`: what only the player can have."""

    track: str | None
    tier: int
    building: Building | None
    enchanted: bool = False
    landmark: bool = False


class StageFacts(Struct, frozen=True):
    """A space of a civilization mat, and where paths lead from it."""

    id: int
    reward: list[EffectFacts]
    to: list[int]
    shape: str


class PrintedFacts(Struct, frozen=True):
    """A hex with printed terrain."""

    hex: list[int]
    corners: list[Terrain]
    interior_only: list[Terrain]
    middle_island: bool


class StepFacts(Struct, frozen=True):
    """A step of the income turn, and the income turns that have it."""

    id: str
    turns: list[int]
    set: str


class DistrictFacts(Struct, frozen=True):
    """A district of a capital: its plots, row by row of nine, and what it gives when it is complete."""

    plots: list[int]
    pays: list[EffectFacts]


class Described(Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
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
    """It comes from a custom box."""


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
    bonus: BonusFacts | None
    landmark: str | None
    cost: list[str]


class TapestryFacts(Component, frozen=True, kw_only=True, tag="tapestry"):
    """A tapestry card."""

    timing: str
    reaction: ReactionFacts | None
    effect: list[EffectFacts]
    left_charm: list[EffectFacts]
    """Gained when the card is played to the right of another."""
    right_charm: list[EffectFacts]
    """Gained when a card is first played to the right of this one."""
    plots: list[str]
    """Rows of building plots on the card."""
    placeholder: bool


class TechFacts(Component, frozen=True, kw_only=True, tag="tech"):
    """A tech card."""

    circle: list[EffectFacts]
    square: list[EffectFacts]
    prerequisite: PrerequisiteFacts


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


class LandmarkFacts(Component, frozen=True, kw_only=True, tag="landmark"):
    """A landmark: rows of `X` and `.`, as it is and in all its turns; `letter` stands for it on a plot."""

    tier: int
    shape: list[str]
    turns: list[list[str]]
    letter: str
    spaces: list[str]


class LandmarkCardFacts(Component, frozen=True, kw_only=True, tag="landmark_card"):
    """A landmark card."""

    landmark: str
    at_least: int
    of: str


class MasterpieceFacts(Component, frozen=True, kw_only=True, tag="masterpiece"):
    """A masterpiece."""

    effect: list[EffectFacts]


class CivilizationFacts(Component, frozen=True, kw_only=True, tag="civilization"):
    """A civilization mat."""

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


class MapFacts(Component, frozen=True, kw_only=True, tag="map"):
    """A side of the map."""

    hexes: list[list[int]]
    printed: list[PrintedFacts]
    corners: list[list[Terrain]]
    island: int
    starts: dict[str, int]
    """The start hex by the number of a capital."""


class DieFacts(Component, frozen=True, kw_only=True, tag="die"):
    """A die."""

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
    ties: dict[str, list[str]]
    """The tracks that are advanced on first, by the bot that reads the card."""
    hex_tiebreaker: str


class AutomaCivilizationFacts(Component, frozen=True, kw_only=True, tag="automa_civilization"):
    """A civilization of the Automa."""


class AutomaMatFacts(Component, frozen=True, kw_only=True, tag="automa_mat"):
    """A side of the Automa mat."""


class LevelFacts(Component, frozen=True, kw_only=True, tag="level"):
    """A level of the solo game."""


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

    income_tracks: list[str]
    income_steps: list[StepFacts]
    plots: dict[str, str]
    """The building that a letter in a capital stands for."""
    automa: Seat
    shadow: Seat
    """The numbers of the opponents in the solo game, behind all seats that there can be."""
    resource_cap: int
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
