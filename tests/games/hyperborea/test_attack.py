"""Attack (HYP-ATK)."""

import pytest

from support.hyperborea import EMPTY, GHOST, Scene


def battle(seats: int = 2, **pool: int) -> Scene:
    """Seat 0 and two figures of each rival stand on `e`, a desert with a city and a ruin, both with a ghost."""
    scene = Scene(seats).open_all().open("e", "borderland_07", ghosts=True).figures(0, "e", 1)
    for rival in range(1, seats):
        scene.figures(rival, "e", 2)
    return scene.pool(**pool or {"attack": 5})


@pytest.mark.rule("HYP-ATK-01")
def test_an_attack_needs_an_own_figure_and_a_target_on_the_same_hex() -> None:
    scene = battle()
    assert scene.offered("attack") == ["e 1 0"]
    assert scene.offered("banish") == ["e 1", "e 2"]
    away = battle().figures(0, "e", 0)
    assert away.offered("attack") == away.offered("banish") == []
    assert Scene().offered("attack") == []


@pytest.mark.rule("HYP-ATK-02")
def test_target_and_attacker_may_be_inside_sites() -> None:
    scene = Scene().open_all().open("e", "borderland_07").inside(0, "e", 1).inside(1, "e", 2).pool(attack=1)
    assert scene.offered("attack") == ["e 1 2"]
    scene.play("attack e 1 2")
    assert scene.sites_at("e") == [0, EMPTY]


@pytest.mark.rule("HYP-ATK-03")
def test_each_point_destroys_one_piece_of_choice_without_a_counter_attack() -> None:
    scene = battle(attack=2).play("attack e 1 0")
    assert (scene.figures_at("e"), scene.produced()) == ([1, 1], {"attack": 1})
    scene.play("banish e 2")
    assert (scene.figures_at("e"), scene.sites_at("e"), scene.produced()) == ([1, 1], [GHOST, EMPTY], {})


@pytest.mark.rule("HYP-ATK-04", "HYP-ATK-05", "HYP-ATK-06")
def test_first_figures_and_all_ghosts_go_to_the_graveyard_further_figures_back_to_their_owners() -> None:
    scene = battle(3, attack=5).play("attack e 1 0", "banish e 1", "banish e 2", "attack e 2 0")
    assert (scene.player(0).graveyard, scene.player(0).ghosts) == ([1, 2], 2)
    assert (scene.player(1).supply, scene.player(2).supply) == (5, 5)
    scene.play("attack e 1 0")
    assert (scene.player(0).graveyard, scene.player(1).supply) == ([1, 2], 6)


@pytest.mark.rule("HYP-ATK-07", "HYP-ATK-10", "HYP-OPEN-37")
def test_a_further_figure_brings_a_gem_if_one_of_every_opponent_lay_in_the_graveyard_before() -> None:
    scene = battle(3).play("attack e 1 0", "attack e 2 0")
    assert scene.player(0).gems == 0
    scene.play("attack e 1 0")
    assert scene.player(0).gems == 1
    assert "gems 0 1 graveyard" in scene.told()
    scene.play("attack e 2 0")
    assert scene.player(0).gems == 2


@pytest.mark.rule("HYP-ATK-08", "HYP-ATK-09")
def test_with_a_figure_of_some_opponent_missing_a_further_one_brings_nothing_and_ghosts_do_not_stand_in() -> None:
    scene = battle(3).ghosts(0, 2).play("attack e 1 0", "banish e 1", "attack e 1 0")
    assert (scene.player(0).gems, scene.player(0).graveyard, scene.player(1).supply) == (0, [1], 6)


@pytest.mark.rule("HYP-ATK-11")
def test_a_buried_figure_is_out_of_reach_for_good() -> None:
    scene = battle(attack=1).figures(1, "e", 1).figures(1, "cap1", 0).play("attack e 1 0").end()
    assert scene.player(0).graveyard == [1]
    assert (scene.state.on_map(1), scene.player(1).supply) == (3, 6)


