"""TAP-EXP: exploring the map with territory tiles.

Seat 0 starts on hex 4 of the small map; the hexes 1, 2 and 9 beside it are unexplored, 0, 6 and 7 are printed.
"""

from typing import Any

import pytest

from gobelin.games.tapestry.explore import matching_sides
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.player import Piece
from gobelin.toolkit.hidden import Pile
from support.tapestry import Scene

WATER = [f"territory_{n:02}" for n in (5, 7, 16, 17, 26, 28, 40)]
"""Tiles that show nothing but water at their sides."""
ALL = {"coin": 1, "worker": 1, "food": 1, "culture": 1}


def ready(*tiles: str) -> Scene:
    """Seat 0 is about to pay for Rafts: explore, with a tapestry card as its bonus."""
    return Scene().tiles(0, *tiles).token(0, "exploration", 1).resources(0, food=1).resources(1, **ALL)


def rafts(*tiles: str) -> Scene:
    return ready(*tiles).play("advance exploration")


# --- where and how ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-EXP-01")
def test_a_tile_of_the_own_supply_goes_on_an_unexplored_hex_beside_an_own_territory() -> None:
    scene = ready("territory_01", "territory_05").tiles(1, "territory_02").play("advance exploration")
    assert scene.offer() == ["tile territory_01", "tile territory_05"]
    scene.play("tile territory_05")
    assert scene.offer() == ["explore 1", "explore 2", "explore 9"]
    scene.play("explore 2")
    assert scene.state.tiles == {2: ("territory_05", 0)}
    assert scene.player(0).territories == ["territory_01"]


@pytest.mark.rule("TAP-EXP-01", "TAP-CON-02")
def test_every_controlled_territory_opens_the_hexes_beside_it() -> None:
    scene = ready("territory_05").outpost(0, 7).play("advance exploration")
    assert scene.offer() == [f"explore {place}" for place in (1, 2, 5, 9, 10, 13)]


@pytest.mark.rule("TAP-OPEN-14")
def test_a_toppled_outpost_opens_nothing() -> None:
    scene = ready("territory_05").outpost(0, 7, fallen=1).play("advance exploration")
    assert scene.offer() == ["explore 1", "explore 2", "explore 9"]


@pytest.mark.rule("TAP-EXP-02")
@pytest.mark.parametrize("turns", range(6))
def test_a_tile_may_be_turned_six_ways(turns: int) -> None:
    scene = rafts("territory_08").play("explore 9")
    assert scene.offer() == [f"rotate {n}" for n in range(6)]
    corners = BOX.territory_tiles["territory_08"].corners
    assert len(set(corners)) == 3
    scene.play(f"rotate {turns}")
    assert all(scene.state.corners(9)[(corner + turns) % 6] == corners[corner] for corner in range(6))


@pytest.mark.rule("TAP-EXP-11")
def test_anywhere_means_every_unexplored_hex_of_the_map() -> None:
    scene = Scene().tiles(0, "territory_05").token(0, "exploration", 8).resources(0, food=3)
    scene.lay(13, "territory_01").on_top("territory_03", "territory_04").play("advance exploration")  # Airplanes
    scene.play("tile territory_05")
    printed = [0, 4, 6, 7, 15, 16, 17, 22, 24, 25, 26, 27, 28]
    assert scene.offer() == [f"explore {place}" for place in range(34) if place not in (13, *printed)]


@pytest.mark.rule("TAP-EXP-10")
def test_without_an_unexplored_hex_in_reach_exploring_is_lost() -> None:
    scene = ready("territory_01").lay(1, WATER[0]).lay(2, WATER[1]).lay(9, WATER[2])
    scene.play("advance exploration")
    assert (scene.player(0).territories, scene.purse(0), scene.vp(0)) == (["territory_01"], {}, 0)
    assert scene.asked == 1


@pytest.mark.rule("TAP-OPEN-17")
def test_without_a_tile_exploring_is_void_but_the_bonus_can_be_bought() -> None:
    scene = ready().resources(0, food=2, coin=0).play("advance exploration")
    assert (scene.topic, scene.offer()) == ("bonus", ["decline", "pay 0 0 1 0"])
    scene.play("pay 0 0 1 0")
    assert len(scene.player(0).hand) == 1


@pytest.mark.rule("TAP-OPEN-15")
def test_who_controls_nothing_explores_only_anywhere() -> None:
    scene = ready("territory_05").homeless(0).play("advance exploration")
    assert (scene.asked, scene.player(0).territories) == (1, ["territory_05"])
    scene = Scene().homeless(0).tiles(0, "territory_05").token(0, "exploration", 8).resources(0, food=3)
    assert scene.play("advance exploration", "tile territory_05").topic == "explore"


# --- the sides --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-EXP-06", "TAP-EXP-03", "TAP-EXP-07")
def test_the_example_scores_two_sides_although_other_terrains_differ() -> None:
    scene = rafts("territory_04").play("explore 1", "rotate 3")  # north-east lies open water, south the hills
    tile, sea, start, hills = (scene.state.corners(place) for place in (1, 0, 4, 6))
    assert [(tile[4], hills[0]), (tile[3], hills[1])] == [("mountain", "mountain"), ("water", "forest")]
    assert [(tile[1], sea[5]), (tile[2], sea[4])] == [("water", "water"), ("water", "forest")]
    assert [(tile[2], start[0]), (tile[3], start[5])] == [("water", "forest"), ("water", "forest")]
    assert scene.player(0).points == {"explore": 2}
    assert scene.purse(0) == {"culture": 1}


