"""Addresses that an operator shuts out."""

from __future__ import annotations

import time
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, delete, func, insert, select

from gobelin.kernel import GobelinError
from gobelin.server.clients import MOST_CLIENTS, client_of
from gobelin.server.db import BlockRow
from gobelin.server.opening import opened
from gobelin.server.positions import stamp

Network: TypeAlias = IPv4Network | IPv6Network

MOST_BLOCKS: Final = 10_000
MOST_OF_NOTE: Final = 200


class BlockError(GobelinError):
    """An address that cannot be shut out, or let in again."""


class Blocks:
    """Who is shut out, as the server last read it."""

    def __init__(self) -> None:
        self._words: frozenset[str] = frozenset()
        self._networks: frozenset[Network] = frozenset()
        self._lengths: tuple[int, ...] = ()
        """Of their prefixes: a client is looked for by these, for there may be thousands of networks."""
        self._known: dict[str, bool] = {}

    def set(self, words: Iterable[str]) -> bool:
        """These networks, and no others; whether that is news."""
        words = frozenset(words)
        if words == self._words:
            return False
        self._words, self._known = words, {}
        self._networks = frozenset(map(ip_network, words))
        self._lengths = tuple(sorted({network.prefixlen for network in self._networks}))
        return True

    def holds(self, client: str) -> bool:
        """Whether a client is shut out; of an IPv6 address the whole network is, as everywhere."""
        if not self._networks:
            return False
        if client not in self._known:
            if len(self._known) >= MOST_CLIENTS:
                self._known.clear()
            self._known[client] = self._look(client)
        return self._known[client]

    def _look(self, client: str) -> bool:
        try:
            here = ip_network(client)
        except ValueError:  # no address: a test, or a socket of the system
            return False
        lengths = [length for length in self._lengths if length <= here.prefixlen]
        return any(here.supernet(new_prefix=length) in self._networks for length in lengths)


def blocked(connection: Connection) -> list[str]:
    """The networks that are shut out."""
    return list(connection.execute(select(BlockRow.network)).scalars())


def blocks(url: str) -> list[dict[str, Any]]:
    """The same with note and date, the oldest first."""
    with opened(url) as engine, engine.connect() as connection:
        rows = connection.execute(select(BlockRow.__table__).order_by(BlockRow.at)).all()
    return [{"network": row.network, "note": row.note, "at": stamp(row.at)} for row in rows]


def block(url: str, address: str, note: str) -> str:
    """Shut out an address or a network; how it was understood."""
    network = _network(address)
    if len(note) > MOST_OF_NOTE:
        raise BlockError(f"a note has at most {MOST_OF_NOTE} letters")
    with opened(url) as engine, engine.connect().execution_options(writes=True) as connection, connection.begin():
        if connection.execute(select(func.count()).select_from(BlockRow)).scalar_one() >= MOST_BLOCKS:
            raise BlockError(f"{MOST_BLOCKS} networks are shut out already; wider ones do more")
        connection.execute(delete(BlockRow).where(BlockRow.network == network))
        connection.execute(insert(BlockRow).values(network=network, note=note, at=time.time()))
    return network


def unblock(url: str, address: str) -> str:
    """Let an address or a network in again; how it was understood."""
    network = _network(address)
    with opened(url) as engine, engine.connect().execution_options(writes=True) as connection, connection.begin():
        if not connection.execute(delete(BlockRow).where(BlockRow.network == network)).rowcount:
            raise BlockError(f"{network} is not shut out")
    return network


def _network(address: str) -> str:
    try:
        network = ip_network(address.strip(), strict=False)
    except ValueError:
        raise BlockError(f"{address[:60]!r} is neither an address nor a network such as 203.0.113.0/24") from None
    if isinstance(network, IPv4Network) or network.prefixlen <= 64:
        return str(network)
    return str(ip_network(client_of(str(network.network_address))))  # whoever has one address of a network has all
