"""IMP-SAM: samurai of the Japanese."""

import pytest

from support.settlers import Scene


@pytest.mark.rule("IMP-SAM-01")
def test_any_number_of_workers_become_samurai_without_using_up_the_action() -> None:
    scene = Scene("japanese", "romans").goods(0, worker=5).locations(0, "farm", "stalls", "casino")
    scene.play("samurai farm", "samurai stalls", "samurai casino")
    assert (scene.asked, scene.offer()) == (0, ["activate casino", "exchange 1", "pass"])
    assert [location.samurai for location in scene.state.realms[0].locations] == [1, 1, 1]
    assert scene.purse(0) == {"worker": 2}


@pytest.mark.rule("IMP-SAM-01")
def test_samurai_are_placed_after_the_action_too() -> None:
    scene = Scene("japanese", "romans").goods(0, wood=1).hand(0, "farm")
    scene.play("build farm")  # it produces the worker
    assert (scene.asked, scene.offer()) == (0, ["end_turn", "samurai farm"])
    scene.play("samurai farm")
    assert (scene.asked, scene.purse(0)) == (1, {"food": 1})


@pytest.mark.rule("IMP-SAM-01")
def test_samurai_are_placed_neither_in_the_turn_of_another_nor_by_other_factions() -> None:
    scene = Scene("japanese", "romans").goods(0, worker=1).locations(0, "farm").goods(1, worker=1)
    scene.locations(1, "builder").play("pass")
    assert (scene.asked, scene.offer()) == (1, ["pass"])


@pytest.mark.rule("IMP-SAM-02")
def test_a_location_holds_one_samurai_at_most() -> None:
    scene = Scene("japanese", "romans").goods(0, worker=3).locations(0, "farm", "rice_fields")
    scene.play("samurai farm")
    assert scene.offer() == ["exchange 1", "samurai rice_fields", "pass"]


@pytest.mark.rule("IMP-SAM-03")
@pytest.mark.parametrize(
    ("tokens", "offered"), [(2, ["raze_location farm"]), (3, ["raze_location rice_fields", "raze_location farm"])]
)
def test_a_samurai_raises_the_price_of_its_location_alone(tokens: int, offered: list[str]) -> None:
    scene = Scene("romans", "japanese").goods(0, raze=tokens)
    scene.locations(1, "rice_fields", samurai=1).locations(1, "farm")
    assert scene.offer() == [*offered, "pass"]


@pytest.mark.rule("IMP-SAM-04", "IMP-SAM-09")
def test_thomas_razes_annas_guarded_rice_fields_for_three_tokens_and_one_point() -> None:
    scene = Scene("japanese", "barbarians").goods(0, worker=3).locations(0, "rice_fields").goods(1, raze=3)
    scene.play("samurai rice_fields", "exchange 1", "receive wood")
    assert (scene.asked, scene.offer()) == (1, ["raze_location rice_fields", "pass"])
    scene.play("raze_location rice_fields")
    assert (scene.vp(1), scene.purse(1)) == (1, {})
    assert (scene.empire(0), scene.founded(0), scene.discarded(0)) == ([], [], ["rice_fields"])
    assert scene.purse(0) == {"wood": 1}  # that of the exchange: neither the samurai nor a wood came back


@pytest.mark.rule("IMP-SAM-09")
def test_two_tokens_do_not_suffice_for_the_guarded_rice_fields() -> None:
    scene = Scene("barbarians", "japanese").goods(0, raze=2).locations(1, "rice_fields", samurai=1)
    assert scene.offer() == ["pass"]


@pytest.mark.rule("IMP-SAM-05")
def test_a_samurai_is_no_worker_any_more_and_does_not_move() -> None:
    scene = Scene("japanese", "romans").goods(0, worker=2).locations(0, "farm", "casino")
    scene.play("samurai farm", "samurai casino")
    assert (scene.purse(0), scene.offer()) == ({}, ["pass"])  # nothing for the Casino, nothing to exchange
    scene.play("pass", "pass").take_any()
    assert [location.samurai for location in scene.state.realms[0].locations] == [1, 1]
    scene.play("pass")
    assert (scene.asked, [choice for choice in scene.offer() if "samurai" in choice]) == (0, [])


@pytest.mark.rule("IMP-SAM-06")
def test_samurai_stay_in_clean_up_while_other_workers_go() -> None:
    scene = Scene("japanese", "romans").goods(0, worker=3).locations(0, "farm")
    scene.play("samurai farm", "pass", "pass")
    assert scene.state.round == 2
    assert (scene.location(0, "farm").samurai, scene.purse(0)) == (1, {})


@pytest.mark.rule("IMP-SAM-07")
def test_samurai_may_guard_shrine_and_gate_although_nobody_can_raze_them() -> None:
    scene = Scene("japanese", "romans").goods(0, worker=2).locations(0, "shrine", "gate")
    scene.play("samurai shrine", "samurai gate")
    assert [location.samurai for location in scene.state.realms[0].locations] == [1, 1]


@pytest.mark.rule("IMP-SAM-08")
def test_samurai_stand_on_no_common_location_and_on_none_of_others() -> None:
    scene = Scene("japanese", "romans").goods(0, worker=1).locations(0, "quarry", "mill").locations(1, "builder")
    assert scene.offer() == ["pass"]


@pytest.mark.rule("IMP-SAM-10")
def test_a_japanese_card_razed_from_the_hand_gives_its_one_point() -> None:
    scene = Scene("japanese", "romans").goods(0, raze=1).hand(0, "daimyos_castle").play("raze daimyos_castle")
    assert (scene.vp(0), scene.purse(0), scene.cards(0)) == (1, {}, [])
