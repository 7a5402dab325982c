"""The Treasure Hunters raise a treasure of every terrain."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import field

from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.conquer import place_treasure
from gobelin.games.tapestry.conquer_dice import roll_one, rolled, take_die
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.science import may_advance, research_result
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Ask, Option, Rule, Seat, Verb

NAME = "treasure_hunters"


class Hoard(Mat, tag=NAME):
    """The mat of the Treasure Hunters."""

    raised: list[str] = field(default_factory=list)
    """The terrains whose treasure is raised; its token controls the territory."""


@power(NAME)
class TreasureHunters(HasIncome):
    """TAP-CIV-12: a treasure of each terrain, once."""

    record = Hoard

    events: Mapping[str, tuple[str, ...]] = {"treasure": ("seat", "terrain", "hex")}

    def verbs(self, box: Box) -> list[Verb]:
        """Which of two rolls of a die counts."""
        return [
            Verb("keep_roll", die=[f"conquer_black_{face}" for face in range(len(box.dice["conquer_black"].faces))])
        ]

    def income(self, state: TapestryState, owner: Seat, mat: Hoard) -> Rule[None]:
        """A token on an empty territory with a terrain not yet used, beside an own one; that is no conquest."""
        places = {
            terrain: hunting_grounds(state, owner, terrain)
            for terrain in state.facts.civilizations[NAME].choices
            if terrain not in mat.raised
        }
        options: list[Option] = [("use", terrain) for terrain, there in places.items() if there]
        if not options or not mat.tokens:
            return
        chosen = yield Ask(owner, NAME, [*options, ("decline",)], rules=("TAP-CIV-12",))
        if chosen[0] == "decline":
            return
        terrain = str(chosen[1])
        _, place = yield Ask(owner, "treasure", [("settle", place) for place in places[terrain]])
        mat.tokens -= 1
        mat.raised.append(terrain)
        yield from place_treasure(state, owner, place, terrain)
        yield from perform(state, owner, state.facts.civilizations[NAME].treasures[terrain], NAME)
        yield from DICE[terrain](state, owner, place)


def hunting_grounds(state: TapestryState, owner: Seat, terrain: str) -> list[int]:
    """The empty explored territories with the terrain beside an own one."""
    near = sorted(state.beside(state.territories(owner)))
    return [place for place in near if not state.pieces.get(place) and terrain in state.terrains(place)]


def rolls(state: TapestryState) -> int:
    """How often a die is rolled."""
    return state.facts.civilizations[NAME].amounts["rolls"]


def desert(state: TapestryState, owner: Seat, place: int) -> Rule[None]:
    """The black die twice: one result counts."""
    face = yield from roll_one(state, owner, "conquer_black", place, rolls(state))
    yield from take_die(state, owner, "black", face, place)


def grassland(state: TapestryState, owner: Seat, place: int) -> Rule[None]:
    """The science die twice: one result counts, for an advance that may be declined."""
    track = yield from research_result(state, owner, rolls(state))
    yield from may_advance(state, owner, track, True, "pay")


def mountain(state: TapestryState, owner: Seat, place: int) -> Rule[None]:
    """Both conquer dice, and both count."""
    red, black = yield from rolled(state, owner, place)
    yield from take_die(state, owner, "red", red, place)
    yield from take_die(state, owner, "black", black, place)


def forest(state: TapestryState, owner: Seat, place: int) -> Rule[None]:
    """The red die twice, and both results count."""
    faces = []
    for _ in range(rolls(state)):
        faces.append((yield from roll_one(state, owner, "conquer_red", place)))
    for face in faces:
        yield from take_die(state, owner, "red", face, place)


DICE = {"desert": desert, "grassland": grassland, "mountain": mountain, "forest": forest}
"""What is rolled for the treasure of each terrain."""
