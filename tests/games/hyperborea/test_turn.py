"""Course of a turn (HYP-TURN)."""

import random

import pytest

from support.hyperborea import Scene


@pytest.mark.rule("HYP-TURN-01", "HYP-END-06")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_turns_go_clockwise_around_the_table(seats: int) -> None:
    scene = Scene(seats)
    order = []
    for _ in range(2 * seats):
        order.append(scene.asked)
        scene.end()
    assert order == [*range(seats)] * 2


@pytest.mark.rule("HYP-TURN-02")
def test_fortresses_figures_and_start_effects_come_before_any_action_and_in_this_order() -> None:
    scene = Scene().fortify(0, "cap0", 2).figures(0, "cap0", 2).filled(0, "survey").starting()
    told = scene.told()
    assert told == ["turn 0", "took_back 0 2 cap0", "mustered 0 cap0 minimum", "produced 0 1 move survey"]
    assert (scene.player(0).fortresses, scene.figures_at("cap0"), scene.topic) == (8, [3, 0], "turn")


@pytest.mark.rule("HYP-TURN-03", "HYP-FORT-07")
def test_step_one_takes_back_all_own_fortresses_and_nobody_elses() -> None:
    scene = Scene().fortify(0, "cap0", 2).fortify(0, "a0").fortify(1, "cap1", 3).starting()
    assert (scene.player(0).fortresses, scene.player(1).fortresses) == (8, 5)
    assert scene.fortresses_at("cap0") == scene.fortresses_at("a0") == [0, 0]
    assert scene.fortresses_at("cap1") == [0, 3]


@pytest.mark.rule("HYP-FORT-07")
def test_a_fortress_stands_through_the_turns_of_the_others() -> None:
    scene = Scene(3).pool(fortress=1).play("fortress cap0").end()
    assert scene.fortresses_at("cap0") == [1, 0, 0]
    scene.end()
    assert scene.fortresses_at("cap0") == [1, 0, 0]
    scene.end()
    assert (scene.asked, scene.fortresses_at("cap0")) == (0, [0, 0, 0])


@pytest.mark.rule("HYP-TURN-04", "HYP-TURN-05")
@pytest.mark.parametrize(("left", "added"), [(0, 3), (1, 2), (2, 1)])
def test_step_two_adds_figures_up_to_three_on_the_capital_outside_the_city(left: int, added: int) -> None:
    scene = Scene().figures(0, "cap0", 0).figures(0, "b0", left).starting()
    assert (scene.figures_at("cap0"), scene.figures_at("b0")) == ([added, 0], [left, 0])
    assert scene.sites_at("cap0") == [-1]
    assert scene.player(0).supply == 7


@pytest.mark.rule("HYP-TURN-06")
@pytest.mark.parametrize("figures", [3, 5])
def test_with_three_figures_or_more_nothing_is_added(figures: int) -> None:
    scene = Scene().figures(0, "cap0", 0).figures(0, "b0", figures - 1).inside(0, "cap0", 1).starting()
    assert scene.figures_at("cap0") == [0, 0]
    assert scene.player(0).supply == 10 - figures


@pytest.mark.rule("HYP-TURN-07", "HYP-TURN-21")
def test_university_survey_and_bastions_act_at_the_beginning_of_a_turn() -> None:
    scene = Scene().filled(0, "university", "survey", "bastions").starting()
    assert scene.produced() == {"draw": 1, "move": 1, "fortress": 2}
    scene.play("draw", "move cap0 b0", "fortress cap0", "fortress b0")
    assert sum(scene.player(0).available) == 1
    assert (scene.figures_at("b0"), scene.fortresses_at("b0"), scene.produced()) == ([1, 0], [1, 0], {})


@pytest.mark.rule("HYP-TURN-07")
def test_a_start_card_that_is_not_filled_does_nothing() -> None:
    scene = Scene().owns(0, "survey").on(0, "survey", "green").starting()
    assert scene.produced() == {}


@pytest.mark.rule("HYP-TURN-08", "HYP-TURN-10", "HYP-TURN-11", "HYP-TURN-12")
def test_compulsory_and_voluntary_actions_mix_in_any_order_and_number() -> None:
    scene = Scene().available(0, "green", "blue", "yellow").pool(move=2).levels(0, red=4).figures(0, "cap0", 4)
    scene.tokens("a0", 1, "bronze_boots", "bronze_gem")
    scene.play("enter cap0 1", "place green exploration_1", "move cap0 a0", "upgrade red", "develop blue 1")
    scene.play("enter a0 1", "use_token bronze_boots", "place blue exploration_1", "move cap0 b0", "enter b0 1")
    scene.play("unused yellow")
    assert scene.sites_at("cap0") == scene.sites_at("a0") == scene.sites_at("b0") == [0]
    assert scene.level(0, "blue") == 1
    assert scene.cubes(0, "bag")["red"] == 2
    assert scene.produced() == {"move": 4}
    assert scene.offer() == ["move cap0 a0", "move cap0 b0", "end"]


