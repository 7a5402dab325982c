"""Movement and discovery (HYP-MOVE)."""

from __future__ import annotations

from collections.abc import Iterator

from gobelin.games.hyperborea.components import METALS
from gobelin.games.hyperborea.state import EMPTY, GHOST, HyperboreaState
from gobelin.games.hyperborea.stopping import free_to_walk, lift_off, walk_in, walk_off
from gobelin.kernel import Ask, Option, Rule, Seat
from gobelin.toolkit.hidden import Pile, flip


def cost(state: HyperboreaState, place: int, to: int, ignored: frozenset[str]) -> int:
    """HYP-MOVE-01 to HYP-MOVE-07, HYP-MOVE-20: the price of a step; within one terrain there is no surcharge."""
    here, there = state.land_at(place).terrain, state.land_at(to).terrain
    if here == there:
        return 1
    terrains = state.facts.terrains
    leaving = 0 if here in ignored else terrains[here].leave
    return 1 + leaving + (0 if there in ignored else terrains[there].enter)


def ignored_terrains(state: HyperboreaState, seat: Seat) -> frozenset[str]:
    """The terrains whose surcharges do not apply to the player."""
    return frozenset(terrain for _, passive in state.passives(seat) for terrain in passive.ignore_terrain)


def options(state: HyperboreaState) -> Iterator[Option]:
    """Steps on foot that can be paid in full (HYP-MOVE-08), flights, and the start of a teleport."""
    seat, points = state.active, state.pool.points
    move, fly, teleport = points.get("move", 0), "fly" in points, "teleport" in points
    if not (move or fly or teleport):
        return
    ignored = ignored_terrains(state, seat)
    for place in state.with_figures_outside(seat):
        beside = state.map.neighbours[place]
        if move and free_to_walk(state, place, seat):
            for to in beside:
                if state.is_open(to) and cost(state, place, to, ignored) <= move:
                    yield "move", place, to
        if fly:
            for to in beside:
                if state.is_open(to):
                    yield "fly", place, to
        if teleport:
            yield "teleport", place


def move(state: HyperboreaState, option: Option) -> Rule[None]:
    """HYP-MOVE-01: a figure walks to the next hex."""
    _, place, to = option
    assert isinstance(place, int)
    assert isinstance(to, int)
    price = cost(state, place, to, ignored_terrains(state, state.active))
    state.pool.spend("move", price)
    walk_off(state, place)
    state.tell("moved", state.active, place, to, price)
    walk_in(state, to)
    discover(state, to)
    yield from ()


def fly(state: HyperboreaState, option: Option) -> Rule[None]:
    """HYP-MOVE-17, HYP-MOVE-21: one hex, whatever the terrain and whoever stands there."""
    _, place, to = option
    assert isinstance(place, int)
    assert isinstance(to, int)
    state.pool.spend("fly")
    lift_off(state, place)
    state.tell("flew", state.active, place, to)
    state.add_figures(to, state.active, 1)
    discover(state, to)
    yield from ()


def teleport(state: HyperboreaState, option: Option) -> Rule[None]:
    """HYP-MOVE-22: a figure outside a site comes to any face-up hex; the stop rule holds there."""
    place = option[1]
    assert isinstance(place, int)
    state.pool.spend("teleport")
    state.undecided += 1
    state.tell("teleporting", state.active, place)
    hexes = [("arrive", to) for to in range(len(state.sites)) if to != place and state.is_open(to)]
    answer = yield Ask(state.active, "arrival", hexes, rules=("HYP-MOVE-22",))
    state.undecided -= 1
    lift_off(state, place)
    state.tell("teleported", state.active, place, answer[1])
    walk_in(state, answer[1])
    discover(state, answer[1])


def discover(state: HyperboreaState, place: int) -> None:
    """HYP-MOVE-13, HYP-OPEN-18, HYP-OPEN-19: every face-down neighbour is turned up, all at once."""
    for beside in face_down_beside(state, place):
        reveal(state, beside)


def face_down_beside(state: HyperboreaState, place: int) -> list[int]:
    """The neighbours of a hex that lie face down."""
    return [beside for beside in state.map.neighbours[place] if not state.is_open(beside)]


def reveal(state: HyperboreaState, place: int) -> None:
    """HYP-MOVE-14 to HYP-MOVE-16: turn a hex up, with tokens on its ruins and a ghost on each site."""
    name = flip(state, state.land, place)
    sites = state.land_at(place).sites
    ghosts = min(sites, state.ghosts)  # HYP-OPEN-13: cities come first
    state.tell("revealed", place, name, ghosts)
    furnish(state, place)
    state.sites[place] = [GHOST] * ghosts + [EMPTY] * (sites - ghosts)
    state.ghosts -= ghosts


def furnish(state: HyperboreaState, place: int) -> None:
    """Make the sites of a hex and lay tokens on its ruins, as far as they go (HYP-OPEN-14)."""
    land, zone = state.land_at(place), state.zone(place)
    state.sites[place] = [EMPTY] * land.sites
    supply = state.token_supply[METALS[zone]]
    for site in range(len(land.cities), land.sites):
        stack = Pile([], [])
        for _ in range(min(state.facts.start.tokens[zone], len(supply))):
            supply.move(-1, stack)
        state.lay_tokens(place, site, stack)
        if stack.items:
            state.tell("laid_tokens", len(stack), METALS[zone], place, site + 1)
