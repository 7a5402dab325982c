"""Rounds and turns of Inventions (INV-TURN)."""

import pytest

from gobelin.conformance import walk
from gobelin.games.inventions import GAME
from gobelin.games.inventions.loading import BOX
from gobelin.games.inventions.state import InventionsState
from gobelin.games.inventions.turn import open_spaces
from gobelin.kernel import Match
from support.inventions import Scene


@pytest.mark.rule("INV-TURN-01", "INV-TURN-02", "INV-CONC-01")
def test_a_game_has_thirteen_rounds_in_which_everybody_has_one_turn() -> None:
    match: Match[InventionsState] = Match.new(GAME, None, 3, "rounds")
    *_, last = walk(match)
    told = last.events(None)
    rounds = [tuple(event.args) for event in told if event.verb == "round"]
    eras = [event.args[0] for event in told if event.verb == "era"]
    assert rounds == [(era, number) for era in (2, 3, 4, 5) for number in (2, 3)]
    assert eras == [2, 3, 4, 5, 6]
    turns = [event.args[0] for event in told if event.verb == "turn"]
    assert len(turns) == 13 * 3
    assert all(sorted(turns[at : at + 3]) == [0, 1, 2] for at in range(0, len(turns), 3))
    assert last.result is not None
    assert last.result.scores[last.result.places.index(1)] == max(last.result.scores)


@pytest.mark.rule("INV-TURN-02")
def test_turns_follow_the_turn_order_track() -> None:
    scene = Scene().at(order=[2, 0, 1]).turn(2, 0, 1)
    asked = []
    for _ in range(6):
        asked.append(scene.asked)
        scene.act("send_diplomat").finish()
        if scene.state.round == 2 and len(asked) == 3:
            break
    assert asked == [2, 0, 1]
    assert scene.asked == 2


@pytest.mark.rule("INV-TURN-03", "INV-TURN-04")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_rounds_1_and_2_are_for_season_pillars_round_3_moves_the_epoch_pillar(number: int) -> None:
    scene = Scene().pillars(0, "travel", *["present_idea", "innovate"][: number - 1]).at(round=number)
    scene.act("send_diplomat", "send cotton", "academic")
    if number < 3:
        assert (scene.society(0).epoch, scene.society(0).seasons[-1]) == ("travel", "send_diplomat")
    else:
        assert (scene.society(0).epoch, scene.society(0).seasons) == ("send_diplomat", ["present_idea", "innovate"])


@pytest.mark.rule("INV-TURN-05", "INV-TURN-19", "INV-PROG-28")
def test_a_turn_has_four_steps_and_all_come_before_the_next_turn() -> None:
    scene = Scene().influence(0, 5).people(0, "africa", 3).inventions(0, "boats").tray(0, "culture_1", "culture_2")
    assert (scene.state.markers, scene.topic) == (2, "main_action")
    scene.act("call_specialists", "call africa 1")
    assert scene.topic == "chain"
    scene.play("decline")
    assert scene.topic == "progress"
    scene.play("take economy_4")
    assert scene.topic == "place"
    assert scene.asked == 0
    scene.play("end")
    assert (scene.asked, scene.topic) == (1, "main_action")
    assert scene.society(0).tray == ["culture_1", "culture_2", "economy_4"]


@pytest.mark.rule("INV-TURN-06")
def test_a_turn_has_one_main_action_and_chains_up_to_the_markers() -> None:
    scene = Scene().influence(0, 5).people(0, "africa", 3).inventions(0, "bread", "boats", "star_chart")
    scene.act("call_specialists", "call africa 1", "chain bread", "call africa 1", "chain boats")
    scene.play("travel africa europe")
    assert [words for words in scene.told() if words.startswith("pillar")] == ["pillar 0 call_specialists"]
    assert [words for words in scene.told() if words.startswith("performs")] == [
        "performs 0 call_specialists",
        "performs 0 call_specialists",
        "performs 0 travel",
    ]
    assert scene.state.markers == 0


