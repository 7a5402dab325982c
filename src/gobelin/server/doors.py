"""Connections: how many there may be, and how long each may keep the server waiting."""

from __future__ import annotations

import asyncio
import math
import select
import selectors
import socket
import sys
from collections import Counter
from functools import cache
from math import inf
from typing import Any, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from gobelin.server.buckets import Bucket
from gobelin.server.clients import client_of
from gobelin.server.config import Config
from gobelin.server.metrics import CONNECTIONS

HEAD_S: Final = 10.0
"""From the first moment of a connection, or of a request, to the end of its head."""
BODY_S: Final = 30.0
"""From there to the end of the body."""
STALLED_S: Final = 30.0
"""How long somebody may leave an answer unread."""
IDLE_S: Final = 10.0
"""Between two requests. The HTTP server itself closes what is idle before; this is for what it overlooks."""
SWEEP_S: Final = 1.0
HEAD_BYTES: Final = 32_768
KEPT_FILES: Final = 192
"""Descriptors that connections leave to the database, the workers and everything else."""
LIVE_SHARE: Final = 0.75
"""Of all connections, how many may be live tables: the rest is for those who come."""
LIVE_BYTES_PER_SECOND: Final = 4096.0
LIVE_BURST: Final = 65_536
"""What a live table has to say is short; pings and parts of messages count by their bytes."""

ACCEPTED_AT_ONCE: Final = 16
"""New connections that the loop takes in before it looks after everything else again."""
WAITING: Final = 2048
"""New connections that the system keeps until then."""
HEARD_AT_ONCE: Final = 16
"""Connections that the loop listens to in one turn: each may begin something that takes half a millisecond."""

TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


if sys.platform == "linux":

    class Few(selectors.EpollSelector):
        """Reports a few events at a time. The system goes round: whoever was not reported comes first next time."""

        _selector: select.epoll

        def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
            """As always, but few."""
            # In whole milliseconds, rounded up: less would be no time at all.
            wait = -1.0 if timeout is None else max(0.0, math.ceil(timeout * 1000) / 1000)
            try:
                found = self._selector.poll(wait, HEARD_AT_ONCE)
            except InterruptedError:
                return []
            keys, ready = self.get_map(), []
            for descriptor, event in found:
                read = selectors.EVENT_READ if event & ~select.EPOLLOUT else 0
                write = selectors.EVENT_WRITE if event & ~select.EPOLLIN else 0
                key = keys.get(descriptor)
                if key is not None:
                    ready.append((key, (read | write) & key.events))
            return ready

else:
    Few = selectors.DefaultSelector


class Loop(asyncio.SelectorEventLoop):
    """An event loop that a thousand connections cannot keep from its work: it looks after a few at a time."""

    def __init__(self) -> None:
        super().__init__(Few())

    async def create_server(self, *words: Any, **more: Any) -> asyncio.Server:
        """Serve. What asyncio calls a backlog is how many it takes in at once, and how many the system lets wait."""
        server = await super().create_server(*words, **(more | {"backlog": ACCEPTED_AT_ONCE}))
        for listener in server.sockets:
            with socket.fromfd(listener.fileno(), listener.family, listener.type) as same:
                same.listen(WAITING)
        return server