@pytest.mark.rule("HYP-ATK-12")
def test_a_cleared_site_may_be_entered_in_the_same_turn() -> None:
    scene = battle(attack=1)
    assert scene.offered("enter") == ["cap0 1"]
    scene.play("banish e 1", "enter e 1")
    assert (scene.sites_at("e"), scene.produced()) == ([0, GHOST], {"attack": 1})


@pytest.mark.rule("HYP-ATK-13")
def test_with_two_players_the_second_and_every_further_kill_brings_a_gem() -> None:
    scene = battle().figures(1, "e", 4)
    gems = []
    for _ in range(4):
        scene.play("attack e 1 0")
        gems.append(scene.player(0).gems)
    assert gems == [0, 1, 2, 3]


@pytest.mark.rule("HYP-ATK-14")
def test_a_ranged_point_hits_the_own_hex_and_open_hexes_beside_it() -> None:
    scene = Scene().open("e", "borderland_07", ghosts=True).figures(0, "cap0", 0).figures(0, "b0", 1)
    scene.figures(1, "e", 2).figures(1, "b0", 1).fortify(1, "e", 1).pool(ranged_attack=4)
    assert scene.offered("attack") == ["b0 1 0"]
    assert scene.offered("besiege") == ["e 1"]
    assert scene.offered("banish") == ["e 1", "e 2"]
    scene.play("besiege e 1", "attack e 1 0", "attack b0 1 0", "banish e 2")
    assert scene.fortresses_at("e") == [0, 0]
    assert (scene.player(0).graveyard, scene.player(0).gems, scene.player(0).ghosts) == ([1], 1, 1)


@pytest.mark.rule("HYP-ATK-14")
def test_a_ranged_point_does_not_reach_two_hexes_far_and_is_kept_while_another_does() -> None:
    scene = Scene().open_all().open("e", "borderland_07", ghosts=True).figures(1, "e", 1).pool(ranged_attack=1)
    assert scene.offered("attack") == scene.offered("banish") == []
    near = battle(ranged_attack=1, attack=1).play("attack e 1 0")
    assert near.produced() == {"ranged_attack": 1}


@pytest.mark.rule("HYP-ATK-15")
def test_a_bonus_per_kill_comes_once_a_turn_after_the_piece_was_placed_and_beside_other_gems() -> None:
    scene = battle().filled(0, "spoils_of_war").graveyard(0, 1)
    scene.play("attack e 1 0")
    assert (scene.player(0).gems, scene.player(1).supply) == (2, 5)
    scene.play("attack e 1 0", "banish e 1")
    assert scene.player(0).gems == 3
    assert [words for words in scene.told() if words.startswith(("destroyed", "gems"))] == [
        "destroyed 0 1 e 0 supply attack",
        "gems 0 1 graveyard",
        "gems 0 1 spoils_of_war",
        "destroyed 0 1 e 0 supply attack",
        "gems 0 1 graveyard",
    ]


@pytest.mark.rule("HYP-ATK-15")
def test_a_bonus_per_kill_comes_again_in_the_next_turn_and_for_ghosts_only_if_it_says_so() -> None:
    scene = battle(attack=1).filled(0, "spoils_of_war", "bastions").stores(0, "bronze_blade").play("banish e 1").round()
    scene.play("use_token bronze_blade", "banish e 2")
    assert scene.player(0).gems == 2
    hunter = battle(attack=2).tile(0, "red_duchy_b").play("banish e 1")
    assert hunter.player(0).gems == 0
    hunter.play("attack e 1 0")
    assert hunter.player(0).gems == 1


@pytest.mark.rule("HYP-OPEN-28")
def test_nobody_attacks_own_figures_or_is_forced_to_attack() -> None:
    scene = battle().inside(0, "e", 1).at(ghosts=17)
    assert scene.offered("attack") == ["e 1 0"]
    assert "end" in scene.offer()
