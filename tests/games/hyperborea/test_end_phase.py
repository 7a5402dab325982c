"""End phase of the turn (HYP-END)."""

import pytest

from support.hyperborea import Scene


@pytest.mark.rule("HYP-END-01", "HYP-END-05")
def test_available_cubes_are_swept_up_before_the_draw_and_do_not_count_as_bag() -> None:
    scene = Scene().available(0, "red", "grey").bag(0, "blue", "blue", "blue").end()
    assert scene.cubes(0, "unused") == {"red": 1, "grey": 1}
    assert scene.cubes(0, "available") == {"blue": 3}
    empty = Scene().available(0, "red").bag(0).end()
    assert empty.told().count("reset 0") == 1
    assert (empty.cubes(0, "available"), empty.cubes(0, "unused")) == ({"red": 1}, {})


@pytest.mark.rule("HYP-END-02", "HYP-END-03", "HYP-END-07")
@pytest.mark.parametrize(("held", "drawn"), [(1, 1), (2, 2), (3, 3), (4, 3), (6, 3)])
def test_up_to_three_cubes_are_drawn_without_a_reset(held: int, drawn: int) -> None:
    scene = Scene().bag(0, *["blue"] * held).unused(0, "red", "red").end()
    assert scene.cubes(0, "available") == {"blue": drawn}
    assert sum(scene.player(0).bag) == held - drawn
    assert scene.cubes(0, "unused") == {"red": 2}
    assert "reset 0" not in scene.told()


@pytest.mark.rule("HYP-END-02")
def test_the_draw_is_random() -> None:
    hands = {tuple(Scene(seed=seed).end().player(0).available) for seed in range(30)}
    assert len(hands) > 10


@pytest.mark.rule("HYP-END-04")
def test_with_an_empty_bag_a_reset_comes_instead_of_the_draw() -> None:
    scene = Scene().bag(0).unused(0, *["red"] * 5).end()
    assert "reset 0" in scene.told()
    assert (scene.cubes(0, "available"), scene.cubes(0, "bag"), scene.cubes(0, "unused")) == (
        {"red": 3},
        {"red": 2},
        {},
    )


@pytest.mark.rule("HYP-END-05", "HYP-END-07")
def test_a_bag_that_was_drawn_empty_causes_the_reset_in_the_next_end_phase() -> None:
    scene = Scene().bag(0, "blue", "blue").end().end()
    assert (scene.cubes(0, "bag"), scene.cubes(0, "available")) == ({}, {"blue": 2})
    assert "reset 0" not in scene.told()
    scene.end()
    assert "reset 0" in scene.told()
    assert scene.cubes(0, "available") == {"blue": 2}


@pytest.mark.rule("HYP-END-07")
def test_a_cube_that_comes_into_an_empty_bag_during_the_turn_prevents_the_reset() -> None:
    scene = Scene().bag(0).levels(0, red=4).unused(0, "blue").play("upgrade red").end()
    assert "reset 0" not in scene.told()
    assert scene.cubes(0, "available") == {"red": 1}


@pytest.mark.rule("HYP-END-06")
def test_then_the_next_player_clockwise_has_a_turn() -> None:
    scene = Scene(4).at(active=3)
    assert scene.asked == 3
    scene.end()
    assert (scene.asked, scene.state.active) == (0, 0)
