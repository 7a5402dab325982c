"""Advancing: tokens, landmarks, benefits and bonuses in their order, once a turn, up to the end of a track."""

import pytest

from gobelin.games.tapestry.vocabulary import RESOURCES
from support.tapestry import Scene

TRACKS = ("exploration", "science", "technology", "military")


def told(scene: Scene, *verbs: str) -> list[str]:
    """The events of these kinds, in their order."""
    return [words for words in scene.told() if words.split()[0] in verbs]


# --- an advance turn --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-ADV-01", "TAP-ADV-02", "TAP-ADV-03", "TAP-ADV-06")
def test_rafts_explore_and_then_sell_a_tapestry_card() -> None:
    """The example of the rulebook: 1 resource, explore, and 1 more resource for 1 tapestry card."""
    scene = Scene().resources(0, coin=1, culture=1).token(0, "exploration", 1).tiles(0, "territory_05")
    scene.play("advance exploration", "pay 1 0 0 0")
    assert scene.player(0).tokens == {"exploration": [2], "science": [0], "technology": [0], "military": [0]}
    assert scene.purse(0) == {"culture": 1}
    scene.play("explore 2")
    assert scene.state.tiles == {2: ("territory_05", 0)}
    assert (scene.offer(), scene.cards(0)) == (["decline", "pay 0 0 1 0", "pay 0 0 0 1"], [])
    scene.play("pay 0 0 0 1")
    assert len(scene.cards(0)) == 1
    assert scene.purse(0) == {"food": 1}
    assert scene.state.active == 1


@pytest.mark.rule("TAP-ADV-04", "TAP-TURN-12")
def test_a_bonus_may_be_declined_and_is_not_offered_to_whom_cannot_pay() -> None:
    scene = Scene().resources(0, coin=2).token(0, "military", 1).play("advance military")
    assert scene.offer() == ["decline", "pay 1 0 0 0"]
    scene.play("decline")
    assert (scene.purse(0), scene.player(0).built, scene.state.active) == ({"coin": 1}, [0, 0, 0, 0], 1)
    poor = Scene().resources(0, coin=1).token(0, "military", 1).play("advance military")
    assert poor.state.active == 1


@pytest.mark.rule("TAP-TURN-13", "TAP-OPEN-25")
@pytest.mark.parametrize(
    ("track", "space", "topic", "offer"),
    [
        ("military", 1, "conquer", ["conquer 0", "conquer 6", "conquer 7"]),  # a conquest of no use
        ("exploration", 2, "explore", ["explore 1", "explore 2", "explore 9"]),
        ("technology", 1, "invent", ["invent barn", "invent paper", "invent radio", "invent_top"]),
        ("exploration", 12, "space", ["space_tile space_13_thirteen_points", "space_tile space_14_farm_planet"]),
        ("science", 10, "choice", ["choose regress_military", "choose regress_technology"]),
    ],
)
def test_a_benefit_cannot_be_declined(track: str, space: int, topic: str, offer: list[str]) -> None:
    scene = Scene().display("barn", "paper", "radio").taken("laboratory").tiles(0, "territory_05")
    scene.tiles(0, "space_13_thirteen_points", "space_14_farm_planet").resources(0, coin=2, worker=2, food=2, culture=2)
    scene.token(0, "technology", 2).token(0, "military", 2).token(0, track, space - 1)
    scene.play(f"advance {track}")
    if scene.topic == "pay":
        scene.play(scene.offer()[0])
    assert (scene.topic, scene.offer()) == (topic, offer)


@pytest.mark.rule("TAP-OPEN-25")
def test_a_forced_upgrade_has_to_be_made_and_a_forced_conquest_is_void_without_a_target() -> None:
    scene = Scene().token(0, "technology", 8).resources(0, coin=3).techs(0, 0, "barn").techs(0, 1, "bakery")
    scene.play("advance technology", "resolve upgrade")  # the prerequisite of the Bakery is not met
    assert scene.player(0).techs == [[], ["bakery", "barn"], []]
    nobody = Scene().outpost(1, 0).outpost(0, 0, fallen=1).outpost(1, 6).outpost(0, 6, fallen=1)
    nobody.outpost(1, 7).outpost(0, 7, fallen=1).resources(0, coin=1).play("advance military")
    assert (nobody.player(0).outposts, nobody.state.dice, nobody.state.active) == (5, [], 1)


