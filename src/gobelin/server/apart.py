"""Work that takes longer than the loop may wait: opening a match, going back, long logs, records.

Everybody needs it, so nobody is refused. Clients take turns, and none has all threads.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from gobelin.server.clients import working_for
from gobelin.server.turns import Turns

P = ParamSpec("P")
T = TypeVar("T")

THREADS: Final = 4
PER_CLIENT: Final = 2
FOREIGN_THREADS: Final = 2


class Apart:
    """Threads for whoever the server works for."""

    def __init__(self, name: str, threads: int, per_client: int) -> None:
        self._pool = ThreadPoolExecutor(threads, name)
        self._turns = Turns(threads, per_client)

    @property
    def load(self) -> int:
        """Jobs that wait or run."""
        return self._turns.load

    async def run(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do it when it is the client's turn."""
        client = working_for.get()
        await self._turns.take(client)
        job = self._pool.submit(work, *args, **more)
        # Whoever stops waiting does not stop a thread: the place is taken until it is done.
        job.add_done_callback(lambda _: self._turns.give_back(client))
        return await asyncio.wrap_future(job)

    def close(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
