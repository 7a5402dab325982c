"""The Treasure Hunters raise a treasure of every terrain."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import field

from gobelin.games.tapestry.advance import may_advance, roll_science_die
from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.conquer import place_treasure, roll, rolled, take_die
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.income import HasIncome
from gobelin.games.tapestry.powers import power
from gobelin.games.tapestry.state import Mat, TapestryState
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

    events: Mapping[str, tuple[str, ...]] = {"treasure": ("seat", "terrain", "hex"), "rolled_die": ("seat", "die")}

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


def rolls(state: TapestryState, owner: Seat, die: str) -> list[int]:
    """Roll a conquer die as often as the mat says."""
    faces = []
    for _ in range(state.facts.civilizations[NAME].amounts["rolls"]):
        faces.append(roll(state, die))
        state.tell("rolled_die", owner, f"{die}_{faces[-1]}")
    return faces


def desert(state: TapestryState, owner: Seat, place: int) -> Rule[None]:
    """The black die twice: one result counts."""
    faces = rolls(state, owner, "conquer_black")
    options: list[Option] = [("keep_roll", f"conquer_black_{face}") for face in dict.fromkeys(faces)]
    _, kept = yield Ask(owner, "treasure_die", options)
    yield from take_die(state, owner, "black", next(face for face in faces if kept == f"conquer_black_{face}"), place)


def grassland(state: TapestryState, owner: Seat, place: int) -> Rule[None]:
    """The science die twice: one result counts, for an advance that may be declined."""
    tracks = [roll_science_die(state, owner) for _ in range(state.facts.civilizations[NAME].amounts["rolls"])]
    options: list[Option] = [("keep_track", track) for track in dict.fromkeys(tracks)]
    _, track = yield Ask(owner, "science_die", options)
    yield from may_advance(state, owner, track, True, "pay")


def mountain(state: TapestryState, owner: Seat, place: int) -> Rule[None]:
    """Both conquer dice, and both count."""
    red, black = rolled(state, owner)
    yield from take_die(state, owner, "red", red, place)
    yield from take_die(state, owner, "black", black, place)


def forest(state: TapestryState, owner: Seat, place: int) -> Rule[None]:
    """The red die twice, and both results count."""
    for face in rolls(state, owner, "conquer_red"):
        yield from take_die(state, owner, "red", face, place)


DICE = {"desert": desert, "grassland": grassland, "mountain": mountain, "forest": forest}
"""What is rolled for the treasure of each terrain."""
