"""Matches that may have stopped the server: what was played for long when it died is noted, and left after two times.

Nothing but a file can tell after a crash what was going on. It is written only for matches whose rules play for
seconds, which ours never do: a server that is killed at work accuses nobody.
"""

from __future__ import annotations

import logging
import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from gobelin.server.config import Config, data_folder
from gobelin.server.problems import Problem

log = logging.getLogger("gobelin.server")

SLOW_S: Final = 3.0
"""From then on it is noted that a match is played."""
TICK_S: Final = 0.25
ENOUGH: Final = 2
"""Crashes after which a match is not played on."""


class Suspects:
    """What is played at the moment, and what was when the server died."""

    def __init__(self, config: Config) -> None:
        self._base = _base(config)
        self._is_shared = config.shared
        self._note = self._base.with_name(f"{self._base.name}.{os.getpid()}")
        self._playing: dict[int, tuple[str, float]] = {}
        self._noted: set[str] = set()
        self._number = 0
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="suspects", daemon=True)
        self.crashes: dict[str, int] = {}
        """By match, how often the server died over it."""

    def start(self) -> None:
        """See what was played when servers died, and watch from now on."""
        self.crashes = self._counted()
        for match_id in self.quarantined:
            log.warning("match is not played on: the server died over it", extra={"match": match_id})
        self._thread.start()

    def close(self) -> None:
        """Nothing is played any more."""
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()
        self._note.unlink(missing_ok=True)

    @property
    def quarantined(self) -> list[str]:
        """The matches that are not played on."""
        return [match_id for match_id, crashes in self.crashes.items() if crashes >= ENOUGH]

    def check(self, match_id: str) -> None:
        """Raise where a match is not played on."""
        if self.crashes.get(match_id, 0) >= ENOUGH:
            why = "the server stopped again and again while it played this match; it is not played on"
            raise Problem(409, "quarantined", why)

    @contextmanager
    def playing(self, match_id: str) -> Iterator[None]:
        """Whatever happens meanwhile, this match may be the cause."""
        self._number += 1
        number = self._number
        self._playing[number] = match_id, time.monotonic()
        try:
            yield
        finally:
            del self._playing[number]

    def _watch(self) -> None:
        while not self._stop.wait(TICK_S):
            self.look(time.monotonic())

    def look(self, now: float) -> None:
        """Note what has been played for long, and forget what is not played any more."""
        slow = {match_id for match_id, since in list(self._playing.values()) if now - since >= SLOW_S}
        if slow != self._noted:
            self._noted = slow
            with suppress(OSError):  # a full disk is no reason to stop
                self._note.write_text("\n".join(sorted(slow)), "utf-8")

    def _counted(self) -> dict[str, int]:
        """The crashes as they were counted, with those of servers that have died since."""
        try:
            crashes = msgspec.json.decode(self._base.read_bytes(), type=dict[str, int])
        except (OSError, msgspec.MsgspecError):
            crashes = {}
        found = [path for path in self._base.parent.glob(f"{self._base.name}.*") if self._is_orphaned(path)]
        for path in found:
            for match_id in path.read_text("utf-8").split():
                crashes[match_id] = crashes.get(match_id, 0) + 1
        if found:
            fresh = self._base.with_name(f"{self._base.name}.new")
            fresh.write_bytes(msgspec.json.encode(crashes))
            fresh.replace(self._base)
            for path in found:
                path.unlink(missing_ok=True)
        return crashes

    def _is_orphaned(self, path: Path) -> bool:
        """Whether this is the note of a process that is gone; a file of SQLite has one server at a time."""
        number = path.suffix.removeprefix(".")
        if not number.isdigit():
            return False
        return not self._is_shared or int(number) == os.getpid() or not _lives(int(number))


def _lives(process: int) -> bool:
    if sys.platform == "win32":
        return True  # it cannot be asked without being ended
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def _base(config: Config) -> Path:
    """The file of crashes: beside the database, or in the platform's folder where that is elsewhere."""
    if config.database.startswith("sqlite:///"):
        return Path(config.database.removeprefix("sqlite:///")).with_suffix(".suspects")
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{blake2b(config.database.encode(), digest_size=8).hexdigest()}.suspects"
