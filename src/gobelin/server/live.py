"""Live tables: every socket gets the position whenever it changes, and each only its own.

A socket that is sent away is told why by its close code: 4000 and the status that HTTP has for the same thing.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from gobelin.kernel import Seat
from gobelin.server import permissions
from gobelin.server.answers import ChatMessage
from gobelin.server.buckets import Bucket
from gobelin.server.clients import asking
from gobelin.server.logs import cause
from gobelin.server.match_session import MatchSession
from gobelin.server.match_sessions import MatchSessions
from gobelin.server.problems import Problem
from gobelin.server.seating import message
from gobelin.server.security import hashed, header_tokens, is_own_origin, split_tokens
from gobelin.server.steps import Shelf, Steps, note_step, position_message

log = logging.getLogger("gobelin.server")

GREETING_S: Final = 10.0
"""How long a browser may take to send its token: it cannot put one into a header."""
MOST_WORDS: Final = 4096
MESSAGES_PER_SECOND: Final = 20.0
PACE_S: Final = 0.1
"""Between two positions for one socket; the first after a pause comes at once."""
CLOSED: Final = 4000
CLOSED_BAD: Final = CLOSED + 400
CLOSED_FORBIDDEN: Final = CLOSED + 403
CLOSED_LATE: Final = CLOSED + 408
CLOSED_BUSY: Final = CLOSED + 429
CLOSED_FAULT: Final = CLOSED + 500
CLOSED_SILENT: Final = CLOSED + 503
CLOSED_RESTART: Final = 1012


class Greeting(msgspec.Struct, forbid_unknown_fields=True):
    """The first message of a socket without a header; without a token it is a spectator's."""

    token: str | None = None


class Words(msgspec.Struct, forbid_unknown_fields=True):
    """Whatever a socket says later."""

    type: str


