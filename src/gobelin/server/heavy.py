"""Work that keeps a processor busy: new matches, replays, imports, components of one's own.

It has a few threads to itself, so that nothing else waits for it. Clients take turns there, and none has too much in
line.
"""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from gobelin.server.problems import Problem
from gobelin.server.turns import Turns

P = ParamSpec("P")
T = TypeVar("T")

MOST: Final = 64
"""Under way for all clients together."""
OURS: Final = ""
"""The server itself, among the clients that take turns."""


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
            if self._under_way.total() >= self._most:
                raise Problem(503, "busy", "others have asked for much; try again in a moment")
            self._under_way[client] += 1

    def leave(self, client: str) -> None:
        """One less."""
        with self._lock:
            self._under_way[client] -= 1
            if not self._under_way[client]:
                del self._under_way[client]


class Heavy:
    """Does heavy work in turn."""

    def __init__(self, threads: int, per_client: int) -> None:
        self._pool = ThreadPoolExecutor(threads, "heavy")
        self._turnstile = Turnstile(per_client, MOST)
        self._turns = Turns(threads)

    async def run(self, client: str | None, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do something for a client; Problem: too much is under way. What the server itself needs is never refused."""
        if client is not None:
            self._turnstile.enter(client)
        try:
            await self._turns.take(client or OURS)
        except BaseException:
            self._leave(client)
            raise
        job = self._pool.submit(work, *args, **more)
        # Whoever stops waiting does not stop a thread: the work counts until it is done.
        job.add_done_callback(lambda _: self._end(client))
        return await asyncio.wrap_future(job)

    def _end(self, client: str | None) -> None:
        self._leave(client)
        self._turns.give_back(client or OURS)

    def _leave(self, client: str | None) -> None:
        if client is not None:
            self._turnstile.leave(client)

    def close(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
