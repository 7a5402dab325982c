"""Eureka (INV-EUR)."""

import pytest

from gobelin.games.inventions.loading import BOX
from support.inventions import Scene


@pytest.mark.rule("INV-EUR-01", "INV-EUR-13")
def test_the_display_must_be_of_a_later_era_than_the_own_milestone() -> None:
    assert "pillar eureka" in Scene().offer()
    assert "pillar eureka" not in Scene().own(0, "iron").offer()
    assert "pillar eureka" not in Scene().milestones(eureka=[]).offer()


@pytest.mark.rule("INV-EUR-02", "INV-EUR-03", "INV-EUR-04")
def test_the_lowest_common_milestone_leaves_and_the_own_one_goes_above_its_letter() -> None:
    scene = Scene().milestones(
        ["cotton", "agriculture", "copper_smelting", "crane"],
        ["transport", "origin_of_language", "mining", "sailing"],
        ["paper", "greek_fire"],
    )
    scene.act("eureka", "eureka paper", "box era4_box4")
    assert scene.state.common == ["origin_of_language", "mining", "cotton", "sailing"]
    assert scene.state.discard[-1] == "transport"
    assert scene.match.view(1)["old_milestones"] == scene.state.discard


@pytest.mark.rule("INV-EUR-05", "INV-OPEN-14")
def test_an_old_milestone_below_the_lowest_common_one_is_discarded_at_once() -> None:
    scene = Scene().milestones(
        ["cotton", "agriculture", "copper_smelting", "mining"], ["iron", "mathematics", "sailing", "crane"], ["paper"]
    )
    scene.academy(0, 1)
    scene.act("eureka", "box era4_box4")
    assert scene.state.common == ["iron", "mathematics", "sailing", "crane"]
    assert scene.state.discard[-1] == "cotton"
    assert scene.society(0).academy == 2


@pytest.mark.rule("INV-EUR-03", "INV-EUR-05", "INV-OPEN-15")
def test_a_milestone_lies_above_all_of_its_own_letter_and_the_older_one_leaves_first() -> None:
    scene = Scene().milestones(
        ["cotton", "agriculture", "copper_smelting", "crane"], ["mining", "iron", "mathematics", "sailing"], ["paper"]
    )
    scene.act("eureka", "box era4_box4")
    assert scene.state.common == ["cotton", "iron", "mathematics", "sailing"]
    assert scene.state.discard[-1] == "mining"


@pytest.mark.rule("INV-EUR-03")
def test_diplomats_move_with_the_milestone() -> None:
    scene = Scene().diplomat(1, "agriculture")
    scene.act("eureka", "eureka iron", "box era3_box4")
    assert scene.state.common == ["control_of_fire", "transport", "origin_of_language", "agriculture"]
    assert scene.state.diplomats["agriculture"] == [0, 1]


@pytest.mark.rule("INV-EUR-06")
def test_citizens_on_a_milestone_that_leaves_return_as_academics_within_the_limit() -> None:
    scene = Scene().diplomat(1, "stone_and_bone_tools").diplomat(2, "stone_and_bone_tools").academy(2, 1)
    supplies = [scene.society(seat).supply for seat in (1, 2)]
    scene.act("eureka", "eureka iron", "box era3_box4")
    assert scene.state.diplomats["stone_and_bone_tools"] == []
    assert [scene.society(seat).academy for seat in (1, 2)] == [2, 2]
    assert [scene.society(seat).supply for seat in (1, 2)] == [supplies[0] + 1, supplies[1]]


@pytest.mark.rule("INV-EUR-07")
def test_the_acting_player_already_has_the_limit_of_the_new_era() -> None:
    scene = Scene().diplomat(0, "stone_and_bone_tools")
    scene.act("eureka", "eureka iron", "box era3_box4")
    assert scene.society(0).academy == 3


@pytest.mark.rule("INV-EUR-08", "INV-EUR-09")
def test_any_milestone_of_the_display_is_taken_with_a_citizen_and_without_its_action() -> None:
    scene = Scene().people(0, "africa", 1)
    scene.act("eureka")
    assert scene.offer() == ["eureka iron", "eureka mathematics", "eureka sailing"]
    supply = scene.society(0).supply
    scene.play("eureka sailing", "box era3_box4")
    assert (scene.state.private[0], scene.state.eureka) == ("sailing", ["iron", "mathematics"])
    assert (scene.state.diplomats["sailing"], scene.society(0).supply) == ([0], supply - 1)
    assert "performs 0 travel" not in scene.told()


@pytest.mark.rule("INV-EUR-10")
def test_the_era_marker_goes_to_any_free_box_of_the_new_era() -> None:
    scene = Scene().own(1, "mathematics").era_box(1, "era3_box2")
    scene.act("eureka", "eureka iron")
    assert scene.offer() == ["box era3_box1", "box era3_box3", "box era3_box4"]
    scene.play("box era3_box3")
    assert scene.society(0).box == "era3_box3"