@pytest.mark.rule("TAP-ADV-08")
def test_a_space_works_once_a_turn_for_each_player() -> None:
    """Quantum Physics carries two tokens onto Bladed Weapons; the second finds it used."""
    scene = Scene().token(0, "science", 10).token(0, "military", 1, 1).token(0, "exploration").token(1, "military", 1)
    scene.resources(0, worker=2, food=1).resources(1, coin=1)
    scene.play("advance science", "choose advance_military", "decline", "choose advance_military", "token 1")
    assert scene.player(0).tokens["military"] == [2, 2]
    assert len(scene.cards(0)) == 1
    assert scene.state.active == 1
    scene.play("advance military")  # in the next turn it works again
    assert len(scene.cards(1)) == 1


@pytest.mark.rule("TAP-ADV-08")
def test_a_space_that_was_used_in_this_turn_gives_nothing_to_a_second_token_but_to_another_player() -> None:
    """Two tokens reach Bladed Weapons: by Neuroscience from above and, for the partner in marriage, once more."""
    scene = Scene().token(0, "science", 10).token(0, "military", 1, 1).token(0, "exploration").resources(0, worker=2)
    scene.in_force(1, "marriage_of_state", "military", "0")
    scene.play("advance science", "choose advance_military", "choose advance_military", "token 1")
    assert (scene.player(0).tokens["military"], scene.player(1).tokens["military"]) == ([2, 2], [0])
    assert (len(scene.cards(0)), len(scene.cards(1))) == (1, 1)  # the marriage hands the benefit on once too


@pytest.mark.rule("TAP-ADV-08")
def test_two_players_may_use_the_same_space_in_one_turn() -> None:
    """Physics leads both of a marriage to Bladed Weapons, bonus and all."""
    scene = Scene().in_force(1, "marriage_of_state", "science", "0").token(0, "science", 8).token(0, "military", 1)
    scene.token(1, "military", 1).resources(0, worker=3).resources(1, coin=1)
    scene.play("advance science", "choose advance_military", "1: choose advance_military", "1: pay 1 0 0 0")
    assert (len(scene.cards(0)), len(scene.cards(1))) == (1, 1)


@pytest.mark.rule("TAP-ADV-08")
def test_a_space_works_again_in_the_next_turn() -> None:
    scene = Scene().token(0, "military", 1, 1).token(0, "science").resources(0, coin=2).resources(1, coin=1)
    scene.play("advance military", "decline", "1: advance exploration", "advance military", "token 1")
    assert (scene.player(0).tokens["military"], len(scene.cards(0))) == ([2, 2], 2)


@pytest.mark.rule("TAP-OPEN-10", "TAP-ADV-13", "TAP-ADV-15")
def test_an_advance_with_an_x_gives_neither_benefit_nor_bonus_and_activates_nothing() -> None:
    """Zeppelins lead to Ships; the Lithium-Ion Battery may use that space in the same turn."""
    scene = Scene().token(0, "technology", 10).token(0, "exploration", 4).token(0, "military", 2)
    scene.techs(0, 0, "zeppelins").techs(0, 2, "lithium_ion_battery").resources(0, coin=2, food=1)
    scene.play("advance technology", "resolve upgrade")
    assert scene.player(0).tokens["exploration"] == [5]
    assert (scene.vp(0), scene.purse(0)) == (0, {"food": 1})
    assert scene.offer() == ["use_space ships", "use_space bladed_weapons"]
    scene.play("use_space ships")
    assert (scene.player(0).points, scene.offer()) == ({"ships": 1}, ["decline", "pay 0 0 1 0"])


