"""What sections of a report are made of: headings, tables, and cells in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from gobelin.lab import figures
from gobelin.lab.drawing import Point
from gobelin.lab.figures import Share
from gobelin.lab.play import SeatRow
from gobelin.lab.words import Words

LISTED: Final = 30


class Numbers(NamedTuple):
    """A table: its first columns have names, the others numbers."""

    caption: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    names: int = 1


@dataclass(frozen=True)
class Section:
    """One finding."""

    heading: str
    games: int
    text: tuple[str, ...]
    svg: str
    tables: tuple[Numbers, ...]


def value_of(trait: str) -> Callable[[SeatRow], str | None]:
    """The value of a trait at a seat."""
    return lambda row: row.traits.get(trait)


def by_seats(rows: Sequence[SeatRow]) -> dict[int, list[SeatRow]]:
    """The rows by how many seats their games had."""
    return figures.grouped(rows, lambda row: row.seats)


def fair(seats: int) -> float | None:
    """What would be everybody's part of the victories; against an automaton nobody knows."""
    return 1 / seats if seats > 1 else None


def point(found: Share) -> Point:
    """A share as it is drawn."""
    return Point(found.share, *found.bounds)


def share_cells(found: Share, words: Words) -> list[str]:
    """A share as it stands in a table."""
    low, high = found.bounds
    return [
        words.number(found.games),
        words.short(found.won),
        words.percent(found.share),
        words.span(words.percent(low), words.percent(high)),
        words.number(found.score, 1),
    ]


def share_columns(words: Words, what: str) -> list[str]:
    """The columns of a table of shares."""
    names = ("seats", "seat-games", "won", "share", "interval", "score-mean")
    return [what, *(words(f"column-{name}") for name in names)]


def setting_name(name: str, value: object, words: Words) -> str:
    """The value of a setting, with the setting where the value alone says nothing."""
    choice = words.choice(value)
    return f"{choice} ({words.setting(name)})" if is_flag(value) else choice


def is_flag(value: object) -> bool:
    """Whether a setting is a switch or a number, which says nothing without its name."""
    return isinstance(value, bool | int | None)
