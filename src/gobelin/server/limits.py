"""Limits on what one client may ask for, and what every answer carries: one layer around the whole server.

The log is limited as well: a client has so many lines of it, and what it asked for beyond that is only counted.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import MutableMapping
from typing import Any, Final
from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gobelin.server.blocks import Blocks
from gobelin.server.bodies import Porch, TooLarge, announced_bytes, most_bytes
from gobelin.server.buckets import Bucket
from gobelin.server.clients import MOST_CLIENTS, client_of
from gobelin.server.config import Config
from gobelin.server.logs import masked
from gobelin.server.metrics import note_request
from gobelin.server.problems import Problem, forbidden
from gobelin.server.security import HEADERS, HSTS, is_own_origin

log = logging.getLogger("gobelin.access")

SAFE: Final = ("GET", "HEAD", "OPTIONS")
LINES_PER_SECOND: Final = 2.0
"""Of the log, for one client over time, and how many at once."""
LINES_AT_ONCE: Final = 200
MOST_OF_PATH: Final = 200
"""Letters of a path in the log."""


class Visitor:
    """What one client has asked for lately."""

    __slots__ = ("lines", "requests", "under_way", "unlogged")

    def __init__(self, config: Config) -> None:
        self.requests = Bucket(config.requests_per_second, config.request_burst)
        self.lines = Bucket(LINES_PER_SECOND, LINES_AT_ONCE)
        self.unlogged = 0
        """Requests since the last line in the log."""
        self.under_way = 0


class Guard:
    """Checks rate, size and origin of every request, adds the headers, and writes one line to the log."""

    def __init__(self, app: ASGIApp, config: Config, blocks: Blocks) -> None:
        self._app = app
        self._config = config
        self._blocks = blocks
        self._visitors: OrderedDict[str, Visitor] = OrderedDict()
        self._porch = Porch()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        client = _client(scope)
        if scope["type"] == "websocket":
            if self._blocks.holds(client):
                await send({"type": "websocket.close", "code": 4403})
            elif not self._may_ask(self._visitor(client)):
                await send({"type": "websocket.close", "code": 4429})
            else:
                await self._app(scope, receive, send)
            return
        started, status = time.perf_counter(), 0
        is_crowded = False
        visitor = self._visitor(client)
        is_api = scope["path"].startswith("/api/")
        is_over_tls = scope["scheme"] == "https" or self._config.public_url.startswith("https://")

        async def answer(part: Message) -> None:
            nonlocal status
            if part["type"] == "http.response.start":
                status = part["status"]
                part["headers"] = [*part.get("headers", []), *HEADERS, *([HSTS] if is_over_tls else [])]
                if is_crowded:
                    part["headers"].append((b"connection", b"close"))
                if is_api and not any(name == b"cache-control" for name, _ in part["headers"]):
                    part["headers"].append((b"cache-control", b"no-store"))
            await send(part)

        visitor.under_way += 1
        try:
            if self._blocks.holds(client):
                raise Problem(403, "blocked", "whoever runs this server has shut out the address you come from")
            if not self._may_ask(visitor):
                raise Problem(429, "slow-down", "too many requests; wait a moment")
            if 0 < self._config.requests_at_once < visitor.under_way:
                is_crowded = True  # what it still has to send is not waited for
                raise Problem(429, "slow-down", f"at most {self._config.requests_at_once} requests at a time")
            await self._pass_on(client, scope, receive, answer)
        except Problem as refusal:
            await refusal.response()(scope, receive, answer)
        except Exception:
            log.exception("request failed", extra={"method": scope["method"], "path": _path(scope)})
            if status:
                raise
            await Problem(500, "internal", "the server has made a mistake, which is noted in its log").response()(
                scope, receive, answer
            )
        finally:
            visitor.under_way -= 1
            seconds = time.perf_counter() - started
            note_request(scope, status, seconds)
            took = round(seconds * 1000, 1)
            _note(visitor, {"method": scope["method"], "path": _path(scope), "status": status, "ms": took})

    async def _pass_on(self, client: str, scope: Scope, receive: Receive, answer: Send) -> None:
        headers, most = Headers(scope=scope), most_bytes(scope, self._config)
        size = announced_bytes(headers, most)
        if scope["method"] not in SAFE and not is_own_origin(headers, self._config.origins):
            raise forbidden("the request comes from another site")
        if size > most:
            raise Problem(413, "too-large", f"at most {most} bytes")
        received = 0

        async def counted() -> MutableMapping[str, Any]:
            nonlocal received
            part = await receive()
            received += len(part.get("body", b""))
            if received > most:
                raise TooLarge(most)
            return part

        with self._porch.passing(client, size):
            await self._app(scope, counted, answer)

    def _may_ask(self, visitor: Visitor) -> bool:
        return not self._config.requests_per_second or visitor.requests.take()

    def _visitor(self, client: str) -> Visitor:
        visitor = self._visitors.get(client)
        if visitor is None:
            visitor = self._visitors[client] = Visitor(self._config)
            if len(self._visitors) > MOST_CLIENTS:
                self._visitors.popitem(last=False)
        else:
            self._visitors.move_to_end(client)
        return visitor


def _client(scope: Scope) -> str:
    return client_of(scope["client"][0]) if scope.get("client") else ""


def _path(scope: Scope) -> str:
    """The path as it may stand in a log: whatever is in it, it is short."""
    return quote(masked(scope["path"][: 10 * MOST_OF_PATH]), errors="replace")[:MOST_OF_PATH]


def _note(visitor: Visitor, line: dict[str, object]) -> None:
    """Write a line to the log, or only count it."""
    if not visitor.lines.take():
        visitor.unlogged += 1
        return
    if visitor.unlogged:
        line["unlogged"] = visitor.unlogged
        visitor.unlogged = 0
    log.info("request", extra=line)
