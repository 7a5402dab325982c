"""What is written together: nobody's change costs the others more than a moment."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from gobelin.server.db import make_engine, migrate
from gobelin.server.match_session import MatchSession
from gobelin.server.security import new_token
from gobelin.server.writer import TOGETHER, Conflict, Writer
from support.server import WebTable, config_for

from .test_api import problem


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    made = make_engine(database)
    migrate(made)
    yield made
    made.dispose()


def add(name: str) -> Callable[[Connection], str]:
    def work(connection: Connection) -> str:
        connection.execute(text("INSERT INTO tokens VALUES (:name, 'x', 'seat', 0, NULL)"), {"name": name})
        return name

    return work


def wrong(connection: Connection) -> None:
    add("half")(connection)
    raise ValueError("half of it was written")


def kept(engine: Engine) -> set[str]:
    with engine.connect() as connection:
        return set(connection.execute(text("SELECT hash FROM tokens")).scalars())


def together(engine: Engine, works: list[Callable[[Connection], Any]]) -> tuple[list[Any], Counter[str]]:
    """Hand several changes in while the writer is busy; what came of each, and how often it began and committed."""
    writer, busy, noted = Writer(engine), threading.Event(), list[str]()

    async def run() -> list[Any]:
        first = asyncio.create_task(writer.write(lambda connection: busy.wait(60)))
        tasks = [asyncio.create_task(writer.write(work)) for work in works]
        await asyncio.sleep(0)  # all of them are in line
        event.listen(engine, "engine_connect", lambda connection: noted.append("begin"))
        event.listen(engine, "commit", lambda connection: noted.append("commit"))
        busy.set()
        await asyncio.gather(first, return_exceptions=True)
        return await asyncio.gather(*tasks, return_exceptions=True)

    outcomes = asyncio.run(run())
    writer.close()
    return outcomes, Counter(noted)


def test_a_change_that_fails_does_not_make_the_others_wait_for_the_disk_one_by_one(engine: Engine) -> None:
    works = [add("a"), add("a"), add("b"), wrong, *(add(f"n{number}") for number in range(10))]
    outcomes, count = together(engine, works)
    assert [type(outcome) for outcome in outcomes[:4]] == [str, Conflict, str, ValueError]
    assert outcomes[4:] == [f"n{number}" for number in range(10)]
    assert kept(engine) == {"a", "b", *outcomes[4:]}
    assert count["commit"] <= 2, "that of the first, which kept the writer busy, and one for all"


def test_a_database_that_is_locked_is_waited_for_once(tmp_path: Path) -> None:
    engine = make_engine(config_for(tmp_path).database)
    migrate(engine)
    event.listen(engine, "connect", lambda connection, record: connection.execute("PRAGMA busy_timeout=50"))
    engine.dispose()
    with closing(sqlite3.connect(tmp_path / "gobelin.db", isolation_level=None, check_same_thread=False)) as other:

        def lock(connection: Connection) -> None:
            connection.exec_driver_sql("COMMIT")
            other.execute("BEGIN IMMEDIATE")

        outcomes, count = together(engine, [lock, *(add(f"n{number}") for number in range(3 * TOGETHER))])
        assert {type(outcome) for outcome in outcomes[1:]} == {OperationalError}
        assert count["begin"] <= 4, "as many at once as wait, and no change on its own"
        other.execute("ROLLBACK")
    assert kept(engine) == set()
    engine.dispose()


def test_a_link_of_another_match_is_refused_without_reading_the_match_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, other, token = WebTable(client), WebTable(client), new_token()
    assert table.send(0, "/claim", {"name": "Ada", "token": token}).status_code == 200
    table.send(None, "/seats/0/reissue")
    followed, follow = list[str](), MatchSession.follow

    def watched(self: MatchSession, *args: Any) -> None:
        followed.append(self.id)
        follow(self, *args)

    monkeypatch.setattr(MatchSession, "follow", watched)
    for taken in (token, other.tokens[1]):
        problem(other.send(0, "/claim", {"name": "Ada", "token": taken}), 422, "invalid")
    problem(table.send(0, "/claim", {"name": "Ada", "token": token}), 403, "forbidden")  # not at its own match either
    assert followed == []
    assert other.get(0)["players"][0]["claimed"] is False
