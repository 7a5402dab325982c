"""The bench's games: how many real choices of random play they make in a second, and how long single moments take."""

import gc
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import median
from time import perf_counter, perf_counter_ns
from typing import Any, NamedTuple, TypeVar

from catanatron import Color, RandomPlayer  # type: ignore[import-untyped]
from catanatron import Game as Catan

from gobelin.kernel import Ask, AskEach, Game, Match, Option, Record, Rng, Rule, drive, find_game
from gobelin.kernel.driver import is_forced

T = TypeVar("T")


class Effort(NamedTuple):
    """How long to measure."""

    rounds: int
    window_s: float
    games: int


class Setting(NamedTuple):
    """One way of playing a game that is measured."""

    game: Game[Any]
    seats: int

    @classmethod
    def default(cls, name: str) -> "Setting":
        """Two seats, or the fewest above that the game allows (a solo game: one), with default settings."""
        game = find_game(name)
        return cls(game, min((seats for seats in game.seats if seats >= 2), default=game.seats[-1]))

    def setup(self, seed: int) -> Any:
        """A state to begin from."""
        return self.game.setup(self.game.settings(), self.seats, Rng.from_seed(seed))

    def match(self, seed: int) -> Match[Any]:
        """A match of bots."""
        return Match.new(self.game, self.game.settings(), ["random"] * self.seats, seed)


@dataclass
class GameFigures:
    """What is measured of one game."""

    real_decisions_per_second: float
    recorded_decisions_per_second: float
    ratio: float
    games_per_second: float
    clone_us: float
    clone_midturn_p95_us: float
    decisions_since_checkpoint_p95: float
    replay_ms: float
    options_p999_ms: float
    options_max_ms: float


class RandomPick:
    """Picks uniformly and counts the real choices: those between two or more options."""

    def __init__(self, seed: int) -> None:
        self.real = 0
        self._random = random.Random(seed).random

    def __call__(self, ask: Ask) -> Option:
        """One of the ask's options."""
        return self.among(ask.options)

    def among(self, options: Sequence[T]) -> T:
        """One of the options."""
        count = len(options)
        if count > 1:
            self.real += 1
        return options[int(self._random() * count)]


# -- rates -----------------------------------------------------------------------------------------------------------

PlayOne = Callable[[int, RandomPick], None]
"""Plays one whole game from a seed."""


class Rate(NamedTuple):
    """What was done in one second."""

    decisions: float
    games: float


def catan_game(seed: int, pick: RandomPick) -> None:
    """One game of Catanatron with two random players."""
    game = Catan([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed + 1)
    game.play(decide_fn=lambda player, game, actions: pick.among(actions))


def fast_game(setting: Setting, seed: int, pick: RandomPick) -> None:
    """One game without records."""
    game = setting.game
    drive(game.play(setting.setup(seed)), pick, game.worth_asking)


def recorded_game(setting: Setting, seed: int, pick: RandomPick) -> None:
    """One match with digest, events and checkpoints."""
    match = setting.match(seed)
    while (ask := match.ask) is not None:
        match.choose(pick(ask))


def measure_rate(play_one: PlayOne, window_s: float, seeds: Iterator[int]) -> Rate:
    """Play whole games until the time is up."""
    gc.collect()
    pick = RandomPick(next(seeds))
    games = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < window_s:
        play_one(next(seeds), pick)
        games += 1
    return Rate(pick.real / elapsed, games / elapsed)


def measure_rates(players: dict[str, PlayOne], effort: Effort) -> dict[str, list[Rate]]:
    """The rates of all players, round by round."""
    rates: dict[str, list[Rate]] = {name: [] for name in players}
    seeds = iter(range(1_000_000_000))
    for play_one in players.values():  # the first games load and warm what is done once
        measure_rate(play_one, 0, seeds)
    for _ in range(effort.rounds):
        for name, play_one in players.items():
            rates[name].append(measure_rate(play_one, effort.window_s, seeds))
    return rates


# -- single moments --------------------------------------------------------------------------------------------------


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def measure_us(action: Callable[[], object]) -> float:
    """How long an action takes; what it returns is freed after the clock has stopped."""
    start = perf_counter_ns()
    made = action()
    elapsed = perf_counter_ns() - start
    del made
    return elapsed / 1000


class Clones(NamedTuple):
    """The times of clones and replays over whole random matches."""

    at_checkpoint_us: list[float]
    anywhere_us: list[float]
    since_checkpoint: list[int]
    replay_ms: list[float]


def measure_matches(setting: Setting, effort: Effort) -> Clones:
    """Clone at every decision of random matches and replay each at its end."""
    clones = Clones([], [], [], [])
    pick = RandomPick(0)
    for seed in range(effort.games):
        match = setting.match(seed)
        while (ask := match.ask) is not None:
            since = len(match.entries) - match.position.snapshot.entries
            took = measure_us(match.clone)
            clones.since_checkpoint.append(since)
            clones.anywhere_us.append(took)
            if since == 0:
                clones.at_checkpoint_us.append(took)
            match.choose(pick(ask))
        clones.replay_ms.append(measure_us(partial(replay, match.record, setting.game)) / 1000)
    return clones


def replay(record: Record, game: Game[Any]) -> Match[Any]:
    """The match of a record."""
    return Match.replay(record, game=game)


def timed(rule: Rule[None], worth_asking: frozenset[str], spans_ns: list[int]) -> Rule[None]:
    """Hand on a rule's questions, noting how long each took to come from the answer before it."""
    answer = None
    spent = 0
    while True:
        start = perf_counter_ns()
        try:
            question = rule.send(answer)
        except StopIteration:
            return
        asks = question.asks().values() if isinstance(question, AskEach) else (question,)
        spent += perf_counter_ns() - start
        if any(isinstance(ask, Ask) and not is_forced(ask, worth_asking) for ask in asks):
            spans_ns.append(spent)
            spent = 0
        answer = yield question


def measure_options(setting: Setting, effort: Effort) -> list[int]:
    """The time from each answer to the next question, in nanoseconds, over whole random games."""
    spans_ns: list[int] = []
    game = setting.game
    pick = RandomPick(0)
    gc.collect()
    for seed in range(5 * effort.games):
        drive(timed(game.play(setting.setup(seed)), game.worth_asking, spans_ns), pick, game.worth_asking)
    return spans_ns


def measure_game(
    setting: Setting, yardstick: list[Rate], fast: list[Rate], recorded: list[Rate], effort: Effort
) -> GameFigures:
    """All figures of one game, its rates being known."""
    clones = measure_matches(setting, effort)
    spans_ns = measure_options(setting, effort)
    return GameFigures(
        real_decisions_per_second=median(rate.decisions for rate in fast),
        recorded_decisions_per_second=median(rate.decisions for rate in recorded),
        ratio=median(own.decisions / catan.decisions for own, catan in zip(fast, yardstick, strict=True)),
        games_per_second=median(rate.games for rate in fast),
        clone_us=median(clones.at_checkpoint_us),
        clone_midturn_p95_us=quantile(clones.anywhere_us, 0.95),
        decisions_since_checkpoint_p95=quantile(clones.since_checkpoint, 0.95),
        replay_ms=median(clones.replay_ms),
        options_p999_ms=quantile(spans_ns, 0.999) / 1e6,
        options_max_ms=max(spans_ns) / 1e6,
    )
