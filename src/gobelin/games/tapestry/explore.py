"""Exploring the map and space (TAP-EXP, TAP-SPC)."""

from __future__ import annotations

from typing import Any, NamedTuple

from gobelin.games.tapestry.benefits import Explore, ExploreSpace, Gain
from gobelin.games.tapestry.chance import choose_top
from gobelin.games.tapestry.effects import perform, performs, possible_if
from gobelin.games.tapestry.pool import instead
from gobelin.games.tapestry.powers import Power, own_powers, trigger
from gobelin.games.tapestry.resources import score
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.vocabulary import Terrain
from gobelin.kernel import Ask, Option, Rule, Seat
from gobelin.toolkit.hidden import Pile, flip


class Exploration(NamedTuple):
    """A territory tile that is being laid."""

    place: int
    tile: str
    on_island: bool
    """On the Islanders' mat, not on the map."""


class PreparesExploring(Power):
    """It comes before exploring."""

    def before_explore(self, state: TapestryState, owner: Seat, mark: Any) -> Rule[None]:
        """The owner is about to explore."""
        raise NotImplementedError


class ExploresElsewhere(Power):
    """A mat where territory tiles may lie, besides on the map."""

    def explore_places(self, state: TapestryState, owner: Seat, mat: Any) -> list[Option]:
        """Where one may lie."""
        raise NotImplementedError

    def lay_tile(self, state: TapestryState, owner: Seat, mat: Any, option: Option, tile: str) -> Rule[int]:
        """Lay it there and return the points for its sides."""
        raise NotImplementedError


class ReplacesSides(Power):
    """It offers something else for the points of the sides."""

    def instead_of_sides(
        self, state: TapestryState, owner: Seat, mark: Any, explored: Exploration, sides: int
    ) -> Rule[bool]:
        """Whether the owner takes the reward a second time instead."""
        raise NotImplementedError


class WatchesTiles(Power):
    """It adds to gaining territory tiles."""

    def on_tiles(self, state: TapestryState, owner: Seat, mark: Any, tiles: list[str]) -> Rule[None]:
        """The owner has gained these."""
        raise NotImplementedError


class WatchesExploring(Power):
    """It adds to exploring."""

    def on_explore(self, state: TapestryState, owner: Seat, mark: Any, explored: Exploration) -> Rule[None]:
        """The owner has explored a territory, reward and all."""
        raise NotImplementedError


def take(state: TapestryState, pile: Pile) -> str:
    """Take the top of a stock into the open."""
    flip(state, pile, -1)
    return pile.remove(-1)


def gain_tiles(state: TapestryState, seat: Seat, effect: Gain, why: str) -> Rule[None]:
    """TAP-EXP-09, TAP-EXP-12, TAP-SPC-04: tiles lie open in the supply; an exhausted stock gives nothing more."""
    player = state.players[seat]
    if effect.gain == "space_tile":
        stock, supply = state.space_stock, player.space
    else:
        stock, supply = state.territory_stock, player.territories
    kind = state.facts.space_tiles if effect.gain == "space_tile" else state.facts.territory_tiles
    fresh: list[str] = []
    for _ in range(effect.n):
        tile = yield from instead(state, seat, kind)
        if tile is None and stock.items:
            yield from choose_top(state, seat, stock, effect.gain)
            tile = take(state, stock)
            state.tell("took_tile", seat, tile, why)
        if tile is not None:
            supply.append(tile)
            fresh.append(tile)
    state.fresh = fresh
    if fresh and effect.gain == "territory_tile":
        for mark, power in own_powers(state, seat, WatchesTiles):
            yield from power.on_tiles(state, seat, mark, list(fresh))


def discard_tile(state: TapestryState, seat: Seat, tile: str, why: str) -> None:
    """A territory tile of the supply, or a space tile that was explored, goes to the discard pile."""
    player = state.players[seat]
    (player.territories if tile in player.territories else player.explored).remove(tile)
    state.tile_discards.append(tile)
    state.tell("discarded", seat, tile, why)


def leave_supply(state: TapestryState, seat: Seat, tile: str) -> None:
    """TAA-CIV-05: a territory tile that has just been gained goes to a civilization mat, which tells of it."""
    state.players[seat].territories.remove(tile)
    state.fresh.remove(tile)


def give_tile(state: TapestryState, seat: Seat, tile: str, to: Seat) -> None:
    """A territory tile goes from supply to supply."""
    state.players[seat].territories.remove(tile)
    state.players[to].territories.append(tile)
    state.tell("gave_tile", seat, tile, to)


# --- the map ----------------------------------------------------------------------------------------------------------


def unexplored(state: TapestryState, seat: Seat, anywhere: bool = False) -> list[int]:
    """TAP-EXP-01, TAP-EXP-11: the hexes where a player may lay a tile."""
    places = range(len(state.map.hexes)) if anywhere else sorted(state.beside(state.territories(seat)))
    return [place for place in places if not state.corners(place)]


def places_to_explore(state: TapestryState, seat: Seat, anywhere: bool) -> list[Option]:
    """Hexes of the map, and what a civilization offers besides in an advance turn."""
    options: list[Option] = [("explore", place) for place in unexplored(state, seat, anywhere)]
    if state.advancing:
        for mat, power in own_powers(state, seat, ExploresElsewhere):
            options += power.explore_places(state, seat, mat)
    return options


