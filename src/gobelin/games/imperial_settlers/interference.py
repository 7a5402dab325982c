"""Operations that take from other players: their goods, cards, locations and deals (IMP-CARD)."""

from __future__ import annotations

from gobelin.games.imperial_settlers.build import leave_play
from gobelin.games.imperial_settlers.deals import seal_deal
from gobelin.games.imperial_settlers.effects import (
    Action,
    BlockActionLocation,
    CopyRazeGood,
    DealWithEnemyFactionLocation,
    DiscardDeal,
    DiscardLocation,
    EnemyDiscards,
    Steal,
    TakeDeal,
    TakeOverLocation,
)
from gobelin.games.imperial_settlers.goods import discard, discard_from_hand, end_deal, gain
from gobelin.games.imperial_settlers.payment import Purse, discard_one
from gobelin.games.imperial_settlers.raze import razable_locations
from gobelin.games.imperial_settlers.state import NEUTRAL, NOBODY, Location, SettlersState
from gobelin.games.imperial_settlers.vocabulary import GOODS, NUMBERS, RESOURCE, RESOURCES
from gobelin.kernel import Ask, Option, Rule, Seat


def stealable(state: SettlersState, seat: Seat, operation: Steal, purse: Purse) -> list[Option]:
    """IMP-OPEN-25: only from a supply that has such a good, never from an action location (IMP-CARD-BAR-10)."""
    goods = RESOURCES if operation.good == RESOURCE else (operation.good,)
    return [
        ("steal", other, GOODS[good])
        for other, realm in state.rivals(seat)
        for good in goods
        if realm.purse[good] >= operation.amount
    ]


def steal(state: SettlersState, seat: Seat, operation: Steal, location: Location, target: Option) -> Rule[None]:
    """IMP-CARD-BAR-09: goods move from one supply to the other."""
    _, victim, good = target
    state.realms[int(victim)].purse[NUMBERS[str(good)]] -= operation.amount
    state.realms[seat].purse[NUMBERS[str(good)]] += operation.amount
    state.tell("robbed", seat, operation.amount, good, victim, location.copy)
    yield from ()  # nothing is asked


def copyable(state: SettlersState, seat: Seat, operation: CopyRazeGood, purse: Purse) -> list[Option]:
    """IMP-CARD-BAR-06: the goods shown in the raze fields of other players' locations."""
    return [("copy_good", location.copy) for _, location in razable_locations(state, seat)]


def copy_good(
    state: SettlersState, seat: Seat, operation: CopyRazeGood, location: Location, target: Option
) -> Rule[None]:
    """IMP-CARD-BAR-06: one good from the supply; nothing is razed."""
    copy = str(target[1])
    goods: list[Option] = [("receive", GOODS[good]) for good, _ in state.facts[copy].raze]
    _, good = yield Ask(seat, "copy_which", goods, rules=("IMP-CARD-BAR-06",))
    state.tell("plundered", seat, copy, state.whose(state.owner(copy)))
    yield from gain(state, seat, ((NUMBERS[good], operation.amount),), location.copy, "actions")


def with_hands(state: SettlersState, seat: Seat, operation: EnemyDiscards, purse: Purse) -> list[Option]:
    """Other players who hold cards."""
    return [("target", other) for other, realm in state.rivals(seat) if realm.hand.items]


def make_discard(
    state: SettlersState, seat: Seat, operation: EnemyDiscards, location: Location, target: Option
) -> Rule[None]:
    """The target discards cards, of his choice or at random."""
    victim = int(target[1])
    hand = state.realms[victim].hand
    for _ in range(min(operation.amount, len(hand))):
        if operation.random:
            discard_from_hand(state, victim, state.rng.choice(hand.items))
        else:
            yield from discard_one(state, victim)


def removable(state: SettlersState, seat: Seat, operation: DiscardLocation, purse: Purse) -> list[Option]:
    """IMP-OPEN-10: any location of a player who has not passed."""
    return [
        ("remove", location.copy)
        for _, realm in state.rivals(seat)
        for location in realm.locations
        if operation.any_affiliation or not state.facts[location.copy].is_faction
    ]


def remove(
    state: SettlersState, seat: Seat, operation: DiscardLocation, location: Location, target: Option
) -> Rule[None]:
    """IMP-CARD-JAP-01, IMP-CARD-ROM-02: the location leaves the empire; this is not razing."""
    copy = str(target[1])
    owner = state.owner(copy)
    state.tell("removed", seat, copy, state.whose(owner))
    leave_play(state, state.realms[owner], copy)
    discard(state, copy)
    yield from ()  # nothing is asked


