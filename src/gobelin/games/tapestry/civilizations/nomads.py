"""The Nomads build on the map."""

from __future__ import annotations

from collections.abc import Mapping

from gobelin.games.tapestry.capital import BuildsElsewhere
from gobelin.games.tapestry.conquer import settle_building
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import receive_any
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Option, Rule, Seat

NAME = "nomads"


@power(NAME)
class Nomads(BuildsElsewhere):
    """TAP-CIV-12: income buildings and landmarks may become pieces on territories, as good as outposts."""

    events: Mapping[str, tuple[str, ...]] = {"settled": ("seat", "building", "hex")}

    def building_places(self, state: TapestryState, owner: Seat, mat: Mat, building: str) -> list[Option]:
        """Own territories with one piece, and empty explored ones beside own territories."""
        mine = state.territories(owner)
        locked = [place for place in mine if len(state.pieces[place]) == 1]
        empty = [place for place in state.beside(mine) if state.corners(place) and not state.pieces.get(place)]
        return [("settle", place) for place in sorted([*locked, *empty])]

    def put_building(self, state: TapestryState, owner: Seat, mat: Mat, option: Option, building: str) -> Rule[None]:
        """It locks an own territory and gives a resource, or takes an empty one; that is no conquest (TAP-ACH-09)."""
        place = int(option[1])
        locks = bool(state.pieces.get(place))
        yield from settle_building(state, owner, place, building)
        if locks:
            yield from receive_any(state, owner, state.facts.civilizations[NAME].amounts["resources"], NAME)
