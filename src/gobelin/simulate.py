"""Many games of bots, fast or under all checks, over several processes."""

from __future__ import annotations

import multiprocessing
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec

from gobelin.bots import Bot, RandomBot, bot_move, make_bot
from gobelin.bots.processes import serve, stop_pool
from gobelin.conformance import Conformance
from gobelin.kernel import (
    Ask,
    Game,
    GobelinError,
    Match,
    Option,
    Record,
    Result,
    Rng,
    Settings,
    SettingsError,
    drive,
    find_game,
)

CHECKED_DEEPLY = 60
"""Under `--check`, about every so many decisions clone, undo, replay and samples are compared."""


@dataclass(frozen=True)
class Plan:
    """Which games to play. Seeds count up from the first; bots move on one seat from game to game."""

    game: str
    settings: Settings
    seats: int
    bots: tuple[str, ...]
    seed: int
    games: int
    check: bool = False
    max_decisions: int = 100_000
    errors: Path = Path("build/errors")
    components: Path | None = None
    """A folder with a person's own components."""

    def players(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        return tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats))


class Outcome(msgspec.Struct, frozen=True):
    """How one game went; `error` names what went wrong and the record that reproduces it."""

    players: tuple[str, ...]
    decisions: int
    result: Result | None
    error: str | None = None


@dataclass
class Report:
    """The sum of many outcomes."""

    plan: Plan
    seconds: float = 0.0
    games: int = 0
    decisions: int = 0
    truncated: int = 0
    scores: list[int] = field(default_factory=list)
    wins_by_seat: Counter[int] = field(default_factory=Counter)
    wins_by_bot: Counter[str] = field(default_factory=Counter)
    errors: list[str] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        """Count one more game; a shared victory counts for each winner."""
        self.games += 1
        self.decisions += outcome.decisions
        if outcome.error is not None:
            self.errors.append(outcome.error)
        elif outcome.result is None:
            self.truncated += 1
        else:
            self.scores += outcome.result.scores
            for seat in outcome.result.winners:
                self.wins_by_seat[seat] += 1
                self.wins_by_bot[outcome.players[seat]] += 1

    def to_json(self) -> dict[str, object]:
        """The figures by their documented names."""
        mean = sum(self.scores) / len(self.scores) if self.scores else None
        return {
            "game": find_game(self.plan.game).slug,
            "games": self.games,
            "seats": self.plan.seats,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds, 1) if self.seconds else None,
            "games_per_second": round(self.games / self.seconds, 2) if self.seconds else None,
            "mean_decisions": round(self.decisions / self.games, 1) if self.games else None,
            "truncated": self.truncated,
            "scores": {
                "mean": None if mean is None else round(mean, 2),
                "min": min(self.scores, default=None),
                "max": max(self.scores, default=None),
            },
            "wins_by_seat": {str(seat): self.wins_by_seat[seat] for seat in range(self.plan.seats)},
            "wins_by_bot": {bot: self.wins_by_bot[bot] for bot in sorted(set(self.plan.bots))},
            "errors": self.errors,
        }


def chosen_game(name: str, components: Path | None) -> Game[Any]:
    """The game of this name, with the components of a folder where one is given."""
    return find_game(name) if components is None else _overridden(name, components)


@cache
def _overridden(name: str, components: Path) -> Game[Any]:
    return find_game(name).with_components(components)


def simulate(plan: Plan, workers: int = 1) -> Iterator[Outcome]:
    """Play all games of the plan; outcomes come in the order of their numbers."""
    game = chosen_game(plan.game, plan.components)
    game.check_seats(plan.settings, plan.players(0))
    for seat, bot in enumerate(plan.bots):
        make_bot(bot, 0, seat)
    if workers <= 1:
        for number in range(plan.games):
            yield play_game(plan, number)
        return
    size = max(1, min(32, plan.games // workers // 8))
    chunks = [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, serve)
    try:
        for outcomes in pool.map(partial(_play_chunk, plan), chunks):
            yield from outcomes
    except BrokenProcessPool:
        raise GobelinError("a worker process died; the games it was playing are lost") from None
    finally:
        stop_pool(pool)


def _play_chunk(plan: Plan, numbers: Sequence[int]) -> list[Outcome]:
    return [play_game(plan, number) for number in numbers]


def play_game(plan: Plan, number: int) -> Outcome:
    """One game. An error is kept with a record that reproduces it, and ends only this game."""
    game, seed, players = chosen_game(plan.game, plan.components), plan.seed + number, plan.players(number)
    bots = [make_bot(name, seed, seat) for seat, name in enumerate(players)]
    pickers = [bot.pick for bot in bots if isinstance(bot, RandomBot)]
    if len(pickers) < len(bots) or plan.check:
        return _play_match(plan, game, players, bots, seed)

    def pick(ask: Ask) -> Option:
        return pickers[ask.seat](ask)

    try:
        state = game.setup(plan.settings, plan.seats, Rng.from_seed(seed))
        decisions, finished = drive(game.play(state), pick, game.worth_asking, limit=plan.max_decisions)
        return Outcome(players, decisions, game.result(state) if finished else None)
    except SettingsError:
        raise
    except Exception as error:  # played again, slowly, for a record of it
        again = [make_bot(name, seed, seat) for seat, name in enumerate(players)]
        outcome = _play_match(plan, game, players, again, seed)
        if outcome.error is None:
            text = f"seed {seed}: in fast mode alone: {type(error).__name__}: {error}"
            return msgspec.structs.replace(outcome, result=None, error=text)
        return outcome


def _play_match(plan: Plan, game: Game[Any], players: Sequence[str], bots: Sequence[Bot], seed: int) -> Outcome:
    suite = _suite(plan.game, plan.components) if plan.check else None
    rng = random.Random(f"check/{seed}")
    match: Match[Any] | None = None
    try:
        match = Match.new(game, plan.settings, players, seed, undo="free")
        while match.ask is not None and len(match.entries) < plan.max_decisions:
            if suite is not None:
                suite.at_decision(match)
                if rng.random() * CHECKED_DEEPLY < 1:
                    suite.deeply(match, rng)
                    if rng.random() < 0.1:
                        suite.same_end(match, rng)
            seat = match.ask.seat
            bot_move(match, seat, bots[seat])
        if suite is not None and match.result is not None:
            suite.at_decision(match)
            suite.at_end(match)
        return Outcome(tuple(players), len(match.entries), match.result)
    except SettingsError:
        raise
    except Exception as error:
        record = match.record if match is not None else getattr(error, "record", None)
        where = "no record" if record is None else keep_record(record, plan.errors, f"{plan.seats}-{seed}")
        text = f"seed {seed}: {type(error).__name__}: {error} ({where})"
        return Outcome(tuple(players), 0 if record is None else len(record.entries), None, text)


@cache
def _suite(game: str, components: Path | None) -> Conformance:
    return Conformance(chosen_game(game, components))


def keep_record(record: Record, folder: Path, name: str) -> str:
    """Save the record of a game that went wrong, and say where."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{record.game}-{name}.json"
    path.write_bytes(record.to_json())
    return f"at decision {len(record.entries)}, record in {path}"


def timed(plan: Plan, workers: int = 1) -> Iterator[Report]:
    """The growing report, after every game."""
    report = Report(plan)
    start = time.perf_counter()
    for outcome in simulate(plan, workers):
        report.add(outcome)
        report.seconds = time.perf_counter() - start
        yield report
