"""Call Specialists (INV-CALL)."""

import pytest

from support.inventions import Scene


@pytest.mark.rule("INV-CALL-01", "INV-CALL-02")
def test_one_or_more_citizens_of_one_region_come_home_for_an_economy_aspiration() -> None:
    scene = Scene().people(0, "africa", 3).people(0, "europe", 1).idea("asia", "wheel", 0)
    scene.act("call_specialists")
    assert scene.offer() == ["call africa 1", "call africa 2", "call africa 3", "call europe 1"]
    scene.play("call africa 2")
    assert scene.society(0).aspirations == ["economy"]
    assert (scene.region("africa").population[0], scene.region("europe").population[0]) == (1, 1)
    assert scene.region("asia").originators == 1


@pytest.mark.rule("INV-CALL-03")
@pytest.mark.parametrize(("card", "home"), [("coins", [3, 1, 1]), ("fermentation", [1, 3, 1]), ("wheel", [1, 1, 3])])
def test_they_return_to_the_discipline_of_the_card_in_the_region(card: str, home: list[int]) -> None:
    for scene in (Scene().idea("africa", card, 1), Scene().invention("africa", card, 1, 2)):
        scene.people(0, "africa", 2)
        scene.act("call_specialists", "call africa 2")
        assert scene.society(0).home == home


@pytest.mark.rule("INV-CALL-04")
@pytest.mark.parametrize(("rightmost", "home"), [("coins", [2, 1, 1]), ("writing", [1, 2, 1]), ("glass", [1, 1, 2])])
def test_without_a_card_the_rightmost_idea_on_display_decides(rightmost: str, home: list[int]) -> None:
    scene = Scene().display("caravel", "catapult", rightmost).people(0, "africa", 2)
    scene.act("call_specialists", "call africa 1")
    assert scene.society(0).home == home


@pytest.mark.rule("INV-CALL-05")
def test_with_an_empty_display_the_player_chooses_one_discipline_for_all() -> None:
    scene = Scene().display().stack(0).people(0, "africa", 2)
    scene.act("call_specialists", "call africa 2")
    assert scene.topic == "home_discipline"
    scene.play("discipline technology")
    assert scene.society(0).home == [1, 1, 3]


@pytest.mark.rule("INV-CALL-06")
def test_with_a_marker_one_own_invention_may_be_chained() -> None:
    scene = Scene().people(0, "africa", 3).inventions(0, "boats", "bread").inventions(1, "clothing")
    scene.act("call_specialists", "call africa 1")
    assert scene.offer() == ["chain boats", "chain bread", "decline"]
    scene.play("chain boats", "travel africa europe")
    assert scene.region("europe").population[0] == 1


@pytest.mark.rule("INV-CALL-07")
def test_the_same_invention_is_not_chained_twice_in_a_turn() -> None:
    scene = Scene().people(0, "africa", 4).inventions(0, "bread", "boats").influence(0, 8)
    scene.act("call_specialists", "call africa 1", "chain bread", "call africa 1")
    assert scene.offer() == ["chain boats", "decline"]
    scene = Scene().people(0, "africa", 4).inventions(0, "bread").at(chained=["bread"])
    scene.act("call_specialists", "call africa 1")
    assert scene.offer() == ["chain bread", "decline"]  # what an earlier turn chained does not count


@pytest.mark.rule("INV-CALL-08")
def test_orange_innovates_the_microscope_and_uses_both_markers() -> None:
    scene = Scene().influence(0, 5).invention("asia", "microscope", 1, 2).invention("europe", "fermentation", 1, 2)
    scene.people(0, "europe", 3).people(0, "africa", 1).inventions(0, "boats")
    scene.act("innovate", "innovate asia", "specialist technology")
    assert scene.state.markers == 2
    scene.play("chain microscope")
    assert scene.state.markers == 1
    scene.play("call europe 3")
    society = scene.society(0)
    assert (society.home, society.aspirations) == ([1, 4, 1], ["economy"])
    scene.play("chain boats")
    assert scene.state.markers == 0
    scene.play("travel africa australia")
    assert scene.region("australia").population[0] == 1


@pytest.mark.rule("INV-OPEN-24")
def test_without_a_citizen_on_the_map_neither_calling_nor_travelling_is_possible() -> None:
    offer = Scene().idea("africa", "wheel", 0).offer()
    assert not {"pillar call_specialists", "pillar travel"} & set(offer)
