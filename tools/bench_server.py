"""How fast the server is: many matches with live sockets, moves at a fixed rate, and finished games opened cold.

Run as `python -m tools.bench_server` from a checkout. The server is a real one, in a process of its own, with SQLite in
a folder that is thrown away; this process opens the matches and plays them over loopback. Moves are due at fixed
times, whether or not the server keeps up, and a move's time counts from the moment it was due to its acknowledgement:
what waits in a queue is not forgotten. At the end the server is killed, and the database has to hold every move that
was acknowledged.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from gobelin.bots import bot_move, make_bot
from gobelin.kernel import Match, Record
from gobelin.server.config import FILE
from tools.bench import Goal, quantile

OUTPUT = Path(__file__).parent.parent / "build" / "bench-server.json"
GAME: Final = "imperial-settlers"
HOST: Final = "127.0.0.1"
SEATS: Final = 2
AT_ONCE: Final = 16
"""Matches that are opened at the same time."""
SETTLE_S: Final = 1.0
"""How long the server is left alone before its memory is read."""
PATIENCE_S: Final = 60.0
"""How long after the last move its acknowledgement is waited for."""
IDLE_S: Final = 3.0
"""A connection that was idle for longer may have been closed at the other end, and is not used again."""
UNLIMITED: Final = {
    "GOBELIN_REQUESTS_PER_SECOND": "0",
    "GOBELIN_MATCHES_PER_CLIENT": "0",
    "GOBELIN_HEAVY_PER_CLIENT": "64",
    "GOBELIN_BYTES_PER_CLIENT": "0",
    "GOBELIN_LIVE_PER_CLIENT": "100000",
}
LOG: Final = "server.log"


class Effort(NamedTuple):
    """How much to ask of the server."""

    matches: int
    rate: float
    """Moves a second."""
    seconds: float
    cold: int
    """Finished games to open."""
    games: int
    """Different ones among them."""


DEFAULT = Effort(matches=1000, rate=200, seconds=120, cold=300, games=20)
QUICK = Effort(matches=20, rate=20, seconds=10, cold=30, games=5)


@dataclass
class Figures:
    """What is measured."""

    matches: int
    sockets: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    lost_moves: int
    kib_per_idle_match: float
    cold_open_p99_ms: float


GOALS = {
    "matches": Goal(DEFAULT.matches, at_least=True),
    "sockets": Goal(DEFAULT.matches * SEATS, at_least=True),
    "moves_per_second": Goal(DEFAULT.rate * 0.995, at_least=True),  # the last acknowledgements come after the end
    "p50_ms": Goal(10),
    "p99_ms": Goal(60),
    "lost_moves": Goal(0),
    "kib_per_idle_match": Goal(1024),
    "cold_open_p99_ms": Goal(100),
}
"""On two cores, with this process on them too."""


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
def running(data: Path) -> Iterator[Server]:
    """A server on this folder; it is not told to stop in the end, but killed."""
    with socket.socket() as found:
        found.bind((HOST, 0))
        port = int(found.getsockname()[1])
    command = [sys.executable, "-m", "gobelin", "serve", "--host", HOST, "--port", str(port), "--data", str(data)]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GOBELIN_")} | UNLIMITED
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

    async def ask(self, method: str, path: str, token: str = "", body: object = None) -> bytes:
        """Send a request; the body of its answer."""
        content = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: {len(content)}\r\n"
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

    async def ask(self, method: str, path: str, token: str = "", body: object = None) -> bytes:
        """Send a request; the body of its answer."""
        async with self.line() as line:
            return await line.ask(method, path, token, body)


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

    async def open(self, stack: AsyncExitStack) -> None:
        """Begin one match and connect its seats."""
        body = {"game": GAME, "seats": [{"kind": "person"}] * SEATS}
        made = msgspec.json.decode(await self.lines.ask("POST", "/api/matches", body=body))
        game = Game(made["id"], [seat["token"] for seat in made["seats"]])
        self.games.append(game)
        for token in game.tokens:
            address = f"ws://{HOST}:{self.lines.port}/api/matches/{game.id}/live"
            wire = await connect(
                address, additional_headers={"Authorization": f"Bearer {token}"}, ping_interval=None, open_timeout=None
            )
            stack.callback(wire.transport.abort)
            self._hear(game, await wire.recv(decode=False))
            task = asyncio.create_task(self._listen(game, wire))
            stack.callback(task.cancel)

    async def open_all(self, count: int, stack: AsyncExitStack) -> None:
        """Begin many matches, some at a time."""
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
        clock = time.perf_counter
        self.late_ms.append((clock() - due) * 1000)
        try:
            answer = await self.lines.ask("POST", f"/api/matches/{game.id}/moves", game.tokens[offer.seat], body)
        except (Refused, OSError, EOFError) as error:
            self.failures.append(str(error))
            return
        self.took_ms.append((clock() - due) * 1000)
        shown = SHOWN.decode(answer)
        self.acknowledged.append(Acknowledged(game.id, shown.seq, offer.seat, option))
        game.waits = False
        game.hear(shown)
        self._queue(game)


def count_lost(data: Path, moves: Sequence[Acknowledged]) -> int:
    """How many of the moves are not in the database."""
    with sqlite3.connect(data / FILE) as connection:
        rows = connection.execute("SELECT match_id, seq, payload FROM log WHERE kind = 'move'")
        kept = {(match, seq): json.loads(payload)["entries"][0] for match, seq, payload in rows}
    lost = 0
    for move in moves:
        entry = kept.get((move.match, move.seq))
        if entry is None or entry[0] != move.seat or entry[2] != move.option:
            lost += 1
    return lost


# -- finished games ----------------------------------------------------------------------------------------------------


def finished_game(seed: int) -> Record:
    """A game of four, played by bots."""
    match: Match[Any] = Match.new(GAME, None, ["greedy", "random", "greedy", "random"], seed)
    bots = [make_bot(name, seed, seat) for seat, name in enumerate(match.seats)]
    while (ask := match.ask) is not None:
        bot_move(match, ask.seat, bots[ask.seat])
    return match.record


async def bring(lines: Lines, records: Sequence[Record], count: int) -> list[tuple[str, str]]:
    """Let the server keep finished games, the same ones again and again as matches of their own; ids and tokens."""
    brought = []
    for number in range(count):
        body = {"record": json.loads(records[number % len(records)].to_json())}
        made = msgspec.json.decode(await lines.ask("POST", "/api/matches/import", body=body))
        brought.append((made["id"], made["host_token"]))
    return brought


async def cold_opens_ms(lines: Lines, matches: Sequence[tuple[str, str]]) -> list[float]:
    """How long it takes to open matches that are only in the database, one after the other.

    The first is opened beforehand, uncounted: a server that has just started reads the game's components once.
    """
    took = []
    for match_id, token in matches:
        start = time.perf_counter()
        await lines.ask("GET", f"/api/matches/{match_id}", token)
        took.append((time.perf_counter() - start) * 1000)
    return took[1:]


# -- reporting ---------------------------------------------------------------------------------------------------------


class Measured(NamedTuple):
    """The figures, and what has to be said beside them."""

    figures: Figures
    remarks: list[str]


async def measure_load(server: Server, effort: Effort, seed: int) -> tuple[Load, float]:
    """Open everything, play, and weigh the server; the load, and KiB per match."""
    load = Load(Lines(server.port))
    async with AsyncExitStack() as stack:
        await load.open_all(2, stack)  # whatever is loaded once is loaded now
        await asyncio.sleep(SETTLE_S)
        before = server.rss_kib
        await load.open_all(effort.matches - len(load.games), stack)
        opened = server.rss_kib
        await load.run(effort.rate, effort.seconds, random.Random(seed))
        await asyncio.sleep(SETTLE_S)
        grown = max(opened, server.rss_kib) - before
    return load, grown / (effort.matches - 2)


def measure(effort: Effort, seed: int = 0) -> Measured:
    """All figures."""
    records = [finished_game(seed) for seed in range(effort.games)]
    with tempfile.TemporaryDirectory(prefix="gobelin-bench-") as folder:
        data = Path(folder)
        with running(data) as server:
            load, kib = uvloop.run(measure_load(server, effort, seed))
        lost = count_lost(data, load.acknowledged)
        with running(data) as server:
            finished = uvloop.run(bring(Lines(server.port), records, effort.cold + 1))
        with running(data) as server:
            cold_ms = uvloop.run(cold_opens_ms(Lines(server.port), finished))
    figures = Figures(
        matches=len(load.games),
        sockets=len(load.games) * SEATS,
        moves_per_second=len(load.acknowledged) / load.elapsed_s,
        p50_ms=quantile(load.took_ms, 0.5),
        p99_ms=quantile(load.took_ms, 0.99),
        lost_moves=lost,
        kib_per_idle_match=kib,
        cold_open_p99_ms=quantile(cold_ms, 0.99),
    )
    return Measured(figures, remarks(load, cold_ms))


def remarks(load: Load, cold_ms: Sequence[float]) -> list[str]:
    """What the figures do not say by themselves."""
    late, took = load.late_ms, load.took_ms
    said = [
        f"{len(load.acknowledged)} moves in {load.elapsed_s:.1f} s; the slowest took {max(took):.0f} ms",
        f"sent after they were due: p50 {quantile(late, 0.5):.1f} ms, p99 {quantile(late, 0.99):.1f} ms; "
        "this is counted as if the server had taken it",
        f"cold open: p50 {quantile(cold_ms, 0.5):.0f} ms of {len(cold_ms)}",
        f"load of the machine (1 min): {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores",
    ]
    if quantile(late, 0.99) > quantile(took, 0.99) / 2:
        said.append("the generator did not keep up: the slowest times are its own rather than the server's")
    if load.failures:
        said.append(f"{len(load.failures)} moves were refused, the first: {load.failures[0]}")
    return said


def show(measured: Measured, console: Console) -> None:
    """The figures as a table, with goals beside them, and the remarks."""
    table = Table("figure", "value", "goal", "")
    table.columns[1].justify = "right"
    for name, value in asdict(measured.figures).items():
        goal = GOALS[name]
        verdict = "[green]reached" if goal.is_reached(value) else "[red]not reached"
        table.add_row(name, f"{value:,.1f}" if isinstance(value, float) else f"{value:,}", str(goal), verdict)
    console.print(table)
    for remark in measured.remarks:
        console.print(f"- {remark}", highlight=False)


def main() -> None:
    """Measure, show and write down."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench_server", description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="some seconds with few matches, for a first impression")
    for name, what in {
        "matches": "open matches, with two sockets each",
        "rate": "moves a second",
        "seconds": "how long to play",
        "cold": "finished games to open",
    }.items():
        parser.add_argument(f"--{name}", type=float if name in ("rate", "seconds") else int, help=what)
    args = parser.parse_args()
    chosen = {name: value for name, value in vars(args).items() if name in Effort._fields and value is not None}
    effort = (QUICK if args.quick else DEFAULT)._replace(**chosen)
    measured = measure(effort)
    show(measured, Console())
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text(json.dumps(asdict(measured.figures), indent=2) + "\n")


if __name__ == "__main__":
    main()
