"""Bots think in processes of their own, so that a thinking bot blocks nobody."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import pickle
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, Final, NamedTuple

from gobelin.bots import Perspective, make_bot
from gobelin.kernel import Game, Match, Option, Position, Seat, find_game
from gobelin.server.boxes import Box, overridden

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


class BotPool:
    """Processes that think. One that dies takes its pool along; the next question gets a new pool."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._pool: Executor | None = None
        # A question is handed over when somebody is free to think about it: waiting in line is no thinking.
        self._free = asyncio.Semaphore(processes or THREADS)

    async def choose(self, question: Question, seat: Seat, bot: str, attempt: int = 0) -> Option:
        """What the bot chooses; chance depends on the match, the moment and the attempt."""
        async with self._free:
            return await self._choose(question, seat, bot, f"{question.seed}/{attempt}")

    async def _choose(self, question: Question, seat: Seat, bot: str, seed: str) -> Option:
        pool = self._pool = self._pool or self._make()
        try:
            answer = asyncio.get_running_loop().run_in_executor(pool, think, question.packed, seat, bot, seed)
            return await asyncio.wait_for(answer, self._seconds)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            if isinstance(error, BrokenProcessPool | TimeoutError) and self._pool is pool:
                self._pool = None
                _stop(pool)
            raise BotCrashed(f"{bot}: {type(error).__name__}") from error

    def _make(self) -> Executor:
        if not self._processes:
            return ThreadPoolExecutor(THREADS, "bot")
        # Forked children of a process with threads can hang; spawned ones start clean.
        return ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"))

    def close(self) -> None:
        """End all thinking."""
        if self._pool is not None:
            _stop(self._pool)
            self._pool = None


def _stop(pool: Executor) -> None:
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def think(packed: bytes, seat: Seat, bot: str, seed: str) -> Option:
    """Choose, in a process of the pool."""
    position, files = pickle.loads(packed)
    match: Match[Any] = Match.at(position, _game(position, files))
    return make_bot(bot, seed, seat).choose(Perspective(match, seat))


def _game(position: Position, files: dict[str, str] | None) -> Game[Any]:
    return find_game(position.game) if files is None else _brought(position.game, tuple(sorted(files.items())))


@lru_cache(maxsize=4)
def _brought(name: str, files: tuple[tuple[str, str], ...]) -> Game[Any]:
    return overridden(find_game(name), dict(files))
