"""What each option will cost, give and change."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gobelin.games.imperial_settlers.effects import (
    BuildFactionCardFromHand,
    BuildFromOwnDeal,
    CopyRazeGood,
    HandCommonCardBecomesFoundation,
    OnBuild,
    ProduceChoice,
    RazeLocation,
    RazeThenConvert,
    RepeatProduction,
    Stash,
    Steal,
)
from gobelin.games.imperial_settlers.forecast import Forecast, build, produce, raze_card, raze_location, seal, use
from gobelin.games.imperial_settlers.production import deal_goods
from gobelin.games.imperial_settlers.raze import compensated, tokens
from gobelin.games.imperial_settlers.state import SettlersState
from gobelin.games.imperial_settlers.vocabulary import DEFENCE, NUMBERS, RESOURCES, WORKER
from gobelin.kernel import NOTHING, Ask, Consequence, Note, Option, Try


def _build(at: Forecast, option: Option) -> None:
    operation = at.operation
    assert operation is None or isinstance(operation, BuildFactionCardFromHand | BuildFromOwnDeal)
    build(at, str(option[1]), demand=operation is None or not operation.ignore_location_cost)
    at.go_on()


def _raze(at: Forecast, option: Option) -> None:
    copy = str(option[1])
    if not isinstance(at.operation, RazeThenConvert):
        raze_card(at, copy, at.box.prices.raze_card)
        return
    raze_card(at, copy, at.operation.hand_card)
    at.decide()


def _raze_location(at: Forecast, option: Option) -> None:
    copy, operation = str(option[1]), at.operation
    if isinstance(operation, RazeLocation):
        raze_location(at, copy, 0, operation.ignore_protection)
        at.go_on()
    elif isinstance(operation, RazeThenConvert):
        raze_location(at, copy, tokens(operation.enemy_location))
        at.decide()
    else:
        raze_location(at, copy, tokens(at.box.prices.raze_location))


def _raze_own(at: Forecast, option: Option) -> None:
    location = at.lose(str(option[1]))
    at.receive(at.state.facts[location.copy].raze, location.copy)
    if compensated(at.state, at.seat, location) == at.seat:
        at.receive(at.box.foundation.gain, "foundation")
    at.go_on()


def _deal(at: Forecast, option: Option) -> None:
    at.pay(at.box.prices.deal)
    seal(at, str(option[1]))


def _route(at: Forecast, option: Option) -> None:
    at.at(str(option[1]))
    seal(at, str(option[1]))
    at.go_on()


def _use_deal(at: Forecast, option: Option) -> None:
    at.receive(deal_goods(at.state, str(option[1])), at.state.using[-1])
    at.go_on()


def _take_deal(at: Forecast, option: Option) -> None:
    copy = str(option[1])
    if copy in at.state.facts:
        at.owner = next(seat for seat, realm in enumerate(at.state.realms) if copy in realm.deals)
        at.note("each_round", deal_goods(at.state, copy))
    at.go_on()


def _end_deal(at: Forecast, option: Option) -> None:
    copy = str(option[-1])
    if copy in at.state.facts:
        at.note("no_longer", deal_goods(at.state, copy))
    at.go_on()


def _give_up_deal(at: Forecast, option: Option) -> None:
    _end_deal(at, option)
    at.decide()


def _give_up(at: Forecast, option: Option) -> None:
    if option[1] not in at.realm.foundations:
        at.lose(str(option[1]))
    at.decide()


def _sacrifice(at: Forecast, option: Option) -> None:
    at.lose(str(option[1]))
    at.decide()


def _remove(at: Forecast, option: Option) -> None:
    at.lose(str(option[1]))
    at.go_on()


def _mark(at: Forecast, option: Option) -> None:
    """Blocking a location, or taking it over."""
    at.at(str(option[1]))
    if at.state.facts[str(option[1])].kind != "production":
        at.notes.append(Note("effect", effect=f"text-{at.state.facts[str(option[1])].card}"))
    at.go_on()


def _refresh(at: Forecast, option: Option) -> None:
    use(at, str(option[1]), 1)
    at.go_on()


def _exchange(at: Forecast, option: Option) -> None:
    at.pay(at.box.exchange.cost, int(option[1]))


def _receive(at: Forecast, option: Option) -> None:
    amount = at.operation.amount if isinstance(at.operation, CopyRazeGood) else 1
    why = at.state.using[-1] if at.state.using else "exchange"
    at.receive(((NUMBERS[str(option[1])], amount),), why)
    at.go_on()


def _copy_good(at: Forecast, option: Option) -> None:
    copy = str(option[1])
    at.at(copy)
    assert isinstance(at.operation, CopyRazeGood)
    goods = tuple((good, at.operation.amount) for good, _ in at.state.facts[copy].raze)
    if len(goods) > 1:
        at.note("choice", goods)
    else:
        at.receive(goods, at.state.using[-1])
        at.go_on()


def _steal(at: Forecast, option: Option) -> None:
    assert isinstance(at.operation, Steal)
    at.owner = int(option[1])
    at.receive(((NUMBERS[str(option[2])], at.operation.amount),), at.state.using[-1])
    at.go_on()


def _convert(at: Forecast, option: Option) -> None:
    assert isinstance(at.operation, RazeThenConvert)
    at.cost[str(option[1])] = 1
    at.receive(at.operation.each_good_into, at.state.using[-1])
    at.decide()


def _keep_good(at: Forecast, option: Option) -> None:
    at.receive(((NUMBERS[str(option[1])], 1),), at.state.using[-1])
    at.decide()


def _found(at: Forecast, option: Option) -> None:
    assert isinstance(at.operation, HandCommonCardBecomesFoundation)
    if at.operation.compensated:
        at.receive(at.box.foundation.gain, "foundation")
    at.go_on()


def _produce(at: Forecast, option: Option) -> None:
    effect = at.state.facts[str(option[1])].effect
    assert isinstance(effect, ProduceChoice)
    at.receive(effect.options[int(option[2])], str(option[1]))
    at.decide()


def _produce_again(at: Forecast, option: Option) -> None:
    produce(at, str(option[1]))
    at.go_on()
    if not isinstance(at.operation, RepeatProduction):  # a location that copies: who knows what comes after it
        at.decide()


def _trade(at: Forecast, option: Option) -> None:
    effect = at.state.facts[str(option[1])].effect
    assert isinstance(effect, OnBuild)
    offer = effect.offer[int(option[2])]
    at.pay(offer.cost)
    at.receive(offer.gain, str(option[1]))
    at.go_on()


def _stash(at: Forecast, option: Option) -> None:
    effect = at.state.facts[str(option[1])].effect
    assert isinstance(effect, Stash)
    held = [good for good in RESOURCES if at.purse[good]]
    if effect.what == "resource" and len(held) == 1:
        at.pay(((held[0], 1),))
    else:
        at.cost["resource" if effect.what == "resource" else "card"] = 1
        at.decide()


def _samurai(at: Forecast, option: Option) -> None:
    if at.topic == "samurai":  # from the supply
        at.decide()
    else:
        at.pay(((WORKER, 1),))


def _pay_with(at: Forecast, option: Option) -> None:
    at.pay(((NUMBERS[str(option[1])], 1),))
    at.decide()


def _pass(at: Forecast, option: Option) -> None:
    if all(realm.passed for realm in at.state.realms[: at.state.seats] if realm is not at.realm):
        at.decide()  # the round ends


def _choose(at: Forecast, option: Option) -> None:
    at.notes.append(Note("effect", effect=f"text-{option[1]}"))
    at.decide()


def _as_it_says(at: Forecast, option: Option) -> None:
    """The option's own words say it all."""
    at.go_on()


