"""Backups: one compressed file with every row of every table, readable by any database that Gobelin knows."""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, MetaData, delete, func, insert, select, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import CompileError, DataError, IntegrityError, ProgrammingError

from gobelin.kernel import GobelinError
from gobelin.server.db import Base, MatchRow, Plain, forms, give_form, make_engine
from gobelin.server.lock import held
from gobelin.server.opening import opened, prepare

FORMAT: Final = 1
CHUNK: Final = 500
"""Rows read or written together."""


class BackupError(GobelinError):
    """A backup cannot be written or read."""


def backup(url: str, path: Path) -> int:
    """Write a backup while the server may go on; the number of rows."""
    if path.exists():
        raise BackupError(f"{path} exists already")
    beside = path.with_name(f"{path.name}.part")
    with opened(url) as engine:
        try:
            count = _write(engine, beside)
            os.replace(beside, path)
        finally:
            beside.unlink(missing_ok=True)
    return count


def _write(engine: Engine, path: Path) -> int:
    """All rows as of one moment."""
    count = 0
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)  # it holds seeds
    with os.fdopen(handle, "wb") as file:
        with gzip.open(file, "wt", encoding="utf-8") as lines, engine.connect() as plain:
            if engine.dialect.name == "postgresql":
                plain = plain.execution_options(isolation_level="REPEATABLE READ")
            with plain.begin():
                revision = plain.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
                lines.write(json.dumps({"gobelin_backup": FORMAT, "revision": revision}) + "\n")
                for table in Base.metadata.sorted_tables:
                    for row in plain.execute(select(table)).yield_per(CHUNK):
                        lines.write(json.dumps([table.name, dict(row._mapping)]) + "\n")
                        count += 1
                lines.write(json.dumps({"rows": count}) + "\n")
        file.flush()
        os.fsync(file.fileno())
    return count


def restore(url: str, path: Path) -> int:
    """Fill an empty database from a backup of any form, whole or not at all; the number of rows."""
    with held(url):
        prepare(url)
        return _restore(url, path)


def _restore(url: str, path: Path) -> int:
    engine = make_engine(url)
    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            if connection.execute(select(func.count()).select_from(MatchRow)).scalar_one():
                raise BackupError("the database has matches already; restore into an empty one")
            with _lines(path) as lines:
                _take_form(connection, path, _form(lines, path))
                count = _fill(connection, path, _rows(lines, path))
            give_form(connection)
            return count
    finally:
        engine.dispose()


def _take_form(connection: Connection, path: Path, form: str) -> None:
    """Make the tables as they were when the backup was written: the way from there on is that of every database."""
    if form not in forms():
        raise BackupError(
            f"{path} has the form {form}, which a newer Gobelin has written; this one knows {forms()[-1]}"
        )
    Base.metadata.drop_all(connection)  # and nothing of others, who may keep their tables in the same database
    connection.execute(text("DROP TABLE alembic_version"))
    give_form(connection, form)


def _fill(connection: Connection, path: Path, rows: Iterable[tuple[str, dict[str, Any]]]) -> int:
    stored = MetaData()
    stored.reflect(connection)
    waiting: dict[str, list[dict[str, Any]]] = {}
    count = 0
    if "service" in stored.tables:
        connection.execute(delete(stored.tables["service"]))
    for name, row in rows:
        if name not in Base.metadata.tables or name not in stored.tables:
            raise BackupError(f"{path}: there is no table {name[:40]!r}")
        batch = waiting.setdefault(name, [])
        batch.append(_as_stored(name, row))
        count += 1
        if len(batch) >= CHUNK:
            connection.execute(insert(stored.tables[name]), waiting.pop(name))
    for name, batch in waiting.items():
        connection.execute(insert(stored.tables[name]), batch)
    if connection.dialect.name == "postgresql":  # numbers go on after those that were brought along
        for name in ("chat", "reports", "orders"):
            if name in stored.tables:
                ahead = f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), (SELECT max(id) FROM {name}))"
                connection.execute(text(ahead))
    return count


def _as_stored(name: str, row: dict[str, Any]) -> dict[str, Any]:
    """A row with its JSON as text, whatever form it has: what was JSON once has stayed so."""
    table = Base.metadata.tables.get(name)
    kinds = {} if table is None else {column.name: column.type for column in table.columns}
    return {
        column: json.dumps(value, separators=(",", ":")) if isinstance(kinds.get(column), Plain) else value
        for column, value in row.items()
    }


@contextmanager
def _lines(path: Path) -> Iterator[Iterator[str]]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            yield lines
    except (EOFError, ValueError, gzip.BadGzipFile, zlib.error) as error:
        raise BackupError(f"{path} is damaged: {error}") from None
    except (CompileError, DataError, IntegrityError, ProgrammingError) as error:
        why = str(getattr(error, "orig", error)).splitlines()[0]
        raise BackupError(f"{path} has a row that does not fit its table: {why}") from None


def _form(lines: Iterator[str], path: Path) -> str:
    head = json.loads(next(lines, "null"))
    if not isinstance(head, dict) or head.get("gobelin_backup") != FORMAT or "revision" not in head:
        raise BackupError(f"{path} is not a backup that this Gobelin can read")
    return str(head["revision"])


def _rows(lines: Iterator[str], path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a backup; BackupError unless it is whole."""
    count, end = 0, -1
    for line in lines:
        match json.loads(line):
            case {"rows": int(rows)}:
                end = rows
                break
            case [str(name), dict(row)]:
                yield name, row
                count += 1
            case _:
                raise BackupError(f"{path} is damaged: after {count} rows comes something that is none")
    if end != count:
        raise BackupError(f"{path} is cut off after {count} rows")
