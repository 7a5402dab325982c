"""What the lessons of Inventions may ask and tell about the state."""

from __future__ import annotations

from gobelin.games.inventions.state import InventionsState
from gobelin.kernel import Plain, Seat


def lesson_facts(state: InventionsState, seat: Seat) -> dict[str, Plain]:
    """Facts by name, all of them public or the seat's own."""
    society = state.players[seat]
    return {
        "era": state.era,
        "round": state.round,
        "ip": society.ip,
        "rival_ip": max(state.players[other].ip for other in range(state.seats) if other != seat),
        "people": sum(society.home) + society.academy,
        "influence": society.influence,
        "tray": len(society.tray),
        "placed": len(society.progress),
        "ideas": len(society.ideas),
        "inventions": len(society.inventions),
        "pillars": len(society.seasons),
    }
