"""What every attack on a server is made of: requests, connections that linger, and a count of the answers."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec

from tools.bench_load import GAME, HOST

ADDRESS: Final = "127.0.0.66"
"""Where the attacker comes from; Linux has all of 127/8."""


HANDS: Final = 8
"""Requests that an attacker has under way at once, where nothing else is said."""


PASSING: Final = (429, 503)
"""Refusals that pass."""


REFUSED_S: Final = 0.05
"""How long it waits after a refusal: an attacker that only burns its own cycles harms nobody but the bench."""


RETRY_S: Final = 1.0
"""How long until it opens a connection again that was closed."""


DRIP_S: Final = 2.0
"""Between two bytes of somebody slow."""


class Answer(NamedTuple):
    """What came back."""

    status: int
    body: bytes


class Attacker:
    """What every attack is made of: requests, connections, and a count of what came of them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.answered: Counter[str] = Counter()
        self.begun = asyncio.Event()
        """Everything is prepared, and the first answer has come."""
        self._is_prepared = False

    async def connect(self, address: str = ADDRESS) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection."""
        return await asyncio.open_connection(HOST, self.port, local_addr=(address, 0))

    # -- requests ------------------------------------------------------------------------------------------------------

    async def send(self, wire: "Wire", request: bytes) -> Answer:
        """One request on a connection that is kept; it is opened anew where the server has closed it."""
        try:
            answer = await wire.send(request)
        except (OSError, EOFError, asyncio.LimitOverrunError):
            self.answered["closed"] += 1
            wire.close()
            await asyncio.sleep(REFUSED_S)
            return Answer(0, b"")
        self.answered[str(answer.status)] += 1
        if self._is_prepared:
            self.begun.set()
        if answer.status in PASSING:
            await asyncio.sleep(REFUSED_S)
        return answer

    async def without_end(self, attack: "Callable[[Wire], Awaitable[object]]", hands: int = HANDS) -> None:
        """Do this again and again, so many at once."""

        async def again() -> None:
            wire = Wire(self)
            while True:
                await attack(wire)

        self._is_prepared = True
        await asyncio.gather(*(again() for _ in range(hands)))

    async def begin(self, wire: "Wire", **more: object) -> dict[str, Any] | None:
        """Begin a match of two persons; None: one may not."""
        body = {"game": GAME, "seats": [{"kind": "person"}] * 2, **more}
        answer = await self.send(wire, request("POST", "/api/matches", msgspec.json.encode(body)))
        return dict(msgspec.json.decode(answer.body)) if answer.status == 201 else None

    # -- connections ---------------------------------------------------------------------------------------------------

    async def crowd(self, opening: Iterable[bytes], drip: bytes) -> None:
        """Many connections that say something each, and then one more bit from time to time.

        Every other comes as through a proxy, where connections are not counted by their address.
        """
        beginnings = list(opening)

        async def one(number: int) -> None:
            while True:
                with suppress(OSError):
                    await self._linger(beginnings[number], drip, HOST if number % 2 else ADDRESS)
                await asyncio.sleep(RETRY_S)

        tasks = [asyncio.create_task(one(number)) for number in range(len(beginnings))]
        while not self.answered["held"]:
            await asyncio.sleep(RETRY_S)
        self.begun.set()
        await asyncio.gather(*tasks)

    async def _linger(self, opening: bytes, drip: bytes, address: str) -> None:
        reader, writer = await self.connect(address)
        self.answered["opened"] += 1
        self.answered["held"] += 1
        reading = asyncio.create_task(self._read(reader))
        try:
            writer.write(opening)
            while not (await asyncio.wait([reading], timeout=DRIP_S if drip else None))[0]:
                writer.write(drip)
        finally:
            self.answered["held"] -= 1
            reading.cancel()
            writer.transport.abort()

    async def _read(self, reader: asyncio.StreamReader) -> None:
        """Read until the end; the first words are the answer."""
        with suppress(OSError):
            first = await reader.read(65_536)
            if first:
                self.answered[first[9:12].decode()] += 1
            while await reader.read(65_536):
                pass
        self.answered["closed"] += 1


class Wire:
    """One connection for requests."""

    def __init__(self, attacker: Attacker) -> None:
        self._attacker = attacker
        self._open: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def close(self) -> None:
        """Hang up."""
        if self._open is not None:
            self._open[1].transport.abort()
        self._open = None

    async def send(self, request: bytes) -> Answer:
        """Send it, and read the answer."""
        if self._open is None:
            self._open = await self._attacker.connect()
        reader, writer = self._open
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head.partition(b"content-length:")[2].split(maxsplit=1)[0])
        body = await reader.readexactly(length)
        if b"\r\nconnection: close" in head:
            self.close()
        return Answer(int(head[9:12]), body)


def request(method: str, path: str, body: bytes = b"", token: str = "") -> bytes:
    """A request in bytes."""
    head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: {len(body)}\r\n"
    if body:
        head += "Content-Type: application/json\r\n"
    if token:
        head += f"Authorization: Bearer {token}\r\n"
    return head.encode() + b"\r\n" + body
