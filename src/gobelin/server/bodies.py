"""What a request may bring along, and how a large one is read without stopping all others.

Decoding holds the interpreter: two megabytes of empty lists take a quarter of a second, and validating them longer. So
bodies are small, but for the two requests that bring files. Of these, only what is wanted is made into objects; the
rest is skipped, which takes milliseconds. Large ones lie in memory until they are answered, so there are only so many
at a time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from fastapi import Request
from fastapi.routing import APIRoute
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Scope

from gobelin.kernel import Record, RecordError
from gobelin.server.apart import Apart
from gobelin.server.boxes import MOST_FILES
from gobelin.server.config import Config
from gobelin.server.problems import Problem
from gobelin.server.request_bodies import ImportRecord, NewMatch

SMALL: Final = 32 * 1024
"""Bytes of an ordinary request at most, and of whatever comes with a file."""
FILES: Final = frozenset({"/api/matches", "/api/matches/import"})
"""Where a request may bring files: a match with components, or a record."""
WHOLE: Final = "record"
"""Taken as it is, to be read by whoever knows what it should be."""
TEXTS: Final = "components"
LARGE_PER_CLIENT: Final = 4
"""Large bodies of one client at a time."""
LARGE_IN_ALL: Final = 64 * 1024 * 1024
"""Bytes of all large bodies at a time."""
Fields: Final = msgspec.defstruct(
    "Fields",
    [
        (name, msgspec.Raw | msgspec.UnsetType, msgspec.UNSET)
        for name in {**NewMatch.model_fields, **ImportRecord.model_fields}
    ],
    forbid_unknown_fields=True,
)
"""What a request with files may have in it: nothing is made of anything else."""


class TooLarge(HTTPException):
    """The body goes on beyond the limit; the framework lets errors of its own kind through."""

    def __init__(self, most: int) -> None:
        super().__init__(413, f"at most {most} bytes")


def most_bytes(scope: Scope, config: Config) -> int:
    """How large the body of this request may be."""
    return config.body_bytes if scope["path"] in FILES else min(SMALL, config.body_bytes)


def announced_bytes(headers: Headers, most: int) -> int:
    """How large a body claims to be; one that does not say so may be as large as it may."""
    if "transfer-encoding" in headers:
        return most
    length = headers.get("content-length", "")
    return int(length) if length.isdigit() else 0


class Porch:
    """Large bodies take memory from before they are read until they are answered: here they are let in, or not."""

    def __init__(self) -> None:
        self._bytes = 0
        self._by_client: Counter[str] = Counter()

    @contextmanager
    def passing(self, client: str, size: int) -> Iterator[None]:
        """While a body of this size is under way; Problem: there are too many."""
        if size <= SMALL:
            yield
            return
        if self._by_client[client] >= LARGE_PER_CLIENT:
            raise Problem(429, "slow-down", f"at most {LARGE_PER_CLIENT} large requests at a time")
        if self._bytes and self._bytes + size > LARGE_IN_ALL:  # a single one is as large as it may be
            raise Problem(503, "busy", "there are many large requests at the moment; try again later")
        self._bytes += size
        self._by_client[client] += 1
        try:
            yield
        finally:
            self._bytes -= size
            self._by_client[client] -= 1
            self._by_client += Counter()  # whoever has none is forgotten


class WithFiles(APIRoute):
    """A route whose body may hold files: it is decoded apart from the loop, and only as far as it is wanted."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """As always, with a request that reads its body in its own way."""
        handle = super().get_route_handler()

        async def handle_large(request: Request) -> Response:
            return await handle(Large(request.scope, request.receive))

        return handle_large


class Large(Request):
    """A request that may bring files."""

    async def json(self) -> Any:
        """The body with its files as they came: texts of components, a record as bytes."""
        apart: Apart = self.app.state.tables.apart
        return await apart.run(parts, await self.body())


def parts(body: bytes) -> Any:
    """The fields of a body; TooLarge where anything but the files is large."""
    if len(body) <= SMALL and not body.lstrip().startswith(b"{"):
        return msgspec.json.decode(body)
    fields = _fields(body)
    files = {name: fields.pop(name) for name in (WHOLE, TEXTS) if name in fields}
    if sum(len(bytes(raw)) for raw in fields.values()) > SMALL:
        raise TooLarge(SMALL)
    found: dict[str, Any] = {name: msgspec.json.decode(raw) for name, raw in fields.items()}
    if WHOLE in files:
        found[WHOLE] = bytes(files[WHOLE])
    if TEXTS in files:
        found[TEXTS] = _texts(files[TEXTS])
    return found


def _fields(body: bytes) -> dict[str, msgspec.Raw]:
    """What was sent under each name, unread."""
    try:
        found = msgspec.json.decode(body, type=Fields)
    except msgspec.ValidationError as error:
        raise HTTPException(422, str(error)[:100]) from None
    return {name: raw for name in Fields.__struct_fields__ if (raw := getattr(found, name)) is not msgspec.UNSET}


def _texts(raw: msgspec.Raw) -> Any:
    try:
        texts = msgspec.json.decode(raw, type=dict[str, str] | None)
    except msgspec.ValidationError:
        return False  # whatever it was, no texts by their names
    if texts is not None and len(texts) > MOST_FILES:
        raise HTTPException(422, f"components: at most {MOST_FILES} files")
    return texts


def read_record(data: bytes) -> Record:
    """A record that somebody has brought; RecordError names what is wrong."""
    try:
        fields = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError("file", f"not a JSON record ({error})") from None
    entries = fields.pop("entries", None)
    if sum(len(bytes(raw)) for raw in fields.values()) > SMALL:
        raise RecordError("settings", f"more than {SMALL} bytes besides the entries")
    if entries is None:
        raise RecordError("entries", "missing")
    return Record.from_json(data)
