"""The era change (INV-ERA)."""

import random
from itertools import permutations

import pytest

from gobelin.games.inventions.loading import BOX
from support.inventions import Scene


def change(scene: Scene, era: int = 2) -> Scene:
    """Let the last turn of an era be played by the last seat, with a diplomat that has no consequences."""
    scene.last_round(era, scene.seats - 1)
    scene.act("send_diplomat")
    while scene.state.era == era and scene.asked == scene.seats - 1:
        offer = scene.offer()
        scene.play("decline" if "decline" in offer else "end" if "end" in offer else offer[0])
    return scene


@pytest.mark.rule("INV-ERA-01")
@pytest.mark.parametrize("era", [2, 3, 4])
def test_six_steps_follow_each_other_after_eras_2_to_4(era: int) -> None:
    scene = Scene().influence(0, 8).exhausted(0, culture=2).scholars(0, "asia").ideas(0, "silk").at(era=era)
    scene.era_box(0, f"era{era}_box4" if era > 2 else "era3_box4").pillars(0, "travel", "invent", "innovate")
    scene.display("coins", "steel", "writing").academy(0, 1)
    change(scene, era)
    assert (scene.topic, scene.asked) == ("turn_order", 0)
    assert scene.society(0).influence == 8  # step 2 comes after step 1
    scene.play("order 2")
    assert scene.state.order == [1, 0, 2]
    assert scene.society(0).influence == 6
    assert (scene.society(0).exhausted, scene.society(0).home[1]) == ([0, 0, 0], 3)
    assert (scene.society(0).seasons, scene.society(0).scholars) == ([], 0)
    assert scene.state.eureka == ["paper", "greek_fire", "crane"]
    assert scene.topic == "replacement"
    assert "silk" in scene.state.discarded


@pytest.mark.rule("INV-ERA-03", "INV-END-01")
def test_after_era_5_the_game_ends_without_an_era_change() -> None:
    scene = Scene().influence(0, 8).exhausted(0, culture=2).pillars(0, "travel", "invent").ideas(0, "silk")
    scene.era_box(0, "era5_box4")
    change(scene, 5)
    assert (scene.state.phase, scene.asked, scene.state.era) == ("over", None, 6)
    assert (scene.society(0).influence, scene.society(0).exhausted) == (8, [0, 2, 0])
    assert (scene.society(0).seasons, scene.society(0).ideas) == (["invent"], ["silk"])
    assert scene.match.result is not None


@pytest.mark.rule("INV-ERA-04", "INV-OPEN-42")
@pytest.mark.parametrize(("place", "order"), [(1, [1, 0, 2, 3]), (3, [0, 2, 1, 3]), (4, [0, 2, 3, 1])])
def test_the_marker_furthest_right_on_a_turn_order_box_chooses_a_place(place: int, order: list[int]) -> None:
    scene = Scene(4).era_box(0, "era3_box4").era_box(1, "era4_box4").era_box(2, "era5_box3")
    change(scene, 2)
    assert (scene.asked, scene.offered("order")) == (1, ["1", "2", "3", "4"])
    scene.play(f"order {place}")
    assert scene.state.order == order
    assert scene.state.to_go == order


@pytest.mark.rule("INV-OPEN-42")
def test_the_box_keeps_its_right_while_the_marker_stays() -> None:
    scene = Scene().era_box(1, "era3_box4")
    change(scene, 4)
    assert (scene.topic, scene.asked) == ("turn_order", 1)


@pytest.mark.rule("INV-ERA-05")
def test_without_a_marker_on_a_turn_order_box_the_order_stays() -> None:
    scene = change(Scene().at(order=[1, 2, 0]))
    assert (scene.state.order, scene.topic) == ([1, 2, 0], "main_action")
    assert scene.asked == 1


@pytest.mark.rule("INV-ERA-07")
def test_all_exhausted_specialists_come_home() -> None:
    scene = change(Scene().exhausted(0, economy=1, culture=2, technology=3).exhausted(1, culture=4))
    assert (scene.society(0).home, scene.society(0).exhausted) == ([2, 3, 4], [0, 0, 0])
    assert scene.society(1).home == [1, 5, 1]


