"""The special operations of action locations: which targets they have, and what happens to them (IMP-CARD)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from gobelin.games.imperial_settlers.build import lay, leave_play, pay_for
from gobelin.games.imperial_settlers.components import (
    GOODS,
    NUMBERS,
    RAZE,
    RESOURCE,
    RESOURCES,
    VP,
    WOOD,
    Action,
    BlockActionLocation,
    BuildFactionCardFromHand,
    BuildFromOwnDeal,
    CopyRazeGood,
    DealWithEnemyFactionLocation,
    DiscardDeal,
    DiscardLocation,
    EnemyDiscards,
    GainFromOwnDeal,
    HandCommonCardBecomesFoundation,
    Operation,
    RazeLocation,
    RazeOwnLocation,
    RazeThenConvert,
    RepeatProduction,
    Steal,
    TakeDeal,
    TakeOverLocation,
)
from gobelin.games.imperial_settlers.deals import seal_deal
from gobelin.games.imperial_settlers.goods import discard, discard_from_hand, end_deal, faces, gain, score
from gobelin.games.imperial_settlers.payment import Purse, can_pay, discard_one, lay_down
from gobelin.games.imperial_settlers.production import copied, deal_goods, produce, producing
from gobelin.games.imperial_settlers.raze import (
    affordable_locations,
    destroy,
    fall,
    pay_tokens,
    protection,
    razable_cards,
    razable_locations,
    reward_razing,
    tokens,
)
from gobelin.games.imperial_settlers.state import BOXES, NEUTRAL, NOBODY, Location, SettlersState
from gobelin.kernel import Ask, Option, Rule, Seat
from gobelin.toolkit.hidden import play

Targets = Callable[[SettlersState, Seat, Any, Purse], list[Option]]
Apply = Callable[[SettlersState, Seat, Any, Location, Option], Rule[None]]


@dataclass(frozen=True)
class OperationRule:
    """An operation: its targets for a purse from which the activation is already paid, and what is done to one."""

    topic: str
    targets: Targets
    apply: Apply
    rules: tuple[str, ...]
    aims_at_others: bool = True


def operate(state: SettlersState, seat: Seat, operation: Operation, location: Location) -> Rule[None]:
    """IMP-USE-03: choose a target and carry the operation out; without one it is skipped (IMP-OPEN-17)."""
    rule = OPERATIONS[type(operation)]
    options = rule.targets(state, seat, operation, state.realms[seat].purse)
    if options or not rule.aims_at_others:  # what aims at the own realm is activated only where it has a target
        target = yield Ask(seat, rule.topic, options, rules=rule.rules)
        yield from rule.apply(state, seat, operation, location, target)


# --- goods of others ------------------------------------------------------------------------------------------------


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


# --- razing ---------------------------------------------------------------------------------------------------------


def own_razable(state: SettlersState, seat: Seat, operation: RazeOwnLocation, purse: Purse) -> list[Option]:
    """IMP-CARD-BAR-04: own locations with a raze field, taken-over ones excepted (IMP-OPEN-42)."""
    return [
        ("raze_own", location.copy)
        for location in state.realms[seat].locations
        if location.taken_by == NOBODY and state.facts[location.copy].raze
    ]


def raze_own(
    state: SettlersState, seat: Seat, operation: RazeOwnLocation, location: Location, target: Option
) -> Rule[None]:
    """IMP-CARD-BAR-05, IMP-OPEN-22: goods, foundation and wood, but no feature that rewards razing."""
    copy = str(target[1])
    state.tell("razed_own", seat, copy)
    yield from gain(state, seat, state.facts[copy].raze, copy, "razing")
    fall(state, copy)


def freely_razable(state: SettlersState, seat: Seat, operation: RazeLocation, purse: Purse) -> list[Option]:
    """IMP-CARD-EGY-13, IMP-CARD-EGY-14: any location with a raze field; protection does not hinder."""
    if operation.ignore_protection:
        return [("raze_location", location.copy) for _, location in razable_locations(state, seat)]
    return [
        ("raze_location", location.copy)
        for owner, location in razable_locations(state, seat)
        if protection(state, owner, location) <= purse[RAZE]
    ]


def raze_freely(
    state: SettlersState, seat: Seat, operation: RazeLocation, location: Location, target: Option
) -> Rule[None]:
    """IMP-CARD-EGY-13: for no raze tokens beyond the activation."""
    copy = str(target[1])
    owner = state.owner(copy)
    extra = 0 if operation.ignore_protection else protection(state, owner, state.realms[owner].location(copy))
    if extra:
        pay_tokens(state, seat, extra, copy)
    yield from destroy(state, seat, copy, state.facts[copy].raze)


def convertible(state: SettlersState, seat: Seat, operation: RazeThenConvert, purse: Purse) -> list[Option]:
    """IMP-CARD-BAR-01, IMP-CARD-BAR-02: hand cards and locations that the raze tokens at hand suffice for."""
    cards = razable_cards(state, seat) if purse[RAZE] >= tokens(operation.hand_card) else []
    return cards + affordable_locations(state, seat, purse[RAZE], tokens(operation.enemy_location))


def raze_and_convert(
    state: SettlersState, seat: Seat, operation: RazeThenConvert, location: Location, target: Option
) -> Rule[None]:
    """IMP-CARD-BAR-02, IMP-CARD-BAR-03: raze for tokens laid on the card, then give up goods for points, one by one."""
    verb, copy = str(target[0]), str(target[1])
    if verb == "raze":
        lay_down(state, seat, location, operation.hand_card)
        state.tell("razed_card", seat, copy)
    else:
        owner = state.owner(copy)
        price = tokens(operation.enemy_location) + protection(state, owner, state.realms[owner].location(copy))
        lay_down(state, seat, location, ((RAZE, price),))
        state.tell("razed", seat, copy, state.whose(owner))
    points = 0
    for good, amount in state.facts[copy].raze:
        for _ in range(amount):
            name = GOODS[good]
            choice, _ = yield Ask(seat, "convert", [("keep_good", name), ("convert", name)], rules=("IMP-CARD-BAR-03",))
            if choice == "convert":
                points += dict(operation.each_good_into)[VP]
            elif good == VP:
                points += 1
            else:
                yield from gain(state, seat, ((good, 1),), copy, "razing")
    if points:
        score(state, seat, points, location.copy, "actions")
    if verb == "raze":  # IMP-RAZE-03, IMP-RAZE-09: last
        discard_from_hand(state, seat, copy)
    else:
        fall(state, copy)
    yield from reward_razing(state, seat, "hand_card" if verb == "raze" else "enemy_location")


# --- locations and deals of others ----------------------------------------------------------------------------------


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
    tokens = max(faction.egypt_tokens or 0 for faction in BOXES[state.box].factions.values())
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


# --- own cards, deals and production --------------------------------------------------------------------------------


def buildable_deals(state: SettlersState, seat: Seat, operation: BuildFromOwnDeal, purse: Purse) -> list[Option]:
    """IMP-CARD-JAP-10, IMP-CARD-JAP-11: cards under the own board whose goods can be paid."""
    facts = state.facts
    return [("build_deal", copy) for copy in state.realms[seat].deals if can_pay(purse, facts[copy].cost)]


def build_deal(
    state: SettlersState, seat: Seat, operation: BuildFromOwnDeal, location: Location, target: Option
) -> Rule[None]:
    """IMP-CARD-JAP-09, IMP-CARD-JAP-10, IMP-OPEN-23: a full build without the demanded location."""
    copy = str(target[1])
    yield from pay_for(state, seat, copy, demand=not operation.ignore_location_cost)
    state.realms[seat].deals.remove(copy)
    yield from lay(state, seat, copy, "deals")


def buildable_faction_cards(
    state: SettlersState, seat: Seat, operation: BuildFactionCardFromHand, purse: Purse
) -> list[Option]:
    """IMP-CARD-COM-06: faction cards of the hand whose goods can be paid."""
    facts = state.facts
    return [
        ("build", copy)
        for copy in faces(state, state.realms[seat].hand.items)
        if facts[copy].is_faction and can_pay(purse, facts[copy].cost)
    ]


def build_faction_card(
    state: SettlersState, seat: Seat, operation: BuildFactionCardFromHand, location: Location, target: Option
) -> Rule[None]:
    """IMP-CARD-COM-06, IMP-OPEN-23: a full build without the demanded location."""
    copy = str(target[1])
    yield from pay_for(state, seat, copy, demand=not operation.ignore_location_cost)
    play(state, state.realms[seat].hand, copy, seat)
    yield from lay(state, seat, copy, "hand")


def own_deals(state: SettlersState, seat: Seat, operation: GainFromOwnDeal, purse: Purse) -> list[Option]:
    """IMP-CARD-COM-02: own deals, those of the Trade Route included."""
    realm = state.realms[seat]
    return [("use_deal", copy) for copy in (*realm.deals, *(realm.routes if operation.trade_route_deals else ()))]


def use_deal(
    state: SettlersState, seat: Seat, operation: GainFromOwnDeal, location: Location, target: Option
) -> Rule[None]:
    """The good of the deal once more."""
    copy = str(target[1])
    state.tell("used_deal", seat, copy, location.copy)
    yield from gain(state, seat, deal_goods(state, copy), location.copy, "actions")


def repeatable(state: SettlersState, seat: Seat, operation: RepeatProduction, purse: Purse) -> list[Option]:
    """IMP-CARD-COM-08: own production locations, common or faction; a copying one only if it has something to copy."""
    facts = state.facts
    return [
        ("produce_again", copy)
        for copy in (producing(state, seat) if copied(state, seat) else ())
        if operation.any_affiliation or not facts[copy].is_faction
    ]


def repeat(
    state: SettlersState, seat: Seat, operation: RepeatProduction, location: Location, target: Option
) -> Rule[None]:
    """IMP-OPEN-35: the production alone, never the building bonus."""
    copy = str(target[1])
    state.tell("produced_again", seat, copy, location.copy)
    yield from produce(state, seat, state.realms[seat].location(copy))


def common_hand(
    state: SettlersState, seat: Seat, operation: HandCommonCardBecomesFoundation, purse: Purse
) -> list[Option]:
    """IMP-CARD-EGY-01: common cards of the hand."""
    hand = faces(state, state.realms[seat].hand.items)
    return [("found", copy) for copy in hand if not state.facts[copy].is_faction]


def lay_foundation(
    state: SettlersState, seat: Seat, operation: HandCommonCardBecomesFoundation, location: Location, target: Option
) -> Rule[None]:
    """IMP-CARD-EGY-01, IMP-CARD-EGY-02: a foundation without razing; its stone is the card's own gain."""
    copy, realm = str(target[1]), state.realms[seat]
    realm.foundations.append(play(state, realm.hand, copy, seat))
    state.tell("founded", seat, copy)
    if operation.wood_compensation:
        yield from gain(state, seat, ((WOOD, 1),), "foundation", "actions")


