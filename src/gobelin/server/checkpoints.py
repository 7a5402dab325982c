"""SQLite's log is brought back into its file beside the moves, not by whoever happens to fill it.

Left to itself, SQLite lets one commit in some hundred wait until every page of the log has been written once more.
"""

from __future__ import annotations

import logging
import threading
from typing import Final

from sqlalchemy import Engine, text
from sqlalchemy.exc import SQLAlchemyError

log = logging.getLogger("gobelin.server")

PAUSE_S: Final = 1.0
PASSES: Final = 4
"""What was written meanwhile is left to the next pass: the log begins again at its start once nothing is left."""
LONGEST: Final = 16_000
"""Pages of a log that SQLite brings back by itself all the same."""


class Checkpoints:
    """A thread of its own that keeps the log of an embedded database short."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop; whoever closes the database last brings back the rest."""
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stop.wait(PAUSE_S):
            try:
                bring_back(self._engine)
            except SQLAlchemyError:
                log.warning("the log of the database was not brought back")


def bring_back(engine: Engine) -> int:
    """Write the log to the file without keeping anybody from writing on; how many of its pages are left to do."""
    left = 0
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        for _ in range(PASSES):
            _, pages, done = connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)")).one()
            left = pages - done
            if left == 0:
                break
    return left
