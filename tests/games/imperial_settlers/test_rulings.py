"""IMP-OPEN: the rulings on open questions."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gobelin.games.imperial_settlers import GAME
from gobelin.games.imperial_settlers.loading import BOX
from gobelin.games.imperial_settlers.state import NOBODY, SettlersState
from gobelin.games.imperial_settlers.vocabulary import GOODS, STONE, WORKER
from gobelin.kernel import Match, Result
from support.settlers import Scene, card


def activations(scene: Scene) -> list[str]:
    """The action locations that may be used."""
    return [option for option in scene.offer() if option.startswith("activate")]


# --- foundations, ties, free acts -----------------------------------------------------------------------------------


@pytest.mark.rule("IMP-OPEN-01")
def test_foundations_score_nothing_and_count_for_nothing() -> None:
    scene = Scene("romans", "barbarians").foundations(0, "mill", "town", "monument").at(phase="scoring")
    assert scene.match.result == Result((0, 0), (1, 1))
    scene = Scene("romans", "barbarians").foundations(0, "brewer", "confectioner", "town").hand(0, "lords_fields")
    scene.goods(0, wood=2, stone=1).play("build lords_fields")
    assert scene.purse(0) == {"food": 1}  # of its own red alone
    scene = Scene("barbarians", "romans").locations(0, "pack", "rabble").foundations(0, "town").foundations(1, "mill")
    scene.locations(0, "dark_chapel").goods(0, worker=2, raze=9)
    assert activations(scene) == []
    assert not [option for option in scene.offer() if option.startswith("raze")]


@pytest.mark.rule("IMP-OPEN-01")
@pytest.mark.parametrize(
    ("faction", "name", "verb"), [("romans", "engineers", "remove"), ("egyptians", "temple_of_ra", "take_over")]
)
def test_foundations_are_no_locations_to_remove_or_to_take_over(faction: str, name: str, verb: str) -> None:
    scene = Scene(faction, "barbarians").locations(0, name).foundations(1, "coal_mine").goods(0, worker=2)
    assert activations(scene) == []
    scene = Scene(faction, "barbarians").locations(0, name).foundations(1, "coal_mine").goods(0, worker=2)
    scene.locations(1, "town", "raid").play(f"activate {name}")
    assert scene.offer() == [f"{verb} town", f"{verb} raid"]


@pytest.mark.rule("IMP-OPEN-01")
def test_foundations_stay_until_they_are_used_up() -> None:
    scene = Scene("romans", "barbarians").foundations(0, "town", "mill").hand(0, "roman_bank").goods(0, stone=1)
    scene.next_round()
    assert scene.founded(0) == ["town", "mill"]
    assert scene.purse(0) == {"wood": 1, "stone": 1, "worker": 2, "raze": 1, "defence": 1}  # the Town gives nothing
    scene.play("1: pass", "build roman_bank", "give_up town")
    assert scene.founded(0) == ["mill"]


@pytest.mark.rule("IMP-OPEN-02")
@pytest.mark.parametrize(
    ("good", "places"), [("gold", (1, 1)), ("raze", (1, 1)), ("worker", (2, 1)), ("wood", (2, 1)), ("food", (2, 1))]
)
def test_gold_does_not_break_a_tie_but_workers_and_resources_do(good: str, places: tuple[int, int]) -> None:
    scene = Scene("romans", "barbarians").goods(1, **{good: 1}).at(phase="scoring")
    assert scene.match.result == Result((0, 0), places)


@pytest.mark.rule("IMP-OPEN-02")
def test_goods_on_action_locations_do_not_break_a_tie() -> None:
    scene = Scene("romans", "barbarians").locations(0, "mason", laid=((STONE, 1), (WORKER, 1)), used=1)
    scene.locations(1, "town").at(phase="scoring")
    assert scene.match.result == Result((1, 1), (1, 1))


@pytest.mark.rule("IMP-OPEN-03")
def test_tokens_and_samurai_are_placed_before_and_after_the_action_and_before_the_pass() -> None:
    scene = Scene("japanese", "romans").locations(0, "farm", "stalls", "town").hand(0, "ruins")
    scene.goods(0, worker=2, defence=1)
    assert {"defend town", "samurai farm", "samurai stalls"} <= set(scene.offer())
    scene.play("samurai farm", "build ruins")
    assert scene.topic == "after"
    assert scene.offer() == ["end_turn", "defend town", "defend ruins", "samurai stalls"]
    scene.play("defend town", "samurai stalls", "1: pass")
    assert (scene.topic, scene.asked) == ("turn", 0)
    scene = Scene("japanese", "romans").locations(0, "farm").goods(0, worker=1)
    scene.play("samurai farm", "pass")  # in the turn in which he passes
    assert scene.location(0, "farm").samurai == 1


# --- payments and exchange ------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-OPEN-04")
def test_later_trades_may_depend_on_the_cards_drawn_before() -> None:
    scene = Scene("barbarians", "romans").goods(0, worker=4).on_top("quarry")
    scene.play("exchange 2", "receive common_card")
    assert scene.cards(0) == ["quarry"]  # known before the second pair is chosen
    assert scene.topic == "exchange"
    assert {"receive stone", "receive wood", "receive common_card"} <= set(scene.offer())
    scene.play("receive stone")
    assert scene.purse(0) == {"stone": 1}


@pytest.mark.rule("IMP-OPEN-05")
def test_two_uses_in_one_turn_are_paid_together_and_resolved_one_after_the_other() -> None:
    scene = Scene("barbarians", "romans").locations(0, "pack").locations(1, "marketplace", "quarry")
    scene.goods(0, worker=2).play("activate_twice pack")
    assert scene.purse(0) == {}
    scene.play("copy_good marketplace", "receive gold")
    assert scene.purse(0) == {"gold": 1}
    scene.play("copy_good quarry")  # shows stone alone
    assert scene.purse(0) == {"gold": 1, "stone": 1}


@pytest.mark.rule("IMP-OPEN-06")
def test_gold_pays_for_deals_action_locations_and_any_one_resource_but_is_none_on_the_shrine() -> None:
    scene = Scene("barbarians", "romans").hand(0, "settlement").goods(0, gold=1).play("deal settlement")
    assert scene.purse(0) == {"worker": 1}
    scene = Scene("barbarians", "romans").locations(0, "marketplace").goods(0, gold=3).play("activate marketplace")
    assert (scene.purse(0), scene.vp(0)) == ({}, 3)
    scene = Scene("barbarians", "romans").locations(0, "barter").goods(0, gold=1).play("activate barter")
    assert (scene.purse(0), scene.vp(0)) == ({"gold": 1}, 1)
    scene = Scene("japanese", "romans").locations(0, "shrine").goods(0, gold=5)
    assert "stash shrine" not in scene.offer()


@pytest.mark.rule("IMP-OPEN-32")
def test_gold_may_be_paid_although_the_resource_is_at_hand() -> None:
    scene = Scene("barbarians", "romans").hand(0, "joiner").goods(0, wood=2, gold=2)
    scene.play("pay_freely", "build joiner")
    assert scene.offer() == ["pay 0 0 0", "pay 1 0 0", "pay 2 0 0"]
    scene.play("pay 1 0 0")
    assert scene.purse(0) == {"wood": 1, "gold": 1}


@pytest.mark.rule("IMP-OPEN-32")
def test_a_purchase_takes_the_least_gold_with_the_same_choice() -> None:
    scene = Scene("barbarians", "romans").hand(0, "joiner").goods(0, wood=1, gold=2).play("build joiner")
    assert (scene.empire(0), scene.purse(0)) == (["joiner"], {"gold": 1})


@pytest.mark.rule("IMP-OPEN-32")
def test_who_wants_to_choose_how_to_pay_says_so_once_for_the_whole_turn() -> None:
    scene = Scene("japanese", "romans").locations(0, "settlers").hand(0, "rice_fields", "farm")
    scene.goods(0, wood=2, gold=2).play("pay_freely")
    assert "pay_freely" not in scene.offer()
    assert scene.match.view(0)["pays_freely"] is True
    assert "pays_freely" not in scene.match.view(1)
    scene.play("activate settlers", "pay 1 0 0", "build farm")
    assert scene.offer() == ["pay 0 0 0", "pay 1 0 0"]
    scene.play("pay 0 0 0")
    assert scene.empire(0) == ["settlers", "farm"]
    assert "pays_freely" not in scene.match.view(0)


@pytest.mark.rule("IMP-OPEN-32")
@pytest.mark.parametrize(
    ("goods", "offered"),
    [
        ({"wood": 2, "gold": 1}, True),
        ({"wood": 1, "gold": 1}, False),  # the gold is needed
        ({"wood": 2}, False),
        ({"gold": 2, "stone": 1}, False),  # no wood that gold could save
    ],
)
def test_choosing_how_to_pay_is_offered_where_there_is_a_choice(goods: dict[str, int], offered: bool) -> None:
    scene = Scene("barbarians", "romans").hand(0, "joiner").goods(0, **goods)
    assert ("pay_freely" in scene.offer()) is offered
    assert "build joiner" in scene.offer()


@pytest.mark.rule("IMP-OPEN-32", "IMP-OPEN-06")
def test_one_resource_is_paid_with_the_only_one_at_hand_unless_the_payer_wants_to_choose() -> None:
    scene = Scene("barbarians", "romans").locations(0, "barter").goods(0, food=1, gold=1).play("activate barter")
    assert scene.purse(0) == {"gold": 2}  # one comes from the Barter
    scene = Scene("barbarians", "romans").locations(0, "barter").goods(0, food=1, gold=1)
    scene.play("pay_freely", "activate barter")
    assert scene.offer() == ["pay_with food", "pay_with gold"]


def without_common_cards(scene: Scene, left: int = 0) -> Scene:
    """No common card is left in deck and discard pile but so many on the latter; the others lie out of the way."""
    state = scene.empty_deck()._state
    state.collected += state.discards[left:]
    del state.discards[left:]
    return scene


# --- cards and decks ------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-OPEN-07")
def test_a_card_that_no_deck_can_give_is_lost() -> None:
    scene = Scene("barbarians", "romans").locations(0, "castle").goods(0, worker=1)
    without_common_cards(scene.empty_deck(0)).play("activate castle")
    assert scene.cards(0) == []
    assert scene.asked == 1


@pytest.mark.rule("IMP-OPEN-07")
def test_a_draft_reveals_what_there_is_and_who_finds_no_card_gets_none() -> None:
    scene = without_common_cards(Scene("barbarians", "romans", "egyptians").at(phase="cards"), left=2)
    assert len(scene.state.offer) == 2
    scene.play(scene.offer()[0])  # the last card is nobody's choice
    assert [len(scene.cards(seat)) for seat in range(3)] == [2, 2, 1]  # with the faction card of each
    assert scene.topic == "turn"


@pytest.mark.rule("IMP-OPEN-07", "IMP-VAR-01")
def test_nothing_is_told_of_cards_that_nobody_looks_at_or_passes_on() -> None:
    scene = Scene("barbarians", "romans", "egyptians", card_phase="alternative").at(phase="cards")
    without_common_cards(scene, left=2)
    scene.play(scene.offer()[0])
    said = [told for told in scene.told() if told.startswith(("looked", "passed_on"))]
    assert said == ["looked 0 2 common_card", "passed_on 0 1 1"]


@pytest.mark.rule("IMP-LOOK-12")
def test_all_know_which_cards_lie_in_a_reshuffled_deck_but_not_where() -> None:
    scene = Scene("barbarians", "romans").hand(0, "castle", "tavern").hand(1, "mill", "town", "quarry")
    without_common_cards(scene, left=5).goods(0, worker=2)
    discards = set(scene._state.discards)
    scene.play("exchange 1", "receive common_card")
    drawn = scene.state.realms[0].hand.items[-1]
    rng, orders, draws = random.Random(0), set(), set()
    for _ in range(40):
        mine = scene.match.sample(0, rng).state
        assert set(mine.common.items) == discards - {drawn}  # never a card of the other hand
        orders.add(tuple(mine.common.items))
        his = scene.match.sample(1, rng).state
        (hidden,) = discards - set(his.common.items)
        assert len(his.common) == 4
        assert hidden in his.realms[0].hand.items
        draws.add(hidden)
    assert len(orders) > 1
    assert draws == discards  # any of the five may have been drawn


@pytest.mark.rule("IMP-OPEN-08")
def test_goods_on_a_removed_location_are_lost_and_built_again_it_is_fresh() -> None:
    scene = Scene("barbarians", "romans").locations(0, "coal_mine", "castle").hand(0, "sentry_tower")
    without_common_cards(scene).goods(0, wood=3, stone=1, worker=3)
    scene.play("activate coal_mine", "1: pass", "build sentry_tower")
    scene.play("give_up coal_mine")
    assert scene.purse(0) == {"wood": 1, "stone": 3, "worker": 3, "raze": 1}  # the worker on it is gone
    scene.play("activate castle", "draw common_card", "build coal_mine")  # shuffled and drawn again
    assert scene.location(0, "coal_mine").laid == ()
    scene.play("activate coal_mine")
    assert scene.purse(0) == {"stone": 4, "worker": 1, "raze": 1}


@pytest.mark.rule("IMP-OPEN-27")
def test_a_single_card_left_in_the_faction_deck_is_kept() -> None:
    scene = Scene("romans", "barbarians").locations(0, "architect").only_deck("spies", seat=0).at(phase="production")
    assert scene.topic == "turn"
    assert scene.cards(0) == ["spies"]


@pytest.mark.rule("IMP-OPEN-27")
def test_the_rejected_card_never_returns() -> None:
    scene = Scene("romans", "barbarians").locations(0, "architect").on_top("spies", "colossus", seat=0)
    scene.at(phase="production").play("keep spies")
    assert scene.discarded(0) == ["colossus"]
    for _ in range(3):
        scene.next_round()
        assert "colossus" in scene.discarded(0)
        assert "colossus" not in [card(copy) for copy in scene.state.realms[0].deck.items]


@pytest.mark.rule("IMP-OPEN-28")
def test_effects_are_read_from_the_components_so_that_they_can_be_replaced(tmp_path: Path) -> None:
    item = """
