"""What goes wrong, as RFC 9457 problem details. A problem never tells what its reader may not know."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy import exc
from starlette.exceptions import HTTPException
from starlette.responses import Response

from gobelin.server.logs import cause

log = logging.getLogger("gobelin.server")

MEDIA_TYPE: Final = "application/problem+json"

TITLES: Final = {
    "bad-link": "The link is not good",
    "bad-request": "The request cannot be read",
    "blocked": "This address is shut out",
    "busy": "There is too much to do",
    "forbidden": "You may not do that",
    "full": "There is no room for more",
    "internal": "Something went wrong on the server",
    "invalid": "The request does not fit",
    "name-taken": "Somebody at this table has such a name",
    "no-bots": "No bot has an answer",
    "no-database": "The database does not answer",
    "not-asked": "This seat is not asked",
    "not-found": "There is no such thing",
    "not-offered": "This option is not offered",
    "not-running": "The match does not go on",
    "quarantined": "The match is not played on",
    "refused": "That cannot be done now",
    "slow-down": "Too many requests",
    "stale": "The match has gone on",
    "too-large": "The request is too large",
    "too-many": "Too many matches",
    "too-much": "Too much was written",
    "undo-refused": "This choice cannot be taken back",
}

RETRY_S: Final = {"no-database": 5, "full": 600, "too-much": 600}
"""After how many seconds to try again, where that is not the next one."""
SILENCE: Final = (exc.OperationalError, exc.InterfaceError, exc.InternalError, exc.TimeoutError)


class Problem(Exception):
    """An answer that says what is wrong."""

    def __init__(self, status: int, kind: str, detail: str, **more: object) -> None:
        super().__init__(detail)
        self.status = status
        self.kind = kind
        self.detail = detail
        self.more = more

    @property
    def body(self) -> dict[str, object]:
        """The problem details."""
        return {
            "type": f"urn:gobelin:problem:{self.kind}",
            "title": TITLES[self.kind],
            "status": self.status,
            "detail": self.detail,
            **self.more,
        }

    def response(self) -> Response:
        """The answer over HTTP."""
        headers = {"Retry-After": str(RETRY_S.get(self.kind, 1))} if self.status in (429, 503) else None
        return Response(msgspec.json.encode(self.body), self.status, headers, media_type=MEDIA_TYPE)


def not_found(what: str) -> Problem:
    """Nothing there."""
    return Problem(404, "not-found", what)


def forbidden(why: str) -> Problem:
    """Not for this reader."""
    return Problem(403, "forbidden", why)


def invalid(why: str, **more: object) -> Problem:
    """Well-formed, but it does not fit."""
    return Problem(422, "invalid", why, **more)


def no_database() -> Problem:
    """Nothing can be read or written at the moment."""
    return Problem(503, "no-database", "the database does not answer; try again in a moment")


def is_silent(error: exc.SQLAlchemyError) -> bool:
    """Whether a database is at fault, and not what was asked of it."""
    return isinstance(error, SILENCE) or type(error) is exc.DatabaseError  # so says SQLite of a damaged file


def _misfit(error: RequestValidationError) -> Problem:
    """Name the fields that do not fit; what was sent is not sent back."""
    places: list[dict[str, Any]] = [
        {"where": ".".join(map(str, part["loc"])), "why": str(part["msg"])} for part in error.errors()[:20]
    ]
    if any(part["type"] == "json_invalid" for part in error.errors()):
        return Problem(400, "bad-request", "the body is not JSON")
    first = places[0] if places else {"where": "request", "why": "does not fit"}
    return Problem(422, "invalid", f"{first['where']}: {first['why']}"[:300], errors=places)


KINDS: Final = {
    400: "bad-request",
    403: "forbidden",
    404: "not-found",
    413: "too-large",
    422: "invalid",
    429: "slow-down",
}


def install(app: FastAPI) -> None:
    """Let every error leave as a problem."""

    @app.exception_handler(Problem)
    async def problem(request: Request, error: Problem) -> Response:
        return error.response()

    @app.exception_handler(exc.SQLAlchemyError)
    async def silent(request: Request, error: exc.SQLAlchemyError) -> Response:
        if not is_silent(error):
            raise error
        log.error("the database does not answer", extra={"why": cause(error)})
        return no_database().response()

    @app.exception_handler(RequestValidationError)
    async def misfit(request: Request, error: RequestValidationError) -> Response:
        return _misfit(error).response()

    @app.exception_handler(HTTPException)
    async def refused(request: Request, error: HTTPException) -> Response:
        kind = KINDS.get(error.status_code, "bad-request")
        response = Problem(error.status_code, kind, str(error.detail)).response()
        response.headers.update(error.headers or {})
        return response
