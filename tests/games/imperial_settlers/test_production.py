"""IMP-PROD: the production phase."""

import pytest

from gobelin.games.imperial_settlers import GAME
from gobelin.games.imperial_settlers.state import SettlersState
from gobelin.games.imperial_settlers.vocabulary import FACTIONS, GOODS, PURSE
from gobelin.kernel import Match
from support.settlers import Scene

BOARDS = {
    "barbarians": {"worker": 5, "raze": 1, "defence": 1},
    "romans": {"worker": 2, "wood": 1, "stone": 1, "raze": 1, "defence": 1},
    "egyptians": {"worker": 3, "gold": 1, "raze": 1, "defence": 1},
    "japanese": {"worker": 4, "wood": 1, "raze": 1, "defence": 1},
}


@pytest.mark.rule("IMP-PROD-01", "IMP-PROD-04", "IMP-PROD-05")
def test_board_deals_and_production_locations_give_goods_and_nothing_else_does() -> None:
    scene = Scene("egyptians", "romans").at(phase="production").deals(0, "slaves", "sphinx").hand(0, "pyramid")
    scene.locations(0, "old_forest", "coal_mine", "statue").foundations(0, "town")
    assert scene.topic == "turn"
    # the board; 1 stone and 1 gold of the deals; 2 wood of the Old Forest
    assert scene.purse(0) == {"worker": 3, "raze": 1, "defence": 1, "stone": 1, "gold": 1 + 1, "wood": 2}
    assert scene.purse(1) == BOARDS["romans"]


@pytest.mark.rule("IMP-PROD-02")
def test_production_begins_with_the_start_player_and_goes_on_clockwise() -> None:
    scene = Scene("barbarians", "romans", "egyptians").at(phase="production", start=1)
    for seat in range(3):
        scene.locations(seat, "watchtower")
    order = []
    while scene.topic == "draw":
        order.append(scene.asked)
        scene.play("draw common_card")
    assert order == [1, 2, 0]
    assert scene.asked == 1


@pytest.mark.rule("IMP-PROD-03")
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_board_gives_its_goods(faction: str) -> None:
    other = next(name for name in FACTIONS if name != faction)
    assert Scene(faction, other).at(phase="production").purse(0) == BOARDS[faction]


@pytest.mark.rule("IMP-PROD-04")
def test_each_of_two_equal_deals_gives_one_unit_of_its_good() -> None:
    scene = Scene("barbarians", "romans").at(phase="production").deals(0, "primeval_forest", "primeval_forest", "pack")
    assert scene.purse(0) == {"worker": 5, "defence": 1, "wood": 2, "raze": 1 + 1}


@pytest.mark.rule("IMP-PROD-04", "IMP-PROD-05")
def test_points_of_deals_and_locations_are_scored() -> None:
    scene = Scene("japanese", "romans").at(phase="production").deals(0, "dojo").locations(0, "monument")
    assert scene.vp(0) == 1 + 1


@pytest.mark.rule("IMP-PROD-06")
def test_a_card_produced_is_drawn_from_the_deck_of_choice_unless_the_source_names_one() -> None:
    scene = Scene("romans", "barbarians").at(phase="production").locations(0, "watchtower", "legion")
    scene.on_top("mill", "town").on_top("spies", "colossus", seat=0)
    assert scene.offer() == ["draw common_card", "draw faction_card"]
    scene.play("draw faction_card")
    assert scene.topic == "turn"  # the Legion gives a common card
    assert scene.cards(0) == ["spies", "mill"]


@pytest.mark.rule("IMP-PROD-06")
def test_for_a_card_of_a_deal_the_deck_is_chosen_too() -> None:
    scene = Scene("romans", "barbarians").at(phase="production").deals(0, "spies", "architect").on_top("mill")
    scene.on_top("colossus", seat=0)
    scene.play("draw common_card", "draw faction_card")
    assert scene.cards(0) == ["mill", "colossus"]


@pytest.mark.rule("IMP-PROD-07")
def test_in_the_first_round_the_boards_alone_produce() -> None:
    match: Match[SettlersState] = Match.new(GAME, {"factions": FACTIONS}, 4)
    while match.ask and match.ask.topic == "take":
        match.choose(match.ask.options[0])
    for realm in match.state.realms:
        assert {GOODS[good]: realm.purse[good] for good in PURSE if realm.purse[good]} == BOARDS[realm.faction]
        assert (realm.vp, len(realm.hand)) == (0, 7)


@pytest.mark.rule("IMP-PROD-08")
def test_what_was_produced_is_gone_after_the_round_but_for_points_cards_and_stored_goods() -> None:
    scene = Scene("egyptians", "romans").at(phase="production").on_top("mill")
    scene.locations(0, "monument", "watchtower", "old_forest", "gold_creek")
    scene.play("draw common_card")
    assert scene.purse(0) == BOARDS["egyptians"] | {"wood": 2, "gold": 2}
    scene.play("pass", "pass")
    assert scene.state.round == 2
    assert scene.purse(0) == {"gold": 2}
    assert scene.vp(0) == 1
    assert scene.cards(0)[:1] == ["mill"]


@pytest.mark.rule("IMP-PROD-09", "IMP-PROD-10")
def test_thomas_gets_five_workers_one_wood_two_raze_tokens_one_defence_token_one_gold_and_one_food() -> None:
    scene = Scene("japanese", "barbarians").at(phase="production").deals(0, "farm", "casino")
    scene.locations(0, "lords_fields", "armorer")
    assert scene.purse(0) == {"worker": 5, "wood": 1, "raze": 2, "defence": 1, "gold": 1, "food": 1}


@pytest.mark.rule("IMP-PROD-10")
@pytest.mark.parametrize(("others", "food"), [([], 1), (["mill"], 2), (["mill", "stalls"], 3), (["quarry"], 1)])
def test_lords_fields_count_themselves_and_every_other_red_location(others: list[str], food: int) -> None:
    scene = Scene("japanese", "barbarians").at(phase="production").locations(0, "lords_fields", *others)
    scene.locations(1, "brewer")  # a red location of another empire does not count
    assert scene.purse(0)["food"] == food
