"""Effects and lasting changes that only advanced technologies and tokens have (HYP-ADV-14 to HYP-ADV-24)."""

from pathlib import Path

import pytest

from gobelin.games.hyperborea.components import COLOURS
from gobelin.games.hyperborea.loading import FILES, load
from gobelin.games.hyperborea.state import MOST_SITES
from gobelin.testkit.box import BoxTests
from support.hyperborea import GREY, Scene


@pytest.mark.rule("HYP-ADV-14")
def test_a_draw_takes_cubes_from_the_bag_to_the_available_ones_as_far_as_they_go() -> None:
    scene = Scene().owns(0, "philosophy").available(0, "blue", "yellow").bag(0, "red")
    scene.play("place blue philosophy", "place yellow philosophy")
    assert scene.produced() == {"draw": 2}
    scene.play("draw")
    assert (scene.cubes(0, "available"), scene.cubes(0, "bag"), scene.offered("draw")) == ({"red": 1}, {}, [])
    assert scene.player(0).gems == 1


@pytest.mark.rule("HYP-ADV-14", "HYP-TURN-18")
def test_the_drawn_cube_is_chance() -> None:
    drawn = {tuple(Scene(seed=seed).pool(draw=1).play("draw").cubes(0, "available")) for seed in range(40)}
    assert drawn == {(colour,) for colour in COLOURS}


@pytest.mark.rule("HYP-OPEN-16", "HYP-END-07")
def test_an_empty_bag_gives_nothing_and_there_is_no_reset_outside_the_end_phase() -> None:
    scene = Scene().bag(0).unused(0, "red").pool(draw=2)
    assert scene.offered("draw") == []
    assert scene.cubes(0, "unused") == {"red": 1}
    one = Scene().bag(0, "blue").unused(0, "red").pool(draw=2).play("draw")
    assert (one.cubes(0, "available"), one.cubes(0, "unused"), one.told().count("reset 0")) == (
        {"blue": 1},
        {"red": 1},
        0,
    )


@pytest.mark.rule("HYP-OPEN-17", "HYP-END-01")
def test_a_drawn_cube_is_placed_like_the_others_or_swept_up() -> None:
    scene = Scene().bag(0, "green", "green").pool(draw=1).play("draw")
    assert "green exploration_1" in scene.offered("place")
    scene.end()
    assert (scene.cubes(0, "unused"), scene.cubes(0, "available")) == ({"green": 1}, {"green": 1})


def recovering() -> Scene:
    scene = Scene().owns(0, "black_market", "militia").on(0, "exploration_1", "green", "blue")
    scene.on(0, "trade_1", "red").on(0, "militia", "purple").available(0, "yellow", "grey")
    return scene.play("place yellow black_market", "place grey black_market")


@pytest.mark.rule("HYP-ADV-15")
def test_recover_takes_cubes_of_choice_from_any_other_technology_to_be_placed_again() -> None:
    scene = recovering()
    assert sorted(scene.offered("recover")) == [
        "exploration_1 blue",
        "exploration_1 green",
        "militia purple",
        "trade_1 red",
    ]
    scene.play("recover exploration_1 blue", "recover trade_1 red")
    assert scene.cubes(0, "available") == {"red": 1, "blue": 1}
    assert scene.on_technology(0, "exploration_1") == ["green", ""]
    assert "trade_1" not in scene.player(0).placed
    assert scene.offered("recover") == []
    scene.play("place red exploration_1", "place blue science_1")
    assert scene.on_technology(0, "exploration_1") == ["green", "red"]
    assert scene.produced() == {"move": 2}


@pytest.mark.rule("HYP-ADV-15", "HYP-TURN-16")
def test_fewer_cubes_may_be_recovered() -> None:
    scene = recovering().play("recover militia purple").end()
    assert (scene.asked, scene.on_technology(0, "exploration_1")) == (1, ["green", "blue"])


@pytest.mark.rule("HYP-ADV-16")
def test_clear_takes_cubes_from_one_other_technology_to_the_unused_ones() -> None:
    scene = Scene().owns(0, "corruption", "scouts").on(0, "exploration_1", "green", "blue").on(0, "scouts", "grey")
    scene.available(0, "grey").play("place grey corruption")
    assert sorted(scene.offered("clear")) == ["exploration_1 blue", "exploration_1 green", "scouts grey"]
    scene.play("clear exploration_1 blue")
    assert scene.offered("clear") == ["exploration_1 green"]
    scene.play("clear exploration_1 green")
    assert (scene.cubes(0, "unused"), scene.offered("clear")) == ({"green": 1, "blue": 1}, [])
    assert "exploration_1" not in scene.player(0).placed


