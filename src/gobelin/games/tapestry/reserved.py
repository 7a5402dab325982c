"""Reserved objects: laid on the edge of the income mat, used in the last income turn (TFF-RES)."""

from __future__ import annotations

from gobelin.games.tapestry.benefits import Reserve
from gobelin.games.tapestry.capital import NUMBERS, changed, has_left, place_building
from gobelin.games.tapestry.chance import choose_top
from gobelin.games.tapestry.effects import perform, performs, possible_if
from gobelin.games.tapestry.explore import take
from gobelin.games.tapestry.invent import invent, places_to_invent, upgrade_card
from gobelin.games.tapestry.player import BOTTOM, Reserved
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.vocabulary import BUILDINGS, LAST
from gobelin.kernel import Ask, Rule, Seat


@possible_if(Reserve)
def can_reserve(state: TapestryState, seat: Seat, effect: Reserve) -> bool:
    """Whether there is such an object; a reminder needs none."""
    if effect.what in BUILDINGS:
        return has_left(state, seat, effect.what)
    if effect.what == "tech_card":
        return bool(places_to_invent(state, seat))
    stocks = {"territory_tile": state.territory_stock, "space_tile": state.space_stock}
    return effect.what not in stocks or bool(stocks[effect.what].items)


@performs(Reserve)
def reserve(state: TapestryState, seat: Seat, effect: Reserve, why: str) -> Rule[None]:
    """TFF-RES-01, TFF-RES-07: an object goes to the edge of the income mat for all to see; `why` is the card."""
    if not can_reserve(state, seat, effect):
        return
    card = None
    if effect.what == "tech_card":
        card = yield from invent(state, seat, places_to_invent(state, seat))
        if card is None or card not in state.players[seat].techs[BOTTOM]:
            return
    state.players[seat].reserved.append(Reserved(why, ()))
    state.tell("reserved", seat, why)
    if card is not None:
        state.players[seat].techs[BOTTOM].remove(card)
        _set_aside(state, seat, card)
    elif effect.what in BUILDINGS:  # TFF-RES-03
        state.players[seat].leave_mat(NUMBERS[effect.what])
        _set_aside(state, seat, effect.what)
    elif effect.what != "reminder":
        stock = state.space_stock if effect.what == "space_tile" else state.territory_stock
        for _ in range(min(effect.n, len(stock))):
            yield from choose_top(state, seat, stock, effect.what)  # TFF-CIV-30
            _set_aside(state, seat, take(state, stock))
    yield from changed(state)
    if state.players[seat].era >= LAST:  # TFF-RES-09
        yield from use(state, seat, why)


def _set_aside(state: TapestryState, seat: Seat, thing: str) -> None:
    """It lies with what the last card has reserved."""
    reserved = state.players[seat].reserved
    reserved[-1] = Reserved(reserved[-1].card, (*reserved[-1].things, thing))
    state.tell("set_aside", seat, thing)


def reserved_step(state: TapestryState, seat: Seat) -> Rule[None]:
    """TFF-RES-02, TFF-RES-05: everything reserved is used, in any order."""
    while state.players[seat].reserved:
        options = [("use_reserved", reserved.card) for reserved in state.players[seat].reserved]
        _, card = yield Ask(seat, "reserved", options, rules=("TFF-RES-02",))
        yield from use(state, seat, card)


def use(state: TapestryState, seat: Seat, card: str) -> Rule[None]:
    """An object that was reserved by a card is built or comes to the supply; then follows what the card says."""
    player = state.players[seat]
    found = next(reserved for reserved in reversed(player.reserved) if reserved.card == card)
    player.reserved.remove(found)
    state.tell("used_reserved", seat, card)
    state.fresh = []
    for thing in found.things:
        state.tell("took_reserved", seat, thing)
        if thing in BUILDINGS:
            yield from place_building(state, seat, thing)
        elif thing in state.facts.tech_cards:
            player.techs[BOTTOM].append(thing)
            yield from upgrade_card(state, seat, seat, thing)
        else:
            (player.space if thing in state.facts.space_tiles else player.territories).append(thing)
            state.fresh.append(thing)
    yield from perform(state, seat, effect_of(state, card).then, card)


def effect_of(state: TapestryState, card: str) -> Reserve:
    """What a card says about the object that it reserves."""
    return next(effect for effect in state.facts.tapestry_cards[card].effect if isinstance(effect, Reserve))
