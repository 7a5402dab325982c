"""Placing cubes and activating technologies (HYP-TECH)."""

from typing import Any

import pytest

from gobelin.games.hyperborea.components import COLOURS
from gobelin.games.hyperborea.loading import BOX
from support.hyperborea import Scene


@pytest.mark.rule("HYP-TECH-01")
def test_six_base_technologies_have_two_sets_each() -> None:
    assert {name: [group.id for group in base.sets] for name, base in BOX.base_technologies.items()} == {
        name: [f"{name}_1", f"{name}_2"]
        for name in ("exploration", "warfare", "growth", "progress", "trade", "science")
    }


@pytest.mark.rule("HYP-TECH-02")
@pytest.mark.parametrize("colour", [*COLOURS, "grey"])
def test_a_space_of_one_colour_takes_one_cube_of_its_colour_only(colour: str) -> None:
    scene = Scene().owns(0, "marketplace").available(0, colour, colour)
    assert (f"{colour} marketplace" in scene.offered("place")) == (colour == "yellow")
    if colour == "yellow":
        scene.play("place yellow marketplace")
        assert "yellow marketplace" not in scene.offered("place")


@pytest.mark.rule("HYP-TECH-03", "HYP-TECH-28")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_multicolour_space_takes_every_colour_its_own_too(colour: str) -> None:
    scene = Scene().on(0, "exploration_1", "green").available(0, colour)
    scene.play(f"place {colour} exploration_1")
    assert scene.on_technology(0, "exploration_1") == ["green", colour]
    assert scene.produced() == {"move": 2}


@pytest.mark.rule("HYP-TECH-03", "HYP-TECH-04")
def test_grey_cubes_go_on_grey_spaces_only_and_no_other_cube_goes_there() -> None:
    scene = Scene().owns(0, "scouts", "logistics", "golems").available(0, "grey", *COLOURS)
    assert [words for words in scene.offered("place") if words.startswith("grey")] == ["grey scouts"]
    assert [words for words in scene.offered("place") if words.endswith("scouts")] == ["grey scouts"]
    scene.play("place grey scouts")
    assert scene.produced() == {"move": 1}


@pytest.mark.rule("HYP-TECH-05")
def test_the_last_space_produces_the_effect_at_once() -> None:
    scene = Scene().available(0, "blue", "green", "red")
    scene.play("place blue science_1", "place green science_1")
    assert scene.produced() == {}
    scene.play("place red science_1")
    assert scene.produced() == {"technology": 1}
    scene.round()
    assert scene.produced() == {}


@pytest.mark.rule("HYP-TECH-06")
@pytest.mark.parametrize("order", [("blue", "green"), ("green", "blue")])
def test_spaces_are_filled_in_any_order(order: tuple[str, str]) -> None:
    scene = Scene().available(0, *order)
    scene.play(*(f"place {colour} exploration_1" for colour in order))
    assert scene.on_technology(0, "exploration_1") == ["green", "blue"]
    assert scene.produced() == {"move": 2}


@pytest.mark.rule("HYP-TECH-07")
def test_a_set_may_be_finished_in_a_later_turn() -> None:
    scene = Scene().available(0, "red").bag(0, "blue", "blue", "blue")
    scene.play("place red warfare_1").round()
    assert scene.on_technology(0, "warfare_1") == ["red", ""]
    scene.play("place blue warfare_1", "choose attack")
    assert scene.produced() == {"attack": 1}


@pytest.mark.rule("HYP-TECH-08")
def test_a_cube_on_one_set_closes_the_other_of_that_technology() -> None:
    scene = Scene().available(0, "green", "purple", "red")
    scene.play("place purple exploration_1")
    assert "green exploration_2" not in scene.offered("place")
    assert "green exploration_1" in scene.offered("place")
    scene.play("place green exploration_1")
    assert not [words for words in scene.offered("place") if words.endswith("exploration_2")]


@pytest.mark.rule("HYP-TECH-08", "HYP-RESET-04")
def test_after_the_reset_the_other_set_is_open_again() -> None:
    scene = Scene().on(0, "exploration_1", "green", "blue").bag(0)
    scene.round()
    assert scene.player(0).placed == {}
    assert sum(scene.player(0).bag) + sum(scene.player(0).available) == 2
    assert "green exploration_2" in scene.offered("place")


@pytest.mark.rule("HYP-TECH-09")
def test_a_cube_may_be_put_aside_even_if_it_could_be_placed() -> None:
    scene = Scene().available(0, "green", "green")
    scene.play("unused green")
    assert (scene.cubes(0, "available"), scene.cubes(0, "unused")) == ({"green": 1}, {"green": 1})


