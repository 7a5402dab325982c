"""Operations that raze in their own way (IMP-CARD)."""

from __future__ import annotations

from gobelin.games.imperial_settlers.effects import RazeLocation, RazeOwnLocation, RazeThenConvert
from gobelin.games.imperial_settlers.goods import discard_from_hand, faces, gain, score
from gobelin.games.imperial_settlers.payment import Purse, lay_down
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
from gobelin.games.imperial_settlers.state import NOBODY, Location, SettlersState
from gobelin.games.imperial_settlers.vocabulary import GOODS, RAZE, VP
from gobelin.kernel import Ask, Option, Rule, Seat


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
    cards = (
        razable_cards(state, faces(state, state.realms[seat].hand.items))
        if purse[RAZE] >= tokens(operation.hand_card)
        else []
    )
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
