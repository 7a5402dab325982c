"""Gain Influence (INV-GAIN)."""

import pytest

from gobelin.games.inventions.loading import BOX
from support.inventions import Scene


def options(scene: Scene) -> list[str]:
    """What Gain Influence can be aimed at."""
    if "pillar gain_influence" not in scene.offer():
        return []
    return scene.act("gain_influence").offered("influence")


@pytest.mark.rule("INV-GAIN-01", "INV-OPEN-35")
@pytest.mark.parametrize("is_up", [True, False])
def test_a_region_with_an_own_influence_tile_cannot_be_chosen(is_up: bool) -> None:
    scene = Scene().people(0, "africa", 2).people(0, "asia", 2).people(0, "europe", 2)
    scene.tile(0, "africa", "influence_share", is_up).tile(1, "asia", "influence_share")
    assert options(scene) == ["europe influence_present", "asia influence_present"]


@pytest.mark.rule("INV-GAIN-02")
def test_only_a_strict_majority_counts() -> None:
    assert options(Scene().people(0, "africa", 2).people(1, "africa", 2)) == []
    scene = Scene().people(0, "africa", 3).people(1, "africa", 2).people(2, "africa", 2).people(0, "asia", 2)
    assert [target.split()[0] for target in options(scene)] == ["africa"] * 3 + ["asia"]


@pytest.mark.rule("INV-GAIN-03")
@pytest.mark.parametrize(
    ("citizens", "tiles"),
    [
        (1, []),
        (2, ["present"]),
        (3, ["present", "invent", "innovate"]),
        (4, ["present", "invent", "innovate", "share"]),
    ],
)
def test_it_takes_as_many_citizens_as_the_tile_shows(citizens: int, tiles: list[str]) -> None:
    scene = Scene().people(0, "africa", citizens).people(0, "asia", citizens)
    expected = [f"{region} influence_{tile}" for region in ("africa", "asia") for tile in tiles]
    assert options(scene) == expected


@pytest.mark.rule("INV-GAIN-04")
@pytest.mark.parametrize(("tile", "number"), [("present", 2), ("invent", 3), ("innovate", 3), ("share", 4)])
def test_exactly_that_many_come_home_to_the_discipline_of_the_region(tile: str, number: int) -> None:
    assert BOX.influence_tiles[f"influence_{tile}"].citizens == number
    scene = Scene().people(0, "africa", 5).idea("africa", "wheel", 1)
    scene.act("gain_influence", f"influence africa influence_{tile}")
    assert (scene.region("africa").population[0], scene.society(0).home) == (5 - number, [1, 1, 1 + number])


@pytest.mark.rule("INV-GAIN-04")
def test_without_card_and_display_the_player_chooses_the_discipline() -> None:
    scene = Scene().display().stack(0).people(0, "africa", 3)
    scene.act("gain_influence", "influence africa influence_present", "discipline economy")
    assert scene.society(0).home == [3, 1, 1]


@pytest.mark.rule("INV-GAIN-05")
@pytest.mark.parametrize(("others", "points"), [(0, 6), (1, 4), (2, 2)])
def test_the_tile_covers_the_leftmost_empty_space_and_scores_it(others: int, points: int) -> None:
    scene = Scene().people(0, "africa", 4)
    for seat in range(1, 1 + others):
        scene.tile(seat, "africa", "influence_share", is_up=False)
    scene.act("gain_influence", "influence africa influence_present")
    assert scene.society(0).ip == points
    assert scene.region("africa").influence[others] == (0, "influence_present", True)
    assert "influence_present" not in scene.society(0).tiles


@pytest.mark.rule("INV-GAIN-06", "INV-OPEN-35")
def test_every_own_tile_face_up_gives_an_influence_the_new_one_too() -> None:
    scene = Scene().people(0, "africa", 3).tile(0, "asia", "influence_plus_one").tile(0, "europe", "influence_share")
    scene.tile(0, "australia", "influence_invent", is_up=False).tile(1, "asia", "influence_share")
    scene.act("gain_influence", "influence africa influence_present")
    assert scene.society(0).influence == 1 + 3