deck: common
cards:
- id: tavern
  name_en: Tavern
  name_de: Taverne
  count: 1
  numbers: [COM049]
  kind: production
  colours: [blue]
  cost: {food: 1}
  raze: {gold: 2}
  effect:
    produce_choice:
    - {gold: 2}
    - {vp: 5}
    - {worker: 4}
  vp_end: 1
  text: Replaced.
  source: reconstructed
  confidence: low
"""
    (tmp_path / "common.yaml").write_text(item, "utf-8")
    assert GAME.override is not None
    game = GAME.override(tmp_path)
    settings = game.read_settings({"factions": ["barbarians", "romans"]})
    state = Scene("barbarians", "romans").hand(0, "tavern").goods(0, food=1)._state
    state = replace(state, box=game.setup(settings, 2, state.rng).box)
    match: Match[SettlersState] = Match.from_state(game, settings, state, ["person"] * 2)
    match.choose(("build", "com049"), 0)
    assert match.ask is not None
    assert [game.verbs.index(option) for option in match.ask.options]  # every option is declared
    match.choose(("produce", "com049", 1), 0)
    assert match.state.realms[0].vp == 5


# --- deals ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-OPEN-09")
def test_a_trade_route_deal_ends_with_its_location_and_each_copy_counts_separately() -> None:
    scene = Scene("japanese", "romans").locations(0, "trade_route").locations(1, "rom023", "rom024", "town")
    scene.routes(0, "rom023").goods(0, food=1).hand(1, "roman_bank").goods(1, stone=1)
    scene.play("activate trade_route")  # the other Trade Colony is the only one left
    assert scene.state.realms[0].routes == ["rom023", "rom024"]
    scene.play("end_turn", "1: build roman_bank", "1: give_up rom023")  # the worker could have become a samurai
    assert scene.state.realms[0].routes == ["rom024"]


@pytest.mark.rule("IMP-OPEN-09")
def test_a_location_that_another_player_takes_over_keeps_its_trade_route_deal() -> None:
    scene = Scene("egyptians", "romans", "japanese").locations(0, "temple_of_ra").locations(1, "colossus")
    scene.routes(2, "colossus").play("activate temple_of_ra")
    assert scene.location(1, "colossus").taken_by == 0
    assert scene.routed(2) == ["colossus"]


@pytest.mark.rule("IMP-OPEN-24")
def test_a_deal_gives_its_good_at_once_but_not_one_taken_by_spies() -> None:
    scene = Scene("romans", "barbarians").locations(0, "spies").deals(1, "settlement").goods(0, worker=1)
    scene.play("activate spies")
    assert scene.purse(0) == {}
    scene.next_round()
    assert scene.purse(0)["worker"] == 3  # two of the board and one of the deal
    assert scene.purse(1)["worker"] == 5  # of the board alone
    scene = Scene("romans", "barbarians").hand(0, "trade_colony").goods(0, food=1).play("deal trade_colony")
    assert scene.purse(0) == {"worker": 1}
    scene = Scene("japanese", "romans").locations(0, "trade_route").locations(1, "colossus").goods(0, food=1)
    assert scene.play("activate trade_route").purse(0) == {"stone": 1}


# --- removing, razing, stealing -------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-OPEN-10")
@pytest.mark.parametrize(
    ("faction", "name", "price"), [("japanese", "garrison", {"raze": 2}), ("romans", "engineers", {"worker": 2})]
)
def test_garrison_and_engineers_may_choose_any_location_of_a_player_who_has_not_passed(
    faction: str, name: str, price: dict[str, int]
) -> None:
    scene = Scene(faction, "barbarians", "egyptians").locations(0, name).goods(0, **price)
    scene.locations(1, "town", defence=1).locations(1, "raid", "ruins").locations(2, "mill")
    scene._state.realms[2].passed = True
    scene.foundations(1, "quarry").play(f"activate {name}")
    assert scene.offer() == ["remove town", "remove raid", "remove ruins"]
    scene.play("remove town")
    assert (scene.discarded(), scene.founded(1)) == (["town"], ["quarry"])
    assert (scene.purse(0), scene.purse(1)) == ({}, {})


@pytest.mark.rule("IMP-OPEN-22")
def test_razing_through_chapel_and_chariot_builder_is_rewarded() -> None:
    scene = Scene("barbarians", "romans").locations(0, "dark_chapel", "raid", "border").locations(1, "town")
    scene.goods(0, raze=2).play("activate dark_chapel", "keep_good worker", "keep_good worker")
    assert (scene.purse(0), scene.vp(0)) == ({"wood": 1, "worker": 2}, 1)  # the Raid
    scene = Scene("barbarians", "romans").locations(0, "dark_chapel", "raid", "border").hand(0, "town")
    scene.goods(0, raze=1).play("activate dark_chapel", "keep_good worker", "keep_good worker")
    assert (scene.purse(0), scene.vp(0)) == ({"worker": 2}, 1)  # the Border
    scene = Scene("egyptians", "romans").locations(0, "chariot_builder", "gallows").locations(1, "town")
    assert scene.goods(0, raze=1).play("activate chariot_builder").vp(0) == 1


@pytest.mark.rule("IMP-OPEN-22")
def test_rabble_pack_and_sanctuary_trigger_no_reward_for_razing() -> None:
    scene = Scene("barbarians", "romans").locations(0, "rabble", "raid", "border", "town").goods(0, worker=1)
    scene.play("activate rabble")
    assert (scene.purse(0), scene.vp(0)) == ({"wood": 1, "worker": 2}, 0)
    scene = Scene("barbarians", "romans").locations(0, "pack", "raid", "border").locations(1, "town")
    assert scene.goods(0, worker=1).play("activate pack").vp(0) == 0
    scene = Scene("egyptians", "barbarians").locations(0, "sanctuary", "border", "gallows").hand(0, "town")
    assert scene.goods(0, worker=1).play("activate sanctuary").vp(0) == 1  # its own


@pytest.mark.rule("IMP-OPEN-23")
def test_building_through_a_card_is_a_full_build() -> None:
    scene = Scene("romans", "barbarians").locations(0, "settlers", "administration").hand(0, "legion")
    scene.goods(0, wood=1, food=1).play("activate settlers")
    assert scene.purse(0) == {"gold": 1}  # for a faction location
    assert len(scene.cards(0)) == 2  # production and building bonus
    scene = Scene("japanese", "barbarians").locations(0, "negotiator", "mill").deals(0, "rice_fields")
    scene.goods(0, worker=1, food=1).play("activate negotiator")
    assert (scene.purse(0), scene.vp(0)) == ({"food": 2, "gold": 1}, 1)


@pytest.mark.rule("IMP-OPEN-23")
def test_spies_are_not_rewarded_for_a_deal_but_the_trade_route_is() -> None:
    scene = Scene("romans", "japanese").locations(0, "spies", "dojo").deals(1, "farm").goods(0, worker=1)
    assert scene.play("activate spies").vp(0) == 1  # its own point alone
    scene = Scene("japanese", "romans").locations(0, "trade_route", "dojo").locations(1, "colossus").goods(0, food=1)
    assert scene.play("activate trade_route").vp(0) == 1


@pytest.mark.rule("IMP-OPEN-25")
def test_a_player_without_a_resource_cannot_be_robbed() -> None:
    scene = Scene("barbarians", "romans", "egyptians").locations(0, "saboteurs").goods(0, worker=1)
    scene.goods(1, gold=3, worker=3).goods(2, food=1).play("activate saboteurs")
    assert scene.purse(2) == {}
    assert scene.purse(0) == {"food": 1}
    scene = Scene("barbarians", "romans").locations(0, "saboteurs").goods(0, worker=1).goods(1, gold=3)
    assert activations(scene) == []


@pytest.mark.rule("IMP-OPEN-26")
def test_storage_of_board_and_locations_adds_up_and_is_used_by_itself() -> None:
    scene = Scene("japanese", "romans").locations(0, "sake_brewery").goods(0, food=3, worker=4, wood=2, gold=1)
    scene.next_round()
    assert scene.purse(0) == {"food": 3, "worker": 4 + 4, "wood": 1, "raze": 1, "defence": 1}
    scene.play("1: pass", "exchange 4")  # ordinary goods of the new round
    assert scene.purse(0)["food"] == 3


@pytest.mark.rule("IMP-OPEN-31")
def test_no_wood_for_a_razed_japanese_faction_location() -> None:
    scene = Scene("barbarians", "japanese").locations(1, "farm").goods(0, raze=2).play("raze_location farm")
    assert scene.purse(1) == {}
    assert (scene.founded(1), scene.discarded(1)) == ([], ["farm"])


@pytest.mark.rule("IMP-OPEN-44")
def test_a_card_that_the_dark_chapel_converts_is_not_drawn() -> None:
    scene = Scene("barbarians", "romans").locations(0, "dark_chapel").hand(0, "castle").goods(0, raze=1)
    scene.on_top("quarry", "town")
    scene.play("activate dark_chapel", "keep_good card", "draw common_card")
    assert scene.offer() == ["keep_good card", "convert card"]  # decided before it is drawn
    scene.play("convert card")
    assert scene.cards(0) == ["quarry"]
    assert scene.vp(0) == 2


# --- the Temple of Ra -----------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-OPEN-11")
def test_a_taken_over_location_is_not_its_owners_until_the_egyptian_player_passes() -> None:
    scene = Scene("egyptians", "barbarians").locations(0, "temple_of_ra").locations(1, "gold_mine")
    scene.goods(0, worker=1).goods(1, worker=4).play("activate temple_of_ra")
    assert activations(scene) == []  # seat 1 is asked
    scene.play("1: exchange 1", "1: receive wood", "activate gold_mine")
    laid = {GOODS[good]: amount for good, amount in scene.location(1, "gold_mine").laid}
    assert (scene.purse(0), laid) == ({"gold": 1}, {"worker": 1})  # the goods lie on the card
    scene.play("1: exchange 1", "1: receive wood", "pass")
    assert scene.location(1, "gold_mine").used == 1  # one limit for both
    scene = Scene("egyptians", "barbarians").locations(1, "gold_mine", taken_by=0, used=1).goods(1, worker=4)
    scene.play("pass")
    assert activations(scene) == ["activate gold_mine"]  # one use is left, not two


@pytest.mark.rule("IMP-OPEN-11")
def test_the_take_over_goes_on_when_the_owner_passes_first_and_lasts_for_one_location() -> None:
    scene = Scene("egyptians", "barbarians").locations(0, "temple_of_ra").locations(1, "gold_mine", "coal_mine")
    scene.goods(0, worker=1).play("activate temple_of_ra", "take_over gold_mine", "1: pass")
    assert activations(scene) == ["activate gold_mine"]


@pytest.mark.rule("IMP-OPEN-11")
def test_a_taken_over_feature_works_for_the_egyptian_player_alone() -> None:
    scene = Scene("egyptians", "barbarians").locations(1, "mill", taken_by=0).hand(0, "brewer").hand(1, "com053")
    scene.goods(0, wood=1).goods(1, wood=1, stone=1).play("build brewer")
    assert (scene.purse(0), scene.vp(0)) == ({"gold": 1}, 1)
    scene.play("1: build pig_farmer")
    assert (scene.purse(1), scene.vp(1)) == ({}, 0)


@pytest.mark.rule("IMP-OPEN-11")
@pytest.mark.parametrize("name", ["shrine", "gate"])
def test_the_owner_lays_nothing_on_a_shrine_or_gate_that_is_taken_over(name: str) -> None:
    for taken_by in (NOBODY, 0):
        scene = Scene("egyptians", "japanese").locations(1, name, taken_by=taken_by).at(active=1)
        scene.hand(1, "ruins").goods(1, wood=1)
        assert (f"stash {name}" in scene.offer()) is (taken_by == NOBODY)


@pytest.mark.rule("IMP-OPEN-42")
def test_a_taken_over_location_still_counts_for_its_owner_and_never_for_the_egyptian_player() -> None:
    scene = Scene("egyptians", "barbarians").locations(1, "coal_mine", taken_by=0).hand(0, "altar_of_bastet")
    scene.goods(0, stone=1)
    assert "build altar_of_bastet" not in scene.offer()  # it cannot be given up for the demand
    scene = Scene("egyptians", "barbarians").locations(1, "coal_mine", taken_by=0).hand(0, "altar_of_bastet")
    scene.foundations(0, "ruins").goods(0, stone=1).play("build altar_of_bastet")
    assert scene.purse(0) == {"stone": 1}  # grey of its own alone
    scene = Scene("egyptians", "barbarians").locations(1, "coal_mine", taken_by=0).hand(1, "rubble").at(active=1)
    scene.goods(1, wood=2, stone=1).play("build rubble")
    assert scene.purse(1) == {"stone": 2}
    scene = Scene("egyptians", "barbarians").locations(1, "rabble").locations(1, "town", taken_by=0).goods(1, worker=1)
    assert activations(scene.at(active=1)) == []
    scene = Scene("egyptians", "barbarians").locations(1, "town", taken_by=0).at(phase="scoring")
    assert scene.match.result == Result((0, 1), (2, 1))


@pytest.mark.rule("IMP-OPEN-45")
def test_a_blocked_location_has_no_use_left_until_clean_up() -> None:
    scene = Scene("egyptians", "barbarians").locations(0, "scorpion_breeder").locations(1, "gold_mine", "acting_troupe")
    scene.goods(0, worker=1).goods(1, worker=4)
    scene.play("activate scorpion_breeder", "block gold_mine")
    assert activations(scene) == []  # neither by itself nor through the Acting Troupe
    assert scene.location(1, "gold_mine").laid == ()
    assert scene.purse(1) == {"worker": 4}  # the marker is nobody's good
    scene.next_round()
    assert "activate gold_mine" in scene.offer()


@pytest.mark.rule("IMP-OPEN-45")
def test_a_blocked_location_is_not_blocked_again() -> None:
    scene = Scene("egyptians", "barbarians").locations(0, "scorpion_breeder").goods(0, worker=1)
    scene.locations(1, "gold_mine", blocked=True).locations(1, "coal_mine", "town", "castle")
    scene.play("activate scorpion_breeder")
    assert scene.offer() == ["block coal_mine", "block castle"]
    scene = Scene("egyptians", "barbarians").locations(0, "scorpion_breeder").goods(0, worker=1)
    assert activations(scene.locations(1, "gold_mine", blocked=True)) == []


# --- points ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-OPEN-12")
def test_a_sphinx_adds_one_point_per_source_however_large_it_is() -> None:
    scene = Scene("egyptians", "romans").locations(0, "sphinx", "marketplace").goods(0, wood=1, stone=1, food=1)
    assert scene.play("activate marketplace").vp(0) == 3 + 1
    scene = Scene("egyptians", "barbarians").locations(0, "sphinx").foundations(0, "ruins").hand(0, "idol")
    scene.goods(0, stone=3).play("build idol", "give_up ruins")
    assert scene.vp(0) == 4 + 1
    scene = Scene("egyptians", "romans").locations(0, "egy019", "egy020", "marketplace")
    scene.goods(0, wood=1, stone=1, food=1)
    assert scene.play("activate marketplace").vp(0) == 3 + 2  # the extra points add nothing
    scene = Scene("egyptians", "romans").locations(0, "sphinx", "town", "mill").at(phase="scoring")
    assert scene.match.result == Result((2 + 2, 0), (1, 2))


@pytest.mark.rule("IMP-OPEN-34")
def test_a_card_used_twice_within_one_action_brings_its_points_together() -> None:
    def sculptor() -> Scene:
        return Scene("egyptians", "romans").locations(0, "sphinx", "court_sculptor").goods(0, stone=2)

    assert sculptor().play("activate_twice court_sculptor").vp(0) == 2 + 1
    assert sculptor().play("activate court_sculptor", "pass", "activate court_sculptor").vp(0) == 2  # two actions
    two = sculptor().locations(0, "egy020")
    assert two.play("activate_twice court_sculptor").vp(0) == 2 + 2
    assert [event for event in two.told() if event.startswith("scored")] == [
        *["scored 0 1 court_sculptor actions"] * 2,
        *["scored 0 1 sphinx features"] * 2,
    ]


@pytest.mark.rule("IMP-OPEN-34")
def test_points_of_different_cards_do_not_add_up() -> None:
    scene = Scene("egyptians", "romans").locations(0, "sphinx", "carpenter", "supplier", "coal_mine").hand(0, "statue")
    scene.goods(0, wood=1, stone=2).play("build statue", "draw common_card")
    assert scene.vp(0) == 3 + 1 + 1  # three of the bonus, one for that, and one of the Supplier for none
    scene = Scene("egyptians", "japanese").locations(0, "sphinx", "monument").deals(0, "jap023").at(phase="production")
    assert scene.vp(0) == 2  # a location and a deal with a point each


# --- production and features ----------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-OPEN-30")
def test_a_feature_given_up_for_a_building_does_not_reward_it() -> None:
    scene = (
        Scene("romans", "barbarians").locations(0, "administration").hand(0, "stonecutter").goods(0, wood=1, stone=1)
    )
    scene.play("build stonecutter")
    assert scene.purse(0) == {"stone": 2}
    scene = Scene("romans", "barbarians").locations(0, "administration", "town").hand(0, "stonecutter")
    scene.goods(0, wood=1, stone=1).play("build stonecutter", "give_up town")
    assert scene.purse(0) == {"stone": 2, "gold": 1}


@pytest.mark.rule("IMP-OPEN-33")
def test_the_oasis_gives_workers_to_an_egyptian_player_who_has_passed_until_clean_up() -> None:
    scene = Scene("egyptians", "barbarians").locations(0, "oasis").goods(1, worker=4)
    scene.play("pass", "1: exchange 2", "1: receive wood", "1: receive wood")
    assert scene.purse(0) == {"worker": 2}
    scene.next_round()
    assert scene.purse(0)["worker"] == 3  # of the board alone


@pytest.mark.rule("IMP-OPEN-35")
def test_repeated_production_never_repeats_a_building_bonus() -> None:
    scene = Scene("barbarians", "romans").locations(0, "porters", "village").goods(0, food=1)
    assert scene.play("activate porters").purse(0) == {"worker": 1}
    scene = Scene("barbarians", "romans").locations(0, "village").hand(0, "farmers_at_work").goods(0, wood=3)
    scene.play("build farmers_at_work", "draw common_card")
    assert scene.purse(0) == {"worker": 1}


@pytest.mark.rule("IMP-OPEN-35")
def test_farmers_at_work_never_choose_themselves_but_porters_may_choose_them() -> None:
    scene = Scene("barbarians", "romans").hand(0, "farmers_at_work").goods(0, wood=3)
    scene.play("build farmers_at_work", "draw common_card")
    assert scene.purse(0) == {}
    scene = Scene("barbarians", "romans").locations(0, "porters", "farmers_at_work", "town", "old_forest")
    scene.goods(0, food=1).play("activate porters")
    assert "produce_again farmers_at_work" in scene.offer()
    scene.play("produce_again farmers_at_work")
    assert scene.offer() == ["produce_again town", "produce_again old_forest"]
    scene.play("produce_again old_forest")
    assert scene.purse(0) == {"wood": 2}


@pytest.mark.rule("IMP-OPEN-37")
def test_each_of_several_features_acts_and_a_later_copy_rewards_its_own_building_too() -> None:
    scene = Scene("romans", "barbarians").locations(0, "rom012", "rom013").foundations(0, "ruins").hand(0, "rom014")
    scene.goods(0, stone=2).play("build rom014", "give_up ruins")
    assert scene.purse(0) == {"gold": 3}
    scene = Scene("romans", "barbarians").locations(0, "headquarters", "supplier").hand(0, "court_sculptor")
    scene.goods(0, stone=1).play("build court_sculptor")
    assert (scene.purse(0), scene.vp(0)) == ({"gold": 2}, 2)


@pytest.mark.rule("IMP-OPEN-40")
def test_production_comes_first_then_the_building_bonus_then_features() -> None:
    scene = Scene("barbarians", "romans").locations(0, "old_forest", "canteen").hand(0, "farmers_at_work")
    scene.goods(0, wood=3).play("build farmers_at_work", "draw common_card")
    told = scene.told()
    production, bonus = told.index("gained 0 2 wood old_forest"), next(i for i, e in enumerate(told) if "drew 0" in e)
    assert told.index("built 0 farmers_at_work hand") < production < bonus < told.index("gained 0 1 gold canteen")


@pytest.mark.rule("IMP-OPEN-43")
def test_a_location_of_three_colours_counts_and_triggers_once_for_each() -> None:
    scene = Scene("romans", "barbarians").locations(0, "mill", "carpenters_workshop", "supplier", "canteen")
    scene.foundations(0, "ruins").hand(0, "trade_colony").goods(0, wood=1, stone=2)
    scene.play("build trade_colony", "give_up ruins")
    assert (scene.purse(0), scene.vp(0)) == ({"gold": 1 + 3, "worker": 1}, 3)
    scene = Scene("romans", "barbarians").locations(0, "trade_colony", "lords_fields", "wood_supplier", "rubble")
    scene.at(phase="production")
    assert scene.purse(0) == {"wood": 3, "stone": 3, "food": 2, "worker": 3, "gold": 1, "raze": 1, "defence": 1}


# --- targets and activations ----------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-OPEN-36")
@pytest.mark.parametrize(
    ("faction", "name"),
    [
        ("barbarians", "saboteurs"),
        ("barbarians", "pack"),
        ("barbarians", "robbers"),
        ("barbarians", "dark_chapel"),
        ("romans", "engineers"),
        ("romans", "spies"),
        ("egyptians", "chariot_builder"),
        ("egyptians", "desert"),
        ("egyptians", "scorpion_breeder"),
        ("egyptians", "temple_of_ra"),
        ("japanese", "garrison"),
        ("japanese", "ninjas"),
        ("japanese", "trade_route"),
    ],
)
def test_a_player_who_has_passed_is_no_target_of_any_card(faction: str, name: str) -> None:
    for passed in (False, True):
        other = "romans" if faction != "romans" else "barbarians"
        scene = Scene(faction, other).locations(0, name).hand(0, "ruins").goods(0, worker=5, raze=5, food=5)
        mine = "builder" if other == "romans" else "raid"
        scene.locations(1, "town", "coal_mine", mine).hand(1, "ruins").goods(1, wood=1).deals(1, mine)
        scene._state.realms[1].passed = passed
        assert (f"activate {name}" in scene.offer()) is not passed
        assert any(option.startswith("raze_location") for option in scene.offer()) is not passed


@pytest.mark.rule("IMP-OPEN-38")
def test_shrine_and_gate_are_filled_freely_in_the_own_turn_alone() -> None:
    scene = Scene("japanese", "romans").locations(0, "shrine", "gate", "sawmill").hand(0, "town", "mill")
    scene.goods(0, wood=4).goods(1, worker=4)
    scene.play("stash shrine", "stash shrine", "stash gate", "stash_card town")
    assert scene.location(0, "shrine").kept == 2  # any number, before the action
    scene.play("activate sawmill")
    assert scene.offer() == ["end_turn", "stash shrine", "stash gate"]  # and after it
    scene.play("stash shrine", "end_turn")
    assert scene.asked == 1
    assert not [option for option in scene.offer() if option.startswith("stash")]  # not outside the own turn
    scene.play("1: exchange 1", "1: receive wood", "pass")
    assert scene.asked == 1
    scene.play("1: exchange 1", "1: receive wood")
    assert scene.asked == 1  # no further chance after the pass
    assert scene.location(0, "shrine").kept == 3


@pytest.mark.rule("IMP-OPEN-39")
def test_the_acting_troupe_activates_another_own_action_location_even_a_used_up_one_for_its_cost() -> None:
    scene = Scene("barbarians", "romans").locations(0, "acting_troupe").locations(0, "coal_mine", "joiner", used=1)
    scene.locations(1, "hunter_joe").goods(0, worker=2, wood=1).play("activate acting_troupe")
    assert scene.offer() == ["refresh coal_mine", "refresh joiner"]  # not itself, and none of others
    scene.play("refresh joiner")
    assert (scene.purse(0), scene.vp(0)) == ({}, 2)
    assert dict(scene.location(0, "joiner").laid) == {0: 1, int(WORKER): 1}
    assert scene.asked == 1  # all in one action
    scene = Scene("barbarians", "romans").locations(0, "acting_troupe", "coal_mine").goods(0, worker=1)
    assert "activate acting_troupe" not in scene.offer()  # the Coal Mine's worker is missing
    scene = Scene("barbarians", "romans").locations(0, "acting_troupe").goods(0, worker=9)
    assert activations(scene) == []


@pytest.mark.rule("IMP-OPEN-39")
def test_the_acting_troupe_chooses_only_what_can_be_paid_beside_its_own_worker() -> None:
    scene = Scene("romans", "barbarians").locations(0, "acting_troupe", "engineers", "coal_mine", "gold_mine")
    scene.locations(1, "town").goods(0, worker=2).play("activate acting_troupe")
    assert scene.offer() == ["refresh coal_mine", "refresh gold_mine"]  # the Engineers take two workers
    scene = Scene("romans", "barbarians").locations(0, "acting_troupe", "engineers").locations(1, "town")
    assert activations(scene.goods(0, worker=2)) == ["activate engineers"]
    for wood in (2, 3):  # one for the Settlers and two for the tower
        scene = Scene("barbarians", "romans").locations(0, "acting_troupe").locations(0, "settlers", used=1)
        scene.hand(0, "sentry_tower").goods(0, worker=1, wood=wood)
        assert activations(scene) == (["activate acting_troupe"] if wood == 3 else [])


@pytest.mark.rule("IMP-OPEN-41", "IMP-OPEN-35")
def test_porters_cannot_be_used_for_farmers_at_work_alone() -> None:
    scene = Scene("barbarians", "romans").locations(0, "porters", "farmers_at_work").goods(0, food=1)
    assert activations(scene) == []  # the farmers would find nothing to produce
    scene = Scene("barbarians", "romans").locations(0, "porters", "farmers_at_work", "town").goods(0, food=1)
    assert activations(scene) == ["activate porters"]


@pytest.mark.rule("IMP-OPEN-41")
@pytest.mark.parametrize(
    ("faction", "name"),
    [("barbarians", "robbers"), ("romans", "engineers"), ("romans", "spies"), ("egyptians", "desert")],
)
def test_an_action_location_without_a_target_cannot_be_used_for_its_other_gains(faction: str, name: str) -> None:
    other = "romans" if faction != "romans" else "barbarians"
    scene = Scene(faction, other).locations(0, name).hand(0, "ruins").goods(0, worker=5)
    assert activations(scene) == []


@pytest.mark.rule("IMP-OPEN-41", "IMP-OPEN-17")
def test_in_the_solo_game_the_part_that_needs_another_player_is_skipped_for_the_other_gains() -> None:
    scene = Scene("egyptians").locations(0, "desert").hand(0, "ruins").play("activate desert")
    assert (scene.vp(0), scene.cards(0)) == (1, [])
    scene = Scene("japanese").locations(0, "ninjas").goods(0, worker=1).play("activate ninjas")
    assert (scene.vp(0), scene.purse(0)) == (1, {})
    scene = Scene("romans").locations(0, "engineers").goods(0, worker=2).play("activate engineers")
    assert scene.vp(0) == 1


# --- the solo game --------------------------------------------------------------------------------------------------


def targets(scene: Scene) -> list[str]:
    """The row of attack cards by their targets, the newest first."""
    return [GOODS[BOX.attack_deck[copy]] for copy in scene.state.attack_row]


def collected(scene: Scene) -> list[str]:
    """The neutral player's collection pile, by cards."""
    return [card(copy) for copy in scene.state.collected]


