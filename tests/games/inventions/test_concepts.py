"""Key concepts of Inventions (INV-CONC): citizens, milestones, access, symbols."""

from collections import Counter

import pytest

from gobelin.games.inventions.components import ACTIONS
from gobelin.games.inventions.loading import BOX
from support.inventions import NOBODY, Scene

# --- the way of an idea -----------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-CONC-02", "INV-CONC-03", "INV-CONC-05")
def test_the_wheel_is_presented_by_yellow_invented_and_shared_by_blue_and_innovated_by_orange() -> None:
    yellow, blue, orange = 0, 1, 2
    scene = Scene().ideas(yellow, "wheel").specialist("asia", "points").turn(yellow, blue, orange)
    scene.act("present_idea", "present wheel asia", "specialist technology").finish()
    assert scene.beside("asia") == (yellow, 2, NOBODY, NOBODY)
    assert scene.asked == blue
    scene.act("invent", "specialist technology").finish()
    scene.act("innovate", "specialist technology").finish()
    assert scene.beside("asia") == (yellow, 2, blue, orange)
    before = scene.society(yellow).ip
    scene.act("eureka", "eureka iron", "box era3_box4").finish()  # yellow's second turn
    scene.act("share_invention", "prosperity prosperity_d")
    assert scene.society(blue).inventions == ["wheel"]
    assert scene.society(blue).tray[-1] == "prosperity_d"
    assert scene.society(yellow).ip == before + 2 * 2
    assert scene.region("asia").population == [2, 1, 2]


@pytest.mark.rule("INV-CONC-04")
def test_an_invention_is_shared_without_an_innovator() -> None:
    scene = Scene().invention("africa", "wheel", 1, 0)
    scene.act("share_invention", "joker")
    assert scene.region("africa").population == [1, 2, 0]
    assert scene.society(0).inventions == ["wheel"]


@pytest.mark.rule("INV-CONC-32")
def test_a_card_is_an_idea_until_somebody_stands_on_its_invention_space() -> None:
    scene = Scene().idea("africa", "wheel", 1)
    assert (scene.region("africa").is_idea, scene.region("africa").is_invention) == (True, False)
    scene.act("invent", "specialist technology")
    assert (scene.region("africa").is_idea, scene.region("africa").is_invention) == (False, True)
    assert not Scene().region("africa").is_idea


# --- eras, forums -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-CONC-06", "INV-CONC-07")
def test_the_era_of_a_society_is_that_of_its_milestone_ahead_of_or_behind_chronos() -> None:
    scene = Scene().milestones(["iron", "agriculture", "crane"], eureka=["mathematics", "sailing"])
    scene.table.private.append("mining")
    scene.milestones().at(era=3)
    assert [scene.table.era_of(seat) for seat in range(3)] == [3, 2, 4]
    assert [scene.seen_by(0, player)["era"] for player in range(3)] == [3, 2, 4]


@pytest.mark.rule("INV-CONC-08")
def test_every_action_is_performed_by_a_pillar_on_its_space() -> None:
    scene = Scene().ideas(0, "wheel").idea("africa", "seawall", 1).invention("asia", "silk", 1, 2)
    scene.invention("europe", "coins", 0, 0).people(0, "australia", 4)
    assert scene.offered("pillar") == list(ACTIONS)
    assert len({BOX.forum_of[action] for action in ACTIONS}) == 5
    scene.act("travel", "travel australia africa")
    assert "performs 0 travel" in scene.told()
    assert scene.society(0).seasons == ["travel"]


@pytest.mark.rule("INV-CONC-09", "INV-CONC-10", "INV-CONC-11")
def test_an_own_pillar_blocks_both_actions_of_its_forum_and_those_of_others_never_do() -> None:
    scene = Scene().people(0, "australia", 4).ideas(0, "wheel").pillars(0, "travel", "present_idea")
    scene.pillars(1, "call_specialists", "send_diplomat").pillars(2, "call_specialists", "invent")
    scene.at(round=2)
    assert scene.offered("pillar") == ["call_specialists", "gain_influence", "send_diplomat", "recall_diplomat"]


