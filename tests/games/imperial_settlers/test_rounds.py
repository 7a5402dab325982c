"""IMP-RND: rounds, phases and what always holds."""

from typing import Any

import pytest

from support.settlers import Scene


def pass_through(scene: Scene) -> list[tuple[int, str, dict[str, int]]]:
    """Play to the end without any action; every phase in which something was asked, with seat 0's purse then."""
    seen: list[tuple[int, str, dict[str, int]]] = []
    while scene.match.ask:
        if [entry[:2] for entry in seen[-1:]] != [(scene.state.round, scene.state.phase)]:
            seen.append((scene.state.round, scene.state.phase, scene.purse(0)))
        scene.play("pass" if "pass" in scene.offer() else scene.offer()[0])
    return seen


@pytest.mark.rule("IMP-RND-01", "IMP-RND-02", "IMP-RND-03", "IMP-CLEAN-09")
def test_five_rounds_of_cards_production_actions_and_clean_up_but_no_clean_up_in_the_last() -> None:
    scene = Scene("barbarians", "romans").locations(0, "watchtower").at(phase="cards")  # it asks while producing
    phases = pass_through(scene)
    assert phases == [
        phase
        for n in range(5)
        for phase in [
            (n + 1, "cards", {"worker": 5 * n} if n else {}),  # cleaned up: only the stored workers are left
            (n + 1, "production", {"worker": 5 * n + 5, "raze": 1, "defence": 1}),
            (n + 1, "actions", {"worker": 5 * n + 5, "raze": 1, "defence": 1}),
        ]
    ]
    assert scene.match.result is not None
    assert scene.purse(0) == {"worker": 25, "raze": 1, "defence": 1}
    assert scene.purse(1) == {"worker": 2, "wood": 1, "stone": 1, "raze": 5, "defence": 1}


@pytest.mark.rule("IMP-RND-04")
def test_a_card_text_sets_the_demand_for_a_location_aside() -> None:
    scene = Scene("barbarians", "romans").goods(0, wood=3).hand(0, "sentry_tower").locations(0, "settlers")
    scene.play("activate settlers")  # the Settlers build a faction card without giving up a location
    assert scene.empire(0) == ["settlers", "sentry_tower"]
    assert scene.purse(0) == {"raze": 1, "worker": 1}


@pytest.mark.rule("IMP-RND-04")
def test_a_card_text_sets_the_price_of_razing_and_the_protection_aside() -> None:
    scene = Scene("egyptians", "romans").goods(0, raze=1).locations(0, "chariot_builder")
    scene.locations(1, "quarry", defence=1)
    assert scene.offer() == ["activate chariot_builder", "pass"]
    scene.play("activate chariot_builder")
    assert scene.founded(1) == ["quarry"]
    assert scene.purse(0) == {"stone": 2}


@pytest.mark.rule("IMP-RND-05")
def test_points_of_an_action_are_on_the_track_at_once() -> None:
    scene = Scene("romans", "barbarians").goods(0, stone=1, worker=1).locations(0, "mason")
    scene.play("activate mason")
    shown: Any = scene.match.view(1)["realms"]
    assert (scene.asked, shown[0]["vp"]) == (1, 2)


@pytest.mark.rule("IMP-RND-05")
def test_points_of_production_are_on_the_track_before_the_action_phase() -> None:
    scene = Scene("romans", "barbarians").locations(1, "monument").at(phase="production")
    assert (scene.topic, scene.vp(1)) == ("turn", 1)


@pytest.mark.rule("IMP-RND-06")
def test_gains_come_from_the_supply_and_payments_go_back_to_it() -> None:
    scene = Scene("barbarians", "romans").goods(0, raze=2, wood=2).goods(1, stone=5, wood=5)
    scene.locations(1, "quarry").hand(0, "armorer", "old_forest")
    scene.play("raze_location quarry")
    assert scene.purse(0) == {"wood": 2, "stone": 2}
    assert scene.purse(1) == {"wood": 5 + 1, "stone": 5}
    scene.play("pass", "build old_forest")
    assert scene.purse(0) == {"wood": 2, "stone": 2}
    assert scene.purse(1) == {"wood": 5 + 1, "stone": 5}


@pytest.mark.rule("IMP-RND-06")
def test_a_card_may_state_otherwise_and_take_from_another_player() -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=1).locations(0, "saboteurs").goods(1, wood=3)
    scene.play("activate saboteurs")
    assert scene.purse(0) == {"wood": 1}
    assert scene.purse(1) == {"wood": 2}


@pytest.mark.rule("IMP-RND-07")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_all_see_the_goods_of_every_player(seat: int | None) -> None:
    scene = Scene("barbarians", "romans", "japanese").goods(0, wood=1, food=2, gold=3, worker=4, raze=5, defence=1)
    scene.locations(0, "casino", laid=((4, 1),), samurai=1)
    shown: Any = scene.match.view(seat)["realms"]
    assert {good: amount for good, amount in shown[0]["goods"].items() if amount} == scene.purse(0)
    assert (shown[0]["action"][0]["laid"], shown[0]["action"][0]["samurai"]) == ({"worker": 1}, 1)


@pytest.mark.rule("IMP-RND-08")
def test_each_card_is_discarded_to_the_pile_of_its_kind_whoever_discards_it() -> None:
    scene = Scene("barbarians", "japanese").goods(0, raze=3).hand(0, "quarry").locations(1, "rice_fields")
    scene.play("raze_location rice_fields", "pass", "raze quarry")
    assert scene.discarded() == ["quarry"]
    assert scene.discarded(0) == []
    assert scene.discarded(1) == ["rice_fields"]
