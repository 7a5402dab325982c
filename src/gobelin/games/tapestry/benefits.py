"""What benefits, bonuses and cards give: every regular effect is one value of a form below.

Rules dispatch on its type. What a card or mat does beyond that is a function named by its id (`cards`,
`civilizations`), with its numbers in `amounts`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal

from msgspec import Struct

from gobelin.games.tapestry.vocabulary import BonusPrice, Gained, Paid, Reservable
from gobelin.toolkit.box import Facts
from gobelin.toolkit.reading import Count, Number, Times


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
    """One space forward, free of cost: `{advance: science, benefit: true, bonus: pay}`; `any`: on any track."""

    advance: str
    benefit: bool
    bonus: BonusPrice

    @property
    def word(self) -> str:
        """The way and the track."""
        return f"advance_{self.advance}"


class Regress(Effect, frozen=True):
    """One space back: `{regress: military, benefit: true, bonus: pay}`; `any`: on any track."""

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


class MayPay(Effect, frozen=True):
    """X : Y as an effect of its own, optional: `{pay: any, n: 1, then: [...]}`."""

    pay: Paid
    n: Count
    then: tuple[Effect, ...]

    @property
    def word(self) -> str:
        """An offer, whatever it is."""
        return "offer"


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
    empty: bool = False
    """Only territories without any piece."""


class Invent(Action, frozen=True, tag="invent"):
    """Take a tech card."""


class RefreshDisplay(Action, frozen=True, tag="refresh_tech_display"):
    """The open tech cards may be replaced."""


class Upgrade(Action, frozen=True, tag="upgrade"):
    """Move a tech card one row up."""

    ignoring: bool = False
    """Whatever the card needs for the top row."""
    locking: bool = False
    """The card cannot be upgraded again in this turn."""


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


class Reserve(Action, frozen=True, tag="reserve"):
    """Lay an object on the edge of the income mat; in the last income turn it is used, and `then` is gained.

    Of tiles, `n` are drawn. A reminder is no object: only `then` counts.
    """

    what: Reservable
    n: Count = 1
    then: tuple[Effect, ...] = ()


class TileReward(Action, frozen=True, tag="gain_reward_of_conquered_tile"):
    """What is printed on the territory just conquered."""


class Create(Action, frozen=True, tag="create"):
    """Take a masterpiece."""


class RefreshMasterpieces(Action, frozen=True, tag="refresh_masterpieces"):
    """The open masterpieces may be replaced."""


class Inspire(Action, frozen=True, tag="inspire"):
    """Cover an income track with its inspiration tile."""


class Exhibit(Action, frozen=True, tag="exhibit"):
    """The benefit of an own masterpiece; or of up to `n` different ones, those of the neighbours included."""

    n: Count = 1
    neighbours: bool = False


class TurnFaceDown(Action, frozen=True, tag="turn_face_down"):
    """The masterpiece that gives this is used up."""


SPELLED: Final[Mapping[type[Struct], Mapping[str, str]]] = {
    Choose: {"options": "choose_one"},
    Repeat: {"times": "repeat"},
    Landmark: {"landmark": "gain_landmark"},
}


class Bonus(Facts, frozen=True):
    """X : Y, optional and once: pay `n` of `pay` for `then`."""

    pay: Paid
    n: Count
    then: tuple[Effect, ...]


class Trigger(Facts, frozen=True, kw_only=True):
    """Effects that come by themselves whenever something happens to the owner (or to an opponent, where named so)."""

    on: Literal[
        "invent", "tapestry_card", "advance", "opponent_advances", "gain_building", "place_building", "upgrade",
        "conquer", "explore", "research", "landmark", "track_landmark", "claimed_landmark", "district", "new_tier",
    ]  # fmt: skip
    what: str | None = None
    """The track or the building type that is meant; None: any."""
    then: tuple[Effect, ...]


def effects_in(facts: object) -> Iterator[Effect]:
    """Every effect within some facts."""
    if isinstance(facts, Effect):
        yield facts
    if isinstance(facts, Facts):
        for name in facts.__struct_fields__:
            yield from effects_in(getattr(facts, name))
    elif isinstance(facts, Mapping):
        for part in facts.values():
            yield from effects_in(part)
    elif isinstance(facts, tuple):
        for part in facts:
            yield from effects_in(part)
