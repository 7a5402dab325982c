"""The production phase (IMP-PROD), and what a production location gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gobelin.games.imperial_settlers.components import Copy
from gobelin.games.imperial_settlers.effects import (
    PRODUCTIONS,
    Effect,
    Produce,
    ProduceChoice,
    ProduceCopy,
    ProduceDraw,
    ProducePer,
)
from gobelin.games.imperial_settlers.goods import discard, draw_common, gain
from gobelin.games.imperial_settlers.state import NOBODY, Location, Realm, SettlersState
from gobelin.games.imperial_settlers.vocabulary import Goods
from gobelin.kernel import Ask, Rule, Seat
from gobelin.toolkit.hidden import Pile, draw, hide


def production_phase(state: SettlersState) -> Rule[None]:
    """IMP-PROD-01, IMP-PROD-02: board, deals and production locations, from the start player clockwise."""
    for seat in state.clockwise(state.start):
        realm = state.realms[seat]
        board = state.contents.factions[realm.faction]  # type: ignore[index]
        state.brought.clear()
        yield from gain(state, seat, board.board_production, realm.faction, "production")
        for copy in (*realm.deals, *realm.routes):
            state.brought.clear()
            yield from gain(state, seat, deal_goods(state, copy), copy, "deals")  # IMP-PROD-04
        for location in list(realm.locations):
            if state.facts[location.copy].kind == "production":
                state.brought.clear()
                yield from produce(state, seat, location)
    state.phase, state.acted = "actions", False
    state.begin_turn(state.start)


def deal_goods(state: SettlersState, copy: str) -> Goods:
    """IMP-DEAL-04: one unit of the good in the deal field."""
    good = state.facts[copy].deal
    assert good is not None
    return ((good, 1),)


def count_colour(state: SettlersState, realm: Realm, colour: str, coming: Copy | None = None) -> int:
    """IMP-CARD-GEN-02: locations of the colour in an empire, the counting one included, even if still to be built."""
    facts = state.facts
    count = sum(colour in facts[location.copy].colours for location in realm.locations)
    return count + (coming is not None and colour in coming.colours)


def produce(state: SettlersState, seat: Seat, location: Location) -> Rule[None]:
    """IMP-PROD-05: a production location gives what it shows."""
    effect = state.facts[location.copy].effect
    yield from PRODUCE[type(effect)](state, seat, location, effect)


def produce_goods(state: SettlersState, seat: Seat, location: Location, effect: Produce) -> Rule[None]:
    """The goods shown."""
    yield from gain(state, seat, effect.gain, location.copy, "production")


def produce_per(state: SettlersState, seat: Seat, location: Location, effect: ProducePer) -> Rule[None]:
    """Goods per location of a colour, or per samurai."""
    yield from gain(state, seat, goods_per(state, state.realms[seat], effect), location.copy, "production")


def goods_per(state: SettlersState, realm: Realm, effect: ProducePer, coming: Copy | None = None) -> Goods:
    """What is counted in an empire, with a location that is still to be built."""
    if effect.samurai:
        count = sum(other.samurai for other in realm.locations)
    else:
        assert effect.colour is not None
        count = count_colour(state, realm, effect.colour, coming)
    amount = count * effect.amount
    if effect.max is not None:
        amount = min(amount, effect.max)
    return ((effect.good, amount),) if amount else ()


def produce_choice(state: SettlersState, seat: Seat, location: Location, effect: ProduceChoice) -> Rule[None]:
    """One bundle of several, as the owner likes."""
    _, _, index = yield Ask(seat, "produce", [("produce", location.copy, i) for i in range(len(effect.options))])
    yield from gain(state, seat, effect.options[index], location.copy, "production")


def produce_draw(state: SettlersState, seat: Seat, location: Location, effect: ProduceDraw) -> Rule[None]:
    """IMP-OPEN-27: draw some cards and keep some of them; a single card left is kept."""
    realm = state.realms[seat]
    state.looking = [Pile([], []) for _ in range(state.seats)]
    drawn = state.looking[seat]
    for _ in range(effect.draw):
        if effect.deck == "common":
            draw_common(state, drawn, [seat])
        elif realm.deck.items:
            draw(state, realm.deck, drawn, [seat])
    state.tell("looked", seat, len(drawn), "common_card" if effect.deck == "common" else "faction_card")
    for _ in range(min(effect.keep, len(drawn))):
        _, copy = yield Ask(seat, "keep", [("keep", copy) for copy in drawn.items], rules=("IMP-OPEN-27",))
        hide(state, drawn, copy, realm.hand, seat)
        state.tell("kept", seat, copy, to=[seat], others=(seat,))
    while drawn.items:
        state.tell("rejected", seat, drawn.items[-1])
        discard(state, drawn.remove(-1))
    state.looking = []


def produce_copy(state: SettlersState, seat: Seat, location: Location, effect: ProduceCopy) -> Rule[None]:
    """IMP-OPEN-35: the production of another own location, never of one that copies itself."""
    if originals := copied(state, seat):
        _, copy = yield Ask(seat, "produce_again", [("produce_again", copy) for copy in originals], ("IMP-OPEN-35",))
        state.tell("produced_again", seat, copy, location.copy)
        yield from produce(state, seat, state.realms[seat].location(copy))


def copied(state: SettlersState, seat: Seat) -> list[str]:
    """IMP-OPEN-35: the production locations that one of an empire may copy."""
    return [copy for copy in producing(state, seat) if not isinstance(state.facts[copy].effect, ProduceCopy)]


def producing(state: SettlersState, seat: Seat) -> list[str]:
    """The production locations of an empire that are not taken over."""
    facts = state.facts
    return [
        location.copy
        for location in state.realms[seat].locations
        if location.taken_by == NOBODY and isinstance(facts[location.copy].effect, PRODUCTIONS)
    ]


PRODUCE: Final[dict[type[Effect], Callable[[SettlersState, Seat, Location, Any], Rule[None]]]] = {
    Produce: produce_goods,
    ProducePer: produce_per,
    ProduceChoice: produce_choice,
    ProduceDraw: produce_draw,
    ProduceCopy: produce_copy,
}
