"""What a review found wrong: cases between the chapters."""

import pytest

from support.tapestry import Scene

TRACKS = ("exploration", "science", "technology", "military")


def renewed(*choices: str) -> Scene:
    """Seat 0 has played Renaissance with these choices and upgraded the Lithium-Ion Battery in the same income turn."""
    scene = Scene().hand(0, "renaissance").techs(0, 1, "lithium_ion_battery").token(0, "exploration", 10)
    scene.token(0, "military", 1).era(1, 2).resources(1, coin=1).income_turn(0, 2)
    scene.play("advance exploration", "advance science", "advance technology", *choices)
    return scene.play("upgrade lithium_ion_battery")


@pytest.mark.rule("TAP-OPEN-10", "TAP-SCI-07")
def test_spaces_without_a_bonus_and_declined_bonuses_are_not_used_up() -> None:
    scene = renewed("decline")  # the bonus of Bladed Weapons
    spaces = ("interstellar_travel", "astronomy", "pottery", "bladed_weapons")
    assert scene.offer() == [f"use_space {space}" for space in spaces]
    scene.play("use_space pottery", "invent_top")
    assert scene.player(0).tech_cards == 2


@pytest.mark.rule("TAP-OPEN-10", "TAP-ADV-08")
def test_a_bonus_that_was_taken_uses_its_space_up() -> None:
    scene = renewed("buy", "place 0 0")
    assert scene.player(0).built == [0, 0, 0, 1]
    assert scene.offer() == [f"use_space {space}" for space in ("interstellar_travel", "astronomy", "pottery")]


@pytest.mark.rule("TAP-OPEN-44", "TAP-INC-07")
def test_no_face_down_card_covers_a_card_of_the_first_step() -> None:
    """The Aliens play Theocracy in the first step and have no other card for the second one."""
    scene = Scene(expansions=("pp",)).civilization(0, "aliens").tiles(0, "space_04_tapestry_asteroids")
    scene.on_top("theocracy").era(1, 3).resources(1, coin=1).income_turn(0, 3)
    scene.play("space_tile space_04_tapestry_asteroids", "resolve tapestry_card")
    scene.play("resolve play_tapestry_over_current")
    assert scene.player(0).tapestries[2] == ["theocracy"]
    assert scene.player(0).in_force == [("theocracy",)]


def herald(copied: str, *hand: str) -> Scene:
    """The Heralds of seat 0 copy an Espionage in the first step, and with it a card of the same neighbour."""
    scene = Scene().civilization(0, "heralds").tapestry(1, 1, "espionage").tapestry(1, 2, copied).hand(0, *hand)
    return scene.era(1, 2).resources(1, coin=1).income_turn(0, 2).play("copy 1 1")


@pytest.mark.rule("TAP-INC-11", "TAP-INC-12")
def test_what_the_heralds_copy_in_the_first_step_is_not_covered_by_the_card_of_the_second() -> None:
    scene = herald("capitalism", "trap")
    assert scene.player(0).in_force == [("capitalism",)]
    assert scene.player(0).points == {"trap": 10, "capitalism": 2}
    assert scene.state.active == 1


@pytest.mark.rule("TAP-INC-11", "TAP-INC-12")
def test_a_copied_tyranny_is_used_once() -> None:
    scene = herald("tyranny", "feudalism").play("choose any_resource", "receive coin")
    assert scene.topic == "tyranny"  # the card of the income step
    scene.play(next(option for option in scene.offer() if option.startswith("play")))
    assert scene.player(0).points["tyranny"] == 5
    assert ("tyranny",) not in scene.player(0).in_force


@pytest.mark.rule("TAP-INC-11", "TAP-INC-12")
def test_a_card_is_played_by_one_tyranny_only_even_if_it_brings_another_into_force() -> None:
    scene = Scene().tapestry(1, 1, "tyranny").copy_in_force(0, "tyranny").copy_in_force(0, "tyranny")
    scene.token(0, "military", 1).resources(0, coin=1).resources(1, coin=1).on_top("espionage")
    scene.play("advance military", "play espionage")
    assert scene.player(0).tapestries[0] == ["espionage"]
    assert scene.player(0).in_force.count(("tyranny",)) == 2
    assert scene.player(0).points == {"tyranny": 5}
    assert scene.topic != "tyranny"


@pytest.mark.rule("TAP-INC-11")
def test_a_card_played_by_tyranny_does_not_pay_for_its_own_gain() -> None:
    scene = Scene().in_force(0, "tyranny").token(0, "military", 1).resources(0, coin=1).resources(1, coin=1)
    scene.on_top("academia").play("advance military", "play academia")
    assert scene.player(0).in_force == [("academia",)]
    assert scene.player(0).points == {"tyranny": 5}


@pytest.mark.rule("TAP-INC-11", "TAP-LMK-01")
def test_revisionism_pays_for_a_track_landmark_of_dystopia() -> None:
    scene = herald("revisionism", "dystopia").play("take_landmark forge").place_all()
    assert scene.topic == "resource"
    scene.play("receive food")
    assert scene.purse(0)["food"] == 2  # one of them is income


def by_the_lighthouse(space: int, **resources: int) -> Scene:
    """Utilitarians with the ability of the lighthouse and two tiles, their tokens all on one space."""
    scene = Scene(expansions=("pp",)).civilization(0, "utilitarians", tokens=1, able=["lighthouse"])
    scene.owns(0, "lighthouse").tiles(0, "territory_01", "territory_02").resources(0, **resources)
    for track in TRACKS:
        scene.token(0, track, space)
    return scene.era(0, 2).resources(1, coin=1)


@pytest.mark.rule("TAP-CIV-12", "TAP-TURN-02")
def test_the_lighthouse_can_pay_for_the_advance_itself() -> None:
    scene = by_the_lighthouse(0)
    assert scene.offer() == ["lighthouse", "income"]
    scene.play("lighthouse", "discard_tile territory_01", "receive food")
    assert scene.offer() == [f"advance {track}" for track in TRACKS]


@pytest.mark.rule("TAP-CIV-12", "TAP-TURN-09")
def test_the_lighthouse_is_only_for_advance_turns() -> None:
    """Tier IV costs two of one kind: one coin needs another."""
    scene = by_the_lighthouse(9, coin=1)
    scene.play("lighthouse", "discard_tile territory_01")
    assert "gained 0 1 coin lighthouse" in scene.told(0)
    assert scene.told(0)[-2] == "advanced 0 technology computers electronics"  # nothing else can be paid for
    assert by_the_lighthouse(9).topic != "turn"  # nothing helps: it has to be income
