"""The facts of Hyperborea as types: effects, technologies, hexes, cities, ruins, factions and the box that holds them.

An effect is a bundle of points for the pool of the turn; a passive is a change of the rules while it is in force.
Nothing here changes during play.

>>> from gobelin.games.hyperborea.loading import BOX
>>> BOX.sets["trade_2"].effect == Effect(gem=1, develop=(Group("free", 1),))
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Struct

from gobelin.toolkit.box import Confidence, Facts, Named, Source
from gobelin.toolkit.reading import Count, Number

# --- vocabularies -----------------------------------------------------------------------------------------------------

Colour: TypeAlias = Literal["green", "red", "purple", "orange", "yellow", "blue"]
Cube: TypeAlias = Literal["green", "red", "purple", "orange", "yellow", "blue", "grey"]
SpaceKind: TypeAlias = Literal["green", "red", "purple", "orange", "yellow", "blue", "grey", "any"]
"""An activation space: of one colour, grey, or multicolour."""
Terrain: TypeAlias = Literal["desert", "forest", "swamp", "mountain"]
Zone: TypeAlias = Literal["homeland", "borderland", "centre"]
Metal: TypeAlias = Literal["bronze", "silver", "gold"]
Stack: TypeAlias = Literal["I", "II", "III", "IV"]
Row: TypeAlias = Literal["same", "different", "free", "green", "red", "purple", "orange", "yellow", "blue"]
Length: TypeAlias = Literal["short", "normal", "long"]
Mode: TypeAlias = Literal["invasion", "faction_war"]
Target: TypeAlias = Literal["figure", "ghost", "any"]
Coordinate: TypeAlias = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Place: TypeAlias = tuple[Coordinate, Coordinate]
"""A hex `[q, r]` of the map, counted from its centre: q to the right, r down to the right."""

CUBES: Final[tuple[Cube, ...]] = get_args(Cube)
"""In the order of every list of cubes; the order is permanent."""
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
"""The cubes that are meant by "colour"; one development row belongs to each."""
GREY: Final = CUBES.index("grey")
NUMBERS: Final[dict[str, int]] = {cube: number for number, cube in enumerate(CUBES)}
METALS: Final[dict[Zone, Metal]] = {"homeland": "bronze", "borderland": "silver", "centre": "gold"}
STACKS: Final[tuple[Stack, ...]] = get_args(Stack)
DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
MOST_SITES: Final = 3
"""Of one hex: options number them."""
OBJECTIVES: Final = ("objective_vp", "objective_technology", "objective_figures")
"""The three end conditions, by their tiles."""


# --- effects ----------------------------------------------------------------------------------------------------------


class Group(Facts, frozen=True):
    """Development steps: `same` all on one row, `different` one each on as many rows, `free` spread at will."""

    row: Row
    steps: Count


class Effect(Facts, frozen=True, kw_only=True):
    """What a technology, a city or a ruin token produces for the turn."""

    move: Number = 0
    fly: Number = 0
    attack: Number = 0
    ranged_attack: Number = 0
    fortress: Number = 0
    figure: Number = 0
    deploy: Number = 0
    """Figures for hexes that already hold an own figure."""
    gem: Number = 0
    technology: Number = 0
    develop: tuple[Group, ...] = ()
    draw: Number = 0
    recover: Number = 0
    clear: Number = 0
    discard_grey: Number = 0
    cube: Number = 0
    teleport: Number = 0
    choice: tuple[Effect, ...] = ()
    """Exactly one of these is taken, when the effect is produced."""

    @property
    def word(self) -> str:
        """What the effect gives first; it names the branch of a choice."""
        return next(name for name in self.__struct_fields__ if getattr(self, name))

    def branch(self, word: str) -> Effect:
        """The branch of a choice that is called by this word."""
        return next(branch for branch in self.choice if branch.word == word)


class OnActivate(Facts, frozen=True):
    """A bonus for completing a set of one base technology."""

    technology: str
    effect: Effect


class OnKill(Facts, frozen=True):
    """A bonus for destroyed pieces, a limited number of times in a turn."""

    target: Target
    effect: Effect
    limit: Count


class Passive(Facts, frozen=True, kw_only=True):
    """A change of the rules for one player."""

    ignore_terrain: tuple[Terrain, ...] = ()
    on_activate: OnActivate | None = None
    on_kill: OnKill | None = None
    on_reset: Effect | None = None
    on_technology: Effect | None = None
    keep_fortresses: bool = False
    fortress_strength: Count = 1
    minimum_figures: Number = 0
    starting_figures: Number = 0
    upgrade_threshold: Number = 0
    """The lowest level at which a marker can be turned into a cube; 0: as printed on the board."""
    ruin_choice: Count = 1
    end_phase_draw: Number = 0
    grey_as_any: bool = False
    no_stop: bool = False
    no_grey_on_technology: bool = False


# --- components -------------------------------------------------------------------------------------------------------


class TechnologySet(Facts, frozen=True, kw_only=True):
    """One of the two activation sets of a base technology."""

    id: str
    spaces: tuple[SpaceKind, ...]
    effect: Effect


class BaseTechnology(Named, frozen=True, kw_only=True):
    """A technology printed on every player board; only one of its sets can hold cubes at a time."""

    colour: Colour
    sets: tuple[TechnologySet, ...]


class Card(Named, frozen=True, kw_only=True):
    """An advanced technology."""

    stack: Stack
    spaces: tuple[SpaceKind, ...]
    vp: Number
    effect: Effect = Effect()
    """Produced when the last space is filled."""
    start_of_turn: Effect | None = None
    passive: Passive | None = None

    @property
    def continuous(self) -> bool:
        """Whether its cubes may stay at reset."""
        return self.start_of_turn is not None or self.passive is not None


class City(Named, frozen=True, kw_only=True):
    """A kind of city."""

    zone: Zone
    effect: Effect


class RuinToken(Named, frozen=True, kw_only=True):
    """What may be found in a ruin."""

    metal: Metal
    effect: Effect


class Ground(Named, frozen=True, kw_only=True):
    """A terrain with its surcharges."""

    enter: Number = 0
    leave: Number = 0


class Land(Facts, frozen=True, kw_only=True):
    """What one hex shows."""

    terrain: Terrain
    cities: tuple[str, ...] = ()
    ruins: Number = 0
    """The number of ruins, each with its stack of tokens."""

    @property
    def sites(self) -> int:
        """Cities come first, then ruins."""
        return len(self.cities) + self.ruins


class Hex(Named, frozen=True, kw_only=True):
    """A hex that is dealt face down."""

    zone: Literal["borderland", "centre"]
    land: Land


class Homeland(Named, frozen=True, kw_only=True):
    """The three hexes of a faction, on both sides."""

    faction: str
    invasion: tuple[Land, Land, Land]
    """Capital, a and b."""
    faction_war: tuple[Land, Land, Land]


class FactionTile(Named, frozen=True, kw_only=True):
    """A power of the faction war."""

    faction: str
    passive: Passive


class Faction(Named, frozen=True, kw_only=True):
    """A people; its colour is also that of its favourite technology."""

    colour: Colour


class Objective(Named, frozen=True, kw_only=True):
    """A tile for an end condition; the threshold may be another with two players."""

    threshold: Number = 0
    threshold_two_players: Number = 0
    """0: the same."""


class Layout(Facts, frozen=True, kw_only=True):
    """The map for a number of players."""

    id: str
    players: Count
    centre: Place
    borderlands: tuple[Place, ...]
    homelands: tuple[tuple[Place, Place, Place], ...]
    """Capital, a and b of each, clockwise."""
    source: Source
    confidence: Confidence


class Pieces(Facts, frozen=True, kw_only=True):
    """How many pieces there are."""

    figures: Count
    fortresses: Count
    cubes_per_colour: Count
    grey_cubes: Count
    ghosts: Count
    source: Source
    confidence: Confidence


class Start(Facts, frozen=True, kw_only=True):
    """What everybody begins with, and the numbers of a turn."""

    figures: Count
    cubes_per_colour: Count
    levels: tuple[Number, ...]
    """The markers that start above 0, each on a row of choice."""
    draw: Count
    face_up: Count
    """Cards of each stack on offer."""
    tokens: Mapping[str, Number]
    """Tokens on each ruin, by the zone of its hex."""
    last_level: Count
    upgrade_threshold: Count
    full_upgrade: Count
    """Cubes for a marker on the last level."""
    conditions: Mapping[str, Number]
    """Fulfilled conditions that end the game, by its length."""
    source: Source
    confidence: Confidence


class Points(Facts, frozen=True, kw_only=True):
    """The final scoring."""

    gem: Number
    ghosts: tuple[Number, ...]
    """In all for the first ghosts."""
    further_ghost: Number
    figure: Number
    cube: Number
    objective: Number
    homeland: Number
    borderland: Number
    centre: Number
    source: Source
    confidence: Confidence


class Box(Struct, frozen=True, weakref=True):
    """All that is in the box."""

    base_technologies: Mapping[str, BaseTechnology]
    cards: Mapping[str, Card]
    cities: Mapping[str, City]
    ruin_tokens: Mapping[str, RuinToken]
    terrains: Mapping[str, Ground]
    hexes: Mapping[str, Hex]
    homelands: Mapping[str, Homeland]
    factions: Mapping[str, Faction]
    faction_tiles: Mapping[str, FactionTile]
    objectives: Mapping[str, Objective]
    layouts: Mapping[int, Layout]
    pieces: Pieces
    start: Start
    points: Points
    sets: Mapping[str, TechnologySet]
    """The sets of all base technologies; which follows from these."""
    base_of: Mapping[str, str]
    """The base technology that a set belongs to."""
    lands: Mapping[str, Land]
    """Every hex by its id; those of homelands are called `<faction>_<side>_<slot>`."""
    zones: Mapping[str, Zone]
    """The zone of each hex."""
    effects: Mapping[str, Effect]
    """What each set, card, city and token produces."""
    number_of_tokens: int
    """Ruin tokens of all metals."""

    def spaces(self, technology: str) -> tuple[SpaceKind, ...]:
        """The activation spaces of a set or card."""
        found = self.sets.get(technology)
        return found.spaces if found else self.cards[technology].spaces
