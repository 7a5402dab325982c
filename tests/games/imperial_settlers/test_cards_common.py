"""IMP-CARD-COM: the clarifications of common cards."""

import pytest

from support.settlers import Scene


@pytest.mark.rule("IMP-CARD-COM-01")
def test_the_hanseatic_league_may_end_a_trade_route_deal_in_place_of_one_under_the_board() -> None:
    scene = Scene("japanese", "romans").locations(0, "hanseatic_league").locations(1, "colossus")
    scene.deals(0, "farm").routes(0, "colossus").goods(0, worker=1)
    scene.play("activate hanseatic_league")
    assert scene.offer() == ["give_up_deal farm", "give_up_deal colossus"]
    scene.play("give_up_deal colossus")
    assert (scene.routed(0), scene.agreed(0)) == ([], ["farm"])
    assert scene.empire(1) == ["colossus"]  # the location stays where it is
    assert scene.vp(0) == 2


@pytest.mark.rule("IMP-CARD-COM-01")
def test_a_trade_route_deal_alone_is_enough_for_the_hanseatic_league() -> None:
    scene = Scene("japanese", "romans").locations(0, "hanseatic_league").locations(1, "colossus")
    scene.routes(0, "colossus").goods(0, worker=2)
    assert "activate_twice hanseatic_league" not in scene.offer()
    scene.play("activate hanseatic_league")
    assert scene.routed(0) == []
    assert scene.vp(0) == 2


@pytest.mark.rule("IMP-CARD-COM-02")
def test_the_imperial_messenger_may_choose_a_trade_route_deal() -> None:
    scene = Scene("japanese", "romans").locations(0, "imperial_messenger").locations(1, "colossus")
    scene.deals(0, "farm").routes(0, "colossus").goods(0, worker=1)
    scene.play("activate imperial_messenger")
    assert scene.offer() == ["use_deal farm", "use_deal colossus"]
    scene.play("use_deal colossus")
    assert scene.purse(0) == {"stone": 1}
    assert (scene.routed(0), scene.agreed(0)) == (["colossus"], ["farm"])


@pytest.mark.rule("IMP-CARD-COM-03")
def test_ruins_cost_nothing_but_the_build_action() -> None:
    scene = Scene("barbarians", "romans").hand(0, "ruins", "ruins")
    scene.play("build ruins")
    assert scene.empire(0) == ["ruins"]
    assert scene.cards(0) == ["ruins"]
    assert (scene.asked, scene.topic) == (1, "turn")


@pytest.mark.rule("IMP-CARD-COM-05")
def test_ruins_can_be_razed_neither_in_hand_nor_in_an_empire_nor_through_a_card() -> None:
    scene = Scene("barbarians", "romans").hand(0, "ruins", "quarry").locations(0, "dark_chapel", "rabble", "ruins")
    scene.locations(1, "ruins", "town").goods(0, raze=9, worker=1)
    razing = [option for option in scene.offer() if option.startswith("raze")]
    assert razing == ["raze quarry", "raze_location town"]
    assert "activate rabble" not in scene.offer()
    scene.play("activate dark_chapel")
    assert scene.offer() == ["raze quarry", "raze_location town"]


@pytest.mark.rule("IMP-CARD-COM-06")
def test_settlers_build_a_faction_card_at_once_for_its_goods_without_the_demanded_location() -> None:
    scene = Scene("barbarians", "romans").locations(0, "settlers").hand(0, "sentry_tower", "sawmill").goods(0, wood=3)
    scene.play("activate settlers")  # the Sawmill is no faction card, so nothing is asked
    assert scene.empire(0) == ["settlers", "sentry_tower"]
    assert scene.purse(0) == {"worker": 1, "raze": 1}
    assert scene.cards(0) == ["sawmill"]
    assert scene.asked == 1


@pytest.mark.rule("IMP-CARD-COM-06")
def test_settlers_spare_a_location_that_could_be_given_up_and_demand_all_the_goods() -> None:
    scene = Scene("barbarians", "romans").locations(0, "settlers", "mill").foundations(0, "ruins")
    scene.hand(0, "sentry_tower").goods(0, wood=3).play("activate settlers")
    assert scene.empire(0) == ["settlers", "mill", "sentry_tower"]
    assert scene.founded(0) == ["ruins"]
    scene = Scene("barbarians", "romans").locations(0, "settlers").hand(0, "sentry_tower").goods(0, wood=2)
    assert "activate settlers" not in scene.offer()


@pytest.mark.rule("IMP-CARD-COM-06")
def test_settlers_leave_enough_to_build_when_gold_is_paid() -> None:
    scene = Scene("barbarians", "romans").locations(0, "settlers").hand(0, "sentry_tower").goods(0, wood=1, gold=2)
    scene.play("activate settlers")  # then the tower takes the two gold
    assert scene.empire(0) == ["settlers", "sentry_tower"]
    assert scene.purse(0) == {"worker": 1, "raze": 1}
    scene = Scene("barbarians", "romans").locations(0, "settlers").hand(0, "sentry_tower").goods(0, gold=3)
    assert scene.play("activate settlers").empire(0) == ["settlers", "sentry_tower"]
    scene = Scene("barbarians", "romans").locations(0, "settlers").hand(0, "sentry_tower").goods(0, gold=2)
    assert "activate settlers" not in scene.offer()


@pytest.mark.rule("IMP-CARD-COM-06", "IMP-OPEN-32")
def test_gold_that_the_settlers_need_for_the_building_cannot_pay_for_their_activation() -> None:
    scene = Scene("romans", "barbarians").locations(0, "settlers").hand(0, "roman_bank").goods(0, wood=1, gold=1)
    scene.play("activate settlers")  # with the wood, unasked: the gold stands in for the bank's stone
    paid = [event for event in scene.told() if event.startswith(("laid", "paid"))]
    assert paid == ["laid 0 1 wood settlers", "paid 0 1 gold roman_bank"]
    assert scene.empire(0) == ["settlers", "roman_bank"]
    assert scene.purse(0) == {"gold": 1}  # the bank's own


@pytest.mark.rule("IMP-CARD-COM-07")
def test_the_tavern_discards_the_card_and_no_own_worker_marks_its_use() -> None:
    scene = Scene("barbarians", "romans").locations(0, "tavern").hand(0, "quarry", "raid").goods(0, worker=1)
    scene.play("activate tavern", "discard quarry")
    assert scene.discarded() == ["quarry"]
    assert scene.purse(0) == {"worker": 1}
    assert scene.vp(0) == 2
    assert scene.location(0, "tavern").used == 1
    scene.play("1: pass")
    assert "activate tavern" not in scene.offer()


@pytest.mark.rule("IMP-CARD-COM-08")
@pytest.mark.parametrize(("chosen", "gain"), [("stonecutter", {"stone": 2}), ("town", {"worker": 2})])
def test_porters_carry_for_a_faction_or_a_common_location(chosen: str, gain: dict[str, int]) -> None:
    scene = Scene("romans", "barbarians").locations(0, "porters", "stonecutter", "town", "joiner").goods(0, food=1)
    scene.play("activate porters")
    assert scene.offer() == ["produce_again stonecutter", "produce_again town"]
    scene.play(f"produce_again {chosen}")
    assert scene.purse(0) == gain
