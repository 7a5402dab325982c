"""The civilizations of Fantasies and Futures, from the Merfolk to the Werefolk, and turns after the last income."""

import pytest

from games.tapestry.test_civilizations_ff import BOTTOM, END, FOREST, MIDDLE, income, table
from gobelin.games.tapestry.civilizations.weefolk import Plot, neighbours
from gobelin.games.tapestry.invent import upgradable
from gobelin.toolkit.hidden import Pile
from support.tapestry import Scene

# --- Merfolk ----------------------------------------------------------------------------------------------------------


def merfolk(*hand: str, seats: int = 2) -> Scene:
    """Seat 0 has the Merfolk and comes to the end of its last income turn."""
    scene = table(seats).civilization(0, "merfolk").income_turn(0, 5).at(step=END).hand(0, *hand)
    for seat in range(1, seats):
        scene.era(seat, 4)
    return scene


@pytest.mark.rule("TFF-CIV-27")
def test_in_the_last_income_turn_all_cards_come_back_and_five_are_kept() -> None:
    scene = income("merfolk", 5).hand(0, "academia", "alliance", "theocracy").on_top("guilds")
    scene._state.players[0].aside["merfolk"] = Pile([], [])
    for card in ("trap", "monarchy"):
        scene.hand(0, card)._state.players[0].hand.move(-1, scene._state.players[0].aside["merfolk"])
    assert (scene.topic, len(scene.cards(0)), scene.player(0).aside) == ("merfolk_hand", 6, {})
    scene.play("discard monarchy")
    assert (scene.asked, len(scene.cards(0)), scene.player(0).points.get("merfolk")) == (1, 5, None)


@pytest.mark.rule("TFF-CIV-06", "TFF-CIV-28", "TFF-CIV-29", "TAX-OPEN-15")
def test_later_turns_discard_for_points_or_play_a_card_until_the_hand_is_empty() -> None:
    scene = merfolk("academia", "alliance", "trap", "feudalism").play("1: income")
    while scene.asked == 1:
        scene.play(f"1: {scene.offer()[0]}")
    assert scene.topic == "late_turn"
    assert scene.offer() == [
        *("discard academia", "discard alliance", "discard feudalism", "discard trap"),
        *("play feudalism", "play trap"),
    ]
    scene.play("play trap")
    assert (scene.player(0).tapestries[3], scene.player(0).points["trap"]) == (["trap"], 10)
    scene.play("discard academia", "discard alliance", "decline")
    assert (scene.topic, scene.player(0).points["merfolk"]) == ("late_turn", 10)
    scene.play("discard feudalism")
    assert scene.match.result is not None
    assert scene.player(0).points["merfolk"] == 15


@pytest.mark.rule("TFF-CIV-28")
def test_the_last_card_is_asked_for_too_since_others_do_not_know_it() -> None:
    scene = merfolk("academia").play("1: income")
    while scene.asked == 1:
        scene.play(f"1: {scene.offer()[0]}")
    assert scene.match.entries[-1].option == ("discard", "academia")


@pytest.mark.rule("TFF-CIV-29")
def test_traps_may_still_be_used() -> None:
    scene = table().civilization(0, "merfolk").era(0, 5).hand(0, "trap", "academia").outpost(0, 17)
    scene._state.players[0].playing_on = True
    scene.resources(1, culture=1).at(active=1).play("1: advance military", "1: pay 0 0 0 1")
    scene.play("1: conquer 17")
    assert (scene.topic, scene.asked, scene.offer()) == ("reaction", 0, ["pass", "react trap"])


@pytest.mark.rule("TAX-OPEN-16")
def test_with_the_elder_ones_each_later_turn_may_be_of_either_kind() -> None:
    scene = merfolk("trap").civilization(0, "elder_ones").resources(0, coin=1).play("1: income")
    while scene.asked == 1:
        scene.play(f"1: {scene.offer()[0]}")
    offer = scene.offer()
    assert {"advance technology", "discard trap", "play trap"} <= set(offer)
    scene.play("advance technology", "invent_top", "discard trap")
    assert scene.match.result is not None


@pytest.mark.rule("TFF-CIV-06")
def test_an_empty_hand_ends_the_game_at_once() -> None:
    assert merfolk().player(0).finished


# --- Psionics ---------------------------------------------------------------------------------------------------------


def psionics(seats: int = 2, *more: str) -> Scene:
    """Seat 0 has the Psionics and some of each resource."""
    return table(seats, *more).civilization(0, "psionics").resources(0, coin=3, worker=3, food=3, culture=3)


