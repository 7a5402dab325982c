"""What a seat may see of Imperial Settlers, as plain JSON."""

from __future__ import annotations

from gobelin.games.imperial_settlers.components import GOODS, PURSE
from gobelin.games.imperial_settlers.state import NOBODY, Location, Realm, SettlersState
from gobelin.kernel import Json, Seat


def view(state: SettlersState, seat: Seat | None) -> dict[str, Json]:
    """IMP-RND-07, IMP-LOOK-11: goods and realms are open; hands only as far as they are known."""
    shown: dict[str, Json] = {
        "round": state.round,
        "phase": state.phase,
        "start": state.start,
        "active": state.active,
        "offer": [*state.offer.seen(seat)],
        "looking": [[*pile.seen(seat)] for pile in state.looking],
        "common_deck": len(state.common),
        "common_discards": [*state.discards],
        "realms": [show_realm(state, realm, owner, seat) for owner, realm in enumerate(state.realms)],
    }
    if state.pays_freely and seat == state.active:
        shown["pays_freely"] = True
    if state.is_solo:
        shown["attack_row"] = [*state.attack_row]
        shown["attack_deck"] = len(state.attack_deck)
        shown["collected"] = len(state.collected)
    return shown


def show_realm(state: SettlersState, realm: Realm, owner: Seat, seat: Seat | None) -> dict[str, Json]:
    """One realm; locations by rows, those of the faction on the left, as the rulebook lays them out (IMP-SET-23)."""
    rows: dict[str, list[Json]] = {"production": [], "feature": [], "action": []}
    for location in sorted(realm.locations, key=lambda location: not state.facts[location.copy].is_faction):
        rows[state.facts[location.copy].kind].append(show_location(location, seat))
    return {
        "faction": realm.faction or None,
        "vp": realm.vp,
        "passed": realm.passed,
        "goods": {GOODS[good]: realm.purse[good] for good in PURSE},
        "hand": [*(realm.hand.seen(seat) if owner == seat else realm.hand.held(seat))],
        "faction_deck": len(realm.deck),
        "faction_discards": [*realm.discards],
        "deals": [*realm.deals],
        "routes": [*realm.routes],
        "foundations": [*realm.foundations],
        "production": rows["production"],
        "feature": rows["feature"],
        "action": rows["action"],
    }


def show_location(location: Location, seat: Seat | None) -> dict[str, Json]:
    """A location with what lies on it; what does not is left out."""
    shown: dict[str, Json] = {"card": location.copy}
    if location.used:
        shown["used"] = location.used
    if location.laid:
        laid = dict.fromkeys((GOODS[good] for good, _ in location.laid), 0)
        for good, amount in location.laid:  # each activation of the round laid its own
            laid[GOODS[good]] += amount
        shown["laid"] = {**laid}
    if location.defence:
        shown["defence"] = location.defence
    if location.samurai:
        shown["samurai"] = location.samurai
    if location.blocked:
        shown["blocked"] = True
    if location.taken_by != NOBODY:
        shown["taken_by"] = location.taken_by
    if location.kept:
        shown["kept"] = location.kept
    if location.under is not None:
        shown["under"] = [*location.under.held(seat)]
    return shown
