"""Backups: one compressed file with every row of every table, readable by any database that Gobelin knows."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, delete, func, insert, select, text
from sqlalchemy.engine import Connection

from gobelin.kernel import GobelinError
from gobelin.server.db import Base, MatchRow, ServiceRow, make_engine
from gobelin.server.opening import prepare, reading

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
    with reading(url) as engine:
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
    """Fill an empty database from a backup, whole or not at all; the number of rows."""
    prepare(url)
    engine = make_engine(url)
    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            if connection.execute(select(func.count()).select_from(MatchRow)).scalar_one():
                raise BackupError("the database has matches already; restore into an empty one")
            connection.execute(delete(ServiceRow))
            return _fill(connection, path)
    finally:
        engine.dispose()


def _fill(connection: Connection, path: Path) -> int:
    tables = {table.name: table for table in Base.metadata.sorted_tables}
    waiting: dict[str, list[dict[str, Any]]] = {name: [] for name in tables}
    count = 0
    for name, row in _rows(connection, path):
        if name not in tables:
            raise BackupError(f"{path}: there is no table {name!r}")
        waiting[name].append(row)
        count += 1
        if len(waiting[name]) >= CHUNK:
            connection.execute(insert(tables[name]), waiting.pop(name))
            waiting[name] = []
    for name, rows in waiting.items():
        if rows:
            connection.execute(insert(tables[name]), rows)
    if connection.dialect.name == "postgresql":  # numbers go on after those that were brought along
        for name in ("chat", "reports"):
            ahead = f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), (SELECT max(id) FROM {name}))"
            connection.execute(text(ahead))
    return count


def _rows(connection: Connection, path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a backup; BackupError unless it is whole."""
    count, end = 0, None
    try:
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines, "null"))
            if not isinstance(head, dict) or head.get("gobelin_backup") != FORMAT:
                raise BackupError(f"{path} is not a backup that this Gobelin can read")
            revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
            if head["revision"] != revision:
                raise BackupError(f"{path} has the form {head['revision']}, this Gobelin has {revision}")
            for line in lines:
                part = json.loads(line)
                if isinstance(part, dict):
                    end = part["rows"]
                    break
                yield part[0], part[1]
                count += 1
    except (EOFError, ValueError, gzip.BadGzipFile) as error:
        raise BackupError(f"{path} is damaged: {error}") from None
    if end != count:
        raise BackupError(f"{path} is cut off after {count} rows")
