"""What Arts and Architecture, Fantasies and Futures and Plans and Ploys do to one another."""

import pytest

from gobelin.games.tapestry.player import BOTTOM, MIDDLE
from gobelin.toolkit.hidden import Pile
from support.tapestry import Scene

SETS = ("pp", "aa", "ff")


@pytest.mark.rule("TAA-MST-18", "TAA-MST-21")
def test_a_masterpiece_for_one_time_that_is_exhibited_by_another_is_not_used_again() -> None:
    scene = Scene(expansions=("aa",)).masterpieces(0, "triptych", "altarpiece").hand(0, "academia", "theocracy")
    scene.resources(0, coin=3).token(0, "arts", 6).era(1, 3).income_turn(0, 3)
    scene.play("use_masterpiece triptych", "pay 1 0 0 0", "choose exhibit")
    while scene.topic in ("any_building", "building", "resource"):
        scene.play(scene.offer()[0])
    assert scene.topic == "tapestry"
    assert sorted(scene.player(0).used_masterpieces) == ["altarpiece", "triptych"]
    assert sum(scene.player(0).built) == 1


@pytest.mark.rule("TAA-MST-18")
def test_a_masterpiece_that_repeats_a_space_does_not_exhibit_itself_there() -> None:
    scene = Scene(expansions=("aa",)).masterpieces(0, "triptych", "portrait").hand(0, "academia", "theocracy")
    scene.resources(0, coin=3).token(0, "arts", 6).era(1, 3).income_turn(0, 3)
    if scene.topic == "masterpieces":
        scene.play("use_masterpiece triptych")
    scene.play("pay 1 0 0 0", "choose exhibit")
    assert scene.topic == "resource"  # the portrait, the only one left
    assert scene.vp(0) == 4


@pytest.mark.rule("TAA-CIV-08")
@pytest.mark.parametrize("rows", [2, 3])
def test_a_collected_tech_card_does_not_pay_for_a_bonus(rows: int) -> None:
    scene = Scene(expansions=("aa",)).civilization(0, "collectors", kinds=["invention"], things=["radio"])
    scene._tech("radio")
    scene.techs(0, BOTTOM, *["barn", "paper", "calendar"][:rows])
    scene.token(0, "technology", 10).resources(0, coin=2)
    scene.play("advance technology", "resolve upgrade", "upgrade barn")
    assert (scene.topic == "bonus") == (rows == 3)


@pytest.mark.rule("TAX-OPEN-11", "TFF-RES-04")
def test_a_reserved_building_is_no_income_building_yet() -> None:
    scene = Scene(expansions=SETS, placeholders=True).reserve(0, "microbial_magic", "farm").built(0, market=2)
    scene.token(0, "arts", 9).resources(0, food=2).taken("holocenter")
    scene.play("advance arts", "choose house").place_all()
    assert scene.player(0).points["virtual_reality_holocenter"] == 3


@pytest.mark.rule("TFF-CIV-30", "TFF-RES-01")
def test_psionics_choose_among_the_tiles_that_a_card_reserves() -> None:
    scene = Scene(expansions=SETS, placeholders=True).civilization(0, "psionics")
    scene.hand(0, "star_catalogue").era(1, 3).income_turn(0, 3).at(step=1)
    things = []
    for _ in range(3):
        assert (scene.topic, len(scene.offer())) == ("considered", 2)
        things.append(scene.offer()[1].removeprefix("space_tile "))
        scene.play(scene.offer()[1])
    assert [(reserved.card, reserved.things) for reserved in scene.player(0).reserved] == [
        ("star_catalogue", tuple(things))
    ]


@pytest.mark.rule("TFF-CIV-08")
@pytest.mark.parametrize("slid", [True, False])
def test_a_slid_building_covers_the_space_that_a_tech_card_asks_for(slid: bool) -> None:
    scene = Scene(expansions=SETS, placeholders=True).civilization(0, "artificers").techs(0, MIDDLE, "barn")
    scene.built(0, farm=2).hand(0, "academia").era(1, 3).income_turn(0, 3)
    scene.play("slide farm" if slid else "decline")
    while scene.topic == "resource":
        scene.play("receive coin")
    assert (scene.topic == "upgrade") != slid


