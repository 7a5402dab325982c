"""One server for one SQLite file: matches in memory are a cache that only its own process keeps up to date."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url

from gobelin.kernel import SettingsError

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
def held(database: str) -> Iterator[None]:
    """Keep other servers off the file of a database; SettingsError: one is there already.

    The lock is the operating system's and ends with the process, however that ends. Databases that are meant for
    several, or have no file, are not locked.
    """
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    path = Path(f"{url.database}.lock")
    with path.open("a+", encoding="utf-8") as file:
        try:
            _seize(file)
        except OSError:
            file.seek(0)
            who = file.read(20).strip()
            raise SettingsError(
                f"{url.database} is served already{f' by process {who}' if who else ''}; "
                "stop that server, or name another folder with --data"
            ) from None
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield
