"""TAP-TURN: whose turn it is, and what may be done in it."""

from typing import Any

import pytest

from gobelin.conformance import walk
from gobelin.games.tapestry import GAME
from gobelin.games.tapestry.city import LINES
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Match, NotAsked
from support.tapestry import Scene

ALL = {"coin": 1, "worker": 1, "food": 1, "culture": 1}
TRACKS = ("exploration", "science", "technology", "military")
ADVANCES = [f"advance {track}" for track in TRACKS]


def table(seats: int, **settings: Any) -> Scene:
    """Everybody can pay for an advance in tier I."""
    scene = Scene(seats, **settings)
    for seat in range(seats):
        scene.resources(seat, **ALL)
    return scene


def eras(scene: Scene, seats: int) -> list[int]:
    return [scene.player(seat).era for seat in range(seats)]


# --- order ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-TURN-01")
def test_the_turn_goes_round_clockwise_from_the_start_player() -> None:
    scene = table(3).at(start=1, active=1)
    asked = []
    for payment in ["pay 1 0 0 0"] * 3 + ["pay 0 1 0 0"] * 3:
        asked.append(scene.asked)
        scene.play("advance technology" if payment == "pay 1 0 0 0" else "advance exploration", payment)
        if scene.topic == "invent":
            scene.play("invent_top")
    assert asked == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("TAP-TURN-02", "TAP-TURN-08")
def test_a_turn_is_one_advance_or_one_income_turn_and_income_is_always_open() -> None:
    scene = table(2)
    assert scene.offer() == [*ADVANCES, "income"]
    scene.play("advance exploration", "pay 1 0 0 0")
    assert (scene.asked, scene.offer()) == (1, [*ADVANCES, "income"])
    scene.play("income", "receive coin")
    assert (scene.asked, eras(scene, 2)) == (0, [1, 2])
    assert scene.player(0).tokens["exploration"] == [1]


@pytest.mark.rule("TAP-TURN-03", "TAP-INC-03")
def test_the_first_turn_of_everybody_is_an_income_turn() -> None:
    scene = table(3)
    for seat in range(3):
        scene.era(seat, 0)
    assert (scene.asked, scene.topic) == (0, "turn")  # nobody was asked before
    assert eras(scene, 3) == [1, 1, 1]
    assert [words for words in scene.told() if words.startswith("era")] == ["era 0 1", "era 1 1", "era 2 1"]


@pytest.mark.rule("TAP-TURN-04", "TAP-TURN-05", "TAP-END-01")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_everybody_takes_five_income_turns_the_first_and_the_last_turn_among_them(seats: int, seed: int) -> None:
    match: Match[TapestryState] = Match.new(GAME, {}, seats, seed)
    turns: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    for _ in walk(match):
        pass
    for event in match.events():
        if event.verb == "era":
            turns[int(event.args[0])].append(f"income {event.args[1]}")
        elif event.verb == "finished":
            turns[int(event.args[0])].append("finished")
    assert set(map(tuple, turns.values())) == {(*(f"income {era}" for era in range(1, 6)), "finished")}
    taken = [
        sum(entry.seat == seat and entry.option[0] == "advance" for entry in match.entries) for seat in range(seats)
    ]
    assert len(set(taken)) > 1  # advances differ


@pytest.mark.rule("TAP-TURN-05", "TAP-END-01")
def test_who_has_finished_is_skipped_and_the_others_go_on() -> None:
    scene = table(3).finished(1)
    scene.play("advance exploration", "pay 1 0 0 0")
    assert scene.asked == 2
    scene.play("advance exploration", "pay 1 0 0 0")
    assert scene.asked == 0


@pytest.mark.rule("TAP-TURN-11")
def test_nobody_moves_before_the_turn_of_the_player_before_is_over() -> None:
    scene = table(3)
    assert list(scene.match.asks) == [0]
    scene.play("advance exploration")
    assert list(scene.match.asks) == [0]  # still paying
    with pytest.raises(NotAsked):
        scene.match.choose(("income",), 1)
    scene.play("pay 1 0 0 0")
    assert list(scene.match.asks) == [1]


# --- eras -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-TURN-06")
def test_an_income_turn_begins_an_era_for_its_player_only() -> None:
    scene = table(3).play("income", "receive coin")
    assert (eras(scene, 3), scene.asked) == ([2, 1, 1], 1)


