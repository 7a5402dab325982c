"""The Faefolk dance around a ring, as far as they have tapestry cards to show."""

from __future__ import annotations

from collections.abc import Mapping

from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.gaining import SetsUp
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.tapestries import gain_tapestry_card
from gobelin.games.tapestry.vocabulary import LAST
from gobelin.kernel import Ask, Rule, Seat

NAME = "faefolk"


class Ring(Mat, tag=NAME):
    """The mat of the Faefolk."""

    spot: int = 0
    """The space of the token."""


@power(NAME)
class Faefolk(SetsUp, HasIncome):
    """TFF-CIV-18, TFF-CIV-19: clockwise by the number of visible tapestry cards."""

    record = Ring

    events: Mapping[str, tuple[str, ...]] = {"danced": ("seat", "spot")}

    def setup(self, state: TapestryState, owner: Seat, mat: Ring, at_start: bool) -> Rule[None]:
        """The token begins on the first spot."""
        move(state, owner, mat, next(iter(state.facts.civilizations[NAME].spaces)).id)
        yield from ()

    def income(self, state: TapestryState, owner: Seat, mat: Ring) -> Rule[None]:
        """A tapestry card if the player likes, the dance, and the spot, in the last income turn several times."""
        player, facts = state.players[owner], state.facts.civilizations[NAME]
        (answer,) = yield Ask(owner, NAME, [("accept",), ("decline",)], rules=("TFF-CIV-18",))
        if answer == "accept":
            yield from gain_tapestry_card(state, owner, NAME)
        spots = {space.id: space for space in facts.spaces}
        spot = mat.spot
        for _ in range(len(player.hand) + sum(map(bool, player.tapestries))):
            (spot,) = spots[spot].to
        move(state, owner, mat, spot)
        for _ in range(facts.amounts["times"] if player.era == LAST else 1):
            yield from perform(state, owner, spots[spot].reward, NAME, "any")


def move(state: TapestryState, owner: Seat, mat: Ring, spot: int) -> None:
    """The token goes to a spot."""
    mat.spot = spot
    state.tell("danced", owner, spot)
