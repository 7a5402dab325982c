"""What the lessons of Hyperborea may ask and tell about the state."""

from __future__ import annotations

from gobelin.games.hyperborea.ending import controlled, points
from gobelin.games.hyperborea.state import HyperboreaState
from gobelin.kernel import Plain, Seat

READY = 4
"""From this level on a marker may be sent back for a cube."""
NEAR = {"gems": 12, "cards": 4, "supply": 2}
"""The end is near: so many gems or cards, or so few figures left (HYP-OVER-02 to HYP-OVER-04)."""


def lesson_facts(state: HyperboreaState, seat: Seat) -> dict[str, Plain]:
    """Facts by name, all of them public or the seat's own."""
    player = state.players[seat]
    home = set(state.map.homelands[player.home])
    abroad = [
        place
        for place in range(len(state.sites))
        if place not in home and (state.figures[place * state.seats + seat] or seat in state.sites[place])
    ]
    is_near = any(
        other.gems >= NEAR["gems"] or len(other.cards) >= NEAR["cards"] or other.supply <= NEAR["supply"]
        for other in state.players
    )
    totals = [sum(points(state, other).values()) for other in range(state.seats)]
    return {
        "vp": totals[seat],
        "rival_vp": max((total for other, total in enumerate(totals) if other != seat), default=0),
        "gems": player.gems,
        "cubes": sum(player.cubes()),
        "bag": sum(player.bag),
        "available": sum(player.available),
        "cards": len(player.cards),
        "ghosts": player.ghosts,
        "ready": sum(level >= READY for level in player.levels),
        "waiting": sum(state.pool.points.values()) if state.active == seat else 0,
        "abroad": len(abroad),
        "lands": len(controlled(state, seat)),
        "near_end": int(is_near),
    }
