"""Chain actions and the influence track of Inventions (INV-CHAIN, INV-INFL)."""

import pytest

from gobelin.games.inventions.acts import ACTS
from gobelin.games.inventions.components import ACTIONS
from gobelin.games.inventions.loading import BOX
from support.inventions import Scene

# --- markers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-CHAIN-01", "INV-INFL-02", "INV-INFL-06", "INV-OPEN-04")
@pytest.mark.parametrize(
    ("influence", "markers"),
    [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 2), (8, 3), (9, 3), (10, 3)],
)
def test_the_influence_prepares_one_to_three_markers(influence: int, markers: int) -> None:
    assert Scene().influence(0, influence).state.markers == markers


@pytest.mark.rule("INV-CHAIN-02", "INV-CHAIN-15")
def test_on_space_5_two_markers_are_prepared() -> None:
    scene = Scene().influence(0, 5)
    assert scene.state.markers == 2
    assert scene.match.view(None)["markers"] == 2


@pytest.mark.rule("INV-CHAIN-03")
def test_influence_gained_or_lost_in_the_turn_changes_no_markers() -> None:
    scene = Scene().influence(0, 3).placed(0, hex_0_0="economy_2").people(0, "africa", 2).inventions(0, "boats")
    scene.play("use_economy economy_2")
    assert (scene.society(0).influence, scene.state.markers) == (5, 1)
    scene.act("call_specialists", "call africa 1", "chain boats", "travel africa europe")
    assert scene.topic == "progress"


@pytest.mark.rule("INV-CHAIN-04", "INV-CHAIN-05")
def test_a_chain_costs_a_marker_and_may_be_declined() -> None:
    scene = Scene().influence(0, 5).people(0, "africa", 2).inventions(0, "boats")
    scene.act("call_specialists", "call africa 1")
    assert scene.offer() == ["chain boats", "decline"]
    scene.play("chain boats")
    assert scene.state.markers == 1
    scene = Scene().influence(0, 5).people(0, "africa", 2).inventions(0, "boats")
    scene.act("call_specialists", "call africa 1", "decline")
    assert scene.topic == "progress"


@pytest.mark.rule("INV-CHAIN-04")
def test_without_a_marker_there_is_no_chain() -> None:
    scene = Scene().influence(0, 1).people(0, "africa", 3).inventions(0, "bread", "boats")
    scene.act("call_specialists", "call africa 1", "chain bread", "call africa 1")
    assert scene.topic == "progress"


@pytest.mark.rule("INV-CHAIN-06")
def test_unused_markers_are_gone_at_the_end_of_the_action_step() -> None:
    scene = Scene().influence(0, 8).people(0, "africa", 1)
    assert scene.state.markers == 3
    scene.act("travel", "travel africa europe")
    assert (scene.topic, scene.state.markers) == ("progress", 0)


@pytest.mark.rule("INV-CHAIN-07")
def test_a_chained_action_needs_no_pillar_and_gives_nobody_influence() -> None:
    scene = Scene().people(0, "africa", 2).inventions(0, "boats").pillars(0, "eureka").pillars(1, "travel")
    scene.act("call_specialists", "call africa 1", "chain boats", "travel africa europe")
    assert "travelled 0 africa europe" in scene.told()
    assert scene.society(1).influence == 1
    assert scene.society(0).seasons == ["call_specialists"]


@pytest.mark.rule("INV-CHAIN-08")
def test_four_actions_have_a_chain_step() -> None:
    for action, choices in {
        "innovate": ["specialist technology"],
        "call_specialists": ["call africa 1"],
        "gain_influence": ["influence africa influence_present"],
        "travel": ["travel africa middle_east"],
    }.items():
        scene = Scene().influence(0, 8).people(0, "africa", 9).inventions(0, "bread").ideas(0, "wheel")
        scene.invention("asia", "irrigation", 1, 2)
        scene.act(action, *choices)
        assert scene.topic == "chain", action
    scene = Scene().influence(0, 8).people(0, "africa", 9).inventions(0, "bread").ideas(0, "wheel")
    scene.idea("asia", "irrigation", 0)
    scene.act("present_idea", "present wheel middle_east", "specialist technology")
    assert scene.topic == "replacement"
    assert set(ACTS) == set(ACTIONS)


@pytest.mark.rule("INV-CHAIN-09")
def test_a_chained_action_offers_its_own_chain_step() -> None:
    scene = Scene().influence(0, 8).people(0, "africa", 3).inventions(0, "bread", "boats")
    scene.knowledge("europe", "citizen")
    scene.act("call_specialists", "call africa 1", "chain bread", "call africa 1")
    assert scene.offer() == ["chain boats", "decline"]
    scene.play("chain boats", "travel africa europe", "chain knowledge_citizen", "settle asia")
    assert scene.state.thread == [
        "call_specialists", "bread", "call_specialists", "boats", "travel", "knowledge_citizen",
    ]  # fmt: skip
    assert scene.region("asia").population[0] == 1


