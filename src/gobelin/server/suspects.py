"""Matches that may have stopped the server: what was played for long when it died is noted, and left after two times.

Nothing but a file can tell after a crash what was going on. It is written for matches whose rules play for seconds,
which ours never do: a server that is killed at work accuses none of them. Matches with custom components are
noted from the start, whether they are played, drawn, replayed or analysed. An operator can let a match go on, with
`release`; servers that run notice that the file has changed.
"""

from __future__ import annotations

import itertools
import logging
import os
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from math import inf
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

import msgspec
from sqlalchemy.engine import URL, make_url

from gobelin.kernel import GobelinError
from gobelin.server.config import Config, data_folder
from gobelin.server.db import sqlite_file
from gobelin.server.lock import alone
from gobelin.server.problems import Problem

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("gobelin.server")

SLOW_S: Final = 3.0
"""From then on it is noted that a match is played."""
TICK_S: Final = 0.25
ENOUGH: Final = 2
"""Crashes after which a match is not played on."""


class NotQuarantined(GobelinError):
    """There is nothing to release."""


class Suspects:
    """What is played at the moment, and what was when the server died."""

    def __init__(self, config: Config) -> None:
        self._base = base_of(config.database)
        self._is_shared = config.shared
        self._note = self._base.with_name(f"{self._base.name}.{os.getpid()}")
        self._playing: dict[int, tuple[str, float]] = {}
        self._numbers = itertools.count()
        self._noted: set[str] = set()
        self._noting = threading.Lock()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="suspects", daemon=True)
        self._read_at = 0
        self.released: Callable[[str], None] = lambda match_id: None
        """Called in a thread of ours when a match may be played on."""
        self.crashes: dict[str, int] = {}
        """By match, how often the server died over it."""

    def start(self) -> None:
        """See what was played when servers died, and watch from now on."""
        if self._orphaned():
            with alone(_lock(self._base)):
                self._count()
        self._read_at = _changed(self._base)
        self.crashes = _read(self._base)
        for match_id in self.quarantined:
            log.warning("match is not played on: the server died over it", extra={"match": match_id})
        self._thread.start()

    def close(self) -> None:
        """Watch no more, except what is played still: the process may yet be killed over that."""
        self._stop.set()
        if self._thread.is_alive() and not self._playing:
            self._thread.join()
        self._clear()

    @property
    def quarantined(self) -> list[str]:
        """The matches that are not played on."""
        return _quarantined(self.crashes)

    def check(self, match_id: str) -> None:
        """Raise where a match is not played on."""
        if self.crashes.get(match_id, 0) >= ENOUGH:
            why = "the server stopped again and again while it played this match; it is not played on"
            raise Problem(409, "quarantined", why)

    def play(self, match_id: str, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Play a match, in the thread that does it; whatever happens meanwhile, this match may be the cause."""
        number = next(self._numbers)
        self._playing[number] = match_id, time.monotonic()
        try:
            return work(*args, **more)
        finally:
            del self._playing[number]
            if self._stop.is_set():
                self._clear()

    def play_noted(self, match_id: str, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """The same where nobody knows the components: it is noted before anything begins."""
        number = next(self._numbers)
        self._playing[number] = match_id, -inf
        self.look(time.monotonic())
        try:
            return work(*args, **more)
        finally:
            del self._playing[number]
            self.look(time.monotonic())
            if self._stop.is_set():
                self._clear()

    def watched(self, match_id: str, is_foreign: bool, work: Callable[P, T]) -> Callable[P, T]:
        """Work at a match, played as one of its kind is."""

        def run(*args: P.args, **more: P.kwargs) -> T:
            if is_foreign:
                return self.play_noted(match_id, work, *args, **more)
            return self.play(match_id, work, *args, **more)

        return run

    def _watch(self) -> None:
        while self._playing or not self._stop.is_set():
            self.look(time.monotonic())
            if self._stop.wait(TICK_S):
                time.sleep(TICK_S)
            else:
                self._read_again()

    def look(self, now: float) -> None:
        """Note what has been played for long, and forget what is not played any more."""
        with self._noting:
            slow = {match_id for match_id, since in list(self._playing.values()) if now - since >= SLOW_S}
            if slow != self._noted:
                self._noted = slow
                with suppress(OSError):  # a full disk is no reason to stop
                    self._note.write_text("\n".join(sorted(slow)), "utf-8")

    def _clear(self) -> None:
        """Accuse nobody where nothing is played any more."""
        with self._noting:
            if not self._playing:
                self._noted = set()
                self._note.unlink(missing_ok=True)

    def _read_again(self) -> None:
        """See whether an operator has released a match."""
        changed = _changed(self._base)
        if changed == self._read_at:
            return
        before, self._read_at = self.quarantined, changed
        self.crashes = _read(self._base)
        for match_id in before:
            if match_id not in self.quarantined:
                log.info("match is released", extra={"match": match_id})
                self.released(match_id)

    def _count(self) -> None:
        """Add what was played when servers died to the crashes that were counted before."""
        crashes, found = _read(self._base), self._orphaned()
        for path in found:
            for match_id in path.read_text("utf-8").split():
                crashes[match_id] = crashes.get(match_id, 0) + 1
        _write(self._base, crashes)
        for path in found:
            path.unlink(missing_ok=True)

    def _orphaned(self) -> list[Path]:
        return [path for path in self._base.parent.glob(f"{self._base.name}.*") if self._is_orphaned(path)]

    def _is_orphaned(self, path: Path) -> bool:
        """Whether this is the note of a process that is gone; a file of SQLite has one server at a time."""
        number = path.suffix.removeprefix(".")
        if not number.isdigit():
            return False
        return not self._is_shared or int(number) == os.getpid() or not _lives(int(number))


def release(database: str, match_id: str) -> None:
    """Let a match go on, whether the server runs or not; NotQuarantined: nothing keeps it from that."""
    base = base_of(database)
    with alone(_lock(base)):
        crashes = _read(base)
        if crashes.get(match_id, 0) < ENOUGH:
            kept = ", ".join(sorted(_quarantined(crashes))) or "none"
            raise NotQuarantined(f"match {match_id} is not quarantined; those that are: {kept}")
        del crashes[match_id]
        _write(base, crashes)


def base_of(database: str) -> Path:
    """The file of crashes: beside the database, or in the platform's folder where that is elsewhere."""
    file = sqlite_file(database)
    if file is not None:
        return file.resolve().with_suffix(".suspects")
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    url = make_url(database).difference_update_query(["password"])
    named = URL.create(url.drivername, url.username, None, url.host, url.port, url.database, url.query)
    # Without the password: for some it stands elsewhere.
    return folder / f"{blake2b(str(named).encode(), digest_size=8).hexdigest()}.suspects"


def _quarantined(crashes: dict[str, int]) -> list[str]:
    return [match_id for match_id, count in crashes.items() if count >= ENOUGH]


def _lock(base: Path) -> Path:
    return base.with_name(f"{base.name}.lock")


def _read(base: Path) -> dict[str, int]:
    try:
        return msgspec.json.decode(base.read_bytes(), type=dict[str, int])
    except (OSError, msgspec.MsgspecError):
        return {}


def _write(base: Path, crashes: dict[str, int]) -> None:
    fresh = base.with_name(f"{base.name}.new")
    fresh.write_bytes(msgspec.json.encode(crashes))
    fresh.replace(base)


def _changed(base: Path) -> int:
    """What differs when the file has been written."""
    try:
        stat = base.stat()
    except OSError:
        return 0
    return hash((stat.st_ino, stat.st_mtime_ns, stat.st_size))


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
