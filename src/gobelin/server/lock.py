"""One server for one SQLite file: matches in memory are a cache that only its own process keeps up to date."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from gobelin.kernel import SettingsError
from gobelin.server.db import sqlite_file

PATIENCE_S: Final = 30.0
"""For those who change a small file; it takes milliseconds."""

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30
    """What is locked cannot be read there; this is behind everything that is written."""

    def _seize(file: IO[str]) -> None:
        file.seek(FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)

else:
    import fcntl

    def _seize(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Wait until nobody else changes what this file stands for; TimeoutError: somebody does not end."""
    with os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600), "a+") as file:
        end = time.monotonic() + PATIENCE_S
        while True:
            try:
                _seize(file)
            except OSError:
                if time.monotonic() > end:
                    raise TimeoutError(f"{path} is held by somebody else") from None
                time.sleep(0.02)
            else:
                break
        yield


class Served(SettingsError):
    """Another process serves this database."""


@contextmanager
def held(database: str) -> Iterator[None]:
    """Keep other servers off the file of a database; Served: one is there already.

    The lock is the operating system's and ends with the process, however that ends. Databases that are meant for
    several, or have no file, are not locked.
    """
    found = sqlite_file(database)
    if found is None:
        yield
        return
    served = found.resolve()  # a file has one name only, whatever links lead to it
    if served.exists() and served.stat().st_nlink > 1:
        raise SettingsError(f"{served} has several names (hard links); SQLite keeps a file safe under one alone")
    handle = os.open(f"{served}.lock", os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
    with os.fdopen(handle, "a+", encoding="utf-8") as file:
        try:
            _seize(file)
        except OSError:
            file.seek(0)
            who = file.read(20).strip()
            raise Served(
                f"{served} is served already{f' by process {who}' if who else ''}; "
                "stop that server, or name another folder with --data"
            ) from None
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield
