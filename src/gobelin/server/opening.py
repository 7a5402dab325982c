"""Opening a database: what cannot be used is refused in one sentence, and nobody migrates it by the way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from gobelin.server.db import Refused, check_form, make_engine, migrate, sqlite_file

CHECKED_BYTES: Final = 1 << 30
"""A file up to this size is read through before it is served; that takes seconds."""


def prepare(url: str) -> None:
    """Bring a database to the newest form, once it is found whole; Refused: it cannot be served."""
    engine = make_engine(url)
    try:
        with _said_plainly(url):
            _check_whole(engine, url)
            migrate(engine)
    finally:
        engine.dispose()


@contextmanager
def opened(url: str) -> Iterator[Engine]:
    """A database that is there, whoever else uses it; Refused: it is not there, or has another form."""
    file = sqlite_file(url)
    if file is not None and not file.exists():
        raise Refused(f"there is no database {file}")
    engine = make_engine(url)
    try:
        with _said_plainly(url):
            with engine.connect() as connection:
                check_form(connection)
            yield engine
    finally:
        engine.dispose()


def _check_whole(engine: Engine, url: str) -> None:
    file = sqlite_file(url)
    if file is None or not file.exists() or file.stat().st_size > CHECKED_BYTES:
        return
    with engine.connect() as connection:
        found = _first_damage(connection)
    if found != "ok":
        raise Refused(f"{file} is damaged ({found}); restore a backup into another folder")


def _first_damage(connection: Connection) -> str:
    return str(connection.execute(text("PRAGMA quick_check(1)")).scalar_one()).strip().splitlines()[-1]


@contextmanager
def _said_plainly(url: str) -> Iterator[None]:
    """What a driver has to say, in its first line."""
    try:
        yield
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        file = sqlite_file(url)
        if file is not None and type(error) is DatabaseError:
            raise Refused(f"{file} is damaged, or no database ({why}); restore a backup into another folder") from None
        raise Refused(f"the database cannot be opened: {why}") from None
