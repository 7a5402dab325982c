"""Activating an action location (IMP-USE)."""

from __future__ import annotations

from gobelin.games.imperial_settlers.effects import (
    Action,
    BuildFactionCardFromHand,
    BuildFromOwnDeal,
    RefreshOwnActionLocation,
)
from gobelin.games.imperial_settlers.goods import gain
from gobelin.games.imperial_settlers.operations import OPERATIONS, operate
from gobelin.games.imperial_settlers.payment import (
    Purse,
    can_choose_payment,
    can_spend,
    choose_payment,
    lay_down,
    least_gold,
    spend_cards,
)
from gobelin.games.imperial_settlers.state import Location, SettlersState
from gobelin.kernel import Ask, Option, Rule, Seat


def has_use(state: SettlersState, seat: Seat, location: Location, action: Action, purse: Purse) -> bool:
    """IMP-OPEN-41: an operation needs a target; in the solo game one aimed at others may be skipped for the gains."""
    operation = action.do
    if operation is None:
        return True
    if isinstance(operation, RefreshOwnActionLocation):
        return bool(refreshable(state, seat, location, purse))
    rule = OPERATIONS[type(operation)]
    if state.is_solo and rule.aims_at_others and action.gain:  # IMP-OPEN-17
        return True
    return bool(rule.targets(state, seat, operation, purse))


def activatable(state: SettlersState, seat: Seat) -> list[Option]:
    """IMP-USE-01, IMP-USE-04, IMP-USE-05: usable locations, once or twice at a time."""
    purse = state.realms[seat].purse
    options: list[Option] = []
    for location, action in state.features(seat, Action):
        left = action.times - location.used
        if left < 1 or location.blocked or not can_spend(state, seat, purse, action.cost):
            continue
        if not has_use(state, seat, location, action, least_gold(purse, action.cost)):
            continue
        options.append(("activate", location.copy))
        if left > 1 and can_spend(state, seat, purse, action.cost, 2):
            options.append(("activate_twice", location.copy))
    return options


def can_choose_cost(state: SettlersState, seat: Seat, copy: str, times: int) -> bool:
    """Whether gold could stand in for something in this activation, or in what it lets build or activate."""
    action = state.facts[copy].effect
    assert isinstance(action, Action)
    nested = isinstance(action.do, BuildFactionCardFromHand | BuildFromOwnDeal | RefreshOwnActionLocation)
    return nested or can_choose_payment(state.realms[seat].purse, action.cost, times)


def activate(state: SettlersState, seat: Seat, copy: str, times: int = 1) -> Rule[None]:
    """IMP-USE-02, IMP-USE-05: lay down the goods, for both uses at the start, and carry out the effect."""
    location = find_location(state, copy)
    location.used += times
    state.tell("activated", seat, copy, times)
    yield from carry_out(state, seat, location, times)


def activate_twice(state: SettlersState, seat: Seat, copy: str) -> Rule[None]:
    """IMP-USE-05: twice within one turn."""
    yield from activate(state, seat, copy, 2)


def find_location(state: SettlersState, copy: str) -> Location:
    """A location, in whichever empire it lies."""
    return state.realms[state.owner(copy)].location(copy)


def carry_out(state: SettlersState, seat: Seat, location: Location, times: int) -> Rule[None]:
    """IMP-USE-02, IMP-USE-03, IMP-OPEN-05: pay for all uses, then resolve one after the other."""
    action = state.facts[location.copy].effect
    assert isinstance(action, Action)

    def still(purse: Purse) -> bool:
        return has_use(state, seat, location, action, purse)

    laid = yield from choose_payment(state, seat, action.cost, times, still)
    lay_down(state, seat, location, laid)
    yield from spend_cards(state, seat, action.cost, times)
    state.using.append(location.copy)
    for _ in range(times):
        if isinstance(action.do, RefreshOwnActionLocation):
            yield from refresh(state, seat, location)
        elif action.do is not None:
            yield from operate(state, seat, action.do, location)
        yield from gain(state, seat, action.gain, location.copy, "actions")
    state.using.pop()


def refreshable(state: SettlersState, seat: Seat, troupe: Location, purse: Purse) -> list[Option]:
    """IMP-OPEN-39: other own action locations, even used-up ones, whose cost can still be paid."""
    return [
        ("refresh", location.copy)
        for location, action in state.features(seat, Action)
        if location is not troupe
        and not location.blocked
        and not isinstance(action.do, RefreshOwnActionLocation)
        and can_spend(state, seat, purse, action.cost)
        and has_use(state, seat, location, action, least_gold(purse, action.cost))
    ]


def refresh(state: SettlersState, seat: Seat, troupe: Location) -> Rule[None]:
    """IMP-OPEN-39: the chosen location is activated at once, for its cost, beyond its limit."""
    options = refreshable(state, seat, troupe, state.realms[seat].purse)
    _, copy = yield Ask(seat, "refresh", options, rules=("IMP-OPEN-39",))
    state.tell("refreshed", seat, copy, troupe.copy)
    yield from carry_out(state, seat, find_location(state, copy), 1)