def deals_to_end(state: SettlersState, seat: Seat, operation: DiscardDeal, purse: Purse) -> list[Option]:
    """IMP-CARD-BAR-08, IMP-SOLO-13: deals under a board, and those of the Trade Route where the card says so."""
    options: list[Option] = []
    for other, realm in state.rivals(seat):
        deals = [*realm.deals, *(realm.routes if operation.trade_route_deals else ())]
        if state.is_solo:
            deals += state.attack_row
        options += [("end_deal", other, copy) for copy in deals]
    return options


def end_anothers_deal(
    state: SettlersState, seat: Seat, operation: DiscardDeal, location: Location, target: Option
) -> Rule[None]:
    """IMP-CARD-BAR-08: the deal is over."""
    end_deal(state, int(target[1]), str(target[2]))
    yield from ()  # nothing is asked


def deals_to_take(state: SettlersState, seat: Seat, operation: TakeDeal, purse: Purse) -> list[Option]:
    """IMP-CARD-ROM-06, IMP-SOLO-13: only deals that lie under a faction board."""
    deals = [copy for _, realm in state.rivals(seat) for copy in realm.deals]
    return [("take_deal", copy) for copy in (*deals, *state.attack_row)]


def take_deal(state: SettlersState, seat: Seat, operation: TakeDeal, location: Location, target: Option) -> Rule[None]:
    """IMP-CARD-ROM-05, IMP-OPEN-24: the deal moves under the own board and gives its good from now on."""
    copy = str(target[1])
    if copy in state.attack_row:  # IMP-OPEN-17
        end_deal(state, NEUTRAL, copy)
        return
    owner = next(other for other, realm in enumerate(state.realms) if copy in realm.deals)
    state.realms[owner].deals.remove(copy)
    state.realms[seat].deals.append(copy)
    state.tell("took_deal", seat, copy, owner)
    yield from ()  # nothing is asked


def routable(state: SettlersState, seat: Seat, operation: DealWithEnemyFactionLocation, purse: Purse) -> list[Option]:
    """IMP-CARD-JAP-03, IMP-OPEN-09: faction locations of others with which there is no deal yet."""
    facts, routes = state.facts, state.realms[seat].routes
    return [
        ("route", location.copy)
        for _, realm in state.rivals(seat)
        for location in realm.locations
        if facts[location.copy].deal is not None and not (operation.once_per_location and location.copy in routes)
    ]


def route(
    state: SettlersState, seat: Seat, operation: DealWithEnemyFactionLocation, location: Location, target: Option
) -> Rule[None]:
    """IMP-CARD-JAP-02, IMP-OPEN-23: a deal with the location, which stays where it is."""
    copy = str(target[1])
    state.realms[seat].routes.append(copy)
    state.tell("routed", seat, copy, state.owner(copy))
    yield from seal_deal(state, seat, copy)


def blockable(state: SettlersState, seat: Seat, operation: BlockActionLocation, purse: Purse) -> list[Option]:
    """Action locations of others that are not blocked yet."""
    facts = state.facts
    return [
        ("block", location.copy)
        for _, realm in state.rivals(seat)
        for location in realm.locations
        if not location.blocked and isinstance(facts[location.copy].effect, Action)
    ]


def block(
    state: SettlersState, seat: Seat, operation: BlockActionLocation, location: Location, target: Option
) -> Rule[None]:
    """The location cannot be used until clean-up."""
    copy = str(target[1])
    owner = state.owner(copy)
    state.realms[owner].location(copy).blocked = True
    state.tell("blocked", seat, copy, state.whose(owner))
    yield from ()  # nothing is asked


def takeable(state: SettlersState, seat: Seat, operation: TakeOverLocation, purse: Purse) -> list[Option]:
    """IMP-CARD-EGY-04: locations of others, as long as there is a token to mark them."""
    tokens = max(faction.egypt_tokens or 0 for faction in state.contents.factions.values())
    if sum(location.taken_by == seat for realm in state.realms for location in realm.locations) >= tokens:
        return []
    return [
        ("take_over", location.copy)
        for _, realm in state.rivals(seat)
        for location in realm.locations
        if location.taken_by == NOBODY
    ]


def take_over(
    state: SettlersState, seat: Seat, operation: TakeOverLocation, location: Location, target: Option
) -> Rule[None]:
    """IMP-CARD-EGY-04, IMP-CARD-EGY-08: its ability is the taker's until he passes; nothing is produced."""
    copy = str(target[1])
    owner = state.owner(copy)
    state.realms[owner].location(copy).taken_by = seat
    state.tell("took_over", seat, copy, state.whose(owner))
    yield from ()  # nothing is asked
