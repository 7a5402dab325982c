"""The facts of Inventions as types: ideas, milestones, tiles, regions, tracks and the box that holds them.

>>> from gobelin.games.inventions.loading import BOX
>>> BOX.ideas["wheel"].discipline, BOX.ideas["wheel"].milestone, BOX.forum_of["eureka"]
('technology', 'transport', 'forum_4')

Nothing here changes during play.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Struct

from gobelin.toolkit.box import Confidence, Facts, Named, Source
from gobelin.toolkit.reading import Count, Number

Discipline: TypeAlias = Literal["economy", "culture", "technology"]
Kind: TypeAlias = Literal["economy", "culture", "technology", "prosperity"]
Letter: TypeAlias = Literal["A", "B", "C", "D", "E", "F"]
Action: TypeAlias = Literal[
    "present_idea", "invent", "innovate", "share_invention", "call_specialists", "gain_influence", "travel", "eureka",
    "send_diplomat", "recall_diplomat",
]  # fmt: skip
Op: TypeAlias = Literal[
    "action", "gain_ip", "gain_influence", "gain_academic", "gain_specialist", "place_citizen", "recall_citizens",
    "ready_specialists", "place_progress", "discount", "turn_order",
]  # fmt: skip
Counted: TypeAlias = Literal[
    "own_citizen_on_map_region", "own_influence_tile_in_region", "own_invention", "set_of_own_inventions",
    "distinct_era_among_own_inventions", "own_academic_in_academy", "placed_tile", "own_influence_tile_on_board",
]  # fmt: skip
GoalStack: TypeAlias = Literal["regions", "inventions", "society"]
Coordinate: TypeAlias = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Place: TypeAlias = tuple[Coordinate, Coordinate]

DISCIPLINES: Final[tuple[Discipline, ...]] = get_args(Discipline)
"""In the order of every list of specialists; the order is permanent."""
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
LETTERS: Final[tuple[Letter, ...]] = get_args(Letter)
"""The stacks of milestones; the letter stands for the era."""
GOAL_STACKS: Final[tuple[GoalStack, ...]] = get_args(GoalStack)
DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


class Benefit(Facts, frozen=True, kw_only=True):
    """What a tile, a box or a hex gives."""

    op: Op
    amount: Number = 1
    action: Action | None = None
    """The action that is granted."""
    discipline: Literal["economy", "culture", "technology", "choice"] | None = None
    influence: Number = 0
    """What placing tiles outside its step costs."""


class Region(Named, frozen=True, kw_only=True):
    """A region of the world map with its display."""

    number: Count
    adjacent: tuple[str, ...]
    influence_spaces: tuple[Number, ...]
    """The points of the spaces, from the left."""


class Forum(Named, frozen=True, kw_only=True):
    """Two action spaces; nobody ever has two pillars in one forum."""

    actions: tuple[Action, Action]


class Idea(Named, frozen=True, kw_only=True):
    """An idea with its invention side; a prehistoric invention has no milestone."""

    era: Count
    discipline: Discipline
    milestone: str = ""
    extra: tuple[Discipline, ...] = ()
    """Specialists to exhaust when inventing."""
    points: Number = 0
    """For inventing."""
    chain: Action


class Milestone(Named, frozen=True, kw_only=True):
    """A milestone; whose private one it is, lives in its era."""

    letter: Letter
    spaces: Count
    """Places for diplomats."""
    action: Action
    """For sending a diplomat there, and for recalling one."""

    @property
    def era(self) -> int:
        """The era of the letter."""
        return LETTERS.index(self.letter) + 1


class SpecialistTile(Named, frozen=True, kw_only=True):
    """What presenting an idea in a region takes and gives."""

    specialists: Count
    no_start_idea: bool = False
    benefit: Benefit


class KnowledgeTile(Named, frozen=True, kw_only=True):
    """What a traveller may learn from a scholar."""

    benefit: Benefit


class ProgressTile(Named, frozen=True, kw_only=True):
    """Economy: a benefit for a token; culture: one for an action; technology: two linked actions."""

    kind: Discipline
    number: Count
    benefit: Benefit | None = None
    on: Action | None = None
    links: tuple[Action, Action] | None = None

    @property
    def discipline(self) -> Discipline:
        """The same, for those to whom `kind` is the kind of component."""
        return self.kind


class ProsperityTile(Named, frozen=True, kw_only=True):
    """An objective: tiles of a kind beside it, or pairs of kinds on the whole map."""

    letter: str
    points: Number
    beside: Kind | None = None
    itself: bool = False
    pairs: tuple[Discipline, Discipline] | None = None


class Tally(Facts, frozen=True, kw_only=True):
    """Points for each of something, up to a most."""

    per: Counted
    points: Number
    most: Number
    region: str = ""
    discipline: Discipline | None = None
    era_min: Number = 1
    era_max: Number = 6


class Goal(Named, frozen=True, kw_only=True):
    """A private goal."""

    stack: GoalStack
    counts: tuple[Tally, ...] = ()
    era_points: tuple[Number, ...] = ()
    """By the era of the own milestone, from era 1 on."""
    supply_points: tuple[tuple[Number, Number], ...] = ()
    """At most so many citizens in the supply, and the points for that; the first that holds counts."""


class Era(Named, frozen=True, kw_only=True):
    """An era of the track."""

    era: Count
    rounds: Number
    letter: Letter


class EraBox(Named, frozen=True, kw_only=True):
    """A box for an era marker, counted from the left over the whole track."""

    era: Count
    position: Count
    benefit: Benefit | None = None


class ProgressHex(Named, frozen=True, kw_only=True):
    """A hex of the progress map."""

    at: Place
    token: bool = False
    """An economy token lies here at first."""
    benefit: Benefit | None = None


class InfluenceTile(Named, frozen=True, kw_only=True):
    """An influence tile of a society, with the citizens that placing it takes."""

    citizens: Number
    benefit: Benefit


class InfluenceLevel(Facts, frozen=True, kw_only=True):
    """A section of the influence track."""

    id: str
    least: Number
    """Its first space."""
    markers: Count
    points: Number
    loss: Number
    """At an era change."""


class PlayerCount(Facts, frozen=True, kw_only=True):
    """How many tiles are in play."""

    id: str
    players: Count
    prosperity_a_to_d: Count
    prosperity_e_to_g: Count
    progress_copies: Count
    source: Source
    confidence: Confidence


class Pieces(Facts, frozen=True, kw_only=True):
    """Numbers that are on no single component."""

    citizens: Count
    influence_start: Number
    influence_most: Count
    chain_markers: Count
    aspirations: Count
    tray: Count
    tray_costs: tuple[Number, ...]
    """Influence for placing tiles, by how many lie in the tray, from one on."""
    technology_influence: Number
    """What using a technology tile costs."""
    economy_tokens: Count
    tokens_at_hand: Number
    season_pillars: Count
    academics: Number
    specialists: Number
    """Of each discipline, at the start."""
    display: Count
    common: Count
    prehistoric: Count
    base_cost: Number
    prosperity_cost: Number
    goals_scored: Count
    source: Source
    confidence: Confidence


class Box(Struct, frozen=True, weakref=True):
    """All that is in the box."""

    regions: Mapping[str, Region]
    forums: Mapping[str, Forum]
    ideas: Mapping[str, Idea]
    milestones: Mapping[str, Milestone]
    specialist_tiles: Mapping[str, SpecialistTile]
    knowledge_tiles: Mapping[str, KnowledgeTile]
    progress_tiles: Mapping[str, ProgressTile]
    prosperity_tiles: Mapping[str, ProsperityTile]
    private_goals: Mapping[str, Goal]
    eras: Mapping[str, Era]
    boxes: Mapping[str, EraBox]
    hexes: Mapping[str, ProgressHex]
    influence_tiles: Mapping[str, InfluenceTile]
    influence_levels: tuple[InfluenceLevel, ...]
    player_counts: Mapping[int, PlayerCount]
    pieces: Pieces
    knowledge_points: Number
    forum_of: Mapping[str, str]
    """The forum of each action; which follows from the forums."""
    path: tuple[str, ...]
    """The regions by their numbers."""
    beside: Mapping[str, tuple[str, ...]]
    """The hexes beside each hex of the progress map."""

    def level(self, influence: int) -> InfluenceLevel:
        """INV-INFL-06, INV-OPEN-04: the section of the influence track."""
        return next(level for level in reversed(self.influence_levels) if influence >= level.least)

    def prosperity_copies(self, tile: str, seats: int) -> int:
        """INV-SET-20, INV-SET-21: how many copies of a prosperity tile are in a game."""
        counts = self.player_counts[seats]
        is_early = self.prosperity_tiles[tile].letter in "ABCD"
        return counts.prosperity_a_to_d if is_early else counts.prosperity_e_to_g

    def rounds(self, era: int) -> int:
        """The rounds of an era."""
        return self.eras[f"era_{era}"].rounds

    def kind(self, tile: str) -> Kind:
        """The kind of a tile for the progress map."""
        found = self.progress_tiles.get(tile)
        return found.kind if found else "prosperity"
