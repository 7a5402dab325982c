"""Tapestry cards that are in force for an era."""

from typing import Any

import pytest

from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.player import BOTTOM, MIDDLE, Piece
from support.tapestry import Scene


def points(scene: Scene, seat: int, why: str) -> int:
    """The points that a player has from something."""
    return scene.player(seat).points.get(why, 0)


def era_two(*cards: str, seats: int = 2, **settings: bool) -> Scene:
    """Everybody is in era 2; seat 0 has these cards in force, and all can take a turn."""
    scene = Scene(seats, **settings)
    for seat in range(seats):
        scene.era(seat, 2).resources(seat, coin=2)
    for card in cards:
        scene.in_force(0, card)
    return scene


# --- how long they last -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-INC-11", "TAP-FAQ-06")
def test_a_card_ends_when_the_next_income_turn_begins() -> None:
    scene = era_two("capitalism").era(1, 3).hand(0, "trap").play("income")
    assert scene.player(0).in_force == []
    assert points(scene, 0, "capitalism") == 0
    assert scene.player(0).tapestries == [[], ["capitalism"], ["trap"], []]


@pytest.mark.rule("TAP-INC-12")
@pytest.mark.parametrize(("era", "stack"), [(2, 1), (4, 3)])
def test_a_card_played_on_top_ends_the_one_below(era: int, stack: int) -> None:
    scene = Scene(2).era(0, era).era(1, era).in_force(0, "monarchy").hand(0, "trap")
    scene.token(0, "military", 9).resources(0, culture=2).play("advance military").place_all()
    scene.play("resolve play_tapestry_over_current")
    assert scene.player(0).tapestries[stack] == ["monarchy", "trap"]
    assert scene.player(0).in_force == []
    assert points(scene, 0, "trap") == 10


@pytest.mark.rule("TAP-INC-13", "TAP-INC-14", "TAP-OPEN-44")
@pytest.mark.parametrize(("era", "stack"), [(3, 2), (5, 3)])
def test_a_card_played_in_the_first_step_lies_in_the_new_era(era: int, stack: int) -> None:
    scene = Scene(2).civilization(0, "leaders").era(1, era).resources(1, coin=1).hand(0, "trap", "feudalism")
    scene.tapestry(0, 4, *["academia"] * (era == 5)).token(0, "military", 9).income_turn(0, era)
    scene.play("track military").place_all().play("resolve play_tapestry_over_current", "play trap")
    assert points(scene, 0, "trap") == 10
    below = ["academia"] if era == 5 else []
    assert scene.player(0).tapestries[stack] == [*below, "trap"]  # and no second card in step 2
    assert "feudalism" in scene.cards(0)


# --- those of the facts -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-INC-11")
def test_academia_pays_for_tech_cards_and_tapestry_cards() -> None:
    scene = era_two("academia").play("advance technology", "invent_top")
    assert points(scene, 0, "academia") == 3
    scene = era_two("academia").token(0, "military", 1).play("advance military", "decline")
    assert points(scene, 0, "academia") == 3


@pytest.mark.rule("TAP-INC-11")
def test_broker_of_peace_bars_the_owner_and_pays_for_others() -> None:
    scene = era_two("broker_of_peace")
    assert scene.offer() == ["advance exploration", "advance science", "advance technology", "income"]
    scene.play("advance exploration", "1: advance military", "conquer 17", "die red")
    assert points(scene, 0, "broker_of_peace") == 3


@pytest.mark.rule("TAP-INC-11", "TAP-SCI-01")
def test_empiricism_rolls_twice_and_pays_for_science() -> None:
    scene = era_two("empiricism").rolls("military", "technology").play("advance science")
    assert scene.offer() == ["keep_track military", "keep_track technology"]
    scene.play("keep_track technology", "advance technology")
    assert points(scene, 0, "empiricism") == 2
    assert scene.player(0).tokens["technology"] == [1]


