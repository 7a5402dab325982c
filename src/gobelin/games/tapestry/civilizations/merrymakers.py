"""The Merrymakers climb three columns of growing rewards."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import field

from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.gaining import SetsUp
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Ask, Option, Rule, Seat, Verb

NAME = "merrymakers"


class Ladders(Mat, tag=NAME):
    """The mat of the Merrymakers."""

    climbed: list[int] = field(default_factory=list)
    """The spaces that each token has climbed."""


@power(NAME)
class Merrymakers(SetsUp, HasIncome):
    """TAP-CIV-12: one space of a column in each income turn."""

    record = Ladders

    events: Mapping[str, tuple[str, ...]] = {"climbed": ("seat", "column", "space")}

    def verbs(self, box: Box) -> list[Verb]:
        """Which token climbs."""
        return [Verb("climb", column=range(1, 1 + len(box.civilizations[NAME].columns)))]

    def setup(self, state: TapestryState, owner: Seat, mat: Ladders, at_start: bool) -> Rule[None]:
        """A token below each column."""
        mat.climbed = [0] * len(state.facts.civilizations[NAME].columns)
        yield from ()

    def income(self, state: TapestryState, owner: Seat, mat: Ladders) -> Rule[None]:
        """One token climbs one space and gives all that is there, in any order (TAP-ADV-10)."""
        columns = state.facts.civilizations[NAME].columns
        options: list[Option] = [("climb", n + 1) for n, column in enumerate(columns) if mat.climbed[n] < len(column)]
        if not options:
            return
        _, column = yield Ask(owner, NAME, options, rules=("TAP-CIV-12",))
        reward = columns[column - 1][mat.climbed[column - 1]]
        mat.climbed[column - 1] += 1
        state.tell("climbed", owner, column, mat.climbed[column - 1])
        yield from perform(state, owner, reward, NAME, "any")
