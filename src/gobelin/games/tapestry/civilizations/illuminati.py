"""The Illuminati own the dice: whoever else takes one pays them."""

from __future__ import annotations

from typing import Final

from msgspec import field

from gobelin.games.tapestry.chance import WatchesRolls, with_more
from gobelin.games.tapestry.conquer_dice import DICE, die_result
from gobelin.games.tapestry.gaining import SetsUp
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import score
from gobelin.games.tapestry.science import SCIENCE, may_advance
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.tapestries import keep_of_top
from gobelin.kernel import Rule, Seat

NAME = "illuminati"
MARKS: Final = {SCIENCE: "science_die", **{die: die for die in DICE}}
"""What the dice are called on the mat."""


class Cabal(Mat, tag=NAME):
    """The mat of the Illuminati."""

    dice: list[str] = field(default_factory=list)
    """Those that lie there."""


@power(NAME)
class Illuminati(SetsUp, HasIncome, WatchesRolls):
    """TFF-CIV-22 to TFF-CIV-25: the three dice lie on the mat."""

    record = Cabal

    def setup(self, state: TapestryState, owner: Seat, mat: Cabal, at_start: bool) -> Rule[None]:
        """TFF-CIV-22: one of several tapestry cards, and all dice."""
        amounts = state.facts.civilizations[NAME].amounts
        yield from keep_of_top(state, owner, with_more(state, owner, amounts["draw"]), amounts["keep"])
        take_back(state, owner, mat)

    def income(self, state: TapestryState, owner: Seat, mat: Cabal) -> Rule[None]:
        """TFF-CIV-25: points for every die that is still there, then all come back."""
        score(state, owner, state.facts.civilizations[NAME].amounts["vp"] * len(mat.dice), NAME)
        take_back(state, owner, mat)
        yield from ()

    def on_roll(
        self, state: TapestryState, owner: Seat, mat: Cabal, actor: Seat, die: str, result: int | str, place: int
    ) -> Rule[None]:
        """TFF-CIV-23, TFF-CIV-24: a die of the mat pays once when an opponent takes it."""
        mark = MARKS[die]
        if mark not in mat.dice:
            return
        mat.dice.remove(mark)
        state.tell("unmarked", owner, NAME, mark)
        if die == SCIENCE:
            yield from may_advance(state, owner, str(result), False, "none")
        else:
            yield from die_result(state, owner, die, int(result), place)


def take_back(state: TapestryState, owner: Seat, mat: Cabal) -> None:
    """All dice lie on the mat."""
    for mark in MARKS.values():
        if mark not in mat.dice:
            mat.dice.append(mark)
            state.tell("marked", owner, NAME, mark)
