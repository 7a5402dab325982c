"""What rows say: shares, spreads, sources and openings. Numbers only; words and drawings are elsewhere."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cache
from statistics import mean, pstdev
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from gobelin.kernel import find_game
from gobelin.lab.play import SeatRow
from gobelin.lab.statistics import Ratings, bradley_terry, interval, mean_interval, meetings, quantile

K = TypeVar("K", bound=Hashable)

MOST_VALUES: Final = 60
"""A trait with more values than this tells seats apart, but compares nothing."""


class Share(NamedTuple):
    """How often some seats won, and with how many points."""

    games: int
    won: float
    fair: float
    """What would be everybody's part, added up."""
    score: float

    @property
    def share(self) -> float:
        """Victories by seats played."""
        return self.won / self.games

    @property
    def bounds(self) -> tuple[float, float]:
        """The interval of the share."""
        return interval(self.won, self.games)

    @property
    def lift(self) -> tuple[float, float, float]:
        """Victories against the fair part, with the interval; against an automaton no part is fair."""
        expected = self.fair / self.games
        low, high = self.bounds
        return self.share / expected, low / expected, high / expected


class Spread(NamedTuple):
    """How some numbers are spread."""

    size: int
    mean: float
    deviation: float
    least: float
    tenth: float
    quarter: float
    median: float
    three_quarters: float
    nine_tenths: float
    most: float


class Opening(NamedTuple):
    """One of the first choices, and how those who made it did."""

    topic: str
    option: str
    share: Share


def finished(rows: Iterable[SeatRow]) -> list[SeatRow]:
    """The seats of games that came to their end."""
    return [row for row in rows if row.won is not None]


def among_equals(rows: Sequence[SeatRow]) -> dict[str, list[SeatRow]]:
    """The seats of games in which all have the same bot, by this bot."""
    return grouped(rows, lambda row: row.bot if len(set(row.line_up)) == 1 else None)


def at_tables(rows: Iterable[SeatRow]) -> list[SeatRow]:
    """The seats with others beside them. Whoever plays against an automaton has no fair share of the victories."""
    return [row for row in rows if row.seats > 1]


def solo(rows: Iterable[SeatRow]) -> list[SeatRow]:
    """The seats without others beside them."""
    return [row for row in rows if row.seats == 1]


def games_of(rows: Iterable[SeatRow]) -> int:
    """The number of games behind some seats."""
    return len({row.number for row in rows})


def grouped(rows: Iterable[SeatRow], key: Callable[[SeatRow], K | None]) -> dict[K, list[SeatRow]]:
    """The rows by a key, in the order of the keys; rows without one are left out."""
    groups: defaultdict[K, list[SeatRow]] = defaultdict(list)
    for row in rows:
        if (found := key(row)) is not None:
            groups[found].append(row)
    return dict(sorted(groups.items(), key=lambda item: item[0]))  # type: ignore[arg-type, return-value]


def share(rows: Sequence[SeatRow]) -> Share:
    """How often the seats of these rows won."""
    won = sum(row.won or 0.0 for row in rows)
    return Share(len(rows), won, sum(1 / row.seats for row in rows), mean(row.score or 0 for row in rows))


def spread(values: Iterable[float]) -> Spread:
    """How the values are spread."""
    ordered = sorted(values)
    parts = [quantile(ordered, part) for part in (0, 0.1, 0.25, 0.5, 0.75, 0.9, 1)]
    return Spread(len(ordered), mean(ordered), pstdev(ordered), *parts)


def mean_bounds(rows: Sequence[SeatRow]) -> tuple[float, float] | None:
    """The interval of the mean points at tables of one size; what has the same shuffle depends on each other."""
    shuffles = grouped(rows, lambda row: (row.table, row.seed)).values()
    return mean_interval([mean(row.score or 0 for row in seats) for seats in shuffles])


def traits(rows: Iterable[SeatRow]) -> list[str]:
    """The traits that tell seats apart, the place in the turn order left out."""
    values: defaultdict[str, set[str]] = defaultdict(set)
    for row in rows:
        for name, value in row.traits.items():
            values[name].add(value)
    return [name for name, found in sorted(values.items()) if name != "order" and 1 < len(found) <= MOST_VALUES]


def arranged(rows: Sequence[SeatRow], among: Iterable[str]) -> list[str]:
    """Those of the traits that the settings give to each seat, so that chance and choice have no part in them."""
    return [trait for trait in among if all(_is_given(row, trait) for row in rows)]


def _is_given(row: SeatRow, trait: str) -> bool:
    lists = [given for given in _read(row.settings).values() if isinstance(given, list) and len(given) == row.seats]
    return any(given[row.seat] == row.traits.get(trait) for given in lists)


@cache
def _read(settings: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(settings)
    return found


def settings_of(row: SeatRow) -> dict[str, Any]:
    """The settings that hold for the whole table, named or not; what is named for each seat is a trait."""
    return _settings_of(row.game, row.settings)


@cache
def _settings_of(game: str, settings: str) -> dict[str, Any]:
    whole = {**msgspec.to_builtins(find_game(game).settings()), **_read(settings)}
    return {name: value for name, value in whole.items() if not isinstance(value, list | dict)}


def crossed(rows: Iterable[SeatRow]) -> dict[str, list[SeatRow]]:
    """The settings that have several values at tables of one size, with the seats of these tables."""
    found: defaultdict[str, list[SeatRow]] = defaultdict(list)
    for same in grouped(rows, lambda row: row.seats).values():
        kinds = list({row.settings: row for row in same}.values())
        for name in dict.fromkeys(name for row in kinds for name in settings_of(row)):
            if len(by_choice(kinds, name)) > 1:
                found[name] += same
    return dict(sorted(found.items()))


def by_choice(rows: Iterable[SeatRow], setting: str) -> list[tuple[Any, list[SeatRow]]]:
    """The values of a setting as they first occur, each with its rows."""
    found: dict[str, tuple[Any, list[SeatRow]]] = {}
    for row in rows:
        value = settings_of(row).get(setting)
        found.setdefault(json.dumps(value), (value, []))[1].append(row)
    return list(found.values())


def means(points: Sequence[Mapping[str, int]], name: Callable[[str], str]) -> dict[str, float]:
    """Mean points of a seat by what they are called, the largest first."""
    total: Counter[str] = Counter()
    for seat in points:
        for source, number in seat.items():
            total[name(source)] += number
    return {name: number / len(points) for name, number in sorted(total.items(), key=lambda one: (-one[1], one[0]))}


def openings(rows: Sequence[SeatRow], text: Callable[[str, str], str]) -> list[Opening]:
    """The first choices that enough seats made, but not all, the most frequent first. Options of one text are one."""
    made: defaultdict[tuple[str, str], list[SeatRow]] = defaultdict(list)
    for row in rows:
        for choice in dict.fromkeys((topic, text(topic, option)) for topic, option in row.opening):
            made[choice].append(row)
    enough = max(5, len(rows) // 100)
    found = [
        Opening(topic, option, share(chosen))
        for (topic, option), chosen in made.items()
        if enough <= len(chosen) < len(rows)
    ]
    return sorted(found, key=lambda opening: (-opening.share.games, opening.topic, opening.option))


def ratings(rows: Sequence[SeatRow]) -> list[Ratings]:
    """The strength of bots from all games in which different ones met."""
    games: Mapping[int, list[SeatRow]] = grouped(rows, lambda row: row.number)
    found = []
    for seats in games.values():
        if len({row.bot for row in seats}) > 1:
            found += meetings([row.bot for row in seats], [row.place or len(seats) for row in seats])
    return bradley_terry(found)