@pytest.mark.rule("INV-EUR-11")
@pytest.mark.parametrize(
    ("milestone", "box", "topic"),
    [
        ("iron", "era3_box1", "new_citizen"),
        ("crane", "era4_box1", "present_idea"),
        ("crane", "era4_box2", "new_specialist"),
        ("crane", "era4_box3", "place_outside"),
        ("electricity", "era5_box1", "invent"),
        ("electricity", "era5_box3", "place_outside"),
        ("computer", "era6_box1", "share_invention"),
        ("computer", "era6_box2", "innovate"),
        ("computer", "era6_box3", "place_outside"),
    ],
)
def test_every_box_with_a_choice_gives_its_benefit_at_once(milestone: str, box: str, topic: str) -> None:
    scene = Scene().milestones(eureka=[milestone]).ideas(0, "wheel").tray(0, "culture_1").idea("asia", "seawall", 1)
    scene.invention("europe", "silk", 0, 1).home(0, technology=3, economy=3)
    scene.act("eureka", f"box {box}")
    assert scene.topic == topic


@pytest.mark.rule("INV-EUR-11")
@pytest.mark.parametrize(
    ("milestone", "box", "change"),
    [
        ("iron", "era3_box2", {"academy": 3}),
        ("iron", "era3_box3", {"influence": 2}),
        ("iron", "era3_box4", {}),
        ("crane", "era4_box4", {}),
        ("electricity", "era5_box2", {"academy": 4}),
        ("electricity", "era5_box4", {}),
        ("computer", "era6_box4", {"influence": 3}),
    ],
)
def test_every_other_box_gives_its_pieces_at_once(milestone: str, box: str, change: dict[str, int]) -> None:
    scene = Scene().milestones(eureka=[milestone])
    scene.act("eureka", f"box {box}")
    society = scene.society(0)
    assert {"academy": society.academy, "influence": society.influence} == {"academy": 2, "influence": 1} | change
    assert scene.state.order == [0, 1, 2]
    assert scene.asked == 1


def test_two_new_specialists_of_an_era_box_are_each_of_a_free_choice() -> None:
    scene = Scene().milestones(eureka=["crane"])
    scene.act("eureka", "box era4_box2", "discipline culture", "discipline technology")
    assert scene.society(0).home == [1, 2, 2]


@pytest.mark.rule("INV-EUR-12")
def test_orange_moves_cotton_below_sailing_takes_crane_and_presents_an_idea() -> None:
    scene = Scene().milestones(
        ["cotton", "agriculture", "copper_smelting", "iron"],
        ["transport", "origin_of_language", "mining", "sailing"],
        ["crane", "paper", "greek_fire"],
    )
    scene.ideas(0, "wheel")
    scene.act("eureka", "eureka crane", "box era4_box1")
    assert scene.state.common == ["origin_of_language", "mining", "cotton", "sailing"]
    assert scene.state.diplomats["cotton"] == [0]
    assert (scene.state.private[0], scene.state.diplomats["crane"]) == ("crane", [0])
    scene.play("present wheel asia", "specialist technology")
    assert scene.region("asia").card == "wheel"


@pytest.mark.rule("INV-EUR-14")
def test_a_society_may_skip_eras() -> None:
    scene = Scene().milestones(eureka=["electricity", "telegraph"])
    assert scene.table.era_of(0) == 2
    scene.act("eureka", "eureka telegraph", "box era5_box4")
    assert scene.state.era_of(0) == 5


@pytest.mark.rule("INV-SET-40")
def test_the_common_knowledge_always_holds_four_milestones() -> None:
    scene = Scene()
    for seat, milestone in ((0, "iron"), (1, "mathematics"), (2, "sailing")):
        scene.act("eureka", *([f"eureka {milestone}"] if seat < 2 else []), f"box era3_box{seat + 2}").finish()
        assert len(scene.state.common) == 4
    assert scene.state.common == ["origin_of_language", "agriculture", "cotton", "copper_smelting"]


@pytest.mark.rule("INV-OPEN-16")
def test_without_a_free_box_the_marker_shares_the_rightmost_one_without_benefit() -> None:
    scene = Scene(4).milestones(eureka=["computer"])
    for seat, box in ((1, "era6_box1"), (2, "era6_box2"), (3, "era6_box3")):
        scene.era_box(seat, box)
    scene.table.players[0].box = "era6_box4"  # an extra piece
    scene.act("eureka")
    assert (scene.society(0).box, scene.society(0).influence) == ("era6_box4", 1)


@pytest.mark.rule("INV-OPEN-67", "INV-PROG-07")
def test_after_eureka_the_new_limits_hold_in_the_same_turn() -> None:
    scene = Scene().tray(0, "culture_1", "culture_2", "economy_1", "economy_2").home(0, culture=3, economy=3)
    scene.act("eureka", "eureka iron", "box era3_box2")
    assert scene.society(0).academy == 3
    scene.play("place culture_1 hex_2_m2", "specialist culture", "place culture_2 hex_m2_2", "settle asia")
    scene.play("specialist culture")
    assert len(scene.society(0).progress) == 2
    assert scene.asked == 1


def test_every_era_but_the_first_has_four_boxes() -> None:
    assert {era: [box.id for box in BOX.boxes.values() if box.era == era] for era in range(1, 7)} == {
        1: [], **{era: [f"era{era}_box{number}" for number in range(1, 5)] for era in range(2, 7)},
    }  # fmt: skip
