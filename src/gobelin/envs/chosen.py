"""What the seats have chosen in a turn: rules may hold it back for a while, and then no state tells of it."""

from __future__ import annotations

from collections.abc import Sequence

from gobelin.kernel import Seat


class Chosen:
    """Every seat's choices since the turn began, as actions; each seat is to be shown its own ones alone."""

    __slots__ = ("_actions", "_turn")

    def __init__(self) -> None:
        self._turn: int | None = None
        self._actions: dict[Seat, list[int]] = {}

    def add(self, seat: Seat, action: int, turn: int) -> None:
        """Note what a seat chooses in a turn, of which `Game.turn` gives the number."""
        if turn != self._turn:
            self._turn = turn
            self._actions = {}
        self._actions.setdefault(seat, []).append(action)

    def of(self, seat: Seat, turn: int) -> Sequence[int]:
        """What the seat has chosen in this turn, the latest last."""
        return self._actions.get(seat, ()) if turn == self._turn else ()