@pytest.mark.rule("TFF-CIV-02", "TAX-OPEN-20")
def test_two_tiles_are_two_draws_of_two() -> None:
    scene = psionics().on_top("territory_01", "territory_02", "territory_03").play("advance exploration", "pay 0 0 1 0")
    stock = len(scene.state.territory_stock) + 2
    assert (scene.topic, scene.offer()) == ("considered", ["tile territory_01", "tile territory_02"])
    scene.play("tile territory_02")
    assert (scene.topic, len(scene.offer())) == ("considered", 2)
    scene.play(scene.offer()[0])
    assert (len(scene.player(0).territories), len(scene.state.territory_stock)) == (2, stock - 2)


@pytest.mark.rule("TFF-CIV-03", "TAX-OPEN-20")
def test_three_tiles_are_three_draws() -> None:
    scene = psionics().token(0, "exploration", 10).play("advance exploration").place_all()
    draws = 0
    while scene.topic == "considered":
        scene.play(scene.offer()[0])
        draws += 1
    assert (draws, len(scene.player(0).space)) == (3, 3)


@pytest.mark.rule("TFF-CIV-30")
def test_one_more_tapestry_card_and_one_more_tech_card() -> None:
    scene = psionics().token(0, "science", 1).on_top("academia", "alliance").play("advance science", "pay 1 0 0 0")
    assert scene.offer() == ["keep academia", "keep alliance"]
    assert "considered 0 tapestry_card" in scene.told(1)
    scene.play("keep academia")
    assert scene.cards(0) == ["academia"]
    scene = psionics().on_top("barn", "radio").play("advance technology", "pay 1 0 0 0", "invent_top")
    assert scene.offer() == ["invent barn", "invent radio"]
    scene.play("invent radio")
    assert scene.player(0).techs[BOTTOM] == ["radio"]


@pytest.mark.rule("TFF-CIV-30", "TAX-OPEN-20")
def test_dice_are_rolled_twice_and_empiricism_adds_one_more() -> None:
    scene = psionics().rolls("military", "technology").play("advance science", "pay 1 0 0 0")
    assert scene.offer() == ["keep_track military", "keep_track technology"]
    scene = psionics().in_force(0, "empiricism").rolls("military", "technology", "science")
    scene.play("advance science", "pay 1 0 0 0")
    assert len(scene.offer()) == 3
    scene = psionics().rolls(3, 1, 0, 2).play("advance military", "pay 1 0 0 0")
    scene.play(scene.offer()[0])
    assert scene.offer() == ["keep_roll conquer_red_3", "keep_roll conquer_red_0"]
    scene.play("keep_roll conquer_red_3", "keep_roll conquer_black_2")
    assert scene.topic == "die"
    assert scene.state.dice == [3, 2]


@pytest.mark.rule("TAX-OPEN-20")
def test_traders_take_the_die_as_it_lies() -> None:
    scene = psionics(2, "pp").civilization(1, "traders").piece(1, FOREST, "token").rolls(3, 1, 0, 2)
    scene.play("advance military", "pay 1 0 0 0", f"conquer {FOREST}")
    scene.play("keep_roll conquer_red_3", "keep_roll conquer_black_1", "die black")
    assert (scene.topic, scene.asked) == ("traders_die", 1)
    scene.play("1: accept")
    assert scene.player(1).points == {"conquer_red": 4}


@pytest.mark.rule("TFF-CIV-04", "TFF-CIV-05")
def test_the_variants_draw_three_and_keep_one() -> None:
    scene = table(two_first_cards=True).civilization(0, "psionics").income_turn(0, 1).at(step=END - 1)
    scene.on_top("academia", "alliance", "theocracy")
    while scene.topic == "considered":
        scene.play(scene.offer()[0])
    assert (scene.topic, len(scene.offer())) == ("keep", 3)
    scene = table(two_civilizations=True).civilization(0, "psionics").techs(0, MIDDLE, "radio").token(0, "science", 10)
    scene.income_turn(0, 2).at(step=3).on_top("leaders", "craftsmen", "traders").play("upgrade radio")
    assert scene.offer() == ["civilization leaders", "civilization craftsmen", "civilization traders"]


