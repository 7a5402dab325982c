"""Turn notices to an address of the operator's choice."""

from __future__ import annotations

import asyncio
import logging
import urllib.request
from http.client import HTTPException
from typing import Final

import msgspec

from gobelin.kernel import Seat
from gobelin.server.match_session import MatchSession
from gobelin.server.store import GOING_ON

log = logging.getLogger("gobelin.server")

TIMEOUT_S: Final = 10.0
MOST_WAITING: Final = 1000


class Notices:
    """Posts a line of JSON whenever a person is asked who was not asked before. It holds nothing of the game."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._asked: dict[str, set[Seat]] = {}
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._task: asyncio.Task[None] | None = None
        self.is_active = True
        """With several workers, only the conductor's posts."""

    def start(self) -> None:
        """Begin to post."""
        if self._address:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Post no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def changed(self, table: MatchSession, only: Seat | None) -> None:
        """See who is asked now."""
        if not self._address:
            return
        persons = set(table.persons()) if table.state in GOING_ON else set()
        asked = persons & set(table.match.asks)
        fresh = asked - self._asked.get(table.id, set())
        self._asked[table.id] = asked
        if not asked:
            del self._asked[table.id]
        if not self.is_active:
            return
        for seat in sorted(fresh):
            name = table.head.seats[seat].name
            notice = {"event": "asked", "match": table.id, "game": table.head.game, "seat": seat, "player": name}
            try:
                self._waiting.put_nowait(msgspec.json.encode(notice))
            except asyncio.QueueFull:
                log.warning("notice dropped", extra={"match": table.id})

    async def _run(self) -> None:
        while True:
            notice = await self._waiting.get()
            try:
                await asyncio.to_thread(self._post, notice)
            except (OSError, ValueError, HTTPException) as error:
                log.warning("notice failed", extra={"why": str(error)})

    def _post(self, notice: bytes) -> None:
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self._address, notice, headers, method="POST")
        with urllib.request.urlopen(request, timeout=TIMEOUT_S):
            pass