@pytest.mark.rule("INV-CHAIN-13")
def test_benefits_of_tiles_milestones_and_boxes_that_show_an_action_need_no_marker() -> None:
    scene = Scene().specialist("africa", "invent").ideas(0, "wheel").home(0, technology=3)
    scene.act("present_idea", "present wheel africa", "specialist technology", "specialist technology")
    assert (scene.topic, scene.offer(), scene.state.markers) == ("invent", ["invent africa", "decline"], 1)
    scene.play("invent africa", "specialist technology")
    assert scene.beside("africa") == (0, 2, 0, -1)


@pytest.mark.rule("INV-CHAIN-14")
def test_knowledge_needs_a_marker_for_its_benefit_and_for_its_points() -> None:
    scene = Scene().people(0, "asia", 2).inventions(0, "boats").knowledge("europe", "citizen").points_side("australia")
    scene.act("call_specialists", "call asia 1", "chain boats", "travel asia europe")  # the only marker is spent
    assert scene.topic == "progress"
    scene = Scene().people(0, "asia", 1).points_side("australia")
    scene.act("travel", "travel asia australia")
    assert scene.offer() == ["chain knowledge_share", "decline"]
    scene.play("chain knowledge_share")
    assert (scene.society(0).ip, scene.state.markers) == (2, 0)


@pytest.mark.rule("INV-CHAIN-16")
def test_markers_are_spent_on_five_things_only() -> None:
    scene = Scene().influence(0, 8).invention("asia", "irrigation", 1, 2).inventions(0, "bread").people(0, "africa", 9)
    scene.act("innovate", "specialist technology")
    assert scene.offered("chain") == ["irrigation"]
    scene.play("chain irrigation", "call africa 1")
    assert scene.offered("chain") == ["bread"]
    scene = Scene().influence(0, 8).people(0, "africa", 9).ideas(0, "wheel").tile(0, "asia", "influence_plus_one")
    scene.act("gain_influence", "influence africa influence_present")
    assert scene.offered("chain") == ["influence_present", "influence_plus_one"]
    scene = Scene().influence(0, 8).people(0, "africa", 9)
    scene.act("travel", "travel africa middle_east")
    assert scene.offered("chain") == ["knowledge_call"]
    chained = {words.split()[0] for words in scene.offer()}
    assert chained == {"chain", "decline"}


@pytest.mark.rule("INV-CHAIN-17")
def test_one_action_offers_its_chain_step_once_for_one_chain() -> None:
    scene = Scene().influence(0, 8).people(0, "africa", 3).inventions(0, "boats", "star_chart").ideas(0, "wheel")
    scene.act("call_specialists", "call africa 1", "chain boats", "travel africa europe")
    assert scene.topic == "progress"  # two markers are left, but neither action has a chain step any more
    assert scene.state.done == ["travel", "call_specialists"]


@pytest.mark.rule("INV-OPEN-57")
def test_a_marker_cannot_be_spent_on_an_impossible_action() -> None:
    scene = Scene().influence(0, 8).people(0, "africa", 3).inventions(0, "star_chart", "trade", "boats")
    scene.act("call_specialists", "call africa 1")
    assert scene.offer() == ["chain boats", "decline"]  # no idea to present, nothing to share


@pytest.mark.rule("INV-OPEN-57")
def test_a_granted_action_may_be_declined() -> None:
    scene = Scene().people(0, "africa", 1).own(0, "agriculture")
    scene.act("recall_diplomat", "decline")
    assert scene.region("africa").population[0] == 1
    assert scene.society(0).aspirations == []


@pytest.mark.rule("INV-OPEN-57")
def test_diplomats_go_even_if_the_action_of_the_milestone_is_impossible() -> None:
    scene = Scene()
    scene.act("send_diplomat", "send cotton", "academic")  # nothing to share
    assert scene.state.diplomats["cotton"] == [1, 0]
    assert scene.asked == 1


# --- technology tiles -------------------------------------------------------------------------------------------------


def linked(influence: int = 5) -> Scene:
    """Technology 5 links Travel and Present an Idea."""
    scene = Scene().placed(0, hex_0_0="technology_5").influence(0, influence)
    return scene.people(0, "africa", 1).ideas(0, "wheel")


@pytest.mark.rule("INV-CHAIN-10", "INV-PROG-24")
def test_a_technology_tile_links_its_actions_in_both_directions() -> None:
    scene = linked()
    scene.act("travel", "travel africa europe")
    assert scene.offer() == ["link technology_5 present_idea", "decline"]
    scene.play("link technology_5 present_idea", "present wheel middle_east", "specialist technology")
    assert scene.region("middle_east").card == "wheel"
    scene = linked()
    scene.act("present_idea", "present wheel middle_east", "specialist technology")
    assert scene.offer() == ["link technology_5 travel", "decline"]
    scene.play("link technology_5 travel", "travel africa europe")
    assert scene.region("europe").population[0] == 1