@pytest.mark.rule("HYP-ADV-17")
def test_grey_cubes_are_discarded_from_everywhere_but_the_bag_and_the_card_itself() -> None:
    scene = Scene().owns(0, "purification", "scouts").on(0, "scouts", "grey").unused(0, "grey")
    scene.available(0, "grey", "grey", "red").bag(0, "grey")
    supply = scene.table.supply[GREY]
    scene.play("place grey purification", "place red purification")
    assert sorted(scene.offered("discard_grey")) == ["available", "scouts", "unused"]
    scene.play("discard_grey scouts", "discard_grey available")
    assert scene.state.supply[GREY] == supply + 2
    assert (scene.on_technology(0, "scouts"), scene.cubes(0, "available")) == ([""], {})
    assert scene.cubes(0, "unused") == scene.cubes(0, "bag") == {"grey": 1}
    assert scene.offered("discard_grey") == []


@pytest.mark.rule("HYP-ADV-17")
def test_an_unused_grey_cube_is_discarded() -> None:
    scene = Scene().unused(0, "grey", "red").pool(discard_grey=1).play("discard_grey unused")
    assert scene.cubes(0, "unused") == {"red": 1}


@pytest.mark.rule("HYP-ADV-18")
def test_a_cube_effect_puts_a_supply_cube_of_a_chosen_colour_into_the_bag() -> None:
    scene = Scene().exhaust("red").pool(cube=1)
    assert scene.offered("cube") == ["green", "purple", "orange", "yellow", "blue"]
    scene.play("cube blue")
    assert (scene.cubes(0, "bag")["blue"], scene.produced()) == (2, {})


@pytest.mark.rule("HYP-ADV-20", "HYP-FAC-07")
def test_bonuses_for_completing_a_base_technology_add_up() -> None:
    scene = Scene().filled(0, "warlords").tile(0, "red_duchy_a").available(0, "red", "green")
    scene.play("place red warfare_2", "place green warfare_2")
    assert scene.produced() == {"attack": 3, "move": 1}


@pytest.mark.rule("HYP-ADV-21")
@pytest.mark.parametrize(("level", "cubes"), [(2, 0), (3, 1), (4, 1), (5, 1), (6, 2)])
def test_a_lowered_threshold_lets_markers_be_set_back_from_level_three(level: int, cubes: int) -> None:
    scene = Scene().filled(0, "crop_rotation").levels(0, blue=level)
    assert scene.offered("upgrade") == ["blue"] * (cubes > 0)
    if cubes:
        scene.play("upgrade blue")
        assert (scene.cubes(0, "bag")["blue"], scene.level(0, "blue")) == (1 + cubes, 0)


@pytest.mark.rule("HYP-ADV-22")
def test_a_larger_draw_counts_in_the_end_phase_of_the_turn_the_card_was_filled_in() -> None:
    scene = Scene().owns(0, "astronomy").on(0, "astronomy", "blue", "red").available(0, "grey")
    scene.play("place grey astronomy").end()
    assert sum(scene.player(0).available) == 4


@pytest.mark.rule("HYP-ADV-22", "HYP-RESET-11")
def test_a_larger_draw_holds_at_reset_only_while_the_card_keeps_its_cubes() -> None:
    kept = Scene().filled(0, "astronomy").bag(0).unused(0, *["red"] * 6).end().play("done")
    assert sum(kept.player(0).available) == 4
    lost = Scene().filled(0, "astronomy").bag(0).unused(0, *["red"] * 6).end().play("clear astronomy blue", "done")
    assert sum(lost.player(0).available) == 3


@pytest.mark.rule("HYP-ADV-23")
def test_grey_cubes_on_multicolour_spaces_only_and_they_stay_when_the_permission_ends() -> None:
    scene = Scene().filled(0, "golems").available(0, "grey").pool(clear=1)
    placing = scene.offered("place")
    assert sorted(placing) == [
        f"grey {name}"
        for name in ("exploration_1", "growth_1", "progress_1", "science_1", "science_2", "trade_1", "warfare_1")
    ]
    scene.play("place grey trade_1", "clear golems blue")
    assert scene.on_technology(0, "trade_1") == ["", "grey"]


@pytest.mark.rule("HYP-ADV-23")
def test_without_the_permission_grey_cubes_fit_on_grey_spaces_only() -> None:
    scene = Scene().owns(0, "golems").on(0, "golems", "blue").available(0, "grey")
    assert scene.offered("place") == []


