"""IMP-BUILD: building a location."""

import pytest

from support.settlers import Scene, card


@pytest.mark.rule("IMP-BUILD-16")
def test_the_sentry_tower_costs_two_wood_and_the_mill_and_gives_a_raze_token_and_a_worker() -> None:
    scene = Scene("barbarians", "romans").goods(0, wood=2).locations(0, "mill").hand(0, "sentry_tower")
    scene.play("build sentry_tower")  # the Mill is the only location to give up
    assert scene.empire(0) == ["sentry_tower"]
    assert scene.purse(0) == {"raze": 1, "worker": 1}
    assert [card(copy) for copy in scene.state.discards] == ["mill"]


@pytest.mark.rule("IMP-BUILD-03", "IMP-BUILD-04", "IMP-BUILD-05")
def test_a_production_location_gives_its_goods_and_its_building_bonus_at_once() -> None:
    scene = Scene("barbarians", "romans").goods(0, wood=1, stone=1).hand(0, "quarry")
    scene.play("build quarry")
    assert scene.purse(0) == {"stone": 2}


@pytest.mark.rule("IMP-BUILD-01")
@pytest.mark.parametrize("name", ["gallows", "primeval_forest"])
def test_a_common_or_faction_card_goes_from_the_hand_into_the_empire(name: str) -> None:
    scene = Scene("barbarians", "romans").goods(0, wood=2).hand(0, name).hand(1, "village").deals(0, "settlement")
    assert [choice for choice in scene.offer() if choice.startswith("build")] == [f"build {name}"]
    scene.play(f"build {name}")
    assert scene.cards(0) == []
    assert scene.empire(0) == [name]
    assert scene.empire(1) == []


@pytest.mark.rule("IMP-BUILD-01")
def test_a_build_lays_one_card_only() -> None:
    scene = Scene("barbarians", "romans").goods(0, wood=9).hand(0, "gallows", "primeval_forest")
    scene.play("build gallows")
    assert (scene.asked, scene.empire(0), scene.cards(0)) == (1, ["gallows"], ["primeval_forest"])


@pytest.mark.rule("IMP-BUILD-02", "IMP-BUILD-07")
def test_the_wood_storage_takes_two_wood_and_one_stone_from_the_supply() -> None:
    scene = Scene("barbarians", "romans").goods(0, wood=3, stone=2, food=1, worker=1).hand(0, "wood_storage")
    scene.play("build wood_storage", "draw common_card")
    assert scene.purse(0) == {"wood": 1, "stone": 1, "food": 1, "worker": 1}


@pytest.mark.rule("IMP-BUILD-02")
@pytest.mark.parametrize("goods", [{"wood": 1, "stone": 1}, {"wood": 2}, {"food": 9, "worker": 1}, {}])
def test_what_cannot_be_paid_cannot_be_built(goods: dict[str, int]) -> None:
    scene = Scene("barbarians", "romans").goods(0, **goods).hand(0, "wood_storage").goods(1, wood=9, stone=9)
    assert scene.offer() == ["pass"]


@pytest.mark.rule("IMP-BUILD-04")
def test_the_building_bonus_is_not_paid_again_in_the_next_round() -> None:
    scene = Scene("romans", "barbarians").goods(0, wood=1).hand(0, "village")
    scene.play("build village")
    assert scene.purse(0) == {"worker": 1 + 1}
    scene.play("pass", "pass").take_any()
    assert scene.purse(0)["worker"] == 2 + 1  # the board and the production


@pytest.mark.rule("IMP-BUILD-04")
def test_a_location_that_produces_nothing_pays_its_building_bonus() -> None:
    scene = Scene("barbarians", "romans").goods(0, wood=2, stone=1).locations(0, "old_forest").hand(0, "wood_storage")
    scene.on_top("mill").play("build wood_storage", "draw common_card")
    assert (scene.cards(0), scene.vp(0)) == (["mill"], 2)


@pytest.mark.rule("IMP-BUILD-08")
def test_without_a_location_or_foundation_a_demanding_card_cannot_be_built() -> None:
    scene = Scene("barbarians", "romans").goods(0, wood=9, stone=9).hand(0, "sentry_tower", "mill").deals(0, "raid")
    scene.locations(1, "quarry").foundations(1, "village")
    assert "build sentry_tower" not in scene.offer()
    assert "build mill" in scene.offer()


