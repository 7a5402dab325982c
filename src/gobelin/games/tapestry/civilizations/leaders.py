"""The Leaders advance for free, once on each track."""

from __future__ import annotations

from msgspec import field

from gobelin.games.tapestry.advance import advance, movable
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Ask, Option, Rule, Seat

NAME = "leaders"


class Council(Mat, tag=NAME):
    """The mat of the Leaders."""

    covered: list[str] = field(default_factory=list)
    """The tracks whose leaders are covered."""


@power(NAME)
class Leaders(HasIncome):
    """TAP-CIV-12: each leader once."""

    record = Council

    def income(self, state: TapestryState, owner: Seat, mat: Council) -> Rule[None]:
        """Cover a leader and advance on that track with the benefit, never the bonus; or do nothing."""
        tracks = state.facts.civilizations[NAME].choices
        options: list[Option] = [
            ("track", track) for track in tracks if track not in mat.covered and movable(state, owner, track)
        ]
        if not options:
            return
        chosen = yield Ask(owner, NAME, [*options, ("decline",)], rules=("TAP-CIV-12",))
        if chosen[0] == "track":
            mat.covered.append(chosen[1])
            state.tell("marked", owner, NAME, chosen[1])
            yield from advance(state, owner, chosen[1], True, "none")
