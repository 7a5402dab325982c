"""The Craftsmen: a statue of income buildings. `marks` are its buildings, `numbers` the column of each."""

from __future__ import annotations

from collections.abc import Mapping

from gobelin.games.tapestry.capital import BuildsElsewhere
from gobelin.games.tapestry.components import BUILDINGS, Box
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.state import Mat, Table
from gobelin.kernel import Option, Rule, Seat, Verb


@power("craftsmen")
class Craftsmen(BuildsElsewhere):
    """TAP-CIV-12: income buildings may stand on the mat, where each covers a reward and gives it."""

    events: Mapping[str, tuple[str, ...]] = {"crafted": ("seat", "building", "column")}

    def verbs(self, box: Box) -> list[Verb]:
        """A column of the statue."""
        return [Verb("statue", column=len(box.civilizations["craftsmen"].columns))]

    def building_places(self, state: Table, owner: Seat, mat: Mat, building: str) -> list[Option]:
        """The columns with a free space; landmarks have no place here."""
        if building not in BUILDINGS:
            return []
        columns = state.facts.civilizations[mat.id].columns
        return [("statue", n) for n, spaces in enumerate(columns) if mat.numbers.count(n) < len(spaces)]

    def put_building(self, state: Table, owner: Seat, mat: Mat, option: Option, building: str) -> Rule[None]:
        """On the lowest free space of the column, for its reward."""
        column = int(option[1])
        reward = state.facts.civilizations[mat.id].columns[column][mat.numbers.count(column)]
        mat.numbers.append(column)
        mat.marks.append(building)
        state.tell("crafted", owner, building, column)
        yield from perform(state, owner, reward, mat.id)