class Socket:
    """One connection to one table."""

    def __init__(
        self, socket: WebSocket, match_id: str, hashes: Sequence[str], seat: Seat | None, shelf: Shelf
    ) -> None:
        self.socket = socket
        self.match_id = match_id
        self.hashes = hashes
        self.wanted = seat
        self.client = asking(socket)
        self.seat: Seat | None = None
        self.is_known = False
        """Whether it came with a link; else it is a spectator's."""
        self.seen: int | None = None
        """The last seq that was sent."""
        self.is_stale = True
        self.steps = Steps(shelf)
        self.not_before = 0.0
        """When the next position may be sent, by the time of the loop."""
        self._timer: asyncio.TimerHandle | None = None
        self.wake = asyncio.Event()
        self.words: deque[bytes] = deque(maxlen=200)

    def refresh(self) -> None:
        """The position has changed; however often, the newest one is sent."""
        self.is_stale = True
        self.wake.set()

    def remind(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        """Look again after so many seconds."""
        if self._timer is None:
            self._timer = loop.call_later(seconds, self._look_again)

    def _look_again(self) -> None:
        self._timer = None
        self.wake.set()

    def say(self, words: bytes) -> None:
        """Send something besides the position."""
        self.words.append(words)
        self.wake.set()


class Hub:
    """All sockets of this worker, by table."""

    def __init__(self, tables: MatchSessions) -> None:
        self.tables = tables
        self._rooms: dict[str, set[Socket]] = {}
        self._by_client: Counter[str] = Counter()
        self._shelf = Shelf()
        self._elsewhere: dict[str, dict[str, frozenset[Seat]]] = {}
        """Who is present at other workers: by match, then by worker."""
        self.announce: Any = lambda notice: None
        """Tells other workers something that is not kept."""
        self._unannounced: set[str] = set()
        """The matches at which somebody has come or gone, and other workers do not know yet."""

    # -- who is there --------------------------------------------------------------------------------------------------

    def present(self, match_id: str) -> frozenset[Seat]:
        """The seats that have a live connection, at any worker."""
        here = self._here(match_id)
        return here.union(*self._elsewhere.get(match_id, {}).values())

    def _here(self, match_id: str) -> frozenset[Seat]:
        return frozenset(s.seat for s in self._rooms.get(match_id, ()) if s.seat is not None)

    def present_elsewhere(self, worker: str, match_id: str, seats: Sequence[Seat]) -> None:
        """Another worker has told who is there."""
        room = self._elsewhere.setdefault(match_id, {})
        room[worker] = frozenset(seats)
        if not seats:
            del room[worker]
        if not room:
            del self._elsewhere[match_id]
        self.refresh(match_id)

    def forget_others(self) -> None:
        """Nothing is known of other workers any more."""
        self._elsewhere.clear()

    def forget_worker(self, worker: str) -> None:
        """A worker is gone, and nobody is present there."""
        for match_id in [match_id for match_id, room in self._elsewhere.items() if worker in room]:
            self.present_elsewhere(worker, match_id, ())

    def announce_all(self) -> None:
        """Tell other workers who is here."""
        for match_id in self._rooms:
            self._announce(match_id)

    def _announce_soon(self, match_id: str) -> None:
        """Tell other workers who is at a match; those who come and go in between are nobody's business."""
        if not self._unannounced:
            asyncio.get_running_loop().call_later(PACE_S, self._announce_changed)
        self._unannounced.add(match_id)

    def _announce_changed(self) -> None:
        changed, self._unannounced = self._unannounced, set()
        for match_id in changed:
            self._announce(match_id)

    def _announce(self, match_id: str) -> None:
        self.announce({"match": match_id, "present": sorted(self._here(match_id))})

    # -- telling -------------------------------------------------------------------------------------------------------

    def changed(self, table: MatchSession, only: Seat | None) -> None:
        """A table has changed, for all or for one seat."""
        if only is None:
            note_step(table, [(socket.seat, socket.steps) for socket in self._rooms.get(table.id, ())])
        self.refresh(table.id, only)

    def refresh(self, match_id: str, only: Seat | None = None) -> None:
        """Send the position again."""
        for socket in self._rooms.get(match_id, ()):
            if only is None or socket.seat == only:
                socket.refresh()

    def refresh_all(self) -> None:
        """Send every position again."""
        for match_id in list(self._rooms):
            self.refresh(match_id)

    def say(self, match_id: str, words: ChatMessage | Mapping[str, Any]) -> None:
        """Send the same words to everybody at a table."""
        encoded = msgspec.json.encode(words)
        for socket in self._rooms.get(match_id, ()):
            socket.say(encoded)

    def thinking(self, match_id: str, seat: Seat) -> None:
        """A bot has begun to think."""
        self.say(match_id, {"type": "thinking", "seat": seat})

    def has(self, match_id: str) -> bool:
        """Whether anybody here looks at the match."""
        return match_id in self._rooms

    def __len__(self) -> int:
        return sum(map(len, self._rooms.values()))

    async def close(self) -> None:
        """Send everybody away, to come back when the server does."""
        sockets = [socket for room in self._rooms.values() for socket in room]
        for socket in sockets:
            await _close(socket.socket, CLOSED_RESTART)

    async def shut_out(self, holds: Callable[[str], bool]) -> None:
        """Send away everybody whose address is shut out."""
        found = [socket.socket for room in self._rooms.values() for socket in room if holds(socket.client)]
        await asyncio.gather(*(_close(socket, CLOSED_FORBIDDEN) for socket in found))  # none waits for a slow one

    # -- one connection ------------------------------------------------------------------------------------------------

    async def serve(self, socket: WebSocket, match_id: str, seat: Seat | None, since: int | None) -> None:
        """Speak with one browser until it leaves."""
        if not is_own_origin(socket.headers, self.tables.config.origins):
            await socket.close(CLOSED_FORBIDDEN)
            return
        client = asking(socket)
        if self._by_client[client] >= self.tables.config.live_per_client:
            await socket.close(CLOSED_BUSY)
            return
        self._by_client[client] += 1
        try:
            await socket.accept()
            await self._speak(socket, match_id, seat, since)
        finally:
            self._by_client -= Counter((client,))

    async def _speak(self, socket: WebSocket, match_id: str, seat: Seat | None, since: int | None) -> None:
        try:
            tokens = header_tokens(socket)
            if not tokens:
                greeting = await asyncio.wait_for(_read(socket, Greeting), GREETING_S)
                if greeting.token is not None:
                    tokens = split_tokens(greeting.token) or [greeting.token]  # what is no token is no good link
            client = Socket(socket, match_id, [hashed(token) for token in tokens], seat, self._shelf)
            client.seen = since
            await self._join(client)
        except Problem as error:
            await _close(socket, CLOSED + error.status)
            return
        except TimeoutError:
            await _close(socket, CLOSED_LATE)
            return
        except SQLAlchemyError as error:
            log.error("a live table did not open", extra={"match": match_id, "why": cause(error)})
            await _close(socket, CLOSED_SILENT)
            return
        except (msgspec.MsgspecError, ValueError):
            await _close(socket, CLOSED_BAD)
            return
        except WebSocketDisconnect:
            return
        sender = asyncio.create_task(self._send(client))
        try:
            await self._receive(client)
        finally:
            sender.cancel()
            self._leave(client)

    async def _join(self, client: Socket) -> None:
        async with self.tables.open(client.match_id) as table:
            self._seat(table, client)
            for row in await self.tables.store.said(client.match_id):
                client.say(msgspec.json.encode(message(table, row.id, row.seat, row.text, row.at)))
        self._check_room(client)
        was = self._here(client.match_id)
        self._rooms.setdefault(client.match_id, set()).add(client)
        client.refresh()
        self._presence(client.match_id, was)

    def _check_room(self, client: Socket) -> None:
        """Raise where there are too many of its kind; spectators never take the places of seats."""
        config = self.tables.config
        kind = client.is_known, client.seat
        alike = [other for other in self._rooms.get(client.match_id, ()) if (other.is_known, other.seat) == kind]
        if client.is_known:
            full = len(alike) >= config.sockets_per_seat
        else:
            mine = sum(other.client == client.client for other in alike)
            full = len(alike) >= config.sockets_per_match or mine >= config.sockets_per_client
        if full:
            raise Problem(429, "busy", "there are too many connections to this match")

    def _leave(self, client: Socket) -> None:
        was = self._here(client.match_id)
        room = self._rooms.get(client.match_id, set())
        room.discard(client)
        client.steps.clear()
        if not room:
            self._rooms.pop(client.match_id, None)
        self._presence(client.match_id, was)

    def _presence(self, match_id: str, was: frozenset[Seat]) -> None:
        if self._here(match_id) != was:
            self.refresh(match_id)
            self._announce_soon(match_id)

    def _seat(self, table: MatchSession, client: Socket) -> None:
        """Find the seat that a socket looks from, if its link is still good."""
        who = table.who(client.hashes)
        if client.hashes and not who.is_known:
            raise Problem(401, "bad-link", "this link is not, or no longer, good")
        client.seat, client.is_known = permissions.reader(table, who, client.wanted), who.is_known

    async def _send(self, client: Socket) -> None:
        """Send what there is; a slow reader gets the newest position, not all of them."""
        loop = asyncio.get_running_loop()
        try:
            while True:
                await client.wake.wait()
                client.wake.clear()
                if client.is_stale:
                    if (early := client.not_before - loop.time()) > 0:
                        client.remind(loop, early)  # words wait as well: its link may be void by now
                        continue
                    client.is_stale = False
                    async with self.tables.open(client.match_id) as table:
                        before = client.seat
                        self._seat(table, client)
                        if client.seat != before:
                            client.steps.clear()
                        steps = client.steps.take(len(table.match.entries), table.head.seq)
                        shown = await self.tables.position(table, client.seat, client.seen)
                        client.seen = table.head.seq
                    client.not_before = loop.time() + PACE_S
                    await client.socket.send_text(position_message(shown, steps))
                while client.words:
                    await client.socket.send_text(client.words.popleft().decode())
        except Problem as error:
            await _close(client.socket, CLOSED + error.status)
        except WebSocketDisconnect:
            return
        except SQLAlchemyError as error:
            log.error("a live table fell silent", extra={"match": client.match_id, "why": cause(error)})
            await _close(client.socket, CLOSED_SILENT)
        except Exception:  # else the socket would stay open and silent
            if client.socket.application_state is not WebSocketState.DISCONNECTED:
                log.exception("a live table fell silent", extra={"match": client.match_id})
                await _close(client.socket, CLOSED_FAULT)

    async def _receive(self, client: Socket) -> None:
        bucket = Bucket(MESSAGES_PER_SECOND, int(MESSAGES_PER_SECOND) * 2)
        try:
            while True:
                words = await _read(client.socket, Words)
                if not bucket.take():
                    await _close(client.socket, CLOSED_BUSY)
                    return
                if words.type == "ping":
                    client.say(b'{"type":"pong"}')
        except WebSocketDisconnect:
            return
        except (msgspec.MsgspecError, ValueError, RuntimeError):
            await _close(client.socket, CLOSED_BAD)


async def _read(socket: WebSocket, kind: Any) -> Any:
    """The next message; anything that is not one is refused."""
    words = await socket.receive()
    if words["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(words.get("code", 1000))
    content = words.get("text") or ""
    if len(content) > MOST_WORDS:
        raise ValueError("the message is too long")
    return msgspec.json.decode(content.encode(), type=kind)


async def _close(socket: WebSocket, code: int) -> None:
    if socket.application_state is not WebSocketState.DISCONNECTED:
        try:
            await socket.close(code)
        except RuntimeError:
            return  # it had gone already