@pytest.mark.rule("TAP-INC-11", "TAP-INV-09")
def test_golden_age_needs_no_prerequisite() -> None:
    scene = era_two("golden_age").techs(0, MIDDLE, "calendar").token(0, "technology", 4).resources(0, coin=3)
    scene.play("advance technology", "choose farm").place_all()
    scene.play("pay 1 0 0 0")
    assert [points(scene, 0, "golden_age"), points(scene, 0, "calendar")] == [3, 7]


@pytest.mark.rule("TAP-INC-11")
def test_monarchy_pays_for_each_building() -> None:
    scene = era_two("monarchy").token(0, "exploration", 2).play("advance exploration").place_all()
    assert scene.player(0).built == [0, 0, 1, 0]
    assert points(scene, 0, "monarchy") == 3


@pytest.mark.rule("TAP-INC-11")
@pytest.mark.parametrize("gone", [True, False])
def test_revisionism_pays_for_track_landmarks_there_or_gone(gone: bool) -> None:
    scene = era_two("revisionism").token(0, "military", 3).resources(0, culture=1)
    if gone:
        scene.taken("barracks")
    scene.play("advance military").place_all()
    if not gone:
        scene.play("receive food")
    assert scene.player(0).built == [0, 0, 0, int(gone)]
    assert scene.purse(0) == {"coin": 1, "worker": 1} | ({} if gone else {"food": 1})


@pytest.mark.rule("TAP-INC-11")
def test_theocracy_bars_science_and_pays_for_new_tiers() -> None:
    scene = era_two("theocracy").token(0, "military", 3).resources(0, culture=1)
    assert "advance science" not in scene.offer()
    scene.play("advance military").place_all()
    assert points(scene, 0, "theocracy") == 4
    scene = era_two("theocracy").play("advance exploration")
    assert points(scene, 0, "theocracy") == 4
    scene = era_two("theocracy").token(0, "technology", 1).play("advance technology", "decline")
    assert points(scene, 0, "theocracy") == 0


@pytest.mark.rule("TAP-INC-11", "TAP-ADV-04")
def test_wartime_economy_makes_bonuses_free() -> None:
    scene = era_two("wartime_economy").resources(0, coin=1).token(0, "technology", 1)
    scene.play("advance technology", "buy").place_all()
    assert scene.player(0).built == [1, 0, 0, 0]


@pytest.mark.rule("TAP-INC-11", "TAP-CON-05")
def test_pillage_and_plunder_takes_both_dice_from_opponents_only() -> None:
    scene = era_two("pillage_and_plunder").outpost(1, 7).rolls(1, 0).play("advance military", "conquer 7")
    assert [points(scene, 0, "conquer_red"), scene.purse(0)] == [5, {"coin": 2}]
    scene = era_two("pillage_and_plunder").rolls(1, 0).play("advance military", "conquer 7")
    assert scene.offer() == ["die red", "die black"]


@pytest.mark.rule("TAP-OPEN-31")
def test_the_stand_ins_in_force() -> None:
    full: dict[str, Any] = {"expansions": ["pp"], "placeholders": True}
    scene = era_two("pp_placeholder_5", **full).play("advance military", "conquer 7", "die red")
    assert points(scene, 0, "pp_placeholder_5") == 3
    scene = era_two("pp_placeholder_6", **full).token(0, "military", 3).resources(0, culture=1)
    scene.play("advance military").place_all()
    assert points(scene, 0, "pp_placeholder_6") == 4
    plots = [0, 1, 2, 9, 10, 11, 18, 19]
    scene = era_two("pp_placeholder_7", **full).fill(0, sum(1 << plot for plot in plots))
    scene.token(0, "exploration", 2).play("advance exploration", "place 2 2", "receive food")
    assert points(scene, 0, "pp_placeholder_7") == 4


# --- bound to an opponent ---------------------------------------------------------------------------------------------


