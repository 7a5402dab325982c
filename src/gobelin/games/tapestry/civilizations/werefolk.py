"""The Werefolk change with the moon: a space tile falls on one of its sides."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import field

from gobelin.games.tapestry.advance import advance, can_regress, movable, regress
from gobelin.games.tapestry.benefits import Gain, Regress
from gobelin.games.tapestry.explore import discard_tile, gain_tiles, reach
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import score
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Ask, Option, Rule, Seat

NAME = "werefolk"


class Moon(Mat, tag=NAME):
    """The mat of the Werefolk."""

    tiles: list[str] = field(default_factory=list)
    """The space tile on the mat, if one lies there; it is among the explored ones too."""


@power(NAME)
class Werefolk(HasIncome):
    """TFF-CIV-01, TFF-CIV-35: a tile is tossed like a coin, which is no die."""

    record = Moon

    events: Mapping[str, tuple[str, ...]] = {"tossed": ("seat", "side")}

    def income(self, state: TapestryState, owner: Seat, mat: Moon) -> Rule[None]:
        """The tile on the mat goes, and a new one decides."""
        if mat.tiles:
            tile = mat.tiles.pop()
            state.tell("unmarked", owner, NAME, tile)
            discard_tile(state, owner, tile, NAME)
        yield from gain_tiles(state, owner, Gain("space_tile"), NAME)
        fresh = list(state.fresh)
        is_up = bool(fresh) and state.rng.randrange(2) == 0
        state.tell("tossed", owner, "face_up" if is_up else "face_down")
        if is_up:
            yield from self._face_up(state, owner, mat, fresh[0])
        elif fresh and (tracks := [track for track in state.tracks if movable(state, owner, track)]):
            _, track = yield Ask(owner, "werefolk_track", [("track", track) for track in tracks], ("TFF-CIV-35",))
            yield from advance(state, owner, track, True, "free")

    def _face_up(self, state: TapestryState, owner: Seat, mat: Moon, tile: str) -> Rule[None]:
        """A token goes back for the tile to be explored; or points."""
        back: list[Option] = [
            ("track", track) for track in state.tracks if can_regress(state, owner, Regress(track, False, "none"))
        ]
        chosen = yield Ask(owner, NAME, [*back, ("choose", "points")], rules=("TFF-CIV-01", "TFF-CIV-35"))
        if chosen[0] == "choose":
            score(state, owner, state.facts.civilizations[NAME].amounts["vp"], NAME)
            return
        yield from regress(state, owner, chosen[1], False, "none")
        mat.tiles = [tile]
        state.tell("marked", owner, NAME, tile)
        yield from reach(state, owner, tile)