@pytest.mark.rule("INV-CONC-12")
def test_a_pillar_takes_no_citizen() -> None:
    scene = Scene()
    scene.act("eureka", "eureka iron")
    society = scene.society(0)
    assert (society.seasons, society.home, society.academy) == (["eureka"], [1, 1, 1], 2)
    assert society.supply == 24 - 1  # only the diplomat on the new milestone


# --- citizens ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-CONC-13", "INV-CONC-14")
def test_an_exhausted_specialist_lies_down_and_cannot_be_used() -> None:
    scene = Scene().milestones(common=["control_of_fire", "transport", "origin_of_language", "iron"])
    scene.idea("asia", "steel", 1).academy(0, 0).home(0, technology=2, economy=0, culture=0)
    scene.act("invent")
    assert (scene.society(0).home, scene.society(0).exhausted) == ([0, 0, 0], [0, 0, 1])
    scene = Scene().academy(0, 0).home(0, economy=0, culture=0, technology=0).exhausted(0, technology=3)
    scene.idea("asia", "wheel", 1)
    assert "pillar invent" not in scene.offer()
    assert "pillar send_diplomat" not in scene.offer()


@pytest.mark.rule("INV-CONC-15")
def test_a_specialist_made_available_comes_home_to_its_discipline() -> None:
    scene = Scene().placed(0, hex_0_0="economy_7").exhausted(0, culture=1, technology=2)
    scene.play("use_economy economy_7", "discipline culture")  # the second can only be a thinker
    assert (scene.society(0).home, scene.society(0).exhausted) == ([1, 2, 2], [0, 0, 1])


@pytest.mark.rule("INV-CONC-16", "INV-CONC-17")
def test_disciplines_of_cards_and_their_specialists() -> None:
    kinds = {"wheel": "technology", "coins": "economy", "writing": "culture"}
    assert {card: BOX.ideas[card].discipline for card in kinds} == kinds
    for card, discipline in kinds.items():
        scene = Scene().ideas(0, card)
        scene.act("present_idea", f"present {card} middle_east")
        assert scene.offer() == [f"specialist {discipline}", "academic"]


@pytest.mark.rule("INV-CONC-18")
@pytest.mark.parametrize("card", ["wheel", "coins", "writing"])
def test_an_academic_serves_as_a_specialist_of_any_discipline(card: str) -> None:
    scene = Scene().home(0, economy=0, culture=0, technology=0).ideas(0, card)
    scene.act("present_idea", f"present {card} africa")
    assert (scene.society(0).academy, scene.region("africa").originators) == (0, 2)


@pytest.mark.rule("INV-CONC-19")
def test_an_exhausted_academic_joins_the_discipline_that_it_served_for_good() -> None:
    scene = Scene().tray(0, "technology_1", "culture_1", "culture_2", "culture_3")
    scene.home(0, economy=0, culture=0, technology=0)
    scene.act("eureka", "eureka iron", "box era3_box4", "place technology_1 hex_0_0")
    assert (scene.society(0).academy, scene.society(0).exhausted) == (1, [0, 0, 1])


@pytest.mark.rule("INV-CONC-19")
def test_an_academic_that_pays_for_prosperity_lies_down_where_its_owner_says() -> None:
    scene = Scene().tray(0, "prosperity_a", "culture_1", "culture_2", "culture_3")
    scene.home(0, economy=0, culture=0, technology=0)
    scene.act("eureka", "eureka iron", "box era3_box4", "place prosperity_a hex_0_0")
    assert scene.offer() == ["discipline economy", "discipline culture", "discipline technology"]
    scene.play("discipline culture", "discipline technology")
    assert (scene.society(0).academy, scene.society(0).exhausted) == (0, [0, 1, 1])


@pytest.mark.rule("INV-CONC-20")
def test_an_academic_stays_until_it_is_moved_and_then_has_no_discipline() -> None:
    scene = Scene()
    scene.act("send_diplomat", "send cotton", "academic")
    society = scene.society(0)
    assert (society.academy, society.home, society.exhausted) == (1, [1, 1, 1], [0, 0, 0])
    assert scene.state.diplomats["cotton"] == [1, 0]


