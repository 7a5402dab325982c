"""Placing cubes and activating technologies; taking cubes off them again (HYP-TECH, HYP-ADV-14 to HYP-ADV-19)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, TypeAlias

from gobelin.games.hyperborea.components import COLOURS, CUBES, GREY, NUMBERS, Effect
from gobelin.games.hyperborea.effects import produce
from gobelin.games.hyperborea.state import BOXES, EMPTY, HyperboreaState, fits
from gobelin.kernel import Option, Rule, Seat


def begun_sets(state: HyperboreaState, seat: Seat) -> dict[str, str]:
    """HYP-TECH-08: the base technologies that hold cubes, each with its set that does; the other set can take none."""
    base_of = state.facts.base_of
    return {base_of[name]: name for name in state.players[seat].placed if name in base_of}


def barred_sets(state: HyperboreaState, seat: Seat) -> list[str]:
    """HYP-TECH-08: the sets that can take no cube, because the other set of their technology holds some."""
    begun = begun_sets(state, seat)
    return [name for name, base in state.facts.base_of.items() if begun.get(base, name) != name]


@cache
def spaces_for(box: str, technology: str, cubes: tuple[int, ...], grey_as_any: bool) -> Mapping[int, int]:
    """The space that each cube takes that fits: its own colour first, which leaves the multicolour ones to all others.

    Reckoned once for each filling of a technology: every cube at hand is tried on every technology all the time.
    """
    kinds = BOXES[box].spaces(technology)
    empty = sorted((n for n, cube in enumerate(cubes) if cube == EMPTY), key=lambda n: kinds[n] == "any")
    found = {cube: [n for n in empty if fits(kinds[n], cube, grey_as_any)] for cube in range(len(CUBES))}
    return MappingProxyType({cube: spaces[0] for cube, spaces in found.items() if spaces})


Placements: TypeAlias = tuple[tuple[int, Option], ...]
"""Cubes, each with the option to place it."""


@cache
def placements(box: str, technology: str, cubes: tuple[int, ...], grey_as_any: bool) -> Placements:
    """The cubes that fit on a technology with these on it."""
    spaces = spaces_for(box, technology, cubes, grey_as_any)
    return tuple((cube, ("place", CUBES[cube], technology)) for cube in sorted(spaces))


@cache
def bare_placements(box: str, grey_as_any: bool) -> Mapping[str, Placements]:
    """The cubes that fit on either set of each base technology while it holds none."""
    found: dict[str, Placements] = {}
    for name, base in BOXES[box].base_of.items():
        bare = (EMPTY,) * len(BOXES[box].spaces(name))
        found[base] = found.get(base, ()) + placements(box, name, bare, grey_as_any)
    return MappingProxyType(found)


SET_ASIDE: Final[Placements] = tuple((cube, ("unused", name)) for cube, name in enumerate(CUBES))


def takes_grey(state: HyperboreaState, seat: Seat) -> bool:
    """HYP-ADV-23: grey cubes may fill multicolour spaces."""
    passives = state.passives(seat)
    return bool(passives) and any(passive.grey_as_any for _, passive in passives)


def options(state: HyperboreaState) -> list[Option]:
    """HYP-TURN-09: every available cube goes on a technology or to the unused ones."""
    player, pool = state.player, state.pool
    found: list[Option] = []
    at_hand = player.available
    if any(at_hand):
        box, placed, grey_as_any = state.box, player.placed, takes_grey(state, state.active)
        begun, fitting = begun_sets(state, state.active), []
        for base, bare in bare_placements(box, grey_as_any).items():
            name = begun.get(base)
            fitting.append(bare if name is None else placements(box, name, tuple(placed[name]), grey_as_any))
        for card in player.cards:
            fitting.append(placements(box, card, tuple(placed[card]), grey_as_any))
        fitting.append(SET_ASIDE)
        found = [option for ways in fitting for cube, option in ways if at_hand[cube]]
    if "draw" in pool.points and any(player.bag):
        found.append(("draw",))
    if "cube" in pool.points:
        found += [("cube", colour) for colour in COLOURS if state.supply[NUMBERS[colour]]]
    if pool.cubes:
        found += _options_on_cubes(state)
    return found


def _options_on_cubes(state: HyperboreaState) -> Iterator[Option]:
    player = state.player
    for kind, source, _, only in state.pool.cubes:
        for technology, cubes in player.placed.items():
            if technology == source or only not in ("", technology):
                continue
            for cube in cubes:
                if cube != EMPTY and kind != "discard_grey":
                    yield kind, technology, CUBES[cube]
                elif cube == GREY:
                    yield "discard_grey", technology
        if kind == "discard_grey":
            for area, held in (("available", player.available), ("unused", player.unused)):
                if held[GREY]:
                    yield "discard_grey", area


def place(state: HyperboreaState, option: Option) -> Rule[None]:
    """HYP-TECH-05 to HYP-TECH-07: put a cube on a free space; the last one produces the effect at once."""
    _, colour, technology = option
    assert isinstance(colour, str)
    assert isinstance(technology, str)
    player, cube = state.player, NUMBERS[colour]
    space = space_of(state, cube, technology)
    cubes = player.placed.setdefault(technology, [EMPTY] * len(state.facts.spaces(technology)))
    player.available[cube] -= 1
    cubes[space] = cube
    state.tell("placed", state.active, colour, technology)
    if EMPTY not in cubes:
        yield from activate(state, technology)


def space_of(state: HyperboreaState, cube: int, technology: str) -> int:
    """The space that an available cube takes on a technology."""
    cubes = state.player.placed.get(technology) or [EMPTY] * len(state.facts.spaces(technology))
    return spaces_for(state.box, technology, tuple(cubes), takes_grey(state, state.active))[cube]


def activate(state: HyperboreaState, technology: str) -> Rule[None]:
    """HYP-TECH-05, HYP-ADV-20, HYP-FAC-07: the effect of a filled set, and every bonus for completing it.

    HYP-OPEN-09, HYP-ADV-11: a start-of-turn card waits for the next turn; a passive simply begins.
    """
    state.tell("activated", state.active, technology)
    yield from produce(state, state.facts.effects[technology], technology)
    for source, effect in bonuses(state, technology):
        yield from produce(state, effect, source)


def bonuses(state: HyperboreaState, technology: str) -> list[tuple[str, Effect]]:
    """HYP-ADV-20, HYP-FAC-07: what completing a set brings besides, by its source."""
    base = state.facts.base_of.get(technology)
    return [
        (source, passive.on_activate.effect)
        for source, passive in state.passives(state.active)
        if passive.on_activate is not None and passive.on_activate.technology == base
    ]


def set_aside(state: HyperboreaState, option: Option) -> Rule[None]:
    """HYP-TECH-09, HYP-TURN-20: a cube goes to the unused ones."""
    cube = NUMBERS[str(option[1])]
    state.player.available[cube] -= 1
    state.player.unused[cube] += 1
    state.tell("set_aside", state.active, CUBES[cube])
    yield from ()


def draw(state: HyperboreaState, option: Option) -> Rule[None]:
    """HYP-ADV-14, HYP-OPEN-17: one cube out of the bag, to be placed like the others."""
    state.pool.spend("draw")
    draw_cubes(state, 1, "draw")
    yield from ()


def draw_cubes(state: HyperboreaState, number: int, why: str) -> None:
    """Draw cubes at random into the available area, as far as the bag goes (HYP-OPEN-16).

    They are drawn at the `start` of the game, at the `end` of a turn, after a `reset` or by an effect (`draw`).
    """
    bag, available = state.player.bag, state.player.available
    held = sum(bag)
    for left in range(held, max(held - number, 0), -1):
        at = state.rng.randrange(left)
        cube = 0
        while at >= bag[cube]:
            at -= bag[cube]
            cube += 1
        bag[cube] -= 1
        available[cube] += 1
        state.tell("drew", state.active, CUBES[cube], why)


def take_cube(state: HyperboreaState, option: Option) -> Rule[None]:
    """HYP-ADV-18: a cube of a chosen colour from the supply into the bag."""
    state.pool.spend("cube")
    into_bag(state, NUMBERS[str(option[1])], 1, "cube")
    yield from ()


def into_bag(state: HyperboreaState, cube: int, number: int, why: str) -> None:
    """HYP-DEV-10, HYP-DEV-11: cubes from the supply into the bag, as far as there are any.

    They are got by an effect (`cube`) or by an `upgrade`.
    """
    number = min(number, state.supply[cube])
    state.supply[cube] -= number
    state.player.bag[cube] += number
    state.tell("got_cubes", state.active, number, CUBES[cube], why)


# --- cubes taken off again --------------------------------------------------------------------------------------------


def take_off(state: HyperboreaState, technology: str, cube: int) -> None:
    """HYP-TECH-12, HYP-ADV-19: a cube leaves a technology; of equal ones that on a multicolour space."""
    player, kinds = state.player, state.facts.spaces(technology)
    cubes = player.placed[technology]
    spaces = [n for n, there in enumerate(cubes) if there == cube]
    cubes[max(spaces, key=lambda n: kinds[n] == "any")] = EMPTY
    if technology not in player.cards and all(there == EMPTY for there in cubes):
        del player.placed[technology]


def _use(state: HyperboreaState, kind: str, technology: str) -> None:
    """Use up one of the cubes that such an effect moves: of several effects one that reaches there."""
    pool = state.pool.cubes
    reaching = [
        n for n, (of, source, _, only) in enumerate(pool)
        if of == kind and source != technology and only in ("", technology)
    ]  # fmt: skip
    # An effect that is bound to this technology already can do nothing else.
    at = min(reaching, key=lambda n: pool[n][3] == "")
    of, source, left, _ = pool[at]
    if left > 1:
        pool[at] = (of, source, left - 1, technology if kind == "clear" else "")
    else:
        del pool[at]


def recover(state: HyperboreaState, option: Option) -> Rule[None]:
    """HYP-ADV-15: a cube back into the available area."""
    _, technology, colour = option
    _use(state, "recover", str(technology))
    take_off(state, str(technology), NUMBERS[str(colour)])
    state.player.available[NUMBERS[str(colour)]] += 1
    state.tell("recovered", state.active, colour, technology)
    yield from ()


def clear(state: HyperboreaState, option: Option) -> Rule[None]:
    """HYP-ADV-16: a cube to the unused ones; all of one effect from a single technology."""
    _, technology, colour = option
    _use(state, "clear", str(technology))
    take_off(state, str(technology), NUMBERS[str(colour)])
    state.player.unused[NUMBERS[str(colour)]] += 1
    state.tell("cleared", state.active, colour, technology)
    yield from ()


def discard_grey(state: HyperboreaState, option: Option) -> Rule[None]:
    """HYP-ADV-17: a grey cube back to the supply."""
    where = str(option[1])
    _use(state, "discard_grey", where)
    player = state.player
    if where == "available":
        player.available[GREY] -= 1
    elif where == "unused":
        player.unused[GREY] -= 1
    else:
        take_off(state, where, GREY)
    state.supply[GREY] += 1
    state.tell("discarded_grey", state.active, where)
    yield from ()
