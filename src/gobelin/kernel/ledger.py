"""The ledger: what an onlooker can count by listening, against what he sees on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from gobelin.kernel.ask import Seat
from gobelin.kernel.state import SeatEvent

if TYPE_CHECKING:
    from gobelin.kernel.settings import Json


@dataclass(slots=True)
class Account:
    """What the events told so far add up to."""

    counts: Counter[str] = field(default_factory=Counter)
    """How many of what is where: `"0 gold"`, `"hex 12 fortress 1"`. What is not there counts 0."""
    points: Counter[tuple[Seat, str]] = field(default_factory=Counter)
    """The points of each seat by the group that they come from."""

    def score(self, seat: Seat, points: int, group: str) -> None:
        """Points that a seat has got (or lost), for what players would name as their source."""
        self.counts[f"{seat} points"] += points
        self.points[seat, group] += points

    def move(self, what: str, amount: int, origin: str, goal: str) -> None:
        """Pieces that go from one place to another."""
        self.counts[f"{origin} {what}"] -= amount
        self.counts[f"{goal} {what}"] += amount

    def differences(self, counts: Counter[str]) -> dict[str, tuple[int, int]]:
        """Where these counts differ: what was told, and what is seen."""
        told = self.counts
        wrong = [key for key in told.keys() | counts.keys() if told.get(key, 0) != counts.get(key, 0)]
        return {key: (told[key], counts[key]) for key in sorted(wrong)}


@dataclass(slots=True)
class Noting(Account):
    """An account that notes what each event brings."""

    noted: list[tuple[Seat, int, str]] = field(default_factory=list)

    def score(self, seat: Seat, points: int, group: str) -> None:
        """The same, noted."""
        Account.score(self, seat, points, group)
        self.noted.append((seat, points, group))


class Swing(NamedTuple):
    """What a choice brought a seat in points, with the group that most of them came from."""

    at: int
    seat: Seat
    points: int
    group: str


class Brought(NamedTuple):
    """What an event brought the one whom it is about."""

    points: int
    goods: dict[str, int]


@dataclass(frozen=True)
class Ledger:
    """A fold over the events that an onlooker is told. It yields the public counts, and points by source."""

    groups: tuple[str, ...]
    """Where points come from, as players think of it, in the order in which a score sheet lists them."""
    count: Callable[[dict[str, Json]], Counter[str]]
    """The public counts as an onlooker's view shows them; `"<seat> points"` among them."""
    fold: Callable[[Account, SeatEvent], None]
    """Add what an event tells."""
    tells: frozenset[str] = frozenset({"scored"})
    """The events that bring points, and those that bring goods: each says by itself how many."""

    def brought(self, told: SeatEvent) -> Brought | None:
        """The points and goods that an event brought its seat, which is its first argument."""
        if told.verb not in self.tells:
            return None
        account, seat = Noting(), f"{told.args[0]} "
        self.fold(account, told)
        goods = {
            key.removeprefix(seat): amount
            for key, amount in account.counts.items()
            if amount > 0 and key.startswith(seat) and key != f"{seat}points"
        }
        return Brought(sum(points for _, points, _ in account.noted), goods)

    def points(self, events: Iterable[SeatEvent], seats: int) -> dict[str, tuple[int, ...]]:
        """The points of each seat by group, for the groups that gave or took any.

        Opponents without a seat come after the seats, by the numbers that events have for them.
        """
        account = Account()
        for told in events:
            self.fold(account, told)
        scorers = range(max([seats, *(seat + 1 for seat, _ in account.points)]))
        found = {group: tuple(account.points[seat, group] for seat in scorers) for group in self.groups}
        return {group: points for group, points in found.items() if any(points)}

    def swings(self, events: Iterable[SeatEvent]) -> list[Swing]:
        """How the points came and went, choice by choice."""
        account = Noting()
        found: dict[tuple[int, Seat], Counter[str]] = {}
        for told in events:
            self.fold(account, told)
            for seat, points, group in account.noted:
                found.setdefault((told.at, seat), Counter())[group] += points
            account.noted.clear()
        return [
            Swing(at, seat, sum(groups.values()), max(groups, key=lambda group: abs(groups[group])))
            for (at, seat), groups in found.items()
            if any(groups.values())
        ]
