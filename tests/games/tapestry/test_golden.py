"""The golden records of Tapestry show everything the game has."""

from itertools import combinations
from typing import Any

from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Match, Record
from gobelin.rulebook import TESTS
from gobelin.testkit.golden import records

RECORDS = records(TESTS / "records" / "tapestry")


def ends() -> list[tuple[Record, TapestryState]]:
    """Every record with the state in which it ends."""
    return [(record, Match.replay(record).state) for record in RECORDS]


def test_every_civilization_is_played_from_the_start() -> None:
    named: list[Any] = [record.settings["civilizations"] for record in RECORDS]
    assert {name for names in named for name in names} == set(BOX.civilizations)


def test_all_numbers_of_players_and_all_levels_are_played() -> None:
    assert {len(record.seats) for record in RECORDS} == {1, 2, 3, 4, 5}
    assert {record.settings["level"] for record in RECORDS if len(record.seats) == 1} == {1, 2, 3, 4, 5, 6}


def test_every_civilization_of_the_automa_is_played() -> None:
    played = [state.solo.civilizations for _, state in ends() if state.solo]
    assert {name for names in played for name in names} == set(BOX.automa_civilizations)


def test_every_advanced_capital_is_kept_by_somebody() -> None:
    kept = {player.capital for _, state in ends() for player in state.players.values()}
    assert kept >= {name for name, capital in BOX.capitals.items() if capital.set != "base"}


def test_a_card_is_removed_from_a_game() -> None:
    assert any(record.settings["removed"] for record in RECORDS)
    played: list[Any] = [record.settings["expansions"] for record in RECORDS]
    assert {name for names in played for name in names} == {*BOX.sets} - {"base"}
    together = {frozenset(names) for names in played}
    assert together >= {frozenset(names) for n in (1, 2, 3) for names in combinations({*BOX.sets} - {"base"}, n)}
    assert {record.settings["one_expansion"] for record in RECORDS} == {"", *BOX.sets} - {"base"}


def test_the_solo_game_is_won_and_lost() -> None:
    assert {record.result.places for record in RECORDS if record.result and len(record.seats) == 1} == {(1,), (2,)}


def test_a_tie_is_broken_by_a_landmark_and_another_is_shared() -> None:
    tied = set()
    for record in RECORDS:
        assert record.result is not None
        best = max(record.result.scores)
        if record.result.scores.count(best) > 1:
            tied.add(record.result.places.count(1))
    assert tied == {1, 2}


def test_every_achievement_is_earned_and_a_civilization_gained_on_the_way() -> None:
    states = [state for _, state in ends()]
    assert {name for state in states for name, takers in state.achievements.items() if takers} == set(BOX.achievements)
    assert any(len(player.mats) > 1 for state in states for player in state.players.values())
