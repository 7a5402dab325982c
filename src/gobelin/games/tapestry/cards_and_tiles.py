"""The cards, tiles and landmarks of Tapestry as types. Nothing here changes during play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from gobelin.games.tapestry.benefits import Effect, Trigger, TurnFaceDown, effects_in
from gobelin.games.tapestry.vocabulary import Building, Flag, Named, Order, Terrain
from gobelin.toolkit.box import Facts
from gobelin.toolkit.reading import Count, Number


class Reaction(Facts, frozen=True):
    """How a tapestry card is used from hand: against whom, and what its player gains."""

    kind: Literal["trap", "anti_trap", "conquest_reaction"]
    topples: Literal["attacker", "defender", "nobody"]
    """Whose outpost falls; `nobody`: the defending outpost moves to a free territory beside, and needs one."""
    needs_own_beside: bool = False
    """Only if its player controls a territory beside the one attacked."""
    gain: tuple[Effect, ...] = ()


class TapestryCard(Named, frozen=True, kw_only=True):
    """A tapestry card. What `effect`, `on` and `rules` cannot say is a function in `cards`, named by the id."""

    timing: Literal["when_played", "this_era", "permanent"]
    reaction: Reaction | None = None
    effect: tuple[Effect, ...] = ()
    on: tuple[Trigger, ...] = ()
    rules: tuple[Flag, ...] = ()
    barred_track: str | None = None
    left_charm: tuple[Effect, ...] = ()
    """Gained when the card is played to the right of another."""
    right_charm: tuple[Effect, ...] = ()
    """Gained when a card is first played to the right of this one."""
    amounts: Mapping[str, Number] = {}
    plots: tuple[str, ...] = ()
    """Rows of building plots on the card."""
    per_plot: tuple[Effect, ...] = ()
    """For each of them that is covered."""
    when_full: tuple[Effect, ...] = ()
    """Once all are covered."""
    placeholder: bool = False
    """A card of ours in place of one whose name is not known."""
    in_solo: Literal["yes", "may_stay", "no"] = "yes"

    @property
    def enchanted(self) -> bool:
        """TFF-ENC-01: it has a charm."""
        return bool(self.left_charm or self.right_charm)


class Prerequisite(Facts, frozen=True, kw_only=True):
    """What the player or a neighbour needs for the top row: a tier of a track, or an uncovered income space.

    `enchanted`: the player alone must have played an enchanted tapestry card, or be in the last income turn or beyond.
    `landmark`: one must stand on the card itself.
    """

    track: str | None = None
    tier: Number = 0
    building: Building | None = None
    uncovered: Number = 0
    """How many buildings of the type must have left the mat."""
    enchanted: bool = False
    landmark: bool = False


class TechCard(Named, frozen=True, kw_only=True):
    """A tech card."""

    circle: tuple[Effect, ...]
    square: tuple[Effect, ...]
    prerequisite: Prerequisite
    one_time: bool = False
    """Its square is gained once, then the card lies face down."""
    order: Order = "any"
    """In which the parts of its circle or square are gained."""


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
        "complete_row_or_column", "complete_district", "landmark_in_capital", "tapestry_card_in_hand",
        "controlled_territory", "track_in_tier_2", "income_building_in_capital",
    ]  # fmt: skip


class Masterpiece(Named, frozen=True, kw_only=True):
    """A masterpiece: its benefit comes in every income turn and whenever it is exhibited."""

    effect: tuple[Effect, ...]

    @property
    def once(self) -> bool:
        """It is turned face down when it has been used, and nobody else may use it."""
        return any(isinstance(effect, TurnFaceDown) for effect in effects_in(self.effect))
