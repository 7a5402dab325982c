"""The Automa on the map: distances, conquering and exploring."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from gobelin.games.tapestry.achievements import points_of
from gobelin.games.tapestry.automa.decisions import solo_of
from gobelin.games.tapestry.capital import changed
from gobelin.games.tapestry.conquer import Conquest, after_conquest, place_outpost, targets
from gobelin.games.tapestry.explore import take, unexplored
from gobelin.games.tapestry.player import Piece
from gobelin.games.tapestry.reactions import attack
from gobelin.games.tapestry.state import AUTOMA, SHADOW, TapestryState
from gobelin.games.tapestry.tiebreakers import first_hex, tie_card
from gobelin.kernel import Rule

# --- distances --------------------------------------------------------------------------------------------------------


def human_territories(state: TapestryState) -> list[int]:
    """The hexes that persons control."""
    return [place for seat in range(state.seats) for place in state.territories(seat)]


def is_passable(state: TapestryState, place: int) -> bool:
    """TAP-AUT-29: whether a path may go on from here: no outpost of the Automa, at most one piece of the human."""
    pieces = state.pieces.get(place, ())
    return all(piece.owner != AUTOMA for piece in pieces) and sum(piece.owner < state.seats for piece in pieces) <= 1


def distances(state: TapestryState, goals: Iterable[int]) -> dict[int, int]:
    """TAP-AUT-29: the steps from each hex to the nearest goal; hexes without an allowed path are missing."""
    reached = dict.fromkeys(goals, 0)
    rim = list(reached)
    while rim:
        open_ = [place for place in rim if reached[place] == 0 or is_passable(state, place)]
        rim = []
        for place in open_:
            for other in state.neighbouring(place):
                if other not in reached:
                    reached[other] = reached[place] + 1
                    rim.append(other)
    return reached


def plain_distance(state: TapestryState, place: int, other: int) -> int:
    """The steps between two hexes, whatever stands between them."""
    (a, b), (c, d) = state.map.hexes[place], state.map.hexes[other]
    return max(abs(a - c), abs(b - d), abs((b - a) - (d - c)))


def nearest(state: TapestryState, places: list[int], goals: Iterable[int], step: str) -> list[int]:
    """TAP-OPEN-38: the hexes with the shortest path to a goal; all of them if none has a path."""
    far = distances(state, goals)
    least = min((far[place] for place in places if place in far), default=None)
    if least is None:
        return places
    return _narrowed(state, places, [place for place in places if far.get(place) == least], step)


def furthest(state: TapestryState, places: list[int], goals: Collection[int], step: str) -> list[int]:
    """TAP-OPEN-38: the hexes with the longest path to their nearest goal; without a path the plain distance counts."""
    far = distances(state, goals)
    steps = {
        place: far[place] if place in far else min(plain_distance(state, place, goal) for goal in goals)
        for place in places
    }
    return _narrowed(state, places, [place for place in places if steps[place] == max(steps.values())], step)


def _narrowed(state: TapestryState, before: list[int], left: list[int], step: str) -> list[int]:
    """Tell when a step of a tie has ruled hexes out."""
    if len(left) < len(before):
        state.tell("hexes_left", step, len(left))
    return left


def wants_island(state: TapestryState) -> bool:
    """TAP-AUT-32, TAP-AUT-38: whether the Automa can still earn the achievement of the middle island."""
    takers = state.achievements["middle_island"]
    spaces = points_of(state, "middle_island")
    free = len(state.pieces.get(state.map.island, ())) <= 1  # TAP-CON-10
    return AUTOMA not in takers and len(takers) < len(spaces) and free


# --- conquering -------------------------------------------------------------------------------------------------------


def automa_conquers(state: TapestryState, anywhere: bool = False) -> Rule[None]:
    """TAP-AUT-30, TAP-AUT-31: a territory of the human if one can be conquered, else a neutral one."""
    human = set(human_territories(state))
    legal = targets(state, AUTOMA, anywhere)
    against = [place for place in legal if place in human]
    if against:
        yield from conquer_opponent(state, against)
    else:
        yield from conquer_neutral(state, legal, anywhere)


def conquer_opponent(state: TapestryState, places: list[int]) -> Rule[None]:
    """TAP-AUT-31 to TAP-AUT-34: choose by island and arrows, place the outpost, meet the reaction."""
    state.tell("hexes_valid", "conquer_opponent", len(places))
    if wants_island(state):
        places = nearest(state, places, [state.map.island], "nearest_to_island")
    place = places[0] if len(places) == 1 else first_hex(state, places, tie_card(state))
    before = tuple(state.pieces.get(place, ()))
    victim = state.controllers(place)[0]
    yield from place_outpost(state, AUTOMA, place)
    state.tell("conquered", AUTOMA, place)
    succeeded = yield from attack(state, AUTOMA, victim, place)
    yield from after_conquest(state, AUTOMA, Conquest(place, before, victim, succeeded))


def conquer_neutral(state: TapestryState, legal: list[int], anywhere: bool) -> Rule[None]:
    """TAP-AUT-35 to TAP-AUT-44: choose, lay a tile if need be, place the outpost and perhaps a toppled one by it."""
    human = human_territories(state)
    places = list(legal)
    if state.players[AUTOMA].outposts and state.territory_stock.items:  # TAP-AUT-76
        places += unexplored(state, AUTOMA, anywhere)
    if not places:
        state.tell("hexes_valid", "conquer_neutral", 0)
        return
    card = tie_card(state)
    if not card.toppled_outpost_icon:  # TAP-AUT-36
        border = state.beside(human)
        places = [place for place in places if place not in border]
    state.tell("hexes_valid", "conquer_neutral", len(places))
    if not places:  # TAP-AUT-37
        return
    place = first_hex(state, _nearest_of_neutral(state, places, human), card)
    before = tuple(state.pieces.get(place, ()))
    if not state.corners(place):
        lay_at_random(state, place)
    yield from place_outpost(state, AUTOMA, place)
    state.tell("conquered", AUTOMA, place)
    if card.toppled_outpost_icon and place != state.map.island:
        guard(state, place)
    yield from after_conquest(state, AUTOMA, Conquest(place, before, None, True))


def _nearest_of_neutral(state: TapestryState, places: list[int], human: list[int]) -> list[int]:
    """TAP-AUT-38 to TAP-AUT-40: nearest to the island, then to what the human holds with one piece, or at all."""
    if wants_island(state):
        places = nearest(state, places, [state.map.island], "nearest_to_island")
    single = [place for place in human if len(state.pieces[place]) == 1]
    if single:
        return nearest(state, places, single, "nearest_to_single")
    return nearest(state, places, human, "nearest_to_human")


def guard(state: TapestryState, place: int) -> None:
    """TAP-AUT-44, TAP-AUT-77: a toppled outpost of the Shadow Empire, so that nobody can conquer the territory."""
    if len(state.pieces[place]) == 1:
        state.pieces[place].append(Piece(SHADOW, "outpost", SHADOW))
        state.tell("guarded", place)


# --- exploring --------------------------------------------------------------------------------------------------------


def automa_explores(state: TapestryState, anywhere: bool = False) -> Rule[None]:
    """TAP-AUT-45 to TAP-AUT-47, TAP-AUT-76: far from the human unless it likes war, then by the arrows."""
    places = unexplored(state, AUTOMA, anywhere) if state.territory_stock.items else []
    state.tell("hexes_valid", "explore", len(places))
    if not places:
        return
    human = human_territories(state)
    if solo_of(state).favourites[AUTOMA] != "military" and human:
        places = furthest(state, places, human, "furthest_from_human")
    place = places[0] if len(places) == 1 else first_hex(state, places, tie_card(state))
    lay_at_random(state, place)
    yield from changed(state)


def lay_at_random(state: TapestryState, place: int) -> None:
    """TAP-AUT-42, TAP-AUT-48: the next territory tile, turned by chance; it gives the Automa nothing."""
    tile = take(state, state.territory_stock)
    turn = state.rng.randrange(6)
    state.tiles[place] = (tile, turn)
    state.tell("explored", AUTOMA, tile, place, turn)
