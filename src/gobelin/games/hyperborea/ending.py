"""End of the game and final scoring (HYP-OVER, HYP-SCORE)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gobelin.games.hyperborea.components import GREY
from gobelin.games.hyperborea.state import EMPTY, GHOST, HyperboreaState
from gobelin.kernel import Result, Seat

PARTS: Final = ("gems", "ghosts", "graveyard", "cubes", "objectives", "technologies", "control")
"""The seven parts of the scoring, in their order."""


def meet(state: HyperboreaState, condition: str) -> None:
    """HYP-OVER-10, HYP-OVER-13, HYP-OVER-14: the active player meets a condition, once; tiles never run out of effect.

    HYP-OVER-09, HYP-OPEN-06, HYP-OPEN-07: different conditions count, for good, and end the game by themselves.
    """
    if condition in state.player.objectives:
        return
    is_last = triggers_end(state, condition)
    state.player.objectives.append(condition)
    state.tell("objective", state.active, condition)
    if condition not in state.fulfilled:
        state.fulfilled.append(condition)
    if is_last:
        state.ending = state.active
        state.tell("end_triggered", state.active)


def triggers_end(state: HyperboreaState, condition: str) -> bool:
    """Whether the end comes as soon as somebody meets this condition too."""
    return state.ending < 0 and len({*state.fulfilled, condition}) >= conditions_needed(state)


def conditions_needed(state: HyperboreaState) -> int:
    """HYP-OVER-06 to HYP-OVER-08: how many conditions end a game of this length."""
    return state.facts.start.conditions[state.length]


def condition_of(state: HyperboreaState, objective: str) -> int:
    """HYP-OVER-01 to HYP-OVER-04: the gems, the cards or the figures on the map that meet a condition."""
    if objective == "objective_figures":
        return state.facts.pieces.figures
    tile = state.facts.objectives[objective]
    few = tile.threshold_two_players if state.seats == 2 else 0
    return few or tile.threshold


def progress(state: HyperboreaState, seat: Seat, objective: str) -> int:
    """How much of a condition a player has."""
    player = state.players[seat]
    if objective == "objective_figures":
        return state.facts.pieces.figures - player.supply
    return player.gems if objective == "objective_vp" else len(player.cards)


def controller(state: HyperboreaState, place: int) -> Seat | None:
    """HYP-SCORE-11, HYP-SCORE-12, HYP-OPEN-23: who has more figures there than any single opponent and the ghosts."""
    if not state.is_open(place):
        return None  # HYP-OPEN-24
    sites, seats = state.sites[place], state.seats
    counts = state.all_outside(place)
    for who in sites:
        if 0 <= who < seats:
            counts[who] += 1
    most = max(counts)
    return counts.index(most) if most > sites.count(GHOST) and counts.count(most) == 1 else None


def controlled(state: HyperboreaState, seat: Seat) -> list[int]:
    """The hexes that a player controls."""
    return [place for place in range(len(state.sites)) if controller(state, place) == seat]


def points(state: HyperboreaState, seat: Seat, held: Iterable[int] | None = None) -> dict[str, int]:
    """HYP-SCORE-01 to HYP-SCORE-10: a player's points by part, as if the game ended now.

    Who knows the hexes that the player controls can hand them in as `held`.
    """
    player, facts = state.players[seat], state.facts
    worth, cards, backs = facts.points, facts.cards, facts.zones
    scale = worth.ghosts
    ghosts = scale[min(player.ghosts, len(scale)) - 1] if player.ghosts else 0
    ghosts += worth.further_ghost * max(0, player.ghosts - len(scale))
    zones = {"homeland": worth.homeland, "borderland": worth.borderland, "centre": worth.centre}
    lands = [state.land.items[place] for place in (controlled(state, seat) if held is None else held)]
    return {
        "gems": worth.gem * player.gems,
        "ghosts": ghosts,
        "graveyard": worth.figure * len(player.graveyard),
        "cubes": worth.cube * coloured(state, seat),
        "objectives": worth.objective * len(player.objectives),
        "technologies": sum([cards[card].vp for card in player.cards]),
        "control": sum([zones[backs[land]] for land in lands]),
    }


def coloured(state: HyperboreaState, seat: Seat) -> int:
    """HYP-SCORE-04, HYP-SCORE-05: the player's cubes but for the grey ones."""
    player = state.players[seat]
    loose = player.bag[:GREY] + player.available[:GREY] + player.unused[:GREY]  # grey is the last
    placed = [cube for cubes in player.placed.values() for cube in cubes if cube not in (EMPTY, GREY)]
    return sum(loose) + len(placed)


def tell_scores(state: HyperboreaState) -> None:
    """Tell every point of the final scoring with its reason."""
    for seat in range(state.seats):
        for part, scored in points(state, seat).items():
            if scored:
                state.tell("scored", seat, scored, part)


def tie_breakers(state: HyperboreaState, seat: Seat, hexes: int) -> tuple[int, int, int]:
    """HYP-SCORE-14 to HYP-SCORE-16: the hexes that the player controls, coloured cubes, the place in the turn order."""
    return hexes, coloured(state, seat), 1 + (seat - state.first) % state.seats


def broken_ties(state: HyperboreaState) -> dict[str, tuple[int, ...]]:
    """What decides among equal points, by what it is called."""
    figures = [tie_breakers(state, seat, len(controlled(state, seat))) for seat in range(state.seats)]
    return dict(zip(("name-control", "name-cubes", "table-order"), zip(*figures, strict=True), strict=True))


def result(state: HyperboreaState) -> Result:
    """HYP-SCORE-13 to HYP-SCORE-16: most points; then hexes, coloured cubes, and the later place in turn order."""
    scores = tuple(sum(points(state, seat).values()) for seat in range(state.seats))
    ranks = list(zip(scores, *broken_ties(state).values(), strict=True))
    order = sorted(range(state.seats), key=ranks.__getitem__, reverse=True)
    return Result(scores, tuple(order.index(seat) + 1 for seat in range(state.seats)))
