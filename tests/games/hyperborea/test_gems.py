"""Gems (HYP-GEM)."""

import pytest

from gobelin.games.hyperborea.termination import turn_measure
from support.hyperborea import Scene


@pytest.mark.rule("HYP-GEM-01", "HYP-GEM-04")
def test_a_gem_effect_brings_a_gem_into_the_victory_point_area_at_once() -> None:
    scene = Scene().available(0, "yellow", "red").play("place yellow trade_1", "place red trade_1")
    assert (scene.player(0).gems, scene.produced()) == (1, {})
    assert "gems 0 1 trade_1" in scene.told()


@pytest.mark.rule("HYP-GEM-02")
@pytest.mark.parametrize(("card", "cubes", "gems"), [("marketplace", ["yellow"], 1), ("banking", ["yellow", "red"], 2),
                                                     ("treasury", ["yellow", "yellow", "red"], 3)])  # fmt: skip
def test_the_number_on_the_symbol_is_the_number_of_gems(card: str, cubes: list[str], gems: int) -> None:
    scene = Scene().owns(0, card).available(0, *cubes).play(*(f"place {cube} {card}" for cube in cubes))
    assert scene.player(0).gems == gems


@pytest.mark.rule("HYP-GEM-03", "HYP-SCORE-01")
@pytest.mark.parametrize("gems", [0, 1, 7])
def test_every_gem_is_worth_a_point(gems: int) -> None:
    assert Scene().gems(0, gems).score(0).get("gems", 0) == gems


@pytest.mark.rule("HYP-GEM-04", "HYP-TURN-16")
def test_gems_that_would_meet_the_condition_wait_in_the_pool_and_may_be_forgone() -> None:
    scene = Scene().gems(0, 13).owns(0, "treasury").available(0, "yellow", "yellow", "red")
    scene.play("place yellow treasury", "place yellow treasury", "place red treasury")
    assert (scene.player(0).gems, scene.produced(), scene.player(0).objectives) == (14, {"gem": 2}, [])
    scene.play("gem", "gem")
    assert (scene.player(0).gems, scene.player(0).objectives) == (16, ["objective_vp"])
    forgoing = Scene().gems(0, 14).owns(0, "marketplace").available(0, "yellow").play("place yellow marketplace").end()
    assert (forgoing.player(0).gems, forgoing.player(0).objectives) == (14, [])


@pytest.mark.rule("HYP-GEM-04", "HYP-TURN-16")
def test_which_gems_wait_and_which_are_forgone_is_told() -> None:
    scene = Scene().gems(0, 13).owns(0, "treasury").available(0, "yellow", "yellow", "red")
    scene.play("place yellow treasury", "place yellow treasury", "place red treasury")
    assert [told for told in scene.told() if "gem" in told] == ["gems 0 1 treasury", "gems_wait 0 2 treasury"]
    scene.play("gem")
    assert "took_gem 0" in scene.told()
    scene.end()
    assert "lapsed 0 1 gem" in scene.told()
    assert (scene.player(0).gems, scene.player(0).objectives) == (15, ["objective_vp"])


@pytest.mark.rule("HYP-OPEN-14")
def test_gems_never_run_out() -> None:
    scene = Scene().gems(0, 90).objectives(0, "vp").owns(0, "marketplace").available(0, "yellow")
    assert scene.play("place yellow marketplace").player(0).gems == 91


@pytest.mark.rule("HYP-ATK-07", "HYP-GEM-04")
def test_a_gem_for_a_kill_that_would_meet_the_condition_waits_too_and_the_turn_comes_nearer_to_its_end() -> None:
    scene = Scene().gems(0, 14).graveyard(0, 1).figures(1, "cap0", 1).pool(attack=1).available(0, "red")
    before = turn_measure(scene.state)
    scene.play("attack cap0 1 0")
    assert (scene.player(0).gems, scene.produced()) == (14, {"gem": 1})
    assert turn_measure(scene.state) < before
    scene.play("gem")
    assert scene.player(0).objectives == ["objective_vp"]
