"""Gaining pieces, and civilizations in the course of the game (TAP-CIV-01 to TAP-CIV-03)."""

from __future__ import annotations

from typing import Any

from gobelin.games.tapestry.benefits import Gain
from gobelin.games.tapestry.capital import gain_buildings, has_left
from gobelin.games.tapestry.chance import with_more
from gobelin.games.tapestry.effects import brings, perform, performs, possible_if
from gobelin.games.tapestry.explore import gain_tiles, take
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import POWERS, Power, own_powers, power_of
from gobelin.games.tapestry.resources import gain_resource
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.tapestries import gain_tapestry_card, take_up
from gobelin.games.tapestry.vocabulary import BUILDINGS, RESOURCE_CAP, RESOURCES
from gobelin.kernel import Ask, Option, Rule, Seat


class SetsUp(Power):
    """A mat that asks for something when it is gained."""

    def setup(self, state: TapestryState, owner: Seat, mat: Any, at_start: bool) -> Rule[None]:
        """What it asks for, besides the effects of its facts."""
        raise NotImplementedError


class DrawsCivilizations(Power):
    """A new civilization is chosen from several."""

    civilizations_drawn: int
    """From how many."""


@performs(Gain)
def gain(state: TapestryState, seat: Seat, effect: Gain, why: str) -> Rule[None]:
    """Take what the effect names, each kind by its own rule."""
    if effect.gain == "any_resource" or effect.gain in RESOURCES:
        yield from gain_resource(state, seat, effect, why)
    elif effect.gain in ("territory_tile", "space_tile"):
        yield from gain_tiles(state, seat, effect, why)
    elif effect.gain == "tapestry_card":
        for _ in range(effect.n):
            yield from gain_tapestry_card(state, seat, why)
    elif effect.gain == "civilization":
        for _ in range(effect.n):
            yield from gain_civilization(state, seat)
    else:
        yield from gain_buildings(state, seat, effect, why)


@brings(Gain)
def goods(state: TapestryState, seat: Seat, effect: Gain) -> dict[str, int]:
    """Resources and buildings come for sure; cards and tiles are drawn, and choices are still to be made."""
    if effect.gain in RESOURCES:
        return {effect.gain: effect.n}
    return {effect.gain: effect.n} if effect.gain in BUILDINGS and has_left(state, seat, effect.gain) else {}


@possible_if(Gain)
def can_gain(state: TapestryState, seat: Seat, effect: Gain) -> bool:
    """Whether there is room or stock for it."""
    player = state.players[seat]
    if effect.gain in BUILDINGS:
        return has_left(state, seat, effect.gain)
    if effect.gain in RESOURCES:
        return player.purse[RESOURCES.index(effect.gain)] < RESOURCE_CAP
    if effect.gain == "any_resource":
        return min(player.purse) < RESOURCE_CAP
    if effect.gain == "any_income_building":
        return any(has_left(state, seat, building) for building in BUILDINGS)
    stocks = {"territory_tile": state.territory_stock, "space_tile": state.space_stock}
    return effect.gain not in stocks or bool(stocks[effect.gain].items)


# --- civilizations ----------------------------------------------------------------------------------------------------


def gain_civilization(state: TapestryState, seat: Seat) -> Rule[None]:
    """TAP-CIV-03, TAP-VAR-04: a random one of the unused; some cannot be gained now and are drawn again."""
    while state.civilization_deck.items:
        drawn = 2 if "two_civilizations" in state.variants else 1
        drawn = max([drawn, *(power.civilizations_drawn for _, power in own_powers(state, seat, DrawsCivilizations))])
        drawn = with_more(state, seat, drawn)
        names = [take(state, state.civilization_deck) for _ in range(min(drawn, len(state.civilization_deck)))]
        state.civilization_discards += names
        for name in names:
            state.tell("drew_civilization", seat, name)
        options: list[Option] = []
        for name in names:
            midgame = state.facts.civilizations[name].midgame
            if midgame != "draw_another":
                options.append(("civilization", name))
            if midgame == "keep_or_draw_another" and ("draw_another",) not in options:
                options.append(("draw_another",))
        if not options:
            continue
        chosen = yield Ask(seat, "new_civilization", options, rules=("TAP-CIV-03",))
        if chosen[0] == "civilization":
            state.civilization_discards.remove(chosen[1])
            yield from add_civilization(state, seat, chosen[1], at_start=False)
            return


def lose_civilization(state: TapestryState, seat: Seat, name: str) -> None:
    """TAA-FAQ-02: a mat is discarded with the tiles and tech cards on it; all that it ever gave stays.

    Outposts and tapestry cards go back to where they came from, landmarks stand beside the capital from then on.
    """
    player = state.players[seat]
    mat = next(mat for mat in player.mats if mat.id == name)
    player.mats.remove(mat)
    state.civilization_discards.append(name)
    state.tell("lost_civilization", seat, name)
    for thing in mat.cards_and_tiles:
        (state.tech_discards if thing in state.facts.tech_cards else state.tile_discards).append(thing)
        state.tell("fell_off", seat, thing)
    for _ in range(mat.counts("outpost")):
        player.outposts += 1
        state.tell("fell_off", seat, "outpost")
    for landmark in mat.landmarks:
        player.beside.append(landmark)
        state.tell("beside", seat, landmark)
    if name in player.aside:
        take_up(state, seat, name)


def add_civilization(state: TapestryState, seat: Seat, name: str, at_start: bool) -> Rule[None]:
    """TAP-CIV-01, TAP-CIV-02: the mat lies left of the others and works with them; what it asks for is done at once."""
    facts = state.facts.civilizations[name]
    record = POWERS[name].record if name in POWERS else Mat  # some are nothing but what is printed
    mat = record(name, facts.tokens)
    state.players[seat].mats.insert(0, mat)
    state.tell("civilization", seat, name)
    yield from perform(state, seat, facts.setup, name)
    if at_start:
        yield from perform(state, seat, facts.start, name)
    if power := power_of(name, SetsUp):
        yield from power.setup(state, seat, mat, at_start)
