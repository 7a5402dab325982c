"""Travel and knowledge (INV-TRAV)."""

import pytest

from gobelin.games.inventions.loading import BOX
from support.inventions import Scene


@pytest.mark.rule("INV-TRAV-01", "INV-TRAV-02")
def test_one_citizen_goes_to_an_adjacent_region_for_a_culture_aspiration() -> None:
    scene = Scene().people(0, "australia", 2)
    scene.act("travel")
    assert scene.offer() == ["travel australia asia", "travel australia africa"]
    scene.play("travel australia asia")
    assert (scene.region("australia").population[0], scene.region("asia").population[0]) == (1, 1)
    assert scene.society(0).aspirations == ["culture"]


@pytest.mark.rule("INV-TRAV-03", "INV-OPEN-49")
def test_all_connections_go_both_ways() -> None:
    pairs = {frozenset((region.id, other)) for region in BOX.regions.values() for other in region.adjacent}
    assert pairs == {
        frozenset(pair.split("-"))
        for pair in (
            "africa-middle_east", "africa-europe", "africa-australia", "africa-south_america", "middle_east-europe",
            "middle_east-asia", "europe-asia", "europe-north_america", "asia-australia", "asia-north_america",
            "north_america-south_america",
        )
    }  # fmt: skip
    for region in BOX.regions.values():
        assert all(region.id in BOX.regions[other].adjacent for other in region.adjacent)


@pytest.mark.rule("INV-TRAV-03")
@pytest.mark.parametrize(("start", "to"), [("asia", "north_america"), ("north_america", "asia")])
def test_asia_and_north_america_are_adjacent(start: str, to: str) -> None:
    scene = Scene().people(0, start, 1)
    scene.act("travel", f"travel {start} {to}")
    assert scene.region(to).population[0] == 1


@pytest.mark.rule("INV-TRAV-04", "INV-OPEN-33")
def test_a_marker_may_be_spent_on_the_knowledge_of_a_scholar() -> None:
    scene = Scene().people(0, "europe", 1)
    scene.act("travel", "travel europe africa")
    assert scene.offer() == ["chain knowledge_citizen", "decline"]
    scene.play("decline")
    assert (scene.region("africa").scholar, scene.society(0).scholars) == (True, 0)
    assert not scene.region("africa").points_side


@pytest.mark.rule("INV-TRAV-05", "INV-TRAV-07")
def test_the_benefit_side_gives_its_benefit_and_is_turned_and_the_scholar_comes() -> None:
    scene = Scene().people(0, "europe", 1)
    scene.act("travel", "travel europe africa", "chain knowledge_citizen", "settle asia")
    assert scene.region("asia").population[0] == 1
    assert scene.region("africa").points_side
    assert (scene.region("africa").scholar, scene.society(0).scholars) == (False, 1)
    assert (scene.society(0).academy, scene.society(0).ip) == (2, 0)


@pytest.mark.rule("INV-TRAV-05", "INV-TRAV-06")
def test_the_tile_is_turned_only_after_its_action() -> None:
    scene = Scene().influence(0, 8).people(0, "africa", 3).inventions(0, "boats").points_side("europe")
    scene.act("travel", "travel africa middle_east", "chain knowledge_call", "call africa 1", "chain boats")
    scene.play("travel africa europe", "chain knowledge_influence")
    assert scene.society(0).ip == 2  # Europe alone: the tile of the Middle East is still in use
    assert (scene.region("middle_east").points_side, scene.region("europe").points_side) == (True, False)


@pytest.mark.rule("INV-OPEN-68")
def test_a_journey_back_within_the_action_of_a_knowledge_tile_does_not_use_it_again() -> None:
    scene = Scene().influence(0, 8).people(0, "africa", 3).inventions(0, "boats")
    scene.act("travel", "travel africa middle_east", "chain knowledge_call", "call africa 1", "chain boats")
    scene.play("travel africa middle_east")
    assert scene.topic == "progress"  # a marker is left, but no scholar
    assert (scene.society(0).scholars, scene.region("middle_east").points_side) == (1, True)


