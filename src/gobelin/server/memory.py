"""The search for unreachable cycles, at moments of our choice: with a thousand tables it stops all of them for long.

Almost everything is freed without it. Left to itself, it would walk every table and socket each few thousand moves. So
what is new is swept every few seconds, and what remains is put aside; all of that is searched when nobody plays.
"""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

TIDY_S: Final = 300.0
"""From one full search to the next, where nobody would notice."""
LATEST_S: Final = 3600.0
"""From one to the next, whoever plays."""
SWEEP_S: Final = 5.0
"""From one sweep of what is new to the next: every connection that closes leaves a small cycle behind."""
SOONEST_S: Final = 10.0
GROWN: Final = 256 * 1024 * 1024
"""Bytes since the last one after which it does not wait."""
LOOK_S: Final = 1.0
PAGES: Final = Path("/proc/self/statm")
NEVER: Final = 1_000_000_000


def sweep() -> None:
    """Search what is new, and put aside what is still there."""
    gc.collect()
    gc.freeze()


def search() -> None:
    """Search everything."""
    gc.unfreeze()
    sweep()


def settle() -> None:
    """Nothing that lasts is searched any more but by `tidy`."""
    sweep()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


def resident() -> int:
    """The bytes that the process has in memory; 0 where the system does not tell."""
    try:
        return int(PAGES.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def is_due(since_s: float, is_quiet: bool, grown: int) -> bool:
    """Whether to search everything, so long after the last time and so many bytes larger."""
    return since_s >= (SOONEST_S if grown >= GROWN else TIDY_S if is_quiet else LATEST_S)


async def tidy(is_quiet: Callable[[], bool]) -> None:
    """Sweep again and again, and search everything now and then, when nothing is played if there is such a moment."""
    searched = swept = time.monotonic()
    size = resident()
    while True:
        await asyncio.sleep(LOOK_S)
        now = time.monotonic()
        if is_due(now - searched, is_quiet(), resident() - size):
            search()
            searched, size = now, resident()
        elif now - swept >= SWEEP_S:
            sweep()
            swept = now
