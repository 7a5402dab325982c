"""Bots: they answer one decision at a time and see what a person in their seat could see."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final, Protocol

from gobelin.kernel import Ask, GobelinError, Json, Match, Option, Seat


class UnknownBot(GobelinError):
    """No bot has this name."""


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


class RandomBot:
    """Chooses with equal chances."""

    def __init__(self, rng: random.Random) -> None:
        self._random = rng.random

    def pick(self, ask: Ask) -> Option:
        """It needs to see no more than the ask, so that it can play in fast mode."""
        return ask.options[int(self._random() * len(ask.options))]

    def choose(self, at: Perspective) -> Option:
        """One of the options of `at.ask`."""
        return self.pick(at.ask)


BOTS: Final[dict[str, Callable[[random.Random], Bot]]] = {"random": RandomBot}


def make_bot(name: str, seed: int | str, seat: Seat) -> Bot:
    """The bot of this name; what it does by chance depends on the match's seed and its seat alone."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](random.Random(f"{seed}/{seat}"))


def bot_move(match: Match[Any], seat: Seat, bot: Bot) -> None:
    """Let a bot answer the question that its seat is asked."""
    match.choose(bot.choose(Perspective(match, seat)), seat, "bot")
