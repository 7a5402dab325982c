"""What the lessons of Tapestry may ask and tell about the state."""

from __future__ import annotations

from gobelin.games.tapestry.player import MIDDLE
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.turn import advances
from gobelin.kernel import Plain, Seat

GATE = 3
"""The last space of the first tier: the next step costs what the track insists on."""


def lesson_facts(state: TapestryState, seat: Seat) -> dict[str, Plain]:
    """Facts by name, all of them public or the seat's own."""
    player = state.players[seat]
    rivals = [state.players[other] for other in state.opponents(seat)]
    tokens = [space for spaces in player.tokens.values() for space in spaces]
    gaps = [(area & ~player.filled).bit_count() for area in state.city(seat).districts]
    return {
        "era": player.era,
        "vp": player.vp,
        "rival_vp": max((rival.vp for rival in rivals), default=0),
        "rival_era": max((rival.era for rival in rivals), default=0),
        "resources": sum(player.purse),
        "steps": len(advances(state, seat)),
        "buildings": sum(player.built),
        "landmarks": len(player.landmarks),
        "techs": player.tech_cards,
        "raised": sum(map(len, player.techs[MIDDLE:])),
        "at_gate": tokens.count(GATE),
        "tier_two": sum(space > GATE for space in tokens),
        "furthest": max(tokens, default=0),
        "district_gap": min((gap for gap in gaps if gap), default=0),
        "lands": len(state.territories(seat)),
    }
