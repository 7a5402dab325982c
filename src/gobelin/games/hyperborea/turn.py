"""Course of a turn (HYP-TURN): three steps, then actions in any order, then the end phase."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from gobelin.games.hyperborea import attack, development, figures, market, movement, sites, technologies
from gobelin.games.hyperborea.components import GREY
from gobelin.games.hyperborea.effects import produce, take_waiting_gem
from gobelin.games.hyperborea.ending import tell_scores
from gobelin.games.hyperborea.state import BOXES, EMPTY, HyperboreaState
from gobelin.kernel import Ask, Option, Rule

CHAPTERS: Final = (technologies, sites, movement, attack, figures, development, market)
"""Each offers its part of what can be done now."""

ACTIONS: Final[dict[str, Callable[[HyperboreaState, Option], Rule[None]]]] = {
    "place": technologies.place,
    "unused": technologies.set_aside,
    "draw": technologies.draw,
    "cube": technologies.take_cube,
    "recover": technologies.recover,
    "clear": technologies.clear,
    "discard_grey": technologies.discard_grey,
    "enter": sites.enter,
    "use_token": sites.use_stored,
    "move": movement.move,
    "fly": movement.fly,
    "teleport": movement.teleport,
    "attack": attack.attack,
    "banish": attack.banish,
    "besiege": attack.besiege,
    "fortress": attack.build,
    "figure": figures.muster,
    "deploy": figures.muster,
    "develop": development.develop,
    "spread": development.spread,
    "upgrade": development.upgrade,
    "acquire": market.acquire,
    "replace": market.replace,
}

RULES: Final = ("HYP-TURN-08", "HYP-TURN-09", "HYP-TURN-14", "HYP-TURN-17")
"""What a player may want to read while choosing an action."""


def start_phase(state: HyperboreaState) -> Rule[None]:
    """HYP-TURN-02, HYP-TURN-07: fortresses come back, missing figures come in, start effects are produced."""
    state.turns += 1
    state.tell("turn", state.active)
    attack.take_back(state)
    figures.top_up(state)
    for card in state.player.cards:
        effect = state.facts.cards[card].start_of_turn
        if effect is not None and state.player.is_filled(card):
            yield from produce(state, effect, card)
    state.phase = "actions"


def action_phase(state: HyperboreaState) -> Rule[None]:
    """HYP-TURN-08 to HYP-TURN-17: compulsory and voluntary actions, until the end is announced."""
    options: list[Option] = [option for chapter in CHAPTERS for option in chapter.options(state)]
    if state.pool.has("gem"):
        options.append(("gem",))
    answer = yield Ask(state.active, "turn", [*options, ("end",)], rules=RULES)
    if answer == ("end",):
        state.phase = "end"
    elif answer == ("gem",):
        take_waiting_gem(state)
    else:
        yield from ACTIONS[answer[0]](state, answer)


def next_turn_phase(state: HyperboreaState) -> Rule[None]:
    """HYP-TURN-01, HYP-END-06, HYP-OVER-11: clockwise; when all others have had a last turn, the game is over."""
    state.stopped = {}
    state.bonuses = {}
    state.damage = {}  # HYP-FORT-09: strong fortresses are whole again
    state.replaced = False
    state.active = (state.active + 1) % state.seats
    if state.active == state.ending:
        state.phase = "over"
        tell_scores(state)
    else:
        state.phase = "start"
    yield from ()


# --- no turn goes on for ever -----------------------------------------------------------------------------------------

IN_SUPPLY: Final = 5
IN_BAG: Final = 4
AVAILABLE: Final = 3
PLACED: Final = 2
TO_RECOVER: Final = 2
"""Weights of cubes by where they are, and of a cube that may be recovered: in a turn their sum only goes down."""


def turn_measure(state: HyperboreaState) -> tuple[int, ...]:
    """Numbers that get smaller, as tuples compare, with every decision of a turn: so every turn ends.

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
    return (2, -inside, tokens, flow(state), kills, unowned, state.branching, to_do)


def flow(state: HyperboreaState) -> int:
    """How far the cubes still are from being used up.

    The one way back is to recover cubes: what gives that pays for it, because cubes on it weigh less than elsewhere.
    """
    player, facts = state.player, state.facts
    gone = PLACED - 1 - TO_RECOVER * most_recovered(state.box)
    total = IN_SUPPLY * sum(state.supply[:GREY]) + gone * (state.supply[GREY] + sum(state.grey_on))
    total += IN_BAG * sum(player.bag) + AVAILABLE * sum(player.available) + gone * sum(player.unused)
    for technology, cubes in player.placed.items():
        weight = PLACED - TO_RECOVER * facts.effect(technology).recover
        total += weight * sum(cube != EMPTY for cube in cubes)
    return total + TO_RECOVER * sum(number for kind, _, number, _ in state.pool.cubes if kind == "recover")


@cache
def most_recovered(box: str) -> int:
    """The cubes that a technology of a box recovers at most."""
    facts = BOXES[box]
    return max(facts.effect(technology).recover for technology in (*facts.sets, *facts.cards))
