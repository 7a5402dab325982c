"""Work that keeps a processor busy: new matches, replays, imports, custom components.

It has a few threads to itself, so that nothing else waits for it. Clients take turns there, and none has too much in
line.
"""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

from gobelin.server.problems import Problem
from gobelin.server.turns import Turns

P = ParamSpec("P")
T = TypeVar("T")

MOST_WORK: Final = 64
"""Under way for all clients together."""
OURS: Final = ""
"""The server itself, among the clients that take turns."""


def is_full(own: int, all_: int, most: int) -> bool:
    """Whether there is no more for a client: who has as much as is left for all gets no more.

    So some clients never have everything, however many of them ask for as much as they can.
    """
    return own >= most - all_


class Turnstile:
    """Counts what is under way, so that no client has too much of it, nor all of them together."""

    def __init__(self, per_client: int, most: int) -> None:
        self._per_client = per_client
        self._most = most
        self._under_way: Counter[str] = Counter()
        self._lock = threading.Lock()

    def enter(self, client: str) -> None:
        """One more for a client; Problem: too much is under way."""
        with self._lock:
            if self._under_way[client] >= self._per_client:
                raise Problem(429, "busy", "wait until what you have asked for is done")
            if is_full(self._under_way[client], self._under_way.total(), self._most):
                raise Problem(503, "busy", "others have asked for much; try again in a moment")
            self._under_way[client] += 1

    def leave(self, client: str) -> None:
        """One less."""
        with self._lock:
            self._under_way[client] -= 1
            if not self._under_way[client]:
                del self._under_way[client]


class WorkPool:
    """Does heavy work in turn."""

    def __init__(self, threads: int, per_client: int) -> None:
        self._pool = ThreadPoolExecutor(threads, "heavy")
        self._turnstile = Turnstile(per_client, MOST_WORK)
        self._turns = Turns(threads, threads - 1)

    @property
    def load(self) -> int:
        """Jobs that wait or run."""
        return self._turns.load

    async def run(self, client: str | None, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do something for a client; Problem: too much is under way. What the server itself needs is never refused."""
        if client is None:
            return await self._do(OURS, lambda: None, partial(work, *args, **more))
        self._turnstile.enter(client)
        return await self._do(client, lambda: self._turnstile.leave(client), partial(work, *args, **more))

    async def go_on(self, client: str, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do a part of something that was granted to a client before: it waits in its line, and is not refused."""
        return await self._do(client, lambda: None, partial(work, *args, **more))

    async def _do(self, client: str, leave: Callable[[], None], work: Callable[[], T]) -> T:
        try:
            await self._turns.take(client)
        except BaseException:
            leave()
            raise

        def end(job: Future[T]) -> None:
            leave()
            self._turns.give_back(client)

        job = self._pool.submit(work)
        job.add_done_callback(end)  # whoever stops waiting does not stop a thread: the work counts until it is done
        return await asyncio.wrap_future(job)

    def close(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
