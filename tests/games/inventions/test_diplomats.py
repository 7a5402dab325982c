"""Send and recall a diplomat (INV-DIPO, INV-DIPR)."""

import pytest

from gobelin.games.inventions.loading import BOX
from support.inventions import COMMON, PRIVATE, Scene


@pytest.mark.rule("INV-DIPO-01")
def test_any_available_specialist_or_academic_goes_to_a_private_or_common_milestone() -> None:
    scene = Scene()
    scene.act("send_diplomat")
    others = [milestone for milestone in PRIVATE if milestone != "agriculture"]
    assert scene.offered("send") == [*others, *reversed(COMMON)]
    scene.play("send cotton")
    assert scene.offer() == ["specialist economy", "specialist culture", "specialist technology", "academic"]
    scene.play("specialist culture")
    assert (scene.society(0).home, scene.state.diplomats["cotton"]) == ([1, 0, 1], [1, 0])


@pytest.mark.rule("INV-DIPO-01")
def test_without_anybody_at_home_no_diplomat_can_be_sent() -> None:
    assert "pillar send_diplomat" not in Scene().nobody_home(0).exhausted(0, culture=3).offer()


@pytest.mark.rule("INV-DIPO-02", "INV-OPEN-46")
def test_a_milestone_with_an_own_citizen_or_without_a_free_space_is_closed() -> None:
    scene = Scene(4).diplomat(0, "mining").diplomat(1, "transport").diplomat(2, "transport").diplomat(3, "transport")
    scene.act("send_diplomat")
    assert scene.offered("send") == [
        "cotton", "copper_smelting", "origin_of_language", "control_of_fire", "stone_and_bone_tools",
    ]  # fmt: skip


@pytest.mark.rule("INV-DIPO-03", "INV-DIPO-07")
@pytest.mark.parametrize(
    ("own", "target", "influence"),
    [
        ("agriculture", "iron", 2),
        ("agriculture", "cotton", 1),
        ("mathematics", "iron", 1),
        ("mathematics", "cotton", 1),
        ("agriculture", "transport", 1),
    ],
)
def test_the_owner_of_a_later_milestone_gains_influence_and_nobody_else(own: str, target: str, influence: int) -> None:
    scene = Scene().milestones([own, target if target in ("iron", "cotton") else "cotton", "copper_smelting", "mining"])
    scene.act("send_diplomat", f"send {target}", "academic")
    assert [scene.society(seat).influence for seat in range(3)] == [1, influence, 1]


ACTION_TOPICS = {
    "call_specialists": "call_specialists",
    "innovate": "innovate",
    "travel": "travel",
    "present_idea": "present_idea",
    "share_invention": "share_invention",
    "invent": "invent",
    "gain_influence": "gain_influence",
}


def busy(milestone: str) -> Scene:
    """Everything is possible; the milestone is that of nobody's colour."""
    private = ["agriculture", "cotton", "copper_smelting", "mining"]
    if milestone in private:
        private[private.index(milestone)] = "paper"
    common = list(COMMON)
    if milestone not in common:
        private[3] = milestone
    scene = Scene().milestones(private, common).people(0, "europe", 9).ideas(0, "wheel", "coins")
    scene.idea("europe", "tanned_leather", 1).invention("asia", "silk", 1, 2)
    return scene.invention("australia", "seawall", 0, 0).home(0, economy=2)


@pytest.mark.rule("INV-DIPO-04", "INV-CHAIN-13")
@pytest.mark.parametrize("milestone", list(BOX.milestones))
def test_every_milestone_gives_its_action_to_a_diplomat_who_arrives(milestone: str) -> None:
    scene = busy(milestone)
    scene.act("send_diplomat", f"send {milestone}", "academic")
    assert scene.topic == ACTION_TOPICS[BOX.milestones[milestone].action]
    assert "decline" in scene.offer()


@pytest.mark.rule("INV-DIPR-03")
@pytest.mark.parametrize("milestone", list(BOX.milestones))
def test_every_milestone_gives_its_action_to_a_diplomat_who_leaves(milestone: str) -> None:
    scene = busy(milestone).diplomat(0, milestone)
    scene.act("recall_diplomat", f"recall {milestone}")
    assert scene.topic == ACTION_TOPICS[BOX.milestones[milestone].action]
    assert scene.state.diplomats[milestone] == []


