"""Shares with intervals, and the strength of players from who beat whom."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from statistics import mean, stdev
from typing import Final, NamedTuple, TypeAlias

Z: Final = 1.959963984540054
"""Of a normal distribution, 95 % lies within so many standard deviations."""
ELO: Final = 400 / math.log(10)
"""Elo points for one unit of log-odds."""

Matrix: TypeAlias = list[list[float]]


def interval(won: float, games: float) -> tuple[float, float]:
    """Wilson's interval for a share, at 95 %.

    >>> [round(bound, 3) for bound in interval(95, 100)]
    [0.888, 0.978]
    """
    if not games:
        return 0.0, 1.0
    share = won / games
    middle = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def difference(won: float, games: float, other_won: float, other_games: float) -> tuple[float, float, float]:
    """By how much one share exceeds another, with Newcombe's interval at 95 %.

    >>> [round(part, 4) for part in difference(56, 70, 48, 80)]
    [0.2, 0.0524, 0.3339]
    """
    share, other = won / games, other_won / other_games
    low, high = interval(won, games)
    other_low, other_high = interval(other_won, other_games)
    apart = share - other
    return (
        apart,
        apart - math.hypot(share - low, other_high - other),
        apart + math.hypot(high - share, other - other_low),
    )


def mean_interval(values: Sequence[float]) -> tuple[float, float] | None:
    """The interval of a mean, at 95 % by the normal distribution; a single value has none.

    >>> [round(bound, 3) for bound in mean_interval([1, 2, 3, 4, 5]) or ()]
    [1.614, 4.386]
    """
    if len(values) < 2:
        return None
    middle, error = mean(values), stdev(values) / math.sqrt(len(values))
    return middle - Z * error, middle + Z * error


def quantile(ordered: Sequence[float], share: float) -> float:
    """The value below which that share of the ordered values lies, between two values in proportion.

    >>> quantile([1, 2, 3, 10], 0.5)
    2.5
    """
    at = share * (len(ordered) - 1)
    low = math.floor(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (at - low)


class Rating(NamedTuple):
    """A player's strength in Elo points, with its interval; the mean of all is 0."""

    player: str
    elo: float
    low: float
    high: float
    games: float
    """How often the player was compared with another one."""
    share: float
    """What it scored in that, a draw as one half."""


class Ratings(NamedTuple):
    """The ratings of all who met each other, directly or over others, the best first."""

    rows: tuple[Rating, ...]
    smoothed: bool
    """Somebody always won or always lost, so that only added half wins make the strength finite."""


class Meeting(NamedTuple):
    """What the first scored against the second: 1, a half or 0; the weight says how much it counts."""

    first: str
    second: str
    score: float
    weight: float = 1.0


def meetings(players: Sequence[str], places: Sequence[int]) -> list[Meeting]:
    """Who beat whom in one game. At larger tables all pairs count, together as one less than there are players.

    >>> meetings(["a", "b"], [1, 1])
    [Meeting(first='a', second='b', score=0.5, weight=1.0)]
    """
    seats, weight = range(len(players)), 2 / max(2, len(players))
    return [
        Meeting(players[i], players[j], (places[i] < places[j]) + (places[i] == places[j]) / 2, weight)
        for i in seats
        for j in seats
        if i < j and players[i] != players[j]
    ]


def bradley_terry(found: Iterable[Meeting]) -> list[Ratings]:
    """The strengths that make the results most likely; intervals at 95 % from the curvature there.

    Nothing compares players of groups that never met, so each group has ratings of its own, the largest first. Where
    some of a group never lost to the others, no finite strengths are the most likely ones; then half a win is added for
    both sides of every pair that met.
    """
    wins: dict[tuple[str, str], float] = {}
    for meeting in found:
        for pair, score in (
            ((meeting.first, meeting.second), meeting.score),
            ((meeting.second, meeting.first), 1 - meeting.score),
        ):
            wins[pair] = wins.get(pair, 0.0) + score * meeting.weight
    groups = _connected({name for pair in wins for name in pair}, wins)
    return [_rated(group, {pair: score for pair, score in wins.items() if pair[0] in group}) for group in groups]


