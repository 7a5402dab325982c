"""End of the game (HYP-OVER)."""

import pytest

from gobelin.games.hyperborea.loading import BOX
from support.hyperborea import Scene

VP, TECHNOLOGY, FIGURES = "objective_vp", "objective_technology", "objective_figures"
OWNED = ("cartography", "scouts", "militia", "engineers")


def trader(gems: int, seats: int = 2, length: str = "normal") -> Scene:
    """Seat 0 is about to take one gem more."""
    return Scene(seats, length=length).gems(0, gems).owns(0, "marketplace").available(0, "yellow")


@pytest.mark.rule("HYP-OVER-01", "HYP-OVER-02", "HYP-OPEN-05")
@pytest.mark.parametrize(("seats", "needed"), [(2, 15), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_twelve_gems_meet_the_condition_and_with_two_players_fifteen(seats: int, needed: int) -> None:
    scene = trader(needed - 2, seats).play("place yellow marketplace")
    assert (scene.player(0).gems, scene.player(0).objectives) == (needed - 1, [])
    scene = trader(needed - 1, seats).play("place yellow marketplace", "gem")
    assert (scene.player(0).gems, scene.player(0).objectives) == (needed, [VP])
    assert scene.told().count("objective 0 objective_vp") == 1


@pytest.mark.rule("HYP-OPEN-05")
def test_only_gems_count_for_the_victory_point_area() -> None:
    scene = trader(13).stores(0, "bronze_gem").objectives(0, "technology").graveyard(0, 1).ghosts(0, 3)
    scene.play("place yellow marketplace")
    assert scene.player(0).objectives == [TECHNOLOGY]


@pytest.mark.rule("HYP-OVER-03")
def test_the_fifth_advanced_technology_meets_the_condition() -> None:
    scene = Scene().owns(0, *OWNED[:3]).display("cavalry", "berserkers").pool(technology=2)
    scene.play("acquire cavalry")
    assert scene.player(0).objectives == []
    scene.play("acquire berserkers")
    assert (len(scene.player(0).cards), scene.player(0).objectives) == (5, [TECHNOLOGY])


@pytest.mark.rule("HYP-OVER-04")
def test_the_last_figure_on_the_map_meets_the_condition() -> None:
    scene = Scene().figures(0, "b0", 5).pool(figure=2).play("figure cap0")
    assert scene.player(0).objectives == []
    scene.play("figure cap0")
    assert scene.player(0).objectives == [FIGURES]


@pytest.mark.rule("HYP-OPEN-04")
def test_figures_in_graveyards_do_not_count_against_the_condition() -> None:
    scene = Scene().figures(0, "b0", 5).graveyard(1, 0).pool(figure=1).play("figure cap0")
    assert (scene.state.on_map(0), scene.player(0).objectives) == (9, [FIGURES])


@pytest.mark.rule("HYP-OPEN-04", "HYP-OPEN-31")
def test_the_top_up_of_step_two_meets_the_condition_as_well() -> None:
    scene = Scene(6).filled(0, "healers").figures(0, "cap0", 3)
    for rival in range(1, 6):
        scene.graveyard(rival, 0)
    scene.starting()
    assert (scene.state.on_map(0), scene.player(0).objectives) == (5, [FIGURES])


@pytest.mark.rule("HYP-OVER-05")
def test_a_condition_counts_at_the_moment_it_is_met() -> None:
    scene = Scene(length="short").figures(0, "b0", 6).pool(figure=1, develop=1).play("figure cap0")
    assert (scene.player(0).objectives, scene.state.ending, scene.asked) == ([FIGURES], 0, 0)


@pytest.mark.rule("HYP-OVER-06", "HYP-OVER-10", "HYP-OPEN-07")
def test_one_condition_ends_a_short_game_and_its_player_finishes_the_turn() -> None:
    scene = Scene(length="short").figures(0, "b0", 6).pool(figure=1, develop=1).play("figure cap0")
    assert "end_triggered 0" in scene.told()
    scene.play("develop red 1").end()
    assert (scene.asked, scene.state.phase) == (1, "actions")
    scene.end()
    assert scene.match.ask is None
    assert scene.state.phase == "over"


@pytest.mark.rule("HYP-OVER-07")
@pytest.mark.parametrize("other", [0, 1])
def test_two_conditions_end_a_normal_game_whoever_met_them(other: int) -> None:
    scene = Scene().objectives(other, "vp").figures(0, "b0", 6).pool(figure=1).play("figure cap0")
    assert scene.state.ending == 0
    scene.end().end()
    assert scene.state.phase == "over"


@pytest.mark.rule("HYP-OVER-07", "HYP-OVER-08")
@pytest.mark.parametrize(("length", "met"), [("normal", ()), ("long", ()), ("long", ("vp",))])
def test_fewer_conditions_do_not_end_the_game(length: str, met: tuple[str, ...]) -> None:
    scene = Scene(length=length).objectives(1, *met).figures(0, "b0", 6).pool(figure=1).play("figure cap0").round()
    assert (scene.state.ending, scene.asked) == (-1, 0)


@pytest.mark.rule("HYP-OVER-08")
@pytest.mark.parametrize("holders", [(0, 0), (1, 1), (1, 2), (0, 2)])
def test_three_conditions_end_a_long_game_however_many_players_met_them(holders: tuple[int, int]) -> None:
    scene = Scene(3, length="long").objectives(holders[0], "vp").objectives(holders[1], "technology")
    scene.figures(0, "b0", 6).pool(figure=1).play("figure cap0")
    assert scene.state.ending == 0
    scene.end().end().end()
    assert scene.state.phase == "over"


@pytest.mark.rule("HYP-OVER-09")
def test_the_same_condition_met_by_two_players_counts_once() -> None:
    scene = Scene().objectives(1, "figures").figures(0, "b0", 6).pool(figure=1).play("figure cap0")
    assert scene.player(0).objectives == scene.player(1).objectives == [FIGURES]
    assert (scene.state.fulfilled, scene.state.ending) == ([FIGURES], -1)


@pytest.mark.rule("HYP-OVER-11")
@pytest.mark.parametrize("trigger", [0, 1, 2])
def test_everybody_else_has_exactly_one_more_turn(trigger: int) -> None:
    scene = Scene(3, length="short").at(active=trigger).figures(trigger, f"b{trigger}", 6).pool(figure=1)
    scene.play(f"figure cap{trigger}")
    turns = []
    while scene.asked is not None:
        turns.append(scene.asked)
        scene.end()
    assert turns == [trigger, (trigger + 1) % 3, (trigger + 2) % 3]


@pytest.mark.rule("HYP-OVER-12", "HYP-OVER-15", "HYP-SCORE-06")
def test_objectives_earned_in_the_last_turns_count_and_change_nothing_else() -> None:
    scene = Scene(3, length="short").figures(0, "b0", 6).pool(figure=1)
    scene.figures(1, "b1", 6).stores(1, "bronze_horn").play("figure cap0").end()
    scene.play("use_token bronze_horn", "figure cap1")
    assert scene.player(1).objectives == [FIGURES]
    assert scene.told().count("end_triggered 0") == 1
    assert scene.state.ending == 0
    scene.end()
    assert scene.asked == 2
    scene.end()
    assert scene.asked is None
    assert (scene.score(0)["objectives"], scene.score(1)["objectives"]) == (2, 2)


@pytest.mark.rule("HYP-OVER-13")
def test_a_third_player_gets_the_points_though_only_two_tiles_exist() -> None:
    assert BOX.objectives[FIGURES].count == 2
    scene = Scene(3).objectives(1, "figures").objectives(2, "figures").figures(0, "b0", 6).pool(figure=1)
    scene.play("figure cap0")
    assert [scene.score(seat)["objectives"] for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("HYP-OVER-14", "HYP-OPEN-06")
def test_a_condition_is_earned_once_and_stays_earned() -> None:
    scene = Scene().figures(0, "b0", 6).pool(figure=2).play("figure cap0")
    assert scene.player(0).objectives == [FIGURES]
    scene.end()
    scene.figures(0, "b0", 5)
    scene.end()
    scene.pool(figure=1).play("enter cap0 1", "figure cap0")
    assert scene.player(0).supply == 0
    assert scene.player(0).objectives == [FIGURES]
    assert scene.told().count("objective 0 objective_figures") == 1


@pytest.mark.rule("HYP-OVER-16")
def test_a_gem_gained_at_reset_can_meet_the_condition() -> None:
    scene = Scene(length="short").gems(0, 14).tile(0, "golden_barony_b").bag(0).end()
    assert (scene.topic, scene.offer()) == ("reset_effect", ["gem", "done"])
    scene.play("gem")
    assert (scene.player(0).gems, scene.player(0).objectives, scene.state.ending) == (15, [VP], 0)
    scene.end()
    assert scene.asked is None


@pytest.mark.rule("HYP-OVER-17", "HYP-OPEN-06")
def test_a_condition_stays_counted_though_its_player_no_longer_meets_it() -> None:
    scene = Scene().figures(1, "cap1", 3).objectives(1, "figures").figures(0, "b0", 1).gems(0, 14)
    scene.owns(0, "marketplace").available(0, "yellow").play("place yellow marketplace", "gem")
    assert scene.player(1).supply == 7
    assert (scene.state.fulfilled, scene.state.ending) == ([FIGURES, VP], 0)


@pytest.mark.rule("HYP-OVER-16", "HYP-TURN-16")
def test_gems_beyond_the_condition_may_be_forgone_at_reset() -> None:
    scene = Scene(length="short").gems(0, 14).tile(0, "golden_barony_b").bag(0).end().play("done")
    assert (scene.player(0).gems, scene.state.ending, scene.asked) == (14, -1, 1)


@pytest.mark.rule("HYP-OPEN-36")
def test_a_stored_token_may_be_used_in_the_last_turn_and_is_worth_nothing_afterwards() -> None:
    scene = Scene(length="short").figures(0, "b0", 6).pool(figure=1).stores(1, "bronze_gem").stores(0, "bronze_gem")
    scene.play("figure cap0").end()
    scene.play("use_token bronze_gem").end()
    assert scene.asked is None
    assert (scene.score(1)["gems"], "gems" in scene.score(0)) == (1, False)
