"""The Islanders explore a private island on their mat."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import field

from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.explore import ExploresElsewhere, PreparesExploring, explore, lay_on_mat, turns_of
from gobelin.games.tapestry.gaining import SetsUp
from gobelin.games.tapestry.income import HasIncome, ScoresWithPoints
from gobelin.games.tapestry.player import Mat
from gobelin.games.tapestry.powers import own_powers, power
from gobelin.games.tapestry.resources import score
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.vocabulary import Terrain
from gobelin.kernel import Ask, Option, Rule, Seat, Verb

NAME = "islanders"
SIDES = 6


class Island(Mat, tag=NAME):
    """The mat of the Islanders: the hexes N, NE, SE, S, SW, NW of the printed island."""

    tiles: list[str | None] = field(default_factory=list)
    """The tile of each, or nothing."""
    turned: list[int] = field(default_factory=list)
    """How each is turned clockwise."""

    @property
    def cards_and_tiles(self) -> list[str]:
        """The tiles."""
        return [tile for tile in self.tiles if tile]


@power(NAME)
class Islanders(SetsUp, HasIncome, ExploresElsewhere, ScoresWithPoints):
    """TAP-CIV-12: six hexes around the printed island."""

    record = Island

    events: Mapping[str, tuple[str, ...]] = {"explored_island": ("seat", "tile", "place", "turn")}

    def verbs(self, box: Box) -> list[Verb]:
        """A hex of the mat."""
        return [Verb("island", place=SIDES)]

    def setup(self, state: TapestryState, owner: Seat, mat: Island, at_start: bool) -> Rule[None]:
        """The mat is empty; gained in mid-game, some tiles may be laid there at once, without any benefit."""
        mat.tiles, mat.turned = [None] * SIDES, [0] * SIDES
        territories = state.players[owner].territories
        left = 0 if at_start else state.facts.civilizations[NAME].amounts["tiles"]
        while left and territories:
            options: list[Option] = [("tile", tile) for tile in territories]
            chosen = yield Ask(owner, "islanders_tile", [*options, ("decline",)], rules=("TAP-CIV-12",))
            if chosen[0] == "decline":
                return
            where = yield Ask(owner, "explore", self.explore_places(state, owner, mat))
            left -= 1
            yield from self.lay_tile(state, owner, mat, where, chosen[1])

    def income(self, state: TapestryState, owner: Seat, mat: Island) -> Rule[None]:
        """A hex of the mat may be explored."""
        places = self.explore_places(state, owner, mat)
        brought = state.territory_stock.items and own_powers(state, owner, PreparesExploring)
        if not places or not (state.players[owner].territories or brought):
            return
        (chosen,) = yield Ask(owner, NAME, [("accept",), ("decline",)], rules=("TAP-CIV-12",))
        if chosen == "accept":
            yield from explore(state, owner, places=places)

    def explore_places(self, state: TapestryState, owner: Seat, mat: Island) -> list[Option]:
        """The free hexes of the mat."""
        return [("island", place) for place in range(SIDES) if not mat.tiles[place]]

    def lay_tile(self, state: TapestryState, owner: Seat, mat: Island, option: Option, tile: str) -> Rule[int]:
        """Turn the tile and lay it; its sides score against the island and the tiles beside it."""
        place = int(option[1])
        state.about = (tile, -1)
        _, turn = yield Ask(owner, "tile_turn", [("rotate", n) for n in turns_of(state, tile)], rules=("TAP-EXP-02",))
        state.about = None
        mat.tiles[place], mat.turned[place] = tile, turn
        lay_on_mat(state, owner, tile, place, turn)
        return island_sides(state, mat, place)

    def final_points(self, state: TapestryState, owner: Seat, mat: Island) -> Rule[None]:
        """Points for every tile that shows only water outwards."""
        coasts = sum(is_coast(state, mat, place) for place in range(SIDES) if mat.tiles[place])
        score(state, owner, state.facts.civilizations[NAME].amounts["vp"] * coasts, NAME)
        yield from ()


def corners_on(state: TapestryState, mat: Island, place: int) -> tuple[Terrain, ...]:
    """The terrain at the corners of a hex of the mat; nothing if no tile lies there."""
    place %= SIDES
    tile = mat.tiles[place]
    return state.facts.territory_tiles[tile].turned[mat.turned[place]] if tile else ()


def island_sides(state: TapestryState, mat: Island, place: int) -> int:
    """TAP-EXP-03, TAP-EXP-05: the sides that show the same terrain as what lies beyond, at one of their ends.

    Seen from the hex in direction d of the island, the island lies in direction d + 3, the next hexes of the ring in
    d + 2 (clockwise) and d - 2.
    """
    corners = corners_on(state, mat, place)
    start, end = state.facts.islanders_mat[place]
    inner = (place + 3) % SIDES
    matches = int(corners[inner] == end or corners[(inner + 1) % SIDES] == start)
    for side, other in ((place + 2, place + 1), (place - 2, place - 1)):
        beyond = corners_on(state, mat, other)
        if beyond:
            first = corners[side % SIDES] == beyond[(side + 4) % SIDES]
            matches += first or corners[(side + 1) % SIDES] == beyond[(side + 3) % SIDES]
    return matches


def is_coast(state: TapestryState, mat: Island, place: int) -> bool:
    """Whether the three outer sides of a tile show only water, all their ends included."""
    corners = corners_on(state, mat, place)
    return all(corners[(place + n) % SIDES] == "water" for n in (-1, 0, 1, 2))
