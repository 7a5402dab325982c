"""The special operations of action locations: which targets they have, and what happens to them (IMP-CARD)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from gobelin.games.imperial_settlers.effects import (
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
from gobelin.games.imperial_settlers.interference import (
    block,
    blockable,
    copy_good,
    copyable,
    deals_to_end,
    deals_to_take,
    end_anothers_deal,
    make_discard,
    removable,
    remove,
    routable,
    route,
    steal,
    stealable,
    take_deal,
    take_over,
    takeable,
    with_hands,
)
from gobelin.games.imperial_settlers.own_cards import (
    build_deal,
    build_faction_card,
    buildable_deals,
    buildable_faction_cards,
    common_hand,
    lay_foundation,
    own_deals,
    repeat,
    repeatable,
    use_deal,
)
from gobelin.games.imperial_settlers.payment import Purse
from gobelin.games.imperial_settlers.special_razing import (
    convertible,
    freely_razable,
    own_razable,
    raze_and_convert,
    raze_freely,
    raze_own,
)
from gobelin.games.imperial_settlers.state import Location, SettlersState
from gobelin.kernel import Ask, Option, Rule, Seat

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
