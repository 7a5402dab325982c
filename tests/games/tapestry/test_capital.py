"""TAP-CAP: income buildings, plots, districts, rows and columns of the capital."""

from itertools import product

import pytest

from gobelin.conformance import walk
from gobelin.games.tapestry import GAME
from gobelin.games.tapestry.city import COLUMNS, DISTRICTS, FREE, PAD, ROWS
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Match
from support.tapestry import Scene

ALL_PLOTS = (1 << 81) - 1
ANY = ["receive coin", "receive worker", "receive food", "receive culture"]
CENTRE = (39, 40, 49, 50)
"""The free plots in the middle district of the Mountain capital: the other five are impassable."""


def farm(scene: Scene) -> Scene:
    """Seat 0 gains a farm: Wagons, with no tile to explore with."""
    return scene.token(0, "exploration", 2).resources(0, food=1).play("advance exploration")


def at(plot: int) -> str:
    return f"place {plot // 9} {plot % 9}"


def full_but(scene: Scene, *plots: int) -> Scene:
    """Fill the capital of seat 0 except for these plots."""
    return scene.fill(0, ALL_PLOTS & ~sum(1 << plot for plot in plots))


# --- plots ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CAP-01", "TAP-CAP-02", "TAP-CAP-09", "TAP-CAP-13")
@pytest.mark.parametrize("capital", list(BOX.capitals))
def test_a_building_goes_on_any_free_plot_and_nowhere_else(capital: str) -> None:
    scene = Scene()
    scene._found(0, capital)
    scene.built(0, house=1)
    plots = scene._state.players[0].plots
    assert farm(scene).offer() == [at(plot) for plot in range(81) if plots[plot] in (FREE, PAD)]


@pytest.mark.rule("TAP-CAP-13")
def test_an_income_building_covers_one_plot() -> None:
    scene = farm(Scene())
    before = scene.player(0).plots
    scene.play("place 4 2")
    assert scene.player(0).plots == before[:38] + "f" + before[39:]


@pytest.mark.rule("TAP-CAP-03")
def test_the_leftmost_building_moves_from_the_income_track_to_the_capital() -> None:
    scene = farm(Scene().built(0, farm=1)).play("place 8 8")
    assert scene.player(0).built == [0, 0, 2, 0]
    assert scene.player(0).plots.count("f") == 2
    assert "gained_building 0 farm wagons" in scene.told()
    assert "built 0 farm 8 8 0" in scene.told()


@pytest.mark.rule("TAP-CAP-04")
def test_with_all_five_placed_a_further_one_is_lost_and_not_exchanged() -> None:
    scene = farm(Scene().built(0, farm=5).resources(1, coin=1))
    assert (scene.asked, scene.topic) == (1, "turn")
    assert scene.player(0).built == [0, 0, 5, 0]
    scene = Scene().built(0, farm=5).token(0, "exploration", 4).resources(0, food=3).resources(1, coin=1)
    scene.play("advance exploration", "pay 0 0 1 0")  # the bonus of Ships
    assert (scene.asked, scene.player(0).built, scene.player(0).beside) == (1, [0, 0, 5, 0], [])


@pytest.mark.rule("TAP-CAP-09")
def test_as_long_as_there_is_a_plot_a_building_cannot_stand_aside() -> None:
    scene = farm(full_but(Scene(), 39, 50))
    assert scene.offer() == [at(39), at(50)]


@pytest.mark.rule("TAP-CAP-10", "TAP-CAP-08", "TAP-FAQ-14")
def test_without_room_a_building_is_gained_and_stands_beside_the_capital() -> None:
    scene = full_but(Scene().built(0, farm=2)).token(0, "exploration", 7).resources(0, food=3)
    scene.play("advance exploration")  # Cars: a farm, then a point per farm in the capital
    assert (scene.player(0).beside, scene.player(0).built) == (["farm"], [0, 0, 3, 0])  # its space is uncovered
    assert scene.player(0).plots.count("f") == 2
    assert scene.player(0).points == {"cars": 2}


