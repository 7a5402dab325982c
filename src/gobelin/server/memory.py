"""The search for unreachable cycles, at moments of our choice: with a thousand tables it stops all of them for long.

Almost everything is freed without it. Left to itself, it would walk every table and socket each few thousand moves.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

TIDY_S: Final = 300.0
"""From one full search to the next, where nobody would notice."""
LATEST_S: Final = 3600.0
"""From one to the next, whoever plays."""
LOOK_S: Final = 1.0
NEVER: Final = 1_000_000_000


def settle() -> None:
    """What is loaded by now stays for good and is searched no more; full searches are left to `tidy`."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


def is_due(since_s: float, is_quiet: bool) -> bool:
    """Whether to search everything, so long after the last time."""
    return since_s >= (TIDY_S if is_quiet else LATEST_S)


async def tidy(is_quiet: Callable[[], bool]) -> None:
    """Search everything now and then, when nothing is being played if there is such a moment."""
    searched = time.monotonic()
    while True:
        await asyncio.sleep(LOOK_S)
        if is_due(time.monotonic() - searched, is_quiet()):
            gc.collect()
            searched = time.monotonic()