@pytest.mark.rule("IMP-BUILD-08")
@pytest.mark.parametrize(("given", "common", "faction"), [("quarry", ["quarry"], []), ("raid", [], ["raid"])])
def test_a_common_or_faction_location_is_given_up_to_its_pile(
    given: str, common: list[str], faction: list[str]
) -> None:
    scene = Scene("barbarians", "romans").goods(0, wood=2).hand(0, "sentry_tower").locations(0, "quarry", "raid")
    scene.locations(1, "mill")
    scene.play("build sentry_tower")
    assert scene.offer() == ["give_up quarry", "give_up raid"]
    scene.play(f"give_up {given}")
    assert (scene.discarded(), scene.discarded(0)) == (common, faction)
    assert scene.empire(0) == [*({"quarry", "raid"} - {given}), "sentry_tower"]
    assert scene.purse(0) == {"raze": 1, "worker": 1}


@pytest.mark.rule("IMP-BUILD-08")
def test_a_faction_card_that_demands_no_location_leaves_the_empire_as_it_is() -> None:
    scene = Scene("barbarians", "romans").goods(0, wood=1).hand(0, "primeval_forest").locations(0, "quarry")
    scene.play("build primeval_forest")
    assert scene.empire(0) == ["quarry", "primeval_forest"]


@pytest.mark.rule("IMP-BUILD-09")
@pytest.mark.parametrize(("given", "points"), [("raid", 1), ("mill", 2)])
def test_the_location_given_up_no_longer_counts_for_the_new_ones_colours(given: str, points: int) -> None:
    scene = Scene("barbarians", "romans").goods(0, wood=2).hand(0, "hillfort").locations(0, "raid", "mill")
    scene.play("build hillfort", f"give_up {given}")
    assert scene.vp(0) == points  # one per black location: the Hillfort, and the Raid if it is still there


@pytest.mark.rule("IMP-BUILD-09", "IMP-BUILD-10")
def test_the_dark_chapel_costs_a_location_first_and_then_one_wood_and_two_stone() -> None:
    scene = Scene("barbarians", "romans").goods(0, wood=1, stone=2, gold=1).hand(0, "dark_chapel")
    scene.locations(0, "mill", "quarry")
    scene.play("pay_freely", "build dark_chapel")
    assert (scene.topic, scene.purse(0)) == ("give_up", {"wood": 1, "stone": 2, "gold": 1})
    scene.play("give_up quarry")
    assert (scene.topic, scene.empire(0), scene.discarded()) == ("pay", ["mill"], ["quarry"])
    assert scene.cards(0) == ["dark_chapel"]
    scene.play("pay 0 0 0")
    assert (scene.purse(0), scene.empire(0)) == ({"gold": 1}, ["mill", "dark_chapel"])


@pytest.mark.rule("IMP-BUILD-10")
@pytest.mark.parametrize("goods", [{"wood": 1, "stone": 1}, {"stone": 2}])
def test_the_dark_chapel_is_not_built_for_less(goods: dict[str, int]) -> None:
    scene = Scene("barbarians", "romans").goods(0, **goods).hand(0, "dark_chapel").locations(0, "mill", "quarry")
    assert scene.offer() == ["pass"]


@pytest.mark.rule("IMP-BUILD-11", "IMP-RAZE-15")
def test_a_foundation_is_discarded_in_place_of_the_location() -> None:
    scene = Scene("barbarians", "romans").goods(0, wood=2).hand(0, "sentry_tower").locations(0, "mill")
    scene.foundations(0, "quarry").play("build sentry_tower")
    assert scene.offer() == ["give_up quarry", "give_up mill"]
    scene.play("give_up quarry")
    assert (scene.founded(0), scene.discarded()) == ([], ["quarry"])
    assert scene.empire(0) == ["mill", "sentry_tower"]


@pytest.mark.rule("IMP-BUILD-12")
def test_goods_and_the_defence_token_on_a_location_are_lost_when_it_is_given_up() -> None:
    scene = Scene("barbarians", "romans").goods(0, wood=2, worker=1, stone=1, defence=1).hand(0, "sentry_tower")
    scene.locations(0, "mason").play("activate mason", "defend mason", "pass", "build sentry_tower")
    assert scene.purse(0) == {"raze": 1, "worker": 1}  # these come from the Sentry Tower
    assert scene.discarded() == ["mason"]