@pytest.mark.rule("INV-GAIN-07", "INV-GAIN-08")
def test_one_own_tile_face_up_may_be_chained_and_lies_face_down_for_good() -> None:
    scene = Scene().people(0, "africa", 3).tile(0, "asia", "influence_invent").idea("europe", "wheel", 1)
    scene.ideas(0, "coins").tile(0, "australia", "influence_share", is_up=False).tile(1, "asia", "influence_share")
    scene.act("gain_influence", "influence africa influence_present")
    assert scene.offer() == ["chain influence_present", "chain influence_invent", "decline"]
    scene.play("chain influence_invent", "specialist technology")
    assert scene.region("asia").influence == [(0, "influence_invent", False), (1, "influence_share", True)]
    assert scene.region("africa").influence == [(0, "influence_present", True)]
    assert scene.region("europe").inventor == 0


@pytest.mark.rule("INV-GAIN-07")
@pytest.mark.parametrize(
    ("tile", "topic"),
    [
        ("present", "present_idea"),
        ("invent", "specialist"),
        ("innovate", "specialist"),
        ("share", "share_invention"),
    ],
)
def test_every_influence_tile_grants_its_action(tile: str, topic: str) -> None:
    scene = Scene().people(0, "africa", 4).ideas(0, "wheel", "coins").home(0, economy=2)
    scene.idea("europe", "tanned_leather", 1).invention("asia", "silk", 1, 2)
    scene.invention("australia", "seawall", 0, 0).invention("south_america", "irrigation", 0, 0)
    scene.act("gain_influence", f"influence africa influence_{tile}", f"chain influence_{tile}")
    assert scene.topic == topic
    assert scene.region("africa").influence == [(0, f"influence_{tile}", False)]


@pytest.mark.rule("INV-GAIN-09")
def test_a_region_without_an_empty_space_cannot_be_chosen() -> None:
    scene = Scene(4).people(0, "africa", 4)
    for seat in (1, 2, 3):
        scene.tile(seat, "africa", "influence_share")
    assert options(scene) == []


@pytest.mark.rule("INV-GAIN-10", "INV-GAIN-11")
def test_blue_places_the_present_tile_in_africa_and_turns_it_over() -> None:
    scene = Scene().people(0, "africa", 3).tile(0, "asia", "influence_plus_one").ideas(0, "wheel")
    scene.people(1, "africa", 2)
    scene.act("gain_influence", "influence africa influence_present")
    society = scene.society(0)
    assert (society.home, society.ip, society.influence) == ([1, 3, 1], 6, 1 + 2)
    assert scene.region("africa").population[0] == 1
    scene.play("chain influence_present", "present wheel europe", "specialist technology")
    assert scene.region("africa").influence == [(0, "influence_present", False)]
    assert scene.region("europe").card == "wheel"


@pytest.mark.rule("INV-GAIN-12", "INV-OPEN-54")
def test_the_plus_one_tile_may_be_chained_for_one_influence() -> None:
    scene = Scene().people(0, "africa", 3).tile(0, "asia", "influence_plus_one")
    scene.act("gain_influence", "influence africa influence_present", "chain influence_plus_one")
    assert scene.society(0).influence == 1 + 2 + 1
    assert scene.region("asia").influence == [(0, "influence_plus_one", False)]


@pytest.mark.rule("INV-GAIN-13")
def test_with_no_tile_on_the_board_gaining_influence_is_impossible() -> None:
    scene = Scene().people(0, "south_america", 9)
    for region, tile in zip(("africa", "asia", "europe", "australia"), list(scene.society(0).tiles), strict=True):
        scene.tile(0, region, tile, is_up=False)
    assert scene.society(0).tiles == []
    assert options(scene) == []


@pytest.mark.rule("INV-OPEN-34")
def test_citizens_of_chronos_count_against_a_majority() -> None:
    assert options(Scene(2).people(0, "africa", 3).people(2, "africa", 3)) == []
    assert len(options(Scene(2).people(0, "africa", 3).people(2, "africa", 2))) == 3
