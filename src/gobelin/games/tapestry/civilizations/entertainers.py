"""The Entertainers: a token wanders over the mat."""

from __future__ import annotations

from collections.abc import Mapping

from gobelin.games.tapestry.components import Box, MatSpace
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.gaining import SetsUp
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Ask, Rule, Seat, Verb


class Tour(Mat, tag="entertainers"):
    """The mat of the Entertainers."""

    stage: int = 0
    """The space of the token."""


@power("entertainers")
class Entertainers(SetsUp, HasIncome):
    """TAP-CIV-12: from stage to stage, each with a reward."""

    record = Tour

    events: Mapping[str, tuple[str, ...]] = {"entertained": ("seat", "stage")}

    def verbs(self, box: Box) -> list[Verb]:
        """A space of the mat."""
        return [Verb("stage", stage=[space.id for space in box.civilizations["entertainers"].spaces])]

    def setup(self, state: TapestryState, owner: Seat, mat: Tour, at_start: bool) -> Rule[None]:
        """The token begins on the leftmost space; gained mid-game, on any, with its reward."""
        spaces = self._spaces(state, mat)
        mat.stage = next(iter(spaces))
        state.tell("entertained", owner, mat.stage)
        if not at_start:
            yield from self._move(state, owner, mat, tuple(spaces))

    def income(self, state: TapestryState, owner: Seat, mat: Tour) -> Rule[None]:
        """One space to the right along a path, as long as there is one."""
        ways = self._spaces(state, mat)[mat.stage].to
        if ways:
            yield from self._move(state, owner, mat, ways)

    def _spaces(self, state: TapestryState, mat: Tour) -> dict[int, MatSpace]:
        """The spaces of the mat by their numbers, the leftmost first."""
        return {space.id: space for space in state.facts.civilizations[mat.id].spaces}

    def _move(self, state: TapestryState, owner: Seat, mat: Tour, choice: tuple[int, ...]) -> Rule[None]:
        """Choose a space, put the token there and gain the reward."""
        _, stage = yield Ask(owner, "entertainers", [("stage", space) for space in choice], rules=("TAP-CIV-12",))
        mat.stage = stage
        state.tell("entertained", owner, stage)
        yield from perform(state, owner, self._spaces(state, mat)[stage].reward, mat.id)
