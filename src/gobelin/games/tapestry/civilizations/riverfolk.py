"""The Riverfolk build on impassable plots."""

from __future__ import annotations

from gobelin.games.tapestry.capital import WatchesPlots
from gobelin.games.tapestry.city import rocks
from gobelin.games.tapestry.income import ScoresLast
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import lose_points, receive_any
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Rule, Seat

NAME = "riverfolk"


@power(NAME)
class Riverfolk(WatchesPlots, ScoresLast):
    """TAP-CIV-12: the standing rule `build_on_impassable`, resources for covered rocks, a loss for visible ones."""

    def on_cover(self, state: TapestryState, owner: Seat, mat: Mat, before: str) -> Rule[None]:
        """A resource for each district whose last impassable plot was covered."""
        were, left = rocks(before), rocks(state.players[owner].plots)
        for district in state.city(owner).districts:
            if were & district and not left & district:
                yield from receive_any(state, owner, state.facts.civilizations[NAME].amounts["resources"], NAME)

    def final(self, state: TapestryState, owner: Seat, mat: Mat) -> Rule[None]:
        """Every visible impassable plot costs points."""
        visible = rocks(state.players[owner].plots).bit_count()
        lose_points(state, owner, state.facts.civilizations[NAME].amounts["lose_vp"] * visible, NAME)
        yield from ()