def _rated(names: Sequence[str], wins: Mapping[tuple[str, str], float]) -> Ratings:
    smoothed = not _all_reached(names, wins)
    counted = {pair: score + 0.5 for pair, score in wins.items()} if smoothed else wins
    strengths = _most_likely(names, counted)
    spread = _deviations(names, counted, strengths)
    rows = []
    for at, name in enumerate(names):
        scored = sum(score for (winner, _), score in wins.items() if winner == name)
        games = scored + sum(score for (_, loser), score in wins.items() if loser == name)
        elo, margin = ELO * strengths[at], ELO * Z * spread[at]
        rows.append(Rating(name, elo, elo - margin, elo + margin, games, scored / games))
    return Ratings(tuple(sorted(rows, key=lambda row: (-row.elo, row.player))), smoothed)


def _connected(names: Iterable[str], pairs: Iterable[tuple[str, str]]) -> list[list[str]]:
    """The names in groups between which no pair leads, the largest group first."""
    left, groups = sorted(names), list[list[str]]()
    while left:
        group = _reached(left[0], pairs)
        groups.append(sorted(group))
        left = [name for name in left if name not in group]
    return sorted(groups, key=lambda group: (-len(group), group))


def _reached(start: str, pairs: Iterable[tuple[str, str]]) -> set[str]:
    """Where chains of pairs lead to."""
    reached, border = {start}, [start]
    while border:
        here = border.pop()
        for source, goal in pairs:
            if source == here and goal not in reached:
                reached.add(goal)
                border.append(goal)
    return reached


def _all_reached(names: Sequence[str], wins: Mapping[tuple[str, str], float]) -> bool:
    """Whether from everybody a chain of wins leads to everybody else."""
    won = [pair for pair, score in wins.items() if score > 0]
    lost = [(loser, winner) for winner, loser in won]
    return all(len(_reached(names[0], pairs)) == len(names) for pairs in (won, lost))


def _most_likely(names: Sequence[str], wins: Mapping[tuple[str, str], float]) -> list[float]:
    """Newton's method on the log-likelihood, which has one hill; strengths in log-odds, their mean 0."""
    strengths = [0.0] * len(names)
    for _ in range(200):
        slope = _slope(names, wins, strengths)
        step = solve(_curvature(names, wins, strengths), slope)
        longest = max(map(abs, step))
        scale = min(1.0, 1.0 / longest) if longest else 1.0  # far from the top its shape is no guide
        strengths = [strength + scale * change for strength, change in zip(strengths, step, strict=True)]
        if longest < 1e-10:
            break
    return strengths


def _slope(names: Sequence[str], wins: Mapping[tuple[str, str], float], strengths: Sequence[float]) -> list[float]:
    at = {name: number for number, name in enumerate(names)}
    slope = [0.0] * len(names)
    for (winner, loser), score in wins.items():
        surprise = score * _chance(strengths[at[loser]] - strengths[at[winner]])
        slope[at[winner]] += surprise
        slope[at[loser]] -= surprise
    return slope


def _curvature(names: Sequence[str], wins: Mapping[tuple[str, str], float], strengths: Sequence[float]) -> Matrix:
    """The information about the strengths; the constant added everywhere fixes their mean, which nothing else does."""
    at = {name: number for number, name in enumerate(names)}
    matrix = [[1.0 / len(names)] * len(names) for _ in names]
    for (winner, loser), score in wins.items():
        i, j = at[winner], at[loser]
        chance = _chance(strengths[i] - strengths[j])
        weight = score * chance * (1 - chance)
        matrix[i][i] += weight
        matrix[j][j] += weight
        matrix[i][j] -= weight
        matrix[j][i] -= weight
    return matrix


def _deviations(names: Sequence[str], wins: Mapping[tuple[str, str], float], strengths: Sequence[float]) -> list[float]:
    """The standard deviation of each strength around the mean of all."""
    matrix, size = _curvature(names, wins, strengths), len(names)
    deviations = []
    for at in range(size):
        # Against the mean of all: the constant direction, whose spread is none of the players', drops out.
        against = [float(other == at) - 1 / size for other in range(size)]
        variance = sum(part * found for part, found in zip(against, solve(matrix, against), strict=True))
        deviations.append(math.sqrt(max(0.0, variance)))
    return deviations


def _chance(difference: float) -> float:
    """The chance to win with so much more strength."""
    return 1 / (1 + math.exp(-difference))


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations.

    >>> solve([[2, 1], [1, 3]], [5, 10])
    [1.0, 3.0]
    """
    from numpy import linalg  # an extra, and the command line reads this module without it

    found: list[float] = linalg.solve(matrix, right).tolist()
    return found