class Doors:
    """All connections of this process. Who comes when it is full takes the place of who has waited longest."""

    def __init__(self, most: int, per_client: int) -> None:
        self.most = most
        self._per_client = per_client
        self._open: dict[Http | Live, str] = {}
        self._by_client: Counter[str] = Counter()
        self._live = 0
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        """How many are open."""
        return len(self._open)

    def let_in(self, wire: Http, client: str | None) -> bool:
        """Whether one more connection fits in; a proxy (client None) is not counted by its address."""
        if client is not None and self._by_client[client] >= self._per_client:
            return False
        if len(self._open) >= self.most and not self._make_room():
            return False
        self._open[wire] = client or ""
        CONNECTIONS.set(len(self._open))
        self._by_client[client or ""] += 1
        if self._timer is None:
            self._timer = wire.loop.call_later(SWEEP_S, self._sweep, wire.loop)
        return True

    def become_live(self, wire: Http, live: Live) -> bool:
        """The connection is a live table from now on; False: there are too many of them."""
        client = self._open.pop(wire, None)
        if client is None:
            return False
        self._open[live] = client
        self._live += 1
        return self._live <= self.most * LIVE_SHARE

    def leave(self, wire: Http | Live) -> None:
        """The connection has ended."""
        client = self._open.pop(wire, None)
        if client is None:
            return
        CONNECTIONS.set(len(self._open))
        self._live -= isinstance(wire, Live)
        self._by_client[client] -= 1
        if not self._by_client[client]:
            del self._by_client[client]

    def _make_room(self) -> bool:
        """Let go of the connection that has kept the server waiting longest."""
        longest = min(self._open, key=lambda wire: wire.since, default=None)
        if longest is None or longest.since == inf:
            return False
        longest.transport.abort()
        self.leave(longest)
        return True

    def _sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let go of everybody whose time is up."""
        now = loop.time()
        for wire in list(self._open):
            flushing = STALLED_S if wire.transport.get_write_buffer_size() else 0
            if wire.transport.is_closing():  # whoever does not read what is left would keep it so for ever
                wire.stalled = min(wire.stalled, now + STALLED_S)
            if wire.deadline + flushing < now or wire.stalled < now:
                wire.transport.abort()
        self._timer = loop.call_later(SWEEP_S, self._sweep, loop) if self._open else None


@cache
def doors() -> Doors:
    """Those of this process: as many as are wanted, and as there are descriptors for."""
    config = Config.from_environment()
    files = descriptors(config.connections + KEPT_FILES)
    return Doors(max(16, min(config.connections, files - KEPT_FILES)), config.connections_per_client)


def descriptors(wanted: int) -> int:
    """How many files and connections this process may have open: as many as are wanted, if the system allows it."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return soft


class Http(HttpToolsProtocol):
    """A connection that asks."""

    since = 0.0
    """Since when the server waits for the other side; infinity: it does not."""
    deadline = inf
    stalled = inf
    """Until when the other side has to read on."""
    head = 0
    """Bytes of the head that is being read."""

    def _wait(self, seconds: float) -> None:
        self.since = now = self.loop.time()
        self.deadline = now + seconds

    def _work(self) -> None:
        self.since = self.deadline = inf

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, or not."""
        super().connection_made(transport)
        self._wait(HEAD_S)
        host = self.client[0] if self.client else ""
        if not doors().let_in(self, None if self._is_proxy(host) else client_of(host)):
            transport.abort()

    def _is_proxy(self, host: str) -> bool:
        """Whether whoever connects from there speaks for others, and is trusted to say for whom."""
        app = self.config.loaded_app
        return isinstance(app, ProxyHeadersMiddleware) and host in app.trusted_hosts

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        doors().leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, up to the longest head."""
        self.head += len(data)
        super().data_received(data)
        if self.head > HEAD_BYTES and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        if self.cycle is None or self.cycle.response_complete:
            self._wait(HEAD_S)

    def on_headers_complete(self) -> None:
        """Its head is whole."""
        self.head = 0
        self._wait(BODY_S)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of its body."""
        self.head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """It is whole."""
        self.head = 0
        if self.cycle is not None and not self.cycle.response_complete:
            self._work()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It is answered."""
        super().on_response_complete()
        if self.cycle.response_complete:
            self._wait(IDLE_S)
        elif self.cycle.more_body:
            self._wait(BODY_S)

    def pause_writing(self) -> None:
        """The other side does not read."""
        super().pause_writing()
        self.stalled = self.loop.time() + STALLED_S

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self.stalled = inf

    def handle_websocket_upgrade(self) -> None:
        """It becomes a live table."""
        super().handle_websocket_upgrade()
        live = self.transport.get_protocol()
        assert isinstance(live, Live)
        self.parser = None  # type: ignore[assignment]  # it holds this object, which would wait for the next full search
        if not doors().become_live(self, live):
            self.transport.abort()


class Live(WebSocketsSansIOProtocol):
    """A live table. Pings find out whether somebody is still there; here it is held to reading, and to little talk."""

    since = deadline = stalled = inf

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._budget = Bucket(LIVE_BYTES_PER_SECOND, LIVE_BURST)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        doors().leave(self)
        super().connection_lost(exc)
        self.conn.parser.close()  # its frame holds the connection, which would wait for the next full search

    def data_received(self, data: bytes) -> None:
        """Read on, within the budget."""
        if self._budget.take(len(data)):
            super().data_received(data)
        else:
            self.transport.abort()

    def pause_writing(self) -> None:
        """The other side does not read."""
        super().pause_writing()
        self.stalled = self.loop.time() + STALLED_S

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self.stalled = inf
