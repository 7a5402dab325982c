"""Connections that keep the server waiting, or are too many."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from websockets.server import ServerProtocol

from gobelin.server import doors as doors_module
from gobelin.server.clients import client_of
from gobelin.server.config import Config
from gobelin.server.doors import ACCEPTED_AT_ONCE, HEAD_BYTES, HEARD_AT_ONCE, Doors, Http, Live, Loop
from support.server import WebTable, client_for, config_for

SOON = 60.0
"""More than any machine needs: only a test that fails waits so long."""
LONG = 20_000_000
"""More than any system buffers for who does not read."""


async def hello(scope: Scope, receive: Receive, send: Send) -> None:
    """Reads the body, then answers; a WebSocket is accepted and listened to, after something long where it is asked."""
    if scope["type"] == "lifespan":
        return
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        if scope["path"] != "/":
            await send({"type": "websocket.send", "bytes": bytes(LONG)})
        if scope["path"] == "/close":
            return
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    while (await receive()).get("more_body"):
        pass
    body = bytes(LONG) if scope["path"] == "/long" else b"hello"
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


@pytest.fixture
def serving(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Served]]:
    """Starts servers with these doors, without patience unless it is asked for."""
    started: list[tuple[uvicorn.Server, threading.Thread]] = []

    def start(most: int = 100, per_client: int = 100, proxies: str = "none", **patience: float) -> Served:
        for name in ("HEAD_S", "BODY_S", "STALLED_S", "IDLE_S"):
            monkeypatch.setattr(doors_module, name, patience.get(name, 3600.0))
        monkeypatch.setattr(doors_module, "SWEEP_S", 0.05)
        own = Doors(most, per_client)
        monkeypatch.setattr(doors_module, "doors", lambda: own)
        config = uvicorn.Config(
            hello, http=Http, ws=Live, port=0, log_config=None, timeout_keep_alive=3600, forwarded_allow_ips=proxies
        )
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, daemon=True)
        thread.start()
        started.append((server, thread))
        until(lambda: server.started)
        return Served(own, server.servers[0].sockets[0].getsockname()[1])

    yield start
    for server, thread in started:
        server.should_exit = server.force_exit = True
        thread.join(SOON)


class Served:
    """A server under attack."""

    def __init__(self, own: Doors, port: int) -> None:
        self.doors = own
        self.port = port

    def connect(self, words: bytes = b"") -> socket.socket:
        wire = socket.create_connection(("127.0.0.1", self.port), SOON)
        wire.sendall(words)
        return wire

    def is_answering(self) -> bool:
        with self.connect(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n") as wire:
            return read(wire).endswith(b"hello")  # a short patience may end it: then it is asked again


def read(wire: socket.socket) -> bytes:
    """Everything until the other side closes."""
    parts = []
    with contextlib.suppress(ConnectionError):
        while part := wire.recv(65_536):
            parts.append(part)
    return b"".join(parts)


def until(true: Callable[[], bool]) -> None:
    """Wait for something to come true."""
    end = time.monotonic() + SOON
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


HALF = {
    "silence": b"",
    "half a head": b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ",
    "a second head": b"GET / HTTP/1.1\r\nhost: x\r\n\r\nGET / HTTP/1.1\r\n",
}


@pytest.mark.parametrize("words", HALF.values(), ids=list(HALF))
def test_a_head_that_does_not_come_is_not_waited_for(serving: Callable[..., Served], words: bytes) -> None:
    server = serving(HEAD_S=0.2, IDLE_S=0.2)
    with server.connect(words) as wire:
        assert read(wire)[-5:] in (b"", b"hello"), "it ends, after the first answer where there was one"
    until(server.is_answering)
    until(lambda: len(server.doors) == 0)


def test_a_body_that_does_not_come_is_not_waited_for(serving: Callable[..., Served]) -> None:
    server = serving(BODY_S=0.2)
    with server.connect(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nabc") as wire:
        assert read(wire) == b""
    until(server.is_answering)


ENDLESS = {
    "head": b"GET / HTTP/1.1\r\nhost: x\r\n",
    "trailers": b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n0\r\n",
}


@pytest.mark.parametrize("words", ENDLESS.values(), ids=list(ENDLESS))
def test_headers_without_an_end_are_refused(serving: Callable[..., Served], words: bytes) -> None:
    server = serving()
    with server.connect(words) as wire:
        with contextlib.suppress(ConnectionError):
            for number in range(10_000):  # it ends long before
                wire.sendall(b"x-%d: %s\r\n" % (number, b"y" * 1000))
        until(lambda: len(server.doors) == 0)


def test_a_long_body_is_no_long_head(serving: Callable[..., Served]) -> None:
    server = serving()
    body = b"y" * (4 * HEAD_BYTES)
    words = b"POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(body)
    with server.connect(words + body) as wire:
        assert read(wire).endswith(b"hello")


def test_who_does_not_read_the_answer_is_let_go(serving: Callable[..., Served]) -> None:
    server = serving(STALLED_S=0.2)
    with server.connect(b"GET /long HTTP/1.1\r\nhost: x\r\n\r\n"):
        until(lambda: len(server.doors) == 1)
        until(lambda: len(server.doors) == 0)


def test_who_asked_and_says_no_more_is_let_go(serving: Callable[..., Served]) -> None:
    server = serving(IDLE_S=0.2)
    with server.connect(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n") as wire:
        assert b"hello" in read(wire)


def test_a_thousand_idle_connections_keep_nobody_out(serving: Callable[..., Served]) -> None:
    server = serving(most=20, per_client=2000)
    with contextlib.ExitStack() as crowd:
        for number in range(200):
            crowd.enter_context(server.connect(b"GET / HTTP/1.1\r\n" if number % 2 else b""))
        until(server.is_answering)
        assert len(server.doors) <= 20


def test_one_client_has_its_share_of_connections(serving: Callable[..., Served]) -> None:
    server = serving(per_client=3)
    with contextlib.ExitStack() as crowd:
        for _ in range(3):
            crowd.enter_context(server.connect())
        until(lambda: len(server.doors) == 3)
        with server.connect(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n") as wire:
            assert read(wire) == b""
    until(lambda: len(server.doors) == 0)
    until(server.is_answering)


def test_a_proxy_is_not_counted_by_its_address(serving: Callable[..., Served]) -> None:
    server = serving(per_client=3, proxies="127.0.0.1")
    with contextlib.ExitStack() as crowd:
        for _ in range(10):
            crowd.enter_context(server.connect())
        until(server.is_answering)


UPGRADE = (
    b"GET / HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING = b"\x89\x80\x00\x00\x00\x00"


def test_a_flood_of_pings_ends_the_live_table(serving: Callable[..., Served]) -> None:
    server = serving()
    with server.connect(UPGRADE) as wire:
        assert b"101" in wire.recv(4096)
        with contextlib.suppress(ConnectionError):
            for _ in range(200):
                wire.sendall(PING * 1000)
        until(lambda: len(server.doors) == 0)
    until(server.is_answering)


def test_a_connection_that_has_ended_is_freed_without_a_search(serving: Callable[..., Served]) -> None:
    server = serving()
    gc.collect()
    gc.disable()
    try:
        for _ in range(3):
            assert server.is_answering()
            with server.connect(UPGRADE) as wire:
                assert b"101" in wire.recv(4096)
        kept = (Http, Live, ServerProtocol)
        until(lambda: not [found for found in gc.get_objects() if isinstance(found, kept)])
    finally:
        gc.enable()


def test_who_does_not_read_a_live_table_is_let_go(serving: Callable[..., Served]) -> None:
    server = serving(STALLED_S=0.2)
    with server.connect(UPGRADE.replace(b"/", b"/long", 1)):
        until(lambda: len(server.doors) == 1)
        until(lambda: len(server.doors) == 0)
    with server.connect(UPGRADE) as wire:
        assert b"101" in wire.recv(4096)
        until(server.is_answering)
        assert len(server.doors) >= 1, "who has nothing to read may stay"


def test_a_live_table_that_is_closed_does_not_wait_for_who_does_not_read(
    serving: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Live, "pause_writing", lambda self: None)  # as where little is left to be read
    server = serving(STALLED_S=0.2)
    with server.connect(UPGRADE.replace(b"/", b"/close", 1)):
        until(lambda: len(server.doors) == 1)
        until(lambda: len(server.doors) == 0)


def test_live_tables_leave_room_for_those_who_come(serving: Callable[..., Served]) -> None:
    server = serving(most=8)
    with contextlib.ExitStack() as crowd:
        open_tables = 0
        for _ in range(12):
            wire = crowd.enter_context(server.connect(UPGRADE))
            with contextlib.suppress(ConnectionError):
                open_tables += b"101" in wire.recv(4096)
        assert open_tables <= 6
        until(server.is_answering)


def test_ipv6_counts_by_network() -> None:
    assert client_of("2001:db8:0:1::1") == client_of("2001:db8:0:1:ffff::9") != client_of("2001:db8:0:2::1")
    assert client_of("testclient") == "testclient"


def test_one_client_has_its_share_of_live_tables(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path, live_per_client=2)) as client:
        table = WebTable(client)
        where = f"/api/matches/{table.id}/live"
        with (
            client.websocket_connect(where, headers=table.link(0)),
            client.websocket_connect(where, headers=table.link(1)),
        ):
            with pytest.raises(WebSocketDisconnect) as refused, client.websocket_connect(where):
                pass
            assert refused.value.code == 4429
        with client.websocket_connect(where, headers=table.link(0)) as socket_:
            assert socket_.receive_json()


def test_new_connections_are_taken_in_by_few_at_a_time() -> None:
    lots, made = list[int](), list[int]()

    class Counted(Loop):
        def _run_once(self) -> None:
            made.append(0)
            super()._run_once()  # type: ignore[misc]
            lots.append(made[-1])

    class Silent(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            made[-1] += 1

    async def run() -> None:
        server = await asyncio.get_running_loop().create_server(Silent, "127.0.0.1", 0, backlog=2048)
        port = server.sockets[0].getsockname()[1]
        wires = [socket.create_connection(("127.0.0.1", port)) for _ in range(200)]  # nobody is lost in the queue
        while sum(made) < len(wires):
            await asyncio.sleep(0)
        for wire in wires:
            wire.close()
        server.close()

    with asyncio.Runner(loop_factory=Counted) as runner:
        runner.run(run())
    assert 0 < max(lots) <= ACCEPTED_AT_ONCE


def test_few_are_listened_to_at_a_time_and_each_in_turn() -> None:
    turns, heard = [0], list[list[int]]()

    class Counted(Loop):
        def _run_once(self) -> None:
            turns[0] += 1
            super()._run_once()  # type: ignore[misc]

    class Talker(asyncio.Protocol):
        """Never falls silent: what it says is said to it again."""

        def __init__(self) -> None:
            self.heard = list[int]()
            heard.append(self.heard)

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            assert isinstance(transport, asyncio.Transport)
            self.transport = transport

        def data_received(self, data: bytes) -> None:
            self.heard.append(turns[0])
            self.transport.write(data)

    async def run() -> None:
        loop = asyncio.get_running_loop()
        pairs = [socket.socketpair() for _ in range(4 * HEARD_AT_ONCE)]
        wires = [(await loop.create_connection(Talker, sock=one))[0] for pair in pairs for one in pair]
        for wire in wires:
            assert isinstance(wire, asyncio.Transport)
            wire.write(b"x")
        while not all(len(words) >= 5 for words in heard):
            await asyncio.sleep(0)
        for wire in wires:
            wire.abort()

    with asyncio.Runner(loop_factory=Counted) as runner:
        runner.run(run())
    together = Counter(turn for words in heard for turn in words)
    assert max(together.values()) <= HEARD_AT_ONCE
    assert max(len(words) for words in heard) <= 10


def test_there_are_no_more_doors_than_descriptors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("resource.getrlimit", lambda what: (1024, 1024))
    monkeypatch.setattr("resource.setrlimit", lambda what, limits: None)
    monkeypatch.setattr(Config, "from_environment", classmethod(lambda cls: config_for(tmp_path)))
    doors_module.doors.cache_clear()
    assert doors_module.doors().most == 1024 - doors_module.KEPT_FILES
    doors_module.doors.cache_clear()