@pytest.mark.rule("INV-TURN-07", "INV-TURN-20")
@pytest.mark.parametrize(("seasons", "forums"), [((), 4), (("present_idea",), 3), (("present_idea", "innovate"), 2)])
def test_the_forums_without_an_own_pillar_are_open_with_both_spaces(seasons: tuple[str, ...], forums: int) -> None:
    scene = Scene().pillars(0, "travel", *seasons)
    spaces = open_spaces(scene.table, 0)
    assert len(spaces) == 2 * forums
    taken = {BOX.forum_of[space] for space in ("travel", *seasons)}
    assert {BOX.forum_of[space] for space in spaces} == set(BOX.forums) - taken


@pytest.mark.rule("INV-TURN-08", "INV-TURN-09")
def test_in_the_third_round_the_epoch_pillar_has_two_forums_and_cannot_stay_in_its_own() -> None:
    scene = Scene().pillars(0, "send_diplomat", "travel", "innovate").at(round=3)
    scene.people(0, "africa", 4).ideas(0, "wheel").idea("asia", "seawall", 1)
    assert scene.offered("pillar") == ["present_idea", "invent", "call_specialists", "gain_influence"]
    scene.act("invent", "specialist technology")
    assert scene.society(0).epoch == "invent"


@pytest.mark.rule("INV-TURN-10", "INV-TURN-11", "INV-TURN-12")
def test_others_with_an_epoch_pillar_on_the_space_gain_influence_before_the_action() -> None:
    scene = Scene(4).pillars(1, "travel").pillars(2, "eureka").pillars(3, "innovate", "travel").people(0, "africa", 1)
    scene.act("travel", "travel africa europe")
    assert [scene.society(seat).influence for seat in range(4)] == [1, 2, 1, 1]
    assert scene.society(0).seasons == ["travel"]
    told = scene.told()
    assert told.index("influence 1 1 travel") < told.index("performs 0 travel")


@pytest.mark.rule("INV-TURN-11")
def test_the_own_epoch_pillar_gives_its_owner_nothing() -> None:
    scene = Scene().pillars(0, "travel").at(round=3)
    scene.act("send_diplomat", "send cotton", "academic")
    assert scene.society(0).influence == 1


def stuck(scene: Scene) -> Scene:
    """Seat 0 can do nothing: nobody at home or on the map, no diplomats, no Eureka."""
    return scene.nobody_home(0).milestones(eureka=[]).no_diplomat(0)


@pytest.mark.rule("INV-TURN-13", "INV-OPEN-25")
def test_without_any_possible_main_action_the_pillar_is_placed_for_one_influence() -> None:
    scene = stuck(Scene()).pillars(0, "travel")
    assert scene.topic == "no_action"
    assert scene.offered("pillar") == [
        "present_idea", "invent", "innovate", "share_invention",
        "call_specialists", "gain_influence", "send_diplomat", "recall_diplomat",
    ]  # fmt: skip
    scene.act("invent")
    assert (scene.society(0).influence, scene.society(0).seasons) == (2, ["invent"])
    assert not any(words.startswith("performs") for words in scene.told())


@pytest.mark.rule("INV-TURN-13")
def test_if_one_main_action_is_possible_it_is_the_only_choice() -> None:
    scene = stuck(Scene()).diplomat(0, "cotton")
    assert scene.asked == 1  # the only option is taken at once
    assert scene.society(0).seasons == ["recall_diplomat"]
    assert scene.society(0).influence == 1


@pytest.mark.rule("INV-OPEN-26")
def test_others_still_gain_influence_from_a_pillar_without_an_action() -> None:
    scene = stuck(Scene()).pillars(1, "invent")
    scene.act("invent")
    assert [scene.society(seat).influence for seat in (0, 1)] == [2, 2]


