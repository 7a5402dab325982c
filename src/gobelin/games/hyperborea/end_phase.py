"""End phase of the turn and reset (HYP-END, HYP-RESET)."""

from __future__ import annotations

from gobelin.games.hyperborea import development, sites
from gobelin.games.hyperborea.components import CUBES, NUMBERS, Effect
from gobelin.games.hyperborea.effects import lapse, produce, take_waiting_gem
from gobelin.games.hyperborea.state import EMPTY, HyperboreaState
from gobelin.games.hyperborea.technologies import draw_cubes, take_off
from gobelin.kernel import Ask, Option, Rule


def end_phase(state: HyperboreaState) -> Rule[None]:
    """HYP-END-01 to HYP-END-07: sweep up, then draw, or reset if the bag is empty."""
    player = state.player
    lapse(state)
    for cube, number in enumerate(player.available):
        if number:
            player.unused[cube] += number
            player.available[cube] = 0
            state.tell("swept", state.active, number, CUBES[cube])
    if any(player.bag):
        draw_cubes(state, state.draw_of(state.active), "end")
        state.phase = "next_turn"
    else:
        state.tell("reset", state.active)
        sites.leave(state)
        state.phase = "reset"
    yield from ()


def reset_phase(state: HyperboreaState) -> Rule[None]:
    """HYP-RESET-03 to HYP-RESET-06, HYP-RESET-11: cubes go into the bag."""
    player = state.player
    for cube, number in enumerate(player.unused):
        if number:
            player.bag[cube] += number
            player.unused[cube] = 0
            state.tell("bagged", state.active, number, CUBES[cube])
    for technology in list(player.placed):
        if technology not in player.cards or not state.facts.cards[technology].continuous:
            return_all(state, technology)
    yield from keep_some(state)
    state.phase = "reset_effects"


def return_all(state: HyperboreaState, technology: str) -> None:
    """HYP-RESET-04, HYP-RESET-05: all cubes of a technology go into the bag."""
    for cube in [cube for cube in state.player.placed[technology] if cube != EMPTY]:
        to_bag(state, technology, cube)


def to_bag(state: HyperboreaState, technology: str, cube: int) -> None:
    """A cube of a technology goes into the bag."""
    take_off(state, technology, cube)
    state.player.bag[cube] += 1
    state.tell("returned", state.active, CUBES[cube], technology)


def keep_some(state: HyperboreaState) -> Rule[None]:
    """HYP-RESET-06, HYP-OPEN-08: of continuous cards each cube stays or goes, filled or not."""
    player = state.player
    while True:
        offered: list[Option] = [
            ("clear", technology, CUBES[cube])
            for technology, cubes in player.placed.items()
            for cube in cubes
            if cube != EMPTY
        ]
        if not offered:
            return
        answer = yield Ask(state.active, "reset", [*offered, ("done",)], rules=("HYP-RESET-06", "HYP-OPEN-08"))
        if answer == ("done",):
            return
        _, technology, colour = answer
        to_bag(state, technology, NUMBERS[colour])


def powers(state: HyperboreaState) -> list[tuple[str, Effect]]:
    """HYP-FAC-08: the effects that act at the active player's reset, by their sources."""
    return [
        (source, passive.on_reset) for source, passive in state.passives(state.active) if passive.on_reset is not None
    ]


def reset_effects_phase(state: HyperboreaState) -> Rule[None]:
    """HYP-FAC-08, HYP-RESET-07: a power that acts at reset is used up now, then cubes are drawn.

    Gems may still meet a condition (HYP-OVER-16).
    """
    for source, effect in powers(state):
        yield from produce(state, effect, source)
    while True:
        offered = list(development.step_options(state))
        if state.pool.has("gem"):
            offered.append(("gem",))
        if not offered:
            break
        answer = yield Ask(state.active, "reset_effect", [*offered, ("done",)], rules=("HYP-FAC-08",))
        if answer == ("done",):
            break
        if answer == ("gem",):
            take_waiting_gem(state)
        elif answer[0] == "develop":
            yield from development.develop(state, answer)
        else:
            yield from development.spread(state, answer)
    lapse(state)
    draw_cubes(state, state.draw_of(state.active), "reset")
    state.phase = "next_turn"
