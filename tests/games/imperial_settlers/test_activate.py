"""IMP-USE: activating an action location."""

import pytest

from support.settlers import Scene


@pytest.mark.rule("IMP-USE-01")
def test_only_own_action_locations_can_be_activated() -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=1, stone=1).hand(0, "lumberjacks")
    scene.locations(0, "quarry", "mill", "coal_mine").locations(1, "mason").foundations(0, "hunter_joe")
    assert [choice for choice in scene.offer() if choice.startswith("activate")] == ["activate coal_mine"]


@pytest.mark.rule("IMP-USE-01", "IMP-USE-04")
def test_a_used_location_cannot_be_activated_again_in_this_round_but_in_the_next() -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=3).locations(0, "coal_mine")
    scene.play("activate coal_mine", "pass")
    assert scene.offer() == ["exchange 1", "pass"]
    scene.play("pass").take_any().play("pass")
    assert (scene.asked, scene.state.round) == (0, 2)
    assert "activate coal_mine" in scene.offer()


@pytest.mark.rule("IMP-USE-02", "IMP-USE-03")
def test_the_goods_lie_on_the_location_and_can_no_longer_be_used() -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=1, stone=1).locations(0, "mason", "coal_mine")
    assert scene.offer() == ["activate mason", "activate coal_mine", "pass"]
    scene.play("activate mason", "pass")
    assert scene.location(0, "mason").laid == ((1, 1), (4, 1))
    assert (scene.purse(0), scene.vp(0)) == ({}, 2)
    assert scene.offer() == ["pass"]


@pytest.mark.rule("IMP-USE-02")
@pytest.mark.parametrize("goods", [{"worker": 1}, {"stone": 1}, {"worker": 1, "wood": 9, "food": 9, "raze": 9}])
def test_without_the_demanded_goods_there_is_no_activation(goods: dict[str, int]) -> None:
    scene = Scene("barbarians", "romans").goods(0, **goods).locations(0, "mason").goods(1, worker=9, stone=9)
    assert scene.offer() == ["pass"]


@pytest.mark.rule("IMP-USE-05")
def test_a_location_usable_twice_may_be_used_in_two_turns_and_no_third() -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=3).locations(0, "new_forest")
    assert "activate_twice new_forest" in scene.offer()
    scene.play("activate new_forest", "pass")
    assert scene.offer() == ["activate new_forest", "exchange 1", "pass"]
    scene.play("activate new_forest")
    assert scene.purse(0) == {"wood": 2, "worker": 1}
    assert scene.offer() == ["pass"]


@pytest.mark.rule("IMP-USE-05")
def test_both_uses_in_one_turn_are_paid_at_the_start() -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=3).locations(0, "castle").on_top("mill", "town")
    scene.play("activate_twice castle")
    assert (scene.topic, scene.purse(0), scene.cards(0)) == ("draw", {"worker": 1}, [])
    assert scene.location(0, "castle").laid == ((4, 2),)
    scene.play("draw common_card", "draw common_card")
    assert (scene.asked, scene.cards(0)) == (1, ["mill", "town"])
    scene.play("pass")
    assert scene.offer() == ["pass"]


@pytest.mark.rule("IMP-USE-05")
def test_with_the_goods_for_one_use_there_is_no_double_use() -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=1).locations(0, "castle")
    assert scene.offer() == ["activate castle", "pass"]


@pytest.mark.rule("IMP-USE-05")
def test_a_location_usable_once_is_not_used_twice() -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=1, wood=9).locations(0, "sawmill", "lumberjacks")
    assert scene.offer() == ["activate sawmill", "activate_twice sawmill", "activate lumberjacks", "pass"]


@pytest.mark.rule("IMP-USE-06")
def test_points_are_scored_at_once_and_other_goods_come_from_the_supply() -> None:
    scene = Scene("romans", "barbarians").goods(0, worker=1).locations(0, "gladiator_school").goods(1, raze=1)
    scene.play("activate gladiator_school")
    assert (scene.asked, scene.vp(0), scene.purse(0), scene.purse(1)) == (1, 1, {"raze": 1}, {"raze": 1})


@pytest.mark.rule("IMP-USE-07", "IMP-USE-08", "IMP-USE-09", "IMP-USE-10")
def test_mark_uses_saboteurs_masons_guild_and_castle_in_three_turns() -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=3, stone=1).goods(1, stone=1, wood=1, worker=4)
    scene.locations(0, "masons_guild", "castle", "saboteurs").on_top("raid", seat=0)
    scene.play("activate saboteurs", "steal 1 stone")
    assert scene.location(0, "saboteurs").laid == ((4, 1),)
    assert (scene.purse(0), scene.purse(1)) == ({"worker": 2, "stone": 2}, {"wood": 1, "worker": 4})
    assert scene.asked == 1
    scene.play("exchange 1", "receive wood", "activate masons_guild")
    assert scene.location(0, "masons_guild").laid == ((1, 2), (4, 1))
    assert (scene.purse(0), scene.vp(0)) == ({"worker": 1}, 3)
    assert scene.asked == 1
    scene.play("exchange 1", "receive wood", "activate castle", "draw faction_card")
    assert scene.location(0, "castle").laid == ((4, 1),)
    assert (scene.purse(0), scene.cards(0)) == ({}, ["raid"])
    assert scene.asked == 1
