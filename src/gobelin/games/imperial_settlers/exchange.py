"""Exchanging workers for resources and cards (IMP-SPEND)."""

from __future__ import annotations

from typing import Final

from gobelin.games.imperial_settlers.effects import OnEnemyExchange
from gobelin.games.imperial_settlers.goods import gain
from gobelin.games.imperial_settlers.state import SettlersState
from gobelin.games.imperial_settlers.vocabulary import COMMON_CARD, FACTION_CARD, GOODS, NUMBERS, WORKER
from gobelin.kernel import Ask, Option, Rule, Seat

MOST_TRADES = 99
"""More trades than anybody has workers for; a bound for the action's index."""


EXCHANGES: Final[list[Option]] = [("exchange", trades) for trades in range(1, MOST_TRADES + 1)]


def exchangeable(state: SettlersState, seat: Seat) -> list[Option]:
    """IMP-SPEND-02, IMP-SPEND-03: the number of trades is announced."""
    price = dict(state.contents.exchange.cost)[WORKER]
    most = min(state.realms[seat].purse[WORKER] // price, MOST_TRADES)
    return EXCHANGES[: max(most, 0)]


def exchange(state: SettlersState, seat: Seat, trades: int) -> Rule[None]:
    """IMP-SPEND-01, IMP-SPEND-04, IMP-OPEN-04: pair by pair, each for a good chosen anew."""
    terms = state.contents.exchange
    price = dict(terms.cost)[WORKER]
    state.realms[seat].purse[WORKER] -= price * trades
    state.tell("paid", seat, price * trades, "worker", "exchange")
    for _ in range(trades):
        empty = {
            COMMON_CARD: not (state.common.items or state.discards),
            FACTION_CARD: not state.realms[seat].deck.items,
        }
        goods = [GOODS[good] for good in terms.gain_one_of if not empty.get(good)]
        _, good = yield Ask(seat, "exchange", [("receive", good) for good in goods], rules=("IMP-SPEND-01",))
        yield from gain(state, seat, ((NUMBERS[good], 1),), "exchange", "actions")
    for other in range(state.seats):  # IMP-CARD-EGY-03, IMP-OPEN-33: even after passing
        if other != seat:
            for location, effect in state.features(other, OnEnemyExchange):
                earned = tuple((good, amount * trades) for good, amount in effect.gain)
                yield from gain(state, other, earned, location.copy, "features")
