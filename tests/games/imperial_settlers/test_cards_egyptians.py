"""IMP-CARD-EGY: the clarifications of Egyptian cards."""

from typing import Any

import pytest

from gobelin.games.imperial_settlers.state import NOBODY
from support.settlers import Scene


@pytest.mark.rule("IMP-CARD-EGY-01", "IMP-CARD-EGY-02")
def test_the_sanctuary_lays_a_common_hand_card_as_a_foundation_for_a_stone() -> None:
    scene = Scene("egyptians", "barbarians").locations(0, "sanctuary", "border").hand(0, "town", "mill", "pyramid")
    scene.goods(0, worker=1)
    scene.play("activate sanctuary")
    assert scene.offer() == ["found town", "found mill"]
    scene.play("found town")
    assert scene.founded(0) == ["town"]
    assert scene.cards(0) == ["mill", "pyramid"]
    assert scene.purse(0) == {"stone": 1}  # neither the two workers of the raze field nor the wood of a foundation
    assert scene.vp(0) == 1  # none from the Border, which rewards razing a hand card
    assert not [event for event in scene.told() if event.startswith("razed")]


@pytest.mark.rule("IMP-CARD-EGY-03")
@pytest.mark.parametrize("pairs", [1, 3])
def test_the_oasis_gives_a_worker_per_pair_that_another_player_trades(pairs: int) -> None:
    scene = Scene("barbarians", "egyptians").locations(1, "oasis").goods(0, worker=6)
    scene.play(f"exchange {pairs}", *["receive wood"] * pairs)
    assert scene.purse(1) == {"worker": pairs}


@pytest.mark.rule("IMP-CARD-EGY-03")
def test_the_oasis_gives_nothing_for_its_owners_own_trades() -> None:
    scene = Scene("egyptians", "barbarians").locations(0, "oasis").goods(0, worker=2)
    scene.play("exchange 1", "receive wood")
    assert scene.purse(0) == {"wood": 1}


def temple(owner: str = "barbarians", *third: str) -> Scene:
    """The Egyptian player with his Temple of Ra."""
    return Scene("egyptians", owner, *third).locations(0, "temple_of_ra")


def used_by_egypt(scene: Scene) -> list[str]:
    """What the Egyptian player may activate."""
    return [option for option in scene.offer() if option.startswith("activate ")]


@pytest.mark.rule("IMP-CARD-EGY-04", "IMP-CARD-EGY-06")
def test_the_temple_of_ra_marks_a_location_with_a_token_and_takes_no_own_worker() -> None:
    scene = temple().locations(1, "coal_mine", "raid").goods(0, worker=1)
    scene.play("activate temple_of_ra")
    assert scene.offer() == ["take_over coal_mine", "take_over raid"]
    scene.play("take_over coal_mine")
    assert scene.location(1, "coal_mine").taken_by == 0
    realms: Any = scene.match.view(1)["realms"]
    assert realms[1]["action"] == [{"card": "com033", "times": 1, "taken_by": 0}]
    assert scene.purse(0) == {"worker": 1}
    scene.play("1: pass")
    assert used_by_egypt(scene) == ["activate coal_mine"]  # the Temple itself is used
    scene.play("activate coal_mine")
    assert scene.purse(0) == {"stone": 2}


@pytest.mark.rule("IMP-CARD-EGY-04")
def test_there_are_four_egyptian_tokens() -> None:
    scene = temple().locations(1, "raid", "raid", "raid", taken_by=0).locations(1, "town", "mill")
    assert "activate temple_of_ra" in scene.offer()
    scene = temple().locations(1, "raid", "raid", "raid", "town", taken_by=0).locations(1, "mill")
    assert "activate temple_of_ra" not in scene.offer()