@pytest.mark.rule("HYP-TURN-09")
def test_every_available_cube_may_go_on_a_technology_or_to_the_unused_ones() -> None:
    scene = Scene().available(0, "red").owns(0, "archery", "militia")
    with_any = ["exploration_1", "warfare_1", "growth_1", "progress_1", "trade_1", "science_1", "science_2"]
    placing = scene.offered("place")
    assert sorted(placing) == sorted(f"red {name}" for name in [*with_any, "warfare_2", "growth_2", "archery"])
    assert scene.offered("unused") == ["red"]


@pytest.mark.rule("HYP-TURN-09", "HYP-END-01")
def test_a_cube_that_was_not_placed_lies_with_the_unused_ones_at_the_end() -> None:
    scene = Scene().available(0, "red", "grey").end()
    assert scene.cubes(0, "unused") == {"red": 1, "grey": 1}


@pytest.mark.rule("HYP-TURN-13")
def test_what_was_not_used_before_the_end_phase_is_lost() -> None:
    scene = Scene().pool(move=3, attack=1, fortress=1, figure=1, technology=1, develop=2, draw=1, recover=1).round()
    assert scene.produced() == {}
    assert {words.split()[0] for words in scene.offer()} == {"place", "unused", "enter", "end"}


@pytest.mark.rule("HYP-TURN-14", "HYP-CITY-05")
def test_effects_of_several_sources_gather_and_are_used_in_any_order() -> None:
    scene = Scene().available(0, "green", "red").tokens("a0", 1, "bronze_boots").figures(0, "a0", 1)
    scene.figures(0, "b0", 1).open("ne", "borderland_01").open("e", "borderland_03")
    scene.play("place green exploration_1", "place red exploration_1")
    scene.play("enter a0 1", "use_token bronze_boots", "enter b0 1")
    assert scene.produced() == {"move": 5}
    scene.play("enter cap0 1", "move cap0 b0", "develop red 1", "move b0 e")
    assert scene.produced() == {"move": 3}


@pytest.mark.rule("HYP-TURN-15")
def test_the_parts_of_an_effect_may_be_separated() -> None:
    scene = Scene().available(0, "green", "purple", "blue")
    scene.play("place green exploration_2", "place purple exploration_2", "figure b0", "unused blue", "move b0 cap0")
    assert scene.figures_at("cap0") == [4, 0]
    assert scene.produced() == {}


@pytest.mark.rule("HYP-TURN-16")
def test_an_effect_may_be_used_partly_or_not_at_all() -> None:
    scene = Scene().available(0, "green", "purple").bag(0, "red")
    scene.play("place green exploration_2", "place purple exploration_2", "move cap0 b0", "end")
    assert (scene.asked, scene.player(0).supply, scene.figures_at("b0")) == (1, 7, [1, 0])


@pytest.mark.rule("HYP-TURN-17")
def test_the_turn_goes_on_until_its_end_is_announced() -> None:
    scene = Scene().available(0, "green")
    scene.play("unused green")
    assert (scene.asked, scene.topic) == (0, "turn")
    assert "end" in scene.offer()
    assert sum(scene.player(0).available) == 0
    scene.end()
    assert (scene.asked, sum(scene.player(0).available)) == (1, 3)


@pytest.mark.rule("HYP-TURN-18")
def test_the_number_of_cubes_in_a_bag_is_known_but_not_which_comes_next() -> None:
    scene = Scene()
    seen = scene.match.view(0)["players"]
    assert isinstance(seen, list)
    board = seen[0]
    assert isinstance(board, dict)
    assert isinstance(board["bag"], dict)
    assert sum(int(str(number)) for number in board["bag"].values()) == 6
    draws = set()
    for key in range(20):
        sample = scene.match.sample(0, random.Random(key))
        sample.choose(("end",), 0)
        draws.add(tuple(sample.state.players[0].available))
    assert len(draws) > 5


@pytest.mark.rule("HYP-TURN-19")
def test_step_two_can_be_carried_out_even_if_all_five_opponents_hold_a_figure() -> None:
    scene = Scene(6).figures(0, "cap0", 0)
    for rival in range(1, 6):
        scene.graveyard(rival, 0)
    scene.starting()
    assert (scene.state.on_map(0), scene.player(0).supply) == (3, 2)


@pytest.mark.rule("HYP-TURN-20")
def test_an_unused_cube_stays_unused_until_the_reset() -> None:
    scene = Scene().available(0, "orange").bag(0, *["green"] * 3)
    scene.play("unused orange").round()
    assert scene.cubes(0, "unused") == {"orange": 1}
    assert "place orange progress_1" not in scene.offer()
    scene.round()
    assert scene.told().count("reset 0") == 1
    assert scene.cubes(0, "unused") == {}
