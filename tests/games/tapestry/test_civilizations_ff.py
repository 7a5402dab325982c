"""The civilizations of Fantasies and Futures, from the Artificers to the Illuminati."""

from typing import Any

import pytest

from gobelin.games.tapestry.conquer import targets
from gobelin.games.tapestry.income import visible
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.player import WANDERER, Piece
from gobelin.games.tapestry.resources import counted
from gobelin.toolkit.hidden import KNOWN
from support.tapestry import Scene

HOME, FOREST, PEAK, DUNES = 4, 0, 6, 7
"""The start territory of seat 0 on the small map and the printed territories beside it."""
BOTTOM, MIDDLE, TOP = range(3)
PLAY, END = 1, len(BOX.income_steps)
"""Steps of the income turn: playing a card, and behind the last one."""


def table(seats: int = 2, *more: str, **settings: Any) -> Scene:
    """Fantasies and Futures; all but seat 0 can afford an advance, so that their turns are asked for."""
    scene = Scene(seats, expansions=("ff", *more), **settings)
    for seat in range(1, seats):
        scene.resources(seat, coin=1)
    return scene


def begun(name: str, seats: int = 2, **settings: Any) -> Scene:
    """Seat 0 starts the game with a civilization."""
    scene = table(seats, **settings).starting(0, name)
    for seat in range(seats):
        scene.era(seat, 0)
    return scene


def income(name: str, era: int = 2, seats: int = 2, *more: str, **fields: Any) -> Scene:
    """Seat 0 has a civilization and begins an income turn, in which it is not the first."""
    scene = table(seats, *more).civilization(0, name, **fields).income_turn(0, era)
    for seat in range(1, seats):
        scene.era(seat, min(era, 4))
    return scene


def gained_late(name: str, seats: int = 2) -> Scene:
    """Seat 0 is about to upgrade the Radio, whose square gives this civilization."""
    scene = table(seats).techs(0, MIDDLE, "radio").token(0, "science", 10).income_turn(0, 2)
    for seat in range(1, seats):
        scene.era(seat, 2)
    return scene.at(step=3).on_top(name)


def seen(scene: Scene, seat: int) -> Any:
    """What a seat sees."""
    return scene.match.view(seat)


# --- Artificers -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TFF-CIV-08", "TFF-CIV-09")
def test_the_leftmost_building_is_set_aside_and_counts_for_its_kind() -> None:
    scene = income("artificers").hand(0, "trap", "academia").play("put_by market")
    player = scene.player(0)
    assert (player.built, counted(scene.state, 0, "market"), "m" in player.plots) == ([1, 0, 0, 0], 1, False)
    assert player.mats[0].marks == ["market"]
    assert "gained_building" not in {words.split()[0] for words in scene.told()}


@pytest.mark.rule("TFF-CIV-08")
def test_the_leftmost_building_slides_one_space_onto_a_free_one_even_the_first() -> None:
    scene = income("artificers").play("slide farm")
    covered = scene.player(0).covered(2, 5)
    assert list(covered) == [0, 2, 3, 4, 5]
    spaces = [space.id for space in BOX.income_tracks["farm"].spaces]
    assert {name for name, _ in visible(scene.state, 0, "income")} & set(spaces) <= {spaces[1]}
    view = seen(scene, 0)["players"][0]
    assert view["income_mat"]["farms"][:3] == ["next", "open", "covered"]
    assert view["slid"] == {"farm": [0, 2, 3, 4, 5]}


@pytest.mark.rule("TFF-CIV-08")
def test_a_building_that_is_gained_later_is_the_leftmost_one_wherever_it_stands() -> None:
    scene = table().civilization(0, "artificers").built(0, house=2).token(0, "science", 7).resources(0, worker=3)
    scene._state.players[0].slid = {1: [1, 4, 5]}
    scene.play("advance science").place_all()
    assert list(scene.player(0).covered(1, 5)) == [4, 5]
    assert seen(scene, 0)["players"][0]["slid"] == {"house": [4, 5]}


@pytest.mark.rule("TFF-CIV-10")
def test_in_the_last_income_turn_points_or_a_track_to_the_left() -> None:
    scene = income("artificers", 5).built(0, farm=2, house=1)
    scene.play("choose points")
    assert scene.player(0).points["artificers"] == 3
    scene = income("artificers", 5).built(0, farm=2, house=1).play("slide farm")
    assert list(scene.player(0).covered(2, 5)) == [0, 1, 2]
    assert "artificers" not in scene.player(0).points


