"""How much one client may write, and the database hold: so that nobody fills the disk.

Whatever a request writes is charged to whoever sent it, with all that bots add to it. Who has spent a day's allowance
can look on, and write again as it grows back. When the database or the disk is full, matches that go on can be played
to their end; nothing else is begun.
"""

from __future__ import annotations

import re
import shutil
import time
from collections import OrderedDict
from contextvars import ContextVar
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, text
from starlette.types import ASGIApp, Receive, Scope, Send

from gobelin.server.clients import client_of, working_for
from gobelin.server.config import Config
from gobelin.server.db import sqlite_file
from gobelin.server.problems import Problem

DAY_S: Final = 24 * 3600
AT_ONCE: Final = 1 / 8
"""Of a day's allowance, what a client may write at once."""
MOST_CLIENTS: Final = 10_000
ROW_BYTES: Final = 250
"""What a row takes besides what is written in it: its numbers, its place in the indices."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
GROWING: Final = re.compile(r"^/api/(lessons|matches(/import|/[0-9a-f]{16}/(chat|report|analysis))?)$")
"""Requests that a full database has no room for."""


class Allowance:
    """The bytes that one client may still write: a part of a day's worth at once, and a day's worth in a day.

    That part is what a client gains when it is forgotten: at a new start, or when many others have come since.
    """

    __slots__ = ("_at", "_left", "_most", "_per_day")

    def __init__(self, per_day: int) -> None:
        self._per_day = per_day
        self._most = self._left = per_day * AT_ONCE
        self._at = time.monotonic()

    @property
    def is_spent(self) -> bool:
        """Whether nothing is left."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._per_day / DAY_S)
        self._at = now
        return self._left <= 0

    def charge(self, count: int) -> None:
        """Take off what was written; the last thing may go beyond."""
        self._left -= count


_writing: ContextVar[Allowance | None] = ContextVar("writing", default=None)


def charge(rows: int, *contents: Any) -> None:
    """Charge whoever the server works for with some rows and what is in them."""
    allowance = _writing.get()
    if allowance is not None:
        allowance.charge(rows * ROW_BYTES + sum(map(_size, contents)))


def _size(content: Any) -> int:
    encoded = msgspec.json.encode(content)
    return len(encoded) if encoded.isascii() else 3 * len(encoded)  # other letters are written as \u00e9


class Room:
    """Whether there is room for more."""

    def __init__(self, config: Config) -> None:
        self._most = config.database_bytes
        self._reserve = config.disk_reserve_bytes
        self._file = sqlite_file(config.database)
        self.is_full = False
        self.bytes = 0
        """The size of the database, as last measured."""

    def measure(self, connection: Connection) -> None:
        """See how large the database is; of a file, what was freed and can be written again does not count."""
        if self._file is None:
            size = int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one())
            is_disk_full = False
        else:
            pages, free, page = (
                int(connection.execute(text(f"PRAGMA {name}")).scalar_one())
                for name in ("page_count", "freelist_count", "page_size")
            )
            size = (pages - free) * page
            is_disk_full = shutil.disk_usage(self._file.resolve().parent).free < self._reserve
        self.bytes = size
        self.is_full = is_disk_full or bool(self._most and size > self._most)


class Quotas:
    """Refuses writes by clients that have spent their allowance, and what there is no room for."""

    def __init__(self, app: ASGIApp, config: Config, room: Room) -> None:
        self._app = app
        self._per_day = config.bytes_per_client // config.workers  # each worker counts for itself
        self._room = room
        self._allowances: OrderedDict[str, Allowance] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        client = client_of(scope["client"][0]) if scope.get("client") else ""
        mark = working_for.set(client)
        try:
            await self._pass_on(client, scope, receive, send)
        finally:
            working_for.reset(mark)

    async def _pass_on(self, client: str, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in SAFE or not scope["path"].startswith("/api/"):
            await self._app(scope, receive, send)
            return
        allowance = self._of(client)
        refusal: Problem | None = None
        if self._per_day and allowance.is_spent:
            refusal = Problem(429, "too-much", "you have written as much as one may in a day; wait a while")
        elif self._room.is_full and scope["method"] == "POST" and GROWING.match(scope["path"]):
            refusal = Problem(503, "full", "the server has no room for more; matches that go on can be played")
        if refusal is not None:
            await refusal.response()(scope, receive, send)
            return
        mark = _writing.set(allowance)
        try:
            await self._app(scope, receive, send)
        finally:
            _writing.reset(mark)

    def _of(self, client: str) -> Allowance:
        allowance = self._allowances.get(client)
        if allowance is None:
            allowance = self._allowances[client] = Allowance(self._per_day)
            if len(self._allowances) > MOST_CLIENTS:
                self._allowances.popitem(last=False)
        else:
            self._allowances.move_to_end(client)
        return allowance
