"""Development and upgrading (HYP-DEV)."""

import pytest

from gobelin.games.hyperborea.components import COLOURS
from gobelin.games.hyperborea.loading import BOX
from support.hyperborea import Scene


@pytest.mark.rule("HYP-DEV-01")
def test_there_is_a_row_for_each_colour_with_levels_from_0_to_6() -> None:
    scene = Scene().pool(develop=7)
    assert scene.offered("develop") == [f"{colour} 1" for colour in COLOURS]
    assert len(COLOURS) == 6
    for level in range(1, 7):
        scene.play("develop yellow 1")
        assert scene.level(0, "yellow") == level
    assert "yellow 1" not in scene.offered("develop")


@pytest.mark.rule("HYP-DEV-02", "HYP-DEV-03")
@pytest.mark.parametrize("steps", [2, 3, 4])
def test_symbols_side_by_side_are_steps_on_a_single_row(steps: int) -> None:
    scene = Scene().pool(same=steps).levels(0, red=1)
    assert scene.offered("develop") == [f"{colour} {steps}" for colour in COLOURS]
    scene.play(f"develop red {steps}")
    assert scene.player(0).levels == [0, 1 + steps, 0, 0, 0, 0]
    assert scene.produced() == {}


@pytest.mark.rule("HYP-DEV-03")
def test_a_triple_symbol_is_used_up_by_one_row() -> None:
    scene = Scene().owns(0, "irrigation").available(0, "orange", "red")
    scene.play("place orange irrigation", "place red irrigation", "develop blue 3")
    assert scene.level(0, "blue") == 3
    assert scene.offered("develop") == []


@pytest.mark.rule("HYP-DEV-04")
def test_a_multiplier_means_separate_effects_on_the_same_or_on_other_rows() -> None:
    scene = Scene().pool(develop=3)
    scene.play("develop red 1", "develop red 1", "develop blue 1")
    assert (scene.level(0, "red"), scene.level(0, "blue"), scene.produced()) == (2, 1, {})


@pytest.mark.rule("HYP-DEV-05")
def test_steps_beyond_level_six_are_lost() -> None:
    scene = Scene().pool(same=4).levels(0, orange=5).play("develop orange 4")
    assert (scene.level(0, "orange"), scene.produced()) == (6, {})


@pytest.mark.rule("HYP-DEV-06", "HYP-DEV-07", "HYP-DEV-09")
@pytest.mark.parametrize(("level", "cubes"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 2)])
def test_what_a_marker_that_is_set_back_brings(level: int, cubes: int) -> None:
    scene = Scene().levels(0, purple=level)
    assert scene.offered("upgrade") == ["purple"] * (cubes > 0)
    if cubes:
        before = scene.state.supply[2]
        scene.play("upgrade purple")
        assert scene.level(0, "purple") == 0
        assert scene.cubes(0, "bag")["purple"] == 1 + cubes
        assert scene.state.supply[2] == before - cubes


@pytest.mark.rule("HYP-DEV-08")
def test_setting_back_is_voluntary_and_possible_for_several_markers() -> None:
    scene = Scene().levels(0, green=4, red=6, blue=5)
    assert scene.offered("upgrade") == ["green", "red", "blue"]
    scene.play("upgrade red", "upgrade green").round()
    assert scene.player(0).levels == [0, 0, 0, 0, 0, 5]
    assert scene.offered("upgrade") == ["blue"]


@pytest.mark.rule("HYP-DEV-10", "HYP-OPEN-15")
@pytest.mark.parametrize(("left", "got"), [(0, None), (1, 1), (2, 2)])
def test_cubes_that_the_supply_lacks_are_not_granted(left: int, got: int | None) -> None:
    scene = Scene().levels(0, yellow=6).exhaust("yellow", left)
    assert scene.offered("upgrade") == ["yellow"] * (got is not None)
    if got is not None:
        scene.play("upgrade yellow")
        assert scene.cubes(0, "bag")["yellow"] == 1 + got
        assert (scene.state.supply[4], scene.level(0, "yellow")) == (left - got, 0)


@pytest.mark.rule("HYP-DEV-11")
def test_a_gained_cube_can_be_drawn_in_the_same_end_phase() -> None:
    scene = Scene().levels(0, yellow=6).bag(0).play("upgrade yellow").end()
    assert scene.cubes(0, "available") == {"yellow": 2}
    assert "reset 0" not in scene.told()


@pytest.mark.rule("HYP-DEV-12")
def test_a_marker_is_set_back_before_or_after_a_group_of_steps_but_not_in_between() -> None:
    before = Scene().levels(0, red=5).pool(same=2).play("upgrade red", "develop red 2")
    assert before.level(0, "red") == 2
    after = Scene().levels(0, red=5).pool(same=2).play("develop red 2", "upgrade red")
    assert after.level(0, "red") == 0
    assert after.cubes(0, "bag")["red"] == 3
    separate = Scene().levels(0, red=3).pool(develop=2).play("develop red 1", "upgrade red", "develop red 1")
    assert separate.level(0, "red") == 1
    spread = Scene().levels(0, red=3).pool(different=2).play("spread red")
    assert (spread.topic, spread.offered("upgrade")) == ("other_row", [])


@pytest.mark.rule("HYP-DEV-13", "HYP-TECH-20")
def test_steps_on_different_rows_never_go_to_one_row() -> None:
    scene = Scene().available(0, "orange", "red").play("place orange progress_1", "place red progress_1")
    assert scene.offered("spread") == list(COLOURS)
    scene.play("spread blue")
    assert scene.offered("spread") == ["green", "red", "purple", "orange", "yellow"]
    scene.play("spread green")
    assert scene.player(0).levels == [1, 0, 0, 0, 0, 1]
    assert (scene.topic, scene.produced()) == ("turn", {})


@pytest.mark.rule("HYP-DEV-13")
def test_if_only_one_row_can_still_rise_the_other_step_is_lost() -> None:
    full = dict.fromkeys(COLOURS, 6) | {"red": 4}
    scene = Scene().levels(0, **full).pool(different=2).play("spread red")
    assert (scene.level(0, "red"), scene.topic, scene.produced()) == (5, "turn", {})


@pytest.mark.rule("HYP-DEV-13", "HYP-TURN-16")
def test_the_second_row_may_be_declined() -> None:
    scene = Scene().pool(different=2).play("spread red", "decline")
    assert (scene.player(0).levels, scene.produced()) == ([0, 1, 0, 0, 0, 0], {})


def test_the_levels_of_the_board_are_in_the_box() -> None:
    start = BOX.start
    assert (start.last_level, start.upgrade_threshold, start.full_upgrade, start.levels) == (6, 4, 2, (3, 2, 1))
