"""The Psionics have one option more wherever chance decides."""

from __future__ import annotations

from gobelin.games.tapestry.chance import SeesMore
from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.conquer_dice import DICE
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Rule, Seat, Verb

NAME = "psionics"


@power(NAME)
class Psionics(SeesMore, HasIncome):
    """TFF-CIV-30, TFF-CIV-31: dice and decks, and something in each income turn."""

    def verbs(self, box: Box) -> list[Verb]:
        """Which result of a conquer die counts."""
        return [Verb("keep_roll", die=[f"{die}_{face}" for die in DICE for face in range(len(box.dice[die].faces))])]

    def income(self, state: TapestryState, owner: Seat, mat: Mat) -> Rule[None]:
        """What stands on the mat for this income turn."""
        facts = state.facts.civilizations[NAME]
        (row,) = facts.columns
        yield from perform(state, owner, row[facts.income_turns.index(state.players[owner].era)], NAME)
