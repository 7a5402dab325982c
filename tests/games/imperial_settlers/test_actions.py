"""IMP-ACT: the action phase in general."""

import pytest

from support.settlers import Scene


def idle(*factions: str) -> Scene:
    """Players with workers to exchange and nothing else."""
    scene = Scene(*factions)
    for seat in range(len(factions)):
        scene.goods(seat, worker=4)
    return scene


@pytest.mark.rule("IMP-ACT-01")
def test_turns_go_clockwise_from_the_start_player_with_one_action_each_until_all_have_passed() -> None:
    scene = idle("barbarians", "romans", "egyptians").at(phase="production", start=1)
    order = []
    for choice in ["exchange 1", "exchange 1", "pass", "pass", "exchange 1", "pass"]:
        order.append(scene.asked)
        scene.play(choice)
        if choice == "exchange 1":
            scene.play("receive wood")
    assert order == [1, 2, 0, 1, 2, 2]
    assert scene.state.round == 2


@pytest.mark.rule("IMP-ACT-01")
def test_after_the_one_action_nothing_but_free_acts_is_offered() -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=4, defence=1).locations(0, "quarry", "coal_mine")
    scene.play("exchange 1", "receive wood")
    assert scene.offer() == ["end_turn", "defend quarry", "defend coal_mine"]


@pytest.mark.rule("IMP-ACT-02")
def test_one_may_build_deal_raze_activate_exchange_or_pass() -> None:
    scene = Scene("barbarians", "romans").goods(0, wood=1, food=1, worker=2, raze=2).locations(1, "mill")
    scene.hand(0, "com012", "primeval_forest").locations(0, "coal_mine")
    assert sorted(scene.offer()) == [
        "activate coal_mine",
        "build primeval_forest",
        "build village",
        "deal primeval_forest",
        "exchange 1",
        "pass",
        "raze village",
        "raze_location mill",
    ]


@pytest.mark.rule("IMP-ACT-03")
def test_every_action_may_be_taken_again_and_in_any_order() -> None:
    scene = Scene("barbarians", "romans").goods(0, wood=4, food=2, worker=6, raze=2)
    scene.hand(0, "com012", "com013", "primeval_forest", "primeval_forest", "rubble", "quarry")
    scene.locations(0, "coal_mine", "lumberjacks").play("raze rubble", "pass")
    scene.play("exchange 1", "receive wood", "build village", "deal primeval_forest", "activate coal_mine")
    scene.play("raze quarry", "build village", "exchange 1", "receive wood", "activate lumberjacks")
    scene.play("deal primeval_forest")
    assert scene.empire(0) == ["coal_mine", "lumberjacks", "village", "village"]
    assert scene.agreed(0) == ["primeval_forest", "primeval_forest"]
    assert scene.asked == 0


@pytest.mark.rule("IMP-ACT-04")
def test_who_has_passed_is_asked_no_more_in_this_phase() -> None:
    scene = idle("barbarians", "romans", "egyptians")
    scene.play("pass", "exchange 1", "receive wood", "exchange 1", "receive wood")
    assert scene.asked == 1
    scene.play("exchange 1", "receive wood", "pass")
    assert (scene.asked, scene.offer()) == (1, ["pass"])


@pytest.mark.rule("IMP-ACT-04")
def test_in_the_next_round_the_passed_player_acts_again() -> None:
    scene = idle("barbarians", "romans").play("pass", "pass").take_any()
    assert (scene.asked, scene.topic) == (1, "turn")
    scene.play("pass")
    assert (scene.asked, scene.topic) == (0, "turn")
    assert "exchange 1" in scene.offer()


@pytest.mark.rule("IMP-ACT-05")
def test_locations_of_a_passed_player_cannot_be_razed_for_the_rest_of_the_round() -> None:
    scene = Scene("barbarians", "romans", "egyptians").goods(0, raze=5, worker=4)
    scene.locations(1, "quarry").locations(2, "mill")
    assert "raze_location quarry" in scene.offer()
    scene.play("exchange 1", "receive wood", "pass", "pass")
    assert scene.offer() == ["exchange 1", "pass"]
    scene.play("exchange 1", "receive wood")
    assert scene.offer() == ["pass"]


