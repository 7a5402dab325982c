"""Whose upgrade it is, and what counts as one (TAP-OPEN-43, TAP-CIV-10)."""

import pytest

from gobelin.games.tapestry.player import BOTTOM, MIDDLE, TOP
from support.tapestry import Scene


def upgrading(row: int, card: str = "calendar") -> Scene:
    """The Recyclers of seat 0 can upgrade a card of this row; both players are in era 2."""
    scene = Scene(2, expansions=("pp",)).civilization(0, "recyclers").techs(0, row, card).era(0, 2).era(1, 2)
    return scene.token(0, "technology", 8).resources(0, coin=3).resources(1, coin=1)


def recycled(scene: Scene) -> Scene:
    """The card of the top row goes to the bottom row."""
    return scene.play("advance technology", "resolve upgrade", "upgrade calendar")


def marking(row: int, *cards: str) -> Scene:
    """The Inventors of seat 0 are about to mark a card of seat 1, who has these cards in force."""
    scene = Scene(3, expansions=("pp",)).civilization(0, "inventors").techs(1, row, "calendar")
    for seat in (1, 2):
        scene.era(seat, 2).resources(seat, coin=1)
    for card in cards:
        scene.in_force(1, card)
    return scene.income_turn(0, 2)


# --- Recyclers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-CIV-10")
def test_golden_age_pays_for_a_card_that_goes_from_the_top_row_to_the_bottom_row() -> None:
    scene = recycled(upgrading(TOP).in_force(0, "golden_age"))
    assert scene.player(0).techs == [["calendar"], [], []]
    assert scene.player(0).points["golden_age"] == 3
    assert scene.player(0).points["recyclers"] == 5
    assert "calendar" not in scene.player(0).points  # neither circle nor square


@pytest.mark.rule("TAP-CIV-10", "TAP-OPEN-43")
def test_an_ally_gains_nothing_by_a_card_that_gives_no_circle_or_square() -> None:
    scene = recycled(upgrading(TOP).in_force(1, "alliance", "0"))
    assert scene.player(0).techs == [["calendar"], [], []]
    assert (scene.player(1).points, scene.purse(1)) == ({}, {"coin": 1})


@pytest.mark.rule("TAP-CIV-10", "TAP-CIV-12")
def test_the_forge_pays_for_the_top_row_only() -> None:
    scene = recycled(upgrading(TOP).civilization(0, "utilitarians", tokens=1, able=["forge"]))
    assert not any("forge" in line for line in scene.told(0))


@pytest.mark.rule("TAP-CIV-10", "TAP-CIV-07")
def test_a_marked_card_that_goes_down_stays_with_the_recyclers() -> None:
    scene = recycled(upgrading(TOP).civilization(1, "inventors", tokens=3, cards=["calendar"]))
    assert scene.player(0).techs == [["calendar"], [], []]
    assert scene.player(1).points == {}


# --- upgrades that others make ----------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-OPEN-43")
@pytest.mark.parametrize("row", [BOTTOM, MIDDLE])
def test_golden_age_does_not_pay_for_what_the_inventors_upgrade(row: int) -> None:
    scene = marking(row, "golden_age").play("upgrade calendar")
    assert scene.player(1).points == ({"calendar": 7} if row == MIDDLE else {})


@pytest.mark.rule("TAP-OPEN-43")
def test_golden_age_pays_the_one_who_makes_the_upgrade() -> None:
    scene = marking(MIDDLE).in_force(0, "golden_age").play("upgrade calendar")
    assert scene.player(0).points == {"calendar": 7, "golden_age": 3}


@pytest.mark.rule("TAP-OPEN-43")
def test_the_forge_does_not_pay_for_what_the_inventors_upgrade() -> None:
    scene = marking(MIDDLE).civilization(1, "utilitarians", tokens=1, able=["forge"]).play("upgrade calendar")
    assert scene.player(1).points == {"calendar": 7}
    assert scene.purse(1) == {"coin": 1}
    assert scene.asked == 0


@pytest.mark.rule("TAP-OPEN-43", "TAP-CIV-12")
def test_the_forge_pays_for_own_upgrades_to_the_top_row() -> None:
    scene = upgrading(MIDDLE).civilization(0, "utilitarians", tokens=1, able=["forge"]).token(0, "exploration", 4)
    scene.play("advance technology", "resolve upgrade")
    assert scene.player(0).techs == [[], [], ["calendar"]]
    assert scene.topic == "resource"
    scene.play("receive food")
    assert "gained 0 1 food forge" in scene.told(0)


@pytest.mark.rule("TAP-OPEN-43")
def test_alliance_does_not_follow_what_the_inventors_upgrade() -> None:
    scene = marking(MIDDLE).in_force(2, "alliance", "1").play("upgrade calendar")
    assert [scene.player(seat).points for seat in range(3)] == [{"calendar": 7}, {"calendar": 7}, {}]
    scene = marking(MIDDLE).in_force(2, "alliance", "0").play("upgrade calendar")
    assert scene.player(2).points == {}