@pytest.mark.rule("TAP-EXP-03", "TAP-EXP-05", "TAP-OPEN-18")
def test_a_side_counts_once_whether_it_matches_wholly_or_in_part() -> None:
    scene = rafts("territory_05").play("explore 9")
    # N in part, NE and S (the middle island) wholly; NW shows forest; SE and SW are unexplored
    assert scene.player(0).points == {"explore": 3}


@pytest.mark.rule("TAP-EXP-03", "TAP-OPEN-18")
@pytest.mark.parametrize("laid", range(4))
def test_unexplored_sides_give_nothing_and_six_is_the_most(laid: int) -> None:
    scene = Scene().tiles(0, WATER[0]).token(0, "exploration", 8).resources(0, food=3)
    for place, tile in list(zip((19, 20, 30), WATER[1:], strict=False))[:laid]:
        scene.lay(place, tile)
    scene.play("advance exploration", f"tile {WATER[0]}", "explore 23")  # Airplanes; three printed hexes show water
    assert scene.player(0).points == {"explore": 3 + laid}


def touching(scene: Scene, place: int, corners: tuple[str, ...]) -> int:
    """The explored hexes that show at a corner point of the plane what a tile shows there too."""
    offsets = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))

    def points(at: int, shown: tuple[str, ...]) -> set[tuple[int, int, str]]:
        a, b = scene.state.map.hexes[at]
        return {(3 * (b - a) + x, a + b + y, terrain) for (x, y), terrain in zip(offsets, shown, strict=False)}

    others = (
        points(other, scene.state.corners(other)) for other in range(len(scene.state.map.hexes)) if other != place
    )
    return sum(bool(points(place, corners) & other) for other in others)


@pytest.mark.rule("TAP-EXP-03", "TAP-EXP-05")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_side_matches_where_both_hexes_show_the_same_at_one_of_its_ends(seats: int) -> None:
    scene = Scene(seats).lay(3, "territory_08", 2)
    found = set()
    for place in range(len(scene.state.map.hexes)):
        if not scene.state.corners(place):
            for name in ("territory_02", "territory_05", "territory_14", "territory_25", "territory_42"):
                for corners in BOX.territory_tiles[name].turned:
                    matches = matching_sides(scene.state, place, corners)
                    assert matches == touching(scene, place, corners)
                    found.add(matches)
    assert found >= {0, 1, 2, 3}


@pytest.mark.rule("TAP-EXP-04")
def test_rivers_are_no_terrain() -> None:
    shown = {terrain for tile in BOX.territory_tiles.values() for terrain in (*tile.corners, *tile.interior_only)}
    printed = {terrain for side in BOX.sides.values() for hexes in side.printed for terrain in hexes.corners}
    assert shown == printed == {"water", "mountain", "grassland", "forest", "desert"}


# --- what follows -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-EXP-07")
@pytest.mark.parametrize(
    ("tile", "reward"),
    [("territory_05", "gained 0 1 food territory_05"), ("territory_07", "gained 0 1 coin territory_07")],
)
def test_the_reward_of_the_tile_comes_after_the_points(tile: str, reward: str) -> None:
    scene = rafts(tile).play("explore 9")
    told = scene.told()
    assert told.index(reward) == told.index("scored 0 3 explore") + 1 == told.index(f"explored 0 {tile} 9 0") + 2


@pytest.mark.rule("TAP-EXP-08")
def test_exploring_alone_gives_no_control() -> None:
    scene = rafts("territory_05").play("explore 9")
    assert scene.state.territories(0) == [4]
    assert (scene.state.pieces.get(9), scene.player(0).outposts) == (None, 8)
    assert scene.state.pieces[4] == [Piece(0, "outpost")] * 2


@pytest.mark.rule("TAP-EXP-09")
def test_tiles_gained_lie_open_in_the_supply() -> None:
    scene = Scene().resources(0, food=1).resources(1, **ALL).on_top("territory_11", "territory_12")
    scene.play("advance exploration")  # Scouting
    assert scene.player(0).territories == ["territory_11", "territory_12"]
    players: Any = scene.match.view(1)["players"]
    assert players[0]["territories"] == ["territory_11", "territory_12"]
    assert scene.told(1)[-2:] == ["took_tile 0 territory_11 scouting", "took_tile 0 territory_12 scouting"]


@pytest.mark.rule("TAP-EXP-12")
@pytest.mark.parametrize("left", [0, 1])
def test_discarded_tiles_do_not_come_back_and_an_empty_stock_gives_nothing(left: int) -> None:
    names = list(BOX.territory_tiles)
    scene = Scene().resources(0, food=1).resources(1, **ALL)
    scene.at(tile_discards=names[left:], territory_stock=Pile.unseen(names[:left], 2))
    scene.play("advance exploration")  # Scouting would bring two
    assert scene.player(0).territories == names[:left]
    assert scene.state.tile_discards == names[left:]
    assert scene.asked == 1


@pytest.mark.rule("TAP-EXP-12")
def test_what_is_handed_in_for_a_bonus_is_out_of_the_game() -> None:
    scene = Scene().tiles(0, "territory_01", "territory_02").token(0, "exploration", 7).resources(0, food=3)
    scene.built(0, farm=5).play("advance exploration", "buy", "discard_tile territory_01")  # Cars
    assert scene.state.tile_discards == ["territory_01", "territory_02"]
    assert len(scene.state.territory_stock) == 46
