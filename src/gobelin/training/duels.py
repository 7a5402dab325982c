"""Two players against each other: seats alternate within each pair of games, which begin alike."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping
from pathlib import Path
from statistics import mean
from typing import Any, Final, NamedTuple

from gobelin.bots import Perspective, PolicyBot, make_bot
from gobelin.bots.learned import Judge, Model
from gobelin.bots.perspective import Bot
from gobelin.kernel import Game, Heuristics, Match, Option, Seat
from gobelin.lab.statistics import interval

FEW_SIDES: Final = 8


class Outcome(NamedTuple):
    """One game: what the first player won of it, and the points of the first and of the best other."""

    won: float
    own: float
    other: float


class Duel(NamedTuple):
    """Many games."""

    outcomes: tuple[Outcome, ...]

    @property
    def share(self) -> float:
        """Of the games, what the first won."""
        return mean(outcome.won for outcome in self.outcomes)

    @property
    def bounds(self) -> tuple[float, float]:
        """The interval of the share, at 95 %."""
        return interval(sum(outcome.won for outcome in self.outcomes), len(self.outcomes))

    def __str__(self) -> str:
        low, high = self.bounds
        own, other = mean(o.own for o in self.outcomes), mean(o.other for o in self.outcomes)
        return f"{len(self.outcomes)} games, won {self.share:.1%} ({low:.1%} to {high:.1%}), {own:.1f} : {other:.1f}"


class Judged(Perspective):
    """A perspective with a judge of one's own choice, or with none."""

    __slots__ = ("_judge",)

    def __init__(self, match: Match[Any], seat: Seat, judge: Judge | None) -> None:
        super().__init__(match, seat)
        self._judge = judge

    @property
    def judge(self) -> Judge | None:
        """The chosen one."""
        return self._judge

    @property
    def heuristics(self) -> Heuristics[Any] | None:
        """Those of the chosen one, or of the game."""
        return self._match.game.heuristics if self._judge is None else self._judge.heuristics

    def taught(self) -> Perspective:
        """It is."""
        return self


class Rival(NamedTuple):
    """A bot's name and who judges for it."""

    bot: str
    judge: Judge | None = None

    def sits(self, seed: int, seat: Seat) -> Bot:
        """The bot at a seat."""
        return PolicyBot(random.Random(f"{seed}/{seat}")) if self.bot == "policy" else make_bot(self.bot, seed, seat)


def judge_of(game: Game[Any], path: Path | None, **changes: float) -> Judge | None:
    """The judge by a model in a file, whose card may be changed; None without a file."""
    if path is None:
        return None
    model = Model(path)
    if not model.fits(game):
        raise ValueError(f"{path} was made for another box or other rules")
    return Judge(game, model.changed(**changes) if changes else model)


def play_one(
    game: Game[Any], rivals: tuple[Rival, Rival], number: int, seed: int, seats: int, settings: Mapping[str, Any]
) -> Outcome:
    """One game of a duel: the first player has one seat, which goes round; the second all others."""
    own = number % seats
    match = Match.new(game, settings, ("greedy",) * seats, seed + number // seats, undo="free")
    bots = [rivals[seat != own].sits(seed + number // seats, seat) for seat in range(seats)]
    while match.ask is not None:
        seat = match.ask.seat
        option: Option = bots[seat].choose(Judged(match, seat, rivals[seat != own].judge))
        match.choose(option, seat, "bot")
    result = match.result
    assert result is not None
    won = 1.0 / result.places.count(1) if result.places[own] == 1 else 0.0
    other = max((score for seat, score in enumerate(result.scores) if seat != own), default=0.0)
    return Outcome(won, result.scores[own], other)


def settings_of(game: Game[Any], number: int, seats: int) -> dict[str, Any]:
    """Settings of a duel's game: where there are few sides, one for each seat, all orders of them go round."""
    for setting in game.form.settings:
        if setting.kind == "each_seat" and seats > 1 and len(setting.choices) <= FEW_SIDES:
            orders = list(itertools.permutations([choice.id for choice in setting.choices], seats))
            return {setting.name: orders[number // seats % len(orders)]}
    return {}
