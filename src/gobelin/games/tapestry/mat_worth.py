"""What bots expect of civilization mats on which something grows that shows nowhere else."""

from __future__ import annotations

from typing import Any

from gobelin.games.tapestry.powers import Power, own_powers
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Seat


class HasProspects(Power):
    """A mat that promises points by what lies on it."""

    def prospects(self, state: TapestryState, owner: Seat, mat: Any) -> float:
        """The points at the end, about."""
        raise NotImplementedError

    def placing(self, state: TapestryState, owner: Seat, mat: Any, covered: int) -> float:
        """By how much a landmark on these plots of the capital would add to that."""
        return 0.0


def mats_worth(state: TapestryState, seat: Seat) -> float:
    """What a player's mats promise."""
    return sum(power.prospects(state, seat, mat) for mat, power in own_powers(state, seat, HasProspects))


def placing_worth(state: TapestryState, seat: Seat, covered: int) -> float:
    """What a player's mats promise for a landmark on some plots, besides what every capital does."""
    return sum(power.placing(state, seat, mat, covered) for mat, power in own_powers(state, seat, HasProspects))
