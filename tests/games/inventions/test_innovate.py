"""Innovate (INV-INNO)."""

import pytest

from support.inventions import NOBODY, Scene


@pytest.mark.rule("INV-INNO-01", "INV-INNO-02", "INV-INNO-08")
def test_only_an_invention_of_somebody_else_without_an_innovator_can_be_innovated() -> None:
    scene = Scene().idea("africa", "wheel", 1).invention("asia", "seawall", 1, 0).invention("europe", "silk", 0, 1, 2)
    assert "pillar innovate" not in scene.offer()
    scene = Scene().invention("asia", "seawall", 1, 2).invention("europe", "silk", 1, 2)
    scene.act("innovate")
    assert scene.offer() == ["innovate europe", "innovate asia"]


@pytest.mark.rule("INV-INNO-03", "INV-INNO-04")
def test_a_specialist_or_an_academic_goes_and_a_new_specialist_of_the_discipline_comes() -> None:
    scene = Scene().invention("asia", "silk", 1, 2)
    scene.act("innovate")
    assert scene.offer() == ["specialist economy", "academic"]
    scene.play("academic")
    society = scene.society(0)
    assert (society.home, society.academy) == ([2, 1, 1], 1)
    assert society.supply == 24 - 1
    assert scene.beside("asia") == (1, 1, 2, 0)


@pytest.mark.rule("INV-INNO-03")
def test_without_a_fitting_citizen_nothing_can_be_innovated() -> None:
    scene = Scene().invention("asia", "silk", 1, 2).home(0, economy=0).academy(0, 0)
    assert "pillar innovate" not in scene.offer()


@pytest.mark.rule("INV-INNO-05", "INV-INNO-06")
def test_the_action_of_the_card_may_be_chained_at_anything_legal() -> None:
    scene = Scene().invention("asia", "irrigation", 1, 2).people(0, "africa", 2).people(0, "europe", 1)
    scene.act("innovate", "specialist technology")
    assert scene.offer() == ["chain irrigation", "decline"]
    scene.play("chain irrigation")
    assert scene.offer() == ["call africa 1", "call africa 2", "call europe 1"]
    scene.play("call europe 1")
    assert scene.society(0).home == [1, 2, 1]  # no card in Europe: writing decides


@pytest.mark.rule("INV-INNO-07")
def test_purple_innovates_silk_in_africa_and_chains_sharing() -> None:
    scene = Scene().invention("middle_east", "seawall", 1, 0).invention("africa", "silk", 1, 2)
    scene.act("innovate", "specialist economy")  # africa is the only target: seawall is his own
    assert scene.society(0).home == [1, 1, 1]
    assert scene.beside("middle_east") == (1, 1, 0, NOBODY)
    scene.play("chain silk")
    assert scene.offer() == ["share africa", "share middle_east"]
    scene.play("share africa", "prosperity prosperity_a")
    assert scene.society(2).inventions == ["silk"]
    assert scene.region("africa").population == [2, 2, 1]


@pytest.mark.rule("INV-INNO-09", "INV-OPEN-64")
def test_the_originator_may_innovate_what_somebody_else_invented() -> None:
    scene = Scene().invention("asia", "silk", 0, 1)
    scene.act("innovate", "specialist economy")
    assert scene.beside("asia") == (0, 1, 1, 0)


@pytest.mark.rule("INV-OPEN-27")
def test_with_an_empty_supply_innovating_works_without_the_new_specialist() -> None:
    scene = Scene().invention("asia", "silk", 1, 2).supply(0, 0)
    scene.act("innovate", "specialist economy")
    assert (scene.society(0).home, scene.society(0).supply) == ([0, 1, 1], 0)
    assert scene.beside("asia")[3] == 0


@pytest.mark.rule("INV-OPEN-27")
def test_with_an_empty_supply_gains_are_lost_and_eureka_works_without_a_diplomat() -> None:
    scene = Scene().supply(0, 0)
    scene.act("eureka", "eureka iron", "box era3_box1")
    assert (scene.state.private[0], scene.state.diplomats["iron"]) == ("iron", [])
    assert scene.society(0).supply == 0
    scene = Scene().invention("asia", "silk", 1, 1, 0).supply(0, 0)
    scene.act("share_invention", "joker")
    assert scene.region("asia").population == [1, 2, 0]
