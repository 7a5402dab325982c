"""What an operator lets people begin: components of their own, records, matches in which nobody but bots plays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from sqlalchemy import Connection, func, select, true

from gobelin.server.config import Config
from gobelin.server.db import MatchRow
from gobelin.server.match_session import Chair
from gobelin.server.problems import Problem, forbidden
from gobelin.server.store import GOING_ON, Check, Store

UNATTENDED: Final = (
    select(MatchRow.client, func.count())
    .where(MatchRow.unattended == true(), MatchRow.state.in_(GOING_ON))
    .group_by(MatchRow.client)
)
"""For each client, the matches going on among bots that it has begun."""


def check_components(config: Config, files: Mapping[str, str] | None) -> None:
    """Raise where custom components are not wanted."""
    if files and not config.own_components:
        raise forbidden("this server does not support custom components")


def check_imports(config: Config) -> None:
    """Raise where records are not wanted."""
    if not config.imports:
        raise forbidden("this server takes no records")


async def check_bot_table(config: Config, store: Store, chairs: Iterable[Chair], client: str) -> Check | None:
    """Raise where a match of bots alone would be one too many: nobody waits for what they do, and they never rest.

    What is returned checks it once more, when the match is written.
    """
    if not all(chair.bot for chair in chairs):
        return None
    if not config.bot_tables:
        raise forbidden("on this server a person has to play in every match")

    def check(connection: Connection) -> None:
        counts = dict(connection.execute(UNATTENDED).all())
        if counts.get(client, 0) >= config.bot_tables_per_client:
            most = config.bot_tables_per_client
            why = f"you have {most} matches going on in which only bots play; that is the limit"
            raise Problem(429, "too-many", why)
        if sum(counts.values()) >= config.bot_tables:
            raise Problem(503, "busy", "bots play alone at many tables; try again later")

    await store.read(check)
    return check