@pytest.mark.rule("INV-CHAIN-11")
def test_a_link_costs_a_marker_and_an_influence_and_turns_the_tile_over_for_good() -> None:
    scene = linked()
    scene.act("travel", "travel africa europe", "link technology_5 present_idea")
    assert (scene.state.markers, scene.society(0).influence, scene.society(0).turned) == (1, 4, ["technology_5"])
    scene = linked()
    scene.table.players[0].turned.append("technology_5")
    scene.act("travel", "travel africa europe")
    assert scene.topic == "progress"


@pytest.mark.rule("INV-CHAIN-11", "INV-OPEN-55")
def test_without_an_influence_or_a_marker_there_is_no_link() -> None:
    scene = linked(influence=0)
    scene.act("travel", "travel africa europe")
    assert scene.topic == "progress"
    scene = linked(influence=1).inventions(0, "boats").people(0, "asia", 1)
    scene.act("call_specialists", "call asia 1", "chain boats", "travel africa europe")
    assert scene.topic == "progress"


@pytest.mark.rule("INV-CHAIN-12")
def test_at_most_one_technology_tile_is_used_in_a_turn() -> None:
    scene = linked(influence=8).placed(0, hex_2_m2="technology_7", hex_0_2="technology_1").home(0, technology=4)
    scene.act("travel", "travel africa europe")
    assert scene.offer() == ["link technology_5 present_idea", "link technology_7 recall_diplomat", "decline"]
    scene.play("link technology_5 present_idea", "present wheel middle_east", "specialist technology")
    assert scene.topic == "replacement"  # although two markers were left for Invent by technology 1
    scene = linked(influence=8).placed(0, hex_0_2="technology_1").home(0, technology=4)
    scene.act("present_idea", "present wheel middle_east", "specialist technology")
    assert scene.offered("link") == ["technology_5 travel", "technology_1 invent"]


@pytest.mark.rule("INV-OPEN-13")
def test_a_link_opens_when_the_action_and_all_it_led_to_are_complete() -> None:
    scene = linked().placed(0, hex_2_m2="technology_3").inventions(0, "boats").people(0, "asia", 2)
    scene.act("call_specialists", "call asia 1")
    assert scene.topic == "chain"
    scene.play("chain boats", "travel africa europe")
    assert (scene.topic, scene.offered("link")) == ("link", ["technology_5 present_idea"])  # nothing to share


@pytest.mark.rule("INV-OPEN-58")
def test_a_turned_technology_tile_still_counts_on_the_map() -> None:
    scene = Scene().placed(0, hex_0_0="technology_5", hex_1_0="prosperity_c").goals(0, "goal_soc_technology")
    scene.table.players[0].turned.append("technology_5")
    assert scene.score(0)["prosperity_c"] == 3
    assert scene.score(0)["goal_soc_technology"] == 2
    scene.tray(0, "culture_1", "culture_2", "culture_3", "technology_1").home(0, technology=1).academy(0, 0)
    scene.act("eureka", "eureka iron", "box era3_box4")
    assert "technology_1 hex_m1_0" not in scene.offered("place")  # one more for the turned tile beside it
    assert "technology_1 hex_2_m2" in scene.offered("place")


# --- the influence track ----------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-INFL-01")
def test_influence_beyond_10_is_lost() -> None:
    scene = Scene().influence(0, 9).placed(0, hex_0_0="economy_2")
    scene.play("use_economy economy_2")
    assert scene.society(0).influence == 10
    assert "influence 0 1 economy_2" in scene.told()


@pytest.mark.rule("INV-INFL-04", "INV-END-02", "INV-OPEN-04")
@pytest.mark.parametrize(
    ("influence", "points"),
    [(0, 1), (1, 1), (2, 1), (3, 1), (4, 5), (5, 5), (6, 5), (7, 5), (8, 10), (9, 10), (10, 10)],
)
def test_the_levels_of_the_track_are_worth_1_5_and_10(influence: int, points: int) -> None:
    assert Scene().influence(0, influence).score(0)["influence_track"] == points


@pytest.mark.rule("INV-INFL-05")
def test_space_8_is_worth_10() -> None:
    assert BOX.level(8).points == 10


@pytest.mark.rule("INV-INFL-03", "INV-ERA-06")
@pytest.mark.parametrize(
    ("before", "after"),
    [(0, 1), (1, 1), (2, 2), (3, 3), (4, 3), (5, 4), (6, 5), (7, 6), (8, 6), (9, 7), (10, 8)],
)
def test_the_era_change_adjusts_influence(before: int, after: int) -> None:
    scene = Scene().last_round(2, 2).influence(0, before)
    scene.act("send_diplomat").finish()
    assert scene.state.era == 3
    assert scene.society(0).influence == after
