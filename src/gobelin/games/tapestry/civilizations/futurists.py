"""The Futurists: far ahead on every track from the beginning."""

from __future__ import annotations

from gobelin.games.tapestry.advance import jump_forward, movable, pick_token
from gobelin.games.tapestry.gaining import SetsUp
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Rule, Seat


@power("futurists")
class Futurists(SetsUp):
    """TAP-CIV-12, TAP-OPEN-30: a jump on every track, at the start and mid-game alike; the facts give the resources."""

    def setup(self, state: TapestryState, owner: Seat, mat: Mat, at_start: bool) -> Rule[None]:
        """Neither landmarks nor benefits nor what follows an advance, but the end of a track is an achievement."""
        for track in state.tracks:
            spaces = movable(state, owner, track)
            if not spaces:
                continue
            old = yield from pick_token(state, owner, spaces)
            new = min(old + state.facts.civilizations[mat.id].amounts["steps"], state.facts.tracks[track].end)
            yield from jump_forward(state, owner, track, old, new)
