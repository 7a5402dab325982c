"""The Celestials have a second capital that floats over the map."""

from __future__ import annotations

from collections.abc import Mapping

from gobelin.games.tapestry.capital import changed, standing_on
from gobelin.games.tapestry.conquer import move_wanderer, place_wanderer, take_back_outpost
from gobelin.games.tapestry.conquer_dice import rolled, take_die
from gobelin.games.tapestry.gaining import SetsUp
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.mat_worth import HasProspects
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import lose_points, score
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.vocabulary import LAST
from gobelin.kernel import Ask, Option, Rule, Seat

NAME = "celestials"


class Sky(Mat, tag=NAME):
    """The mat of the Celestials."""

    place: int = -1
    """The territory over which the capital floats."""

    @property
    def numbers(self) -> list[int]:
        """Where it is can be seen on the map."""
        return []


@power(NAME)
class Celestials(SetsUp, HasIncome, HasProspects):
    """TFF-CIV-11 to TFF-CIV-13: a token that fills a place and controls nothing."""

    record = Sky

    events: Mapping[str, tuple[str, ...]] = {
        "outpost_taken_back": ("seat", "hex"),
        "floats": ("seat", "hex"),
        "floated": ("seat", "hex", "to"),
    }

    def setup(self, state: TapestryState, owner: Seat, mat: Sky, at_start: bool) -> Rule[None]:
        """TFF-CIV-11, TAX-OPEN-22: it takes the place of an outpost on the start territory."""
        place = state.players[owner].start_hex
        owners = dict.fromkeys(piece.owner for piece in state.pieces.get(place, ()) if piece.kind == "outpost")
        if owners:
            _, replaced = yield Ask(owner, "celestials_outpost", [("opponent", seat) for seat in owners])
            take_back_outpost(state, replaced, place)
        mat.place = place
        place_wanderer(state, owner, place)
        yield from changed(state)

    def income(self, state: TapestryState, owner: Seat, mat: Sky) -> Rule[None]:
        """TFF-CIV-12, TAX-OPEN-22: to an explored territory beside, for both dice; that is no conquest."""
        if state.players[owner].era == LAST:
            self._score(state, owner)
            return
        places: list[Option] = [("territory", place) for place in state.neighbouring(mat.place) if state.corners(place)]
        chosen = yield Ask(owner, NAME, [*places, ("decline",)], rules=("TFF-CIV-12",))
        if chosen[0] == "decline":
            return
        move_wanderer(state, owner, mat.place, chosen[1])
        mat.place = chosen[1]
        red, black = yield from rolled(state, owner, mat.place)
        yield from take_die(state, owner, "red", red, mat.place)
        yield from take_die(state, owner, "black", black, mat.place)

    def _score(self, state: TapestryState, owner: Seat) -> None:
        """TFF-CIV-13: landmarks that stick out, and those that do not."""
        amounts = state.facts.civilizations[NAME].amounts
        hanging, inside = landmarks_of(state, owner)
        lose_points(state, owner, amounts["lose_vp"] * hanging, NAME)
        score(state, owner, amounts["vp"] * inside, NAME)

    def prospects(self, state: TapestryState, owner: Seat, mat: Sky) -> float:
        """TFF-CIV-13: what landmarks will bring or cost in the end."""
        if state.players[owner].era >= LAST:
            return 0.0
        hanging, inside = landmarks_of(state, owner)
        amounts = state.facts.civilizations[NAME].amounts
        return 0.8 * (amounts["vp"] * inside - amounts["lose_vp"] * hanging)


def landmarks_of(state: TapestryState, seat: Seat) -> tuple[int, int]:
    """How many landmarks stick out of the capital, and how many stand wholly in it."""
    there = {name: standing_on(state, seat, name).bit_count() for name in state.players[seat].landmarks}
    sizes = {name: "".join(state.facts.landmarks[name].shape).count("X") for name in there}
    inside = sum(there[name] == size for name, size in sizes.items())
    return sum(map(bool, there.values())) - inside, inside
