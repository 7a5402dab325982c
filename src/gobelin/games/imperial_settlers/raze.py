"""Razing and foundations (IMP-RAZE), and what protects against it (IMP-DEF, IMP-SAM)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Literal

from gobelin.games.imperial_settlers.build import leave_play
from gobelin.games.imperial_settlers.effects import OnRaze, Protect
from gobelin.games.imperial_settlers.goods import discard, discard_from_hand, gain
from gobelin.games.imperial_settlers.state import NEUTRAL, NOBODY, Location, SettlersState
from gobelin.games.imperial_settlers.vocabulary import GOODS, RAZE, Goods
from gobelin.kernel import Option, Rule, Seat


def razable_cards(state: SettlersState, hand: Iterable[str]) -> list[Option]:
    """IMP-RAZE-03, IMP-RAZE-04, IMP-RAZE-16: hand cards with a raze field."""
    return [("raze", copy) for copy in hand if state.facts[copy].raze]


def razable_locations(state: SettlersState, seat: Seat) -> Iterator[tuple[Seat, Location]]:
    """IMP-RAZE-11, IMP-RAZE-16: locations with a raze field of players who have not passed (IMP-ACT-05)."""
    facts = state.facts
    for owner, realm in state.rivals(seat):
        for location in realm.locations:
            if facts[location.copy].raze:
                yield owner, location


def protection(state: SettlersState, owner: Seat, location: Location) -> int:
    """IMP-RAZE-07: what razing costs beyond the usual; features protect the common locations of their user."""
    extra = location.defence + location.samurai
    if not state.facts[location.copy].is_faction:
        extra += sum(effect.extra_raze for _, effect in state.features(owner, Protect))
    return extra


@cache
def tokens(price: Goods) -> int:
    """How many raze tokens a price is."""
    return dict(price)[RAZE]


def affordable_locations(state: SettlersState, seat: Seat, held: int, price: int) -> list[Option]:
    """IMP-RAZE-06, IMP-RAZE-07: the locations that so many raze tokens are enough for."""
    if held < price:
        return []
    return [
        ("raze_location", location.copy)
        for owner, location in razable_locations(state, seat)
        if price + protection(state, owner, location) <= held
    ]


def pay_tokens(state: SettlersState, seat: Seat, price: int, why: str) -> None:
    """Raze tokens are paid with raze tokens alone (IMP-GOLD-05)."""
    state.realms[seat].purse[RAZE] -= price
    state.tell("paid", seat, price, "raze", why)


def raze_card(state: SettlersState, seat: Seat, copy: str) -> Rule[None]:
    """IMP-RAZE-03: the action with a hand card; it is discarded last, so that it is not drawn for itself."""
    pay_tokens(state, seat, tokens(state.contents.prices.raze_card), copy)
    state.tell("razed_card", seat, copy)
    yield from gain(state, seat, state.facts[copy].raze, copy, "razing")
    discard_from_hand(state, seat, copy)
    yield from reward_razing(state, seat, "hand_card")


def raze_location(state: SettlersState, seat: Seat, copy: str) -> Rule[None]:
    """IMP-RAZE-06 to IMP-RAZE-10: the action with a location of another player."""
    owner = state.owner(copy)
    price = tokens(state.contents.prices.raze_location)
    pay_tokens(state, seat, price + protection(state, owner, state.realms[owner].location(copy)), copy)
    yield from destroy(state, seat, copy, state.facts[copy].raze)


def destroy(state: SettlersState, seat: Seat, copy: str, goods: Goods) -> Rule[None]:
    """IMP-RAZE-08, IMP-RAZE-09: the razing player takes the goods, then the location falls."""
    state.tell("razed", seat, copy, state.whose(state.owner(copy)))
    yield from gain(state, seat, goods, copy, "razing")
    fall(state, copy)
    yield from reward_razing(state, seat, "enemy_location")


def fall(state: SettlersState, copy: str) -> None:
    """IMP-RAZE-09, IMP-RAZE-10, IMP-RAZE-12: a common location becomes a foundation, others are discarded."""
    owner = state.owner(copy)
    realm = state.realms[owner]
    location = leave_play(state, realm, copy)
    seat = compensated(state, owner, location)
    if seat is None:
        discard(state, copy)
        state.tell("left", state.whose(owner), copy)
        return
    realm.foundations.append(copy)
    state.tell("fell", owner, copy)
    for good, amount in state.contents.foundation.gain:
        state.realms[seat].purse[good] += amount
        state.tell("gained", seat, amount, GOODS[good], "foundation")


def compensated(state: SettlersState, owner: Seat, location: Location) -> Seat | None:
    """IMP-RAZE-12, IMP-CARD-EGY-10: who is compensated for a location that falls; none for what is discarded."""
    if state.facts[location.copy].is_faction or (state.is_solo and owner == NEUTRAL):  # IMP-SOLO-14, IMP-OPEN-31
        return None
    return owner if location.taken_by == NOBODY else location.taken_by


def reward_razing(state: SettlersState, seat: Seat, target: Literal["enemy_location", "hand_card"]) -> Rule[None]:
    """IMP-OPEN-22: features that reward razing."""
    for location, effect in state.features(seat, OnRaze):
        if effect.target == target:
            yield from gain(state, seat, effect.gain, location.copy, "features")
