"""Rounds and turns (INV-TURN): prepare markers, perform actions, then the steps of `progress`."""

from __future__ import annotations

from collections.abc import Iterator

from gobelin.games.inventions import chronos
from gobelin.games.inventions.actions import perform, use_economy
from gobelin.games.inventions.acts import is_possible
from gobelin.games.inventions.citizens import change_influence
from gobelin.games.inventions.components import ACTIONS
from gobelin.games.inventions.economy import economy_options
from gobelin.games.inventions.ideas import replace_ideas
from gobelin.games.inventions.progress import keep_aspirations
from gobelin.games.inventions.state import InventionsState
from gobelin.kernel import Ask, Option, Rule, Seat


def turn_phase(state: InventionsState) -> Rule[None]:
    """INV-CHAIN-01 to INV-CHAIN-03: step 1, prepare chain markers by the own influence. Chronos plays at his place."""
    player = begin(state)
    if state.is_chronos(player):
        chronos.play_turn(state)
        state.phase = "turn_end"
    else:
        state.markers = state.facts.level(state.players[player].influence).markers
        state.tell("markers", player, state.markers)
        state.phase = "pillar"
    yield from ()


def begin(state: InventionsState) -> Seat:
    """A turn begins, and nothing has happened in it; whose it is."""
    state.turns += 1
    state.thread = []
    state.done, state.chained, state.linked, state.presented, state.placed = [], [], False, 0, 0
    state.tell("turn", state.active)
    return state.active


def pillar_phase(state: InventionsState) -> Rule[None]:
    """INV-TURN-03 to INV-TURN-13: step 2, one main action by a pillar, with all chains."""
    player = state.active
    while True:
        spaces = open_spaces(state, player)
        possible = [space for space in spaces if is_possible(state, player, space)]
        economy = economy_options(state, player)
        options: list[Option] = [("pillar", space) for space in possible or spaces]
        topic = "main_action" if possible else "no_action"
        answer = yield Ask(player, topic, [*options, *economy], rules=("INV-TURN-07", "INV-TURN-08", "INV-TURN-13"))
        if answer[0] == "pillar":
            break
        yield from use_economy(state, player, answer[1])
    yield from place_pillar(state, player, answer[1], acts=bool(possible))


def place_pillar(state: InventionsState, player: Seat, space: str, acts: bool) -> Rule[None]:
    """INV-TURN-07 to INV-TURN-13: the pillar stands, and its action is performed; where none is possible, influence."""
    set_pillar(state, player, space)
    for other in watchers(state, player, space):
        change_influence(state, other, 1, space)
    if acts:
        yield from perform(state, player, space)
        yield from link(state, player)
    else:
        change_influence(state, player, 1, "no_action")
    yield from end_step_2(state, player)


def end_step_2(state: InventionsState, player: Seat) -> Rule[None]:
    """INV-TURN-16, INV-PRES-07: markers that are left are lost, and presented ideas are replaced."""
    if state.markers:
        state.tell("unused_markers", player, state.markers)
        state.markers = 0
    yield from replace_ideas(state, player, state.presented)
    yield from to_step_3(state, player)


def to_step_3(state: InventionsState, player: Seat) -> Rule[None]:
    """INV-TURN-16: aspirations find room."""
    yield from keep_aspirations(state, player)
    state.phase = "progress"


def open_spaces(state: InventionsState, player: Seat) -> list[str]:
    """INV-CONC-09 to INV-CONC-11, INV-TURN-20: the action spaces of forums without an own pillar."""
    society, forum_of = state.players[player], state.facts.forum_of
    taken = {forum_of[space] for space in (*society.seasons, society.epoch) if space}
    return [space for space in ACTIONS if forum_of[space] not in taken]


def is_last_round(state: InventionsState) -> bool:
    """INV-TURN-03, INV-TURN-04: the round of the epoch pillar."""
    return state.round == state.facts.rounds(state.era)


def set_pillar(state: InventionsState, player: Seat, space: str) -> None:
    """INV-TURN-07, INV-TURN-08: a season pillar is played, in the last round the epoch pillar is moved."""
    society = state.players[player]
    if is_last_round(state):
        move_epoch(state, player, space)
    else:
        society.seasons.append(space)
        state.tell("pillar", player, space)


def move_epoch(state: InventionsState, player: Seat, space: str) -> None:
    """INV-OPEN-01: the epoch pillar comes to the board in the Stone Age; later it moves."""
    society = state.players[player]
    if society.epoch:
        state.tell("epoch_moved", player, society.epoch, space)
    else:
        state.tell("epoch_pillar", player, space)
    society.epoch = space


def watchers(state: InventionsState, player: Seat, space: str) -> Iterator[Seat]:
    """INV-TURN-11, INV-TURN-12, INV-2P-08: others whose pillar is there, who gain influence."""
    for other in range(state.seats):
        society = state.players[other]
        pillars = [society.epoch, *(society.seasons if state.with_chronos else ())]
        if other != player and space in pillars:
            yield other


def link(state: InventionsState, player: Seat) -> Rule[None]:
    """INV-CHAIN-10 to INV-CHAIN-12, INV-OPEN-13: a technology tile chains the other one of its two actions."""
    price, society = state.facts.pieces.technology_influence, state.players[player]
    while state.markers and not state.linked:
        links = list(open_links(state, player))
        options: list[Option] = [
            ("link", tile, name)
            for tile, name in links
            if society.influence >= price and is_possible(state, player, name)
        ]
        if links:
            options += economy_options(state, player)  # INV-OPEN-12: one may make a link possible
        if not options:
            return
        answer = yield Ask(player, "link", [*options, ("decline",)], rules=("INV-CHAIN-10", "INV-CHAIN-11"))
        if answer == ("decline",):
            return
        if answer[0] == "use_economy":
            yield from use_economy(state, player, answer[1])
            continue
        yield from use_link(state, player, *answer[1:])


def use_link(state: InventionsState, player: Seat, tile: str, name: str) -> Rule[None]:
    """INV-CHAIN-11, INV-CHAIN-12: a marker and influence are spent, the tile is turned over, its action performed."""
    state.linked = True
    state.markers -= 1
    state.players[player].turned.append(tile)
    state.thread.append(tile)
    state.tell("chained", player, tile)
    state.tell("turned_over", player, tile)
    change_influence(state, player, -state.facts.pieces.technology_influence, tile)
    yield from perform(state, player, name)


def open_links(state: InventionsState, player: Seat) -> Iterator[tuple[str, str]]:
    """Technology tiles on the map that follow a completed action, and with which one."""
    society = state.players[player]
    for tile in society.progress.values():
        facts = state.facts.progress_tiles.get(tile)
        if facts is None or facts.links is None or tile in society.turned:
            continue
        for after, name in (facts.links, facts.links[::-1]):
            if after in state.done:
                yield tile, name


def turn_end_phase(state: InventionsState) -> Rule[None]:
    """INV-TURN-02, INV-TURN-18: the next player, or Chronos advances to a new round or era."""
    state.to_go.pop(0)
    if state.to_go:
        state.phase = "turn"
    elif state.round < state.facts.rounds(state.era):
        state.round += 1
        state.tell("round", state.era, state.round)
        state.to_go = list(state.order)
        state.phase = "turn"
    else:
        state.phase = "era_change"
    yield from ()
