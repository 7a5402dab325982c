"""Making a deal (IMP-DEAL)."""

from __future__ import annotations

from collections.abc import Iterable

from gobelin.games.imperial_settlers.effects import OnDeal
from gobelin.games.imperial_settlers.goods import gain
from gobelin.games.imperial_settlers.payment import can_pay, pay
from gobelin.games.imperial_settlers.production import deal_goods
from gobelin.games.imperial_settlers.state import SettlersState
from gobelin.kernel import Option, Rule, Seat
from gobelin.toolkit.hidden import play


def dealable(state: SettlersState, seat: Seat, hand: Iterable[str]) -> list[Option]:
    """IMP-DEAL-01, IMP-DEAL-02, IMP-DEAL-07: faction cards of the hand that have a deal field."""
    if not can_pay(state.realms[seat].purse, state.contents.prices.deal):
        return []
    return [("deal", copy) for copy in hand if state.facts[copy].deal is not None]


def make_deal(state: SettlersState, seat: Seat, copy: str) -> Rule[None]:
    """IMP-DEAL-03 to IMP-DEAL-05: the card goes under the board and gives its good at once."""
    yield from pay(state, seat, state.contents.prices.deal, copy)
    realm = state.realms[seat]
    play(state, realm.hand, copy, seat)
    realm.deals.append(copy)
    state.tell("dealt", seat, copy)
    yield from seal_deal(state, seat, copy)


def seal_deal(state: SettlersState, seat: Seat, copy: str) -> Rule[None]:
    """IMP-DEAL-04, IMP-OPEN-23: the good at once, then features that reward deals."""
    yield from gain(state, seat, deal_goods(state, copy), copy, "deals")
    for location, effect in state.features(seat, OnDeal):
        yield from gain(state, seat, effect.gain, location.copy, "features")