@pytest.mark.rule("TAP-CAP-11")
@pytest.mark.parametrize("seed", [3, 4])
def test_nothing_that_was_built_ever_moves(seed: int) -> None:
    civilizations = ["leaders", "merrymakers", "entertainers"]
    match: Match[TapestryState] = Match.new(GAME, {"civilizations": civilizations}, 3, seed)
    last = dict.fromkeys(range(3), FREE * 81)
    for _ in walk(match):
        for seat, before in last.items():
            now = match.state.players[seat].plots or FREE * 81
            assert all(old in (FREE, new) for old, new in zip(before, now, strict=True))
            last[seat] = now
    assert all(set(plots) & set("mhfa") for plots in last.values())


# --- districts --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CAP-12")
def test_a_capital_has_nine_districts_of_three_by_three() -> None:
    for number, district in enumerate(DISTRICTS):
        top, left = number // 3 * 3, number % 3 * 3
        plots = {(plot // 9, plot % 9) for plot in range(81) if district >> plot & 1}
        assert plots == set(product(range(top, top + 3), range(left, left + 3)))
    assert sum(DISTRICTS) == ALL_PLOTS


@pytest.mark.rule("TAP-CAP-05", "TAP-CAP-02")
def test_filling_a_district_pays_a_resource_at_once_and_rocks_count_as_filled() -> None:
    scene = Scene()
    for plot in CENTRE[:3]:
        scene.plot(0, plot, "A")
    farm(scene)
    assert scene.player(0).plots[30:33] == "###"
    scene.play(at(CENTRE[3]))
    assert (scene.topic, scene.offer()) == ("resource", ANY)
    scene.play("receive culture")
    assert scene.purse(0) == {"culture": 1}
    assert "gained 0 1 culture district" in scene.told()


@pytest.mark.rule("TAP-CAP-05")
def test_an_unfilled_plot_keeps_the_district_from_paying() -> None:
    scene = Scene().resources(1, coin=1)
    for plot in CENTRE[:2]:
        scene.plot(0, plot, "A")
    farm(scene).play(at(CENTRE[3]))
    assert (scene.asked, scene.purse(0)) == (1, {})


@pytest.mark.rule("TAP-CAP-14", "TAP-LMK-03")
def test_a_placement_that_completes_several_districts_pays_for_each() -> None:
    scene = full_but(Scene(), 50, 51, 59, 60)  # a square across four districts
    scene.token(0, "exploration", 3).resources(0, food=2).play("advance exploration")
    assert scene.player(0).plots.count("G") == 4  # the lighthouse has one place to stand
    paid = 0
    while scene.topic == "resource":
        scene.play("receive food")
        paid += 1
    assert paid == 4
    assert [words for words in scene.told() if words.startswith("district")] == [
        f"district 0 {n}" for n in (4, 5, 7, 8)
    ]


@pytest.mark.rule("TAP-CAP-14")
def test_a_district_pays_once_in_the_game() -> None:
    scene = Scene().fill(0, DISTRICTS[4]).resources(1, coin=1)
    farm(scene).play("place 8 8")
    assert (scene.asked, scene.purse(0)) == (1, {})


# --- rows and columns -------------------------------------------------------------------------------------------------


def scored(scene: Scene) -> int:
    """The points of Drone Assassins, which score the capital."""
    return scene.token(0, "military", 10).resources(0, culture=2).play("advance military").vp(0)


@pytest.mark.rule("TAP-CAP-06", "TAP-CAP-02")
@pytest.mark.parametrize("line", range(9))
def test_a_row_and_a_column_score_one_point_each_once_complete(line: int) -> None:
    for area in (ROWS[line], COLUMNS[line]):
        assert scored(Scene().fill(0, area)) == 1
        last = max(plot for plot in range(81) if area >> plot & 1 and BOX.capitals["mountain"].plots[plot] == FREE)
        assert scored(Scene().fill(0, area & ~(1 << last))) == 0


@pytest.mark.rule("TAP-CAP-07")
def test_three_complete_rows_and_columns_score_three_points_each_time() -> None:
    scene = Scene().fill(0, ROWS[2]).fill(0, ROWS[7]).fill(0, COLUMNS[1]).era(1, 2).resources(1, coin=1)
    assert scored(scene) == 3
    assert scene.player(0).points == {"drone_assassins": 3}
    scene.play("1: advance exploration")  # seat 0 has nothing left and takes income, with one capital symbol
    assert scene.player(0).points == {"drone_assassins": 3, "symbology": 3}
