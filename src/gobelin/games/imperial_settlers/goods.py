"""Goods: gaining, drawing, scoring and paying (IMP-SET, IMP-RND, IMP-GOLD)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, TypeAlias

from gobelin.games.imperial_settlers.components import (
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
    OnGainVp,
)
from gobelin.games.imperial_settlers.state import Location, SettlersState
from gobelin.kernel import Ask, Option, Rule, Seat
from gobelin.toolkit.hidden import Pile, draw, play, shuffle

Purse = Sequence[int]
Payment: TypeAlias = tuple[tuple[int, int], ...]
"""Goods by number, and how many of each."""
Source: TypeAlias = Literal[
    "common_locations",
    "faction_locations",
    "laid_away",
    "production",
    "deals",
    "building",
    "actions",
    "razing",
    "features",
]
"""Where points come from, as players think of it: the empire at the end, production, and what was done in turns."""


def gain(state: SettlersState, seat: Seat, goods: Goods, why: str, source: Source) -> Rule[None]:
    """IMP-RND-05, IMP-RND-06: take goods from the supply."""
    purse = state.realms[seat].purse
    for good, amount in goods:
        if good < VP:
            purse[good] += amount  # IMP-SET-05: the supply never runs short
            state.tell("gained", seat, amount, GOODS[good], why)
        elif good == VP:
            score(state, seat, amount, why, source)
        else:
            for _ in range(amount):
                yield from draw_card(state, seat, GOODS[good], why)


def score(state: SettlersState, seat: Seat, points: int, why: str, source: Source) -> None:
    """IMP-RND-05: points count at once; a Sphinx adds to those of one single card or action (IMP-CARD-EGY-12)."""
    add_points(state, seat, points, why, source)
    sphinxes = list(state.features(seat, OnGainVp))
    if not sphinxes:
        return
    brought = state.brought.get((seat, why), 0) + points  # IMP-OPEN-34
    state.brought[seat, why] = brought
    for location, effect in sphinxes:
        if brought >= effect.single_source_at_least:
            state.brought[seat, why] = 0
            add_points(state, seat, dict(effect.gain)[VP], location.copy, "features")  # IMP-OPEN-12: triggers nothing


def add_points(state: SettlersState, seat: Seat, points: int, why: str, source: Source) -> None:
    """Points on the track."""
    state.realms[seat].vp += points
    state.tell("scored", seat, points, why, source)


def draw_card(state: SettlersState, seat: Seat, kind: str, why: str) -> Rule[None]:
    """IMP-SET-07: a card of no named deck comes from the own faction deck or the common deck, as its player likes."""
    options: list[Option] = []
    if kind != "faction_card" and (state.common.items or state.discards):
        options.append(("draw", "common_card"))
    if kind != "common_card" and state.realms[seat].deck.items:
        options.append(("draw", "faction_card"))
    if not options:  # IMP-OPEN-07: the gain is lost
        return
    _, deck = options[0] if len(options) == 1 else (yield Ask(seat, "draw", options, rules=("IMP-SET-07",)))
    if deck == "common_card":
        draw_common(state, state.realms[seat].hand, [seat])
    else:
        draw(state, state.realms[seat].deck, state.realms[seat].hand, [seat])
    state.tell("drew", seat, deck, why, state.realms[seat].hand.items[-1], to=[seat], others=(seat, deck, why))


def draw_common(state: SettlersState, to: Pile, seats: Iterable[Seat] | None) -> bool:
    """IMP-LOOK-12: an empty common deck is made anew of its discard pile; False: there is no card left."""
    if not state.common.items and state.discards:
        state.tell("reshuffled", len(state.discards))
        state.common = Pile.seen_by_all(state.discards, state.seats)
        state.discards = []
        shuffle(state, state.common)
    if not state.common.items:
        return False
    draw(state, state.common, to, seats)
    return True


def discard(state: SettlersState, copy: str) -> None:
    """IMP-RND-08: a card goes to the discard pile of its own kind."""
    deck = state.facts[copy].deck
    if deck == "common":
        state.discards.append(copy)
    else:
        next(realm for realm in state.realms if realm.faction == deck).discards.append(copy)


def discard_from_hand(state: SettlersState, seat: Seat, copy: str) -> None:
    """Lay a hand card on its discard pile."""
    discard(state, play(state, state.realms[seat].hand, copy, seat))
    state.tell("discarded", seat, copy)


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


def pay(state: SettlersState, seat: Seat, cost: Goods, why: str) -> Rule[None]:
    """Goods go from the purse to the supply."""
    spent = yield from choose_payment(state, seat, cost)
    take(state, seat, spent)
    for number, amount in spent:
        state.tell("paid", seat, amount, GOODS[number], why)
    yield from spend_cards(state, seat, cost, 1)


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
    splits = gold_splits(purse, due | {GOLD: paid.get(GOLD, 0)}, still)
    if not state.pays_freely:
        del splits[1:]
    _, *gold = splits[0] if len(splits) == 1 else (yield Ask(seat, "pay", splits, rules=("IMP-GOLD-01",)))
    for good, amount in zip(RESOURCES, gold, strict=True):
        if amount:
            paid[good] -= amount
            paid[GOLD] = paid.get(GOLD, 0) + amount
    return tuple((good, amount) for good, amount in sorted(paid.items()) if amount)


def spend_cards(state: SettlersState, seat: Seat, cost: Goods, times: int) -> Rule[None]:
    """Hand cards and deals that a cost demands."""
    due = {good: amount * times for good, amount in cost}
    if CARD in due:
        for _ in range(due[CARD]):
            yield from discard_one(state, seat)
    if DEAL in due:
        for _ in range(due[DEAL]):
            yield from give_up_deal(state, seat)


def can_choose_payment(purse: Purse, cost: Goods, times: int = 1) -> bool:
    """Whether a cost that can be paid could be paid with more gold than need be."""
    left = least_gold(purse, cost, times)
    asked = any(good <= FOOD and purse[good] for good, _ in cost)
    anything = any(good == RESOURCE for good, _ in cost) and any(purse[good] for good in RESOURCES)
    return left[GOLD] > 0 and (asked or anything)


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


def discard_one(state: SettlersState, seat: Seat) -> Rule[None]:
    """A card spent is discarded (IMP-CARD-COM-07, IMP-CARD-EGY-16)."""
    _, copy = yield Ask(seat, "discard", [("discard", copy) for copy in faces(state, state.realms[seat].hand.items)])
    discard_from_hand(state, seat, copy)


def give_up_deal(state: SettlersState, seat: Seat) -> Rule[None]:
    """A deal spent ends, be it under the board or made through the Trade Route (IMP-CARD-COM-01)."""
    realm = state.realms[seat]
    _, copy = yield Ask(seat, "give_up_deal", [("give_up_deal", copy) for copy in (*realm.deals, *realm.routes)])
    end_deal(state, seat, copy)


def end_deal(state: SettlersState, seat: Seat, copy: str) -> None:
    """A deal ends: its card goes to the discard pile; one of the Trade Route is simply over."""
    realm = state.realms[seat]
    if copy in realm.routes:
        realm.routes.remove(copy)
        state.tell("ended_route", seat, copy)
    elif copy in state.attack_row:  # IMP-SOLO-13, IMP-OPEN-17
        state.attack_row.remove(copy)
        state.attack_discards.append(copy)
        state.tell("ended_attack", copy)
    else:
        realm.deals.remove(copy)
        discard(state, copy)
        state.tell("ended_deal", seat, copy)


def faces(state: SettlersState, copies: Iterable[str]) -> list[str]:
    """One of each kind: copies with the very same facts are interchangeable in a hand."""
    facts = state.facts
    first: dict[str, str] = {}
    for copy in copies:
        first.setdefault(facts[copy].face, copy)
    return list(first.values())