@pytest.mark.rule("IMP-BUILD-12")
def test_a_samurai_and_what_was_laid_away_are_lost_when_the_location_is_given_up() -> None:
    scene = Scene("japanese", "romans").goods(0, wood=4, worker=2, food=1).locations(0, "shrine", "gate")
    scene.hand(0, "stalls", "stalls", "mill")
    scene.play("samurai shrine", "samurai gate", "stash shrine", "stash_good food", "stash gate", "stash_card mill")
    scene.play("build stalls", "give_up shrine", "end_turn", "pass", "build stalls", "give_up gate")
    assert scene.purse(0) == {"wood": 2}
    assert (scene.discarded(), scene.discarded(0)) == (["mill"], ["shrine", "gate"])
    assert scene.cards(0) == []


@pytest.mark.rule("IMP-BUILD-12")
def test_goods_on_a_razed_location_go_to_nobody() -> None:
    scene = (
        Scene("barbarians", "romans").goods(0, raze=3).locations(1, "mason", used=1, defence=1, laid=((1, 1), (4, 1)))
    )
    scene.play("raze_location mason")
    assert scene.purse(0) == {"wood": 1, "stone": 1}
    assert scene.purse(1) == {"wood": 1}


@pytest.mark.rule("IMP-BUILD-13")
def test_a_production_location_produces_when_built_and_in_every_round_after() -> None:
    scene = Scene("romans", "barbarians").goods(0, stone=1).hand(0, "monument")
    scene.play("build monument")
    assert scene.vp(0) == 1
    scene.play("pass", "pass")
    assert scene.vp(0) == 1
    scene.take_any()
    assert scene.vp(0) == 2
    scene.play("pass", "pass").take_any()
    assert scene.vp(0) == 3


@pytest.mark.rule("IMP-BUILD-14")
def test_a_feature_location_rewards_each_fitting_action_of_its_owner_alone() -> None:
    scene = Scene("barbarians", "romans").goods(0, wood=6).goods(1, wood=2).locations(0, "carpenters_workshop")
    scene.hand(0, "lumberjacks_route", "lumberjacks_route", "village").hand(1, "old_forest")
    scene.play("build lumberjacks_route")
    assert (scene.purse(0)["gold"], scene.vp(0)) == (1, 1)
    scene.play("build old_forest")
    assert (scene.purse(0)["gold"], scene.vp(0), scene.vp(1)) == (1, 1, 0)
    scene.play("build lumberjacks_route", "pass")
    assert (scene.purse(0)["gold"], scene.vp(0)) == (2, 2)
    scene.play("build village")
    assert (scene.purse(0)["gold"], scene.vp(0)) == (2, 2)  # a pink location is none of its business


@pytest.mark.rule("IMP-BUILD-14")
def test_a_feature_location_works_in_every_own_turn() -> None:
    scene = Scene("japanese", "romans").goods(0, food=3, worker=4).locations(0, "shrine", samurai=1)
    scene.play("stash shrine", "stash shrine", "exchange 1", "receive food", "end_turn")
    assert scene.offer() == ["pass"]
    scene.play("pass")
    assert scene.offer() == ["exchange 1", "stash shrine", "pass"]


@pytest.mark.rule("IMP-BUILD-15")
def test_an_action_location_gives_nothing_unless_its_goods_are_laid_down() -> None:
    scene = Scene("barbarians", "romans").goods(0, wood=1, stone=1).hand(0, "coal_mine")
    scene.play("build coal_mine")
    assert scene.purse(0) == {}
    scene.play("pass")
    assert scene.offer() == ["pass"]
    scene.play("pass").take_any().play("pass")
    assert "stone" not in scene.purse(0)
    assert "activate coal_mine" in scene.offer()
    scene.play("activate coal_mine")
    assert (scene.purse(0)["stone"], scene.purse(0)["worker"]) == (2, 4)


@pytest.mark.rule("IMP-BUILD-17")
def test_ruins_cost_nothing_but_the_action() -> None:
    scene = Scene("barbarians", "romans").hand(0, "ruins", "ruins")
    scene.play("build ruins")
    assert (scene.asked, scene.empire(0), scene.purse(0)) == (1, ["ruins"], {"worker": 1})


@pytest.mark.rule("IMP-BUILD-17")
def test_the_desert_costs_nothing_but_the_action() -> None:
    scene = Scene("egyptians", "romans").hand(0, "desert", "ruins")
    scene.play("build desert", "draw common_card", "draw common_card")
    assert (scene.asked, scene.empire(0), len(scene.cards(0))) == (1, ["desert"], 3)
