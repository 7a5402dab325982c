"""The Relentless build turn after turn, and are paid when they stop."""

from __future__ import annotations

from collections.abc import Mapping

from gobelin.games.tapestry.benefits import Score
from gobelin.games.tapestry.capital import WatchesBuildings, WatchesLandmarks
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.mat_worth import HasProspects
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.turn import WatchesTurns
from gobelin.games.tapestry.vocabulary import LAST
from gobelin.kernel import Rule, Seat

NAME = "relentless"


class Streak(Mat, tag=NAME):
    """The mat of the Relentless; its tokens are the turns in which they have built."""

    has_built: bool = False
    """Something was gained in the present turn."""


@power(NAME)
class Relentless(WatchesBuildings, WatchesLandmarks, WatchesTurns, HasProspects):
    """TAA-CIV-12, TAA-CIV-13: a token for every turn with a building."""

    record = Streak

    events: Mapping[str, tuple[str, ...]] = {"streak": ("seat", "tokens"), "building_turn": ("seat",)}

    def on_building(self, state: TapestryState, owner: Seat, mat: Streak, building: str) -> Rule[None]:
        """An income building was gained."""
        note(state, owner, mat)
        yield from ()

    def on_landmark(self, state: TapestryState, owner: Seat, mat: Streak, actor: Seat, landmark: str) -> Rule[None]:
        """A landmark was gained."""
        if actor == owner:
            note(state, owner, mat)
        yield from ()

    def on_turn_end(self, state: TapestryState, owner: Seat, mat: Streak) -> Rule[None]:
        """Another token; or, after an advance turn without a building, the reward of all."""
        tokens = mat.tokens
        if mat.has_built:
            mat.has_built = False
            mat.tokens += 1
            state.tell("streak", owner, mat.tokens)
        elif state.advancing and tokens:
            mat.tokens = 0
            state.tell("streak", owner, 0)
            (row,) = state.facts.civilizations[NAME].columns
            yield from perform(state, owner, row[min(tokens, len(row)) - 1], NAME)

    def prospects(self, state: TapestryState, owner: Seat, mat: Streak) -> float:
        """The reward of the tokens, as long as an advance turn may still bring it."""
        tokens = mat.tokens + mat.has_built
        if not tokens or state.players[owner].era >= LAST:
            return 0.0
        (row,) = state.facts.civilizations[NAME].columns
        return sum(effect.vp if isinstance(effect, Score) else 2.0 for effect in row[min(tokens, len(row)) - 1])


def note(state: TapestryState, owner: Seat, mat: Streak) -> None:
    """Only what is gained in an own turn counts."""
    if state.active == owner and not mat.has_built:
        mat.has_built = True
        state.tell("building_turn", owner)
