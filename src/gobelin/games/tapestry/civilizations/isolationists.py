"""The Isolationists lock the empty territories they conquer and score the largest area of one terrain."""

from __future__ import annotations

from collections.abc import Mapping

from gobelin.games.tapestry.conquer import Conquest, WatchesConquests, place_token
from gobelin.games.tapestry.income import ScoresLast
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import receive_any, score
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.vocabulary import LAND, Terrain
from gobelin.kernel import Ask, Rule, Seat

NAME = "isolationists"


@power(NAME)
class Isolationists(WatchesConquests, ScoresLast):
    """TAP-CIV-12: a token beside the outpost, and points for connected land."""

    events: Mapping[str, tuple[str, ...]] = {"token_placed": ("seat", "hex", "civilization")}

    def on_conquer(self, state: TapestryState, owner: Seat, mat: Mat, actor: Seat, conquest: Conquest) -> Rule[None]:
        """An empty territory may take a token besides, which makes two pieces of it and gives a resource."""
        place = conquest.place
        # the reward of the conquest may have brought a second piece already
        if actor != owner or conquest.before or not mat.tokens or len(state.pieces[place]) > 1:
            return
        (chosen,) = yield Ask(owner, NAME, [("accept",), ("decline",)], rules=("TAP-CIV-12",))
        if chosen == "accept":
            mat.tokens -= 1
            place_token(state, owner, place, NAME)
            yield from receive_any(state, owner, state.facts.civilizations[NAME].amounts["resources"], NAME)

    def final(self, state: TapestryState, owner: Seat, mat: Mat) -> Rule[None]:
        """Points for the largest connected area of one land terrain in own territories."""
        size = max(largest_area(state, owner, terrain) for terrain in LAND)
        table = state.facts.civilizations[NAME].table
        if size:
            score(state, owner, table[min(size, len(table)) - 1], NAME)
        yield from ()


def largest_area(state: TapestryState, seat: Seat, terrain: Terrain) -> int:
    """How many controlled territories the largest area of a terrain joins.

    One that shows the terrain only inside, like the middle island (TAP-CIV-08), is an area by itself.
    """
    left = {place for place in state.territories(seat) if terrain in state.terrains(place)}
    largest = 0
    while left:
        area = [min(left)]
        left.remove(area[0])
        for place in area:
            joined = sorted(left.intersection(connected(state, place, terrain)))
            area += joined
            left.difference_update(joined)
        largest = max(largest, len(area))
    return largest


def connected(state: TapestryState, place: int, terrain: Terrain) -> list[int]:
    """The hexes that touch the terrain of a hex with the same one: both show it at one end of their common side."""
    corners = state.corners(place)
    found = []
    for side, other in enumerate(state.map.neighbours[place]):
        beyond = state.corners(other) if other >= 0 else ()
        if beyond and (
            corners[side] == beyond[(side + 4) % 6] == terrain
            or corners[(side + 1) % 6] == beyond[(side + 3) % 6] == terrain
        ):
            found.append(other)
    return found