# --- Celestials -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TFF-CIV-11")
def test_a_token_takes_the_place_of_an_outpost_and_controls_nothing() -> None:
    scene = begun("celestials")
    player = scene.player(0)
    assert (scene.state.pieces[HOME], player.outposts) == ([Piece(0, "outpost"), Piece(0, WANDERER)], 9)
    assert scene.state.controllers(HOME) == [0]
    scene = table().civilization(0, "celestials", place=FOREST).piece(0, FOREST, WANDERER)
    assert scene.state.controllers(FOREST) == []
    assert FOREST in targets(scene.state, 0)
    full = table().civilization(0, "celestials", place=FOREST).piece(0, FOREST, WANDERER).outpost(1, FOREST)
    assert FOREST not in targets(full.state, 0)


@pytest.mark.rule("TFF-CIV-12", "TAX-OPEN-22")
def test_the_token_moves_even_to_a_full_territory_for_both_dice() -> None:
    scene = income("celestials", place=HOME).piece(0, HOME, WANDERER).homeless_one(0).hand(0, "trap", "academia")
    scene.outpost(1, FOREST).outpost(1, FOREST)
    assert sorted(scene.offer()) == ["decline", *(f"territory {place}" for place in (FOREST, PEAK, DUNES))]
    scene.rolls(3, 1).play(f"territory {FOREST}")
    assert scene.player(0).points == {"conquer_red": 7}
    assert scene.purse(0) == {"worker": 1}
    assert scene.state.pieces[FOREST][-1] == Piece(0, WANDERER)
    assert scene.state.achievements["middle_island"] == []


@pytest.mark.rule("TAX-OPEN-22")
def test_gained_later_the_owner_picks_the_outpost_that_is_replaced() -> None:
    scene = gained_late("celestials")
    scene._state.pieces[HOME] = [Piece(0, "outpost", 1), Piece(1, "outpost")]
    scene._state.players[0].outposts += 1
    scene._state.players[1].outposts -= 1
    scene.play("upgrade radio", "civilization celestials")
    assert scene.offer() == ["opponent 0", "opponent 1"]
    scene.play("opponent 1")
    assert scene.state.pieces[HOME] == [Piece(0, "outpost", 1), Piece(0, WANDERER)]
    assert "draw_another" in gained_late("celestials").play("upgrade radio").offer()


@pytest.mark.rule("TFF-CIV-13")
@pytest.mark.parametrize(("plots", "points"), [((0, 1, 9, 10), 5), ((0, 9), -2), ((), 0)])
def test_landmarks_that_stick_out_cost_and_others_pay(plots: tuple[int, ...], points: int) -> None:
    scene = income("celestials", 5, place=HOME).piece(0, HOME, WANDERER).homeless_one(0).points(0, 10).owns(0, "forge")
    if plots:
        scene._state.players[0].beside.clear()
    for plot in plots:
        scene.plot(0, plot, "A")
    assert scene.player(0).points.get("celestials", 0) == points


# --- Elder Ones -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TFF-CIV-14")
def test_the_elder_ones_gain_a_resource_or_two_cards() -> None:
    scene = income("elder_ones").hand(0, "trap", "theocracy").play("choose any_resource", "receive food")
    assert scene.purse(0) == {"food": 1}
    scene = income("elder_ones").hand(0, "trap").on_top("academia", "alliance").play("choose tapestry_card")
    assert scene.cards(0) == ["academia", "alliance", "trap"]


@pytest.mark.rule("TFF-CIV-15")
def test_in_the_last_income_turn_up_to_six_cards_become_resources() -> None:
    scene = income("elder_ones", 5).hand(0, *["trap"] * 7)
    for _ in range(6):
        scene.play("discard trap", "receive food", "receive coin")
    assert (scene.cards(0), scene.purse(0)) == (["trap"], {"food": 6, "coin": 6})
    assert (scene.player(0).playing_on, scene.asked) == (True, 1)


def elder(seats: int = 2, **resources: int) -> Scene:
    """Seat 0 has the Elder Ones and comes to the end of its last income turn; the others are in era 4."""
    scene = table(seats).civilization(0, "elder_ones").income_turn(0, 5).at(step=END).resources(0, **resources)
    for seat in range(1, seats):
        scene.era(seat, 4)
    return scene


@pytest.mark.rule("TFF-CIV-06", "TFF-CIV-16", "TAX-OPEN-14")
def test_the_elder_ones_advance_until_nothing_is_possible_and_the_game_waits_for_them() -> None:
    scene = elder(coin=2)
    assert (scene.asked, scene.player(0).finished, scene.player(0).playing_on) == (1, False, True)
    scene.play("1: income")
    while scene.asked == 1:
        scene.play(f"1: {scene.offer()[0]}")
    assert scene.player(1).finished
    assert (scene.topic, "income" in scene.offer()) == ("late_turn", False)
    scene.play("advance technology", "invent_top")
    assert (scene.asked, scene.topic) == (0, "late_turn")
    scene.play("advance technology")
    assert scene.match.result is not None
    assert scene.player(0).finished


