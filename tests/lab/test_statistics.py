"""Intervals and strengths, against closed forms."""

import math
from itertools import permutations

import pytest

from gobelin.lab.statistics import ELO, Meeting, Z, bradley_terry, difference, interval, meetings, quantile


def test_wilsons_interval_stays_within_bounds_and_shrinks() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(0, 10)[0] == 0.0
    assert interval(10, 10)[1] == pytest.approx(1.0)
    low, high = interval(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert interval(500, 1000)[1] - interval(500, 1000)[0] < high - low


def test_a_difference_of_equal_shares_is_around_nought() -> None:
    apart, low, high = difference(30, 100, 30, 100)
    assert apart == 0
    assert low == pytest.approx(-high)
    assert low < 0


def test_quantiles_lie_between_values() -> None:
    values = [10.0, 20.0, 30.0, 40.0, 50.0]
    assert [quantile(values, share) for share in (0, 0.1, 0.5, 1)] == [10, 14, 30, 50]
    assert quantile([7.0], 0.9) == 7.0


def test_two_players_have_the_closed_form() -> None:
    """Three wins of four: the odds are 3, and the curvature is 100 * 0.75 * 0.25."""
    (found,) = bradley_terry([Meeting("a", "b", 1.0)] * 75 + [Meeting("a", "b", 0.0)] * 25)
    best, worst = found.rows
    assert (best.player, worst.player) == ("a", "b")
    assert best.elo - worst.elo == pytest.approx(ELO * math.log(3))
    assert best.elo + worst.elo == pytest.approx(0)
    assert best.high - best.elo == pytest.approx(ELO * Z / math.sqrt(100 * 0.75 * 0.25) / 2)
    assert (best.games, best.share, found.smoothed) == (100, 0.75, False)


def test_a_draw_is_half_a_win() -> None:
    drawn = bradley_terry([Meeting("a", "b", 0.5)] * 10 + [Meeting("a", "b", 1.0)] * 5)
    shared = bradley_terry([Meeting("a", "b", 1.0)] * 10 + [Meeting("b", "a", 1.0)] * 5)
    assert [row.elo for row in drawn[0].rows] == pytest.approx([row.elo for row in shared[0].rows])


def test_expected_results_give_back_the_strengths_they_came_from() -> None:
    true = {"weak": -300.0, "middle": 40.0, "good": 60.0, "best": 200.0}
    found = [
        Meeting(one, other, 1.0, 50 / (1 + 10 ** ((true[other] - true[one]) / 400)))
        for one, other in permutations(true, 2)
    ]
    (rated,) = bradley_terry(found)
    assert {row.player: row.elo for row in rated.rows} == pytest.approx(true)
    assert [row.player for row in rated.rows] == ["best", "good", "middle", "weak"]
    assert all(row.low < row.elo < row.high for row in rated.rows)


def test_who_always_wins_gets_a_finite_strength_and_a_remark() -> None:
    (found,) = bradley_terry([Meeting("a", "b", 1.0)] * 10)
    assert found.smoothed
    assert found.rows[0].elo - found.rows[1].elo == pytest.approx(ELO * math.log(10.5 / 0.5))
    assert (found.rows[0].games, found.rows[0].share) == (10, 1.0)


def test_groups_that_never_met_are_rated_apart() -> None:
    even = [Meeting(one, other, 0.5) for one, other in (("c", "d"), ("d", "e"), ("a", "b"))]
    assert [[row.player for row in group.rows] for group in bradley_terry(even)] == [["c", "d", "e"], ["a", "b"]]
    assert bradley_terry([]) == []


def test_a_larger_table_counts_one_less_than_its_players() -> None:
    found = meetings(["a", "b", "c"], [2, 1, 2])
    assert [(m.first, m.second, m.score) for m in found] == [("a", "b", 0.0), ("a", "c", 0.5), ("b", "c", 1.0)]
    assert sum(m.weight for m in found) == pytest.approx(2)
    assert meetings(["a", "a"], [1, 2]) == []