@pytest.mark.rule("IMP-CARD-EGY-05")
def test_when_the_egyptian_player_passes_the_tokens_come_back_and_the_owner_uses_his_location() -> None:
    scene = temple().locations(1, "coal_mine").goods(0, worker=2).goods(1, worker=1)
    scene.play("activate temple_of_ra")
    assert scene.asked == 1
    assert "activate coal_mine" not in scene.offer()
    scene = temple().locations(1, "coal_mine", taken_by=0).goods(1, worker=1)
    scene.play("pass")
    assert scene.location(1, "coal_mine").taken_by == NOBODY
    scene.play("1: activate coal_mine")
    assert scene.purse(1) == {"stone": 2}


@pytest.mark.rule("IMP-CARD-EGY-07")
@pytest.mark.parametrize(("name", "usable"), [("coal_mine", False), ("gold_mine", True)])
def test_an_action_location_that_its_owner_has_used_up_cannot_be_used(name: str, usable: bool) -> None:
    scene = temple().locations(1, name, used=1).goods(0, worker=3)  # the Gold Mine has a second use left
    scene.play("activate temple_of_ra", "1: pass")
    assert (f"activate {name}" in scene.offer()) is usable
    assert f"activate_twice {name}" not in scene.offer()


@pytest.mark.rule("IMP-CARD-EGY-08")
def test_a_taken_over_production_location_gives_no_goods() -> None:
    scene = temple().locations(0, "porters").locations(1, "settlement").goods(0, food=1)
    scene.play("activate temple_of_ra", "1: pass")
    assert scene.location(1, "settlement").taken_by == 0
    assert scene.purse(0) == {"food": 1}
    assert "activate porters" not in scene.offer()  # nor can it produce again


@pytest.mark.rule("IMP-CARD-EGY-08", "IMP-OPEN-11")
def test_the_owners_porters_cannot_choose_a_taken_over_production_location() -> None:
    scene = temple().locations(1, "settlement", taken_by=0).locations(1, "porters", "town", "old_forest")
    scene.goods(1, food=1).at(active=1).play("activate porters")
    assert scene.offer() == ["produce_again town", "produce_again old_forest"]
    scene = temple().locations(1, "settlement", taken_by=0).locations(1, "porters").goods(1, food=1).at(active=1)
    assert "activate porters" not in scene.offer()


@pytest.mark.rule("IMP-CARD-EGY-04", "IMP-OPEN-11")
def test_a_location_already_taken_over_is_not_taken_over_again() -> None:
    scene = temple().locations(0, "acting_troupe").locations(1, "coal_mine", "raid", "town").goods(0, worker=1)
    scene.goods(1, worker=2).play("activate temple_of_ra", "take_over coal_mine", "1: exchange 1", "1: receive wood")
    scene.play("activate acting_troupe")  # the Temple is all that it can activate
    assert scene.offer() == ["take_over raid", "take_over town"]
    scene = temple().locations(1, "coal_mine", taken_by=0)
    assert "activate temple_of_ra" not in scene.offer()


@pytest.mark.rule("IMP-CARD-EGY-09")
def test_the_owner_cannot_discard_a_taken_over_location_to_build() -> None:
    scene = temple().locations(1, "mill", taken_by=0).hand(1, "sentry_tower").goods(1, wood=2).at(active=1)
    assert "build sentry_tower" not in scene.offer()
    scene = temple().locations(1, "mill", taken_by=0).locations(1, "town", "raid").hand(1, "sentry_tower")
    scene.goods(1, wood=2).at(active=1).play("build sentry_tower")
    assert scene.offer() == ["give_up town", "give_up raid"]


@pytest.mark.rule("IMP-CARD-EGY-10")
def test_a_taken_over_location_that_is_razed_gives_the_wood_to_the_egyptian_player() -> None:
    scene = temple("barbarians", "romans").locations(1, "mill", taken_by=0).goods(2, raze=2).at(active=2)
    scene.play("raze_location mill")
    assert (scene.purse(0), scene.purse(1)) == ({"wood": 1}, {})
    assert scene.founded(1) == ["mill"]
    assert scene.purse(2) == {"food": 1, "worker": 1}
    assert not [loc for realm in scene.state.realms for loc in realm.locations if loc.taken_by == 0]