@pytest.mark.rule("TAX-OPEN-14")
def test_a_blocked_track_is_not_possible() -> None:
    bans = [(1, track, 9) for track in BOX.tracks]
    assert elder(coin=2).at(bans=bans).player(0).finished


@pytest.mark.rule("TFF-CIV-16")
def test_no_cards_against_attacks_after_the_last_income_turn() -> None:
    scene = table().civilization(0, "elder_ones").era(0, 5).resources(0, coin=1).hand(0, "trap")
    scene._state.players[0].playing_on = True
    scene.at(active=1, turns=1).outpost(0, 26).resources(1, culture=1).play("1: advance military", "1: pay 0 0 0 1")
    if scene.topic == "conquer" and "conquer 26" in scene.offer():
        scene.play("1: conquer 26")
    assert scene.topic != "reaction"


@pytest.mark.rule("TFF-CIV-17", "TAX-OPEN-13")
def test_late_landmarks_score_and_the_card_of_era_4_stays_in_force() -> None:
    scene = table().civilization(0, "elder_ones").era(0, 4).in_force(0, "academia").resources(0, worker=3, culture=3)
    scene.era(1, 4).token(0, "military", 3).play("income")
    while scene.topic != "turn":
        scene.play(scene.offer()[-1])
    assert scene.player(0).in_force == [("academia",)]
    scene.play("1: advance technology", "1: invent_top", "advance military")
    while scene.asked == 0 and scene.topic != "late_turn":
        scene.play(scene.offer()[0])
    assert scene.player(0).landmarks == ["barracks"]
    assert scene.player(0).points["elder_ones"] == 10


# --- Faefolk ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TFF-CIV-18")
@pytest.mark.parametrize(("accepts", "spot"), [(True, 5), (False, 4)])
def test_the_token_moves_by_the_visible_cards(accepts: bool, spot: int) -> None:
    scene = income("faefolk", 3, spot=1).hand(0, "trap", "academia").tapestry(0, 2, "alliance", "theocracy")
    scene.play("accept" if accepts else "decline")
    assert scene.player(0).mats[0].numbers == [spot]
    assert scene.purse(0) == ({"culture": 1} if accepts else {"coin": 1})


@pytest.mark.rule("TFF-CIV-19")
def test_in_the_last_income_turn_the_spot_is_gained_twice() -> None:
    scene = income("faefolk", 5, spot=2).hand(0, "academia").tiles(0, "territory_01").play("decline")
    assert scene.player(0).mats[0].numbers == [3]
    assert (scene.purse(0), scene.player(0).points["faefolk"]) == ({"food": 2}, 2)


@pytest.mark.rule("TAX-OPEN-23")
def test_the_second_spot_scores_all_income_buildings() -> None:
    scene = income("faefolk", 3, spot=7).hand(0, "trap", "academia").built(0, farm=2, market=1)
    scene.play("decline", "resolve points_per_income_building")
    assert scene.player(0).points == {"faefolk": 3}


# --- Genies -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TFF-CIV-20")
def test_an_opponent_scores_a_circle_and_the_genies_too_with_a_square_beside_it() -> None:
    scene = income("genies").tiles(0, "territory_01", "territory_03").tiles(1, "territory_04")
    scene.hand(0, "trap", "academia")
    assert (scene.topic, scene.asked, scene.offer()) == ("genies_circle", 1, ["wish 2", "wish 4", "wish 6", "wish 8"])
    scene.play("1: wish 4")
    assert scene.player(1).points == {"genies": 1}
    assert scene.offer() == ["wish 4", "wish 3", "wish 5"]
    scene.play("wish 4", "wish 5")
    assert (scene.player(0).points, scene.purse(0)) == ({"genies": 2}, {"culture": 1})


@pytest.mark.rule("TAX-OPEN-17")
def test_a_finished_opponent_gains_nothing_and_does_not_choose() -> None:
    scene = income("genies").finished(1).tiles(1, "territory_04")
    assert (scene.topic, scene.asked) == ("genies_circle", 0)
    scene.play("wish 4", "wish 5")
    assert scene.player(1).points == {}


@pytest.mark.rule("TFF-CIV-21")
def test_in_the_last_income_turn_two_different_circles() -> None:
    scene = income("genies", 5).tiles(0, "territory_01").play("wish 4")
    assert scene.offer() == ["wish 2", "wish 6", "wish 8"]
    scene.play("wish 6")
    assert scene.player(0).points["genies"] == 2


@pytest.mark.rule("TFF-CIV-36")
def test_three_civilizations_are_not_used_alone() -> None:
    alone = {name for name, mat in BOX.civilizations.items() if mat.set == "ff" and mat.in_solo == "no"}
    assert alone == {"genies", "illuminati", "weefolk"}


