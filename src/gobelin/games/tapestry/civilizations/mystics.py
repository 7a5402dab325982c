"""The Mystics predict four numbers of their own end."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import field

from gobelin.games.tapestry.achievements import completed_tracks
from gobelin.games.tapestry.capital import WatchesNumbers
from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.gaining import SetsUp
from gobelin.games.tapestry.income import ScoresLast
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import receive_any, score
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Ask, Rule, Seat, Verb

NAME = "mystics"


class Oracle(Mat, tag=NAME):
    """The mat of the Mystics."""

    predicted: list[int] = field(default_factory=list)
    """In the order of the categories."""
    reached: list[str] = field(default_factory=list)
    """The categories whose prediction was reached so far."""


@power(NAME)
class Mystics(SetsUp, WatchesNumbers, ScoresLast):
    """TAP-CIV-12: a resource when a prediction is reached, points where it is true in the end."""

    record = Oracle

    events: Mapping[str, tuple[str, ...]] = {"predicted": ("seat", "category", "number")}

    def verbs(self, box: Box) -> list[Verb]:
        """What is predicted."""
        categories = box.civilizations[NAME].categories
        return [Verb("predict", category=list(categories), number=range(1, 1 + max(categories.values())))]

    def setup(self, state: TapestryState, owner: Seat, mat: Oracle, at_start: bool) -> Rule[None]:
        """A number for each category; one that is there already is reached at once."""
        for category, most in state.facts.civilizations[NAME].categories.items():
            options = [("predict", category, number) for number in range(1, most + 1)]
            _, _, number = yield Ask(owner, NAME, options, rules=("TAP-CIV-12",))
            mat.predicted.append(number)
            state.tell("predicted", owner, category, number)
        yield from self.on_change(state, owner, mat)

    def on_change(self, state: TapestryState, owner: Seat, mat: Oracle) -> Rule[None]:
        """The first time that a predicted number is reached (or passed, where two come at once) gives a resource."""
        facts = state.facts.civilizations[NAME]
        for category, predicted in zip(facts.categories, mat.predicted, strict=False):
            if category not in mat.reached and count(state, owner, category) >= predicted:
                mat.reached.append(category)
                state.tell("marked", owner, NAME, category)
                yield from receive_any(state, owner, facts.amounts["resources"], NAME)

    def final(self, state: TapestryState, owner: Seat, mat: Oracle) -> Rule[None]:
        """Points for every prediction that is exactly true."""
        facts = state.facts.civilizations[NAME]
        true = sum(
            count(state, owner, category) == predicted
            for category, predicted in zip(facts.categories, mat.predicted, strict=True)
        )
        score(state, owner, facts.amounts["vp"] * true, NAME)
        yield from ()


def count(state: TapestryState, seat: Seat, category: str) -> int:
    """How many of a category the player has."""
    player = state.players[seat]
    if category == "tech_cards":
        return player.tech_cards
    if category == "complete_districts":
        return len(state.city(seat).complete_districts(player.filled))
    if category == "controlled_territories":
        return len(state.territories(seat))
    assert category == "completed_tracks", category
    return completed_tracks(state, seat)
