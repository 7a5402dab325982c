"""Building a location (IMP-BUILD)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from gobelin.games.imperial_settlers.components import Bonus, Copy
from gobelin.games.imperial_settlers.effects import OnBuild
from gobelin.games.imperial_settlers.goods import discard, end_deal, gain
from gobelin.games.imperial_settlers.payment import Purse, can_pay, pay
from gobelin.games.imperial_settlers.production import count_colour, produce
from gobelin.games.imperial_settlers.state import NOBODY, Location, Realm, SettlersState
from gobelin.games.imperial_settlers.vocabulary import GOODS, Goods
from gobelin.kernel import Ask, Option, Rule, Seat
from gobelin.toolkit.hidden import play


def buildable(state: SettlersState, seat: Seat, hand: Iterable[str]) -> list[Option]:
    """IMP-BUILD-01, IMP-BUILD-02: hand cards whose cost can be paid, a demanded location included."""
    realm, facts = state.realms[seat], state.facts
    demand = bool(realm.foundations) or any(location.taken_by == NOBODY for location in realm.locations)
    return [
        ("build", copy)
        for copy in hand
        if (demand or not facts[copy].needs_location) and can_pay(realm.purse, facts[copy].cost)
    ]


def build_from_hand(state: SettlersState, seat: Seat, copy: str) -> Rule[None]:
    """IMP-BUILD-01: the action."""
    yield from pay_for(state, seat, copy, demand=True)
    play(state, state.realms[seat].hand, copy, seat)
    yield from lay(state, seat, copy, "hand")


def pay_for(state: SettlersState, seat: Seat, copy: str, demand: bool) -> Rule[None]:
    """IMP-BUILD-08 to IMP-BUILD-10: first the demanded location is removed, then the goods are paid."""
    facts = state.facts[copy]
    if demand and facts.needs_location:
        yield from give_up_location(state, seat)
    yield from pay(state, seat, facts.cost, copy)


def give_up_location(state: SettlersState, seat: Seat) -> Rule[None]:
    """IMP-BUILD-08, IMP-BUILD-11: an own location or a foundation is discarded (not a taken-over one, IMP-OPEN-42)."""
    realm = state.realms[seat]
    free = [location.copy for location in realm.locations if location.taken_by == NOBODY]
    options: list[Option] = [("give_up", copy) for copy in (*realm.foundations, *free)]
    _, copy = yield Ask(seat, "give_up", options, rules=("IMP-BUILD-08", "IMP-BUILD-11"))
    if copy in realm.foundations:  # IMP-RAZE-15
        state.tell("gave_up", seat, copy, "foundation")
        realm.foundations.remove(copy)
    else:
        state.tell("gave_up", seat, copy, "location")
        leave_play(state, realm, copy)
    discard(state, copy)


def leave_play(state: SettlersState, realm: Realm, copy: str) -> Location:
    """IMP-BUILD-12, IMP-OPEN-09: what lies on a location that goes is lost, and so are Trade Route deals with it."""
    location = realm.location(copy)
    realm.locations.remove(location)
    for good, amount in lying_on(location):
        state.tell("lost_with", amount, good, copy)
    while location.under is not None and location.under.items:
        lost = play(state, location.under, location.under.items[-1], NOBODY)
        discard(state, lost)
        state.tell("lost", lost, copy)
    for seat, other in enumerate(state.realms):
        if copy in other.routes:
            end_deal(state, seat, copy)
    return location


def lying_on(location: Location) -> list[tuple[str, int]]:
    """The goods and tokens on a location."""
    lying = [(GOODS[good], amount) for good, amount in location.laid]
    lying += [("defence", location.defence), ("samurai", location.samurai), ("resource", location.kept)]
    return [(good, amount) for good, amount in lying if amount]


def lay(state: SettlersState, seat: Seat, copy: str, origin: Literal["hand", "deals"]) -> Rule[None]:
    """IMP-BUILD-03 to IMP-BUILD-05, IMP-OPEN-40: production first, then the building bonus, then features."""
    realm, facts = state.realms[seat], state.facts[copy]
    location = Location(copy)
    realm.locations.append(location)
    state.tell("built", seat, copy, origin)
    if facts.kind == "production":
        yield from produce(state, seat, location)
    if facts.bonus is not None:
        yield from building_bonus(state, seat, location, facts.bonus)
    yield from reward_building(state, seat, facts)


def building_bonus(state: SettlersState, seat: Seat, location: Location, bonus: Bonus) -> Rule[None]:
    """IMP-BUILD-04: once, right after building; all of it is one source."""
    yield from gain(state, seat, bonus_goods(state, state.realms[seat], bonus), location.copy, "building")
    for _ in range(bonus.samurai or 0):
        options: list[Option] = [("samurai", copy) for copy in unguarded(state, seat)]
        if options:  # IMP-CARD-JAP-04: those without a free faction location are lost
            _, guarded = yield Ask(seat, "samurai", options, rules=("IMP-CARD-JAP-04",))
            state.realms[seat].location(guarded).samurai += 1
            state.tell("guarded", seat, guarded)


def unguarded(state: SettlersState, seat: Seat) -> list[str]:
    """IMP-SAM-02, IMP-SAM-08: own faction locations with room for a samurai."""
    realm, facts = state.realms[seat], state.facts
    limit = state.contents.factions[realm.faction].samurai_per_location  # type: ignore[index]
    if not limit:
        return []
    return [at.copy for at in realm.locations if at.samurai < limit and facts[at.copy].is_faction]


def bonus_goods(state: SettlersState, realm: Realm, bonus: Bonus, coming: Copy | None = None) -> Goods:
    """IMP-BUILD-04: the goods of a bonus, counted with the location if it is still to be built."""
    goods = dict(bonus.gain)
    if bonus.per_colour is not None:
        count = count_colour(state, realm, bonus.per_colour.colour, coming)
        if bonus.per_colour.max is not None:
            count = min(count, bonus.per_colour.max)
        for good, amount in bonus.per_colour.gain:
            goods[good] = goods.get(good, 0) + amount * count
    return tuple((good, amount) for good, amount in goods.items() if amount)


def reward_building(state: SettlersState, seat: Seat, built: Copy) -> Rule[None]:
    """IMP-CARD-GEN-01, IMP-OPEN-37: each feature acts; what comes by itself first, so that it can pay for offers."""
    waiting = [(location, effect) for location, effect in state.features(seat, OnBuild) if rewards(effect, built)]
    for location, effect in waiting:
        yield from gain(state, seat, effect.gain, location.copy, "features")
    for location, effect in waiting:
        for _ in range(effect.limit_per_trigger or 0):
            offers = affordable_offers(state.realms[seat].purse, location.copy, effect)
            if not offers:
                break
            verb, *which = yield Ask(seat, "trade", [*offers, ("decline",)])
            if verb == "decline":
                break
            yield from pay(state, seat, effect.offer[which[1]].cost, location.copy)
            yield from gain(state, seat, effect.offer[which[1]].gain, location.copy, "features")


def rewards(effect: OnBuild, built: Copy) -> bool:
    """Whether a feature rewards building this card."""
    return effect.affiliation == ("faction" if built.is_faction else "common") or effect.colour in built.colours


def affordable_offers(purse: Purse, copy: str, effect: OnBuild) -> list[Option]:
    """The exchanges of a feature that can be paid."""
    return [("trade", copy, i) for i, offer in enumerate(effect.offer) if can_pay(purse, offer.cost)]
