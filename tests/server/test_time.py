"""Time as the table knows it: no wall clock makes it jump, and it rests while nobody serves."""

from __future__ import annotations

import asyncio
import time
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select, text
from starlette.testclient import TestClient

from gobelin.server.config import Config
from gobelin.server.db import ServiceRow, make_engine, migrate
from gobelin.server.positions import deadlines
from gobelin.server.store import Store
from gobelin.server.timekeeper import Timekeeper
from support.databases import make_older
from support.server import WebTable, client_for, config_for

DECADE = 10 * 365 * 24 * 3600


def config_of(database: str) -> Config:
    return Config(database=database, bot_processes=0, requests_per_second=0.0)


def left(client: TestClient, table: WebTable, seat: int) -> float:
    """How long a seat may still take."""
    table.get(seat)
    app: Any = client.app
    tables = app.state.tables
    return float(deadlines(tables._tables[table.id])[seat] - tables.timekeeper.now())


def shift_wall(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let the wall clock jump, as the server sees it."""
    shifted = SimpleNamespace(time=lambda: time.time() + seconds, monotonic=time.monotonic)
    for module in ("timekeeper", "match_sessions", "hosting", "store"):
        monkeypatch.setattr(f"gobelin.server.{module}.time", shifted)


@pytest.mark.parametrize("jump", [DECADE, -DECADE])
def test_no_jump_of_the_wall_clock_costs_a_move(client: TestClient, monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    monkeypatch.setattr("gobelin.server.clock.LOOK_S", 0.02)
    table = WebTable(client, seed="2", clock_s=1000)
    table.send(0, "/claim", {"name": "Ada"})
    before = table.get(0)
    shift_wall(monkeypatch, jump)
    assert 900 < left(client, table, 0) <= 1000
    shown = datetime.fromisoformat(table.get(0)["clock"]["deadline"]).timestamp()
    assert 900 < shown - (time.time() + jump) <= 1001  # people who look at a clock see the one that there is
    table.move(0)
    time.sleep(0.2)  # many looks at the time
    assert table.get(0)["entries"] == before["entries"] + 1


def test_clocks_rest_while_the_server_is_down(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with client_for(config_of(database)) as client:
        table = WebTable(client, seed="2", clock_s=1000)
        table.send(0, "/claim", {"name": "Ada"})
        app: Any = client.app
        keeper = app.state.tables.timekeeper
        keeper.set(keeper.now() + 400)
    shift_wall(monkeypatch, DECADE)
    with client_for(config_of(database)) as client:
        table.client = client
        assert 500 < left(client, table, 0) <= 600
        assert table.get(0)["entries"] == 0


def test_a_server_that_is_killed_gives_back_seconds_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gobelin.server.timekeeper.BEAT_S", 0.01)

    async def beats(timed: bool) -> tuple[float, float]:
        store = Store(engine)
        keeper = Timekeeper(store)
        await keeper.start()
        keeper.set(keeper.now() + 100)
        task = asyncio.create_task(keeper.run())
        wanted = select(ServiceRow.seconds)
        for _ in range(2000 if timed else 20):
            await asyncio.sleep(0.01)
            kept = await store.read(lambda connection: float(connection.execute(wanted).scalar_one()))
            if kept >= keeper.now() - 50:
                break
        task.cancel()
        now = keeper.now()
        await asyncio.to_thread(store.close)
        return kept, now

    config = config_for(tmp_path)
    with client_for(config) as client:
        table = WebTable(client, clock_s=30)
    engine = make_engine(config.database)
    kept, now = asyncio.run(beats(True))
    assert kept > now - 50
    with engine.begin() as connection:
        connection.execute(text("UPDATE matches SET state = 'finished'"))
    kept, now = asyncio.run(beats(False))
    assert kept < now - 50  # nobody's clock runs: the disk may sleep
    assert table.id


def test_matches_of_the_second_form_are_young_and_keep_their_clocks(database: str) -> None:
    with client_for(config_of(database)) as client:
        table = WebTable(client, seed="2", clock_s=1000)
        table.send(0, "/claim", {"name": "Ada"})
        tokens = table.tokens
    engine = make_engine(database)
    make_older(engine, "0002")
    migrate(engine)
    with engine.connect() as connection:
        row = connection.execute(text("SELECT touched, seconds FROM matches, service")).one()
        assert row[0] == row[1]
    engine.dispose()
    with client_for(config_of(database)) as client:
        table.client, table.tokens = client, tokens
        assert 900 < left(client, table, 0) <= 1000


def test_workers_agree_on_the_time(postgres: Any) -> None:
    config = config_of(postgres.new_database())
    with client_for(config) as first:
        one: Any = first.app
        table = WebTable(first)
        conducts = one.state.conductor
        end = time.monotonic() + 30
        while not conducts.is_active:
            assert time.monotonic() < end
            time.sleep(0.02)
        keeper = one.state.tables.timekeeper
        keeper.set(keeper.now() + 5000)
        with client_for(config) as second:
            two: Any = second.app
            other = two.state.tables.timekeeper
            end = time.monotonic() + 30
            while abs(other.now() - keeper.now()) > 2:
                assert time.monotonic() < end
                time.sleep(0.02)
            assert table.id
