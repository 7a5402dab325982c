"""The search for unreachable cycles, at moments of our choice: with a thousand tables it stops all of them for long.

Almost everything is freed without it. Left to itself, it would walk every table and socket each few thousand moves.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

TIDY_S: Final = 300.0
"""From one full search to the next."""
NEVER: Final = 1_000_000_000


def settle() -> None:
    """What is loaded by now stays for good and is searched no more; full searches are left to `tidy`."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


async def tidy() -> None:
    """Search everything every few minutes."""
    while True:
        await asyncio.sleep(TIDY_S)
        gc.collect()
