"""Final scoring and ties (INV-END, INV-OPEN-07)."""

from __future__ import annotations

from collections import Counter

from gobelin.games.inventions.citizens import score
from gobelin.games.inventions.components import DISCIPLINES, Goal, Tally
from gobelin.games.inventions.state import InventionsState
from gobelin.kernel import Result, Seat
from gobelin.toolkit.hidden import flip


def prosperity(state: InventionsState, player: Seat, hex_: str) -> int:
    """INV-END-03, INV-OPEN-07: the points of a prosperity tile on the progress map."""
    facts, society = state.facts, state.players[player]
    tile = facts.prosperity_tiles[society.progress[hex_]]
    if tile.pairs is not None:
        kinds = Counter(facts.kind(other) for other in society.progress.values())
        return tile.points * min(kinds[kind] for kind in tile.pairs)
    around = [society.progress[other] for other in facts.beside[hex_] if other in society.progress]
    return tile.points * (sum(facts.kind(other) == tile.beside for other in around) + tile.itself)


def goal(state: InventionsState, player: Seat, which: Goal) -> int:
    """The points of a private goal."""
    society = state.players[player]
    if which.era_points:
        return which.era_points[state.era_of(player) - 1]
    if which.supply_points:
        return next((points for most, points in which.supply_points if society.supply <= most), 0)
    return sum(min(tally.most, tally.points * count(state, player, tally)) for tally in which.counts)


def count(state: InventionsState, player: Seat, tally: Tally) -> int:
    """How many of something a society has."""
    facts, society = state.facts, state.players[player]
    fitting = [
        card
        for card in society.inventions
        if tally.discipline in (None, facts.ideas[card].discipline)
        and tally.era_min <= facts.ideas[card].era <= tally.era_max
    ]
    match tally.per:
        case "own_citizen_on_map_region":
            return state.regions[tally.region].population[player]
        case "own_influence_tile_in_region":
            return sum(owner == player for owner, _, _ in state.regions[tally.region].influence)
        case "own_influence_tile_on_board":
            return sum(owner == player for display in state.regions.values() for owner, _, _ in display.influence)
        case "own_invention":
            return len(fitting)
        case "set_of_own_inventions":
            kinds = Counter(facts.ideas[card].discipline for card in society.inventions)
            return min(kinds[discipline] for discipline in DISCIPLINES)
        case "distinct_era_among_own_inventions":
            return len({facts.ideas[card].era for card in society.inventions})
        case "own_academic_in_academy":
            return society.academy
        case "placed_tile":
            return sum(facts.kind(tile) == tally.discipline for tile in society.progress.values())


def final(state: InventionsState, player: Seat) -> dict[str, int]:
    """INV-END-02 to INV-END-04: what the final scoring adds, by its reasons; the best private goals count."""
    facts, society = state.facts, state.players[player]
    points = {"influence_track": facts.level(society.influence).points}
    for hex_, tile in society.progress.items():
        if tile in facts.prosperity_tiles:
            points[tile] = prosperity(state, player, hex_)
    goals = {name: goal(state, player, facts.private_goals[name]) for name in society.goals.items}
    best = sorted(goals, key=lambda name: (-goals[name], name))[: facts.pieces.goals_scored]
    return points | {name: goals[name] for name in best}


def tell_scores(state: InventionsState) -> None:
    """INV-END-01: carry out the final scoring; the private goals are shown."""
    for player in range(state.seats):
        society = state.players[player]
        for number in range(len(society.goals)):
            state.tell("goal_shown", player, flip(state, society.goals, number))
        for why, points in final(state, player).items():
            score(state, player, points, why)


def tie_breakers(state: InventionsState) -> dict[str, tuple[int, ...]]:
    """INV-END-06 to INV-END-08: tiles on the map, inventions, and the fewest citizens in the supply."""
    societies = [state.players[seat] for seat in range(state.seats)]
    return {
        "label-placed": tuple(len(society.progress) for society in societies),
        "label-inventions": tuple(len(society.inventions) for society in societies),
        "label-supply": tuple(society.supply for society in societies),
    }


def result(state: InventionsState) -> Result:
    """INV-END-05, INV-OPEN-43: places by points and tie-breakers; a full tie is shared."""
    scores = tuple(state.players[seat].ip for seat in range(state.seats))
    placed, inventions, supply = tie_breakers(state).values()
    ranks = list(zip(scores, placed, inventions, (-citizens for citizens in supply), strict=True))
    return Result(scores, tuple(1 + sum(other > rank for other in ranks) for rank in ranks))
