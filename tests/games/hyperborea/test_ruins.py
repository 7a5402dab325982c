"""Exploring ruins (HYP-RUIN)."""

import pytest

from gobelin.games.hyperborea.loading import BOX
from support.hyperborea import GHOST, Scene


def explorer() -> Scene:
    """Two figures of seat 0 stand beside the ruin of their homeland; a gem lies on top of it."""
    return Scene().open_all().figures(0, "a0", 2).tokens("a0", 1, "bronze_gem", "bronze_blade")


@pytest.mark.rule("HYP-RUIN-01", "HYP-RUIN-04", "HYP-RUIN-11")
def test_a_figure_steps_onto_the_stack_for_nothing_and_takes_one_token() -> None:
    scene = explorer().play("enter a0 1")
    assert (scene.sites_at("a0"), scene.figures_at("a0")) == ([0], [1, 0])
    assert scene.state.looked_at.items == ["bronze_gem"]
    assert scene.stack_at("a0", 1) == ["bronze_blade"]
    scene.play("use_token bronze_gem")
    assert scene.stack_at("a0", 1) == ["bronze_blade"]


@pytest.mark.rule("HYP-RUIN-02")
@pytest.mark.parametrize("who", [0, 1, GHOST])
def test_a_ruin_with_a_figure_or_a_ghost_in_it_cannot_be_entered(who: int) -> None:
    scene = Scene().open("e", "borderland_03", ghosts=who == GHOST).figures(0, "e", 1)
    if who != GHOST:
        scene.inside(who, "e", 1)
    assert scene.sites_at("e") == [who]
    assert scene.offered("enter") == ["cap0 1"]


@pytest.mark.rule("HYP-RUIN-03")
def test_a_ruin_without_tokens_cannot_be_entered() -> None:
    scene = explorer().tokens("a0", 1)
    assert scene.offered("enter") == ["cap0 1"]
    scene = explorer().tokens("a0", 1, "bronze_horn")
    assert sorted(scene.offered("enter")) == ["a0 1", "cap0 1"]


@pytest.mark.rule("HYP-RUIN-05")
def test_the_explorer_looks_in_secret_and_decides() -> None:
    scene = explorer().play("enter a0 1")
    assert (scene.asked, scene.topic) == (0, "token")
    assert scene.offer() == ["use_token bronze_gem", "keep_token bronze_gem"]
    assert scene.match.view(0)["looked_at"] == ["bronze_gem"]
    assert scene.match.view(1)["looked_at"] == scene.match.view(None)["looked_at"] == [None]
    assert not any("bronze" in words for words in scene.told(1))


@pytest.mark.rule("HYP-RUIN-06")
def test_a_token_used_at_once_is_shown_and_produces_its_effect() -> None:
    scene = explorer().play("enter a0 1", "use_token bronze_gem")
    assert (scene.player(0).gems, scene.state.used_tokens) == (1, ["bronze_gem"])
    assert "used_token 0 bronze_gem looked_at" in scene.told(1)


@pytest.mark.rule("HYP-RUIN-07")
def test_a_kept_token_is_hidden_from_the_others() -> None:
    scene = explorer().play("enter a0 1", "keep_token bronze_gem")
    assert scene.player(0).stored.items == ["bronze_gem"]
    assert scene.player(0).gems == 0
    stored = []
    for seat in (0, 1, None):
        boards = scene.match.view(seat)["players"]
        assert isinstance(boards, list)
        assert isinstance(boards[0], dict)
        stored.append(boards[0]["stored"])
    assert stored == [["bronze_gem"], [None], [None]]
    assert scene.told(0)[-1] == "kept_token 0 bronze_gem"
    assert scene.told(1)[-1] == scene.told()[-1] == "kept_token 0"


@pytest.mark.rule("HYP-RUIN-08", "HYP-RUIN-14", "HYP-OPEN-29")
def test_who_keeps_another_token_uses_the_stored_one_at_once() -> None:
    scene = explorer().stores(0, "bronze_boots").play("enter a0 1")
    assert scene.offer() == ["use_token bronze_gem", "keep_token bronze_gem"]
    scene.play("keep_token bronze_gem")
    assert scene.player(0).stored.items == ["bronze_gem"]
    assert (scene.produced(), scene.player(0).gems) == ({"move": 2}, 0)
    scene.end()
    assert (scene.asked, scene.state.used_tokens) == (1, ["bronze_boots"])


@pytest.mark.rule("HYP-OPEN-29")
def test_who_uses_the_found_token_keeps_the_stored_one() -> None:
    scene = explorer().stores(0, "bronze_boots").play("enter a0 1", "use_token bronze_gem")
    assert (scene.player(0).stored.items, scene.player(0).gems, scene.produced()) == (["bronze_boots"], 1, {})


@pytest.mark.rule("HYP-RUIN-09", "HYP-RESET-02")
def test_a_figure_on_a_ruin_stays_until_the_reset() -> None:
    scene = explorer().figures(0, "a0", 1).figures(0, "cap0", 2).bag(0, "red").pool(move=9, fly=9)
    scene.play("enter a0 1", "use_token bronze_gem")
    assert {words.split()[0] for verb in ("move", "fly") for words in scene.offered(verb)} == {"cap0"}
    scene.round().round()
    assert (scene.sites_at("a0"), scene.figures_at("a0")) == ([-1], [1, 0])


@pytest.mark.rule("HYP-RUIN-10")
def test_a_stored_token_may_be_used_in_a_later_turn_before_the_end_phase() -> None:
    scene = explorer().play("enter a0 1", "keep_token bronze_gem").round()
    assert scene.offered("use_token") == ["bronze_gem"]
    scene.end()
    assert (scene.asked, scene.offered("use_token")) == (1, [])
    scene.end().play("use_token bronze_gem")
    assert (scene.player(0).gems, scene.player(0).stored.items) == (1, [])


@pytest.mark.rule("HYP-RUIN-12")
def test_tokens_are_bronze_at_home_silver_in_the_borderland_and_gold_in_the_centre() -> None:
    scene = Scene().open("e", "borderland_03").open("centre", "centre_04")
    metals = [
        {BOX.ruin_tokens[token].metal for token in scene.stack_at(place, site)}
        for place, site in (("a0", 1), ("e", 1), ("centre", 2), ("centre", 3))
    ]
    assert metals == [{"bronze"}, {"silver"}, {"gold"}, {"gold"}]


@pytest.mark.rule("HYP-RUIN-13")
def test_a_stored_token_works_wherever_the_figures_stand() -> None:
    scene = Scene().stores(0, "silver_blade").open("e", "borderland_09", ghosts=True).figures(0, "e", 1)
    scene.play("use_token silver_blade", "banish e 1")
    assert scene.player(0).ghosts == 1
    assert scene.produced() == {"move": 1}


@pytest.mark.rule("HYP-RUIN-11")
def test_the_second_token_of_a_ruin_waits_for_another_entry() -> None:
    scene = explorer().bag(0, "red", "red", "red").play("enter a0 1", "use_token bronze_gem").round().round()
    assert scene.told().count("reset 0") == 1
    scene.play("enter a0 1")
    assert scene.offer() == ["use_token bronze_blade", "keep_token bronze_blade"]
    scene.play("use_token bronze_blade").round()
    assert scene.stack_at("a0", 1) == []
