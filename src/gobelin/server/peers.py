"""Several workers on one PostgreSQL: they hear of each other's changes, and one of them is the conductor."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import deque
from typing import Any, Final

import psycopg
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from gobelin.server.clock import Conductor
from gobelin.server.live import Hub
from gobelin.server.logs import cause
from gobelin.server.match_sessions import MatchSessions
from gobelin.server.notices import Notices
from gobelin.server.seating import message
from gobelin.server.store import CHANNEL

log = logging.getLogger("gobelin.server")

CONDUCTING: Final = 7_061_984
"""The advisory lock that the conductor holds for as long as its connection lives."""
PATIENCE_S: Final = 2.0
CHANGED: Final = 0
"""In place of the number of something said, which begins at 1."""
BEAT_S: Final = 5.0
"""How often a worker says that it lives."""
MISSED: Final = 3
"""Beats after which a worker that is not heard of counts as dead."""


class Peers:
    """Listens to the other workers, and takes the baton when nobody holds it."""

    def __init__(self, tables: MatchSessions, hub: Hub, conductor: Conductor, notices: Notices) -> None:
        self.tables = tables
        self.hub = hub
        self.conductor = conductor
        self.notices = notices
        self._tasks: list[asyncio.Task[None]] = []
        self._heard: dict[str, float] = {}
        """When each of the others was last heard of."""
        self._waiting: dict[str, deque[int]] = {}
        """What others have written and is not seen to yet, by match: the number of something said, or `CHANGED`."""
        self._seeing: set[asyncio.Task[None]] = set()
        self._telling: set[asyncio.Task[None]] = set()
        notices.is_active = False
        hub.announce = self.announce

    def start(self) -> None:
        """Begin to listen."""
        self._tasks = [asyncio.create_task(self._run()), asyncio.create_task(self._beat())]

    async def stop(self) -> None:
        """Listen no more; the baton goes to somebody else."""
        tasks = [*self._tasks, *self._seeing]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def announce(self, notice: dict[str, Any]) -> None:
        """Tell the others something that is not kept."""
        task = asyncio.create_task(self._tell(notice))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell(self, notice: dict[str, Any]) -> None:
        try:
            await self.tables.store.tell_others({"from": self.tables.worker, **notice})
        except SQLAlchemyError as error:
            log.warning("the others were not told", extra={"why": cause(error)})

    async def _beat(self) -> None:
        """Say that this worker lives, and let go of those that have not said so: their sockets are gone with them."""
        while True:
            await asyncio.sleep(BEAT_S)
            self._say_time()
            oldest = time.monotonic() - MISSED * BEAT_S
            for worker in [worker for worker, at in self._heard.items() if at < oldest]:
                del self._heard[worker]
                self.hub.forget_worker(worker)

    def _say_time(self) -> None:
        """Say that this worker lives, and if it conducts, what time it is."""
        time_served = {"time": self.tables.timekeeper.now()} if self.conductor.is_active else {}
        self.announce({"beat": True, **time_served})

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:  # whatever went wrong, this worker must hear of the others again
                log.warning("the database is silent", extra={"why": cause(error)}, exc_info=True)
            await self.conductor.stop()
            self.notices.is_active = False
            self.hub.forget_others()
            await asyncio.sleep(PATIENCE_S)

    async def _listen(self) -> None:
        url = make_url(self.tables.config.database).set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.announce({"hello": True})
            self.hub.refresh_all()
            while True:
                if not self.conductor.is_active:
                    await self._take_baton(connection)
                async for notice in connection.notifies(timeout=PATIENCE_S):
                    self._hear(json.loads(notice.payload))

    async def _take_baton(self, connection: psycopg.AsyncConnection[Any]) -> None:
        answer = await connection.execute("SELECT pg_try_advisory_lock(%s)", (CONDUCTING,))
        row = await answer.fetchone()
        if row is not None and row[0]:
            log.info("conducting")
            self.notices.is_active = True
            self.conductor.start()

    def _hear(self, notice: dict[str, Any]) -> None:
        if notice["from"] == self.tables.worker:
            return
        is_known = notice["from"] in self._heard
        self._heard[notice["from"]] = time.monotonic()
        if "time" in notice and not self.conductor.is_active:
            self.tables.timekeeper.set(notice["time"])
        if "beat" in notice:
            if not is_known:  # it had been given up, and who is present there was forgotten
                self.announce({"hello": True})
            return
        if "hello" in notice:
            self._say_time()
            self.hub.announce_all()
            return
        match_id = notice["match"]
        if "present" in notice:
            self.hub.present_elsewhere(notice["from"], match_id, notice["present"])
        elif "thinking" in notice:
            self.hub.thinking(match_id, notice["thinking"])
        elif "chat" in notice:
            self._see_to(match_id, notice["chat"])
        else:
            self.hub.refresh(match_id, notice["only"])
            self._see_to(match_id, CHANGED)

    def _see_to(self, match_id: str, what: int) -> None:
        """Take it up at the table as soon as that is free, one thing after the other; meanwhile we go on listening."""
        waiting = self._waiting.get(match_id)
        if waiting is None:
            waiting = self._waiting[match_id] = deque([what])
            task = asyncio.create_task(self._see_to_all(match_id, waiting))
            self._seeing.add(task)
            task.add_done_callback(self._seeing.discard)
        elif what not in waiting:
            waiting.append(what)

    async def _see_to_all(self, match_id: str, waiting: deque[int]) -> None:
        while waiting:
            what = waiting.popleft()
            try:
                await (self._consider(match_id) if what == CHANGED else self._repeat_chat(match_id, what))
            except Exception as error:  # no match makes us deaf to the others
                log.warning("match cannot go on", extra={"match": match_id, "why": str(error)}, exc_info=True)
        del self._waiting[match_id]

    async def _repeat_chat(self, match_id: str, number: int) -> None:
        if self.hub.has(match_id):
            async with self.tables.open(match_id) as table:
                for row in await self.tables.store.said(match_id, number - 1, 1):
                    self.hub.say(match_id, message(table, row.id, row.seat, row.text, row.at))

    async def _consider(self, match_id: str) -> None:
        """Another worker has written; the conductor sees to what is asked now."""
        if self.conductor.is_active:
            async with self.tables.open(match_id) as table:
                self.conductor.consider(table)
                self.notices.changed(table, None)