@pytest.mark.rule("IMP-ACT-05")
def test_locations_of_the_player_who_has_not_passed_can_still_be_razed() -> None:
    scene = Scene("barbarians", "romans", "egyptians").goods(0, raze=5, worker=4).goods(2, worker=2)
    scene.locations(1, "quarry").locations(2, "mill")
    scene.play("exchange 1", "receive wood", "pass", "exchange 1", "receive wood")
    assert scene.offer() == ["raze_location mill", "exchange 1", "pass"]


@pytest.mark.rule("IMP-ACT-06")
@pytest.mark.parametrize(
    ("faction", "location"),
    [
        ("barbarians", "saboteurs"),
        ("barbarians", "pack"),
        ("barbarians", "robbers"),
        ("barbarians", "dark_chapel"),
        ("romans", "engineers"),
        ("romans", "spies"),
        ("egyptians", "desert"),
        ("egyptians", "chariot_builder"),
        ("egyptians", "scorpion_breeder"),
        ("egyptians", "temple_of_ra"),
        ("japanese", "garrison"),
        ("japanese", "ninjas"),
        ("japanese", "trade_route"),
    ],
)
def test_a_passed_player_is_the_target_of_no_action(faction: str, location: str) -> None:
    def confronted(active: int) -> Scene:
        other, theirs, deal = ("romans", "colossus", "builder")
        if faction == "romans":
            other, theirs, deal = ("barbarians", "mission", "raid")
        scene = Scene(faction, other).goods(0, worker=2, raze=2, food=1).locations(0, location).hand(0, "ruins")
        scene.goods(1, stone=1).locations(1, "mason", theirs).deals(1, deal).hand(1, "quarry")
        return scene.at(active=active)

    assert f"activate {location}" in confronted(0).offer()
    scene = confronted(1).play("pass")
    assert scene.asked == 0
    assert f"activate {location}" not in scene.offer()


@pytest.mark.rule("IMP-ACT-07")
def test_the_phase_ends_with_the_last_pass_and_not_before() -> None:
    scene = Scene("barbarians", "romans").goods(1, stone=2)
    scene.play("pass")
    assert (scene.asked, scene.topic, scene.purse(1)) == (1, "turn", {"stone": 2})
    scene.play("pass")
    assert (scene.topic, scene.state.round, scene.purse(1)) == ("take", 2, {})


@pytest.mark.rule("IMP-ACT-07")
def test_everyone_is_told_whose_turn_it_is() -> None:
    scene = idle("barbarians", "romans").play("exchange 1", "receive wood", "pass")
    assert [told for told in scene.told() if told.startswith("turn ")] == ["turn 1", "turn 0"]
    scene.play("pass")
    while scene.topic != "turn":
        scene.play(scene.offer()[0])
    assert scene.told()[-1] == f"turn {scene.asked}"
    assert scene.asked == scene.state.start == scene.match.view(None)["active"]
    alone = Scene("romans").play("pass")
    assert [told for told in alone.told() if told.startswith("turn ")] == []


@pytest.mark.rule("IMP-ACT-08")
def test_one_may_pass_in_any_turn_although_one_could_act() -> None:
    scene = idle("barbarians", "romans")
    assert scene.offer() == ["exchange 1", "exchange 2", "pass"]
    scene.play("exchange 1", "receive wood", "exchange 1", "receive wood")
    assert scene.offer() == ["exchange 1", "pass"]
    scene.play("pass")
    assert scene.state.realms[0].passed


@pytest.mark.rule("IMP-ACT-08")
def test_who_can_do_nothing_is_asked_all_the_same_and_passes() -> None:
    scene = Scene("barbarians", "romans")
    assert (scene.asked, scene.offer()) == (0, ["pass"])
