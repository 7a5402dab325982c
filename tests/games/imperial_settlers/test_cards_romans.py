"""IMP-CARD-ROM: the clarifications of Roman cards."""

import pytest

from support.settlers import Scene


@pytest.mark.rule("IMP-CARD-ROM-02")
@pytest.mark.parametrize("removed", ["quarry", "raid"])
def test_engineers_remove_a_location_altogether_and_do_not_raze_it(removed: str) -> None:
    scene = Scene("romans", "barbarians").locations(0, "engineers", "gallows").locations(1, "quarry", "raid")
    scene.goods(0, worker=2)
    scene.play("activate engineers")
    assert scene.offer() == ["remove quarry", "remove raid"]
    scene.play(f"remove {removed}")
    assert scene.empire(1) == [{"quarry": "raid", "raid": "quarry"}[removed]]
    assert scene.founded(1) == []
    assert (scene.purse(0), scene.purse(1)) == ({}, {})  # no raze goods, no wood
    assert scene.vp(0) == 1  # their own point, none from the Gallows
    assert (scene.discarded(), scene.discarded(1)) == ((["quarry"], []) if removed == "quarry" else ([], ["raid"]))


@pytest.mark.rule("IMP-CARD-ROM-03", "IMP-CARD-ROM-04", "IMP-OPEN-19")
def test_resources_of_lost_warehouses_stay_usable_for_the_round_and_are_then_given_up() -> None:
    scene = Scene("romans", "barbarians").locations(0, "warehouses").hand(0, "roman_bank", "sawmill").goods(0, wood=3)
    scene.next_round()
    assert scene.purse(0)["wood"] == 4  # one from the board
    scene.play("1: pass", "build roman_bank")  # the Warehouses are all there is to give up for this faction card
    assert scene.discarded(0) == ["warehouses"]
    assert scene.purse(0)["wood"] == 4
    while scene.topic == "after":
        scene.play("end_turn")
    scene.play("build sawmill")  # the Bank's gold stays
    assert scene.purse(0)["wood"] == 3
    scene.next_round()
    assert scene.purse(0)["wood"] == 1  # from the board alone


@pytest.mark.rule("IMP-CARD-ROM-05")
def test_spies_take_a_deal_without_making_one() -> None:
    scene = Scene("romans", "japanese").locations(0, "spies", "school_of_diplomacy").deals(1, "farm")
    scene.goods(0, worker=1, food=1)
    scene.play("activate spies")
    assert (scene.agreed(0), scene.agreed(1)) == (["farm"], [])
    assert scene.purse(0) == {"food": 1}  # no price of a deal, no good of it, and no gold for making one
    assert scene.vp(0) == 1


@pytest.mark.rule("IMP-CARD-ROM-06")
def test_spies_take_only_deals_under_a_board() -> None:
    scene = Scene("romans", "japanese", "barbarians").locations(0, "spies").locations(2, "raid").deals(1, "farm")
    scene.routes(1, "raid").deals(2, "settlement").goods(0, worker=1)
    scene.play("activate spies")
    assert scene.offer() == ["take_deal farm", "take_deal settlement"]
    scene = Scene("romans", "japanese", "barbarians").locations(0, "spies").locations(2, "raid").routes(1, "raid")
    assert "activate spies" not in scene.goods(0, worker=1).offer()
