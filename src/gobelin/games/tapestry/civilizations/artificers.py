"""The Artificers move the buildings of their income mat about."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import field

from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.income import HasIncome, covered_spaces, put_by, slide_building
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import counted, score
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.vocabulary import BUILDINGS, LAST
from gobelin.kernel import Ask, Option, Rule, Seat, Verb

NAME = "artificers"


class Scaffold(Mat, tag=NAME):
    """The mat of the Artificers."""

    buildings: list[str] = field(default_factory=list)
    """What was set aside for good."""


@power(NAME)
class Artificers(HasIncome):
    """TFF-CIV-08 to TFF-CIV-10: the new layout pays from this income turn on."""

    record = Scaffold

    events: Mapping[str, tuple[str, ...]] = {
        "put_by": ("seat", "building"),
        "slid": ("seat", "building", "space", "to"),
    }

    def verbs(self, box: Box) -> list[Verb]:
        """The leftmost building of a track, or all of it."""
        return [Verb("put_by", building=BUILDINGS), Verb("slide", building=BUILDINGS)]

    def income(self, state: TapestryState, owner: Seat, mat: Scaffold) -> Rule[None]:
        """One building, or in the last income turn a track or points."""
        covered = {building: covered_spaces(state, owner, building) for building in BUILDINGS}
        if state.players[owner].era == LAST:
            packed: list[Option] = [
                ("slide", building) for building, spaces in covered.items() if spaces != [*range(len(spaces))]
            ]
            chosen = yield Ask(owner, "artificers_last", [("choose", "points"), *packed], rules=("TFF-CIV-10",))
            if chosen[0] == "choose":
                built = counted(state, owner, "income_building")
                score(state, owner, state.facts.civilizations[NAME].amounts["vp"] * built, NAME)
                return
            for at, space in enumerate(covered[chosen[1]]):
                if space != at:
                    slide_building(state, owner, chosen[1], space, at)
            return
        options: list[Option] = [("put_by", building) for building, spaces in covered.items() if spaces]
        options += [("slide", building) for building, spaces in covered.items() if spaces and spaces[0]]
        chosen = yield Ask(owner, NAME, [*options, ("decline",)], rules=("TFF-CIV-08",))
        if chosen[0] == "put_by":
            mat.buildings.append(chosen[1])
            put_by(state, owner, chosen[1])
        elif chosen[0] == "slide":
            first = covered[chosen[1]][0]
            slide_building(state, owner, chosen[1], first, first - 1)