@pytest.mark.rule("INV-TRAV-06", "INV-TRAV-07")
def test_the_points_side_scores_all_tiles_that_show_points_and_turns_them_all_back() -> None:
    scene = Scene().people(0, "europe", 1).points_side("africa", "asia", "australia").scholars(1, "asia")
    scene.act("travel", "travel europe africa", "chain knowledge_citizen")
    assert scene.society(0).ip == 6
    assert not any(display.points_side for display in scene.state.regions.values())
    assert (scene.region("africa").scholar, scene.society(0).scholars) == (False, 1)
    assert scene.region("asia").population[0] == 0  # no benefit besides


@pytest.mark.rule("INV-TRAV-08")
def test_without_a_scholar_aspiration_and_journey_still_happen() -> None:
    scene = Scene().people(0, "europe", 1).scholars(1, "africa")
    scene.act("travel", "travel europe africa")
    assert (scene.topic, scene.society(0).aspirations) == ("progress", ["culture"])
    assert scene.region("africa").population[0] == 1


@pytest.mark.rule("INV-TRAV-09")
def test_the_ways_from_south_and_north_america() -> None:
    scene = Scene().people(0, "south_america", 1)
    assert scene.act("travel").offered("travel") == ["south_america north_america", "south_america africa"]
    scene = Scene().people(0, "north_america", 1)
    assert scene.act("travel").offered("travel") == [
        "north_america asia",
        "north_america europe",
        "north_america south_america",
    ]


@pytest.mark.rule("INV-TRAV-10")
def test_purple_takes_the_scholar_of_africa_and_blue_later_gets_only_the_aspiration() -> None:
    scene = Scene().people(0, "europe", 1).people(1, "europe", 1)
    scene.act("travel", "travel europe africa", "chain knowledge_citizen", "settle africa").finish()
    assert scene.asked == 1
    scene.act("travel", "travel europe africa")
    assert (scene.topic, scene.society(1).aspirations) == ("progress", ["culture"])
    assert scene.society(0).scholars == 1


@pytest.mark.rule("INV-TRAV-11")
def test_with_four_tiles_on_the_points_side_blue_gains_8_points_and_turns_all_four() -> None:
    scene = Scene().people(0, "europe", 1).points_side("africa", "asia", "europe", "middle_east")
    scene.act("travel", "travel europe africa", "chain knowledge_citizen")
    assert scene.society(0).ip == 8
    assert [region for region, display in scene.state.regions.items() if display.points_side] == []


@pytest.mark.rule("INV-TRAV-12")
@pytest.mark.parametrize(
    ("tile", "topic"),
    [
        ("present", "present_idea"),
        ("invent", "specialist"),
        ("share", "share_invention"),
        ("innovate", "specialist"),
        ("call", "call_specialists"),
        ("influence", "gain_influence"),
        ("citizen", "new_citizen"),
    ],
)
def test_every_knowledge_tile_gives_its_benefit(tile: str, topic: str) -> None:
    scene = Scene().knowledge("africa", tile).people(0, "europe", 9).ideas(0, "wheel", "coins").home(0, economy=2)
    scene.idea("europe", "tanned_leather", 1).invention("asia", "silk", 1, 2)
    scene.invention("australia", "seawall", 0, 0).invention("south_america", "irrigation", 0, 0)
    scene.act("travel", "travel europe africa", f"chain knowledge_{tile}")
    assert scene.topic == topic
    assert BOX.knowledge_points == 2


@pytest.mark.rule("INV-OPEN-32")
def test_scholars_neither_count_against_the_limit_nor_work_as_academics() -> None:
    scene = Scene().scholars(0, "africa", "asia", "europe").nobody_home(0).ideas(0, "wheel")
    assert "pillar present_idea" not in scene.offer()
    scene = Scene().scholars(0, "africa", "asia", "europe").academy(0, 1)
    scene.act("recall_diplomat")
    assert (scene.society(0).academy, scene.society(0).scholars) == (2, 3)


@pytest.mark.rule("INV-OPEN-50")
def test_a_map_region_holds_any_number_of_citizens() -> None:
    scene = Scene().supply(0, 1, "africa").people(0, "europe", 1)
    scene.act("travel", "travel europe africa", "decline")
    assert scene.region("africa").population[0] == 24
