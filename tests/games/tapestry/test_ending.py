"""TAP-END: the end of a player's game, the end of the game, and who has won."""

from typing import Any

import pytest

from gobelin.games.tapestry import GAME
from gobelin.games.tapestry.capital import gain_landmark
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.resources import receive_any
from support.tapestry import Scene

ALL = {"coin": 1, "worker": 1, "food": 1, "culture": 1}


def last_turn(seats: int = 2) -> Scene:
    """Seat 0 begins its fifth income turn; the others have finished."""
    scene = Scene(seats)
    for seat in range(1, seats):
        scene.finished(seat)
    return scene.income_turn(0, 5)


def owning(scene: Scene, seat: int, *landmarks: str) -> Scene:
    """Let landmarks stand in the capital of a player."""
    for landmark in landmarks:
        scene._state.landmarks.remove(landmark)
        scene._state.players[seat].landmarks.append(landmark)
    return scene


# --- the end of a player's game ---------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-END-01", "TAP-TURN-05")
def test_the_fifth_income_turn_ends_the_game_of_its_player_only() -> None:
    scene = Scene(3).era(0, 4).resources(0, **ALL).resources(1, **ALL).resources(2, **ALL).play("income")
    assert [scene.player(seat).finished for seat in range(3)] == [True, False, False]
    assert (scene.asked, scene.match.result) == (1, None)
    assert "finished 0" in scene.told()
    scene.play("advance exploration", "pay 1 0 0 0", "advance exploration", "pay 1 0 0 0")
    assert scene.asked == 1  # seat 0 is left out


@pytest.mark.rule("TAP-END-02", "TAP-INC-27")
def test_the_fifth_income_turn_has_civilizations_one_upgrade_and_points() -> None:
    scene = last_turn().civilization(0, "merrymakers", climbed=[0, 0, 0]).techs(0, 0, "calendar", "paper")
    scene.hand(0, "academia").play("climb 3")
    assert scene.offer() == ["upgrade calendar", "upgrade paper", "decline"]
    scene.play("upgrade calendar")
    assert scene.player(0).points == {"merrymakers": 5, "barter": 2}
    assert (scene.purse(0), scene.cards(0)) == ({"culture": 1}, ["academia"])  # the circle of the calendar, no income
    assert scene.match.result is not None


@pytest.mark.rule("TAP-END-03")
def test_after_the_end_a_passive_civilization_still_scores() -> None:
    scene = Scene().finished(1).civilization(1, "traders").piece(1, 6, "token").resources(0, culture=1).rolls(3, 0)
    scene.play("advance military", "conquer 6", "die black", "1: accept")
    assert scene.player(1).points == {"conquer_red": 7}


@pytest.mark.rule("TAP-END-03")
@pytest.mark.parametrize("finished", [False, True])
def test_after_the_end_neither_resources_nor_cards_bring_anything(finished: bool) -> None:
    scene = Scene().civilization(1, "traders").piece(1, 6, "token").in_force(1, "broker_of_peace")
    scene.resources(0, culture=1).resources(1).rolls(3, 0)
    if finished:
        scene.finished(1)
    scene.play("advance military", "conquer 6", "die red")  # the die left over shows a coin
    if not finished:
        scene.play("1: accept")
    gains = ({}, {}) if finished else ({"coin": 1}, {"broker_of_peace": 3})
    assert (scene.purse(1), scene.player(1).points) == gains


@pytest.mark.rule("TAP-END-03")
def test_after_the_end_no_landmark_and_no_achievement_is_gained() -> None:
    scene = Scene().finished(1).outpost(0, 16, fallen=1).outpost(0, 27, fallen=1).resources(0, culture=1).rolls(0, 0)
    scene.play("advance military", "conquer 6", "die red")
    assert scene.state.achievements["topple_two_outposts"] == []
    assert scene.player(1).vp == 0
    assert (
        list(gain_landmark(scene.state, 1, "forge", "metallurgy"))
        == list(receive_any(scene.state, 1, 2, "district"))
        == []
    )
    assert (scene.player(1).landmarks, "forge" in scene.state.landmarks) == ([], True)


