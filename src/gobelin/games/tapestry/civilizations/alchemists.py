"""The Alchemists: research until they stop or fail."""

from __future__ import annotations

from msgspec import field

from gobelin.games.tapestry.advance import advance, is_at_end, movable
from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import receive_any, score
from gobelin.games.tapestry.science import research_result
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Ask, Rule, Seat, Verb


class Rolls(Mat, tag="alchemists"):
    """The mat of the Alchemists."""

    rolled: list[str] = field(default_factory=list)
    """The tracks rolled so far."""


@power("alchemists")
class Alchemists(HasIncome):
    """TAP-CIV-12: roll the science die again and again; a result that comes twice spoils it all."""

    record = Rolls

    def verbs(self, box: Box) -> list[Verb]:
        """To go on or not."""
        return [Verb("roll_again"), Verb("stop_rolling")]

    def income(self, state: TapestryState, owner: Seat, mat: Rolls) -> Rule[None]:
        """Roll at least once, and as often as the player dares."""
        amounts = state.facts.civilizations[mat.id].amounts
        rolling = True
        while rolling:
            track = yield from research_result(state, owner)
            if track in mat.rolled:
                clear(state, owner, mat)
                yield from receive_any(state, owner, amounts["bust_resources"], mat.id)
                return
            mat.rolled.append(track)
            state.tell("marked", owner, mat.id, track)
            (chosen,) = yield Ask(owner, "alchemists", [("roll_again",), ("stop_rolling",)], rules=("TAP-CIV-12",))
            rolling = chosen == "roll_again"
        yield from self._advance(state, owner, mat)
        clear(state, owner, mat)

    def _advance(self, state: TapestryState, owner: Seat, mat: Rolls) -> Rule[None]:
        """One space on every marked track, in any order and only where the player likes; points past the end."""
        for track in mat.rolled:
            if is_at_end(state, owner, track):
                score(state, owner, state.facts.civilizations[mat.id].amounts["vp_past_the_end"], mat.id)
        while open_tracks := [track for track in mat.rolled if movable(state, owner, track)]:
            options = [*(("advance", track) for track in open_tracks), ("decline",)]
            chosen = yield Ask(owner, "alchemists_advance", options, rules=("TAP-CIV-12",))
            if chosen[0] == "decline":
                return
            mat.rolled.remove(chosen[1])
            state.tell("unmarked", owner, mat.id, chosen[1])
            yield from advance(state, owner, chosen[1], False, "none")


def clear(state: TapestryState, owner: Seat, mat: Rolls) -> None:
    """The marks that are left go."""
    for track in mat.rolled:
        state.tell("unmarked", owner, mat.id, track)
    mat.rolled = []
