"""Bots: they answer one decision at a time and see what a person in their seat could see."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from importlib.metadata import EntryPoint
from typing import Any, Final

from gobelin.bots.chance import RandomBot
from gobelin.bots.greedy import GreedyBot, PriorBot
from gobelin.bots.ismcts import Budget, IsmctsBot, Thought
from gobelin.bots.learned import judge
from gobelin.bots.perspective import Bot, Perspective, RemotePerspective
from gobelin.bots.policy import PolicyBot
from gobelin.kernel import GobelinError, Match, Seat, announced

__all__ = [
    "BOTS",
    "HARD_PLAYOUTS",
    "HARD_SECONDS",
    "LEVELS",
    "Bot",
    "Budget",
    "GreedyBot",
    "IsmctsBot",
    "Perspective",
    "PolicyBot",
    "PriorBot",
    "RandomBot",
    "RemotePerspective",
    "Thought",
    "UnknownBot",
    "bot_move",
    "lacks_model",
    "make_bot",
]


class UnknownBot(GobelinError):
    """No bot has this name."""


PLAYOUTS: Final = 100
"""What `ismcts` makes of a decision unless its name says otherwise."""

HARD_PLAYOUTS: Final = 4000
HARD_SECONDS: Final = 1.0
"""What a good opponent, and a hint, may take for a decision: whichever ends first."""

MASTER_PLAYOUTS: Final = 12000
MASTER_SECONDS: Final = 3.0
"""What the best opponent may take."""

LEVELS: Final[dict[str, Callable[[random.Random], Bot]]] = {
    "easy": lambda rng: IsmctsBot(rng, Budget(playouts=16), noise=1.5),
    "normal": lambda rng: IsmctsBot(rng, Budget(playouts=40), noise=0.3, is_learned=True),
    "hard": lambda rng: IsmctsBot(rng, Budget(HARD_PLAYOUTS, HARD_SECONDS), is_learned=True),
    "master": lambda rng: IsmctsBot(rng, Budget(MASTER_PLAYOUTS, MASTER_SECONDS), is_learned=True),
}
"""Opponents for people."""


def _of_others(entry: EntryPoint) -> Callable[[random.Random], Bot]:
    """Makes a bot that another distribution announces; it is imported when it is first wanted."""
    return lambda rng: entry.load()(rng)


BOTS: Final[dict[str, Callable[[random.Random], Bot]]] = {
    **LEVELS,
    "random": RandomBot,
    "prior": PriorBot,
    "greedy": GreedyBot,
    "policy": PolicyBot,
    "learned": lambda rng: GreedyBot(rng, is_learned=True),
    "ismcts": lambda rng: IsmctsBot(rng, Budget(playouts=PLAYOUTS)),
    "learned-ismcts": lambda rng: IsmctsBot(rng, Budget(playouts=PLAYOUTS), is_learned=True),
    **{name: _of_others(entry) for name, entry in announced("gobelin.bots").items()},
}
"""All bots. Entry points of the group `gobelin.bots` add to them: callables that take a `random.Random`."""

_WITH_BUDGET: Final = re.compile(
    r"(?P<learned>learned-)?ismcts:"
    r"(?:(?P<playouts>[1-9]\d{0,6})|(?P<seconds>(?=[^s]*[1-9])\d{1,3}(?:\.\d{1,6})?)s)(?:/(?P<workers>[1-9]\d?))?"
)
BUDGETS: Final = (
    "write ismcts:400 for playouts (at most 9999999), ismcts:0.5s for seconds (below 1000), "
    "and ismcts:2s/4 for several processes (at most 99)"
)


def make_bot(name: str, seed: int | str, seat: Seat) -> Bot:
    """The bot of this name; what it does by chance depends on the match's seed and its seat alone.

    `ismcts` takes a budget: `ismcts:400` makes 400 playouts of a decision, `ismcts:0.5s` takes half a second, and
    `ismcts:2s/4` two seconds in each of four processes. `learned-ismcts` does the same with a learned judgement.
    """
    rng = random.Random(f"{seed}/{seat}")
    if name in BOTS:
        return BOTS[name](rng)
    given = _WITH_BUDGET.fullmatch(name)
    if given is None and name.removeprefix("learned-").startswith("ismcts:"):
        raise UnknownBot(f"{name!r} is not a budget; {BUDGETS}")
    if given is None:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    playouts, seconds, workers = given["playouts"], given["seconds"], given["workers"]
    budget = Budget(int(playouts) if playouts else None, float(seconds) if seconds else None)
    return IsmctsBot(rng, budget, workers=int(workers or 1), is_learned=bool(given["learned"]))


def lacks_model(match: Match[Any]) -> bool:
    """Whether a bot sits here that has learned to judge, and no model speaks of this box or of so many seats."""
    taught = {"normal", "hard", "master", "policy", "learned"}
    sits = any(name in taught or name.startswith("learned-") for name in match.seats)
    return sits and match.game.heuristics is not None and judge(match.game, len(match.seats)) is None


def bot_move(match: Match[Any], seat: Seat, bot: Bot) -> None:
    """Let a bot answer the question that its seat is asked."""
    match.choose(bot.choose(Perspective(match, seat)), seat, "bot")