@pytest.mark.rule("HYP-TECH-10", "HYP-TECH-11")
def test_a_filled_set_keeps_its_cubes_and_takes_no_further_ones() -> None:
    scene = Scene().available(0, "green", "blue").bag(0, *["green"] * 4)
    scene.play("place green exploration_1", "place blue exploration_1").round()
    assert scene.on_technology(0, "exploration_1") == ["green", "blue"]
    assert scene.cubes(0, "available") == {"green": 3}
    assert not [words for words in scene.offered("place") if "exploration" in words]
    assert scene.produced() == {}


@pytest.mark.rule("HYP-TECH-12")
@pytest.mark.parametrize(("technology", "cubes"), [("exploration_1", ("green", "red")), ("cavalry", ("green", "red"))])
def test_filling_a_gap_activates_a_technology_once_more(technology: str, cubes: tuple[str, ...]) -> None:
    scene = Scene().pool(recover=1)
    if technology in BOX.cards:
        scene.owns(0, technology)
    scene.on(0, technology, *cubes)
    scene.play(f"recover {technology} red", f"place red {technology}")
    expected = {"exploration_1": {"move": 2}, "cavalry": {"move": 2, "attack": 1}}
    assert scene.produced() == expected[technology]


@pytest.mark.rule("HYP-TECH-13")
def test_a_placed_cube_cannot_be_shifted() -> None:
    scene = Scene().on(0, "exploration_1", "green").available(0, "red")
    verbs = {words.split()[0] for words in scene.offer()}
    assert verbs == {"place", "unused", "enter", "end"}
    assert not [words for words in scene.offered("place") if words.startswith("green")]


SETS: list[tuple[str, tuple[str, ...], dict[str, Any], int]] = [
    ("exploration_1", ("green", "any"), {"move": 2}, 0),
    ("exploration_2", ("green", "purple"), {"move": 1, "figure": 1}, 0),
    ("warfare_2", ("red", "green"), {"attack": 1, "move": 1}, 0),
    ("growth_1", ("purple", "any"), {"figure": 1, "fortress": 1}, 0),
    ("growth_2", ("purple", "red"), {"figure": 1, "attack": 1}, 0),
    ("progress_1", ("orange", "any"), {"develop": [("different", 2)]}, 0),
    ("progress_2", ("orange", "blue"), {"develop": [("same", 2)]}, 0),
    ("trade_1", ("yellow", "any"), {}, 1),
    ("trade_2", ("yellow", "orange"), {"develop": [("free", 1)]}, 1),
    ("science_1", ("blue", "any", "any"), {"technology": 1}, 0),
    ("science_2", ("blue", "yellow", "any"), {"technology": 1}, 1),
]


@pytest.mark.rule("HYP-TECH-14", "HYP-TECH-15", "HYP-TECH-17", "HYP-TECH-18")
@pytest.mark.rule("HYP-TECH-19", "HYP-TECH-20", "HYP-TECH-21", "HYP-TECH-22")
@pytest.mark.rule("HYP-TECH-23", "HYP-TECH-24", "HYP-TECH-25", "HYP-GEM-01")
@pytest.mark.parametrize(("name", "spaces", "pool", "gems"), SETS, ids=[found[0] for found in SETS])
def test_the_spaces_and_effects_of_the_base_technologies(
    name: str, spaces: tuple[str, ...], pool: dict[str, Any], gems: int
) -> None:
    assert BOX.sets[name].spaces == spaces
    cubes = ["blue" if kind == "any" else kind for kind in spaces]
    scene = Scene().available(0, *cubes)
    scene.play(*(f"place {colour} {name}" for colour in cubes))
    assert (scene.produced(), scene.player(0).gems) == (pool, gems)


@pytest.mark.rule("HYP-TECH-16", "HYP-TECH-27", "HYP-OPEN-01")
@pytest.mark.parametrize(("branch", "pool"), [("attack", {"attack": 1}), ("fortress", {"fortress": 2})])
def test_warfare_gives_one_attack_point_or_two_fortresses(branch: str, pool: dict[str, int]) -> None:
    assert BOX.sets["warfare_1"].spaces == ("red", "any")
    scene = Scene().available(0, "red", "blue")
    scene.play("place red warfare_1", "place blue warfare_1")
    assert (scene.topic, scene.offer()) == ("branch", ["choose attack", "choose fortress"])
    scene.play(f"choose {branch}")
    assert scene.produced() == pool
    assert scene.topic == "turn"


@pytest.mark.rule("HYP-TECH-26")
def test_several_base_technologies_may_be_activated_in_one_turn() -> None:
    scene = Scene().available(0, "green", "purple", "yellow", "orange")
    scene.play("place green exploration_2", "place purple exploration_2")
    scene.play("place yellow trade_2", "place orange trade_2")
    assert scene.produced() == {"move": 1, "figure": 1, "develop": [("free", 1)]}
    assert scene.player(0).gems == 1