OPERATIONS: Final[dict[type[Operation], OperationRule]] = {
    Steal: OperationRule("steal", stealable, steal, ("IMP-CARD-BAR-09",)),
    CopyRazeGood: OperationRule("copy_good", copyable, copy_good, ("IMP-CARD-BAR-06",)),
    RazeOwnLocation: OperationRule("raze_own", own_razable, raze_own, ("IMP-CARD-BAR-04", "IMP-CARD-BAR-05"), False),
    RazeLocation: OperationRule("raze_freely", freely_razable, raze_freely, ("IMP-CARD-EGY-13", "IMP-CARD-EGY-14")),
    RazeThenConvert: OperationRule("chapel", convertible, raze_and_convert, ("IMP-CARD-BAR-01", "IMP-CARD-BAR-02")),
    DiscardLocation: OperationRule("remove", removable, remove, ("IMP-OPEN-10",)),
    DiscardDeal: OperationRule("end_deal", deals_to_end, end_anothers_deal, ("IMP-CARD-BAR-08",)),
    TakeDeal: OperationRule("take_deal", deals_to_take, take_deal, ("IMP-CARD-ROM-05", "IMP-CARD-ROM-06")),
    DealWithEnemyFactionLocation: OperationRule("route", routable, route, ("IMP-CARD-JAP-03",)),
    BuildFromOwnDeal: OperationRule(
        "build_deal", buildable_deals, build_deal, ("IMP-CARD-JAP-09", "IMP-CARD-JAP-10"), False
    ),
    BuildFactionCardFromHand: OperationRule(
        "settle", buildable_faction_cards, build_faction_card, ("IMP-CARD-COM-06",), False
    ),
    GainFromOwnDeal: OperationRule("use_deal", own_deals, use_deal, ("IMP-CARD-COM-02",), False),
    RepeatProduction: OperationRule("produce_again", repeatable, repeat, ("IMP-CARD-COM-08", "IMP-OPEN-35"), False),
    EnemyDiscards: OperationRule("target", with_hands, make_discard, ()),
    BlockActionLocation: OperationRule("block", blockable, block, ()),
    TakeOverLocation: OperationRule("take_over", takeable, take_over, ("IMP-CARD-EGY-04", "IMP-CARD-EGY-05")),
    HandCommonCardBecomesFoundation: OperationRule(
        "found", common_hand, lay_foundation, ("IMP-CARD-EGY-01", "IMP-CARD-EGY-02"), False
    ),
}
