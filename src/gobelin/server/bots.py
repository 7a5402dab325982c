"""Bots think in processes of their own, so that a thinking bot blocks nobody."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import pickle
import random
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache, partial
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from gobelin.analysis import DecisionPoint, Judged
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
START_S: Final = 60.0
"""A process that has not begun by then does not begin."""


class BotCrashed(Exception):
    """A bot has raised, died or thought for too long."""


class NotBegun(BotCrashed):
    """There was no process to think in, which is no fault of the bot."""


class Question(NamedTuple):
    """A moment of a match, ready for another process."""

    packed: bytes
    seed: str
    is_foreign: bool = False
    """Whether the components are somebody's own."""

    @classmethod
    def of(cls, match: Match[Any], box: Box) -> Question:
        """The match as it stands."""
        packed = pickle.dumps((match.position, box.files))
        return cls(packed, f"{match.seed}/{len(match.entries)}", box.files is not None)


class Decision(NamedTuple):
    """A moment of a match that is over, and what was chosen then."""

    packed: bytes
    entry: Entry
    turn: int
    is_foreign: bool = False


class BotPool:
    """Processes that think, each for itself: one that dies, or is ended, takes nobody along."""

    def __init__(self, processes: int, seconds: float, megabytes: int = 0, foreign: BotPool | None = None) -> None:
        self._processes = processes
        self._seconds = seconds
        self._megabytes = megabytes
        self._foreign = foreign or self
        """Thinks where the components are somebody's own, and nobody knows how long their rules take."""
        self._idle: list[Executor] = []
        """Executors with one process each; who was busy last comes first, and remembers most."""
        self._busy: set[Executor] = set()
        # A question is handed over when somebody is free to think about it: waiting in line is no thinking. Clients
        # take turns, and whatever one of them has asked for, another finds a place that is not taken by it.
        places = processes or THREADS
        self._turns = Turns(places, places - 1)
        self._thinking: set[asyncio.Task[Any]] = set()

    @property
    def load(self) -> int:
        """Jobs that wait or run."""
        return self._turns.load

    async def choose(self, client: str, question: Question, seat: Seat, bot: str, attempt: int = 0) -> Option:
        """What the bot chooses; chance depends on the match, the moment and the attempt."""
        pool = self._foreign if question.is_foreign else self
        return await pool.run(client, bot, think, question.packed, seat, bot, f"{question.seed}/{attempt}")

    async def weigh(self, client: str, question: Question, seat: Seat, seed: str, budget: Budget) -> list[Thought]:
        """What a search thinks of the options, the best first; its chance depends on the given seed alone."""
        pool = self._foreign if question.is_foreign else self
        return await pool.run(client, "hint", weigh, question.packed, seat, seed, budget)

    async def judge(self, client: str, decision: Decision, budget: Budget) -> Judged:
        """What a search thinks of a decision that was made."""
        pool = self._foreign if decision.is_foreign else self
        return await pool.run(client, "analysis", judge, decision, budget)

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

    async def _think(self, client: str, who: str, work: partial[T]) -> T:
        try:
            while self._idle:
                executor = self._idle.pop()
                self._busy.add(executor)
                with suppress(BrokenExecutor):  # it has died with nothing to do
                    return await self._answer(executor, executor.submit(work), who)
                self._end(executor)
            executor = await self._begun(work.func)
            return await self._answer(executor, executor.submit(work), who)
        finally:
            self._turns.give_back(client)

    async def _answer(self, executor: Executor, job: Future[T], who: str) -> T:
        try:
            answer = await asyncio.wait_for(asyncio.wrap_future(job), self._seconds)
        except Exception as error:
            if isinstance(error, BrokenExecutor | TimeoutError | MemoryError):  # what is full stays full
                self._end(executor)
            else:
                self._rest(executor)
            raise BotCrashed(f"{who}: {type(error).__name__}") from error
        self._rest(executor)
        return answer

    async def _begun(self, work: Callable[..., object]) -> Executor:
        """A new process that has read all that the work needs: its time begins then."""
        executor = self._make()
        self._busy.add(executor)
        try:
            await asyncio.wait_for(asyncio.wrap_future(executor.submit(begun, work)), START_S)
        except Exception as error:
            self._end(executor)
            raise NotBegun(f"no process to think in: {type(error).__name__}") from error
        return executor

    def _make(self) -> Executor:
        if not self._processes:
            return ThreadPoolExecutor(1, "bot")
        # Forked children of a process with threads can hang; spawned ones start clean.
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, spawn, serve, (self._megabytes,))

    def _rest(self, executor: Executor) -> None:
        self._busy.discard(executor)
        self._idle.append(executor)

    def _end(self, executor: Executor) -> None:
        self._busy.discard(executor)
        stop_pool(executor)

    def close(self) -> None:
        """End all thinking."""
        for thinking in self._thinking:
            thinking.cancel()
        for executor in (*self._idle, *self._busy):
            stop_pool(executor)
        self._idle.clear()
        self._busy.clear()


def begun(work: Callable[..., object]) -> None:
    """Nothing, in a process of the pool: whoever is handed the work there has read where it is written."""


def think(packed: bytes, seat: Seat, bot: str, seed: str) -> Option:
    """Choose, in a process of the pool."""
    return make_bot(bot, seed, seat).choose(Perspective(match_at(packed), seat))


def weigh(packed: bytes, seat: Seat, seed: str, budget: Budget) -> list[Thought]:
    """Think about all options, in a process of the pool."""
    return IsmctsBot(random.Random(seed), budget, is_learned=True).think(Perspective(match_at(packed), seat))


def judge(decision: Decision, budget: Budget) -> Judged:
    """Think about a decision that was made, in a process of the pool."""
    return judged(DecisionPoint(match_at(decision.packed), decision.entry, decision.turn), budget)


def match_at(packed: bytes) -> Match[Any]:
    """The match that was packed."""
    position, files = pickle.loads(packed)
    return Match.at(position, _game(position, files))


def _game(position: Position, files: dict[str, str] | None) -> Game[Any]:
    return find_game(position.game) if files is None else brought(position.game, files, position.components)


def brought(name: str, files: dict[str, str], hash_: str) -> Game[Any]:
    """The game with custom components, of which this is the hash."""
    return _brought(name, tuple(sorted(files.items())), hash_)


@lru_cache(maxsize=4)
def _brought(name: str, files: tuple[tuple[str, str], ...], hash_: str) -> Game[Any]:
    return overridden(find_game(name), dict(files), hash_)
