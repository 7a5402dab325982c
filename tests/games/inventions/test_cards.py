"""Every card of Inventions on its way: presented, invented, innovated, shared, chained."""

import pytest

from gobelin.games.inventions.components import DISCIPLINES
from gobelin.games.inventions.loading import BOX
from support.inventions import COMMON, NOBODY, Scene

PREHISTORIC = [card.id for card in BOX.ideas.values() if card.era == 1]
IDEAS = [card.id for card in BOX.ideas.values() if card.era > 1]


def busy() -> Scene:
    """Every action has at least two targets, so that each is asked for."""
    scene = Scene().people(0, "europe", 9).people(0, "asia", 1).ideas(0, "satellite", "solar_sail")
    scene.home(0, economy=4, culture=4, technology=4).diplomat(0, "transport").influence(0, 1)
    return scene


def crowd(scene: Scene, *without: str) -> Scene:
    """More ideas and inventions of others and of one's own, but none of these cards."""
    spare = [
        card
        for card in ("seawall", "tanned_leather", "wheel", "fermentation", "domestication_horse")
        if card not in without
    ]
    scene.idea("south_america", spare[0], 1).idea("north_america", spare[1], 1)
    scene.invention("australia", spare[2], 0, 1).invention("middle_east", spare[3], 1, 2)
    return scene


def accessible(milestone: str) -> Scene:
    """Seat 0 has a citizen on the milestone, wherever it is."""
    if milestone in COMMON:
        return Scene()
    private = ["agriculture", "cotton", "copper_smelting", "mining"]
    if milestone == "agriculture":
        return Scene()
    if milestone not in private:
        private[3] = milestone
    return Scene().milestones(private).diplomat(0, milestone)


@pytest.mark.rule("INV-INV-03", "INV-INV-04", "INV-INV-06")
@pytest.mark.parametrize("card", IDEAS)
def test_every_idea_is_invented_with_just_its_specialists(card: str) -> None:
    facts = BOX.ideas[card]
    needed = [facts.discipline, *facts.extra]
    homes = {discipline: needed.count(discipline) for discipline in DISCIPLINES}
    scene = accessible(facts.milestone).idea("africa", card, 1).academy(0, 0).home(0, **homes)
    scene.act("invent")  # nobody else is at home, so that nothing is asked
    society = scene.society(0)
    assert scene.beside("africa") == (1, 2, 0, NOBODY)
    assert society.home == [0, 0, 0]
    assert society.exhausted == [facts.extra.count(discipline) for discipline in DISCIPLINES]
    assert (society.ip, society.aspirations) == (facts.points, ["technology"])


@pytest.mark.rule("INV-INV-04")
@pytest.mark.parametrize("card", IDEAS)
def test_no_idea_is_invented_with_one_specialist_less(card: str) -> None:
    facts = BOX.ideas[card]
    for missing in {facts.discipline, *facts.extra}:
        homes = {discipline: [facts.discipline, *facts.extra].count(discipline) for discipline in DISCIPLINES}
        homes[missing] -= 1
        scene = accessible(facts.milestone).idea("africa", card, 1).academy(0, 0).home(0, **homes)
        assert "pillar invent" not in scene.offer()


@pytest.mark.rule("INV-INNO-05", "INV-CHAIN-16")
@pytest.mark.parametrize("card", [card for card in IDEAS if card not in ("satellite", "solar_sail")])
def test_every_invention_chains_its_action_for_the_innovator(card: str) -> None:
    scene = crowd(busy(), card).invention("africa", card, 1, 2)
    scene.act("innovate", "innovate africa", "academic")
    assert scene.offered("chain") == [card]
    scene.play(f"chain {card}")
    assert scene.topic == BOX.ideas[card].chain
    assert scene.state.thread == ["innovate", card]


@pytest.mark.rule("INV-CALL-06", "INV-SET-35")
@pytest.mark.parametrize("card", PREHISTORIC)
def test_every_prehistoric_invention_chains_its_action_after_calling_specialists(card: str) -> None:
    scene = crowd(busy()).invention("africa", "silk", 0, 1).inventions(0, card)
    scene.act("call_specialists", "call asia 1", f"chain {card}")
    assert scene.state.thread[:2] == ["call_specialists", card]
    if BOX.ideas[card].chain == "share_invention":
        assert scene.offered("share") == ["africa", "australia"]
    assert scene.topic == BOX.ideas[card].chain
