"""What a bot may think of single cards and goods of Imperial Settlers: rough prices, in points at the end.

A good that comes in a later round is worth less the fewer rounds are left to turn it into points.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from gobelin.games.imperial_settlers.components import Copy
from gobelin.games.imperial_settlers.effects import (
    Action,
    BlockActionLocation,
    BuildFactionCardFromHand,
    BuildFromOwnDeal,
    CopyRazeGood,
    DealWithEnemyFactionLocation,
    DiscardDeal,
    DiscardLocation,
    Effect,
    EnemyDiscards,
    GainFromOwnDeal,
    HandCommonCardBecomesFoundation,
    OnBuild,
    OnDeal,
    OnEnemyExchange,
    OnGainVp,
    OnRaze,
    Operation,
    Produce,
    ProduceChoice,
    ProduceCopy,
    ProduceDraw,
    ProducePer,
    Protect,
    RazeLocation,
    RazeOwnLocation,
    RazeThenConvert,
    RefreshOwnActionLocation,
    RepeatProduction,
    Stash,
    Steal,
    Store,
    TakeDeal,
    TakeOverLocation,
)
from gobelin.games.imperial_settlers.state import BOXES
from gobelin.games.imperial_settlers.vocabulary import (
    CARD,
    COMMON_CARD,
    DEAL,
    FACTION_CARD,
    FOOD,
    GOLD,
    RAZE,
    RESOURCE,
    STONE,
    VP,
    WOOD,
    WORKER,
    Goods,
)

WORTH: Final = {
    WOOD: 0.58,
    STONE: 0.51,
    FOOD: 0.83,
    GOLD: 1.07,
    WORKER: 0.75,
    RAZE: 0.48,
    VP: 1.0,
    CARD: 1.14,
    COMMON_CARD: 0.6,
    FACTION_CARD: 1.14,
    DEAL: 0.6,
    RESOURCE: 0.7,
}
"""The price of a good at an even pace."""
PACE: Final = (2.05, 1.65, 1.33, 1.01, 0.67)
"""How much more goods are worth in each round than at an even pace: early ones grow."""
USES: Final = 0.43
"""The part of an action location's uses that is made, on average."""
SPENT: Final = 0.99
"""The part of its price that a good in a cost is counted with: some would have been left over."""
LATER: Final = 1.16
"""The part of what a location should bring in later rounds that is counted on."""
FEATURES: Final = 1.42
"""The same for features."""
DEMAND: Final = 0.9
"""What the location demanded by a faction card is thought to cost."""
DEEDS: Final[Mapping[type[Operation], float]] = {
    Steal: 0.86,
    CopyRazeGood: 0.78,
    RazeOwnLocation: 0.62,
    RazeLocation: 1.71,
    RazeThenConvert: 2.34,
    DiscardLocation: 1.17,
    DiscardDeal: 0.62,
    TakeDeal: 1.4,
    DealWithEnemyFactionLocation: 1.56,
    BuildFromOwnDeal: 0.93,
    BuildFactionCardFromHand: 1.25,
    GainFromOwnDeal: 0.7,
    RepeatProduction: 1.25,
    RefreshOwnActionLocation: 0.93,
    EnemyDiscards: 0.31,
    BlockActionLocation: 0.55,
    TakeOverLocation: 0.78,
    HandCommonCardBecomesFoundation: 0.39,
}
"""What one use of an operation is thought to bring, before its cost."""


def price(goods: Goods, pace: float) -> float:
    """The price of a bundle; points are always points."""
    return sum(amount * (1.0 if good == VP else WORTH.get(good, 0.0) * pace) for good, amount in goods)


@dataclass(frozen=True, slots=True)
class Estimate:
    """What is thought of one card in one round; `later` counts the rounds still to come."""

    later: float
    """What it brings in later rounds."""
    use: float
    """What one use brings, for an action location."""
    build: float
    raze: float
    deal: float
    best: float
    """The best of building, razing and dealing."""


def lasting(effect: Effect, pace: float, counted: float = 2.0) -> float:
    """What the effect of a location brings in one round."""
    if isinstance(effect, Produce):
        return price(effect.gain, pace)
    if isinstance(effect, ProducePer):
        amount = counted * effect.amount
        return price(((effect.good, 1),), pace) * (amount if effect.max is None else min(amount, effect.max))
    if isinstance(effect, ProduceChoice):
        return max(price(bundle, pace) for bundle in effect.options)
    if isinstance(effect, ProduceDraw):
        return 1.3 * WORTH[CARD] * pace
    if isinstance(effect, ProduceCopy):
        return 1.6 * WORTH[WOOD] * pace
    if isinstance(effect, Action):
        return max(0.0, using(effect, pace)) * effect.times * USES
    if isinstance(effect, OnBuild):
        often = 1.2 if effect.affiliation else 0.8
        return FEATURES * often * (price(effect.gain, pace) + (0.8 if effect.offer else 0.0))
    if isinstance(effect, OnRaze):
        return FEATURES * (0.4 if effect.target == "enemy_location" else 0.8) * price(effect.gain, pace)
    if isinstance(effect, OnDeal):
        return FEATURES * 0.6 * price(effect.gain, pace)
    return FEATURES * IDLE.get(type(effect), 0.0)


IDLE: Final[Mapping[type[Effect], float]] = {OnGainVp: 1.5, OnEnemyExchange: 0.3, Store: 0.6, Protect: 0.2, Stash: 0.8}
"""What other effects bring in one round."""


def using(action: Action, pace: float) -> float:
    """What one use of an action location earns."""
    deed = DEEDS[type(action.do)] if action.do is not None else 0.0
    return deed + price(action.gain, pace) - SPENT * price(action.cost, pace)


def estimate(copy: Copy, now: int) -> Estimate:
    """What a card is worth in round `now`, counted from 0."""
    pace, effect, rounds = PACE[now], copy.effect, range(now + 1, len(PACE))
    later = LATER * sum(lasting(effect, PACE[r]) for r in rounds)
    use = using(effect, pace) if isinstance(effect, Action) else 0.0
    bonus = 0.0
    if copy.bonus is not None:
        bonus = price(copy.bonus.gain, pace) + 0.3 * (copy.bonus.samurai or 0)
        if copy.bonus.per_colour is not None:
            bonus += 2.0 * price(copy.bonus.per_colour.gain, pace)
    demand = DEMAND if copy.needs_location else 0.0
    build = copy.vp_end + later + lasting(effect, pace) + bonus - price(copy.cost, pace) - demand
    raze = price(copy.raze, pace) - price(((RAZE, 1),), pace) if copy.raze else 0.0
    deal = 0.0
    if copy.deal is not None:
        deal = sum(price(((copy.deal, 1),), PACE[r]) for r in (now, *rounds)) - price(((FOOD, 1),), pace)
    return Estimate(later, use, build, raze, deal, max(build, raze, deal, 0.1))


@cache
def estimates(box: str) -> tuple[dict[str, Estimate], ...]:
    """Of all cards of a box, by round."""
    return tuple({copy.id: estimate(copy, now) for copy in BOXES[box].copies.values()} for now in range(len(PACE)))