def choosing(card: str, seats: int = 3) -> Scene:
    """Seat 0 plays the card in the income turn of era 2."""
    scene = Scene(seats).hand(0, card).income_turn(0, 2)
    for other in range(1, seats):
        scene.era(other, 2).resources(other, coin=2)
    return scene


@pytest.mark.rule("TAP-INC-11", "TAP-CON-01")
def test_alliance_keeps_two_players_from_each_other() -> None:
    scene = choosing("alliance").outpost(2, 7).outpost(1, 6).outpost(0, 27).outpost(0, 26).play("opponent 1")
    assert scene.player(0).in_force == [("alliance", "1")]
    scene.play("1: advance military")
    assert "conquer 27" not in scene.offer()
    scene.play("conquer 28", "die red", "2: advance military")
    assert "conquer 26" in scene.offer()
    scene.play("conquer 26", "die red", "0: advance military", "pay 1 0 0 0")
    assert "conquer 7" in scene.offer()
    assert "conquer 6" not in scene.offer()


@pytest.mark.rule("TAP-INC-11", "TAP-INV-07")
def test_alliance_shares_the_benefit_of_upgrades() -> None:
    scene = era_two(seats=3).in_force(0, "alliance", "1").at(active=1).techs(1, BOTTOM, "light_bulb")
    scene.token(1, "technology", 8).resources(1, coin=3).play("advance technology")
    scene.play("resolve upgrade")
    assert scene.purse(0) == {"coin": 3}
    assert scene.purse(1) == {"coin": 2}
    scene = era_two(seats=3).in_force(0, "alliance", "2").at(active=1).techs(1, BOTTOM, "light_bulb")
    scene.token(1, "technology", 8).resources(1, coin=3).play("advance technology").play("resolve upgrade")
    assert scene.purse(0) == {"coin": 2}


@pytest.mark.rule("TAP-FAQ-01")
def test_marriage_of_state_brings_the_benefit_but_never_the_bonus() -> None:
    scene = choosing("marriage_of_state").token(1, "military", 1).token(2, "military", 1)
    scene.play("track military", "opponent 1")
    assert scene.player(0).in_force == [("marriage_of_state", "military", "1")]
    before = len(scene.player(0).hand)
    scene.play("1: advance military", "pay 1 0 0 0").place_all()
    assert len(scene.player(0).hand) == before + 1
    assert scene.player(0).built == [0, 0, 0, 0]
    assert scene.player(0).tokens["military"] == [0]
    scene.play("2: advance military", "decline")
    assert len(scene.player(0).hand) == before + 1


@pytest.mark.rule("TAP-FAQ-01")
def test_a_copy_of_marriage_of_state_needs_another_track_and_ends() -> None:
    scene = era_two().in_force(0, "marriage_of_state", "technology", "1").hand(1, "espionage")
    scene.income_turn(1, 2).token(0, "science", 1).token(1, "technology", 1)
    assert scene.offer() == ["track exploration", "track science", "track military"]
    scene.play("track science")
    assert scene.player(1).in_force == [("marriage_of_state", "science", "0")]
    hands = [len(scene.player(seat).hand) for seat in (0, 1)]
    scene.play("0: advance science", "decline")
    assert [len(scene.player(seat).hand) for seat in (0, 1)] == [hands[0] + 1, hands[1] + 1]
    scene.play("1: advance technology", *["pay 1 0 0 0", "decline"])
    assert [len(scene.player(seat).hand) for seat in (0, 1)] == [hands[0] + 2, hands[1] + 2]


# --- in the income step -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-FAQ-06")
@pytest.mark.parametrize(("owned", "vp"), [(0, 4), (7, 2)])
def test_capitalism_pays_for_coins_that_the_income_step_brings(owned: int, vp: int) -> None:
    scene = choosing("capitalism").built(0, market=2).resources(0, coin=owned)  # two coins a turn
    assert points(scene, 0, "capitalism") == vp


