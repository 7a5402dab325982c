"""TAP-ACH: the end of a track, two toppled outposts, the middle island."""

import pytest

from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.player import Piece
from support.tapestry import Scene

ALL = {"coin": 1, "worker": 1, "food": 1, "culture": 1}


def completing(seats: int, takers: list[int]) -> Scene:
    """Seat 0 completes exploration; these players have completed a track before."""
    scene = Scene(seats).token(0, "exploration", 11).resources(0, food=2)
    scene._state.achievements["complete_track"] = takers
    for seat in range(1, seats):
        scene.resources(seat, **ALL)
    return scene.play("advance exploration")


@pytest.mark.rule("TAP-ACH-01", "TAP-ACH-10", "TAP-ACH-11")
@pytest.mark.parametrize(
    ("seats", "takers", "points"),
    [(3, [], 10), (3, [2], 5), (3, [2, 1], 0), (4, [], 15), (4, [1], 10), (4, [1, 2], 5), (4, [1, 2, 3], 0)],
)
def test_the_highest_free_space_of_an_achievement_is_taken(seats: int, takers: list[int], points: int) -> None:
    spaces = len(BOX.achievements["complete_track"].small if seats < 4 else BOX.achievements["complete_track"].large)
    scene = completing(seats, list(takers))
    assert scene.player(0).points == ({"complete_track": points} if points else {})
    assert scene.state.achievements["complete_track"] == [*takers, 0][:spaces]
    assert ("achieved 0 complete_track" in scene.told()) == bool(points)


@pytest.mark.rule("TAP-ACH-10")
def test_the_points_printed_under_the_achievements() -> None:
    assert {name: (facts.small, facts.large) for name, facts in BOX.achievements.items()} == {
        "complete_track": ((10, 5), (15, 10, 5)),
        "topple_two_outposts": ((10, 5), (15, 10, 5)),
        "middle_island": ((10, 5), (10, 5)),
    }


@pytest.mark.rule("TAP-ACH-02", "TAP-ACH-05")
def test_a_second_track_gives_nothing_and_blocks_no_space() -> None:
    scene = Scene(3).token(0, "exploration", 11).token(0, "military", 12).resources(0, food=2)
    scene._state.achievements["complete_track"] = [0]
    for seat in (1, 2):
        scene.resources(seat, **ALL)
    scene.play("advance exploration")
    assert (scene.vp(0), scene.state.achievements["complete_track"]) == (0, [0])


@pytest.mark.rule("TAP-ACH-03")
def test_the_end_of_a_track_counts_without_its_benefit() -> None:
    scene = Scene().token(0, "exploration", 11).techs(0, 0, "zeppelins").tiles(0, "space_13_thirteen_points")
    scene.era(1, 2).income_turn(0, 2).at(step=2).play("upgrade zeppelins")  # an advance without benefit and bonus
    assert scene.player(0).tokens["exploration"] == [12]
    assert scene.player(0).points["complete_track"] == 10
    assert scene.player(0).space == ["space_13_thirteen_points"]


@pytest.mark.rule("TAP-ACH-03", "TAP-ACH-01")
def test_the_space_before_the_last_is_not_the_end() -> None:
    scene = Scene().token(0, "science", 10).resources(0, worker=2).play("advance science")
    assert "complete_track" not in scene.player(0).points


@pytest.mark.rule("TAP-ACH-04", "TAP-ACH-02")
def test_the_ai_singularity_moves_the_token_away_but_the_track_stays_completed() -> None:
    scene = Scene().token(0, "technology", 11).resources(0, coin=2).play("advance technology")
    scene.play("token_to science")
    assert (scene.player(0).tokens["technology"], scene.player(0).tokens["science"]) == ([], [0, 0])
    assert scene.player(0).points["complete_track"] == 10
    assert scene.state.furthest(0, "technology") == 12
    assert scene.state.achievements["complete_track"] == [0]


# --- on the map -------------------------------------------------------------------------------------------------------


def archery(scene: Scene) -> Scene:
    for seat in range(1, scene.seats):
        scene.resources(seat, **ALL)
    return scene.resources(0, culture=1).play("advance military")


@pytest.mark.rule("TAP-ACH-06")
@pytest.mark.parametrize("victims", [(1, 1), (1, 2)])
def test_two_outposts_toppled_by_conquest_of_one_or_of_several_opponents(victims: tuple[int, int]) -> None:
    first, second = victims
    scene = Scene(3).outpost(first, 16, fallen=0).outpost(second, 6)
    archery(scene).play("conquer 6", "die black")
    assert scene.player(0).points == {"topple_two_outposts": 10}
    assert scene.state.achievements["topple_two_outposts"] == [0]


@pytest.mark.rule("TAP-ACH-06")
def test_one_toppled_outpost_is_not_enough_and_those_toppled_by_others_do_not_count() -> None:
    scene = Scene(3).outpost(1, 6).outpost(1, 16, fallen=2).outpost(0, 27, fallen=1)
    archery(scene).play("conquer 6", "die black")
    assert scene.vp(0) == 0
    assert scene.state.achievements["topple_two_outposts"] == []


@pytest.mark.rule("TAP-ACH-06")
def test_an_outpost_that_falls_into_a_trap_counts_for_its_setter() -> None:
    scene = Scene().outpost(0, 16, fallen=1).outpost(1, 6).hand(1, "trap")
    archery(scene).play("conquer 6", "1: react trap", "1: receive food", "die black")
    assert scene.state.pieces[6] == [Piece(1, "outpost"), Piece(0, "outpost", fallen=1)]
    assert scene.player(1).points["topple_two_outposts"] == 10
    assert (scene.vp(0), scene.state.achievements["topple_two_outposts"]) == (0, [1])


@pytest.mark.rule("TAP-ACH-08", "TAP-ACH-01")
def test_the_middle_island_is_earned_after_its_conquer_reward() -> None:
    scene = Scene().lay(9, "territory_05").outpost(0, 9).rolls(0, 0)
    archery(scene).play("conquer 16")
    assert scene.vp(0) == 0  # the reward comes first
    scene.play("die red")
    assert scene.told()[-3:] == ["scored 0 4 conquer_red", "achieved 0 middle_island", "scored 0 10 middle_island"]


@pytest.mark.rule("TAP-ACH-02", "TAP-ACH-08")
def test_the_middle_island_is_earned_once() -> None:
    scene = Scene().lay(9, "territory_05").outpost(0, 9).outpost(1, 16).rolls(0, 0)
    scene._state.achievements["middle_island"] = [0]
    archery(scene).play("conquer 16", "die black")
    assert (scene.vp(0), scene.state.achievements["middle_island"]) == (0, [0])


@pytest.mark.rule("TAP-ACH-08")
def test_other_territories_are_not_the_middle_island() -> None:
    scene = archery(Scene().rolls(0, 0)).play("conquer 6", "die red")
    assert scene.player(0).points == {"conquer_red": 4}
