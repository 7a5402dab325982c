"""Producing effects: everything goes into the pool of the turn, to be used in any order, partly or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gobelin.games.hyperborea.components import Effect
from gobelin.games.hyperborea.ending import condition_of, meet
from gobelin.games.hyperborea.state import HyperboreaState, Pool
from gobelin.kernel import Ask, Rule

POINTS: Final = (
    "move", "fly", "attack", "ranged_attack", "fortress", "figure", "deploy", "technology", "draw", "cube", "teleport",
)  # fmt: skip
ON_CUBES: Final = ("recover", "clear", "discard_grey")
"""Effects on placed cubes: none of them reaches the card that has produced it (HYP-ADV-15 to HYP-ADV-17)."""


def produce(state: HyperboreaState, effect: Effect, source: str) -> Rule[None]:
    """HYP-TURN-13, HYP-TURN-14, HYP-TECH-27: fill the pool; of an "or" exactly one branch, chosen now."""
    if effect.choice:
        state.choosing = source
        options = [("choose", branch.word) for branch in effect.choice]
        chosen = yield Ask(state.active, "branch", options, rules=("HYP-TECH-27", "HYP-OPEN-01"))
        state.choosing = ""
        effect = effect.branch(chosen[1])
    pool = state.pool
    for kind, amount in amounts(effect):
        if kind in ON_CUBES:
            pool.cubes.append((kind, source, amount, ""))
        elif kind != "develop":
            pool.add(kind, amount)
        state.tell("produced", state.active, amount, kind, source)
    for group in effect.develop:
        if group.row == "free" or (group.row == "same" and group.steps == 1):
            pool.groups += [("free", 1)] * group.steps
        else:
            pool.groups.append((group.row, group.steps))
    if effect.gem:
        gain_gems(state, effect.gem, source)


def amounts(effect: Effect) -> Iterator[tuple[str, int]]:
    """What an effect without a choice puts into the pool, kind by kind; its gems lie elsewhere."""
    for kind in (*POINTS, *ON_CUBES):
        amount = getattr(effect, kind)
        if amount:
            yield kind, amount
    for group in effect.develop:
        yield "develop", group.steps


def gain_gems(state: HyperboreaState, gems: int, source: str) -> None:
    """HYP-GEM-01, HYP-GEM-04: gems lie in the victory point area at once.

    Nothing is won by waiting, save where a gem would meet the end condition: such gems stay in the pool, because a
    player may forgo an effect (HYP-TURN-16).
    """
    waiting = waiting_gems(state, gems)
    if gems > waiting:
        take_gems(state, gems - waiting, source)
    if waiting:
        state.pool.add("gem", waiting)
        state.tell("gems_wait", state.active, waiting, source)


def waiting_gems(state: HyperboreaState, gems: int, taken: int = 0) -> int:
    """How many of these gems would meet the end condition, once so many others are taken."""
    if "objective_vp" in state.player.objectives:
        return 0
    return max(0, gems - max(0, gems_needed(state) - 1 - state.player.gems - taken))


def take_gems(state: HyperboreaState, gems: int, source: str) -> None:
    """Put gems into the victory point area."""
    state.tell("gems", state.active, gems, source)
    _own_gems(state, gems)


def take_waiting_gem(state: HyperboreaState) -> None:
    """HYP-OPEN-07: take a gem of the pool, which may meet the end condition."""
    state.pool.spend("gem")
    state.tell("took_gem", state.active)
    _own_gems(state, 1)


def _own_gems(state: HyperboreaState, gems: int) -> None:
    state.player.gems += gems
    if state.player.gems >= gems_needed(state):
        meet(state, "objective_vp")


def lapse(state: HyperboreaState) -> None:
    """HYP-TURN-13, HYP-TURN-16: effects that were not used are lost, gems that were not taken too."""
    pool, seat = state.pool, state.active
    for kind, amount in pool.points.items():
        state.tell("lapsed", seat, amount, kind)
    for _, steps in pool.groups:
        state.tell("lapsed", seat, steps, "develop")
    for kind, _, number, _ in pool.cubes:
        state.tell("lapsed", seat, number, kind)
    state.pool = Pool()


def gems_needed(state: HyperboreaState) -> int:
    """HYP-OVER-01, HYP-OVER-02: the gems that meet the condition."""
    return condition_of(state, "objective_vp")
