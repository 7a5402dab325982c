"""The action phase: turns, free acts and passing (IMP-ACT, IMP-DEF, IMP-SAM, IMP-OPEN-38)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gobelin.games.imperial_settlers.activate import activatable, activate, activate_twice, can_choose_cost
from gobelin.games.imperial_settlers.build import build_from_hand, buildable, unguarded
from gobelin.games.imperial_settlers.deals import dealable, make_deal
from gobelin.games.imperial_settlers.effects import Stash
from gobelin.games.imperial_settlers.exchange import exchange, exchangeable
from gobelin.games.imperial_settlers.goods import faces
from gobelin.games.imperial_settlers.payment import can_choose_payment
from gobelin.games.imperial_settlers.raze import affordable_locations, razable_cards, raze_card, raze_location, tokens
from gobelin.games.imperial_settlers.state import NOBODY, SettlersState
from gobelin.games.imperial_settlers.vocabulary import DEFENCE, GOLD, GOODS, NUMBERS, RAZE, RESOURCES, WORKER
from gobelin.kernel import Ask, Option, Rule, Seat
from gobelin.toolkit.hidden import Pile, hide


def action_phase(state: SettlersState) -> Rule[None]:
    """IMP-ACT-01, IMP-ACT-08: one decision of the player whose turn it is; `play` comes back for the next."""
    seat = state.active
    free = free_acts(state, seat)
    if not state.acted:
        actions = possible_actions(state, seat)
        if can_pay_freely(state, seat, actions):
            free.append(("pay_freely",))
        verb, *what = yield Ask(seat, "turn", [*actions, *free, ("pass",)], rules=("IMP-ACT-01", "IMP-ACT-02"))
    else:  # IMP-OPEN-03: free acts may follow the action
        verb, *what = yield Ask(seat, "after", [("end_turn",), *free], rules=("IMP-OPEN-03", "IMP-OPEN-38"))
    if verb in FREE_ACTS:
        yield from FREE_ACTS[verb](state, seat, *what)
        if state.acted and not free_acts(state, seat):
            end_turn(state)
        return
    if verb == "pass":
        pass_turn(state, seat)
    elif verb in ACTIONS:
        state.brought.clear()
        yield from ACTIONS[verb](state, seat, *what)
        state.acted, state.pays_freely = True, False
        if free_acts(state, seat):
            return
    end_turn(state)


def possible_actions(state: SettlersState, seat: Seat) -> list[Option]:
    """IMP-ACT-02: everything a player could do with his action."""
    hand = faces(state, state.realms[seat].hand.items)
    options = [*buildable(state, seat, hand), *dealable(state, seat, hand), *activatable(state, seat)]
    held, prices = state.realms[seat].purse[RAZE], state.contents.prices
    if held >= tokens(prices.raze_card):  # IMP-RAZE-02
        options += razable_cards(state, hand)
    if not state.peaceful:  # IMP-VAR-13
        options += affordable_locations(state, seat, held, tokens(prices.raze_location))
    return options + exchangeable(state, seat)


def can_pay_freely(state: SettlersState, seat: Seat, actions: list[Option]) -> bool:
    """IMP-OPEN-32: whether some action could be paid with more gold than need be, and nothing is said about it yet."""
    purse, facts = state.realms[seat].purse, state.facts
    if state.pays_freely or not purse[GOLD] or not any(purse[good] for good in RESOURCES):
        return False
    for verb, *what in actions:
        match verb:
            case "build":
                can_choose = can_choose_payment(purse, facts[str(what[0])].cost)
            case "deal":
                can_choose = can_choose_payment(purse, state.contents.prices.deal)
            case "activate" | "activate_twice":
                can_choose = can_choose_cost(state, seat, str(what[0]), 1 if verb == "activate" else 2)
            case _:
                can_choose = False
        if can_choose:
            return True
    return False


def pass_turn(state: SettlersState, seat: Seat) -> None:
    """IMP-ACT-04, IMP-ACT-05: out of the phase and safe; tokens of the Temple of Ra come back (IMP-CARD-EGY-05)."""
    state.realms[seat].passed = True
    state.tell("passed", seat)
    for owner, realm in enumerate(state.realms):
        for location in realm.locations:
            if location.taken_by == seat:
                location.taken_by = NOBODY
                state.tell("gave_back", seat, location.copy, state.whose(owner))


def end_turn(state: SettlersState) -> None:
    """IMP-ACT-07: on to the next player who has not passed, or to clean-up."""
    state.turns += 1
    state.acted = state.pays_freely = False
    for seat in [*state.clockwise(state.active)[1:], state.active]:
        if not state.realms[seat].passed:
            state.begin_turn(seat)
            return
    state.phase = "clean_up"


def free_acts(state: SettlersState, seat: Seat) -> list[Option]:
    """IMP-DEF-02, IMP-SAM-01, IMP-OPEN-38: what may be done at any time in the own turn without using up the action."""
    realm, facts = state.realms[seat], state.facts
    options: list[Option] = []
    if realm.purse[DEFENCE] and not state.is_solo:  # IMP-DEF-03; alone it would protect from nothing (IMP-SOLO-24)
        options += [("defend", location.copy) for location in realm.locations if not facts[location.copy].is_faction]
    if realm.purse[WORKER]:
        options += [("samurai", copy) for copy in unguarded(state, seat)]
    stashes = state.contents.by_form[Stash]
    for location in realm.locations:
        if location.copy not in stashes or location.taken_by != NOBODY:
            continue
        effect = facts[location.copy].effect
        assert isinstance(effect, Stash)
        held = location.kept + (len(location.under) if location.under else 0)
        if effect.limit is not None and held >= effect.limit:
            continue
        if realm.hand.items if effect.what == "hand_card" else any(realm.purse[good] for good in RESOURCES):
            options.append(("stash", location.copy))
    return options


def defend(state: SettlersState, seat: Seat, copy: str) -> Rule[None]:
    """IMP-DEF-03, IMP-DEF-05: the token lies on a common location and stays there."""
    realm = state.realms[seat]
    realm.purse[DEFENCE] -= 1
    realm.location(copy).defence += 1
    state.tell("defended", seat, copy)
    yield from ()  # nothing is asked


def station(state: SettlersState, seat: Seat, copy: str) -> Rule[None]:
    """IMP-SAM-01, IMP-SAM-05: a worker stands guard for good."""
    realm = state.realms[seat]
    realm.purse[WORKER] -= 1
    realm.location(copy).samurai += 1
    state.tell("stationed", seat, copy)
    yield from ()  # nothing is asked


def stash(state: SettlersState, seat: Seat, copy: str) -> Rule[None]:
    """IMP-CARD-JAP-05, IMP-CARD-JAP-07: laid away until the end of the game."""
    realm = state.realms[seat]
    location = realm.location(copy)
    effect = state.facts[copy].effect
    assert isinstance(effect, Stash)
    if effect.what == "resource":  # IMP-OPEN-06: gold is none
        goods = [GOODS[good] for good in RESOURCES if realm.purse[good]]
        _, good = yield Ask(seat, "stash_good", [("stash_good", good) for good in goods], rules=("IMP-CARD-JAP-05",))
        realm.purse[NUMBERS[good]] -= 1
        location.kept += 1
        state.tell("stashed_good", seat, good, copy)
        return
    _, card = yield Ask(seat, "stash_card", [("stash_card", c) for c in realm.hand.items], rules=("IMP-CARD-JAP-07",))
    if location.under is None:
        location.under = Pile([], [])
    hide(state, realm.hand, card, location.under, seat)
    state.tell("stashed", seat, copy, card, to=[seat], others=(seat, copy))


def pay_freely(state: SettlersState, seat: Seat) -> Rule[None]:
    """IMP-OPEN-32: in this turn the player decides how much gold goes into a payment."""
    state.pays_freely = True
    yield from ()  # nothing is asked


ACTIONS: Final[dict[str, Callable[..., Rule[None]]]] = {
    "build": build_from_hand,
    "deal": make_deal,
    "raze": raze_card,
    "raze_location": raze_location,
    "activate": activate,
    "activate_twice": activate_twice,
    "exchange": exchange,
}
FREE_ACTS: Final[dict[str, Callable[..., Rule[None]]]] = {
    "defend": defend,
    "samurai": station,
    "stash": stash,
    "pay_freely": pay_freely,
}
