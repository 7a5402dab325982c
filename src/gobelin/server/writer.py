"""Writing to the database: one thread, several changes to a transaction, each answered after the commit."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from gobelin.server.metrics import WRITES
from gobelin.server.problems import is_silent

T = TypeVar("T")

QUIET_S: Final = 1.0
TOGETHER: Final = 64
"""Changes in one transaction at most."""
DEADLOCK: Final = "40P01"
"""How PostgreSQL calls it."""


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
        self._written = 0.0
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    @property
    def is_quiet(self) -> bool:
        """Whether nobody has changed anything for a moment."""
        return time.monotonic() - self._written >= QUIET_S

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Carry out a change; it is on disk when this returns."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        begun = time.perf_counter()
        self._jobs.put(Job(work, loop, done))
        written = await done
        WRITES.observe(time.perf_counter() - begun)
        return written

    def close(self) -> None:
        """Finish what has been handed in."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            jobs = [self._jobs.get()]
            # Where the database has just failed, nobody waits for others to find that out one after the other.
            while (len(jobs) < TOGETHER or self.has_failed) and jobs[-1] is not None:
                try:
                    jobs.append(self._jobs.get_nowait())
                except Empty:
                    break
            if given := [job for job in jobs if job is not None]:
                self._commit(given)
                for job in given:
                    job.answer()
            if jobs[-1] is None:
                return

    def _commit(self, jobs: list[Job]) -> None:
        """Write all jobs. One that fails costs the others a second attempt, but no wait for the disk."""
        self._written = time.monotonic()
        try:
            try:
                self._write(jobs, _carry_out)
            except Exception as error:
                if _has_failed(error):
                    raise
                if len(jobs) > 1:
                    self._write(jobs, _try)
                else:
                    jobs[0].error = _told(error)
            self.has_failed = False
        except Exception as error:
            if len(jobs) > 1 and _is_deadlock(error):
                for job in jobs:  # alone, none of them holds what another worker waits for
                    self._commit([job])
                return
            self.has_failed = _has_failed(error)
            for job in jobs:
                job.error = error

    def _write(self, jobs: list[Job], carry_out: Callable[[Connection, Job], None]) -> None:
        with self._engine.connect().execution_options(writes=True) as connection, connection.begin():
            for job in jobs:
                carry_out(connection, job)


def _carry_out(connection: Connection, job: Job) -> None:
    job.outcome = job.work(connection)


def _try(connection: Connection, job: Job) -> None:
    """The same, so that it can fail alone. Savepoints cost time, which is why nobody begins with them."""
    try:
        with connection.begin_nested():
            _carry_out(connection, job)
    except Exception as error:
        if _has_failed(error):
            raise
        job.error = _told(error)


def _told(error: Exception) -> Exception:
    return Conflict("somebody else has written there") if isinstance(error, IntegrityError) else error


def _has_failed(error: Exception) -> bool:
    """Whether the database is at fault: then whatever else was to be written fails as well."""
    return isinstance(error, SQLAlchemyError) and is_silent(error)


def _is_deadlock(error: Exception) -> bool:
    """Whether PostgreSQL has chosen this transaction to give way to another worker's."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) == DEADLOCK
