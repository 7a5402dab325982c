"""How long the event loop was kept from its work: while it waits, everybody waits."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Final

log = logging.getLogger("gobelin.server")

BEAT_S: Final = 0.1
LONG_S: Final = 1.0
"""A block that is worth a line in the log."""
WINDOW_S: Final = 300.0
"""For so long a block is remembered."""


class Watchdog:
    """Wakes up again and again, and measures how much too late."""

    def __init__(self) -> None:
        self._blocks: deque[tuple[float, float]] = deque()
        """When, and how long: each longer than all that came later."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to measure."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Measure no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def longest_s(self) -> float:
        """The longest block of the last minutes."""
        self._forget(time.monotonic())
        return self._blocks[0][1] if self._blocks else 0.0

    def note(self, at: float, late_s: float) -> None:
        """The loop was late by so much."""
        while self._blocks and self._blocks[-1][1] <= late_s:
            self._blocks.pop()
        self._blocks.append((at, late_s))
        self._forget(at)
        if late_s >= LONG_S:
            log.warning("the event loop was blocked", extra={"ms": round(late_s * 1000)})

    def _forget(self, now: float) -> None:
        while self._blocks and self._blocks[0][0] < now - WINDOW_S:
            self._blocks.popleft()

    async def _run(self) -> None:
        while True:
            slept = time.monotonic()
            await asyncio.sleep(BEAT_S)
            now = time.monotonic()
            self.note(now, max(0.0, now - slept - BEAT_S))