# --- landmarks --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-ADV-09", "TAP-LMK-04", "TAP-LMK-05")
def test_first_the_landmark_then_the_benefit_then_the_bonus() -> None:
    scene = Scene().token(0, "exploration", 9).token(0, "technology", 4).resources(0, food=2)
    scene.tiles(0, "territory_01", "territory_02", "territory_03").play("advance exploration")
    assert (scene.topic, scene.vp(0)) == ("landmark_turn", 0)  # it cannot be put off
    scene.place_all().play("buy", "discard_tile territory_01", "discard_tile territory_02")
    (built,) = told(scene, "built")
    assert told(scene, "advanced", "landmark", "built", "scored", "bonus") == [
        "advanced 0 exploration space_shuttle airplanes",
        "landmark 0 launch_pad space_shuttle",
        built,
        "scored 0 4 space_shuttle",
        "bonus 0 space_shuttle",
        "scored 0 10 space_shuttle",
    ]


@pytest.mark.rule("TAP-ADV-11", "TAP-LMK-04")
def test_a_resource_of_a_district_that_the_landmark_completes_can_buy_the_bonus() -> None:
    """The Academy fills a district; the resource buys the bonus of the space that Academic Research repeats."""
    scene = Scene().token(0, "science", 6).token(0, "exploration", 5).resources(0, worker=3)
    scene.fill(0, 1 << 9 * 7 + 2).play("advance science", "rotate 1", "place 6 0")
    assert (scene.topic, scene.vp(0)) == ("resource", 0)
    scene.play("receive culture")
    assert (scene.player(0).points, scene.offer()) == ({"ships": 1}, ["decline", "pay 0 0 0 1"])
    scene.play("pay 0 0 0 1", "place 0 0")
    assert scene.player(0).built == [0, 0, 1, 0]


@pytest.mark.rule("TAP-LMK-02", "TAP-ADV-17", "TAP-INV-08")
def test_an_x_does_not_prevent_the_landmark() -> None:
    """Zeppelins: exploration without benefit and bonus, onto Navigation."""
    scene = Scene().income_turn(0, 5).techs(0, 0, "zeppelins").token(0, "exploration", 3)
    scene.play("upgrade zeppelins")
    assert scene.player(0).landmarks == ["lighthouse"]
    scene.place_all()
    assert (scene.player(0).territories, scene.state.tiles) == ([], {})


@pytest.mark.rule("TAP-OPEN-30", "TAP-ADV-07")
def test_a_jump_into_a_tier_leaves_the_landmark_to_whom_advances_onto_its_space() -> None:
    """Mechs bring the Futurists, who jump four spaces on each track."""
    scene = Scene().token(0, "military", 11).resources(0, culture=2).on_top("futurists").rolls(0, 0)
    scene.token(0, "science", 6).token(1, "exploration", 3).resources(1, food=2)
    scene.play("advance military", "resolve civilization", "conquer 7")
    assert scene.player(0).tokens == {"exploration": [4], "science": [10], "technology": [4], "military": [12]}
    assert scene.player(0).landmarks == []
    scene.play("1: advance exploration")
    assert scene.player(1).landmarks == ["lighthouse"]


@pytest.mark.rule("TAP-ADV-19")
def test_landmarks_and_achievements_in_the_turn_of_another_player_come_at_once() -> None:
    """A marriage hands on the benefit of Physics."""
    scene = Scene().in_force(1, "marriage_of_state", "science", "0").token(0, "science", 8).resources(0, worker=3)
    scene.token(1, "military", 3).token(1, "exploration", 11)
    scene.play("advance science", "choose advance_exploration", "1: choose advance_military")
    assert scene.player(1).landmarks == ["barracks"]
    assert (scene.asked, scene.state.active) == (1, 0)
    other = Scene().in_force(1, "marriage_of_state", "science", "0").token(0, "science", 8).resources(0, worker=3)
    other.token(1, "exploration", 11).play("advance science", "choose advance_exploration")
    other.play("1: choose advance_exploration")
    assert other.player(1).points == {"complete_track": 10}
    assert told(other, "achieved") == ["achieved 1 complete_track"]


# --- effects that advance ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-ADV-12", "TAP-ADV-13", "TAP-ADV-14")
def test_a_named_advance_is_free_cannot_be_declined_and_gives_benefit_and_bonus() -> None:
    scene = Scene().token(0, "science", 8).token(0, "military", 1).resources(0, worker=3, food=1)
    scene.play("advance science", "pay 0 3 0 0")
    assert scene.offer() == ["choose advance_exploration", "choose advance_military", "choose advance_technology"]
    scene.play("choose advance_military")
    assert scene.purse(0) == {"food": 1}
    assert (scene.player(0).tokens["military"], len(scene.cards(0))) == ([2], 1)
    assert scene.offer() == ["decline", "pay 0 0 1 0"]


