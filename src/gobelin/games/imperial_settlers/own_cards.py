"""Operations with the own cards, deals and production (IMP-CARD)."""

from __future__ import annotations

from gobelin.games.imperial_settlers.build import lay, pay_for
from gobelin.games.imperial_settlers.effects import (
    BuildFactionCardFromHand,
    BuildFromOwnDeal,
    GainFromOwnDeal,
    HandCommonCardBecomesFoundation,
    RepeatProduction,
)
from gobelin.games.imperial_settlers.goods import faces, gain
from gobelin.games.imperial_settlers.payment import Purse, can_pay
from gobelin.games.imperial_settlers.production import copied, deal_goods, produce, producing
from gobelin.games.imperial_settlers.state import Location, SettlersState
from gobelin.kernel import Option, Rule, Seat
from gobelin.toolkit.hidden import play


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
    if operation.compensated:
        yield from gain(state, seat, state.contents.foundation.gain, "foundation", "actions")
