"""IMP-DEAL: making a deal."""

import pytest

from support.settlers import Scene


@pytest.mark.rule("IMP-DEAL-01", "IMP-DEAL-02")
def test_only_faction_cards_of_the_own_hand_become_deals() -> None:
    scene = Scene("barbarians", "romans").goods(0, food=1).hand(0, "quarry", "pack", "raid").hand(1, "spies")
    scene.locations(0, "sentry_tower")
    assert scene.offer() == ["deal pack", "deal raid", "pass"]
    scene.play("deal pack")
    assert (scene.agreed(0), scene.cards(0)) == (["pack"], ["quarry", "raid"])
    assert scene.asked == 1


@pytest.mark.rule("IMP-DEAL-03")
def test_a_deal_costs_one_food() -> None:
    scene = Scene("barbarians", "romans").goods(0, food=3).hand(0, "raid")
    scene.play("deal raid")
    assert scene.purse(0) == {"food": 2, "wood": 1}


@pytest.mark.rule("IMP-DEAL-03")
def test_without_food_there_is_no_deal() -> None:
    scene = Scene("barbarians", "romans").goods(0, stone=5, worker=1, raze=5).hand(0, "raid").goods(1, food=5)
    assert scene.offer() == ["pass"]


@pytest.mark.rule("IMP-DEAL-04")
def test_the_good_comes_at_once_and_in_each_following_production_phase() -> None:
    scene = Scene("romans", "barbarians").goods(0, food=1).hand(0, "builder")
    scene.play("deal builder")
    assert scene.purse(0) == {"stone": 1}
    for _ in range(3):
        scene.play("pass", "pass")
        assert "stone" not in scene.purse(0)
        scene.take_any()
        assert scene.purse(0)["stone"] == 1 + 1  # the board and the deal


@pytest.mark.rule("IMP-DEAL-04")
def test_a_card_or_a_point_comes_at_once_too() -> None:
    scene = Scene("japanese", "romans").goods(0, food=2).hand(0, "temple_of_buddha", "dojo").on_top("mill")
    scene.play("deal temple_of_buddha", "draw common_card", "pass", "deal dojo")
    assert (scene.cards(0), scene.vp(0)) == (["mill"], 1)


@pytest.mark.rule("IMP-DEAL-05")
def test_a_deal_is_no_location() -> None:
    scene = Scene("barbarians", "romans").goods(0, food=1, wood=2).hand(0, "sentry_tower", "pack").goods(1, worker=2)
    scene.locations(1, "engineers").at(round=5)
    scene.play("deal pack")
    assert (scene.empire(0), scene.agreed(0)) == ([], ["pack"])
    assert "activate engineers" not in scene.offer()  # there is no location to remove
    scene.play("pass")
    assert "build sentry_tower" not in scene.offer()  # nor one to give up
    scene.play("pass")
    assert scene.match.result is not None
    assert scene.match.result.scores[0] == 0


@pytest.mark.rule("IMP-DEAL-06")
def test_any_number_of_deals_can_be_made() -> None:
    cards = [
        "raid",
        "pack",
        "settlement",
        "idol",
        "barter",
        "fighting_pit",
        "expedition",
        "border",
        "robbers",
        "rabble",
    ]
    scene = Scene("barbarians", "romans").goods(0, food=10).hand(0, *cards)
    scene.play("deal raid", "pass", *(f"deal {name}" for name in cards[1:]))
    assert scene.agreed(0) == cards


@pytest.mark.rule("IMP-DEAL-08")
def test_mark_pays_one_food_lays_the_sentry_tower_under_his_board_and_takes_one_worker() -> None:
    scene = Scene("barbarians", "romans").goods(0, food=1).hand(0, "sentry_tower")
    scene.play("deal sentry_tower")
    assert scene.agreed(0) == ["sentry_tower"]
    assert scene.purse(0) == {"worker": 1}
    assert scene.cards(0) == []