@pytest.mark.rule("TAP-ADV-16", "TAP-OPEN-08")
@pytest.mark.parametrize("track", TRACKS)
def test_no_token_moves_past_the_end_of_a_track(track: str) -> None:
    full = Scene().resources(0, coin=8, worker=8, food=8, culture=8).token(0, track, 12)
    others = [f"advance {other}" for other in TRACKS if other != track]
    assert full.offer() == [*others, "income"]
    card = {
        "exploration": "zeppelins",
        "science": "vaccines",
        "technology": "clocks",
        "military": "siegecraft",
    }[track]
    forced = Scene().token(0, track, 12).techs(0, 0, card).income_turn(0, 5).play(f"upgrade {card}")
    assert forced.player(0).tokens[track] == [12]
    assert told(forced, "advanced", "achieved") == []


@pytest.mark.rule("TAP-ADV-16")
def test_physics_leads_only_to_tracks_with_room_and_is_void_without() -> None:
    scene = Scene().token(0, "science", 8).token(0, "military", 12).resources(0, worker=3).play("advance science")
    assert scene.offer() == ["choose advance_exploration", "choose advance_technology"]
    void = Scene().token(0, "science", 8).token(0, "military", 12).token(0, "exploration", 12)
    void.token(0, "technology", 12).resources(0, worker=3).play("advance science")
    assert void.state.active == 1


# --- going back -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-ADV-18", "TAP-ADV-22")
def test_going_back_is_free_gives_the_benefit_but_no_landmark() -> None:
    scene = Scene().token(0, "science", 9).token(0, "military", 5).tiles(0, "territory_01").resources(0, worker=2)
    scene.taken("laboratory").play("advance science")
    assert scene.player(0).tokens["military"] == [4]
    assert scene.purse(0) == {"worker": 1}
    assert scene.player(0).points == {"standing_army": 1}
    assert scene.player(0).landmarks == []
    assert "barracks" in scene.state.landmarks


@pytest.mark.rule("TAP-ADV-18", "TAP-INV-44")
def test_going_back_with_an_x_gives_neither_benefit_nor_bonus() -> None:
    scene = Scene().income_turn(0, 5).techs(0, 1, "time_travel").token(0, "technology", 10).resources(0, coin=1)
    scene.token(0, "military", 3).play("upgrade time_travel")
    assert scene.player(0).tokens["military"] == [2]
    assert (scene.cards(0), scene.purse(0)) == ([], {"coin": 1})


@pytest.mark.rule("TAP-ADV-23")
def test_a_token_on_the_start_does_not_go_back() -> None:
    scene = Scene().token(0, "science", 9).token(0, "technology", 1).resources(0, worker=2, food=1).taken("laboratory")
    scene.play("advance science")  # military is no choice, and the start of technology has no benefit
    assert scene.player(0).tokens == {"exploration": [0], "science": [10], "technology": [0], "military": [0]}
    assert told(scene, "regressed") == ["regressed 0 technology start pottery"]
    assert scene.state.active == 1
    void = Scene().token(0, "science", 9).resources(0, worker=2).taken("laboratory").play("advance science")
    assert told(void, "regressed") == []


# --- several tokens ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-ADV-20", "TAP-ADV-01")
def test_each_of_several_tokens_can_advance_at_its_own_cost() -> None:
    scene = Scene().token(0, "technology", 1, 9).token(0, "science").resources(0, coin=2, food=1).taken("tech_hub")
    scene.play("advance technology")
    assert (scene.topic, scene.offer()) == ("token", ["token 1", "token 9"])
    scene.play("token 9")
    assert (scene.player(0).tokens["technology"], scene.purse(0)) == ([1, 10], {"food": 1})
    poor = Scene().token(0, "technology", 1, 9).token(0, "science").resources(0, coin=1).play("advance technology")
    assert (poor.player(0).tokens["technology"], poor.purse(0)) == ([2, 9], {})
    at_end = Scene().token(0, "technology", 0, 12).token(0, "science").resources(0, coin=1)
    assert at_end.play("advance technology").topic == "invent"
    assert at_end.player(0).tokens["technology"] == [1, 12]


