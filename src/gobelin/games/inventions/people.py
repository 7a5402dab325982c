"""Call specialists, gain influence, travel (INV-CALL, INV-GAIN, INV-TRAV)."""

from __future__ import annotations

from collections.abc import Iterator

from gobelin.games.inventions.actions import (
    CHAINS,
    brings,
    call_home,
    grant,
    home_options,
    knowledge,
    region_of,
    resolve,
)
from gobelin.games.inventions.acts import Sources, action
from gobelin.games.inventions.citizens import bring_home, home_discipline, score
from gobelin.games.inventions.components import Benefit
from gobelin.games.inventions.ideas import aspire
from gobelin.games.inventions.state import InventionsState
from gobelin.kernel import Option, Rule, Seat

# --- call specialists -------------------------------------------------------------------------------------------------


@action("call_specialists", home_options, "INV-CALL-02", "INV-CALL-03", "INV-CALL-06")
def call_specialists(state: InventionsState, player: Seat, target: Option) -> Rule[Sources]:
    """INV-CALL-01 to INV-CALL-07, INV-OPEN-24: an economy aspiration, citizens come home, a chain."""
    aspire(state, player, "economy")
    yield from call_home(state, player, target, "call_specialists")
    return [*state.players[player].inventions]


# --- gain influence ---------------------------------------------------------------------------------------------------


def influential(state: InventionsState, player: Seat) -> Iterator[Option]:
    """INV-GAIN-01 to INV-GAIN-03, INV-GAIN-09, INV-OPEN-35: regions with the own majority, and fitting tiles."""
    facts = state.facts
    for region, display in state.regions.items():
        own = display.population[player]
        if own < max(display.population) or display.population.count(own) > 1:
            continue
        has_space = len(display.influence) < len(facts.regions[region].influence_spaces)
        if has_space and all(owner != player for owner, _, _ in display.influence):
            for tile in state.players[player].tiles:
                if facts.influence_tiles[tile].citizens <= own:
                    yield "influence", region, tile


@action("gain_influence", influential, "INV-GAIN-01", "INV-GAIN-02", "INV-GAIN-03")
def gain_influence(state: InventionsState, player: Seat, target: Option) -> Rule[Sources]:
    """INV-GAIN-04 to INV-GAIN-08: citizens come home, the tile scores its space, tiles face up give influence."""
    _, region, tile = target
    assert isinstance(region, str)
    assert isinstance(tile, str)
    discipline = yield from home_discipline(state, player, region)
    bring_home(state, player, region, state.facts.influence_tiles[tile].citizens, discipline, "gain_influence")
    score(state, player, lay_tile(state, player, region, tile, True), region)
    influence = Benefit(op="gain_influence", amount=len(face_up(state, player)))
    yield from grant(state, player, influence, "influence_tiles")
    return face_up(state, player)


def lay_tile(state: InventionsState, player: Seat, region: str, tile: str, is_up: bool) -> int:
    """Lay an influence tile on the leftmost empty space of a region; the points that it covers."""
    display = state.regions[region]
    points = state.facts.regions[region].influence_spaces[len(display.influence)]
    state.players[player].tiles.remove(tile)
    display.influence.append((player, tile, is_up))
    state.tell("influence_tile", player, tile, region, "up" if is_up else "down")
    return points


def face_up(state: InventionsState, player: Seat) -> list[str]:
    """INV-GAIN-06: the player's influence tiles that lie face up on the board."""
    return [
        tile
        for display in state.regions.values()
        for owner, tile, is_up in display.influence
        if owner == player and is_up
    ]


def chain_influence_tile(state: InventionsState, player: Seat, tile: str) -> Rule[None]:
    """INV-GAIN-07: an influence tile lies face down for good, and gives its benefit."""
    for region, display in state.regions.items():
        for number, (owner, which, is_up) in enumerate(display.influence):
            if (owner, which) == (player, tile) and is_up:
                display.influence[number] = (owner, which, False)
                state.tell("turned_down", player, tile, region)
    yield from resolve(state, player, brings(state, tile), tile, optional=False)


# --- travel -----------------------------------------------------------------------------------------------------------


def journeys(state: InventionsState, player: Seat) -> Iterator[Option]:
    """INV-TRAV-02, INV-TRAV-03, INV-OPEN-24: every own citizen on the map may go to a connected region."""
    for region, display in state.regions.items():
        if display.population[player]:
            for to in state.facts.regions[region].adjacent:
                yield "travel", region, to


@action("travel", journeys, "INV-TRAV-02", "INV-TRAV-04")
def travel(state: InventionsState, player: Seat, target: Option) -> Rule[Sources]:
    """INV-TRAV-01 to INV-TRAV-08, INV-OPEN-33: a culture aspiration, a journey, and what the scholar there knows."""
    _, region, to = target
    aspire(state, player, "culture")
    state.regions[str(region)].population[player] -= 1
    display = state.regions[str(to)]
    display.population[player] += 1
    state.tell("travelled", player, region, to)
    yield from ()
    return (display.knowledge,) if display.scholar else ()


def learn(state: InventionsState, player: Seat, tile: str) -> Rule[None]:
    """INV-TRAV-05 to INV-TRAV-07, INV-OPEN-68: use a knowledge tile; its scholar comes to the academy."""
    region = region_of(state, tile)
    display, benefit = state.regions[region], knowledge(state, region)
    display.scholar = False
    state.players[player].scholars += 1
    state.tell("scholar", player, region)
    if display.points_side:
        score(state, player, benefit.amount, "knowledge")
        for name in [name for name, other in state.regions.items() if other.points_side]:
            turn_knowledge(state, name, False)
    else:
        yield from resolve(state, player, benefit, tile, optional=False)
        turn_knowledge(state, region, True)


def turn_knowledge(state: InventionsState, region: str, points_side: bool) -> None:
    """Turn the knowledge tile of a region to its points or back to its benefit."""
    display = state.regions[region]
    display.points_side = points_side
    state.tell("knowledge_turned", display.knowledge, region, "points" if points_side else "benefit")


CHAINS.update(influence_tiles=chain_influence_tile, knowledge_tiles=learn)
