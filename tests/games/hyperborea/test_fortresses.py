"""Fortresses (HYP-FORT)."""

import pytest

from support.hyperborea import Scene


def siege(fortresses: int = 1, **pool: int) -> Scene:
    """Two figures of seat 1 with fortresses and one of seat 0 stand on `e`, a desert with a city and a ruin."""
    scene = Scene().open_all().open("e", "borderland_07").figures(0, "e", 1).figures(1, "e", 2)
    return scene.fortify(1, "e", fortresses).pool(**pool or {"attack": 5})


@pytest.mark.rule("HYP-FORT-01", "HYP-FORT-04")
def test_a_fortress_goes_on_a_hex_with_an_own_figure_even_beside_others() -> None:
    scene = Scene().open("e", "borderland_07").inside(0, "e", 1).pool(fortress=3)
    assert sorted(scene.offered("fortress")) == ["cap0", "e"]
    scene.play("fortress e", "fortress e", "fortress cap0")
    assert (scene.fortresses_at("e"), scene.fortresses_at("cap0"), scene.player(0).fortresses) == ([2, 0], [1, 0], 5)


@pytest.mark.rule("HYP-FORT-02", "HYP-FORT-06")
def test_a_fortress_absorbs_one_point_and_goes_back_to_its_owner() -> None:
    scene = siege(attack=2)
    assert (scene.offered("attack"), scene.offered("besiege")) == ([], ["e 1"])
    scene.play("besiege e 1")
    assert (scene.fortresses_at("e"), scene.player(1).fortresses, scene.figures_at("e")) == ([0, 0], 8, [1, 2])
    assert scene.produced() == {"attack": 1}
    assert scene.offered("attack") == ["e 1 0"]


@pytest.mark.rule("HYP-FORT-03")
def test_all_fortresses_must_be_worn_down_before_a_figure_falls() -> None:
    scene = siege(3)
    for _ in range(3):
        assert scene.offered("attack") == []
        scene.play("besiege e 1")
    scene.play("attack e 1 0")
    assert (scene.figures_at("e"), scene.produced()) == ([1, 1], {"attack": 1})


@pytest.mark.rule("HYP-FORT-05")
def test_a_fortress_protects_figures_inside_and_outside_sites() -> None:
    scene = siege().inside(1, "e", 2)
    assert scene.offered("attack") == []
    scene.play("besiege e 1")
    assert sorted(scene.offered("attack")) == ["e 1 0", "e 1 2"]


@pytest.mark.rule("HYP-FORT-06")
def test_a_returned_fortress_can_be_built_again() -> None:
    scene = siege(8, attack=1).play("besiege e 1").stores(1, "bronze_shield").end()
    assert (scene.asked, scene.player(1).fortresses) == (1, 8)
    scene.play("use_token bronze_shield", "fortress e", "fortress e")
    assert scene.fortresses_at("e") == [0, 2]


@pytest.mark.rule("HYP-FORT-08")
def test_a_fortress_beyond_the_eight_is_lost() -> None:
    scene = Scene().fortify(0, "cap0", 7).pool(fortress=2).play("fortress cap0")
    assert (scene.fortresses_at("cap0"), scene.offered("fortress")) == ([8, 0], [])
    assert scene.produced() == {"fortress": 1}
    scene.round()
    assert scene.produced() == {}


@pytest.mark.rule("HYP-FORT-08")
def test_without_a_figure_on_the_map_no_fortress_is_built() -> None:
    scene = Scene().figures(0, "cap0", 0).pool(fortress=1, figure=1)
    assert scene.offered("fortress") == []
    scene.play("figure b0")
    assert scene.offered("fortress") == ["b0"]


@pytest.mark.rule("HYP-FORT-09")
def test_a_fortress_of_strength_two_falls_to_the_second_point() -> None:
    scene = siege(2).filled(1, "sanctuary").play("besiege e 1")
    assert scene.fortresses_at("e") == [0, 2]
    scene.play("besiege e 1")
    assert scene.fortresses_at("e") == [0, 1]
    scene.play("besiege e 1", "besiege e 1", "attack e 1 0")
    assert scene.player(0).graveyard == [1]


@pytest.mark.rule("HYP-FORT-09")
def test_a_strong_fortress_is_whole_again_in_the_next_turn() -> None:
    scene = Scene(3).open_all().open("e", "borderland_07").figures(0, "e", 1).figures(1, "e", 1).figures(2, "e", 1)
    scene.fortify(2, "e").filled(2, "sanctuary").pool(attack=1).stores(1, "silver_blade").stores(0, "silver_blade")
    scene.play("besiege e 2").end()
    assert scene.fortresses_at("e") == [0, 0, 1]
    scene.play("use_token silver_blade", "besiege e 2")
    assert scene.fortresses_at("e") == [0, 0, 1]


@pytest.mark.rule("HYP-FORT-10")
def test_kept_fortresses_stay_as_long_as_the_card_is_filled() -> None:
    scene = Scene().filled(0, "masonry").fortify(0, "cap0", 2).bag(0).end()
    scene.play("done", "end")
    assert (scene.asked, scene.fortresses_at("cap0")) == (0, [2, 0])
    while sum(scene.player(0).bag):
        scene.round()
    scene.end()
    scene.play("clear masonry grey", "done", "end")
    assert (scene.asked, scene.fortresses_at("cap0"), scene.player(0).fortresses) == (0, [0, 0], 8)


@pytest.mark.rule("HYP-OPEN-21")
def test_only_the_fortresses_of_the_attacked_figures_owner_count_and_never_for_ghosts() -> None:
    scene = Scene(3).open_all().open("e", "borderland_07", ghosts=True).figures(0, "e", 1).figures(1, "e", 1)
    scene.figures(2, "e", 1).fortify(1, "e").pool(attack=2)
    assert (scene.offered("besiege"), scene.offered("attack")) == (["e 1"], ["e 2 0"])
    assert scene.offered("banish") == ["e 1", "e 2"]
    scene.play("attack e 2 0", "banish e 1")
    assert scene.fortresses_at("e") == [0, 1, 0]


@pytest.mark.rule("HYP-OPEN-22")
def test_a_fortress_without_figures_does_nothing_and_stays_until_step_one() -> None:
    scene = siege().figures(1, "e", 0)
    assert scene.offered("besiege") == scene.offered("attack") == []
    scene.play("enter e 1")
    assert scene.fortresses_at("e") == [0, 1]
    scene.end()
    assert (scene.asked, scene.fortresses_at("e"), scene.player(1).fortresses) == (1, [0, 0], 8)
