"""Paying: what stands in for what, and who decides it (IMP-GOLD).

Gold stands in for wood, stone and food. By itself as little of it goes as possible, which never closes a door, since it
can stand in later for whatever was kept in its place; only who has said so beforehand is asked (IMP-OPEN-32).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from gobelin.games.imperial_settlers.goods import discard_from_hand, end_deal, faces
from gobelin.games.imperial_settlers.state import Location, SettlersState
from gobelin.games.imperial_settlers.vocabulary import (
    CARD,
    DEAL,
    FOOD,
    GOLD,
    GOODS,
    NUMBERS,
    RESOURCE,
    RESOURCES,
    STONE,
    VP,
    WOOD,
    Good,
    Goods,
)
from gobelin.kernel import Ask, Option, Rule, Seat

Purse = Sequence[int]
Payment: TypeAlias = tuple[tuple[int, int], ...]
"""Goods by number, and how many of each."""


def can_pay(purse: Purse, cost: Goods, times: int = 1) -> bool:
    """IMP-GOLD-01, IMP-GOLD-02: gold stands in for a missing resource, nothing stands in for gold.

    Cards and deals in a cost are not in the purse; whoever demands them looks for them.
    """
    gold, anything = purse[GOLD], 0
    for good, amount in cost:
        need = amount * times
        if good <= FOOD:
            if purse[good] < need:
                gold -= need - purse[good]
        elif good == GOLD:
            gold -= need
        elif good == RESOURCE:
            anything += need
        elif good < VP and purse[good] < need:
            return False
    if gold < 0:
        return False
    if anything:
        spent = sum(amount * times for good, amount in cost if good <= FOOD)
        return sum(purse[good] for good in RESOURCES) + purse[GOLD] - spent >= anything
    return True


def can_spend(state: SettlersState, seat: Seat, purse: Purse, cost: Goods, times: int = 1) -> bool:
    """Goods from the purse, cards from the hand and deals from under the board."""
    realm = state.realms[seat]
    for good, amount in cost:
        if good == CARD and len(realm.hand) < amount * times:
            return False
        if good == DEAL and len(realm.deals) + len(realm.routes) < amount * times:
            return False
    return can_pay(purse, cost, times)


def least_gold(purse: Purse, cost: Goods, times: int = 1) -> list[int]:
    """The purse after a payment with as little gold as possible: what then cannot be paid cannot be paid at all."""
    left = list(purse)
    for good, amount in cost:
        if good < len(left):
            left[good] -= amount * times
    for resource in RESOURCES:
        if left[resource] < 0:
            left[GOLD] += left[resource]
            left[resource] = 0
    return left


def can_choose_payment(purse: Purse, cost: Goods, times: int = 1) -> bool:
    """Whether a cost that can be paid could be paid with more gold than need be."""
    left = least_gold(purse, cost, times)
    asked = any(good <= FOOD and purse[good] for good, _ in cost)
    anything = any(good == RESOURCE for good, _ in cost) and any(purse[good] for good in RESOURCES)
    return left[GOLD] > 0 and (asked or anything)


def pay(state: SettlersState, seat: Seat, cost: Goods, why: str) -> Rule[None]:
    """Goods go from the purse to the supply."""
    spent = yield from choose_payment(state, seat, cost)
    take(state, seat, spent)
    for number, amount in spent:
        state.tell("paid", seat, amount, GOODS[number], why)
    yield from spend_cards(state, seat, cost, 1)


def choose_payment(
    state: SettlersState,
    seat: Seat,
    cost: Goods,
    times: int = 1,
    still: Callable[[Purse], bool] = lambda purse: True,
) -> Rule[Payment]:
    """IMP-OPEN-32: as little gold as possible, or as much as the payer likes if he said so before.

    Whatever is paid must leave a purse that is `still` good for what comes next in the same action; as little gold as
    possible always does, since gold can stand in for whatever was kept in its place.
    """
    purse = state.realms[seat].purse
    due = {good: amount * times for good, amount in cost}
    paid = {int(good): amount for good, amount in due.items() if good < VP}
    spare = list(purse)
    spare[GOLD] -= sum(max(0, due.get(good, 0) - purse[good]) for good in RESOURCES)
    for _ in range(due.get(RESOURCE, 0)):
        options: list[Option] = [
            ("pay_with", GOODS[good]) for good in (*RESOURCES, GOLD) if spare[good] > paid.get(good, 0)
        ]
        if not state.pays_freely and len(options) == 2 and options[1] == ("pay_with", "gold"):
            del options[1]
        _, name = yield Ask(seat, "pay_with", options, rules=("IMP-OPEN-06",))
        paid[NUMBERS[name]] = paid.get(NUMBERS[name], 0) + 1
    gold: list[Any] = [max(0, due.get(good, 0) - purse[good]) for good in RESOURCES]
    if state.pays_freely:
        splits = gold_splits(purse, due | {GOLD: paid.get(GOLD, 0)}, still)
        _, *gold = splits[0] if len(splits) == 1 else (yield Ask(seat, "pay", splits, rules=("IMP-GOLD-01",)))
    for good, amount in zip(RESOURCES, gold, strict=True):
        if amount:
            paid[good] -= amount
            paid[GOLD] = paid.get(GOLD, 0) + amount
    return tuple((good, amount) for good, amount in sorted(paid.items()) if amount)


def gold_splits(purse: Purse, due: dict[Good, int], still: Callable[[Purse], bool]) -> list[Option]:
    """Every way to put gold in the place of wood, stone and food, least gold first."""
    wood, stone, food = (due.get(good, 0) for good in (WOOD, STONE, FOOD))
    spare = purse[GOLD] - due.get(GOLD, 0)
    if spare == 0:
        return [("pay", 0, 0, 0)]
    splits: list[Option] = []
    for w in range(max(0, wood - purse[WOOD]), min(wood, spare) + 1):
        for s in range(max(0, stone - purse[STONE]), min(stone, spare - w) + 1):
            for f in range(max(0, food - purse[FOOD]), min(food, spare - w - s) + 1):
                left = list(purse)
                left[WOOD] -= wood - w
                left[STONE] -= stone - s
                left[FOOD] -= food - f
                left[GOLD] = spare - w - s - f
                if still(left):
                    splits.append(("pay", w, s, f))
    return splits


def take(state: SettlersState, seat: Seat, goods: Payment) -> None:
    """Goods leave the purse."""
    for number, amount in goods:
        state.realms[seat].purse[number] -= amount


def lay_down(state: SettlersState, seat: Seat, location: Location, goods: Payment) -> None:
    """IMP-USE-02: goods go from the purse on a location."""
    take(state, seat, goods)
    location.laid += goods
    for number, amount in goods:
        state.tell("laid", seat, amount, GOODS[number], location.copy)


def spend_cards(state: SettlersState, seat: Seat, cost: Goods, times: int) -> Rule[None]:
    """Hand cards and deals that a cost demands."""
    due = {good: amount * times for good, amount in cost}
    if CARD in due:
        for _ in range(due[CARD]):
            yield from discard_one(state, seat)
    if DEAL in due:
        for _ in range(due[DEAL]):
            yield from give_up_deal(state, seat)


def discard_one(state: SettlersState, seat: Seat) -> Rule[None]:
    """A card spent is discarded (IMP-CARD-COM-07, IMP-CARD-EGY-16)."""
    options: list[Option] = [("discard", copy) for copy in faces(state, state.realms[seat].hand.items)]
    _, copy = yield Ask(seat, "discard", options, rules=("IMP-CARD-COM-07", "IMP-CARD-EGY-16"))
    discard_from_hand(state, seat, copy)


def give_up_deal(state: SettlersState, seat: Seat) -> Rule[None]:
    """A deal spent ends, be it under the board or made through the Trade Route (IMP-CARD-COM-01)."""
    realm = state.realms[seat]
    _, copy = yield Ask(seat, "give_up_deal", [("give_up_deal", copy) for copy in (*realm.deals, *realm.routes)])
    end_deal(state, seat, copy)