def test_the_actions_of_the_milestones_are_as_printed() -> None:
    assert {milestone.id: milestone.action for milestone in BOX.milestones.values()} == {
        "stone_and_bone_tools": "call_specialists", "control_of_fire": "innovate", "transport": "travel",
        "origin_of_language": "present_idea", "agriculture": "call_specialists", "cotton": "share_invention",
        "copper_smelting": "invent", "mining": "present_idea", "iron": "gain_influence",
        "mathematics": "present_idea", "sailing": "travel", "paper": "share_invention",
        "greek_fire": "gain_influence", "crane": "innovate", "electricity": "invent",
        "telegraph": "share_invention", "vaccination": "travel", "combustion_engine": "call_specialists",
        "solar_cell": "gain_influence", "computer": "invent", "artificial_intelligence": "innovate",
    }  # fmt: skip


@pytest.mark.rule("INV-DIPO-05")
def test_a_diplomat_gives_access_for_inventing() -> None:
    scene = Scene().idea("africa", "plumbing", 1)
    assert "pillar invent" not in scene.offer()
    scene.act("send_diplomat", "send copper_smelting", "academic")
    assert (scene.topic, scene.offer()) == ("invent", ["invent africa", "decline"])


@pytest.mark.rule("INV-DIPO-06")
def test_orange_sends_a_diplomat_to_vaccination_and_travels() -> None:
    scene = Scene().milestones(["agriculture", "vaccination", "copper_smelting", "mining"]).people(0, "asia", 1)
    scene.act("send_diplomat", "send vaccination", "specialist culture")
    assert scene.society(1).influence == 2
    scene.play("travel asia europe")
    assert scene.region("europe").population[0] == 1


@pytest.mark.rule("INV-OPEN-17")
def test_a_diplomat_may_go_to_the_own_milestone_if_none_is_there() -> None:
    scene = Scene().no_diplomat(0)
    scene.act("send_diplomat", "send agriculture", "academic")
    assert scene.state.diplomats["agriculture"] == [0]
    assert scene.society(0).influence == 1


@pytest.mark.rule("INV-OPEN-18")
def test_a_diplomat_on_the_display_of_nobody_gives_nobody_influence() -> None:
    scene = Scene().milestones(["agriculture", "cotton", "copper_smelting", "iron"])
    scene.act("send_diplomat", "send iron", "academic")
    assert scene.state.diplomats["iron"] == [0]
    assert [scene.society(seat).influence for seat in range(3)] == [1, 1, 1]


# --- recall -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-DIPR-01")
def test_one_own_citizen_returns_from_any_milestone_as_an_academic() -> None:
    scene = Scene().diplomat(0, "cotton").diplomat(0, "transport").academy(0, 0)
    scene.act("recall_diplomat")
    assert scene.offered("recall") == ["agriculture", "cotton", "transport"]
    scene.play("recall cotton")
    assert (scene.society(0).academy, scene.state.diplomats["cotton"]) == (1, [1])


@pytest.mark.rule("INV-DIPR-01")
def test_without_a_diplomat_nobody_can_be_recalled() -> None:
    assert "pillar recall_diplomat" not in Scene().no_diplomat(0).offer()


@pytest.mark.rule("INV-DIPR-02")
def test_beyond_the_limit_the_citizen_goes_to_the_supply() -> None:
    scene = Scene().academy(0, 2)
    supply = scene.society(0).supply
    scene.act("recall_diplomat")
    assert (scene.society(0).academy, scene.society(0).supply) == (2, supply + 1)


@pytest.mark.rule("INV-DIPR-04")
def test_access_to_the_own_milestone_stays_and_that_to_a_foreign_one_ends() -> None:
    scene = Scene().diplomat(0, "cotton")
    scene.act("recall_diplomat", "recall agriculture")
    assert scene.state.has_access(0, "agriculture")
    scene = Scene().diplomat(0, "cotton")
    assert scene.table.has_access(0, "cotton")
    scene.act("recall_diplomat", "recall cotton")
    assert not scene.state.has_access(0, "cotton")


@pytest.mark.rule("INV-DIPR-05")
def test_blue_recalls_a_diplomat_from_computer_and_invents() -> None:
    scene = Scene().milestones(["agriculture", "computer", "copper_smelting", "mining"]).diplomat(0, "computer")
    scene.idea("africa", "wheel", 1).academy(0, 0)
    scene.act("recall_diplomat", "recall computer", "invent africa", "academic")
    assert scene.region("africa").inventor == 0
    assert scene.society(0).academy == 0
