"""Activating cities (HYP-CITY)."""

import pytest

from support.hyperborea import EMPTY, GHOST, Scene


@pytest.mark.rule("HYP-CITY-01", "HYP-CITY-04")
def test_stepping_into_a_city_is_free_and_yields_its_benefit_at_once() -> None:
    scene = Scene().figures(0, "b0", 1).play("enter b0 1")
    assert (scene.sites_at("b0"), scene.figures_at("b0")) == ([0], [0, 0])
    assert scene.produced() == {"move": 1}
    assert "entered 0 b0 1 home_town" in scene.told()


@pytest.mark.rule("HYP-CITY-02")
@pytest.mark.parametrize("who", [0, 1, GHOST])
def test_a_city_with_a_figure_or_a_ghost_in_it_cannot_be_entered(who: int) -> None:
    scene = Scene().open("e", "borderland_09", ghosts=who == GHOST).figures(0, "e", 2)
    if who != GHOST:
        scene.inside(who, "e", 1)
    assert scene.sites_at("e") == [who]
    assert scene.offered("enter") == ["cap0 1"]


@pytest.mark.rule("HYP-CITY-03", "HYP-MOVE-18")
def test_a_figure_in_a_city_cannot_leave_it_whatever_movement_there_is() -> None:
    scene = Scene().figures(0, "cap0", 1).figures(0, "a0", 1).pool(move=9, fly=9, teleport=1).open_all()
    scene.play("enter cap0 1")
    starts = {words.split()[0] for verb in ("move", "fly", "teleport") for words in scene.offered(verb)}
    assert starts == {"a0"}


@pytest.mark.rule("HYP-CITY-03", "HYP-CITY-08", "HYP-RESET-01")
def test_after_the_reset_the_figure_may_go_and_even_enter_again_for_the_benefit() -> None:
    scene = Scene().figures(0, "b0", 1).bag(0, "red", "red", "red")
    scene.play("enter b0 1").round()
    assert scene.offered("enter") == ["cap0 1"]
    scene.round()
    assert (scene.sites_at("b0"), scene.figures_at("b0")) == ([EMPTY], [1, 0])
    scene.play("enter b0 1")
    assert scene.produced() == {"move": 1}


@pytest.mark.rule("HYP-CITY-06")
def test_the_effect_of_a_city_may_be_forgone() -> None:
    scene = Scene().play("enter cap0 1").end()
    assert scene.player(0).levels == [0] * 6
    assert scene.asked == 1


@pytest.mark.rule("HYP-CITY-07")
def test_a_figure_that_stays_in_a_city_produces_nothing_further() -> None:
    scene = Scene().figures(0, "b0", 1).play("enter b0 1").round()
    assert (scene.sites_at("b0"), scene.produced()) == ([0], {})


@pytest.mark.rule("HYP-CITY-09")
def test_two_cities_on_one_hex_need_a_figure_each() -> None:
    scene = Scene().open("e", "borderland_16").figures(0, "e", 2)
    assert sorted(scene.offered("enter")) == ["cap0 1", "e 1", "e 2"]
    scene.play("enter e 2")
    assert scene.produced() == {"attack": 1}
    scene.play("enter e 1")
    assert scene.sites_at("e") == [0, 0]
    assert scene.produced() == {"attack": 1, "develop": [("free", 1)] * 2}


@pytest.mark.rule("HYP-CITY-09")
def test_one_figure_cannot_be_in_two_sites() -> None:
    scene = Scene().open("e", "borderland_16").figures(0, "e", 1).play("enter e 2")
    assert scene.offered("enter") == ["cap0 1"]