def attack(*row: str, new: tuple[str, str], faction: str = "romans", **fields: Any) -> Scene:
    """The attack phase of a round: the open row, newest first, and the two attack cards to come."""
    return Scene(faction).attack_cards(*row, deck=new).at(phase="attack", **fields)


@pytest.mark.rule("IMP-OPEN-13")
def test_common_locations_do_not_help_against_the_collection_pile() -> None:
    scene = Scene("romans").locations(0, "builder", "town", "mill", "baker").at(phase="scoring")
    scene.at(collected=[scene._fetch("ruins")])
    result = scene.match.result
    assert result is not None
    assert result.places == (2,)


@pytest.mark.rule("IMP-OPEN-14")
def test_the_last_round_has_an_attack_phase_too() -> None:
    scene = Scene("romans").locations(0, "marketplace", "builder").locations(1, "town").goods(0, wood=2).at(round=5)
    scene.attack_cards("gold", deck=("wood", "card")).play("pass")
    assert collected(scene) == ["town", "marketplace"]
    assert scene.purse(0) == {"wood": 2}  # clean-up is skipped
    assert scene.match.result == Result((2,), (2,))


@pytest.mark.rule("IMP-OPEN-15")
@pytest.mark.parametrize(("row", "razed"), [(("stone", "vp"), "armorer"), (("vp", "stone"), "farm")])
def test_the_pair_of_points_is_checked_in_row_order(row: tuple[str, str], razed: str) -> None:
    scene = attack(*row, new=("vp", "card"), faction="japanese").locations(0, "farm", "armorer")
    assert collected(scene) == [razed]


