"""The Stone Age, a set-up round in reverse order (INV-STONE)."""

from __future__ import annotations

from gobelin.games.inventions import chronos
from gobelin.games.inventions.citizens import can_pay, settle
from gobelin.games.inventions.components import ACTIONS
from gobelin.games.inventions.ideas import originate, put_aside, replace_ideas, specialists
from gobelin.games.inventions.people import lay_tile
from gobelin.games.inventions.progress import keep_aspirations
from gobelin.games.inventions.state import NOBODY, InventionsState
from gobelin.games.inventions.turn import begin, move_epoch
from gobelin.kernel import Ask, Option, Rule, Seat

PLUS_ONE = "influence_plus_one"


def stone_age_phase(state: InventionsState) -> Rule[None]:
    """INV-STONE-01 to INV-STONE-06, INV-OPEN-01 to INV-OPEN-03: claim a starting idea, then set the epoch pillar."""
    player = begin(state)
    if state.is_chronos(player):
        chronos.claim(state)
    else:
        answer = yield Ask(player, "claim", claims(state), rules=("INV-STONE-02", "INV-STONE-03", "INV-STONE-04"))
        yield from claim(state, player, answer[1])
        yield from set_epoch_pillar(state, player)
    next_player(state)


def claim(state: InventionsState, player: Seat, region: str) -> Rule[None]:
    """INV-STONE-04 to INV-STONE-06: become the originator, with an influence tile and a citizen in the region."""
    state.tell("claimed", player, state.regions[region].card, region)
    yield from originate(state, player, region)
    lay_tile(state, player, region, PLUS_ONE, True)
    settle(state, player, region, "stone_age")
    yield from replace_ideas(state, player, state.presented)
    yield from keep_aspirations(state, player)


def set_epoch_pillar(state: InventionsState, player: Seat) -> Rule[None]:
    """INV-STONE-09: on any action space."""
    spaces = [("pillar", space) for space in ACTIONS]
    answer = yield Ask(player, "epoch", spaces, rules=("INV-STONE-09", "INV-OPEN-01"))
    move_epoch(state, player, answer[1])


def claims(state: InventionsState) -> list[Option]:
    """INV-STONE-02, INV-STONE-03: regions with a starting idea that nobody has claimed, and specialists for it."""
    society = state.players[state.active]
    return [
        ("claim", region)
        for region, display in state.regions.items()
        if display.card
        and display.originator == NOBODY
        and can_pay(society, [state.discipline_of(display.card)] * specialists(state, display))
    ]


def next_player(state: InventionsState) -> None:
    """INV-STONE-07, INV-STONE-08: after the last, starting ideas that nobody claimed are discarded; the era changes."""
    state.to_go.pop(0)
    if state.to_go:
        return
    for region, display in state.regions.items():
        if display.card and display.originator == NOBODY:
            put_aside(state, display.card, region)
            display.card = ""
    state.phase = "era_change"
