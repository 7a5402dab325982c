"""Bringing figures into play (HYP-FIG)."""

from __future__ import annotations

from collections.abc import Iterator

from gobelin.games.hyperborea.ending import meet
from gobelin.games.hyperborea.movement import discover
from gobelin.games.hyperborea.state import HyperboreaState
from gobelin.kernel import Option, Rule, Seat


def options(state: HyperboreaState) -> Iterator[Option]:
    """HYP-FIG-02, HYP-FIG-03, HYP-FIG-06: own homeland hexes with a city, or hexes with an own figure."""
    if state.player.supply:
        if "figure" in state.pool.points:
            for place in cities_at_home(state, state.active):
                yield "figure", place
        if "deploy" in state.pool.points:
            for place in state.with_figures(state.active):
                yield "deploy", place


def cities_at_home(state: HyperboreaState, seat: Seat) -> list[int]:
    """HYP-OPEN-32: the hexes of the own homeland that show a city, the capital included."""
    home = state.map.homelands[state.players[seat].home]
    return [place for place in home if state.land_at(place).cities]


def muster(state: HyperboreaState, option: Option) -> Rule[None]:
    """HYP-FIG-01: a figure from the supply."""
    effect, place = str(option[0]), option[1]
    assert isinstance(place, int)
    state.pool.spend(effect)
    put(state, place, effect)
    yield from ()


def put(state: HyperboreaState, place: int, why: str) -> None:
    """HYP-OVER-04, HYP-OPEN-04: bring a figure onto the map; the last one of the supply meets the condition."""
    state.player.supply -= 1
    state.tell("mustered", state.active, place, why)
    state.add_figures(place, state.active, 1)
    discover(state, place)
    if not state.player.supply:
        meet(state, "objective_figures")


def minimum_of(state: HyperboreaState, seat: Seat) -> int:
    """HYP-FIG-07: the figures that the player has on the map at least when a turn begins."""
    return max([state.facts.start.figures, *(passive.minimum_figures for _, passive in state.passives(seat))])


def top_up(state: HyperboreaState) -> None:
    """HYP-TURN-04 to HYP-TURN-06, HYP-OPEN-31: step 2, on the capital's hex, outside the city."""
    missing = minimum_of(state, state.active) - state.on_map(state.active)
    for _ in range(min(missing, state.player.supply)):
        put(state, state.capital(state.active), "minimum")
