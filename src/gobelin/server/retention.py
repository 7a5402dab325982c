"""Matches that nobody has touched for long are let go of, a few at a time.

Their age is counted in time served (see `timekeeper`): a wall clock that is wrong makes no match older, nor does a
server that is off.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import Connection, and_, delete, exists, or_, select
from sqlalchemy.exc import SQLAlchemyError

from gobelin.server.db import (
    AnalysisRow,
    ChatRow,
    ComponentsRow,
    LogRow,
    MatchRow,
    ReportRow,
    StandingRow,
    TokenRow,
)
from gobelin.server.logs import cause
from gobelin.server.match_sessions import MatchSessions
from gobelin.server.quotas import DAY_S, Room
from gobelin.server.store import GOING_ON
from gobelin.server.writer import Conflict

log = logging.getLogger("gobelin.server")

SWEEP_S: Final = 600.0
"""How often it is looked for old matches."""
MEASURE_S: Final = 30.0
"""How often it is looked whether there is room."""
AT_ONCE: Final = 5
"""Matches that go in one transaction: everybody who writes waits for it."""
MOST_IN_A_SWEEP: Final = 1000
"""Matches that go in one sweep."""
PAUSE_S: Final = 0.2
PARTS: Final = (LogRow, TokenRow, StandingRow, ChatRow, ReportRow, AnalysisRow)


class Retention:
    """Prunes the database, and knows whether there is room in it. Of several workers, the conductor's prunes."""

    def __init__(self, tables: MatchSessions, room: Room, refresh: Callable[[str], None]) -> None:
        self.tables = tables
        self.room = room
        self._refresh = refresh
        self._swept = tables.timekeeper.now()

    async def run(self) -> None:
        """Look after the database for as long as the server runs."""
        while True:
            try:
                await self.tables.store.read(self.room.measure)
                if self.tables.timekeeper.leads() and self.tables.timekeeper.now() - self._swept >= SWEEP_S:
                    self._swept = self.tables.timekeeper.now()
                    await self.sweep()
            except (SQLAlchemyError, OSError) as error:
                log.warning("the database was not looked after", extra={"why": cause(error)})
            await asyncio.sleep(MEASURE_S)

    async def sweep(self) -> int:
        """Let go of what is too old, in small steps; how many matches that were."""
        count = 0
        while count < MOST_IN_A_SWEEP:
            gone = await self._step()
            for match_id in gone:
                self.tables.forget_match(match_id)
                self._refresh(match_id)
            count += len(gone)
            if len(gone) < AT_ONCE:
                break
            await asyncio.sleep(PAUSE_S)
        if count:
            log.info("old matches pruned", extra={"matches": count})
        return count

    async def _step(self) -> list[str]:
        config, now = self.tables.config, self.tables.timekeeper.now()
        going_on = MatchRow.state.in_(GOING_ON)
        old = []
        if config.keep_over_days:
            old.append(and_(~going_on, MatchRow.touched < now - config.keep_over_days * DAY_S))
        if config.keep_idle_days:
            old.append(and_(going_on, MatchRow.touched < now - config.keep_idle_days * DAY_S))
        if not old:
            return []
        # Whoever changes a match at the same time keeps it.
        wanted = select(MatchRow.id).where(or_(*old)).limit(AT_ONCE)
        wanted = wanted.with_for_update(skip_locked=True)

        def work(connection: Connection) -> list[str]:
            ids = [row.id for row in connection.execute(wanted)]
            remove(connection, ids)
            return ids

        try:
            return await self.tables.store.writer.write(work)
        except Conflict:  # another worker was there in between
            return []


def remove(connection: Connection, ids: Sequence[str]) -> None:
    """Delete matches with all that is kept of them, and components that no other match is played with."""
    here = MatchRow.id.in_(ids)
    hashes = connection.execute(select(MatchRow.components_hash).where(here)).scalars().all()
    for part in PARTS:
        connection.execute(delete(part).where(part.match_id.in_(ids)))
    connection.execute(delete(MatchRow).where(here))
    others = exists().where(MatchRow.components_hash == ComponentsRow.hash)
    connection.execute(delete(ComponentsRow).where(ComponentsRow.hash.in_(hashes), ~others))
