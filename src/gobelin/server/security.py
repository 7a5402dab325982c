"""Secret links, origins and headers."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

MOST_TOKENS: Final = 8
"""In one request."""
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

HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
"""Browsers that have come over TLS use nothing else for a year; without TLS they ignore this."""


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
    """The tokens of the Authorization header: the only place where a request can carry them.

    Without cookies nothing piles up in a browser, and no other site can speak for a person.
    """
    scheme, _, value = connection.headers.get("authorization", "").partition(" ")
    return split_tokens(value.strip()) if scheme.lower() == "bearer" else []


def split_tokens(value: str) -> list[str]:
    """One token, or those of several seats with a dot between them."""
    return [token for token in value.split(".")[:MOST_TOKENS] if TOKEN.match(token)]


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