@pytest.mark.rule("TFF-CIV-31")
@pytest.mark.parametrize(("era", "topic"), [(2, "considered"), (3, "considered"), (4, "invent"), (5, "science_die")])
def test_each_income_turn_begins_with_a_gift(era: int, topic: str) -> None:
    scene = income("psionics", era).rolls("military", "science") if era == 5 else income("psionics", era)
    assert scene.topic == topic


# --- Weefolk ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TFF-CIV-32", "TAX-OPEN-21")
def test_an_opponent_plants_a_token_that_fills_the_plot_even_after_the_own_end() -> None:
    scene = income("weefolk").finished(1)
    assert (scene.topic, scene.asked) == ("weefolk_plot", 1)
    spot = scene.offer()[0]
    row, col = map(int, spot.split()[1:])
    scene.play(f"1: {spot}")
    player = scene.player(1)
    assert (player.plots[9 * row + col], player.filled >> (9 * row + col) & 1, sum(player.built)) == ("t", 1, 0)


@pytest.mark.rule("TFF-CIV-32", "TAX-OPEN-21")
def test_in_a_full_city_the_token_replaces_an_income_building() -> None:
    scene = income("weefolk").built(1, farm=1)
    at = scene._state.players[1].plots.index("f")
    scene.fill(1, (1 << 81) - 1)
    assert scene.player(1).plots[at] == "t"
    assert scene.player(1).built == [0, 0, 1, 0]


@pytest.mark.rule("TFF-CIV-33")
def test_a_territory_tile_may_buy_an_income_building() -> None:
    scene = income("weefolk").tiles(0, "territory_01").hand(0, "trap", "academia")
    scene.play(f"1: {scene.offer()[0]}", "accept", "choose farm").place_all()
    assert (scene.player(0).territories, scene.player(0).built) == ([], [0, 0, 1, 0])


@pytest.mark.rule("TFF-CIV-34", "TAX-OPEN-21")
def test_lines_with_a_token_score_buildings_and_landmarks_once_each() -> None:
    scene = table()
    for at, letter in {40: "t", 36: "f", 37: "h", 38: "A", 39: "A", 4: "A", 13: "m", 22: "t"}.items():
        scene.plot(1, at, letter)
    scene._state.players[1].built = [1, 1, 1, 0]
    assert neighbours(scene.state, Plot(1, 40)) == 3 + 2


# --- Werefolk ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TFF-CIV-01", "TFF-CIV-35")
def test_face_up_a_token_goes_back_for_the_tile_or_there_are_points() -> None:
    scene = income("werefolk").token(0, "science", 2).rolls(0).hand(0, "trap", "academia")
    assert scene.offer() == ["track science", "choose points"]
    scene.play("track science")
    assert scene.player(0).tokens["science"] == [1]
    assert scene.player(0).mats[0].marks == scene.player(0).explored
    scene = income("werefolk").rolls(0).hand(0, "trap", "academia")
    assert scene.player(0).points == {"werefolk": 4}  # no token could go back
    assert len(scene.player(0).space) == 1


@pytest.mark.rule("TFF-CIV-35")
def test_face_down_a_token_advances_with_a_free_bonus_and_the_old_tile_goes() -> None:
    scene = income("werefolk").token(0, "exploration", 1).rolls(1).hand(0, "trap", "academia")
    tile = scene._state.space_stock.remove(-1)
    scene._state.players[0].explored.append(tile)
    scene._state.players[0].mats[0].tiles = [tile]  # type: ignore[attr-defined]
    assert tile in scene.state.tile_discards
    assert "track arts" not in scene.offer()
    scene.play("track exploration")
    assert scene.offer() == ["decline", "buy"]


@pytest.mark.rule("TAX-OPEN-20")
def test_the_toss_is_no_die() -> None:
    scene = income("werefolk").civilization(0, "psionics").hand(0, "trap", "academia").play("use_civilization werefolk")
    while scene.topic != "tapestry":
        assert scene.topic in ("considered", "werefolk", "werefolk_track", "bonus", "pay")
        scene.play(scene.offer()[0])


@pytest.mark.rule("TFF-CIV-07")
def test_inventors_take_over_a_one_time_card_face_down_and_cannot_upgrade_it() -> None:
    scene = table().techs(1, MIDDLE, "levitation").civilization(0, "inventors", cards=["levitation"])
    scene.income_turn(1, 5).at(step=3).play("1: upgrade levitation")
    assert scene.player(0).techs[BOTTOM] == ["levitation"]
    assert scene.state.turned_techs == ["levitation"]
    assert upgradable(scene.state, 0) == []
