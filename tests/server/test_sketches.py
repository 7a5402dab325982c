"""What was drawn is kept by its weight, and nobody waits for a table without end."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from gobelin.server import match_sessions
from gobelin.server.sketches import Sketches
from support.server import WebTable, client_for, config_for

from .test_api import problem


def test_all_that_is_kept_weighs_no_more_than_it_may() -> None:
    kept = Sketches(most=1000, most_of_table=300)
    for number in range(50):
        kept.keep(f"table {number}", 0, bytes(90))
        assert kept.weight <= 1000
    assert [kept.find(f"table {number}", 0) is not None for number in range(50)] == [False] * 39 + [True] * 11
    assert kept.find("table 39", 0) is not None  # looked at last, so it stays
    kept.keep("table 50", 0, bytes(90))
    assert kept.find("table 39", 0) is not None
    assert kept.find("table 40", 0) is None


def test_no_table_has_more_than_its_part() -> None:
    kept = Sketches(most=1000, most_of_table=300)
    kept.keep("a", "large", bytes(301))
    assert kept.find("a", "large") is None
    for number in range(10):
        kept.keep("a", number, bytes(100))
        assert kept.weight <= 300
    assert kept.find("a", 9) is not None
    kept.forget("a")
    kept.forget("a")
    assert (kept.weight, kept.find("a", 9)) == (0, None)


def test_a_table_that_goes_leaves_nothing_behind(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client)
        app: Any = client.app
        tables = app.state.tables
        table.get(0)
        assert tables.sketches.weight > 0
        table.move(table.asked()[0])
        table.get(0)
        tables.forget_match(table.id)
        assert tables.sketches.weight == 0


def test_who_waits_too_long_for_a_table_comes_back_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_sessions, "LOCK_S", 0.05)
    with client_for(config_for(tmp_path)) as client:
        table, other = WebTable(client), WebTable(client)
        app: Any = client.app
        lock: asyncio.Lock = app.state.tables._tables[table.id].lock
        assert client.portal is not None
        client.portal.call(lock.acquire)
        answer = table.send(0, "", method="GET")
        problem(answer, 503, "busy")
        assert int(answer.headers["Retry-After"]) > 0
        assert other.get()["state"] == "open"
        client.portal.call(lock.release)
        assert table.get()["state"] == "open"


def test_the_server_itself_waits_as_long_as_it_takes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_sessions, "LOCK_S", 0.01)
    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client)
        app: Any = client.app

        async def come() -> int:
            lock: asyncio.Lock = app.state.tables._tables[table.id].lock
            await lock.acquire()
            waiting = asyncio.create_task(open_())
            await asyncio.sleep(0.1)
            assert not waiting.done()
            lock.release()
            return await waiting

        async def open_() -> int:
            async with app.state.tables.open(table.id) as opened:
                return int(opened.head.seq)

        assert client.portal is not None
        assert client.portal.call(come) == 0


def test_no_rules_are_played_by_threads_that_everything_shares(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = set[str]()
    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client)
        app: Any = client.app
        tables = app.state.tables

        async def play() -> None:
            async with tables.open(table.id) as opened:
                for is_foreign in (False, True):
                    opened.box = opened.box._replace(files={} if is_foreign else None)
                    await tables.play(opened, lambda: names.add(threading.current_thread().name.partition("_")[0]))
                opened.box = opened.box._replace(files=None)

        assert client.portal is not None
        client.portal.call(play)
    assert names == {"apart", "foreign"}