@pytest.mark.rule("TAP-TURN-07", "TAP-INC-06")
def test_the_era_is_that_of_the_last_space_used_and_the_first_is_the_makers_of_fire() -> None:
    scene = table(2).hand(0, "academia").era(1, 2)
    assert (scene.player(0).era, scene.player(0).tapestries) == (1, [[], [], [], []])
    scene.play("income")
    assert (scene.player(0).era, scene.player(0).tapestries) == (2, [[], ["academia"], [], []])


@pytest.mark.rule("TAP-TURN-09")
@pytest.mark.parametrize(
    ("purse", "space"),
    [
        ({}, 0),
        ({"coin": 1, "worker": 1, "food": 1, "culture": 1}, 9),  # tier IV costs two of one kind
        ({"coin": 8, "worker": 8, "food": 8, "culture": 8}, 12),
    ],
    ids=["no resources", "too few", "all tracks completed"],
)
def test_who_cannot_advance_has_to_take_income(purse: dict[str, int], space: int) -> None:
    scene = Scene().resources(0, **purse).resources(1, **ALL).era(1, 2)
    for track in TRACKS:
        scene.token(0, track, space)
    assert scene.asked == 1  # seat 0 was not asked at all
    assert scene.player(0).era == 2


# --- neighbours -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-TURN-14", "TAP-TURN-15")
@pytest.mark.parametrize(
    ("seats", "seat", "expected"),
    [(2, 0, [1]), (2, 1, [0]), (3, 0, [2, 1]), (4, 0, [3, 1]), (4, 2, [1, 3]), (5, 4, [3, 0])],
)
def test_neighbours_sit_right_and_left_and_with_two_players_the_other_counts_once(
    seats: int, seat: int, expected: list[int]
) -> None:
    assert Scene(seats).state.neighbours(seat) == expected


@pytest.mark.rule("TAP-TURN-14")
@pytest.mark.parametrize(("ahead", "asked"), [(1, 1), (3, 1), (2, 0)])
def test_the_player_across_is_no_neighbour(ahead: int, asked: int) -> None:
    scene = Scene(4).resources(1, **ALL).era(ahead, 2).income_turn(0, 2).at(step=1)
    assert (scene.asked, scene.topic) == (asked, "turn" if asked else "resource")  # a bonus for being first


# --- landmark cards and points ----------------------------------------------------------------------------------------


def carded(card: str) -> Scene:
    return table(2, expansions=("pp",)).landmark_card(0, card)


@pytest.mark.rule("TAP-TURN-10")
def test_a_landmark_card_is_checked_at_the_end_of_an_advance_turn() -> None:
    scene = carded("landmark_card_territories").tiles(0, *(f"territory_{n:02}" for n in range(1, 5)))
    scene.play("advance exploration", "pay 1 0 0 0")
    assert scene.topic == "landmark_turn"
    scene.place_all()
    assert scene.player(0).landmarks == ["pp_landmark_territories"]
    assert (scene.player(0).landmark_card, scene.asked) == ("", 1)


@pytest.mark.rule("TAP-TURN-10")
def test_a_landmark_card_is_checked_at_the_end_of_an_income_turn() -> None:
    scene = carded("landmark_card_territories").tiles(0, *(f"territory_{n:02}" for n in range(1, 6)))
    scene.income_turn(0, 2).at(step=4)
    scene.place_all()
    assert scene.player(0).landmarks == ["pp_landmark_territories"]


@pytest.mark.rule("TAP-TURN-10")
@pytest.mark.parametrize(
    ("card", "just_met"),
    [
        ("territories", lambda scene: scene.tiles(0, *(f"territory_{n:02}" for n in range(1, 7)))),
        ("buildings", lambda scene: scene.built(0, house=3)),
        ("technology", lambda scene: scene.techs(0, 2, "calendar")),
        ("line", lambda scene: scene.fill(0, LINES[0])),
        ("districts", lambda scene: scene.fill(0, 0o7007007 | 0o7007007 << 3)),
    ],
)
def test_each_landmark_card_has_its_own_condition(card: str, just_met: Any) -> None:
    for met in (False, True):
        scene = carded(f"landmark_card_{card}").at(phase="turn_end")
        if met:
            just_met(scene)
        scene.place_all()
        assert scene.player(0).landmarks == ([f"pp_landmark_{card}"] if met else [])


@pytest.mark.rule("TAP-TURN-19", "TAP-END-06")
def test_points_count_on_beyond_four_hundred_and_end_nothing() -> None:
    scene = table(2).points(0, 399).token(0, "exploration", 4).resources(0, food=8)
    scene.play("advance exploration", "pay 0 0 2 0", "decline")  # Ships: a point for the one territory
    assert scene.vp(0) == 400
    assert (scene.topic, scene.asked) == ("turn", 1)
