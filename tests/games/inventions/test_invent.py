"""Invent (INV-INV)."""

import pytest

from gobelin.games.inventions.loading import BOX
from support.inventions import NOBODY, Scene


@pytest.mark.rule("INV-INV-01")
def test_any_presented_idea_with_an_accessible_milestone_can_be_invented() -> None:
    scene = Scene().idea("africa", "wheel", 1).idea("asia", "seawall", 0).idea("europe", "coins", 2)
    scene.invention("australia", "silk", 1, 2).home(0, technology=2)
    scene.act("invent")
    assert scene.offer() == ["invent africa", "invent asia"]  # coins take copper smelting, which is foreign


@pytest.mark.rule("INV-INV-02")
@pytest.mark.parametrize("card", ["wheel", "fermentation", "tanned_leather"])
def test_inventing_gives_a_technology_aspiration_whatever_the_discipline(card: str) -> None:
    scene = Scene().idea("africa", card, 1)
    scene.act("invent", "academic")
    assert scene.society(0).aspirations == ["technology"]


@pytest.mark.rule("INV-INV-03", "INV-INV-05")
def test_a_specialist_of_the_discipline_or_an_academic_becomes_the_inventor() -> None:
    scene = Scene().idea("africa", "fermentation", 1)
    scene.act("invent")
    assert scene.offer() == ["specialist culture", "academic"]
    scene.play("specialist culture")
    assert (scene.society(0).home, scene.society(0).exhausted) == ([1, 0, 1], [0, 0, 0])
    assert scene.beside("africa") == (1, 2, 0, NOBODY)
    assert scene.region("africa").is_invention


@pytest.mark.rule("INV-INV-04")
def test_extra_specialists_of_the_shown_disciplines_or_academics_are_exhausted() -> None:
    scene = Scene().milestones(common=["control_of_fire", "transport", "origin_of_language", "sailing"])
    scene.idea("africa", "lighthouse", 1)
    scene.act("invent", "specialist economy")
    assert (scene.topic, scene.offer()) == ("exhaust", ["specialist culture", "academic"])
    scene.play("academic")
    society = scene.society(0)
    assert (society.home, society.exhausted, society.academy) == ([0, 1, 1], [0, 1, 0], 1)


@pytest.mark.rule("INV-INV-03", "INV-INV-04")
def test_an_academic_that_must_serve_as_extra_specialist_is_not_offered_as_the_inventor() -> None:
    scene = Scene().milestones(common=["control_of_fire", "transport", "origin_of_language", "sailing"])
    scene.idea("africa", "lighthouse", 1).home(0, economy=1, culture=0, technology=0).academy(0, 1)
    scene.act("invent")  # the trader invents, the academic lies down as an artist
    society = scene.society(0)
    assert (society.home, society.exhausted, society.academy) == ([0, 0, 0], [0, 1, 0], 0)


@pytest.mark.rule("INV-INV-04")
def test_an_idea_whose_extra_specialists_are_not_there_cannot_be_invented() -> None:
    scene = Scene().milestones(common=["control_of_fire", "transport", "origin_of_language", "iron"])
    scene.idea("africa", "steel", 1).academy(0, 0).home(0, technology=1)
    assert "pillar invent" not in scene.offer()
    scene = Scene().milestones(common=["control_of_fire", "transport", "origin_of_language", "iron"])
    scene.idea("africa", "steel", 1).academy(0, 1).home(0, technology=1)
    assert "pillar invent" in scene.offer()


@pytest.mark.rule("INV-INV-06", "INV-OPEN-37")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("satellite", 4),
        ("machine_learning", 4),
        ("quantum_computing", 6),
        ("solar_sail", 6),
        ("internet", 4),
        ("reusable_rocket", 6),
    ],
)
def test_a_card_of_era_6_scores_when_invented(card: str, points: int) -> None:
    milestone = BOX.ideas[card].milestone
    scene = Scene().milestones(["agriculture", "cotton", "copper_smelting", milestone]).diplomat(0, milestone)
    scene.idea("africa", card, 1).home(0, economy=2, culture=2, technology=2).academy(0, 0)
    scene.act("invent")
    assert (scene.society(0).ip, scene.society(1).ip) == (points, 0)
    assert scene.society(0).points == {card: points}
    extra = [BOX.ideas[card].extra.count(discipline) for discipline in ("economy", "culture", "technology")]
    assert scene.society(0).exhausted == extra


@pytest.mark.rule("INV-INV-07", "INV-OPEN-64")
def test_the_originator_may_be_the_inventor() -> None:
    scene = Scene().idea("africa", "wheel", 0)
    scene.act("invent", "specialist technology")
    assert scene.beside("africa") == (0, 2, 0, NOBODY)


@pytest.mark.rule("INV-INV-08")
def test_steamship_with_iron_in_the_common_knowledge() -> None:
    scene = (
        Scene()
        .milestones(common=["control_of_fire", "transport", "origin_of_language", "iron"])
        .idea("asia", "steamship", 1)
    )
    scene.act("invent", "academic", "specialist economy")
    society = scene.society(0)
    assert (society.academy, society.home, society.exhausted) == (1, [0, 1, 1], [1, 0, 0])
    assert society.aspirations == ["technology"]
    assert scene.beside("asia") == (1, 1, 0, NOBODY)


@pytest.mark.rule("INV-INV-09")
def test_presenting_innovating_and_sharing_need_no_milestone() -> None:
    scene = Scene().ideas(0, "coins").invention("africa", "silk", 0, 1).invention("asia", "lighthouse", 1, 2)
    assert not any(scene.table.has_access(0, milestone) for milestone in ("copper_smelting", "cotton", "sailing"))
    offer = scene.offered("pillar")
    assert {"present_idea", "innovate", "share_invention"} <= set(offer)
    assert "invent" not in offer


@pytest.mark.rule("INV-OPEN-36")
def test_aspiration_and_inventor_come_in_one_step() -> None:
    scene = Scene().idea("africa", "wheel", 1)
    scene.act("invent", "specialist technology")
    told = scene.told()
    assert told[told.index("aspired 0 technology") :][:3] == [
        "aspired 0 technology",
        "invented 0 wheel africa",
        "posted 0 technology inventor africa",
    ]
