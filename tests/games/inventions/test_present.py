"""Present an Idea (INV-PRES)."""

import pytest

from gobelin.games.inventions.loading import BOX
from support.inventions import NOBODY, Scene


@pytest.mark.rule("INV-PRES-01", "INV-PRES-05")
def test_an_own_idea_goes_to_a_region_without_a_card_and_needs_no_milestone() -> None:
    scene = Scene().ideas(0, "wheel", "satellite").home(0, technology=2).idea("africa", "seawall", 1)
    scene.act("present_idea")
    regions = [region for region in BOX.path if region != "africa"]
    assert scene.offered("present") == [f"{card} {region}" for card in ("wheel", "satellite") for region in regions]
    scene.play("present satellite middle_east", "specialist technology")
    assert scene.region("middle_east").card == "satellite"
    assert not scene.state.has_access(0, "solar_cell")


@pytest.mark.rule("INV-PRES-02")
def test_it_takes_the_fitting_specialists_or_academics_that_the_tile_shows() -> None:
    scene = Scene().ideas(0, "wheel").academy(0, 0)
    scene.act("present_idea")
    fitting = ["middle_east", "europe", "asia"]  # the tiles for one specialist
    assert scene.offered("present") == [f"wheel {region}" for region in fitting]
    scene = Scene().ideas(0, "wheel").home(0, technology=2)
    scene.act("present_idea", "present wheel africa", "academic")
    assert scene.offer() == ["specialist technology", "academic"]
    scene.play("specialist technology")
    assert (scene.society(0).home, scene.society(0).academy) == ([1, 1, 1], 1)


@pytest.mark.rule("INV-PRES-02")
def test_without_a_fitting_specialist_or_academic_nothing_can_be_presented() -> None:
    scene = Scene().ideas(0, "wheel").academy(0, 0).home(0, technology=0, economy=5, culture=5)
    assert "pillar present_idea" not in scene.offer()


@pytest.mark.rule("INV-PRES-03")
def test_originators_are_not_exhausted_and_stay_until_the_invention_is_shared() -> None:
    scene = Scene().ideas(0, "wheel")
    scene.act("present_idea", "present wheel africa", "specialist technology", "take_idea writing")
    assert (scene.society(0).exhausted, scene.beside("africa")) == ([0, 0, 0], (0, 2, NOBODY, NOBODY))
    scene.act("invent", "specialist technology").finish()
    assert scene.beside("africa") == (0, 2, 1, NOBODY)
    scene.act("eureka", "eureka iron", "box era3_box4").finish()
    scene.act("share_invention", "joker")
    assert scene.beside("africa") == (NOBODY, 0, NOBODY, NOBODY)
    assert scene.region("africa").population == [2, 1, 0]


@pytest.mark.rule("INV-PRES-04", "INV-PRES-11")
@pytest.mark.parametrize(
    ("tile", "specialists", "change"),
    [
        ("points", 2, {"ip": 3}),
        ("influence", 1, {"influence": 2}),
        ("academic", 1, {"academy": 2}),
        ("citizen", 1, {}),
    ],
)
def test_every_specialist_tile_gives_its_pieces(tile: str, specialists: int, change: dict[str, int]) -> None:
    scene = Scene().ideas(0, "wheel").specialist("africa", tile).academy(0, 1).home(0, technology=2)
    scene.act("present_idea", "present wheel africa", "specialist technology")
    if specialists == 2:
        scene.play("specialist technology")
    if tile == "citizen":
        assert scene.offered("settle") == list(BOX.path)
        scene.play("settle asia")
        assert scene.region("asia").population == [1, 0, 0]
    society = scene.society(0)
    found = {"ip": society.ip, "influence": society.influence, "academy": society.academy}
    assert found == {"ip": 0, "influence": 1, "academy": 1} | change
    assert scene.region("africa").originators == specialists


