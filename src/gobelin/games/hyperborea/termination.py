"""No turn goes on for ever: what gets smaller with every decision. This is no rule but a proof about the rules."""

from __future__ import annotations

from functools import cache
from typing import Final

from gobelin.games.hyperborea.components import GREY
from gobelin.games.hyperborea.state import BOXES, EMPTY, HyperboreaState

IN_SUPPLY: Final = 5
IN_BAG: Final = 4
AVAILABLE: Final = 3
PLACED: Final = 2
TO_RECOVER: Final = 2
"""Weights of cubes by where they are, and of a cube that may be recovered: in a turn their sum only goes down."""


def turn_measure(state: HyperboreaState) -> tuple[int, ...]:
    """Numbers that get smaller, as tuples compare, with every decision of a turn.

    Figures enter sites and tokens are used up; cubes flow from the supply to the bag, the available ones, the
    technologies and the unused ones. What all this produces counts less: each use of it makes the last number smaller.
    """
    player, pool = state.player, state.pool
    points = sum(pool.points.values()) + sum(steps for _, steps in pool.groups) + sum(n for _, _, n, _ in pool.cubes)
    # An attack may earn a gem that waits in the pool (HYP-ATK-07): a gem counts less than what has brought it.
    to_do = 2 * points - pool.has("gem") + state.undecided
    to_do += 1 if pool.has("technology") and not state.replaced else 0
    if state.phase != "actions":
        cubes = sum(cube != EMPTY for placed in player.placed.values() for cube in placed)
        return (1, cubes) if state.phase == "reset" else (0, to_do)
    inside = sum(sites.count(state.active) for sites in state.sites)
    tokens = 2 * len(state.looked_at) + len(player.stored)
    kills = sum(
        passive.on_kill.limit - state.bonuses.get(source, 0)
        for source, passive in state.passives(state.active)
        if passive.on_kill is not None
    )
    unowned = sum(map(len, state.stacks)) + sum(1 for card in state.display if card)
    return (2, -inside, tokens, flow(state), kills, unowned, bool(state.choosing), to_do)


def flow(state: HyperboreaState) -> int:
    """How far the cubes still are from being used up.

    The one way back is to recover cubes: what gives that pays for it, because cubes on it weigh less than elsewhere.
    """
    player, facts = state.player, state.facts
    gone = PLACED - 1 - TO_RECOVER * most_recovered(state.box)
    total = IN_SUPPLY * sum(state.supply[:GREY]) + gone * (state.supply[GREY] + sum(state.grey_on))
    total += IN_BAG * sum(player.bag) + AVAILABLE * sum(player.available) + gone * sum(player.unused)
    for technology, cubes in player.placed.items():
        weight = PLACED - TO_RECOVER * facts.effects[technology].recover
        total += weight * sum(cube != EMPTY for cube in cubes)
    return total + TO_RECOVER * sum(number for kind, _, number, _ in state.pool.cubes if kind == "recover")


@cache
def most_recovered(box: str) -> int:
    """The cubes that a technology of a box recovers at most."""
    facts = BOXES[box]
    return max(facts.effects[technology].recover for technology in (*facts.sets, *facts.cards))
