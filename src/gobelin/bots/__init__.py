"""Bots: they answer one decision at a time and see what a person in their seat could see."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from gobelin.bots.chance import RandomBot
from gobelin.bots.greedy import GreedyBot
from gobelin.bots.ismcts import IsmctsBot
from gobelin.bots.perspective import Bot, Perspective
from gobelin.kernel import GobelinError, Match, Seat

__all__ = [
    "BOTS",
    "Bot",
    "GreedyBot",
    "IsmctsBot",
    "Perspective",
    "RandomBot",
    "UnknownBot",
    "bot_move",
    "make_bot",
]


class UnknownBot(GobelinError):
    """No bot has this name."""


BOTS: Final[dict[str, Callable[[random.Random], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "ismcts": IsmctsBot,
}


def make_bot(name: str, seed: int | str, seat: Seat) -> Bot:
    """The bot of this name; what it does by chance depends on the match's seed and its seat alone."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](random.Random(f"{seed}/{seat}"))


def bot_move(match: Match[Any], seat: Seat, bot: Bot) -> None:
    """Let a bot answer the question that its seat is asked."""
    match.choose(bot.choose(Perspective(match, seat)), seat, "bot")
