"""A turn of the bots."""

from __future__ import annotations

from gobelin.games.tapestry.automa.decisions import draw_pair, solo_of, track_card
from gobelin.games.tapestry.automa.income import income_turn
from gobelin.games.tapestry.automa.tracks import advance_both
from gobelin.games.tapestry.state import AUTOMA, TapestryState
from gobelin.games.tapestry.turn import end_turn
from gobelin.kernel import Rule


def automa_phase(state: TapestryState) -> Rule[None]:
    """TAP-AUT-02 to TAP-AUT-07, TAP-AUT-72: both bots together draw a pair and advance, or take income."""
    decisions = solo_of(state).decisions
    if state.players[AUTOMA].era == 0 or len(decisions) < 2:  # TAP-AUT-03
        yield from income_turn(state)
    else:
        draw_pair(state)
        if not decisions.items and track_card(state).income_icon:  # TAP-AUT-06
            yield from income_turn(state)
        else:
            yield from advance_both(state)
    end_turn(state)
