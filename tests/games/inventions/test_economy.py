"""Economy tiles, at any time in the own steps 2 to 4 at which they make a difference (INV-OPEN-12)."""

import pytest

from support.inventions import Scene

FULL = ("culture_1", "culture_2", "culture_3", "culture_4")


@pytest.mark.rule("INV-OPEN-12", "INV-DIPO-04", "INV-PROG-21")
def test_an_academic_who_leaves_as_diplomat_can_be_replaced_before_the_milestones_action() -> None:
    scene = Scene().nobody_home(0).academy(0, 2).ideas(0, "wheel").placed(0, hex_0_0="economy_1")
    assert scene.offered("use_economy") == []  # the academy is full
    scene.act("send_diplomat", "send mining")
    assert scene.topic == "present_idea"
    assert scene.offered("use_economy") == ["economy_1"]
    assert "present wheel africa" not in scene.offer()  # there it takes two
    scene.play("use_economy economy_1", "present wheel africa")
    assert (scene.society(0).academy, scene.region("africa").originators) == (0, 2)


@pytest.mark.rule("INV-OPEN-12", "INV-OPEN-57")
def test_a_granted_action_that_only_an_economy_tile_makes_possible_is_asked_for() -> None:
    scene = Scene().nobody_home(0).home(0, technology=2).ideas(0, "wheel", "seawall").placed(0, hex_0_0="economy_4")
    scene.specialist("africa", "present")
    scene.act("present_idea", "present wheel africa")
    assert (scene.topic, scene.offer()) == ("present_idea", ["use_economy economy_4", "decline"])
    scene.play("use_economy economy_4", "discipline technology")
    assert scene.offered("present")
    scene.play("decline")
    assert scene.region("africa").card == "wheel"


@pytest.mark.rule("INV-OPEN-12")
def test_no_economy_tile_is_offered_for_a_granted_action_where_it_can_do_nothing_for_it() -> None:
    scene = Scene().nobody_home(0).home(0, technology=2).ideas(0, "wheel", "seawall").placed(0, hex_0_0="economy_2")
    scene.specialist("africa", "present")
    scene.act("present_idea", "present wheel africa")
    assert scene.topic == "replacement"
    scene = (
        Scene().academy(0, 1).placed(0, hex_0_0="economy_4").milestones(["iron", "cotton", "copper_smelting", "mining"])
    )
    scene.act("recall_diplomat")
    assert scene.topic != "gain_influence"  # a specialist at home is nobody on the map
    scene = (
        Scene().academy(0, 1).placed(0, hex_0_0="economy_3").milestones(["iron", "cotton", "copper_smelting", "mining"])
    )
    scene.act("recall_diplomat")
    assert (scene.topic, scene.offer()) == ("gain_influence", ["use_economy economy_3", "decline"])


@pytest.mark.rule("INV-OPEN-12", "INV-TURN-16")
def test_a_tile_that_places_others_makes_room_for_an_aspiration() -> None:
    scene = Scene().tray(0, *FULL).placed(0, hex_0_0="economy_6").influence(0, 3).people(0, "africa", 1)
    scene.act("travel", "travel africa europe", "decline")
    assert (scene.topic, scene.offer()) == ("too_many", ["give_up culture", "use_economy economy_6"])
    scene.play("use_economy economy_6", "place culture_1 hex_2_m2", "specialist culture")
    assert scene.society(0).aspirations == ["culture"]
    assert (scene.topic, scene.society(0).influence) == ("progress", 1)


@pytest.mark.rule("INV-OPEN-12", "INV-SHARE-07")
def test_a_tile_that_places_others_makes_room_for_what_sharing_brings() -> None:
    scene = Scene().tray(0, *FULL).placed(0, hex_0_0="economy_6").influence(0, 3).invention("africa", "wheel", 0, 1)
    scene.act("share_invention")
    assert (scene.topic, scene.offer()) == ("prosperity", ["use_economy economy_6", "decline"])
    scene.play("use_economy economy_6", "place culture_1 hex_2_m2", "specialist culture")
    assert scene.offer() == ["prosperity prosperity_a", "joker"]
    scene.play("prosperity prosperity_a")
    assert scene.society(0).tray == ["culture_2", "culture_3", "culture_4", "prosperity_a"]


