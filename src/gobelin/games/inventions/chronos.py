"""Chronos, the automated third society of a game for two (INV-2P)."""

from __future__ import annotations

from typing import Final

from gobelin.games.inventions.citizens import post_from_supply, settle
from gobelin.games.inventions.ideas import go_to_map, refill, reward, specialists
from gobelin.games.inventions.milestones import free_boxes, last_box, move_marker, take_milestone
from gobelin.games.inventions.people import lay_tile
from gobelin.games.inventions.state import NOBODY, InventionsState

CHRONOS: Final = 2
"""His number among the players; only in a game for two is it not that of a seat."""


def claim(state: InventionsState) -> None:
    """INV-2P-04, INV-2P-05, INV-2P-29: in the Stone Age he takes Africa, or the next free region with an idea."""
    region = next(
        region for region in state.facts.path
        if state.regions[region].card and state.regions[region].originator == NOBODY
    )  # fmt: skip
    move_to(state, region)
    display = state.regions[region]
    state.tell("claimed", CHRONOS, display.card, region)
    originate(state, region)
    settle(state, CHRONOS, region, "stone_age")
    lay_influence(state, region)


def originate(state: InventionsState, region: str) -> None:
    """INV-2P-09, INV-OPEN-62: citizens of his supply go beside a card, as many as the tile shows and he has."""
    display = state.regions[region]
    display.originator = CHRONOS
    for _ in range(specialists(state, display)):
        display.originators += post_from_supply(state, CHRONOS, "originator", region)


def move_to(state: InventionsState, region: str) -> None:
    """His pillar moves to a region."""
    state.chronos_region = region
    state.tell("chronos_moved", region)


def lay_influence(state: InventionsState, region: str) -> None:
    """One of his influence tiles, face down, on the leftmost free space."""
    lay_tile(state, CHRONOS, region, state.players[CHRONOS].tiles[-1], is_up=False)


def next_region(state: InventionsState, region: str) -> str:
    """INV-2P-11: the next region by number, from the last to the first."""
    path = state.facts.path
    return path[(path.index(region) + 1) % len(path)]


def play_turn(state: InventionsState) -> None:
    """INV-2P-11, INV-2P-12, INV-2P-23, INV-OPEN-40: he moves on until he can act, at most once around."""
    for _ in state.facts.path:
        move_to(state, next_region(state, state.chronos_region))
        for act in (present, invent, share, innovate):
            if act(state, state.chronos_region):
                return


def present(state: InventionsState, region: str) -> bool:
    """INV-2P-13, INV-OPEN-61: the rightmost idea on display goes to a region without a card."""
    display = state.regions[region]
    if display.card or not state.display or not state.players[CHRONOS].supply:
        return False
    display.card = state.display.pop()
    state.tell("presented", CHRONOS, display.card, "display", region)
    refill(state)
    originate(state, region)
    return True


def invent(state: InventionsState, region: str) -> bool:
    """INV-2P-14 to INV-2P-17: he invents the idea of the region with one citizen, if its milestone is in play."""
    display = state.regions[region]
    if not display.is_idea or not state.players[CHRONOS].supply:
        return False
    idea = state.facts.ideas[display.card]
    if idea.milestone not in (*state.private, *state.common, *state.discard):  # INV-2P-10
        return False
    state.tell("invented", CHRONOS, idea.id, region)
    post_from_supply(state, CHRONOS, "inventor", region)
    display.inventor = CHRONOS
    take_progress(state, idea.discipline, region)
    return True


def take_progress(state: InventionsState, discipline: str, region: str) -> None:
    """INV-2P-15, INV-2P-16, INV-OPEN-41: a tile of the region's number, or of the next one that he can take."""
    tiles = {
        tile.number: tile.id
        for tile in state.facts.progress_tiles.values()
        if tile.kind == discipline
    }  # fmt: skip
    numbers = sorted(tiles)
    start = numbers.index(state.facts.regions[region].number)
    for number in numbers[start:] + numbers[:start]:
        tile = tiles[number]
        if state.progress[tile] and tile not in state.chronos_tiles[discipline]:
            state.progress[tile] -= 1
            state.chronos_tiles[discipline].append(tile)
            state.tell("chronos_kept", tile, "board")
            return


def share(state: InventionsState, region: str) -> bool:
    """INV-2P-18 to INV-2P-21: he shares an invention that he took part in; the others get their usual rewards."""
    display = state.regions[region]
    if not (display.is_invention and display.took_part(CHRONOS)):
        return False
    card = display.card
    state.tell("shared", CHRONOS, card, region)
    reward(state, region)
    if display.prosperity:
        tile = display.prosperity.pop()
        state.chronos_tiles["prosperity"].append(tile)
        state.tell("chronos_kept", tile, region)
    else:
        take_progress(state, state.discipline_of(card), region)
    go_to_map(state, region)
    return True


def innovate(state: InventionsState, region: str) -> bool:
    """INV-2P-22, INV-2P-31: he innovates somebody else's invention with one citizen."""
    display = state.regions[region]
    if not display.is_invention or display.innovator != NOBODY or not state.players[CHRONOS].supply:
        return False
    state.tell("innovated", CHRONOS, display.card, region)
    post_from_supply(state, CHRONOS, "innovator", region)
    display.innovator = CHRONOS
    return True


def change_era(state: InventionsState) -> None:
    """INV-2P-24, INV-2P-25, INV-OPEN-38, INV-OPEN-39: before the steps of an era change, a tile and a new milestone."""
    region = state.chronos_region
    for _ in state.facts.path:
        region = next_region(state, region)
        display = state.regions[region]
        owners = [owner for owner, _, _ in display.influence]
        if CHRONOS not in owners and len(owners) < len(state.facts.regions[region].influence_spaces):
            lay_influence(state, region)
            move_to(state, region)
            break
    if state.eureka:
        milestone = state.eureka[-1]
        take_milestone(state, CHRONOS, milestone)
        boxes = free_boxes(state, milestone)
        positions = state.facts.boxes
        box = max(boxes, key=lambda box: positions[box].position) if boxes else last_box(state, milestone)
        move_marker(state, CHRONOS, box)