@pytest.mark.rule("INV-ERA-08", "INV-CONC-11")
def test_season_pillars_return_and_epoch_pillars_stay() -> None:
    scene = change(Scene().pillars(0, "travel", "invent", "innovate"))
    assert (scene.society(0).epoch, scene.society(0).seasons) == ("travel", [])


@pytest.mark.rule("INV-ERA-09", "INV-ERA-10", "INV-ERA-21", "INV-OPEN-63")
def test_scholars_bring_academics_within_the_limit_and_return() -> None:
    scene = Scene().scholars(0, "africa", "asia").scholars(1, "europe").academy(0, 1).academy(1, 0)
    supplies = [scene.society(seat).supply for seat in (0, 1)]
    change(scene)
    assert [scene.society(seat).academy for seat in (0, 1)] == [2, 1]
    assert [scene.society(seat).supply for seat in (0, 1)] == [supplies[0] - 1, supplies[1] - 1]
    assert [scene.society(seat).scholars for seat in range(3)] == [0, 0, 0]
    assert all(display.scholar for display in scene.state.regions.values())


@pytest.mark.rule("INV-ERA-12", "INV-ERA-14", "INV-OPEN-19", "INV-OPEN-20")
def test_milestones_left_on_the_eureka_display_become_common_one_by_one_from_the_left() -> None:
    scene = Scene(4)
    private = list(scene.table.private)
    change(scene)
    assert scene.state.common == ["origin_of_language", "iron", "mathematics", "sailing"]
    assert scene.state.discard == ["stone_and_bone_tools", "control_of_fire", "transport"]
    assert scene.state.eureka == ["paper", "greek_fire", "crane"]
    assert scene.state.milestone_stacks["D"] == []
    assert scene.state.private == private  # players' milestones move only by Eureka
    assert "new_milestones D" in scene.told()


@pytest.mark.rule("INV-ERA-14", "INV-2P-25")
def test_nobody_foretells_the_order_in_which_the_next_milestones_are_laid_out() -> None:
    scene = Scene(4).last_round(2, 3)
    drawn = {tuple(scene.match.sample(0, random.Random(seed)).state.milestone_stacks["D"]) for seed in range(40)}
    assert drawn == set(permutations(["paper", "greek_fire", "crane"]))
    before = scene.state.barrier
    scene.act("send_diplomat").finish()
    assert scene.state.eureka == ["paper", "greek_fire", "crane"]
    assert scene.state.barrier > before  # undo does not go behind it either


@pytest.mark.rule("INV-ERA-13")
def test_citizens_on_a_discarded_milestone_return_as_academics_within_the_limit() -> None:
    scene = Scene(4).diplomat(0, "transport").diplomat(1, "transport").academy(1, 1)
    supply = scene.society(0).supply
    change(scene)
    assert scene.state.diplomats["transport"] == []
    assert [scene.society(seat).academy for seat in (0, 1)] == [2, 2]
    assert scene.society(0).supply == supply + 1


@pytest.mark.rule("INV-ERA-15", "INV-2P-27")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_milestone_of_a_colour_that_nobody_plays_is_replaced_by_the_rightmost(seats: int) -> None:
    scene = Scene(seats)
    if seats == 2:
        scene.turn(1)
    change(scene)
    state = scene.state
    if seats == 3:
        assert state.private == ["agriculture", "cotton", "copper_smelting", "sailing"]
        assert state.common == ["origin_of_language", "mining", "iron", "mathematics"]
    else:  # Chronos has taken sailing before
        assert state.private == ["agriculture", "cotton", "sailing", "mathematics"]
        assert state.common == ["origin_of_language", "copper_smelting", "mining", "iron"]