@pytest.mark.rule("INV-OPEN-12", "INV-SHARE-07")
def test_with_another_token_another_tile_may_help_to_make_room() -> None:
    scene = Scene().tray(0, *FULL).placed(0, hex_0_0="economy_6", hex_2_0="economy_2").influence(0, 1)
    scene.invention("africa", "wheel", 0, 1).act("share_invention")
    assert scene.offer() == ["use_economy economy_2", "decline"]  # placing costs 2 influence
    scene.play("use_economy economy_2")
    assert scene.offer() == ["use_economy economy_6", "decline"]
    scene = Scene().tray(0, *FULL).placed(0, hex_0_0="economy_6", hex_1_0="economy_2").influence(0, 1)
    scene.invention("africa", "wheel", 0, 1).act("share_invention")
    assert scene.topic != "prosperity"  # one token alone cannot do both


@pytest.mark.rule("INV-OPEN-12", "INV-CALL-04", "INV-CALL-05")
def test_who_comes_home_may_do_so_before_the_display_changes() -> None:
    scene = Scene().ideas(0, "wheel").placed(0, hex_0_0="economy_5").people(0, "asia", 2)
    scene.act("present_idea", "present wheel middle_east", "specialist technology")
    assert scene.topic == "replacement"
    assert scene.offered("use_economy") == ["economy_5"]
    scene.play("use_economy economy_5", "call asia 2")
    assert scene.society(0).home == [1, 3, 0]  # artists, as long as writing is the rightmost idea
    assert (scene.topic, scene.offered("use_economy")) == ("replacement", [])
    scene = Scene().ideas(0, "wheel").placed(0, hex_0_0="economy_5").people(0, "middle_east", 2)
    scene.act("present_idea", "present wheel middle_east", "specialist technology")
    assert scene.offered("use_economy") == []  # the card of the region decides, whatever the display shows


@pytest.mark.rule("INV-OPEN-12", "INV-EUR-11")
def test_before_a_benefit_that_would_be_lost_a_tile_may_be_used_that_saves_it() -> None:
    scene = Scene().influence(0, 10).tray(0, "culture_1").placed(0, hex_0_0="economy_6")
    scene.act("eureka", "eureka iron", "box era3_box3")  # one influence, at the end of the track
    assert (scene.topic, scene.offer()) == ("before_benefit", ["use_economy economy_6", "decline"])
    scene.play("use_economy economy_6", "place culture_1 hex_2_m2", "specialist culture")
    assert scene.society(0).influence == 10 - 2 + 1
    scene = Scene().influence(0, 9).tray(0, "culture_1").placed(0, hex_0_0="economy_6")
    scene.act("eureka", "eureka iron", "box era3_box3")
    assert scene.topic != "before_benefit"


@pytest.mark.rule("INV-OPEN-12", "INV-GAIN-04", "INV-GAIN-06")
def test_who_has_just_come_home_may_pay_for_tiles_before_influence_would_be_lost() -> None:
    scene = Scene().nobody_home(0).people(0, "africa", 2).idea("africa", "wheel", 1).influence(0, 10)
    scene.tray(0, "technology_1").placed(0, hex_0_0="economy_6")
    scene.act("gain_influence")
    assert (scene.topic, scene.offer()) == ("before_benefit", ["use_economy economy_6", "decline"])
    scene.play("use_economy economy_6", "place technology_1 hex_2_m2")
    assert scene.society(0).influence == 10 - 2 + 1
    assert (scene.society(0).home, scene.society(0).exhausted) == ([0, 0, 1], [0, 0, 1])


@pytest.mark.rule("INV-OPEN-12", "INV-PROG-26")
def test_before_tiles_are_placed_by_a_box_people_may_be_had_for_them() -> None:
    scene = Scene().nobody_home(0).tray(0, "culture_1").placed(0, hex_0_0="economy_4").own(0, "iron")
    scene.milestones(eureka=["paper"]).act("eureka", "box era4_box3")
    assert (scene.topic, scene.offer()) == ("before_benefit", ["use_economy economy_4", "decline"])
    scene.play("use_economy economy_4", "discipline culture")
    assert scene.topic == "place_outside"
    scene.play("place culture_1 hex_2_m2")
    assert scene.society(0).progress["hex_2_m2"] == "culture_1"


@pytest.mark.rule("INV-OPEN-12")
def test_others_are_offered_nothing_of_theirs_and_nothing_is_offered_while_something_is_paid() -> None:
    scene = Scene().placed(0, hex_0_0="economy_4").placed(1, hex_0_0="economy_4").ideas(0, "wheel")
    scene.act("present_idea", "present wheel africa")
    assert (scene.topic, scene.offered("use_economy")) == ("specialist", [])
