"""The Craftsmen: a statue of income buildings."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import field

from gobelin.games.tapestry.capital import BuildsElsewhere
from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.vocabulary import BUILDINGS
from gobelin.kernel import Option, Rule, Seat, Verb


class Statue(Mat, tag="craftsmen"):
    """The mat of the Craftsmen."""

    columns: list[int] = field(default_factory=list)
    """The column of each building."""
    buildings: list[str] = field(default_factory=list)
    """What stands there."""


@power("craftsmen")
class Craftsmen(BuildsElsewhere):
    """TAP-CIV-12: income buildings may stand on the mat, where each covers a reward and gives it."""

    record = Statue

    events: Mapping[str, tuple[str, ...]] = {"crafted": ("seat", "building", "column")}

    def verbs(self, box: Box) -> list[Verb]:
        """A column of the statue."""
        return [Verb("statue", column=len(box.civilizations["craftsmen"].columns))]

    def building_places(self, state: TapestryState, owner: Seat, mat: Statue, building: str) -> list[Option]:
        """The columns with a free space; landmarks have no place here."""
        if building not in BUILDINGS:
            return []
        columns = state.facts.civilizations[mat.id].columns
        return [("statue", n) for n, spaces in enumerate(columns) if mat.columns.count(n) < len(spaces)]

    def put_building(self, state: TapestryState, owner: Seat, mat: Statue, option: Option, building: str) -> Rule[None]:
        """On the lowest free space of the column, for its reward."""
        column = int(option[1])
        reward = state.facts.civilizations[mat.id].columns[column][mat.columns.count(column)]
        mat.columns.append(column)
        mat.buildings.append(building)
        state.tell("crafted", owner, building, column)
        yield from perform(state, owner, reward, mat.id)
