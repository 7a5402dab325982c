"""Reset (HYP-RESET)."""

import pytest

from support.hyperborea import EMPTY, Scene


@pytest.mark.rule("HYP-RESET-01", "HYP-RESET-02", "HYP-RESET-09")
def test_figures_leave_cities_and_ruins_but_not_their_hexes_and_nothing_else_happens() -> None:
    scene = Scene().open("e", "borderland_07").inside(0, "e", 1).inside(0, "e", 2).inside(0, "cap0", 1).bag(0)
    open_before = [place for place in range(13) if scene.table.is_open(place)]
    scene.end()
    assert (scene.sites_at("e"), scene.figures_at("e")) == ([EMPTY, EMPTY], [2, 0])
    assert (scene.sites_at("cap0"), scene.figures_at("cap0")) == ([EMPTY], [4, 0])
    assert (scene.produced(), scene.player(0).gems, scene.player(0).stored.items) == ({}, 0, [])
    assert [place for place in range(13) if scene.state.is_open(place)] == open_before
    assert len(scene.stack_at("e", 2)) == 2


@pytest.mark.rule("HYP-RESET-03")
def test_all_unused_cubes_go_into_the_bag_grey_ones_too() -> None:
    scene = Scene().bag(0).unused(0, "red", "grey", "grey", "blue", "blue").end()
    assert scene.cubes(0, "unused") == {}
    assert sum(scene.player(0).bag) == 2
    assert scene.player(0).cubes() == [0, 1, 0, 0, 0, 2, 2]


@pytest.mark.rule("HYP-RESET-04", "HYP-RESET-05")
def test_all_cubes_on_technologies_without_a_continuous_effect_go_into_the_bag() -> None:
    scene = Scene().bag(0).on(0, "exploration_1", "green", "blue").on(0, "trade_1", "red").filled(0, "militia")
    scene.owns(0, "cavalry").on(0, "cavalry", "red").end()
    assert scene.asked == 1
    assert scene.player(0).placed == {"militia": [EMPTY], "cavalry": [EMPTY, EMPTY]}
    assert sum(scene.player(0).bag) + sum(scene.player(0).available) == 5


@pytest.mark.rule("HYP-RESET-06")
def test_each_cube_on_a_continuous_technology_stays_or_goes_as_the_player_decides() -> None:
    scene = Scene().bag(0).filled(0, "healers", "survey").end()
    assert (scene.asked, scene.topic) == (0, "reset")
    assert sorted(scene.offer()) == [
        "clear healers green",
        "clear healers purple",
        "clear survey green",
        "done",
    ]
    scene.play("clear healers green", "clear survey green", "done")
    assert scene.on_technology(0, "healers") == ["purple", ""]
    assert sorted(scene.on_technology(0, "survey")) == ["", "green"]
    assert scene.cubes(0, "available") == {"green": 2}


@pytest.mark.rule("HYP-RESET-06")
def test_all_cubes_may_stay() -> None:
    scene = Scene().bag(0).filled(0, "healers").unused(0, "red").end().play("done")
    assert scene.on_technology(0, "healers") == ["purple", "green"]
    assert scene.cubes(0, "available") == {"red": 1}


@pytest.mark.rule("HYP-OPEN-08")
def test_cubes_on_an_incomplete_continuous_card_may_stay_too() -> None:
    scene = Scene().bag(0).owns(0, "healers").on(0, "healers", "purple").figures(0, "cap0", 1).figures(0, "b0", 2)
    scene.end()
    assert scene.offer() == ["clear healers purple", "done"]
    scene.play("done").end()
    assert scene.on_technology(0, "healers") == ["purple", ""]
    assert scene.state.on_map(0) == 3


@pytest.mark.rule("HYP-RESET-07")
def test_then_three_cubes_are_drawn_at_random() -> None:
    hands = set()
    for seed in range(20):
        scene = Scene(seed=seed).bag(0).unused(0, "green", "red", "purple", "orange", "yellow", "blue").end()
        assert sum(scene.player(0).available) == 3
        hands.add(tuple(scene.player(0).available))
    assert len(hands) > 8


@pytest.mark.rule("HYP-RESET-08")
def test_the_figures_and_cubes_of_the_others_are_untouched() -> None:
    scene = Scene().bag(0).inside(1, "cap1", 1).unused(1, "red").on(1, "trade_1", "yellow").figures(1, "b1", 1)
    scene.end()
    assert "reset 0" in scene.told()
    assert scene.sites_at("cap1") == [1]
    assert (scene.cubes(1, "unused"), scene.on_technology(1, "trade_1")) == ({"red": 1}, ["yellow", ""])
    assert sum(scene.player(1).bag) == 6


@pytest.mark.rule("HYP-RESET-10")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_with_fewer_than_three_cubes_all_are_drawn_and_there_is_no_second_reset(held: int) -> None:
    scene = Scene().bag(0).unused(0, *["red"] * held).end()
    assert sum(scene.player(0).available) == held
    assert scene.told().count("reset 0") == 1
    assert scene.asked == 1


@pytest.mark.rule("HYP-RESET-11", "HYP-FAC-08")
def test_effects_of_a_reset_come_after_the_cubes_went_to_the_bag_and_before_the_draw() -> None:
    scene = Scene().bag(0).tile(0, "coral_throne_b").filled(0, "healers").unused(0, "red", "red").inside(0, "cap0", 1)
    scene.figures(0, "b0", 1).end()
    assert (scene.topic, scene.sites_at("cap0")) == ("reset", [EMPTY])
    scene.play("done")
    assert scene.topic == "reset_effect"
    assert (scene.cubes(0, "bag"), scene.cubes(0, "available")) == ({"red": 2}, {})
    scene.play("develop blue 1", "develop blue 1")
    assert (scene.level(0, "blue"), scene.cubes(0, "available"), scene.asked) == (2, {"red": 2}, 1)