@pytest.mark.rule("HYP-ADV-24")
def test_with_a_choice_of_tokens_one_is_taken_and_the_other_goes_back_on_top() -> None:
    scene = Scene().open_all().filled(0, "explorers_guild").figures(0, "a0", 1)
    scene.tokens("a0", 1, "bronze_gem", "bronze_blade").play("enter a0 1")
    assert (scene.topic, sorted(scene.offer())) == ("ruin", ["take_token bronze_blade", "take_token bronze_gem"])
    assert scene.match.view(1)["looked_at"] == [None, None]
    scene.play("take_token bronze_blade")
    assert scene.offer() == ["use_token bronze_blade", "keep_token bronze_blade"]
    assert scene.stack_at("a0", 1) == ["bronze_gem"]


@pytest.mark.rule("HYP-ADV-24")
def test_a_stack_with_one_token_offers_just_this_one() -> None:
    scene = Scene().open_all().filled(0, "explorers_guild").figures(0, "a0", 1).tokens("a0", 1, "bronze_gem")
    scene.play("enter a0 1")
    assert (scene.topic, scene.offer()) == ("token", ["use_token bronze_gem", "keep_token bronze_gem"])


@pytest.mark.rule("HYP-ADV-24")
def test_the_others_cannot_tell_which_of_the_two_tokens_was_taken() -> None:
    scene = Scene().open_all().filled(0, "explorers_guild").figures(0, "a0", 1)
    scene.tokens("a0", 1, "bronze_gem", "bronze_blade").play("enter a0 1", "take_token bronze_gem")
    scene.play("keep_token bronze_gem")
    stack = scene.state.tokens[scene.place("a0") * MOST_SITES]
    assert (stack.seen(0), stack.seen(1)) == (["bronze_blade"], [None])
    assert scene.player(0).stored.seen(1) == [None]


@pytest.mark.rule("HYP-ADV-24")
@pytest.mark.parametrize("taken", ["bronze_gem", "bronze_blade"])
def test_who_knew_the_top_token_no_longer_knows_where_it_is(taken: str) -> None:
    scene = Scene().open_all().filled(0, "explorers_guild").figures(0, "a0", 1)
    scene.tokens("a0", 1, "bronze_gem", "bronze_blade")
    stack = scene.table.tokens[scene.place("a0") * MOST_SITES]
    stack.known[1] = (0, 1, 0)
    assert stack.seen(1) == [None, "bronze_gem"]
    scene.play("enter a0 1", f"take_token {taken}", f"keep_token {taken}")
    left = scene.state.tokens[scene.place("a0") * MOST_SITES]
    assert left.seen(1) == scene.player(0).stored.seen(1) == [None]
    assert scene.state.groups[left.known[0][1]] == ["bronze_gem"]
    assert left.known[0][1] == scene.player(0).stored.known[0][1]


@pytest.mark.rule("HYP-ADV-24")
@pytest.mark.parametrize("first", ["bronze_gem", "bronze_horn"])
def test_of_three_tokens_two_go_back_in_an_order_of_choice(tmp_path: Path, first: str) -> None:
    box_tests = BoxTests(FILES, load)
    guild = box_tests.item("cards", "explorers_guild") | {"passive": {"ruin_choice": 3}}
    box = load(box_tests.write(tmp_path, "cards", guild))
    scene = Scene().open_all().filled(0, "explorers_guild").figures(0, "a0", 1).at(box=FILES.register(box))
    scene.tokens("a0", 1, "bronze_gem", "bronze_blade", "bronze_horn", "bronze_boots")
    scene.table.tokens[scene.place("a0") * MOST_SITES].known[3] = (0, 1, 0)
    scene.play("enter a0 1")
    assert scene.match.view(1)["looked_at"] == ["bronze_gem", None, None]
    assert sorted(scene.offered("take_token")) == ["bronze_blade", "bronze_gem", "bronze_horn"]
    scene.play("take_token bronze_blade")
    assert (scene.topic, sorted(scene.offered("put_back"))) == ("put_back", ["bronze_gem", "bronze_horn"])
    assert scene.match.view(1)["looked_at"] == [None, None, None]  # whoever knew the gem cannot see it left over
    scene.play(f"put_back {first}")
    assert scene.offer() == ["use_token bronze_blade", "keep_token bronze_blade"]
    last = {"bronze_gem": "bronze_horn", "bronze_horn": "bronze_gem"}[first]
    assert scene.stack_at("a0", 1) == [last, first, "bronze_boots"]


def test_figures_of_a_player_with_illusions_need_not_stop() -> None:
    scene = Scene().open_all().open("e", "borderland_09").filled(0, "illusions").figures(0, "b0", 1).figures(1, "e", 1)
    scene.pool(move=3).play("move b0 e")
    assert "e b0" in scene.offered("move")
