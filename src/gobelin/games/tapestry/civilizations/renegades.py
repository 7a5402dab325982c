"""The Renegades leave the common tracks for one of their own."""

from __future__ import annotations

from collections.abc import Mapping

from gobelin.games.tapestry.achievements import earn
from gobelin.games.tapestry.advance import ReplacesBenefits
from gobelin.games.tapestry.capital import changed
from gobelin.games.tapestry.components import Space
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.mat_worth import HasProspects
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Ask, Rule, Seat

NAME = "renegades"


class Path(Mat, tag=NAME):
    """The mat of the Renegades."""

    step: int = 0
    """The space of the token; 0: it stands before the first."""


@power(NAME)
class Renegades(ReplacesBenefits, HasProspects):
    """TAA-CIV-14 to TAA-CIV-17: a space of one's own track for the benefit of an advance in the same tier."""

    record = Path

    events: Mapping[str, tuple[str, ...]] = {"rebelled": ("seat", "space")}

    def instead_of_benefit(self, state: TapestryState, owner: Seat, mat: Path, space: Space) -> Rule[bool]:
        """TAA-CIV-14, TAA-CIV-16: all that stands on the next space; the last one is the end of a track."""
        spaces = state.facts.civilizations[NAME].spaces
        if mat.step == len(spaces) or spaces[mat.step].id != space.tier:
            return False
        state.about = (space.id, 0)
        (answer,) = yield Ask(owner, NAME, [("accept",), ("decline",)], rules=("TAA-CIV-14",))
        state.about = None
        if answer == "decline":
            return False
        reward = spaces[mat.step].reward
        mat.step += 1
        state.tell("rebelled", owner, mat.step)
        if mat.step == len(spaces):
            earn(state, owner, "complete_track")
            yield from changed(state)
        yield from perform(state, owner, reward, NAME, "any")
        return True

    def prospects(self, state: TapestryState, owner: Seat, mat: Path) -> float:
        """Each space brings the points of the last one nearer."""
        return 2.0 * mat.step if mat.step < len(state.facts.civilizations[NAME].spaces) else 0.0
