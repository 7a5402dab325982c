"""Time as the table knows it: how long it was served.

It goes on while the server runs, whatever the wall clock does meanwhile, and rests while nobody serves. Players' clocks
and the age of matches are counted in it, so that a wall clock that is put right, or wrong, costs nobody anything.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError

from gobelin.server.db import MatchRow, ServiceRow
from gobelin.server.logs import cause
from gobelin.server.store import GOING_ON, Store

log = logging.getLogger("gobelin.server")

BEAT_S: Final = 5.0
"""How often the time is written down while clocks run: a server that is killed gives back so much at most."""
IDLE_BEAT_S: Final = 600.0
"""The same while no clock runs: nobody's disk has to stay awake for it."""
STEADY_S: Final = 1.0
"""A wall clock that differs by less is the same."""


class Timekeeper:
    """Tells the time of the table; of several workers, the one that conducts sets it for all."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._at = 0.0
        self._since = time.monotonic()
        self._offset = 0.0
        self._kept = 0.0
        self.leads: Callable[[], bool] = lambda: True
        """Whether it is for this worker to write the time down."""

    def now(self) -> float:
        """Seconds that only grow while the server runs."""
        return self._at + time.monotonic() - self._since

    def set(self, at: float) -> None:
        """Take up a time that was written down, or that another worker has told."""
        self._at, self._since = at, time.monotonic()

    @property
    def offset(self) -> float:
        """By how much the wall clock is ahead; always the same, unless that clock jumps."""
        offset = time.time() - self.now()
        if abs(offset - self._offset) > STEADY_S:
            self._offset = offset
        return self._offset

    def by_wall(self, at: float) -> float:
        """When a moment comes, for people who look at their own clocks."""
        return at + self.offset

    async def start(self) -> None:
        """Go on where the last server stopped."""
        wanted = select(ServiceRow.seconds)
        self.set(await self._store.read(lambda connection: float(connection.execute(wanted).scalar_one())))
        self._kept = self.now()

    async def run(self) -> None:
        """Write the time down again and again."""
        while True:
            await asyncio.sleep(BEAT_S)
            try:
                if self.leads() and (self.now() - self._kept >= IDLE_BEAT_S or await self._has_clocks()):
                    await self.keep()
            except SQLAlchemyError as error:
                log.warning("the time was not written down", extra={"why": cause(error)})

    async def keep(self) -> None:
        """Write the time down."""
        now = self.now()
        later = update(ServiceRow).where(ServiceRow.seconds < now).values(seconds=now)
        await self._store.writer.write(lambda connection: connection.execute(later))
        self._kept = now

    async def _has_clocks(self) -> bool:
        timed = select(MatchRow.id).where(MatchRow.state.in_(GOING_ON), MatchRow.clock_s.is_not(None)).limit(1)
        return await self._store.read(lambda connection: connection.execute(timed).first()) is not None
