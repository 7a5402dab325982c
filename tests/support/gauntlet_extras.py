"""What the Gauntlet's distribution announces besides the game: a bot, and a board for the terminal."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType

from gobelin.bots import Perspective
from gobelin.kernel import Option, Seat
from gobelin.terminal.board import Board


class Coward:
    """Rests and passes whenever it may."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, at: Perspective) -> Option:
        """The safest option, or any."""
        options = at.ask.options
        safe = [option for option in options if option[0] in ("rest", "pass")]
        return self._rng.choice(safe or options)


class GauntletBoard(Board[dict[str, Any]]):
    """The usual table under a line of its own."""

    def screen(self, view: dict[str, Any], seat: Seat | None, news: Sequence[str], width: int) -> RenderableType:
        """The hoard first: it is what everybody is after."""
        return Group(f"★ {self.texts.text('label-hoard')}: {view['hoard']}", super().screen(view, seat, news, width))
