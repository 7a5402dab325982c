"""IMP-RAZE: razing and foundations."""

from typing import Any

import pytest

from support.settlers import Scene


def razes(scene: Scene) -> list[str]:
    """The raze actions offered."""
    return [choice for choice in scene.offer() if choice.startswith("raze")]


@pytest.mark.rule("IMP-RAZE-01")
def test_own_hand_cards_and_locations_of_others_can_be_razed_and_nothing_else() -> None:
    scene = Scene("barbarians", "romans", "egyptians").goods(0, raze=9).hand(0, "quarry").locations(0, "mill")
    scene.hand(1, "town").locations(1, "rubble").foundations(1, "village").deals(1, "spies").locations(2, "gallows")
    assert razes(scene) == ["raze quarry", "raze_location rubble", "raze_location gallows"]


@pytest.mark.rule("IMP-RAZE-01")
def test_one_card_or_one_location_is_razed_per_action() -> None:
    scene = Scene("barbarians", "romans").goods(0, raze=9).hand(0, "quarry").locations(1, "mill", "rubble")
    scene.play("raze_location mill")
    assert (scene.asked, scene.empire(1), scene.cards(0)) == (1, ["rubble"], ["quarry"])


@pytest.mark.rule("IMP-RAZE-02", "IMP-RAZE-06")
@pytest.mark.parametrize(
    ("tokens", "offered"), [(0, []), (1, ["raze quarry"]), (2, ["raze quarry", "raze_location mill"])]
)
def test_razing_needs_one_token_for_a_card_and_two_for_a_location(tokens: int, offered: list[str]) -> None:
    scene = Scene("barbarians", "romans").goods(0, raze=tokens, gold=9, worker=1).hand(0, "quarry")
    scene.locations(1, "mill")
    assert razes(scene) == offered


@pytest.mark.rule("IMP-RAZE-03")
def test_a_hand_card_costs_one_token_gives_its_goods_and_is_discarded() -> None:
    scene = Scene("barbarians", "romans").goods(0, raze=3).hand(0, "mill")
    scene.play("raze mill")
    assert scene.purse(0) == {"raze": 2, "food": 1, "worker": 1}
    assert (scene.cards(0), scene.discarded()) == ([], ["mill"])
    assert scene.founded(0) == []


@pytest.mark.rule("IMP-RAZE-03", "IMP-LOOK-12")
def test_the_card_is_discarded_after_its_goods_are_taken_and_so_is_not_shuffled_into_a_new_deck() -> None:
    scene = Scene("barbarians", "romans").goods(0, raze=1).hand(0, "castle").only_deck("mill")
    scene.play("raze castle", "draw common_card", "draw common_card")
    assert (len(scene.cards(0)), scene.discarded()) == (2, ["castle"])


@pytest.mark.rule("IMP-RAZE-04")
def test_the_japanese_player_razes_own_faction_cards_too() -> None:
    scene = Scene("japanese", "romans").goods(0, raze=1).hand(0, "stalls")
    scene.play("raze stalls")
    assert (scene.purse(0), scene.vp(0), scene.discarded(0)) == ({}, 1, ["stalls"])


@pytest.mark.rule("IMP-RAZE-04")
@pytest.mark.parametrize(
    ("faction", "name"), [("barbarians", "raid"), ("romans", "spies"), ("egyptians", "oasis"), ("japanese", "gate")]
)
def test_other_faction_cards_cannot_be_razed_from_the_hand(faction: str, name: str) -> None:
    scene = Scene(faction, "romans" if faction != "romans" else "japanese").goods(0, raze=9).hand(0, name)
    assert scene.offer() == ["pass"]


@pytest.mark.rule("IMP-RAZE-05")
def test_mark_razes_the_wood_storage_in_his_hand_for_two_wood() -> None:
    scene = Scene("barbarians", "romans").goods(0, raze=1).hand(0, "wood_storage")
    scene.play("raze wood_storage")
    assert scene.purse(0) == {"wood": 2}
    assert scene.discarded() == ["wood_storage"]


@pytest.mark.rule("IMP-RAZE-06", "IMP-RAZE-08", "IMP-RAZE-09", "IMP-RAZE-10")
def test_a_razed_location_gives_goods_from_the_supply_and_its_owner_a_foundation_and_one_wood() -> None:
    scene = Scene("barbarians", "romans").goods(0, raze=3).goods(1, food=2, worker=2).locations(1, "mill", "quarry")
    scene.play("raze_location mill")
    assert scene.purse(0) == {"raze": 1, "food": 1, "worker": 1}
    assert scene.purse(1) == {"food": 2, "worker": 2, "wood": 1}
    assert (scene.empire(1), scene.founded(1)) == (["quarry"], ["mill"])
    assert (scene.founded(0), scene.discarded()) == ([], [])