VERBS: Final[Mapping[str, Callable[[Forecast, Option], None]]] = {
    "choose": _choose,
    "build": _build,
    "build_deal": _build,
    "give_up": _give_up,
    "pay_with": _pay_with,
    "deal": _deal,
    "raze": _raze,
    "raze_location": _raze_location,
    "raze_own": _raze_own,
    "activate": lambda at, option: use(at, str(option[1]), 1),
    "activate_twice": lambda at, option: use(at, str(option[1]), 2),
    "exchange": _exchange,
    "defend": lambda at, option: at.pay(((DEFENCE, 1),)),
    "samurai": _samurai,
    "stash": _stash,
    "stash_good": lambda at, option: at.pay(((NUMBERS[str(option[1])], 1),)),
    "stash_card": _as_it_says,
    "pass": _pass,
    "end_turn": _as_it_says,
    "pay_freely": _as_it_says,
    "produce": _produce,
    "produce_again": _produce_again,
    "trade": _trade,
    "decline": _as_it_says,
    "give_up_deal": _give_up_deal,
    "receive": _receive,
    "steal": _steal,
    "copy_good": _copy_good,
    "convert": _convert,
    "keep_good": _keep_good,
    "remove": _remove,
    "end_deal": _end_deal,
    "take_deal": _take_deal,
    "route": _route,
    "use_deal": _use_deal,
    "block": _mark,
    "take_over": _mark,
    "target": _as_it_says,
    "refresh": _refresh,
    "found": _found,
    "sacrifice": _sacrifice,
}
"""What is not here brings nothing that the option does not say, or nothing that can be known."""


def consequence(state: SettlersState, ask: Ask, option: Option, _tried: Try) -> Consequence:
    """What an option of a question will cost, give and change, as far as the asked seat can know."""
    add_up = VERBS.get(str(option[0]))
    if add_up is None:
        return NOTHING
    at = Forecast(state, ask)
    add_up(at, option)
    return at.told()