@pytest.mark.rule("INV-CONC-21", "INV-CONC-22")
def test_the_academy_holds_as_many_as_the_era_of_the_milestone_and_the_rest_go_to_the_supply() -> None:
    scene = Scene()
    scene.act("recall_diplomat")
    assert (scene.society(0).academy, scene.society(0).supply) == (2, 24 + 1)
    scene = Scene().academy(0, 1)
    scene.act("recall_diplomat")
    assert (scene.society(0).academy, scene.society(0).supply) == (2, 25)


@pytest.mark.rule("INV-CONC-23")
def test_tiles_in_the_tray_do_nothing() -> None:
    scene = Scene().tray(0, "economy_2", "culture_1").ideas(0, "wheel")
    assert scene.offered("use_economy") == []
    scene.act("present_idea", "present wheel middle_east", "specialist technology")
    assert scene.society(0).influence == 1 + 1  # the specialist tile alone
    scene = Scene().placed(0, hex_0_0="economy_2", hex_1_m2="culture_1").ideas(0, "wheel")
    scene.act("present_idea", "present wheel middle_east", "specialist technology")
    assert scene.society(0).influence == 1 + 1 + 1
    assert scene.offered("use_economy") == []  # the pillar is set, the action without a chain step


@pytest.mark.rule("INV-CONC-35")
def test_citizens_get_a_discipline_only_by_coming_home() -> None:
    scene = Scene().invention("africa", "wheel", 0, 1).turn(0, 1, 2)
    scene.act("share_invention", "joker").finish()  # two originators are on the map now
    assert scene.region("africa").population == [2, 1, 0]
    scene = Scene().people(0, "africa", 2).display("steel", "glass", "writing")
    scene.act("call_specialists", "call africa 2")
    assert scene.society(0).home == [1, 3, 1]


@pytest.mark.rule("INV-CONC-36")
def test_thirty_citizens_are_always_somewhere() -> None:
    scene = Scene().invention("asia", "wheel", 0, 1, 2).people(0, "africa", 3).exhausted(0, culture=2)
    scene.diplomat(0, "cotton")
    society = scene.society(0)
    assert society.supply == 30 - 3 - 2 - 2 - 1 - 3 - 2  # homes, academy, own and other milestone, card, map, exhausted
    scene.act("share_invention", "joker").finish()
    assert scene.region("asia").population == [1, 1, 2]


# --- milestones -------------------------------------------------------------------------------------------------------


def can_invent(scene: Scene) -> bool:
    """Whether seat 0 may invent plumbing, for which it takes copper smelting."""
    scene.idea("africa", "plumbing", 1)
    return "pillar invent" in scene.offer()


@pytest.mark.rule("INV-CONC-24")
def test_the_own_milestone_is_accessible() -> None:
    assert can_invent(Scene().milestones(["copper_smelting", "cotton", "agriculture", "mining"]))
    assert can_invent(Scene().milestones(["copper_smelting", "cotton", "agriculture", "mining"]).no_diplomat(0))


@pytest.mark.rule("INV-CONC-25", "INV-OPEN-18")
def test_a_foreign_milestone_is_accessible_with_a_citizen_on_it() -> None:
    assert not can_invent(Scene())
    assert can_invent(Scene().diplomat(0, "copper_smelting"))
    private = ["agriculture", "cotton", "mining", "copper_smelting"]  # nobody plays the fourth colour
    assert not can_invent(Scene().milestones(private))
    assert can_invent(Scene().milestones(private).diplomat(0, "copper_smelting"))


@pytest.mark.rule("INV-CONC-26", "INV-ERA-22")
def test_a_foreign_milestone_of_an_era_that_chronos_has_passed_is_accessible() -> None:
    assert not can_invent(Scene().at(era=2))
    assert can_invent(Scene().at(era=3))


@pytest.mark.rule("INV-CONC-27")
def test_common_knowledge_and_discard_are_accessible_to_all() -> None:
    common = ["control_of_fire", "transport", "origin_of_language", "copper_smelting"]
    private = ["agriculture", "cotton", "mining", "iron"]
    assert can_invent(Scene().milestones(private, common, ["mathematics", "sailing"]))
    common[-1] = "mathematics"
    scene = Scene().milestones(private, common, ["sailing"])
    assert "copper_smelting" in scene.table.discard
    assert can_invent(scene)


