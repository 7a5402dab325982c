"""The Urban Planners let landmarks wait for the best place."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import field

from gobelin.games.tapestry.capital import BuildsElsewhere, gain_landmark, place_landmark, standing_on
from gobelin.games.tapestry.city import beside
from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.gaining import SetsUp
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.mat_worth import HasProspects
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import receive_any, score
from gobelin.games.tapestry.settling import Adjusts, FollowsLandmarkCards, exchange_civilization, take_landmark_card
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.turn import ActsInTurn, WatchesTurns, advances, landmark_card_count
from gobelin.games.tapestry.vocabulary import LAST
from gobelin.kernel import Ask, Option, Rule, Seat, Verb
from gobelin.toolkit.hidden import look

NAME = "urban_planners"


class Plans(Mat, tag=NAME):
    """The mat of the Urban Planners."""

    card: str = ""
    """The landmark card besides the usual one."""
    waiting: list[str] = field(default_factory=list)
    """The landmarks that are not built yet."""

    @property
    def landmarks(self) -> list[str]:
        """Those that wait."""
        return self.waiting


@power(NAME)
class UrbanPlanners(
    SetsUp, Adjusts, FollowsLandmarkCards, BuildsElsewhere, ActsInTurn, HasIncome, WatchesTurns, HasProspects
):
    """TAA-CIV-04, TAA-CIV-18 to TAA-CIV-20: one landmark card more, and landmarks that touch."""

    record = Plans

    events: Mapping[str, tuple[str, ...]] = {
        "planned": ("seat", "card"),
        "plan_met": ("seat", "card"),
        "waits": ("seat", "landmark"),
        "waits_no_more": ("seat", "landmark"),
        "gave_up_civilization": ("seat", "civilization"),
    }

    def verbs(self, box: Box) -> list[Verb]:
        """A landmark waits, or is built at last."""
        return [Verb("wait"), Verb("build", landmark=list(box.landmarks))]

    def setup(self, state: TapestryState, owner: Seat, mat: Plans, at_start: bool) -> Rule[None]:
        """Gained later, the card is chosen at once."""
        if not at_start:
            yield from self.landmark_cards_chosen(state, owner, mat)

    def adjust(self, state: TapestryState, owner: Seat, mat: Plans) -> Rule[None]:
        """TAA-CIV-02: more in a larger game."""
        amounts = state.facts.civilizations[NAME].amounts
        size = "few" if len(state.order) <= amounts["few"] else "many"
        yield from receive_any(state, owner, amounts[f"resources_{size}"], NAME)

    def landmark_cards_chosen(self, state: TapestryState, owner: Seat, mat: Plans) -> Rule[None]:
        """TAA-CIV-18, TAX-OPEN-27, TAX-OPEN-28: another card of the deck; without one, another civilization."""
        deck = state.landmark_deck
        if not deck.items:
            options: list[Option] = [("accept",), ("decline",)]
            (answer,) = yield Ask(owner, "urban_planners_leave", options, rules=("TAA-CIV-18",))
            if answer == "accept":
                yield from exchange_civilization(state, owner, mat)
            return
        cards = sorted(look(state, deck, len(deck), owner))
        _, card = yield Ask(owner, NAME, [("landmark_card", card) for card in cards], rules=("TAA-CIV-18",))
        mat.card = take_landmark_card(state, owner, card)

    def building_places(self, state: TapestryState, owner: Seat, mat: Plans, building: str) -> list[Option]:
        """TAA-CIV-19: a landmark that has just been gained may wait."""
        return [("wait",)] if building in state.facts.landmarks and building not in mat.waiting else []

    def put_building(self, state: TapestryState, owner: Seat, mat: Plans, option: Option, building: str) -> Rule[None]:
        """It stands on the mat."""
        mat.waiting.append(building)
        if state.active == owner:
            state.activated.append(f"{owner}:waits:{building}")
        state.tell("waits", owner, building)
        yield from ()

    def turn_options(self, state: TapestryState, owner: Seat, mat: Plans) -> list[Option]:
        """TAA-CIV-04: what has waited since an earlier turn; an advance turn needs an advance too."""
        if state.phase == "turn" and not advances(state, owner):
            return []
        return [("build", name) for name in mat.waiting if f"{owner}:waits:{name}" not in state.activated]

    def take_turn_option(self, state: TapestryState, owner: Seat, mat: Plans, option: Option) -> Rule[None]:
        """Build it."""
        yield from place_landmark(state, owner, str(option[1]))
        mat.waiting.remove(str(option[1]))
        state.tell("waits_no_more", owner, option[1])

    def income(self, state: TapestryState, owner: Seat, mat: Plans) -> Rule[None]:
        """In an income turn they are built before anything is counted."""
        while options := self.turn_options(state, owner, mat):
            chosen = yield Ask(owner, "urban_planners_build", [*options, ("decline",)], rules=("TAA-CIV-04",))
            if chosen[0] == "decline":
                return
            yield from self.take_turn_option(state, owner, mat, chosen)

    def on_turn_end(self, state: TapestryState, owner: Seat, mat: Plans) -> Rule[None]:
        """The card is looked at like others; TAA-CIV-20: at the end of the last income turn landmarks score."""
        player = state.players[owner]
        if mat.card:
            card = state.facts.landmark_cards[mat.card]
            if landmark_card_count(state, owner, card) >= card.at_least:
                mat.card = ""
                state.tell("plan_met", owner, card.id)
                yield from gain_landmark(state, owner, card.landmark, "landmark_card")
        if player.era == LAST and not player.playing_on:
            table, size = state.facts.civilizations[NAME].table, largest_group(state, owner)
            if size:
                score(state, owner, table[min(size, len(table)) - 1], NAME)

    def prospects(self, state: TapestryState, owner: Seat, mat: Plans) -> float:
        """The points of the landmarks that touch; those that wait fill no plot, which costs more than it can bring."""
        if state.players[owner].era >= LAST and state.phase not in ("income", "turn_end"):
            return 0.0
        table, size = state.facts.civilizations[NAME].table, largest_group(state, owner)
        return (table[min(size, len(table)) - 1] if size else 0.0) - 3.0 * len(mat.waiting)

    def placing(self, state: TapestryState, owner: Seat, mat: Plans, covered: int) -> float:
        """What the group is worth that a landmark there would belong to."""
        table = state.facts.civilizations[NAME].table
        now, then = largest_group(state, owner), largest_group(state, owner, covered)
        return float(table[min(then, len(table)) - 1] - (table[min(now, len(table)) - 1] if now else 0))


def largest_group(state: TapestryState, seat: Seat, new: int = 0) -> int:
    """How many landmarks of the capital touch one another, side by side; one may stand on new plots besides."""
    left = {name: mask for name in state.players[seat].landmarks if (mask := standing_on(state, seat, name))}
    if new:
        left["new"] = new
    largest = 0
    while left:
        _, area = left.popitem()
        size = 1
        while near := [name for name, mask in left.items() if mask & beside(area)]:
            for name in near:
                area |= left.pop(name)
            size += len(near)
        largest = max(largest, size)
    return largest