@pytest.mark.rule("TAP-FAQ-06")
def test_capitalism_brings_a_coin_with_each_market() -> None:
    scene = era_two("capitalism").token(0, "technology", 2).play("advance technology", "choose market").place_all()
    assert scene.purse(0) == {"coin": 2}
    assert points(scene, 0, "capitalism") == 0


@pytest.mark.rule("TAP-INC-11", "TAP-OPEN-45")
def test_mercantilism_turns_food_of_this_income_into_other_things() -> None:
    scene = choosing("mercantilism").built(0, farm=2).resources(0, food=2, culture=7)  # two food a turn
    assert scene.purse(0)["food"] == 4
    assert scene.offer() == ["decline", "receive coin", "receive worker"]  # culture is full now
    scene.play("receive coin", "receive worker")
    assert scene.topic == "turn"
    assert scene.purse(0) == {"coin": 2, "worker": 2, "food": 2, "culture": 8}
    assert points(scene, 0, "mercantilism") == 4


@pytest.mark.rule("TAP-OPEN-45")
def test_mercantilism_leaves_food_alone_that_was_there_before() -> None:
    scene = choosing("mercantilism").resources(0, food=8)  # there is no room for more
    assert scene.topic == "turn"
    assert points(scene, 0, "mercantilism") == 0


@pytest.mark.rule("TAP-OPEN-45")
@pytest.mark.parametrize(("owned", "turned"), [(0, 1), (0, 2), (3, 2)])
def test_two_marks_of_mercantilism_share_the_food_of_this_income(owned: int, turned: int) -> None:
    scene = era_two("mercantilism").copy_in_force(0, "mercantilism").income_turn(0, 2).at(step=4)
    scene.built(0, farm=2).resources(0, food=owned)
    assert scene.topic == "mercantilism"
    scene.play(*["receive coin"] * turned)
    if turned < 2:
        scene.play("decline")  # the other mark may still turn what is left
        assert scene.topic == "mercantilism"
        scene.play("receive worker")
    assert scene.topic == "turn"
    assert scene.purse(0).get("food", 0) == owned
    assert points(scene, 0, "mercantilism") == 4


# --- on the map -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-INC-11", "TAP-EXP-01")
def test_age_of_sail_draws_three_and_may_give_one() -> None:
    scene = era_two("age_of_sail", seats=3).token(0, "exploration", 1).finished(1)
    scene.on_top("territory_01", "territory_05", "territory_08").play("advance exploration")
    scene.play("give_tile territory_05")
    assert scene.player(2).territories == ["territory_05"]
    scene.play("tile territory_01", "explore 9", "rotate 0")
    assert [points(scene, 0, "age_of_sail"), points(scene, 0, "explore")] == [3, 2]
    assert scene.player(0).territories == ["territory_08"]


@pytest.mark.rule("TAP-INC-11", "TAP-EXP-10")
def test_age_of_sail_needs_a_place_and_the_gift_is_optional() -> None:
    scene = era_two("age_of_sail").token(0, "exploration", 1).resources(0, coin=1)
    scene.on_top("territory_01", "territory_05", "territory_08").play("advance exploration", "decline")
    assert scene.offer() == ["tile territory_01", "tile territory_05", "tile territory_08"]
    scene = era_two("age_of_sail").token(0, "exploration", 1).resources(0, coin=1)
    for place, tile in ((1, "territory_01"), (2, "territory_05"), (9, "territory_08")):
        scene.lay(place, tile)
    scene.play("advance exploration")
    assert scene.player(0).territories == []


@pytest.mark.rule("TAP-INC-11", "TAP-EXP-07")
@pytest.mark.parametrize(("answer", "vp", "coins"), [("accept", 0, 2), ("decline", 2, 1)])
def test_exploitation_doubles_the_reward_instead_of_the_sides(answer: str, vp: int, coins: int) -> None:
    scene = era_two("exploitation").token(0, "exploration", 1).tiles(0, "territory_01").resources(0, coin=1)
    scene.play("advance exploration", "explore 9", "rotate 0", answer)
    if scene.topic == "bonus":
        scene.play("decline")
    assert points(scene, 0, "explore") == vp
    assert scene.purse(0) == {"coin": coins}