# --- Illuminati -------------------------------------------------------------------------------------------------------

DICE = ["science_die", "conquer_red", "conquer_black"]


@pytest.mark.rule("TFF-CIV-22")
def test_the_illuminati_keep_one_of_three_cards_and_own_the_dice() -> None:
    scene = begun("illuminati").on_top("academia", "alliance", "theocracy").play("keep alliance")
    assert scene.player(0).mats[0].marks == DICE
    assert "alliance" in scene.cards(0)
    assert sorted(scene.state.tapestry_discards) == ["academia", "theocracy"]


def attacked(seats: int = 2, **fields: Any) -> Scene:
    """Seat 1 conquers; seat 0 has the Illuminati and all dice."""
    scene = table(seats).civilization(0, "illuminati", dice=[*DICE], **fields).resources(1, culture=1).at(active=1)
    return scene.rolls(3, 1).play("1: advance military", "1: pay 0 0 0 1")


@pytest.mark.rule("TFF-CIV-23", "TFF-CIV-24", "TAX-OPEN-19")
def test_dice_that_an_opponent_rolls_pay_the_illuminati_first() -> None:
    scene = attacked()
    scene.play(f"1: {scene.offer()[0]}")
    assert scene.topic == "die"
    assert (scene.player(0).points, scene.purse(0)) == ({"conquer_red": 7}, {"worker": 1})
    assert scene.player(0).mats[0].marks == ["science_die"]
    scene.play("1: die red")
    assert scene.player(1).points == {"conquer_red": 7}


@pytest.mark.rule("TFF-CIV-23", "TFF-CIV-24")
def test_the_science_die_brings_an_advance_without_rewards_once() -> None:
    scene = table().civilization(0, "illuminati", dice=[*DICE]).at(active=1).rolls("military")
    scene.play("1: advance science")
    assert (scene.topic, scene.asked, scene.offer()) == ("research", 0, ["advance military", "decline"])
    scene.play("advance military")
    assert (scene.asked, scene.player(0).tokens["military"], scene.player(0).outposts) == (1, [1], 8)
    scene = table().civilization(0, "illuminati", dice=["conquer_red"]).at(active=1).rolls("military")
    assert scene.play("1: advance science").asked == 1


@pytest.mark.rule("TFF-CIV-24")
def test_own_rolls_leave_the_dice_on_the_mat() -> None:
    scene = table().civilization(0, "illuminati", dice=[*DICE]).resources(0, culture=1).rolls(3, 1)
    scene.play("advance military")
    scene.play(scene.offer()[0], "die red")
    assert scene.player(0).mats[0].marks == DICE
    assert scene.player(0).points == {"conquer_red": 7}


@pytest.mark.rule("TFF-CIV-25")
def test_in_an_income_turn_each_die_scores_and_all_come_back() -> None:
    scene = income("illuminati", dice=["conquer_red"])
    assert (scene.player(0).points, scene.player(0).mats[0].marks) == (
        {"illuminati": 6}, ["conquer_red", "science_die", "conquer_black"],
    )  # fmt: skip


@pytest.mark.rule("TAX-OPEN-18")
def test_after_their_own_end_only_points_are_left() -> None:
    scene = attacked()
    scene = table().civilization(0, "illuminati", dice=[*DICE]).finished(0).resources(1, culture=1).at(active=1)
    scene.rolls(3, 1).play("1: advance military", "1: pay 0 0 0 1")
    scene.play(f"1: {scene.offer()[0]}")
    assert (scene.player(0).points, scene.purse(0)) == ({"conquer_red": 7}, {})


@pytest.mark.rule("TAX-OPEN-19")
def test_gained_in_an_income_turn_they_score_all_dice_at_once() -> None:
    scene = table(2, "pp").civilization(0, "infiltrators", on_start=[0, 2, 0, 0, 0, 0, 0]).income_turn(0, 2).era(1, 2)
    scene.on_top("illuminati").play("opponent 1", "civilization illuminati")
    scene.play(scene.offer()[0])
    assert scene.player(0).points["illuminati"] == 18


@pytest.mark.rule("TFF-CIV-26")
def test_all_cards_but_two_are_submerged_and_known_to_the_owner_alone() -> None:
    scene = income("merfolk").hand(0, "academia", "alliance").on_top("theocracy").play("lay_away alliance")
    player = scene.player(0)
    assert (scene.cards(0), player.aside["merfolk"].items, player.tapestry_cards) == (
        ["academia", "theocracy"], ["alliance"], 2,
    )  # fmt: skip
    assert [label == KNOWN for label in player.aside["merfolk"].known[0]] == [True, False, False]
    assert seen(scene, 1)["players"][0]["aside"] == {"merfolk": [None]}
