"""What an operator lets people begin: components of their own, records, matches in which nobody but bots plays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, select

from gobelin.server.config import Config
from gobelin.server.db import MatchRow
from gobelin.server.problems import Problem, forbidden
from gobelin.server.security import client_hash
from gobelin.server.store import GOING_ON, Store
from gobelin.server.table import Chair


def check_components(config: Config, files: Mapping[str, str] | None) -> None:
    """Raise where components of one's own are not wanted."""
    if files and not config.own_components:
        raise forbidden("this server takes no components of one's own")


def check_imports(config: Config) -> None:
    """Raise where records are not wanted."""
    if not config.imports:
        raise forbidden("this server takes no records")


async def check_bot_table(config: Config, store: Store, chairs: Iterable[Chair], address: str) -> None:
    """Raise where a match of bots alone would be one too many: nobody waits for what they do, and they never rest."""
    if not all(chair.bot for chair in chairs):
        return
    if not config.bot_tables:
        raise forbidden("on this server a person has to play in every match")
    clients = await store.read(_bot_tables)
    if clients.count(client_hash(address)) >= config.bot_tables_per_client:
        most = config.bot_tables_per_client
        raise Problem(429, "too-many", f"you have {most} matches going on in which only bots play; that is the limit")
    if len(clients) >= config.bot_tables:
        raise Problem(503, "busy", "bots play alone at many tables; try again later")


def _bot_tables(connection: Connection) -> list[str]:
    """For each match that goes on among bots, the client who began it."""
    rows: Iterable[Any] = connection.execute(
        select(MatchRow.client, MatchRow.seats).where(MatchRow.state.in_(GOING_ON))
    )
    return [row.client for row in rows if all(chair.get("bot") for chair in row.seats)]
