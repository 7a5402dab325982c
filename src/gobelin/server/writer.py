"""Writing to the database: one thread, several changes to a transaction, each answered after the commit."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from gobelin.server.problems import is_silent

T = TypeVar("T")

TOGETHER: Final = 64
"""Changes in one transaction at most."""


class Conflict(Exception):
    """Somebody else was faster; nothing was written."""


@dataclass(slots=True)
class Job:
    """One change, whole or not at all."""

    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    outcome: Any = None
    error: Exception | None = field(default=None)

    def answer(self) -> None:
        """Tell whoever waits."""
        self.loop.call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.outcome)


class Writer:
    """Changes that arrive together share a commit, and so one wait for the disk."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.has_failed = False
        """Whether the last commit did not reach the disk."""
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Carry out a change; it is on disk when this returns."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(Job(work, loop, done))
        return await done

    def close(self) -> None:
        """Finish what has been handed in."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            jobs = [self._jobs.get()]
            while len(jobs) < TOGETHER and jobs[-1] is not None:
                try:
                    jobs.append(self._jobs.get_nowait())
                except Empty:
                    break
            if given := [job for job in jobs if job is not None]:
                self._commit(given)
            if jobs[-1] is None:
                return

    def _commit(self, jobs: list[Job]) -> None:
        try:
            with self._engine.connect().execution_options(writes=True) as connection, connection.begin():
                for job in jobs:
                    job.outcome = job.work(connection)
            self.has_failed = False
        except Exception as error:
            if len(jobs) > 1:  # one of them has spoiled the transaction: each on its own
                for job in jobs:
                    self._commit([job])
                return
            is_race = isinstance(error, IntegrityError)
            self.has_failed = isinstance(error, SQLAlchemyError) and is_silent(error)
            jobs[0].error = Conflict("somebody else has written there") if is_race else error
        for job in jobs:
            job.answer()
