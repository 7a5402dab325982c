"""Nobody fills the disk."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from starlette.testclient import TestClient
from starlette.types import Receive, Scope, Send

from gobelin.server import seating, store
from gobelin.server.quotas import Allowance, Quotas, Room
from support.server import WebTable, client_for, config_for, short_record

from .test_api import problem

BUDGET = 150_000
NUMBERS = count()


def used(client: TestClient) -> int:
    """The bytes that the database has in use."""
    app: Any = client.app
    with app.state.tables.store.engine.connect() as connection:
        pages, free, page = (
            int(connection.execute(text(f"PRAGMA {name}")).scalar_one())
            for name in ("page_count", "freelist_count", "page_size")
        )
    return (pages - free) * page


def chatter(client: TestClient, table: WebTable) -> httpx.Response:
    return table.send(0, "/chat", {"text": "\u4e16" * 2000})


def rename(client: TestClient, table: WebTable) -> httpx.Response:
    return table.send(0, "/claim", {"name": "\U0001f600" * 30 + str(next(NUMBERS))})


def waver(client: TestClient, table: WebTable) -> httpx.Response:
    moved = table.move(0)
    return moved if moved.status_code == 429 else table.send(0, "/undo", {"seq": moved.json()["seq"]})


def toggle(client: TestClient, table: WebTable) -> httpx.Response:
    return table.send(None, "", {"spectators": not table.get(0)["spectators"]}, "PATCH")


def reissue(client: TestClient, table: WebTable) -> httpx.Response:
    return table.send(None, "/seats/1/reissue")


def begin(client: TestClient, table: WebTable) -> httpx.Response:
    seats = [{"kind": "person", "name": f"{number}" * 40} for number in range(4)]
    answer: httpx.Response = client.post("/api/matches", json={"game": "gauntlet", "seats": seats})
    return answer


def bring(client: TestClient, table: WebTable) -> httpx.Response:
    answer: httpx.Response = client.post("/api/matches/import", json={"record": RECORD})
    return answer


def report(client: TestClient, table: WebTable) -> httpx.Response:
    return table.send(0, "/report", {"note": "\u00e9" * 2000})


RECORD = short_record()
DEEDS: list[Callable[[TestClient, WebTable], httpx.Response]] = [
    chatter,
    rename,
    waver,
    toggle,
    reissue,
    begin,
    bring,
    report,
]


@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.__name__)
def test_whatever_a_client_repeats_the_database_grows_by_its_allowance_at_most(
    tmp_path: Path, deed: Callable[[TestClient, WebTable], httpx.Response], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "TALK_AT_ONCE", 10**6)
    monkeypatch.setattr(seating, "MOST_NAMES", 10**6)
    monkeypatch.setattr(seating, "MOST_REPORTS", 10**6)
    monkeypatch.setattr(store, "KEPT_WORDS", 10**6)
    with client_for(
        config_for(tmp_path, bytes_per_client=BUDGET, rows_per_match=10**6, matches_per_client=0)
    ) as client:
        table = WebTable(client, seed="1")
        before, tries = used(client), 0
        while (answer := deed(client, table)).status_code < 400:
            tries += 1
            assert tries < 5000
        problem(answer, 429, "too-much")
        assert int(answer.headers["Retry-After"]) > 1
        assert used(client) - before < BUDGET + 100_000  # the last request may go beyond
        assert client.get(table.path, headers=table.link(0)).status_code == 200  # to look on costs nothing


def test_an_allowance_grows_back_within_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("gobelin.server.quotas.time", SimpleNamespace(monotonic=lambda: now))
    allowance = Allowance(8640)
    allowance.charge(1080 + 60)  # an eighth at once
    assert allowance.is_spent
    now = 500.0
    assert allowance.is_spent
    now = 700.0
    assert not allowance.is_spent
    now = 10 * 86400.0
    assert not allowance.is_spent
    allowance.charge(1081)
    assert allowance.is_spent


def test_who_is_forgotten_gains_an_eighth_of_a_day_at_most(tmp_path: Path) -> None:
    budget = 8 * 20_000
    with client_for(config_for(tmp_path, bytes_per_client=budget)) as client:
        before = used(client)
    for _ in range(3):  # each start forgets
        with client_for(config_for(tmp_path, bytes_per_client=budget)) as client:
            while begin(client, WebTable.__new__(WebTable)).status_code < 400:
                pass
            grown = used(client) - before
    assert grown < 3 * (20_000 + 10_000)


def test_several_workers_together_grant_one_allowance(tmp_path: Path) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError

    for workers, is_spent in ((1, False), (4, True)):
        config = config_for(tmp_path, workers=workers)
        allowance = Quotas(app, config, Room(config))._of("a")
        allowance.charge(config.bytes_per_client // 16)
        assert allowance.is_spent == is_spent


def test_the_moves_of_bots_are_charged_to_whoever_lets_them_play(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path, bytes_per_client=6_000)) as client:
        table = WebTable(client, ["random", "random"], settings={"rounds": 6}, spectators=True)
        table.wait(lambda shown: shown["state"] == "finished", None)  # bots are never stopped by it
        problem(begin(client, table), 429, "too-much")


def test_of_what_is_said_the_last_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "KEPT_WORDS", 5)
    with client_for(config_for(tmp_path)) as client:
        table, other = WebTable(client), WebTable(client)
        other.send(0, "/chat", {"text": "first"})
        for number in range(9):
            assert table.send(0, "/chat", {"text": str(number)}).status_code == 201
        app: Any = client.app
        with app.state.tables.store.engine.connect() as connection:
            kept = connection.execute(text("SELECT text FROM chat ORDER BY id")).scalars().all()
        assert kept == ["first", "4", "5", "6", "7", "8"]


def test_nobody_talks_without_end(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "TALK_PER_SECOND", 0.0)
    table = WebTable(client)
    for _ in range(seating.TALK_AT_ONCE):
        assert table.send(0, "/chat", {"text": "x"}).status_code == 201
    problem(table.send(0, "/chat", {"text": "x"}), 429, "slow-down")
    assert table.send(1, "/chat", {"text": "x"}).status_code == 201  # the others may


def test_a_match_that_has_changed_too_often_is_played_to_its_end(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path, rows_per_match=100)) as client:
        table = WebTable(client, seed="1")
        while table.get(0)["seq"] < 100:
            assert waver(client, table).status_code == 200
        moved = table.move(0)
        assert moved.status_code == 200
        problem(table.send(0, "/undo", {"seq": moved.json()["seq"]}), 409, "refused")
        problem(table.send(0, "/claim", {"name": "Ada"}), 409, "refused")
        problem(toggle(client, table), 409, "refused")
        problem(reissue(client, table), 409, "refused")
        assert table.send(None, "/seats/1/replace", {"bot": "random"}).status_code == 200
        table.tokens[1] = None  # a bot plays there
        table.play(random.Random(1))
        assert table.get(0)["state"] == "finished"


def test_a_full_server_lets_people_play_on(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path)) as client:
        app: Any = client.app
        table = WebTable(client, seed="1")
        app.state.room._most = 10_000
        with app.state.tables.store.engine.connect() as connection:
            app.state.room.measure(connection)
        assert app.state.room.is_full
        lesson = client.post("/api/lessons", json={"game": "tapestry", "lesson": "first_game"})
        for answer in (
            begin(client, table),
            lesson,
            bring(client, table),
            chatter(client, table),
            report(client, table),
        ):
            problem(answer, 503, "full")
        table.play(random.Random(1))
        assert table.get(0)["state"] == "finished"


def test_a_full_disk_is_noticed(database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    config = config_for(tmp_path, database=database, disk_reserve_bytes=2**62)
    with client_for(config) as client:
        app: Any = client.app
        with app.state.tables.store.engine.connect() as connection:
            app.state.room.measure(connection)
        assert app.state.room.is_full is database.startswith("sqlite")  # elsewhere the disk is somebody else's
