"""The Chosen are paid for leading on tracks and for achievements."""

from __future__ import annotations

from gobelin.games.tapestry.advance import nobody_ahead
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import receive_any, score
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.vocabulary import LAST
from gobelin.kernel import Rule, Seat

NAME = "chosen"


@power(NAME)
class Chosen(HasIncome):
    """TAP-CIV-12: points per opponent for each track led, and something for each achievement."""

    def income(self, state: TapestryState, owner: Seat, mat: Mat) -> Rule[None]:
        """A tie on a track still leads; achievements give resources, in the last income turn points."""
        amounts = state.facts.civilizations[NAME].amounts
        led = sum(nobody_ahead(state, owner, track) for track in state.tracks)
        score(state, owner, amounts["vp"] * led * len(state.opponents(owner)), NAME)
        achieved = sum(owner in takers for takers in state.achievements.values())
        if state.players[owner].era == LAST:
            score(state, owner, amounts["last_vp"] * achieved, NAME)
        else:
            yield from receive_any(state, owner, amounts["resources"] * achieved, NAME)