@pytest.mark.rule("INV-CONC-28")
def test_milestones_on_the_eureka_display_and_in_stacks_are_accessible_to_nobody() -> None:
    for card in ("lighthouse", "catapult"):  # sailing, crane
        scene = Scene().home(0, economy=3, technology=3).at(era=5).idea("africa", card, 1)
        assert not any(scene.table.has_access(seat, BOX.ideas[card].milestone) for seat in range(3))
        assert "pillar invent" not in scene.offer()


@pytest.mark.rule("INV-CONC-29", "INV-OPEN-46")
def test_a_milestone_has_spaces_an_era_and_an_action() -> None:
    assert {milestone.spaces for milestone in BOX.milestones.values()} == {3}
    assert {milestone.letter: milestone.era for milestone in BOX.milestones.values()} == {
        "A": 1, "B": 2, "C": 3, "D": 4, "E": 5, "F": 6,
    }  # fmt: skip
    assert {milestone.action for milestone in BOX.milestones.values()} <= set(ACTIONS)


@pytest.mark.rule("INV-CONC-30", "INV-CONC-31")
def test_cards_show_milestone_extra_specialists_and_chain_and_only_era_6_points() -> None:
    for card in BOX.ideas.values():
        assert (card.milestone == "") is (card.era == 1)
        assert (card.points > 0) is (card.era == 6)
        assert card.chain in ACTIONS
        assert bool(card.extra) <= (card.era >= 3)


@pytest.mark.rule("INV-CONC-33")
def test_there_are_ten_actions_and_the_first_four_are_the_core_ones() -> None:
    assert ACTIONS == (
        "present_idea", "invent", "innovate", "share_invention",
        "call_specialists", "gain_influence", "travel", "eureka", "send_diplomat", "recall_diplomat",
    )  # fmt: skip


@pytest.mark.rule("INV-CONC-34")
def test_the_stacks_of_milestones() -> None:
    assert Counter(milestone.letter for milestone in BOX.milestones.values()) == {
        "A": 4, "B": 4, "C": 3, "D": 3, "E": 4, "F": 3,
    }  # fmt: skip


# --- symbols ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-CONC-37")
def test_a_new_specialist_comes_from_the_supply_and_is_available_at_once() -> None:
    scene = Scene().placed(0, hex_0_0="economy_4")
    scene.play("use_economy economy_4", "discipline technology")
    assert (scene.society(0).home, scene.society(0).supply) == ([1, 1, 2], 23)


@pytest.mark.rule("INV-CONC-38")
def test_a_new_citizen_comes_to_any_region() -> None:
    scene = Scene().placed(0, hex_0_0="economy_3")
    scene.play("use_economy economy_3")
    assert scene.offered("settle") == list(BOX.path)
    scene.play("settle australia")
    assert (scene.region("australia").population, scene.society(0).supply) == ([1, 0, 0], 23)


@pytest.mark.rule("INV-CONC-39")
def test_an_academic_comes_from_the_supply_unless_the_academy_is_full() -> None:
    scene = Scene().placed(0, hex_0_0="economy_1").academy(0, 1)
    scene.play("use_economy economy_1")
    assert (scene.society(0).academy, scene.society(0).supply) == (2, 24)
    scene = Scene().specialist("africa", "academic").ideas(0, "wheel")
    scene.act("present_idea", "present wheel africa", "specialist technology")
    assert (scene.society(0).academy, scene.society(0).supply) == (2, 24)


@pytest.mark.rule("INV-CONC-40")
def test_citizens_brought_home_give_neither_aspiration_nor_chain() -> None:
    scene = Scene().placed(0, hex_0_0="economy_5").people(0, "asia", 3).idea("asia", "coins", 1).inventions(0, "boats")
    scene.play("use_economy economy_5")
    assert scene.offer() == ["call asia 1", "call asia 2", "call asia 3", "decline"]
    scene.play("call asia 2")
    society = scene.society(0)
    assert (society.home, society.aspirations, scene.region("asia").population[0]) == ([3, 1, 1], [], 1)
    assert scene.topic == "main_action"
