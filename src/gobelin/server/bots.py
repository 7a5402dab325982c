"""Bots think in processes of their own, so that a thinking bot blocks nobody."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import pickle
import random
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from gobelin.analysis import Judged, Stop
from gobelin.analysis import judge as judged
from gobelin.bots import Budget, IsmctsBot, Perspective, Thought, make_bot
from gobelin.bots.processes import serve, stop_pool
from gobelin.kernel import Entry, Game, Match, Option, Position, Seat, find_game
from gobelin.server.boxes import Box, overridden
from gobelin.server.turns import Turns

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("gobelin.server")

THREADS: Final = 4
"""Where there are no processes to think in."""


class BotCrashed(Exception):
    """A bot has raised, died or thought for too long."""


class Question(NamedTuple):
    """A moment of a match, ready for another process."""

    packed: bytes
    seed: str

    @classmethod
    def of(cls, match: Match[Any], box: Box) -> Question:
        """The match as it stands."""
        return cls(pickle.dumps((match.position, box.files)), f"{match.seed}/{len(match.entries)}")


class Decision(NamedTuple):
    """A moment of a match that is over, and what was chosen then."""

    packed: bytes
    entry: Entry
    turn: int


class BotPool:
    """Processes that think. One that dies takes its pool along; the next question gets a new pool."""

    def __init__(self, processes: int, seconds: float, megabytes: int = 0) -> None:
        self._processes = processes
        self._seconds = seconds
        self._megabytes = megabytes
        self._pool: Executor | None = None
        # A question is handed over when somebody is free to think about it: waiting in line is no thinking. Clients
        # take turns, and whatever one of them has asked for, another finds a place that is not taken by it.
        places = processes or THREADS
        self._turns = Turns(places, places - 1)
        self._thinking: set[asyncio.Task[Any]] = set()

    async def choose(self, client: str, question: Question, seat: Seat, bot: str, attempt: int = 0) -> Option:
        """What the bot chooses; chance depends on the match, the moment and the attempt."""
        return await self.run(client, bot, think, question.packed, seat, bot, f"{question.seed}/{attempt}")

    async def weigh(self, client: str, question: Question, seat: Seat, seed: str, budget: Budget) -> list[Thought]:
        """What a search thinks of the options, the best first; its chance depends on the given seed alone."""
        return await self.run(client, "hint", weigh, question.packed, seat, seed, budget)

    async def judge(self, client: str, decision: Decision, budget: Budget) -> Judged:
        """What a search thinks of a decision that was made."""
        return await self.run(client, "analysis", judge, decision, budget)

    async def run(self, client: str, who: str, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Think for a client, when somebody is free to; BotCrashed where that came to nothing."""
        await self._turns.take(client)
        # Who does not wait for it any more does not stop a process: its place is taken until it has done, or is ended.
        thinking = asyncio.create_task(self._think(client, who, partial(work, *args, **more)))
        self._thinking.add(thinking)
        thinking.add_done_callback(self._forget)
        return await asyncio.shield(thinking)

    def _forget(self, thinking: asyncio.Task[Any]) -> None:
        self._thinking.discard(thinking)
        if not thinking.cancelled():
            thinking.exception()  # perhaps nobody wants to know it any more

    async def _think(self, client: str, who: str, work: Callable[[], T]) -> T:
        pool = self._pool = self._pool or self._make()
        try:
            answer = asyncio.get_running_loop().run_in_executor(pool, work)
            return await asyncio.wait_for(answer, self._seconds)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            if isinstance(error, BrokenProcessPool | TimeoutError) and self._pool is pool:
                self._pool = None
                stop_pool(pool)
            raise BotCrashed(f"{who}: {type(error).__name__}") from error
        finally:
            self._turns.give_back(client)

    def _make(self) -> Executor:
        if not self._processes:
            return ThreadPoolExecutor(THREADS, "bot")
        # Forked children of a process with threads can hang; spawned ones start clean.
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, spawn, serve, (self._megabytes,))

    def close(self) -> None:
        """End all thinking."""
        for thinking in self._thinking:
            thinking.cancel()
        if self._pool is not None:
            stop_pool(self._pool)
            self._pool = None


def think(packed: bytes, seat: Seat, bot: str, seed: str) -> Option:
    """Choose, in a process of the pool."""
    return make_bot(bot, seed, seat).choose(Perspective(match_at(packed), seat))


def weigh(packed: bytes, seat: Seat, seed: str, budget: Budget) -> list[Thought]:
    """Think about all options, in a process of the pool."""
    return IsmctsBot(random.Random(seed), budget).think(Perspective(match_at(packed), seat))


def judge(decision: Decision, budget: Budget) -> Judged:
    """Think about a decision that was made, in a process of the pool."""
    return judged(Stop(match_at(decision.packed), decision.entry, decision.turn), budget)


def match_at(packed: bytes) -> Match[Any]:
    """The match that was packed."""
    position, files = pickle.loads(packed)
    return Match.at(position, _game(position, files))


def _game(position: Position, files: dict[str, str] | None) -> Game[Any]:
    return find_game(position.game) if files is None else brought(position.game, files)


def brought(name: str, files: dict[str, str]) -> Game[Any]:
    """The game with components of somebody's own."""
    return _brought(name, tuple(sorted(files.items())))


@lru_cache(maxsize=4)
def _brought(name: str, files: tuple[tuple[str, str], ...]) -> Game[Any]:
    return overridden(find_game(name), dict(files))