@pytest.mark.rule("IMP-CARD-EGY-11")
def test_the_sphinx_works_in_the_production_phase() -> None:
    scene = Scene("egyptians", "romans").locations(0, "sphinx", "pharaohs_guard").at(phase="production")
    scene.play("produce pharaohs_guard 1")
    assert scene.vp(0) == 3


@pytest.mark.rule("IMP-CARD-EGY-12")
def test_the_sphinx_wants_two_points_of_one_single_source() -> None:
    scene = Scene("egyptians", "romans").locations(0, "sphinx", "tavern").hand(0, "ruins")
    assert scene.play("activate tavern").vp(0) == 3
    scene = Scene("egyptians", "romans").locations(0, "sphinx", "monument", "monty_the_merchant").hand(0, "marketplace")
    scene.goods(0, wood=2)
    assert scene.play("build marketplace").vp(0) == 1  # one point is not two
    scene = (
        Scene("egyptians", "romans").locations(0, "sphinx", "monty_the_merchant", "gallows").locations(1, "gold_mine")
    )
    scene.goods(0, raze=2)
    assert scene.play("raze_location gold_mine").vp(0) == 2  # one of the raze field, one of the Gallows: no extra point


@pytest.mark.rule("IMP-CARD-EGY-13")
def test_the_chariot_builder_razes_a_location_for_its_one_token_and_takes_the_goods() -> None:
    scene = Scene("egyptians", "romans").locations(0, "chariot_builder", "mill").goods(0, raze=1)
    scene.locations(1, "marketplace", "town", "ruins", "builder")
    scene.play("activate chariot_builder")
    assert scene.offer() == ["raze_location marketplace", "raze_location town"]
    scene.play("raze_location marketplace")
    assert scene.purse(0) == {"wood": 1, "gold": 1}
    assert scene.founded(1) == ["marketplace"]
    assert scene.purse(1) == {"wood": 1}


@pytest.mark.rule("IMP-CARD-EGY-14")
def test_neither_defence_nor_samurai_nor_fortifications_hinder_the_chariot_builder() -> None:
    scene = Scene("egyptians", "japanese", "romans").locations(0, "chariot_builder").goods(0, raze=1)
    scene.locations(1, "farm", samurai=1).locations(1, "town", defence=1).locations(2, "roman_fortifications", "mill")
    scene.play("activate chariot_builder")
    assert scene.offer() == ["raze_location farm", "raze_location town", "raze_location mill"]
    scene.play("raze_location farm")
    assert (scene.vp(0), scene.purse(0)) == (1, {})
    assert scene.empire(1) == ["town"]


@pytest.mark.rule("IMP-CARD-EGY-15")
def test_the_desert_costs_nothing_but_a_build_action() -> None:
    scene = Scene("egyptians", "romans").hand(0, "desert", "ruins")
    scene.play("build desert", "draw common_card", "draw faction_card")
    assert scene.empire(0) == ["desert"]
    assert (scene.asked, scene.topic) == (1, "turn")


@pytest.mark.rule("IMP-CARD-EGY-16")
def test_the_card_spent_on_the_desert_is_discarded_and_no_own_worker_marks_its_use() -> None:
    scene = Scene("egyptians", "romans").locations(0, "desert").hand(0, "mill", "pyramid").hand(1, "town", "builder")
    scene.goods(0, worker=1)
    scene.play("activate desert", "discard pyramid")
    assert scene.discarded(0) == ["pyramid"]
    assert scene.asked == 1  # the other player chooses what he discards
    assert scene.offer() == ["discard town", "discard builder"]
    scene.play("discard town")
    assert scene.discarded() == ["town"]
    assert (scene.purse(0), scene.vp(0)) == ({"worker": 1}, 1)
    assert scene.location(0, "desert").used == 1
    scene.play("1: pass")
    assert "activate desert" not in scene.offer()