@possible_if(Explore)
def can_explore(state: TapestryState, seat: Seat, effect: Explore) -> bool:
    """TAP-EXP-10, TAP-OPEN-17: there must be a tile (or a card that brings some) and a hex for it."""
    has_tiles = state.players[seat].territories or (
        state.territory_stock.items and own_powers(state, seat, PreparesExploring)
    )
    return bool(has_tiles) and bool(places_to_explore(state, seat, effect.anywhere))


def matching_sides(state: TapestryState, place: int, corners: tuple[Terrain, ...]) -> int:
    """TAP-EXP-03, TAP-EXP-05: the sides with the same terrain on both hexes at one of their ends."""
    matches = 0
    for side, other in enumerate(state.map.neighbours[place]):
        beyond = state.corners(other) if other >= 0 else ()
        if beyond and (corners[side] == beyond[(side + 4) % 6] or corners[(side + 1) % 6] == beyond[(side + 3) % 6]):
            matches += 1
    return matches


@performs(Explore)
def explore_effect(state: TapestryState, seat: Seat, effect: Explore, why: str) -> Rule[None]:
    """Explore as an effect says."""
    yield from explore(state, seat, effect.anywhere)


def explore(
    state: TapestryState,
    seat: Seat,
    anywhere: bool = False,
    tile: str | None = None,
    places: list[Option] | None = None,
) -> Rule[tuple[Exploration, int] | None]:
    """TAP-EXP-01 to TAP-EXP-08: lay a tile, score its sides, gain its reward.

    `tile` must be used if given, and one of the `places`. What was explored is returned with the points of its sides.
    """
    player = state.players[seat]
    if not (places or places_to_explore(state, seat, anywhere)):
        return None
    for mark, before in own_powers(state, seat, PreparesExploring):
        yield from before.before_explore(state, seat, mark)
    if not player.territories or tile not in (None, *player.territories):  # it may have been given away
        return None
    if tile is None:
        _, tile = yield Ask(seat, "tile", [("tile", name) for name in player.territories], rules=("TAP-EXP-01",))
    options = places or places_to_explore(state, seat, anywhere)
    state.about = (tile, -1)
    where = yield Ask(seat, "explore", options, rules=("TAP-EXP-01",))
    state.about = None
    if where[0] == "explore":
        explored, sides = yield from lay(state, seat, tile, where[1])
    else:
        explored, sides = Exploration(where[1], tile, True), 0
        for mat, elsewhere in own_powers(state, seat, ExploresElsewhere):
            sides = yield from elsewhere.lay_tile(state, seat, mat, where, tile)
    reward = state.facts.territory_tiles[tile].reward
    doubled = False
    for mark, replacing in own_powers(state, seat, ReplacesSides):
        doubled = yield from replacing.instead_of_sides(state, seat, mark, explored, sides)
    if doubled:
        sides = 0
        yield from perform(state, seat, reward, tile)
    else:
        score(state, seat, sides, "explore")
    yield from perform(state, seat, reward, tile)
    for mark, after in own_powers(state, seat, WatchesExploring):
        yield from after.on_explore(state, seat, mark, explored)
    yield from trigger(state, seat, "explore")
    return explored, sides


def turns_of(state: TapestryState, tile: str) -> list[int]:
    """TAP-EXP-02: the turns clockwise that make a difference."""
    turned = state.facts.territory_tiles[tile].turned
    return [n for n, corners in enumerate(turned) if corners not in turned[:n]]


def lay(state: TapestryState, seat: Seat, tile: str, place: int) -> Rule[tuple[Exploration, int]]:
    """Turn the tile and lay it on a hex of the map."""
    state.about = (tile, place)
    _, turn = yield Ask(seat, "tile_turn", [("rotate", n) for n in turns_of(state, tile)], rules=("TAP-EXP-02",))
    state.about = None
    state.players[seat].territories.remove(tile)
    state.tiles[place] = (tile, turn)
    state.tell("explored", seat, tile, place, turn)
    return Exploration(place, tile, False), matching_sides(state, place, state.corners(place))


def lay_on_mat(state: TapestryState, seat: Seat, tile: str, place: int, turn: int) -> None:
    """A tile of the supply goes to a hex of the Islanders' mat."""
    state.players[seat].territories.remove(tile)
    state.tell("explored_island", seat, tile, place, turn)


# --- space ------------------------------------------------------------------------------------------------------------


@possible_if(ExploreSpace)
def can_explore_space(state: TapestryState, seat: Seat, effect: ExploreSpace) -> bool:
    """There must be a space tile in the supply."""
    return bool(state.players[seat].space)


@performs(ExploreSpace)
def explore_space(state: TapestryState, seat: Seat, effect: ExploreSpace, why: str) -> Rule[None]:
    """TAP-SPC-02: choose a space tile of the supply, or of those just gained."""
    choice = list(state.fresh if effect.just_gained else state.players[seat].space)
    if choice:
        _, tile = yield Ask(seat, "space", [("space_tile", name) for name in choice], rules=("TAP-SPC-02",))
        yield from reach(state, seat, tile)


def reach(state: TapestryState, seat: Seat, tile: str) -> Rule[None]:
    """TAP-SPC-02, TAP-SPC-03: the tile goes beside the income mat and gives its rewards, but no points for placing."""
    player = state.players[seat]
    player.space.remove(tile)
    player.explored.append(tile)
    state.tell("explored_space", seat, tile)
    yield from perform(state, seat, state.facts.space_tiles[tile].effect, tile, "any")
