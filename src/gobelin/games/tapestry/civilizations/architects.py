"""The Architects: districts and lines with one kind of income building pay more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gobelin.games.tapestry.capital import ScoresLines, WatchesDistricts, make_impassable, swap_buildings
from gobelin.games.tapestry.city import FREE, MARKER
from gobelin.games.tapestry.gaining import SetsUp
from gobelin.games.tapestry.player import LETTERS, Mat, Player
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.resources import counted, receive_any
from gobelin.games.tapestry.settling import Adjusts
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Ask, Option, Rule, Seat

KINDS: Final = frozenset(LETTERS.values())


def kinds_in(player: Player, area: int) -> set[str]:
    """The kinds of income buildings that stand in an area of the capital."""
    return {plot for i, plot in enumerate(player.plots) if area >> i & 1 and plot in KINDS}


@power("architects")
class Architects(SetsUp, Adjusts, WatchesDistricts, ScoresLines):
    """TAP-CIV-04 to TAP-CIV-06, TAP-ADJ-03: order in the capital."""

    events: Mapping[str, tuple[str, ...]] = {
        "impassable": ("seat", "row", "col"),
        "swapped": ("seat", "row", "col", "other_row", "other_col"),
    }

    def setup(self, state: TapestryState, owner: Seat, mat: Mat, at_start: bool) -> Rule[None]:
        """TAP-CIV-06: gained mid-game, two income buildings may change places, several times."""
        if at_start:
            return
        player = state.players[owner]
        for _ in range(state.facts.civilizations[mat.id].amounts["swaps"]):
            standing = {("place", i // 9, i % 9): i for i, plot in enumerate(player.plots) if plot in KINDS}
            if len({player.plots[i] for i in standing.values()}) < 2:  # like for like changes nothing
                return
            options: list[Option] = [*standing, ("decline",)]
            first = yield Ask(owner, "architects_swap", options, rules=("TAP-CIV-06",))
            if first[0] == "decline":
                return
            one = standing[first]
            unlike = [option for option, i in standing.items() if player.plots[i] != player.plots[one]]
            second = yield Ask(owner, "architects_swap_with", unlike, rules=("TAP-CIV-06",))
            swap_buildings(state, owner, one, standing[second])

    def adjust(self, state: TapestryState, owner: Seat, mat: Mat) -> Rule[None]:
        """TAP-ADJ-03, TAP-OPEN-03: a token per opponent makes a free plot impassable, each in another district."""
        player = state.players[owner]
        for _ in range(counted(state, owner, "opponent")):
            open_districts = [area for area in state.city(owner).districts if not _has_token(player, area)]
            options: list[Option] = [
                ("place", i // 9, i % 9)
                for i, plot in enumerate(player.plots)
                if plot == FREE and any(area >> i & 1 for area in open_districts)
            ]
            if not options:  # a small city has fewer districts
                return
            _, row, col = yield Ask(owner, "architects_token", options, rules=("TAP-ADJ-03", "TAP-OPEN-03"))
            make_impassable(state, owner, 9 * row + col)

    def on_district(self, state: TapestryState, owner: Seat, mat: Mat, actor: Seat, district: int) -> Rule[None]:
        """TAP-CIV-04: with income buildings of one type it brings more."""
        if actor == owner and len(kinds_in(state.players[owner], state.city(owner).districts[district])) == 1:
            yield from receive_any(state, owner, state.facts.civilizations[mat.id].amounts["resources"], mat.id)

    def line_points(self, state: TapestryState, owner: Seat, mat: Mat) -> int:
        """TAP-CIV-05: a complete line with income buildings of one type is worth more."""
        player, lines_here = state.players[owner], state.city(owner).lines
        lines = sum(player.filled & line == line and len(kinds_in(player, line)) == 1 for line in lines_here)
        return lines * state.facts.civilizations[mat.id].amounts["line_vp"]


def _has_token(player: Player, area: int) -> bool:
    """Whether a player token lies in an area of the capital."""
    return any(plot == MARKER and area >> i & 1 for i, plot in enumerate(player.plots))
