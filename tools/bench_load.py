"""Load for a server: a real one in a process of its own, matches with live sockets, and moves at a fixed rate.

Everything comes as it would through a proxy on this machine, each match from a client of its own: so the limits of the
server are those that it has for strangers.
"""

import asyncio
import gc
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections import deque
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from gobelin.server.config import FILE
from gobelin.server.doors import descriptors

GAME: Final = "imperial-settlers"
HOST: Final = "127.0.0.1"
SEATS: Final = 2
AT_ONCE: Final = 16
"""Matches that are opened at the same time."""
PATIENCE_S: Final = 60.0
"""How long after the last move its acknowledgement is waited for."""
IDLE_S: Final = 3.0
"""A connection that was idle for longer may have been closed at the other end, and is not used again."""
FILES: Final = 8192
"""Descriptors that this side wants: one for each socket."""
LOG: Final = "server.log"


def client_address(number: int) -> str:
    """Where a client comes from; there are 65,536 of them.

    >>> client_address(0), client_address(258)
    ('198.18.0.0', '198.18.1.2')
    """
    return f"198.18.{number >> 8 & 255}.{number & 255}"


# -- the server --------------------------------------------------------------------------------------------------------


class Server(NamedTuple):
    """A server that runs."""

    port: int
    pid: int

    @property
    def rss_kib(self) -> int:
        """The memory that it has in use."""
        status = Path(f"/proc/{self.pid}/status")
        if status.exists():
            return int(status.read_text().partition("VmRSS:")[2].split()[0])
        return int(subprocess.check_output(["ps", "-o", "rss=", "-p", str(self.pid)]))


@contextmanager
def running(data: Path, **variables: str) -> Iterator[Server]:
    """A server on this folder, limited as it is by default; it is not told to stop in the end, but killed."""
    with socket.socket() as found:
        found.bind((HOST, 0))
        port = int(found.getsockname()[1])
    command = [sys.executable, "-m", "gobelin", "serve", "--host", HOST, "--port", str(port), "--data", str(data)]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GOBELIN_")} | variables
    with (data / LOG).open("ab") as log:
        process = subprocess.Popen(command, env=environment, stderr=log, start_new_session=True)
    try:
        _wait(port, process)
        yield Server(port, process.pid)
    except Exception as error:
        error.add_note((data / LOG).read_text()[-2000:])
        raise
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # with the processes of its bots
        process.wait()


