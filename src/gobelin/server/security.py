"""Secret links, cookies, origins and headers."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "gobelin_"
"""A cookie's name is this and the match's id; its value is one token, or several with a dot between them."""
MOST_TOKENS: Final = 8
"""In one cookie."""
YEAR_S: Final = 365 * 24 * 3600
TOKEN: Final = re.compile(r"^[A-Za-z0-9_-]{43}$")
MATCH_ID: Final = re.compile(r"^[0-9a-f]{16}$")

HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        b"font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


def new_token() -> str:
    """A secret of 256 bits."""
    return secrets.token_urlsafe(32)


def new_match_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_hex(8)


def hashed(token: str) -> str:
    """What the database keeps of a token."""
    return blake2b(token.encode(), digest_size=32).hexdigest()


def client_hash(address: str) -> str:
    """What the database keeps of the address of whoever begins a match."""
    return blake2b(address.encode(), digest_size=16, person=b"gobelin-client").hexdigest()


def header_tokens(connection: HTTPConnection) -> list[str]:
    """The tokens of the Authorization header."""
    scheme, _, value = connection.headers.get("authorization", "").partition(" ")
    return _tokens(value.strip()) if scheme.lower() == "bearer" else []


def cookie_tokens(connection: HTTPConnection, match_id: str) -> list[str]:
    """The tokens that a browser keeps for a match."""
    return _tokens(connection.cookies.get(COOKIE + match_id, ""))


def all_tokens(connection: HTTPConnection) -> list[str]:
    """The tokens of all matches of a browser, and that of the header."""
    kept: Mapping[str, str] = connection.cookies
    found = [token for name, value in kept.items() if name.startswith(COOKIE) for token in _tokens(value)]
    return [*header_tokens(connection), *found]


def _tokens(value: str) -> list[str]:
    return [token for token in value.split(".")[:MOST_TOKENS] if TOKEN.match(token)]


def set_cookie(response: Response, match_id: str, tokens: Iterable[str], secure: bool) -> None:
    """Let the browser keep the tokens of a match, out of reach of scripts and of other sites."""
    value = ".".join(list(dict.fromkeys(tokens))[-MOST_TOKENS:])
    response.set_cookie(
        COOKIE + match_id, value, max_age=YEAR_S, path="/api", httponly=True, samesite="strict", secure=secure
    )


def is_own_origin(headers: Mapping[str, str], more: tuple[str, ...] = ()) -> bool:
    """Whether a request comes from our own pages; programs other than browsers send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in more:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # no address at all
        return False
    return parts.netloc == headers.get("host") and parts.scheme in ("http", "https")