@pytest.mark.rule("INV-TURN-14")
def test_a_chained_action_has_the_same_steps_as_a_main_action() -> None:
    main = Scene().people(0, "africa", 1).influence(0, 5)
    main.act("travel", "travel africa europe")
    chained = Scene().people(0, "africa", 1).people(0, "europe", 1).influence(0, 5).inventions(0, "boats")
    chained.act("call_specialists", "call europe 1", "chain boats", "travel africa europe")
    steps = ["aspired 0 culture", "travelled 0 africa europe"]
    assert [words for words in main.told() if words in steps] == steps
    assert [words for words in chained.told() if words in steps] == steps


@pytest.mark.rule("INV-TURN-15")
def test_an_aspiration_shows_its_discipline_in_the_tray() -> None:
    scene = Scene().people(0, "africa", 1)
    scene.act("travel", "travel africa europe")
    assert (scene.society(0).aspirations, scene.topic) == (["culture"], "progress")
    assert scene.seen_by(1, 0)["aspirations"] == ["culture"]


@pytest.mark.rule("INV-TURN-16", "INV-TURN-17")
def test_with_three_tiles_in_the_tray_one_of_two_new_aspirations_is_kept() -> None:
    scene = Scene().influence(0, 5).tray(0, "economy_1", "economy_2", "economy_3").people(0, "africa", 1)
    scene.knowledge("europe", "invent").idea("asia", "wheel", 1)
    scene.act("travel", "travel africa europe", "chain knowledge_invent", "specialist technology")
    assert (scene.topic, scene.offer()) == ("too_many", ["give_up culture", "give_up technology"])
    scene.play("give_up technology")
    assert scene.society(0).aspirations == ["culture"]
    scene.play("take culture_1", "end")
    assert scene.society(0).tray == ["economy_1", "economy_2", "economy_3", "culture_1"]


@pytest.mark.rule("INV-TURN-16")
def test_only_aspirations_are_given_up_never_tiles() -> None:
    scene = Scene().tray(0, "economy_1", "economy_2", "economy_3", "economy_4").people(0, "africa", 1)
    scene.act("travel", "travel africa europe")
    assert scene.society(0).aspirations == []
    assert len(scene.society(0).tray) == 4
    assert "gave_up 0 culture" in scene.told()


@pytest.mark.rule("INV-TURN-18")
def test_after_the_last_turn_a_new_round_begins_or_the_era_changes() -> None:
    scene = Scene().turn(2)
    scene.act("send_diplomat").finish()
    assert (scene.state.era, scene.state.round, scene.asked) == (2, 2, 0)
    assert "round 2 2" in scene.told()
    scene = Scene().last_round(2, 2)
    scene.act("send_diplomat").finish()
    assert (scene.state.era, scene.state.round, scene.asked) == (3, 1, 0)
    assert "era 3" in scene.told()


@pytest.mark.rule("INV-TURN-21")
def test_the_tray_has_four_spaces_for_all_kinds_of_tiles() -> None:
    assert BOX.pieces.tray == 4
    scene = Scene().tray(0, "economy_1", "prosperity_a").aspirations(0, "culture").people(0, "africa", 2)
    scene.influence(0, 5).inventions(0, "boats")
    scene.act("call_specialists", "call africa 1", "chain boats", "travel africa europe")
    assert scene.offer() == ["give_up culture", "give_up economy"]


@pytest.mark.rule("INV-OPEN-28")
def test_more_than_four_aspirations_are_kept_until_the_end_of_the_action_step() -> None:
    scene = Scene().aspirations(0, "economy", "economy", "economy", "joker").people(0, "africa", 1)
    scene.act("travel", "travel africa europe")
    assert scene.society(0).aspirations == ["economy", "economy", "economy", "joker", "culture"]
    scene.play("give_up economy")
    assert scene.society(0).aspirations == ["economy", "economy", "joker", "culture"]