# --- the result -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-END-04", "TAP-END-06")
@pytest.mark.parametrize(
    ("points", "places"),
    [((50, 60, 70), (3, 2, 1)), ((310, 299, 305), (1, 3, 2)), ((70, 60, 70), (1, 3, 1)), ((0, 0, 0), (1, 1, 1))],
)
def test_when_all_have_finished_most_points_win(points: tuple[int, ...], places: tuple[int, ...]) -> None:
    scene = last_turn(3)
    for seat, number in enumerate(points):
        scene.points(seat, number)
    result = scene.match.result
    assert result is not None
    assert (result.scores, result.places) == (points, places)


@pytest.mark.rule("TAP-END-04")
def test_the_game_goes_on_until_the_last_player_has_finished() -> None:
    scene = Scene(2).finished(1).era(0, 4).resources(0, **ALL)
    assert scene.match.result is None
    scene.play("advance exploration", "pay 1 0 0 0")
    assert (scene.asked, scene.match.result) == (0, None)  # again, the other one is out
    scene.play("income")
    assert scene.match.result is not None


@pytest.mark.rule("TAP-END-06")
def test_three_hundred_points_end_nothing() -> None:
    scene = Scene().points(0, 300).points(1, 301).resources(0, **ALL).resources(1, **ALL)
    scene.play("advance exploration", "pay 1 0 0 0")
    assert (scene.asked, scene.match.result) == (1, None)


@pytest.mark.rule("TAP-END-05", "TAP-OPEN-06", "TAP-OPEN-07")
@pytest.mark.parametrize(
    ("mine", "theirs", "places"),
    [
        (["com_tower"], ["launch_pad"], (1, 2)),
        (["launch_pad"], ["com_tower"], (2, 1)),
        (["barn", "library", "forge"], ["laboratory"], (2, 1)),  # the tallest counts, not their number
        (["barn", "com_tower"], ["launch_pad"], (1, 2)),
        (["barn"], [], (1, 2)),
        ([], ["barn"], (2, 1)),
        ([], [], (1, 1)),
    ],
)
def test_a_tie_goes_to_the_tallest_landmark_in_the_capital(
    mine: list[str], theirs: list[str], places: tuple[int, int]
) -> None:
    scene = owning(owning(last_turn().points(0, 50).points(1, 50), 0, *mine), 1, *theirs)
    result = scene.match.result
    assert result is not None
    assert (result.scores, result.places) == ((50, 50), places)


@pytest.mark.rule("TAP-END-05")
def test_points_come_before_landmarks_and_what_is_left_counts_for_nothing() -> None:
    scene = owning(last_turn().points(0, 50).points(1, 51), 0, "com_tower").resources(0, coin=8)
    result = scene.match.result
    assert result is not None
    assert result.places == (2, 1)
    scene = last_turn().points(0, 50).points(1, 50).resources(0, coin=8)  # the older rulebook counted resources
    assert GAME.result(scene.state).places == (1, 1)


@pytest.mark.rule("TAP-OPEN-06")
def test_every_landmark_has_a_height_of_its_own() -> None:
    ranks = [landmark.height_rank for landmark in BOX.landmarks.values()]
    assert len(ranks) == len(set(ranks)) > 30


@pytest.mark.rule("TAP-OPEN-21", "TAP-END-05")
def test_a_landmark_beside_the_capital_does_not_break_a_tie_but_one_that_sticks_out_does() -> None:
    def places(put: Any) -> tuple[int, ...]:
        scene = put(last_turn().points(0, 50).points(1, 50))
        return tuple(GAME.result(scene.state).places)

    assert places(lambda scene: owning(scene.owns(0, "com_tower"), 1, "barn")) == (2, 1)
    scene = Scene().token(0, "exploration", 3).resources(0, food=2).play("advance exploration", "place -1 8")
    assert scene.player(0).landmarks == ["lighthouse"]
    assert GAME.result(scene.state).places == (1, 2)
