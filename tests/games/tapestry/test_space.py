"""TAP-SPC: space tiles."""

from typing import Any

import pytest

from gobelin.games.tapestry.benefits import ExploreSpace, Gain, effects_in
from gobelin.games.tapestry.loading import BOX
from gobelin.toolkit.hidden import Pile
from support.tapestry import Scene

ALL = {"coin": 1, "worker": 1, "food": 1, "culture": 1}
POINTS, STAR, COMET = "space_13_thirteen_points", "space_05_coin_worker_star", "space_01_science_comet"


def enter(space: int, scene: Scene | None = None) -> Scene:
    """Seat 0 advances onto a space of tier IV of exploration; its landmarks are gone."""
    scene = (scene or Scene()).resources(0, food=2).resources(1, **ALL)
    return scene.token(0, "exploration", space - 1).play("advance exploration")


@pytest.mark.rule("TAP-SPC-01")
def test_on_the_tracks_only_the_last_two_spaces_of_exploration_lead_to_space() -> None:
    spaces = [
        space.id
        for space in BOX.spaces.values()
        if any(isinstance(e, ExploreSpace) or e == Gain("space_tile", getattr(e, "n", 1)) for e in effects_in(space))
    ]
    assert spaces == ["interstellar_travel", "warpgates"]
    tiles = [tile for tile in BOX.territory_tiles.values() if "space" in str(tile.reward)]
    assert tiles == []


@pytest.mark.rule("TAP-SPC-01", "TAP-SPC-04")
def test_interstellar_travel_takes_three_tiles_and_explores_one_of_them() -> None:
    scene = Scene().tiles(0, COMET).on_top(POINTS, STAR, "space_08_city_planet")
    enter(11, scene)
    assert scene.offer() == [f"space_tile {tile}" for tile in (POINTS, STAR, "space_08_city_planet")]
    scene.play(f"space_tile {STAR}")
    assert sorted(scene.player(0).space) == sorted([COMET, POINTS, "space_08_city_planet"])


@pytest.mark.rule("TAP-SPC-02", "TAP-SPC-03")
def test_an_explored_space_tile_lies_beside_the_mat_and_gives_its_rewards_only() -> None:
    scene = enter(12, Scene().tiles(0, STAR, POINTS))
    assert scene.offer() == [f"space_tile {STAR}", f"space_tile {POINTS}"]
    scene.play(f"space_tile {STAR}")
    assert (scene.player(0).explored, scene.player(0).space) == ([STAR], [POINTS])
    assert scene.player(0).points == {STAR: 8, "complete_track": 10}  # nothing for placing it
    assert scene.purse(0) == {"coin": 1, "worker": 1}
    assert scene.state.tiles == {}
    players: Any = scene.match.view(1)["players"]
    assert (players[0]["explored"], players[0]["space"]) == ([STAR], [POINTS])


@pytest.mark.rule("TAP-SPC-02")
def test_the_bonus_of_warpgates_explores_another_one() -> None:
    scene = Scene().tiles(0, STAR, POINTS)
    enter(12, scene).play(f"space_tile {STAR}", "pay 1 0 0 0")
    assert scene.player(0).explored == [STAR, POINTS]
    assert scene.player(0).points == {STAR: 8, "complete_track": 10, POINTS: 13}


@pytest.mark.rule("TAP-SPC-04")
@pytest.mark.parametrize("left", [0, 2])
def test_a_gain_takes_at_most_what_is_left_of_the_stock(left: int) -> None:
    stock = [COMET, POINTS][:left]
    scene = Scene().at(space_stock=Pile.unseen(stock, 2), tile_discards=[STAR])
    enter(11, scene)
    if left:
        assert sorted(scene.offer()) == sorted(f"space_tile {tile}" for tile in stock)
        scene.play(f"space_tile {POINTS}")
    assert (scene.player(0).space, scene.player(0).explored) == ([COMET][:left], [POINTS][:left])
    assert (len(scene.state.space_stock), scene.state.tile_discards, scene.asked) == (0, [STAR], 1)
