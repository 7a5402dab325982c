"""What a seat may see of Imperial Settlers."""

from __future__ import annotations

from msgspec import Struct

from gobelin.games.imperial_settlers.effects import Action
from gobelin.games.imperial_settlers.scoring import faction_locations
from gobelin.games.imperial_settlers.state import NOBODY, Location, Realm, SettlersState
from gobelin.games.imperial_settlers.vocabulary import GOODS, PURSE, Kind
from gobelin.kernel import Seat


class LocationView(Struct, frozen=True, omit_defaults=True):
    """A location with what lies on it; what does not is left out."""

    card: str
    is_faction: bool = False
    times: int = 0
    """How often it may be used in a round; 0: it is none to be used."""
    used: int = 0
    spent: bool = False
    """It is blocked or has been used as often as it may be."""
    laid: dict[str, int] = {}
    defence: int = 0
    samurai: int = 0
    blocked: bool = False
    taken_by: Seat | None = None
    kept: int = 0
    under: list[str | None] | None = None


class RealmView(Struct, frozen=True):
    """One realm; locations by rows, those of the faction first, as the rulebook lays them out (IMP-SET-23)."""

    faction: str | None
    vp: int
    passed: bool
    goods: dict[str, int]
    hand: list[str | None]
    faction_deck: int
    faction_discards: list[str]
    deals: list[str]
    routes: list[str]
    foundations: list[str]
    production: list[LocationView]
    feature: list[LocationView]
    action: list[LocationView]

    @property
    def rows(self) -> dict[str, list[LocationView]]:
        """The rows by the kind of their locations."""
        return {"production": self.production, "feature": self.feature, "action": self.action}

    @property
    def locations(self) -> list[LocationView]:
        """All rows."""
        return [*self.production, *self.feature, *self.action]


class View(Struct, frozen=True, omit_defaults=True):
    """The table; `attack_row` and what follows it are of the solo game."""

    round: int
    phase: str
    start: Seat
    active: Seat
    offer: list[str | None]
    looking: list[list[str | None]]
    common_deck: int
    common_discards: list[str]
    realms: list[RealmView]
    pays_freely: bool = False
    attack_row: list[str] | None = None
    attack_deck: int | None = None
    collected: int | None = None
    faction_locations: int | None = None
    """What the collection is compared with."""


def view(state: SettlersState, seat: Seat | None) -> View:
    """IMP-RND-07, IMP-LOOK-11: goods and realms are open; hands only as far as they are known."""
    return View(
        state.round,
        state.phase,
        state.start,
        state.active,
        state.offer.seen(seat),
        [pile.seen(seat) for pile in state.looking],
        len(state.common),
        [*state.discards],
        [show_realm(state, realm, owner, seat) for owner, realm in enumerate(state.realms)],
        state.pays_freely and seat == state.active,
        [*state.attack_row] if state.is_solo else None,
        len(state.attack_deck) if state.is_solo else None,
        len(state.collected) if state.is_solo else None,
        faction_locations(state, state.realms[0]) if state.is_solo else None,
    )


def show_realm(state: SettlersState, realm: Realm, owner: Seat, seat: Seat | None) -> RealmView:
    """One realm, with its hand as far as the seat knows it."""
    rows: dict[Kind, list[LocationView]] = {"production": [], "feature": [], "action": []}
    for location in sorted(realm.locations, key=lambda location: not state.facts[location.copy].is_faction):
        rows[state.facts[location.copy].kind].append(show_location(state, location, seat))
    return RealmView(
        realm.faction or None,
        realm.vp,
        realm.passed,
        {GOODS[good]: realm.purse[good] for good in PURSE},
        realm.hand.seen(seat) if owner == seat else realm.hand.held(seat),
        len(realm.deck),
        [*realm.discards],
        [*realm.deals],
        [*realm.routes],
        [*realm.foundations],
        **rows,
    )


def show_location(state: SettlersState, location: Location, seat: Seat | None) -> LocationView:
    """One location; each activation of the round laid its own goods."""
    laid: dict[str, int] = {}
    for good, amount in location.laid:
        laid[GOODS[good]] = laid.get(GOODS[good], 0) + amount
    copy = state.facts[location.copy]
    times = copy.effect.times if isinstance(copy.effect, Action) else 0
    return LocationView(
        location.copy,
        copy.is_faction,
        times,
        location.used,
        location.blocked or (times > 0 and location.used >= times),
        laid,
        location.defence,
        location.samurai,
        location.blocked,
        None if location.taken_by == NOBODY else location.taken_by,
        location.kept,
        None if location.under is None else location.under.held(seat),
    )