@pytest.mark.rule("IMP-OPEN-15")
def test_shrine_and_gate_are_never_attacked() -> None:
    scene = attack("vp", new=("vp", "card"), faction="japanese").locations(0, "shrine", "gate")
    assert collected(scene) == []
    assert targets(scene) == ["card", "vp", "vp"]


@pytest.mark.rule("IMP-OPEN-16")
def test_a_location_with_twin_goods_needs_two_attack_cards_with_that_good() -> None:
    scene = attack("gold", "food", new=("wood", "card")).locations(0, "wood_supplier")
    assert collected(scene) == []
    scene = attack("gold", "wood", new=("wood", "card")).locations(0, "wood_supplier")
    assert collected(scene) == ["wood_supplier"]
    scene = attack("wood", new=("wood", "card")).locations(0, "marketplace")
    assert collected(scene) == []  # it shows wood once


@pytest.mark.rule("IMP-OPEN-17")
def test_spies_and_robbers_discard_an_attack_card_and_take_their_other_gains() -> None:
    scene = Scene("romans").locations(0, "spies").attack_cards("wood", "gold").goods(0, worker=1)
    scene.play("activate spies", "take_deal attack_gold_a")
    assert targets(scene) == ["wood"]
    assert scene.state.attack_discards == ["attack_gold_a"]
    assert (scene.agreed(0), scene.vp(0)) == ([], 1)
    scene.next_round()
    assert scene.purse(0) == {"wood": 1, "stone": 1, "worker": 2, "raze": 1, "defence": 1}  # no lasting gold
    scene = Scene("barbarians").locations(0, "robbers").attack_cards("wood", "gold").goods(0, worker=1)
    scene.on_top("mill").play("activate robbers", "end_deal 1 attack_gold_a", "draw common_card")
    assert targets(scene) == ["wood"]
    assert scene.state.attack_discards == ["attack_gold_a"]
    assert (scene.cards(0), scene.vp(0)) == (["mill"], 1)


@pytest.mark.rule("IMP-OPEN-17")
def test_the_trade_route_finds_no_faction_location_in_the_solo_game() -> None:
    scene = Scene("japanese").locations(0, "trade_route").locations(1, "town", "mill").goods(0, food=1)
    assert activations(scene) == []


@pytest.mark.rule("IMP-OPEN-18")
def test_the_neutral_player_never_counts_as_passed() -> None:
    scene = Scene("romans").locations(1, "town").goods(0, raze=2)
    for _ in range(3):
        assert not scene.state.neutral.passed
        assert any(option.startswith("raze_location") for option in scene.offer())
        scene.next_round()  # the Romans keep their raze tokens