@pytest.mark.rule("TAP-INC-11", "TAP-ACH-09")
@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_militarism_occupies_what_was_explored_without_a_conquest(answer: str) -> None:
    scene = era_two("militarism").token(0, "exploration", 1).tiles(0, "territory_05").resources(0, coin=1)
    scene.play("advance exploration", "explore 9", answer)
    taken = answer == "accept"
    assert scene.state.pieces.get(9, []) == [Piece(0, "outpost")] * taken
    assert scene.player(0).outposts == BOX.pieces.outposts - 2 - taken
    assert scene.state.dice == []


@pytest.mark.rule("TAP-INC-11", "TAP-CON-08")
def test_pirate_rule_adds_the_reward_of_the_tile() -> None:
    scene = era_two("pirate_rule").lay(9, "territory_03").rolls(0, 1).play("advance military", "conquer 9", "die black")
    assert scene.purse(0) == {"coin": 1, "worker": 1, "food": 1}
    scene = era_two("pirate_rule").rolls(0, 1).play("advance military", "conquer 7", "die black")
    assert scene.purse(0) == {"coin": 1, "worker": 1}


@pytest.mark.rule("TAP-CON-13", "TAP-CON-14")
def test_pirate_rule_gives_nothing_if_a_trap_stops_the_conquest() -> None:
    scene = era_two("pirate_rule").lay(9, "territory_03").outpost(1, 9).hand(1, "trap").rolls(0, 1)
    scene.play("advance military", "conquer 9", "1: react trap", "1: receive coin", "0: die black")
    assert scene.purse(0) == {"coin": 1, "worker": 1}


# --- cards and buildings ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-INC-11", "TAP-INV-04")
def test_industrialism_gives_the_circle_at_once() -> None:
    scene = era_two("industrialism").display("barn", "light_bulb", "paper")
    scene.play("advance technology", "invent light_bulb")
    assert scene.purse(0) == {"coin": 2}
    assert scene.player(0).techs == [["light_bulb"], [], []]


@pytest.mark.rule("TAP-INC-11", "TAP-CAP-02")
def test_terraforming_pays_once_for_a_building_on_rock() -> None:
    scene = era_two("terraforming").token(0, "exploration", 2)
    scene.play("advance exploration", "place 1 0")
    assert points(scene, 0, "terraforming") == 5
    scene = era_two("terraforming").token(0, "exploration", 2).play("advance exploration", "place 0 0")
    assert points(scene, 0, "terraforming") == 0
    scene = era_two("terraforming").token(0, "military", 3).resources(0, culture=1).play("advance military")
    scene.play("place 1 5")
    assert points(scene, 0, "terraforming") == 5


@pytest.mark.rule("TAP-INC-12")
def test_tyranny_plays_the_new_card_over_itself_once() -> None:
    scene = era_two("tyranny").token(0, "military", 1).on_top("trap").hand(0, "guilds").resources(0, coin=1)
    scene.play("advance military")
    assert [scene.topic, scene.offer()] == ["tyranny", ["decline", "play trap"]]
    scene.play("play trap")
    assert [points(scene, 0, "tyranny"), points(scene, 0, "trap")] == [5, 10]
    assert scene.player(0).tapestries[1] == ["tyranny", "trap"]
    assert scene.player(0).in_force == []
    assert scene.cards(0) == ["guilds"]


@pytest.mark.rule("TAP-INC-12")
def test_tyranny_may_wait_for_another_card() -> None:
    scene = era_two("tyranny").token(0, "military", 1).on_top("trap").resources(0, coin=1)
    scene.play("advance military", "decline")
    assert points(scene, 0, "tyranny") == 0
    assert scene.player(0).in_force == [("tyranny",)]
    assert scene.cards(0) == ["trap"]
