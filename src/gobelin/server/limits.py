"""Limits on what one client may ask for, and what every answer carries: one layer around the whole server."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import MutableMapping
from typing import Any, Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gobelin.server.bodies import TooLarge, most_bytes
from gobelin.server.clients import client_of
from gobelin.server.config import Config
from gobelin.server.problems import Problem, forbidden
from gobelin.server.security import HEADERS, HSTS, is_own_origin

log = logging.getLogger("gobelin.access")

MOST_CLIENTS: Final = 10_000
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Bucket:
    """Lets through so many a second, and a burst at once."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """So many more; False: too many."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True


class Guard:
    """Checks rate, size and origin of every request, adds the headers, and writes one line to the log."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self._app = app
        self._config = config
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            if scope["type"] == "websocket" and not self._may_ask(scope):
                await send({"type": "websocket.close", "code": 4429})
                return
            await self._app(scope, receive, send)
            return
        started, status = time.perf_counter(), 0
        is_api = scope["path"].startswith("/api/")
        is_over_tls = scope["scheme"] == "https" or self._config.public_url.startswith("https://")

        async def answer(part: Message) -> None:
            nonlocal status
            if part["type"] == "http.response.start":
                status = part["status"]
                part["headers"] = [*part.get("headers", []), *HEADERS, *([HSTS] if is_over_tls else [])]
                if is_api and not any(name == b"cache-control" for name, _ in part["headers"]):
                    part["headers"].append((b"cache-control", b"no-store"))
            await send(part)

        try:
            await self._pass_on(scope, receive, answer)
        except Exception:
            log.exception("request failed", extra={"method": scope["method"], "path": scope["path"]})
            if status:
                raise
            await Problem(500, "internal", "this is a fault of ours; it has been noted").response()(
                scope, receive, answer
            )
        finally:
            took = round((time.perf_counter() - started) * 1000, 1)
            line = {"method": scope["method"], "path": scope["path"], "status": status, "ms": took}
            log.info("request", extra=line)

    async def _pass_on(self, scope: Scope, receive: Receive, answer: Send) -> None:
        headers, most = Headers(scope=scope), most_bytes(scope, self._config)
        refusal: Problem | None = None
        if not self._may_ask(scope):
            refusal = Problem(429, "slow-down", "too many requests; wait a moment")
        elif scope["method"] not in SAFE and not is_own_origin(headers, self._config.origins):
            refusal = forbidden("the request comes from another site")
        elif (length := headers.get("content-length", "")).isdigit() and int(length) > most:
            refusal = Problem(413, "too-large", f"at most {most} bytes")
        if refusal is not None:
            await refusal.response()(scope, receive, answer)
            return
        received = 0

        async def counted() -> MutableMapping[str, Any]:
            nonlocal received
            part = await receive()
            received += len(part.get("body", b""))
            if received > most:
                raise TooLarge(most)
            return part

        await self._app(scope, counted, answer)

    def _may_ask(self, scope: Scope) -> bool:
        if not self._config.requests_per_second:
            return True
        client = client_of(scope["client"][0]) if scope.get("client") else ""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._config.requests_per_second, self._config.request_burst)
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        return bucket.take()
