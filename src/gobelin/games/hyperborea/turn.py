"""Course of a turn (HYP-TURN): three steps, then actions in any order, then the end phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gobelin.games.hyperborea import attack, development, figures, market, movement, sites, technologies
from gobelin.games.hyperborea.effects import produce, take_waiting_gem
from gobelin.games.hyperborea.ending import tell_scores
from gobelin.games.hyperborea.state import HyperboreaState
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
    options: list[Option] = []
    for chapter in CHAPTERS:
        options += chapter.options(state)
    if "gem" in state.pool.points:
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