@pytest.mark.rule("TAA-FAQ-02")
def test_what_lies_on_a_mat_that_the_plague_takes_is_not_lost_to_the_table() -> None:
    scene = Scene(expansions=SETS, placeholders=True).hand(0, "plague").era(1, 3).income_turn(0, 3).at(step=1)
    kinds, things = ["outpost", "invention", "landmark"], ["outpost", "radio", "forge"]
    scene.civilization(0, "collectors", kinds=kinds, things=things).taken("forge").on_top("isolationists")
    scene._tech("radio")
    player = scene._state.players[0]
    player.landmarks.append("forge")
    player.outposts -= 1
    scene.play("lose_civilization collectors")
    assert (scene.player(0).outposts, scene.player(0).beside) == (8, ["forge"])
    assert scene.state.tech_discards == ["radio"]


@pytest.mark.rule("TAA-FAQ-03", "TFF-CIV-30", "TFF-CIV-23")
def test_the_die_of_the_national_parks_is_one_of_those_that_others_bend() -> None:
    scene = Scene(expansions=SETS, placeholders=True).hand(0, "national_parks").civilization(0, "psionics")
    scene.civilization(1, "illuminati", dice=["conquer_red"]).era(1, 3).income_turn(0, 3).at(step=1)
    while scene.topic != "national_parks":
        scene.play(scene.offer()[0])
    scene.rolls(0, 1).play("roll_die red")
    assert (scene.topic, scene.offer()) == ("keep_roll", ["keep_roll conquer_red_0", "keep_roll conquer_red_1"])
    assert not scene.player(1).mats[0].marks


@pytest.mark.rule("TAP-ADJ-11")
def test_heralds_keep_a_permanent_card_for_maker_of_fire() -> None:
    scene = Scene(expansions=SETS, placeholders=True).civilization(0, "heralds").era(0, 0)
    scene.on_top("guilds", "monarchy", "trade_center").income_turn(0, 1)
    assert (scene.topic, scene.offer()) == ("maker_of_fire", ["decline", "play guilds", "play trade_center"])
    scene.play("play trade_center")
    assert scene.player(0).in_force == [("trade_center",)]


@pytest.mark.rule("TAP-FAQ-03", "TFF-CIV-28")
def test_dictatorship_of_those_who_play_on_lasts_until_the_end_of_their_next_turn() -> None:
    scene = Scene(expansions=SETS, placeholders=True).civilization(0, "merfolk").era(0, 5).era(1, 4)
    scene._state.players[0].playing_on = True
    scene.hand(0, "dictatorship", "guilds", "trap").resources(1, coin=3)
    scene.play("play dictatorship", "advance technology")
    while scene.asked == 0:
        scene.play(scene.offer()[0])
    assert "advance technology" not in scene.offer()
    scene.play("1: advance science")
    while scene.asked == 1:
        scene.play(scene.offer()[0])
    assert scene.state.bans == [(0, "technology", 1)]
    scene.play("discard trap", "discard guilds")
    assert (scene.state.bans, scene.asked) == ([], 1)


@pytest.mark.rule("TAP-FAQ-03")
def test_dictatorship_ends_when_its_owner_has_no_next_turn_after_all() -> None:
    scene = Scene(expansions=SETS, placeholders=True).civilization(0, "merfolk").era(0, 5).era(1, 4)
    scene._state.players[0].playing_on = True
    scene.hand(0, "dictatorship").resources(1, coin=3).play("play dictatorship", "advance technology")
    while scene.asked == 0:
        scene.play(scene.offer()[0])
    assert scene.player(0).finished
    assert scene.state.bans == []


@pytest.mark.rule("TAA-CIV-03", "TAA-CIV-18")
def test_urban_planners_in_the_cloud_city_are_not_exchanged_for_the_riverfolk() -> None:
    scene = Scene(expansions=("pp", "aa")).civilization(0, "urban_planners").capital(0, "cloud_city").era(0, 0)
    scene.on_top("riverfolk", "relentless").at(phase="first_turn", landmark_deck=Pile([], []))
    scene.play("accept")
    assert [mat.id for mat in scene.player(0).mats] == ["relentless"]
    assert sorted(scene.state.civilization_discards) == ["riverfolk", "urban_planners"]
