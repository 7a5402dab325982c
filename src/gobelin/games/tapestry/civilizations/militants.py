"""The Militants uncover rewards with every outpost that leaves their mat."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import field

from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.conquer import HoldsOutposts
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.gaining import SetsUp
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Ask, Option, Rule, Seat, Verb

NAME = "militants"


class Barracks(Mat, tag=NAME):
    """The mat of the Militants."""

    rows: list[int] = field(default_factory=list)
    """How many are left in each row; they leave from the left."""


@power(NAME)
class Militants(SetsUp, HoldsOutposts, HasIncome):
    """TAP-CIV-12: rewards under the outposts of the mat.

    An outpost that comes back to the supply later lies beside the mat and is taken when the rows are empty.
    """

    record = Barracks

    events: Mapping[str, tuple[str, ...]] = {"mat_outposts": ("seat", "row", "outposts")}

    def verbs(self, box: Box) -> list[Verb]:
        """Which row takes or gives an outpost."""
        return [Verb("row", row=range(1, 1 + len(box.civilizations[NAME].columns)))]

    def setup(self, state: TapestryState, owner: Seat, mat: Barracks, at_start: bool) -> Rule[None]:
        """The outposts of the supply cover the spaces from right to left; the row is chosen where some stay open."""
        sizes = [len(row) for row in state.facts.civilizations[NAME].columns]
        mat.rows = [0] * len(sizes)
        left = min(state.players[owner].outposts, sum(sizes))
        while left and left < sum(sizes) - sum(mat.rows):
            options: list[Option] = [("row", n + 1) for n, size in enumerate(sizes) if mat.rows[n] < size]
            _, row = yield Ask(owner, "militants_cover", options, rules=("TAP-CIV-12",))
            self._set(state, owner, mat, row, mat.rows[row - 1] + 1)
            left -= 1
        if left:  # as many as there are open spaces
            for row, size in enumerate(sizes, 1):
                self._set(state, owner, mat, row, size)

    def take_outpost(self, state: TapestryState, owner: Seat, mat: Barracks) -> Rule[None]:
        """The outpost has to come from the left end of a row."""
        options: list[Option] = [("row", n + 1) for n, left in enumerate(mat.rows) if left]
        if options:
            _, row = yield Ask(owner, NAME, options, rules=("TAP-CIV-12",))
            self._set(state, owner, mat, row, mat.rows[row - 1] - 1)

    def _set(self, state: TapestryState, owner: Seat, mat: Barracks, row: int, outposts: int) -> None:
        """So many outposts stand in a row now."""
        mat.rows[row - 1] = outposts
        state.tell("mat_outposts", owner, row, outposts)

    def income(self, state: TapestryState, owner: Seat, mat: Barracks) -> Rule[None]:
        """Every uncovered reward."""
        for row, covered in zip(state.facts.civilizations[NAME].columns, mat.rows, strict=True):
            for reward in row[: len(row) - covered]:
                yield from perform(state, owner, reward, NAME)