@pytest.mark.rule("INV-ERA-15")
def test_with_an_empty_eureka_display_the_milestone_of_nobody_stays() -> None:
    scene = change(Scene().milestones(eureka=[]))
    assert scene.state.private[3] == "mining"
    assert scene.state.eureka == ["paper", "greek_fire", "crane"]


@pytest.mark.rule("INV-ERA-16")
def test_with_one_milestone_left_the_common_knowledge_shifts_by_one() -> None:
    scene = Scene(4).milestones(["iron", "mathematics", "copper_smelting", "mining"], eureka=["sailing"])
    discarded = list(scene.table.discard)
    change(scene)
    assert scene.state.common == ["control_of_fire", "transport", "origin_of_language", "sailing"]
    assert scene.state.discard == [*discarded, "stone_and_bone_tools"]
    assert scene.state.eureka == ["paper", "greek_fire", "crane"]


@pytest.mark.rule("INV-ERA-17", "INV-ERA-19", "INV-OPEN-21", "INV-OPEN-22")
def test_past_ideas_leave_the_display_and_the_top_of_the_stack_until_none_is_left() -> None:
    scene = Scene().display("coins", "steel", "caravel").on_top("glass", "writing")
    change(scene, 3)
    assert [BOX.ideas[card].era for card in scene.state.display] == [4, 4, 4]
    assert scene.state.display[-1] == "caravel"
    assert {"coins", "steel", "glass", "writing"} <= set(scene.state.discarded)
    assert BOX.ideas[scene.state.deck.items[-1]].era >= 4
    assert scene.state.deck.seen(None)[-1] == scene.state.deck.items[-1]


@pytest.mark.rule("INV-OPEN-21")
def test_a_past_idea_on_top_of_the_stack_leaves_although_the_display_is_full() -> None:
    scene = Scene().display("caravel", "windmill", "catapult").on_top("glass", "writing")
    change(scene, 3)
    assert scene.state.display == ["caravel", "windmill", "catapult"]
    assert {"glass", "writing"} <= set(scene.state.discarded)
    assert BOX.ideas[scene.state.deck.items[-1]].era >= 4


@pytest.mark.rule("INV-ERA-17", "INV-OPEN-22")
def test_ideas_of_the_era_that_begins_stay() -> None:
    scene = change(Scene(), 2)
    assert scene.state.display == ["steel", "glass", "writing"]


@pytest.mark.rule("INV-ERA-18", "INV-ERA-19", "INV-OPEN-21")
def test_everybody_replaces_own_past_ideas_in_turn_order() -> None:
    scene = Scene().ideas(0, "silk", "coins").ideas(1, "irrigation").at(order=[1, 0, 2])
    scene.on_top("windmill", "catapult")
    change(scene, 2)
    assert (scene.asked, scene.offered("take_idea")) == (1, ["steel", "glass", "writing", "windmill"])
    scene.play("take_idea glass")
    assert (scene.asked, scene.offered("take_idea")) == (0, ["windmill", "steel", "writing", "catapult"])
    scene.play("take_idea writing")
    assert [scene.society(seat).ideas for seat in (0, 1)] == [["coins", "writing"], ["glass"]]
    assert {"silk", "irrigation"} <= set(scene.state.discarded)


@pytest.mark.rule("INV-OPEN-22")
def test_ideas_of_all_earlier_eras_are_past() -> None:
    scene = Scene().ideas(0, "silk", "coins", "caravel").at(era=3)
    change(scene, 3)
    assert scene.society(0).ideas == ["caravel"]
    assert {"silk", "coins"} <= set(scene.state.discarded)


@pytest.mark.rule("INV-ERA-20")
def test_presented_ideas_stay() -> None:
    scene = change(Scene().idea("africa", "silk", 1).invention("asia", "wheel", 0, 1), 3)
    assert (scene.region("africa").card, scene.region("asia").card) == ("silk", "wheel")


@pytest.mark.rule("INV-OPEN-23")
def test_without_cards_a_past_idea_is_not_replaced() -> None:
    scene = Scene().ideas(0, "silk").display().stack(0)
    change(scene, 2)
    assert scene.society(0).ideas == []
