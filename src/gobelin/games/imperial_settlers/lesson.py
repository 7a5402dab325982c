"""What the lessons of Imperial Settlers may ask and tell about the state."""

from __future__ import annotations

from gobelin.games.imperial_settlers.state import SettlersState
from gobelin.games.imperial_settlers.vocabulary import DEFENCE, RAZE, WORKER
from gobelin.kernel import Plain, Seat


def lesson_facts(state: SettlersState, seat: Seat) -> dict[str, Plain]:
    """Facts by name, all of them public or the seat's own."""
    realm = state.realms[seat]
    rivals = [state.realms[other] for other in range(state.seats) if other != seat]
    placed = [state.facts[location.copy] for location in realm.locations]
    return {
        "round": state.round,
        "vp": realm.vp,
        "rival_vp": max((rival.vp for rival in rivals), default=0),
        "rival_passed": int(all(rival.passed for rival in rivals)),
        "goods": sum(realm.purse[:RAZE]),
        "workers": realm.purse[WORKER],
        "razes": realm.purse[RAZE],
        "defences": realm.purse[DEFENCE],
        "hand": len(realm.hand),
        "faction_cards": sum(state.facts[copy].is_faction for copy in realm.hand.items),
        "production": sum(copy.kind == "production" for copy in placed),
        "common_locations": sum(not copy.is_faction for copy in placed),
        "faction_locations": sum(copy.is_faction for copy in placed),
        "deals": len(realm.deals),
    }
