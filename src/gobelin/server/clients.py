"""Who counts as one client, for limits."""

from __future__ import annotations

from contextvars import ContextVar
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final, Protocol

MOST_CLIENTS: Final = 10_000
"""Whose budgets are remembered."""

working_for: ContextVar[str] = ContextVar("working_for", default="")
"""The client whose request is being answered; empty: nobody's. What follows from a request is done for the same one."""


class Asker(Protocol):
    """A request or a WebSocket: both know the address of whoever asks."""

    @property
    def client(self) -> Any:
        """Host and port."""


@lru_cache(4096)
def client_of(host: str) -> str:
    """The client behind an address: whoever has an IPv6 address has 2^64 of them, so there the network counts.

    >>> client_of("203.0.113.7"), client_of("::ffff:203.0.113.7"), client_of("2001:db8:1:2:3::4")
    ('203.0.113.7', '203.0.113.7', '2001:db8:1:2::/64')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False))


def asking(request: Asker) -> str:
    """The client that asks."""
    return client_of(request.client.host) if request.client else ""
