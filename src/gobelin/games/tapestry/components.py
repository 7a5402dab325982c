"""The components of Tapestry as types, and the box that holds them. Nothing here changes during play.

>>> from gobelin.games.tapestry.loading import BOX
>>> BOX.tracks["exploration"].spaces[2].benefit
(Choose(options=((Explore(anywhere=False),), (Gain(gain='farm', n=1),))),)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from gobelin.games.tapestry.automa_parts import (
    AutomaCivilization,
    AutomaMat,
    DecisionCard,
    HexPattern,
    Level,
    SoloSetup,
)
from gobelin.games.tapestry.benefits import Bonus, Effect
from gobelin.games.tapestry.cards_and_tiles import (
    LandmarkCard,
    LandmarkPiece,
    Masterpiece,
    SpaceTile,
    TapestryCard,
    TechCard,
    TerritoryTile,
)
from gobelin.games.tapestry.city import ORDINARY, City, plots_of
from gobelin.games.tapestry.vocabulary import Building, Cost, Flag, Named, Order, Place, Resource, Terrain
from gobelin.toolkit.box import BASE, Confidence, Facts, Source
from gobelin.toolkit.reading import Count, Number


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


# --- tracks -----------------------------------------------------------------------------------------------------------


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
    spaces: tuple[Space, ...] = ()
    """Filled in when loaded."""

    @property
    def end(self) -> int:
        """The last space."""
        return len(self.spaces)


# --- mats, maps, dice -------------------------------------------------------------------------------------------------


class MatSpace(Facts, frozen=True, kw_only=True):
    """A space of a civilization mat with paths to others."""

    id: Count
    reward: tuple[Effect, ...] = ()
    to: tuple[Number, ...] = ()
    shape: Literal["space", "circle", "square"] = "space"


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
    """A capital mat: rows of plots as `city` names them. What the fields cannot say is a class in `cities`."""

    number: Number = 0
    """That of a basic mat names its start territory."""
    pair: str = ""
    """Of a basic mat: with one to three players, the pair it is dealt with."""
    grid: tuple[str, ...]
    districts: tuple[str, ...] = ()
    """A letter for each district, a dot where there is none, `@` for all; without letters nine squares of nine."""
    pays: Mapping[str, tuple[Effect, ...]] = {}
    """What a district gives that does not give the usual resource."""
    each_income: bool = False
    joined: bool = False
    overhang: bool = True
    takes_landmarks: bool = True
    barred: tuple[str, ...] = ()
    """Civilizations that nobody may begin with here."""
    amounts: Mapping[str, Number] = {}
    city: City = ORDINARY
    """What its plots belong to; filled in when loaded."""

    @property
    def plots(self) -> str:
        """All plots, row by row."""
        return plots_of(self.grid)

    @property
    def is_basic(self) -> bool:
        """TAA-SET-08: a mat of the base game, one of which everybody is dealt."""
        return bool(self.pair)


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


class InspirationTile(Named, frozen=True, kw_only=True):
    """An inspiration tile: it covers the income track of a building, and its spaces count instead."""

    building: Building
    spaces: tuple[IncomeSpace, ...]


class IncomeStep(Facts, frozen=True, kw_only=True):
    """A step of the income turn, and the income turns that have it."""

    id: str
    turns: tuple[Number, ...]
    set: str = BASE


class Achievement(Named, frozen=True, kw_only=True):
    """An achievement with the points of its spaces, by the side of the map."""

    small: tuple[Number, ...]
    large: tuple[Number, ...]


# --- the box ----------------------------------------------------------------------------------------------------------


class Pieces(Facts, frozen=True, kw_only=True):
    """Counted pieces of each player."""

    buildings_per_type: Count
    outposts: Count
    outposts_on_start_hex: Count
    player_tokens: Count


class Box(Facts, frozen=True, kw_only=True, weakref=True):
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
    masterpieces: Mapping[str, Masterpiece]
    civilizations: Mapping[str, Civilization]
    capitals: Mapping[str, Capital]
    sides: Mapping[str, Side]
    """`small` and `large`."""
    islanders_mat: tuple[tuple[Terrain, ...], ...]
    """The terrain of the island on the Islanders' mat: the two ends of each side N, NE, SE, S, SW, NW, clockwise."""
    dice: Mapping[str, Die]
    """`conquer_red`, `conquer_black`, and the science dice, which have tracks; that of the last set is rolled."""
    income_tracks: Mapping[Building, IncomeTrack]
    inspiration: Mapping[str, InspirationTile]
    """The inspiration tiles of a player."""
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

    @property
    def with_income(self) -> tuple[IncomeTrack | InspirationTile, ...]:
        """Everything that has spaces with income."""
        return (*self.income_tracks.values(), *self.inspiration.values())
