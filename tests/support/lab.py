"""Studies for tests: plans as values, rows by hand, and the command line within this process."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gobelin.lab.play import SeatRow
from gobelin.terminal import main

ROW = SeatRow(
    number=0,
    table=0,
    game="gauntlet",
    seats=2,
    settings="{}",
    seed=0,
    seat=0,
    bot="greedy",
    line_up=("greedy", "greedy"),
    traits={},
    score=0,
    place=2,
    won=0.0,
    sources={},
    points={},
    decisions=10,
    game_decisions=20,
    turns=4,
    opening=(),
    truncated=False,
    error=None,
)


def row(**changes: Any) -> SeatRow:
    """A seat that lost without a point, but for what is said."""
    return msgspec.structs.replace(ROW, **changes)


def game(number: int, seats: Sequence[dict[str, Any]], **shared: Any) -> list[SeatRow]:
    """All seats of one game; whoever has the most points won."""
    best = max(seat["score"] for seat in seats)
    winners = sum(seat["score"] == best for seat in seats)
    line_up = tuple(seat.get("bot", "greedy") for seat in seats)
    return [
        row(
            number=number,
            seat=at,
            seats=len(seats),
            line_up=line_up,
            bot=line_up[at],
            won=(seat["score"] == best) / winners,
            place=1 + sum(other["score"] > seat["score"] for other in seats),
            **{name: value for name, value in seat.items() if name != "bot"},
            **shared,
        )
        for at, seat in enumerate(seats)
    ]


def files(folder: Path) -> dict[str, bytes]:
    """Everything in a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def gobelin(monkeypatch: pytest.MonkeyPatch, *words: str) -> str | int | None:
    """The command line; what it exits with: nothing, a number, or a line about what is wrong."""
    monkeypatch.setattr("sys.argv", ["gobelin", *words])
    with pytest.raises(SystemExit) as left:
        main()
    return left.value.code
