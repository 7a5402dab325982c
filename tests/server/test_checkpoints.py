"""The log beside an embedded database is kept short while others read and write."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine, text

from gobelin.server.checkpoints import bring_back
from gobelin.server.config import sqlite_url
from gobelin.server.db import make_engine

PAGE = 4096


def write(engine: Engine, pages: int) -> None:
    for _ in range(pages):
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            connection.execute(text("INSERT INTO words VALUES (randomblob(:bytes))"), {"bytes": PAGE})


def test_a_log_that_was_brought_back_begins_again_at_its_start(tmp_path: Path) -> None:
    engine, log = make_engine(sqlite_url(tmp_path)), tmp_path / "gobelin.db-wal"
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(text("CREATE TABLE words (word)"))
    write(engine, 100)
    size = log.stat().st_size
    assert size > 100 * PAGE
    assert bring_back(engine) == 0
    write(engine, 50)
    assert log.stat().st_size == size
    engine.dispose()


def test_what_somebody_still_reads_is_left_for_later(tmp_path: Path) -> None:
    engine = make_engine(sqlite_url(tmp_path))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(text("CREATE TABLE words (word)"))
    with engine.connect() as reader, reader.begin():
        assert reader.execute(text("SELECT count(*) FROM words")).scalar_one() == 0
        write(engine, 20)
        assert bring_back(engine) > 0
        assert reader.execute(text("SELECT count(*) FROM words")).scalar_one() == 0
    assert bring_back(engine) == 0
    engine.dispose()
