"""The cards, mats and levels of the solo game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from gobelin.games.tapestry.benefits import Effect
from gobelin.games.tapestry.vocabulary import ARTS, Gained, Named, Place
from gobelin.toolkit.box import Facts
from gobelin.toolkit.reading import Count, Number

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
    arts: Literal["first", "last"] | None = None
    """Where the arts track stands among the others, if it is in play; on most cards it is missing."""

    @property
    def automa_ties(self) -> tuple[str, ...]:
        """TAP-AUT-14: the order that settles ties of the Automa."""
        return self.track_tiebreaker

    @property
    def shadow_ties(self) -> tuple[str, ...]:
        """TAP-AUT-15: the Shadow Empire reads the list upwards."""
        return self.track_tiebreaker[::-1]

    def with_arts(self, ties: tuple[str, ...], downwards: bool) -> tuple[str, ...]:
        """TAA-AUT-01: the same with the arts track, which comes last where the card does not show it."""
        is_first = self.arts == ("first" if downwards else "last")
        return (ARTS, *ties) if is_first else (*ties, ARTS)


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
    with_arts: bool = False
    """The spaces of the arts track count as much."""

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
    arts_chart: tuple[ChartStep, ...] = ()
    """Further steps with the arts track."""
    arts_landmarks: Number = 0
    """How many landmark cards the Automa gets the landmarks of, with the arts track."""


class SoloSetup(Facts, frozen=True, kw_only=True):
    """What the solo game changes in the set-up."""

    human_pair: str
    automa_pair: str
    automa_outposts: Count
    start_progress_cards: Count
    removed_traps: Number