@pytest.mark.rule("INV-PRES-04", "INV-PRES-11", "INV-CHAIN-13")
@pytest.mark.parametrize(
    ("tile", "offer"),
    [
        ("present", ["present coins middle_east", "present coins europe", "present coins asia", "decline"]),
        ("invent", ["invent africa", "invent south_america", "decline"]),
        ("share", ["share australia", "decline"]),
    ],
)
def test_every_specialist_tile_gives_its_action(tile: str, offer: list[str]) -> None:
    scene = Scene().specialist("africa", tile).idea("south_america", "seawall", 1).ideas(0, "wheel", "coins")
    scene.invention("australia", "silk", 0, 1).home(0, technology=3).academy(0, 0)
    scene.act("present_idea", "present wheel africa")
    assert BOX.specialist_tiles[f"specialist_{tile}"].specialists == 2  # both thinkers are taken at once
    assert scene.offer() == offer
    scene.play("decline")
    assert scene.topic == "replacement"


@pytest.mark.rule("INV-PRES-06", "INV-PRES-07")
def test_several_ideas_may_be_presented_and_are_replaced_at_the_end_of_the_action_step() -> None:
    scene = Scene().specialist("africa", "present").ideas(0, "wheel", "coins").home(0, technology=2)
    scene.act("present_idea", "present wheel africa", "specialist technology", "specialist technology")
    scene.play("present coins middle_east", "specialist economy")
    assert (scene.topic, scene.society(0).ideas) == ("replacement", [])
    scene.play("take_idea writing")
    assert scene.topic == "replacement"
    scene.play("take_idea glass")
    assert scene.society(0).ideas == ["writing", "glass"]
    assert scene.topic != "replacement"


@pytest.mark.rule("INV-PRES-08", "INV-PRES-09")
def test_a_card_of_the_display_is_replaced_by_sliding_and_the_top_of_the_stack() -> None:
    scene = Scene().ideas(0, "wheel").on_top("caravel", "windmill")
    scene.act("present_idea", "present wheel middle_east", "specialist technology")
    assert scene.offered("take_idea") == ["steel", "glass", "writing", "caravel"]
    scene.play("take_idea glass")
    assert scene.state.display == ["caravel", "steel", "writing"]
    assert scene.state.deck.items[-1] == "windmill"
    assert scene.state.deck.seen(1)[-1] == "windmill"


@pytest.mark.rule("INV-PRES-09")
def test_taking_the_top_of_the_stack_moves_no_card_of_the_display() -> None:
    scene = Scene().ideas(0, "wheel").on_top("caravel", "windmill")
    scene.act("present_idea", "present wheel middle_east", "specialist technology", "take_idea caravel")
    assert scene.state.display == ["steel", "glass", "writing"]
    assert scene.state.deck.items[-1] == "windmill"


@pytest.mark.rule("INV-PRES-10")
def test_caravel_in_africa_takes_a_trader_and_an_academic_and_gives_3_points() -> None:
    scene = Scene().ideas(0, "caravel").on_top("windmill")
    scene.act("present_idea", "present caravel africa", "specialist economy")  # the second one must be an academic
    society = scene.society(0)
    assert (society.home, society.academy, society.ip) == ([0, 1, 1], 1, 3)
    scene.play("take_idea windmill")
    assert scene.society(0).ideas == ["windmill"]


@pytest.mark.rule("INV-OPEN-23")
def test_without_any_card_left_a_player_goes_on_with_fewer_ideas() -> None:
    scene = Scene().ideas(0, "wheel").display().stack(0)
    scene.act("present_idea", "present wheel middle_east", "specialist technology")
    assert scene.society(0).ideas == []
    assert scene.asked == 1
    scene = Scene().ideas(0, "wheel").display("glass").stack(0)
    scene.act("present_idea", "present wheel middle_east", "specialist technology")
    assert (scene.society(0).ideas, scene.state.display) == (["glass"], [])