@pytest.mark.rule("TAP-ADV-21", "TAP-FAQ-12")
def test_only_the_furthest_token_counts_for_points() -> None:
    scene = Scene().token(0, "technology", 2, 7).token(0, "science").token(0, "exploration", 9).resources(0, food=2)
    assert scene.taken("launch_pad").play("advance exploration").player(0).points == {"space_shuttle": 7}


@pytest.mark.rule("TAP-OPEN-40")
def test_a_named_effect_moves_the_token_of_the_owners_choice_but_one_that_can_move() -> None:
    scene = Scene().token(0, "science", 8).token(0, "military", 1, 11, 12).token(0, "exploration")
    scene.token(0, "technology").resources(0, worker=3).play("advance science")
    assert scene.offer() == ["token 1", "token 11"]
    scene.play("token 1")
    assert scene.player(0).tokens["military"] == [2, 11, 12]
    only = Scene().token(0, "science", 8).token(0, "military", 1, 12, 12).token(0, "exploration")
    only.token(0, "technology").resources(0, worker=3).play("advance science")
    assert only.player(0).tokens["military"] == [2, 12, 12]
    back = Scene().token(0, "science", 9).token(0, "military", 0, 2, 3).token(0, "exploration").taken("laboratory")
    back.token(0, "technology").resources(0, worker=2).play("advance science")
    assert back.offer() == ["token 2", "token 3"]
    back.play("token 3")
    assert (back.player(0).tokens["military"], len(back.cards(0))) == ([0, 2, 2], 1)


# --- what watches an advance ------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-OPEN-26")
def test_the_active_player_comes_first_then_the_others_clockwise() -> None:
    scene = Scene(3).in_force(0, "theocracy").in_force(2, "broker_of_peace").resources(0, coin=1).at(active=0)
    scene.play("advance military")
    assert told(scene, "scored")[:2] == ["scored 0 4 theocracy", "scored 2 3 broker_of_peace"]


@pytest.mark.rule("TAP-OPEN-26")
def test_the_cards_of_the_active_player_come_before_the_powers_of_others() -> None:
    """An upgrade under Golden Age, watched by an ally."""
    scene = Scene().in_force(0, "golden_age").in_force(1, "alliance", "0").techs(0, 0, "barn")
    scene.token(0, "technology", 8).resources(0, coin=3)
    scene.play("advance technology", "resolve gain_circle_of_middle_row_card")
    assert told(scene, "scored") == ["scored 0 3 barn", "scored 0 3 golden_age", "scored 1 3 barn"]


# --- resources --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-OPEN-19")
def test_resources_beyond_eight_are_lost_but_a_payment_makes_room() -> None:
    """Standing Army brings a worker."""
    scene = Scene().token(0, "military", 3).resources(0, worker=8, coin=1, culture=1).taken("barracks")
    scene.play("advance military")
    assert scene.offer() == ["pay 1 0 0 1", "pay 0 1 0 1"]
    scene.play("pay 1 0 0 1")
    assert scene.purse(0) == {"worker": 8}
    assert told(scene, "gained") == []
    room = Scene().token(0, "military", 3).resources(0, worker=8, coin=1, culture=1).taken("barracks")
    room.play("advance military", "pay 0 1 0 1")
    assert room.purse(0) == {"worker": 8, "coin": 1}
    assert told(room, "gained") == ["gained 0 1 worker standing_army"]


@pytest.mark.rule("TAP-OPEN-19")
def test_of_any_resource_only_what_fits_is_offered() -> None:
    district = sum(1 << 9 * row + col for row in range(3) for col in range(3))
    scene = Scene().fill(0, district & ~1).resources(0, coin=8, worker=8, food=8, culture=7).token(0, "exploration", 2)
    scene.play("advance exploration", "pay 1 0 0 0", "place 0 0")
    assert scene.offer() == ["receive coin", "receive culture"]
    scene.play("receive culture")
    assert scene.purse(0) == dict(zip(RESOURCES, (7, 8, 8, 8), strict=True))
