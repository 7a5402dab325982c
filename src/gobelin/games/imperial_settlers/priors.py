"""How promising the options of Imperial Settlers look before they are tried."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gobelin.games.imperial_settlers.effects import OnBuild, ProduceChoice
from gobelin.games.imperial_settlers.estimates import SPENT, WORTH, lasting, price
from gobelin.games.imperial_settlers.heuristics import COMING, EXCESS, FAVOUR, FOUNDATION, GUARD, RIVALS, SOLO, Outlook
from gobelin.games.imperial_settlers.state import Location, Realm, SettlersState
from gobelin.games.imperial_settlers.vocabulary import NUMBERS, RAZE, RESOURCES
from gobelin.kernel import Option, Seat


def prior(state: SettlersState, seat: Seat, topic: str, option: Option) -> float:
    """How promising an option looks before it is tried: roughly what it changes in the value."""
    verb = str(option[0])
    found = PRIORS[verb](Outlook(state), seat, option)
    if topic != "turn":
        return found
    base, part = IN_TURN.get(verb, (0.0, 1.0))
    return base + part * found


IN_TURN: Final[Mapping[str, tuple[float, float]]] = {
    "activate": (0.9, 0.5),
    "activate_twice": (0.7, 0.6),
    "build": (0.0, 0.32),
    "deal": (0.0, 0.45),
    "defend": (0.6, 1.0),
    "exchange": (1.4, 1.0),
    "pass": (-2.0, 1.0),
    "raze": (0.1, 0.75),
    "raze_location": (0.1, 1.1),
    "samurai": (0.8, 0.8),
    "stash": (0.0, 1.0),
}
"""How the actions of a turn compare: so much in any case, and a part of what they bring, since the goods and cards that
are used up were worth something before."""


def _place(at: Outlook, copy: str) -> tuple[Realm, Location]:
    for realm in at.state.realms:
        for location in realm.locations:
            if location.copy == copy:
                return realm, location
    raise LookupError(copy)


def _standing(at: Outlook, copy: str) -> float:
    """What a location in play, or a foundation, is worth to its owner."""
    for realm in at.state.realms:
        if copy in realm.foundations:
            return FOUNDATION
    realm, location = _place(at, copy)
    return at.location(realm, location, at.running)


def _card(at: Outlook, seat: Seat, option: Option) -> float:
    return at.cards[str(option[1])].best


def _build(at: Outlook, seat: Seat, option: Option) -> float:
    return at.cards[str(option[1])].build


def _lose_card(at: Outlook, seat: Seat, option: Option) -> float:
    return -at.cards[str(option[1])].best


def _lose_location(at: Outlook, seat: Seat, option: Option) -> float:
    return -_standing(at, str(option[1]))


def _hurt(at: Outlook, seat: Seat, option: Option) -> float:
    """A rival's location that falls; in the solo game any is as good as another."""
    copy = str(option[1])
    loss = SOLO * COMING[at.now] if at.state.is_solo else RIVALS * _standing(at, copy)
    return loss + price(at.state.facts[copy].raze, at.pace) - price(((RAZE, 2),), at.pace)


def _remove(at: Outlook, seat: Seat, option: Option) -> float:
    return _standing(at, str(option[1]))


def _raze_own(at: Outlook, seat: Seat, option: Option) -> float:
    copy = str(option[1])
    return price(at.state.facts[copy].raze, at.pace) - _standing(at, copy)


def _use(at: Outlook, seat: Seat, option: Option) -> float:
    return at.cards[str(option[1])].use


def _produce(at: Outlook, seat: Seat, option: Option) -> float:
    effect = at.state.facts[str(option[1])].effect
    if isinstance(effect, ProduceChoice) and len(option) > 2:
        return price(effect.options[int(option[2])], at.pace)
    realm, _ = _place(at, str(option[1]))
    return lasting(effect, at.pace, at.per_count(realm, effect))


def _trade(at: Outlook, seat: Seat, option: Option) -> float:
    effect = at.state.facts[str(option[1])].effect
    assert isinstance(effect, OnBuild)
    offer = effect.offer[int(option[2])]
    return price(offer.gain, at.pace) - SPENT * price(offer.cost, at.pace)


def _receive(at: Outlook, seat: Seat, option: Option) -> float:
    """A good is worth more where something asks for it."""
    good = NUMBERS[str(option[-1])]
    worth = price(((good, 1),), at.pace)
    realm = at.state.realms[seat]
    if good in RESOURCES and realm.purse[good] >= at.asked(realm)[good]:
        worth *= EXCESS[at.now]
    return worth


def _spend(at: Outlook, seat: Seat, option: Option) -> float:
    return -_receive(at, seat, option)


def _deal(at: Outlook, seat: Seat, option: Option) -> float:
    good = at.state.facts[str(option[-1])].deal if str(option[-1]) in at.state.facts else None
    return 0.0 if good is None else WORTH[good]


def _end_deal(at: Outlook, seat: Seat, option: Option) -> float:
    return -_deal(at, seat, option)


PRIORS: Final[Mapping[str, Callable[[Outlook, Seat, Option], float]]] = {
    "choose": lambda at, seat, option: FAVOUR.get(str(option[1]), 0.0),
    "take": _card,
    "keep": _card,
    "draw": lambda at, seat, option: WORTH[NUMBERS[str(option[1])]],
    "produce": _produce,
    "produce_again": _produce,
    "build": _build,
    "give_up": _lose_location,
    "pay": lambda at, seat, option: -float(sum(int(amount) for amount in option[1:])),
    "pay_with": _spend,
    "trade": _trade,
    "decline": lambda at, seat, option: 0.0,
    "deal": lambda at, seat, option: at.cards[str(option[1])].deal,
    "give_up_deal": _end_deal,
    "raze": lambda at, seat, option: at.cards[str(option[1])].raze,
    "raze_location": _hurt,
    "raze_own": _raze_own,
    "convert": lambda at, seat, option: 2.0,
    "keep_good": _receive,
    "activate": _use,
    "activate_twice": lambda at, seat, option: 1.5 * _use(at, seat, option),
    "refresh": _use,
    "exchange": lambda at, seat, option: 0.1 - 0.01 * int(option[1]),
    "receive": _receive,
    "steal": _receive,
    "copy_good": lambda at, seat, option: max(
        price(((good, 1),), at.pace) for good, _ in at.state.facts[str(option[1])].raze
    ),
    "target": lambda at, seat, option: float(at.state.realms[int(option[1])].vp),
    "discard": _lose_card,
    "remove": _remove,
    "end_deal": _deal,
    "take_deal": _deal,
    "route": _deal,
    "block": _use,
    "take_over": lambda at, seat, option: max(0.2, _use(at, seat, option)),
    "build_deal": _build,
    "use_deal": _deal,
    "found": _lose_card,
    "defend": lambda at, seat, option: GUARD * _standing(at, str(option[1])),
    "samurai": lambda at, seat, option: GUARD * _standing(at, str(option[1])) - 0.3,
    "stash": lambda at, seat, option: 0.1,
    "stash_good": _spend,
    "stash_card": _lose_card,
    "sacrifice": _lose_location,
    "end_turn": lambda at, seat, option: 0.0,
    "pass": lambda at, seat, option: -1.0,
    "pay_freely": lambda at, seat, option: -3.0,
}
