"""What a bot sees, and what it has to do."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Protocol

from gobelin.kernel import Ask, Json, Match, Option, Seat


class Perspective:
    """All that a bot gets to see: its question, its view, and worlds that look the same from its seat."""

    __slots__ = ("ask", "sample", "view")

    def __init__(self, match: Match[Any], seat: Seat) -> None:
        self.ask: Ask = match.asks[seat]
        self.view: Callable[[], dict[str, Json]] = lambda: match.view(seat)
        self.sample: Callable[[random.Random], Match[Any]] = lambda rng: match.sample(seat, rng)


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, at: Perspective) -> Option:
        """One of the options of `at.ask`."""