def _wait(port: int, process: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            socket.create_connection((HOST, port), 1).close()
            return
        except OSError:
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server on port {port} does not start") from None
            time.sleep(0.05)


# -- the client: as little work as can be, since it runs on the same cores ---------------------------------------------


class Refused(Exception):
    """The server has answered something else than what was asked for."""


class Line:
    """One HTTP connection that is kept open."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._used = time.monotonic()

    @property
    def is_fresh(self) -> bool:
        """Whether it can be relied on."""
        return time.monotonic() - self._used < IDLE_S

    def close(self) -> None:
        """Hang up."""
        self._writer.close()

    async def ask(self, method: str, path: str, token: str = "", body: object = None, client: str = HOST) -> bytes:
        """Send a request for a client; the body of its answer."""
        content = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nX-Forwarded-For: {client}\r\n"
        head += f"Content-Length: {len(content)}\r\n"
        if content:
            head += "Content-Type: application/json\r\n"
        if token:
            head += f"Authorization: Bearer {token}\r\n"
        self._writer.write(head.encode() + b"\r\n" + content)
        answer = await self._reader.readuntil(b"\r\n\r\n")
        length = int(answer.lower().partition(b"content-length:")[2].split(maxsplit=1)[0])
        said = await self._reader.readexactly(length)
        self._used = time.monotonic()
        if not answer.split(b" ", 2)[1].startswith(b"2"):
            raise Refused(f"{method} {path}: {answer.splitlines()[0].decode()} {said.decode()[:300]}")
        return said


class Lines:
    """Connections to the server; one that is free is used again."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._free: list[Line] = []

    @asynccontextmanager
    async def line(self) -> AsyncIterator[Line]:
        """A connection for one request; one on which something went wrong is not used again."""
        while self._free and not self._free[-1].is_fresh:
            self._free.pop().close()
        line = self._free.pop() if self._free else Line(*await asyncio.open_connection(HOST, self.port))
        yield line
        self._free.append(line)

    async def ask(self, method: str, path: str, token: str = "", body: object = None, client: str = HOST) -> bytes:
        """Send a request for a client; the body of its answer."""
        async with self.line() as line:
            return await line.ask(method, path, token, body, client)


class Question(msgspec.Struct):
    """What a seat is asked."""

    seat: int
    options: list[list[str | int]] = []


class Shown(msgspec.Struct):
    """As much of a position as a player needs; the decoder skips the rest."""

    seq: int
    seat: int | None
    asks: list[Question]


class Live(msgspec.Struct):
    """A message of a live socket."""

    type: str
    position: Shown | None = None


SHOWN: Final = msgspec.json.Decoder(Shown)
LIVE: Final = msgspec.json.Decoder(Live)


class Acknowledged(NamedTuple):
    """A move that the server has promised to keep."""

    match: str
    seq: int
    seat: int
    option: list[str | int]


class Offer(NamedTuple):
    """What can be chosen, by whom, as of which seq."""

    seq: int
    seat: int
    options: list[list[str | int]]


@dataclass
class Game:
    """A match as this side knows it."""

    id: str
    tokens: list[str]
    client: str = HOST
    """Where everybody at the table comes from."""
    seq: int = -1
    offer: Offer | None = None
    waits: bool = False
    """A move is under way, or the match stands in the queue."""

    def hear(self, shown: Shown) -> None:
        """Take up a position, of whichever seat and over whichever way."""
        self.seq = max(self.seq, shown.seq)
        for question in shown.asks:
            if question.seat == shown.seat and shown.seq == self.seq:
                self.offer = Offer(shown.seq, question.seat, question.options)

    @property
    def is_ready(self) -> bool:
        """Whether a move can be made."""
        return not self.waits and self.offer is not None and self.offer.seq == self.seq


async def begin(lines: Lines, client: str, game: str, **settings: int) -> Game:
    """Begin a match of persons, from an address of its own."""
    body = {"game": game, "seats": [{"kind": "person"}] * SEATS, "settings": settings}
    made = msgspec.json.decode(await lines.ask("POST", "/api/matches", body=body, client=client))
    path, tokens = f"/api/matches/{made['id']}/claim", list[str]()
    for number, seat in enumerate(made["seats"]):
        answer = await lines.ask("POST", path, seat["token"], {"name": f"Person {number}"}, client)
        tokens.append(msgspec.json.decode(answer)["token"])
    return Game(made["id"], tokens, client)


async def connected(port: int, game: Game, token: str) -> ClientConnection:
    """A live socket."""
    return await connect(
        f"ws://{HOST}:{port}/api/matches/{game.id}/live",
        additional_headers={"Authorization": f"Bearer {token}", "X-Forwarded-For": game.client},
        ping_interval=None,
        open_timeout=None,
    )


# -- load --------------------------------------------------------------------------------------------------------------


@dataclass
class Load:
    """Plays moves when they are due, each in the match that has waited longest."""

    lines: Lines
    games: list[Game] = field(default_factory=list)
    ready: "deque[Game]" = field(default_factory=deque)
    took_ms: list[float] = field(default_factory=list)
    late_ms: list[float] = field(default_factory=list)
    """How long after its time each move was sent: the fault of this side, or of matches that had no options yet."""
    acknowledged: list[Acknowledged] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    elapsed_s: float = 0.0
    _begun: int = 0

    async def open(self, stack: AsyncExitStack) -> None:
        """Begin one match and connect its seats."""
        self._begun += 1
        game = await begin(self.lines, client_address(self._begun), GAME)
        self.games.append(game)
        for token in game.tokens:
            wire = await connected(self.lines.port, game, token)
            stack.callback(wire.transport.abort)
            self._hear(game, await wire.recv(decode=False))
            task = asyncio.create_task(self._listen(game, wire))
            stack.callback(task.cancel)

    async def open_all(self, count: int, stack: AsyncExitStack) -> None:
        """Begin many matches, some at a time."""
        descriptors(FILES)
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with gate:
                await self.open(stack)

        await asyncio.gather(*(one() for _ in range(count)))

    async def _listen(self, game: Game, wire: ClientConnection) -> None:
        async for message in wire:
            self._hear(game, message)

    def _hear(self, game: Game, message: str | bytes) -> None:
        position = LIVE.decode(message).position
        if position is not None:
            game.hear(position)
            self._queue(game)

    def _queue(self, game: Game) -> None:
        if game.is_ready:
            game.waits = True
            self.ready.append(game)

    async def run(self, rate: float, seconds: float, rng: random.Random) -> None:
        """Play at a fixed rate; however late a move is sent, the next is due when it is due."""
        with undisturbed():
            await self._run(rate, seconds, rng)

    async def _run(self, rate: float, seconds: float, rng: random.Random) -> None:
        rng.shuffle(self.ready)
        clock = time.perf_counter  # the loop's own clock ticks in milliseconds
        tasks = []
        begun = clock()
        for number in range(int(rate * seconds)):
            due = begun + number / rate
            while clock() < due or not self.ready:
                await asyncio.sleep(max(due - clock(), 0.0005))
                if clock() > due + PATIENCE_S:
                    raise Refused("no match can go on")
            tasks.append(asyncio.create_task(self._move(self.ready.popleft(), due, rng)))
        await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE_S)
        self.elapsed_s = clock() - begun

    async def _move(self, game: Game, due: float, rng: random.Random) -> None:
        offer = game.offer
        assert offer is not None
        option = rng.choice(offer.options)
        body = {"seq": offer.seq, "option": option}
        token = game.tokens[offer.seat]
        clock = time.perf_counter
        self.late_ms.append((clock() - due) * 1000)
        try:
            answer = await self.lines.ask("POST", f"/api/matches/{game.id}/moves", token, body, game.client)
        except (Refused, OSError, EOFError) as error:
            self.failures.append(str(error))
            return
        self.took_ms.append((clock() - due) * 1000)
        shown = SHOWN.decode(answer)
        self.acknowledged.append(Acknowledged(game.id, shown.seq, offer.seat, option))
        game.waits = False
        game.hear(shown)
        self._queue(game)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Else this process, not the server, stops for a fifth of a second to search its sockets."""
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


def count_lost(data: Path, moves: Sequence[Acknowledged]) -> int:
    """How many of the moves are not in the database."""
    with closing(sqlite3.connect(data / FILE)) as connection:
        rows = connection.execute("SELECT match_id, seq, payload FROM log WHERE kind = 'move'")
        kept = {(match, seq): json.loads(payload)["entries"][0] for match, seq, payload in rows}
    lost = 0
    for move in moves:
        entry = kept.get((move.match, move.seq))
        if entry is None or entry[0] != move.seat or entry[2] != move.option:
            lost += 1
    return lost
