"""IMP-CLEAN: the clean-up phase."""

import pytest

from gobelin.games.imperial_settlers.vocabulary import FACTIONS
from support.settlers import Scene

EVERYTHING = {"wood": 2, "stone": 2, "food": 2, "gold": 2, "worker": 2, "raze": 2, "defence": 1}


@pytest.mark.rule("IMP-CLEAN-01", "IMP-CLEAN-02", "IMP-CLEAN-08")
@pytest.mark.parametrize(
    ("faction", "stored"), [("barbarians", "worker"), ("romans", "raze"), ("egyptians", "gold"), ("japanese", "food")]
)
def test_each_board_keeps_any_number_of_one_good_and_all_else_is_given_up(faction: str, stored: str) -> None:
    other = next(name for name in FACTIONS if name != faction)
    scene = Scene(faction, other).goods(0, **EVERYTHING | {stored: 17})
    scene.play("pass", "pass")
    assert (scene.topic, scene.purse(0)) == ("take", {stored: 17})


@pytest.mark.rule("IMP-CLEAN-01", "IMP-CLEAN-02")
def test_storing_locations_keep_what_they_name_besides_the_board() -> None:
    scene = Scene("romans", "japanese").goods(0, **EVERYTHING).goods(1, **EVERYTHING)
    scene.locations(0, "warehouses").locations(1, "sake_brewery", samurai=1)
    scene.play("pass", "pass")
    assert scene.purse(0) == {"wood": 2, "stone": 2, "food": 2, "raze": 2}
    assert scene.purse(1) == {"food": 2, "worker": 2}


@pytest.mark.rule("IMP-CLEAN-01")
def test_stored_goods_are_there_in_the_next_round_together_with_the_new_ones() -> None:
    scene = Scene("romans", "barbarians").goods(0, raze=2).play("pass", "pass").take_any()
    assert scene.purse(0)["raze"] == 2 + 1


@pytest.mark.rule("IMP-CLEAN-03")
def test_goods_on_action_locations_are_given_up_although_the_board_stores_their_kind() -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=4).locations(0, "coal_mine", "barbarian_altar")
    scene.play("activate coal_mine", "pass", "activate barbarian_altar", "pass")
    assert scene.purse(0) == {}
    assert [scene.location(0, name).laid for name in ("coal_mine", "barbarian_altar")] == [(), ()]


@pytest.mark.rule("IMP-CLEAN-03")
def test_warehouses_do_not_store_what_lies_on_an_action_location() -> None:
    scene = Scene("romans", "barbarians").goods(0, stone=2, worker=1).locations(0, "warehouses", "mason")
    scene.play("activate mason", "pass", "pass")
    assert scene.purse(0) == {"stone": 1}


@pytest.mark.rule("IMP-CLEAN-04")
def test_hand_cards_and_points_are_kept() -> None:
    scene = Scene("romans", "barbarians").goods(0, stone=1, worker=1).hand(0, "mill", "spies").locations(0, "mason")
    scene.play("activate mason", "pass", "pass")
    assert (scene.state.round, scene.vp(0), scene.cards(0)[:2]) == (2, 2, ["mill", "spies"])


@pytest.mark.rule("IMP-CLEAN-05")
@pytest.mark.parametrize(("start", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_start_player_token_goes_to_the_next_player_clockwise(start: int, following: int) -> None:
    scene = Scene("romans", "barbarians", "japanese").at(start=start, active=start)
    scene.play("pass", "pass", "pass")
    assert (scene.state.start, scene.asked) == (following, following)  # who also takes the first card
    scene.take_any()
    assert (scene.topic, scene.asked) == ("turn", following)


@pytest.mark.rule("IMP-CLEAN-06")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_round_marker_moves_on_by_one(number: int) -> None:
    scene = Scene("romans", "barbarians").at(round=number).play("pass", "pass")
    assert scene.state.round == number + 1


@pytest.mark.rule("IMP-CLEAN-07")
def test_thomas_keeps_his_two_food_and_loses_the_worker_and_what_lies_on_stalls_and_casino() -> None:
    scene = Scene("japanese", "barbarians").goods(0, food=3, worker=2)
    scene.locations(0, "stalls", "casino", samurai=1)
    scene.play("activate stalls", "pass", "activate casino")
    assert scene.purse(0) == {"food": 2, "worker": 1, "gold": 1}  # the gold comes from the Casino
    scene.play("pass")
    assert scene.state.round == 2
    assert scene.purse(0) == {"food": 2}
    assert [scene.location(0, name).laid for name in ("stalls", "casino")] == [(), ()]


@pytest.mark.rule("IMP-CLEAN-09")
def test_after_the_last_round_nothing_is_given_up() -> None:
    scene = Scene("romans", "barbarians").at(round=5).goods(0, **EVERYTHING).goods(1, wood=1)
    scene.locations(0, "mason").play("activate mason", "defend mason", "pass", "pass")
    assert scene.match.result is not None
    assert scene.purse(0) == {"wood": 2, "stone": 1, "food": 2, "gold": 2, "worker": 1, "raze": 2}
    assert scene.purse(1) == {"wood": 1}
    assert scene.location(0, "mason").defence == 1