@pytest.mark.rule("IMP-RAZE-07")
@pytest.mark.parametrize(("name", "facts"), [("quarry", {"defence": 1}), ("farm", {"samurai": 1})])
def test_a_defence_token_or_a_samurai_raises_the_price_to_three(name: str, facts: dict[str, Any]) -> None:
    bare = Scene("barbarians", "japanese").goods(0, raze=2).locations(1, name)
    assert razes(bare) == [f"raze_location {name}"]
    guarded = Scene("barbarians", "japanese").goods(0, raze=2).locations(1, name, **facts)
    assert razes(guarded) == []
    scene = Scene("barbarians", "japanese").goods(0, raze=4).locations(1, name, **facts)
    scene.play(f"raze_location {name}")
    assert scene.purse(0)["raze"] == 1


@pytest.mark.rule("IMP-RAZE-11")
@pytest.mark.parametrize(
    ("faction", "mine"),
    [("barbarians", "primeval_forest"), ("romans", "builder"), ("egyptians", "pyramid"), ("japanese", "gate")],
)
def test_faction_locations_cannot_be_razed(faction: str, mine: str) -> None:
    scene = Scene("romans" if faction != "romans" else "japanese", faction).goods(0, raze=9)
    scene.locations(1, mine, "quarry")
    assert razes(scene) == ["raze_location quarry"]


@pytest.mark.rule("IMP-RAZE-11", "IMP-RAZE-12")
def test_a_japanese_faction_location_with_a_raze_field_is_razed_and_discarded() -> None:
    scene = Scene("romans", "japanese").goods(0, raze=2).locations(1, "stalls", "shrine", "gate")
    assert razes(scene) == ["raze_location stalls"]
    scene.play("raze_location stalls")
    assert (scene.vp(0), scene.purse(0)) == (1, {})
    assert (scene.founded(1), scene.discarded(1), scene.purse(1)) == ([], ["stalls"], {})


@pytest.mark.rule("IMP-RAZE-13")
def test_mark_razes_the_armorer_of_thomas_for_one_stone_and_one_point() -> None:
    scene = Scene("barbarians", "romans").goods(0, raze=2).locations(1, "armorer")
    scene.play("raze_location armorer")
    assert (scene.purse(0), scene.vp(0)) == ({"stone": 1}, 1)
    assert (scene.empire(1), scene.founded(1), scene.purse(1)) == ([], ["armorer"], {"wood": 1})


@pytest.mark.rule("IMP-RAZE-14")
def test_who_must_turn_down_an_own_location_takes_one_wood() -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=1).locations(0, "rabble", "quarry")
    scene.play("activate rabble")
    assert scene.founded(0) == ["quarry"]
    assert scene.purse(0) == {"wood": 1, "stone": 2}


@pytest.mark.rule("IMP-RAZE-14")
def test_a_location_turned_down_by_the_chariot_builder_gives_its_owner_one_wood_too() -> None:
    scene = Scene("egyptians", "romans").goods(0, raze=1).locations(0, "chariot_builder").locations(1, "quarry")
    scene.play("activate chariot_builder")
    assert (scene.founded(1), scene.purse(1)) == (["quarry"], {"wood": 1})


@pytest.mark.rule("IMP-RAZE-15")
def test_a_foundation_gained_by_razing_is_built_upon() -> None:
    scene = Scene("romans", "barbarians").goods(0, raze=2).locations(1, "mill").goods(1, wood=1).hand(1, "sentry_tower")
    scene.play("raze_location mill", "build sentry_tower")  # the second wood is the compensation
    assert (scene.founded(1), scene.empire(1), scene.discarded()) == ([], ["sentry_tower"], ["mill"])


@pytest.mark.rule("IMP-RAZE-16")
def test_cards_and_locations_without_a_raze_field_are_safe() -> None:
    scene = Scene("barbarians", "japanese").goods(0, raze=9).hand(0, "ruins").locations(1, "ruins", "shrine", "gate")
    assert razes(scene) == []


@pytest.mark.rule("IMP-RAZE-17")
def test_goods_won_by_razing_are_lost_in_clean_up_but_points_cards_and_stored_goods_stay() -> None:
    scene = Scene("barbarians", "romans").goods(0, raze=3).hand(0, "gallows", "com013", "castle").on_top("town")
    scene.play("raze gallows", "pass", "raze village", "raze castle", "draw common_card", "draw faction_card")
    assert (scene.purse(0), scene.vp(0)) == ({"wood": 1, "worker": 2}, 1)
    held = scene.cards(0)
    scene.play("pass")
    assert scene.state.round == 2
    assert (scene.purse(0), scene.vp(0)) == ({"worker": 2}, 1)
    assert scene.cards(0)[:2] == held


@pytest.mark.rule("IMP-RAZE-10")
def test_the_log_tells_of_the_wood_for_a_foundation() -> None:
    scene = Scene("barbarians", "romans").goods(0, raze=2).locations(1, "armorer")
    scene.play("raze_location armorer")
    assert "gained 1 1 wood foundation" in scene.told()
