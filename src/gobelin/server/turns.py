"""Places that clients share: who waits gets one in turn, client by client, however much any of them has asked for."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Waiting:
    """Somebody in line."""

    __slots__ = ("client", "has_place", "place")

    def __init__(self, client: str) -> None:
        self.client = client
        self.place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.has_place = False

    def wake(self) -> None:
        """Tell whoever waits, from whatever thread."""
        self.place.get_loop().call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        if not self.place.done():
            self.place.set_result(None)


class Turns:
    """So many places, of which a client has a part at most. Whoever is in line waits for one turn of each other client.

    Places are given back from any thread, and whatever has become of the loop that took them.
    """

    def __init__(self, places: int, per_client: int | None = None) -> None:
        self._free = places
        self._per_client = places if per_client is None else max(1, per_client)
        self._held: Counter[str] = Counter()
        self._lines: OrderedDict[str, deque[Waiting]] = OrderedDict()
        """Who waits, by client; the client whose turn it is comes first."""
        self._lock = threading.Lock()

    @property
    def load(self) -> int:
        """How many have a place or wait for one."""
        with self._lock:
            return self._held.total() + sum(map(len, self._lines.values()))

    async def take(self, client: str) -> None:
        """Wait for a place."""
        waiting = Waiting(client)
        with self._lock:
            self._lines.setdefault(client, deque()).append(waiting)
            self._hand_out()
        if waiting.has_place:
            return
        try:
            await waiting.place
        except BaseException:  # who does not wait any more leaves the line, or passes the place on
            with self._lock:
                if waiting.has_place:
                    self._give_back(client)
                else:
                    self._leave(waiting)
            raise

    def give_back(self, client: str) -> None:
        """Let the next one have the place."""
        with self._lock:
            self._give_back(client)

    @asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        """A place, for as long as it is needed."""
        await self.take(client)
        try:
            yield
        finally:
            self.give_back(client)

    def _give_back(self, client: str) -> None:
        self._held[client] -= 1
        if not self._held[client]:
            del self._held[client]
        self._free += 1
        self._hand_out()

    def _leave(self, waiting: Waiting) -> None:
        line = self._lines[waiting.client]
        line.remove(waiting)
        if not line:
            del self._lines[waiting.client]

    def _hand_out(self) -> None:
        while self._free:
            client = next((client for client in self._lines if self._held[client] < self._per_client), None)
            if client is None:
                return
            line = self._lines[client]
            waiting = line.popleft()
            if line:
                self._lines.move_to_end(client)
            else:
                del self._lines[client]
            self._free -= 1
            self._held[client] += 1
            waiting.has_place = True
            waiting.wake()
