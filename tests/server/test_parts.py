from __future__ import annotations

import asyncio
import http.server
import json
import logging
import re
import threading
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from starlette.testclient import TestClient

from gobelin.kernel import Match, find_game
from gobelin.server import bots
from gobelin.server.bots import THREADS, BotPool, Question
from gobelin.server.boxes import overridden
from gobelin.server.buckets import Bucket
from gobelin.server.config import Config
from gobelin.server.db import Base, make_engine, migrate
from gobelin.server.logs import JsonLines
from gobelin.server.match_session import replay
from gobelin.server.problems import Problem
from gobelin.server.security import is_own_origin
from gobelin.server.work_pool import WorkPool
from gobelin.server.writer import Conflict, Writer
from support.server import WebTable, client_for, config_for

from .test_api import problem

MANY = 40
"""More than a machine has threads for what blocks."""
OWN = {
    "common.yaml": """
deck: common
cards:
- id: statue
  name_en: '"{Statue}"'
  name_de: Statue
  count: 1
  numbers: [COM001]
  kind: feature
  colours: [grey]
  cost: {wood: 2, stone: 2}
  raze: {vp: 1, stone: 1}
  effect: {none: {}}
  vp_end: 3
  text: A statue from another box.
  source: public
  confidence: medium
"""
}


def test_the_migrations_lead_to_the_tables_of_the_code(database: str) -> None:
    engine = make_engine(database)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
    engine.dispose()


def test_sqlite_is_durable(tmp_path: Path) -> None:
    with make_engine(config_for(tmp_path).database).connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar_one() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar_one() == 2


def test_changes_share_a_commit_but_not_their_faults(database: str) -> None:
    engine = make_engine(database)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(text("CREATE TABLE things (n INTEGER PRIMARY KEY)"))
    writer = Writer(engine)

    def add(n: int, fault: Exception | None = None) -> Any:
        def work(connection: Connection) -> int:
            connection.execute(text("INSERT INTO things VALUES (:n)"), {"n": n})
            if fault is not None:
                raise fault
            return n

        return writer.write(work)

    async def all_at_once() -> list[Any]:
        jobs = [add(1), add(1), add(2, Conflict()), add(3, ZeroDivisionError()), add(4)]
        return await asyncio.gather(*jobs, return_exceptions=True)

    first, twice, lost, broken, last = asyncio.run(all_at_once())
    assert (first, last) == (1, 4)
    assert [type(error) for error in (twice, lost, broken)] == [Conflict, Conflict, ZeroDivisionError]
    with engine.connect() as connection:
        assert [n for (n,) in connection.execute(text("SELECT n FROM things ORDER BY n"))] == [1, 4]
    writer.close()
    engine.dispose()


def test_components_of_ones_own_are_kept_with_the_match(tmp_path: Path) -> None:
    game = find_game("imperial_settlers")
    own = overridden(game, OWN)
    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client, ["person", "random"], "imperial-settlers", components=OWN)
        assert table.get(0)["components"] == own.components.hash != game.components.hash
        table.wait(lambda shown: [ask["seat"] for ask in shown["asks"]] == [0])
        before = table.get(0)
    with client_for(config_for(tmp_path)) as client:
        table.client = client
        assert table.get(0) == before
        assert table.move(0).status_code == 200
        item = client.get(f"/api/games/imperial-settlers/components/com014?components={own.components.hash}")
        assert item.status_code == 200
        everything = client.get(f"/api/games/imperial-settlers/components?components={own.components.hash}").json()
        assert everything["com014"] == item.json()
        assert everything != client.get("/api/games/imperial-settlers/components").json()
        words = client.get(f"/api/games/imperial-settlers/texts/en.ftl?components={own.components.hash}").text
        assert 'name-statue = { "\\"{Statue}\\"" }' in words.splitlines()


@pytest.mark.parametrize(
    "files",
    [
        {"../../evil.yaml": ""},
        {"common.txt": ""},
        {"common.yaml": "a: &x [1]\nb: *x"},
        {"common.yaml": "!!python/object:os.system x"},
        {"common.yaml": "{{{"},
        {"common.yaml": "[" * 5000},
        {"common.yaml": "cards: 7"},
        {"common.yaml": "x" * 500_000},
        {f"c{n}.yaml": "" for n in range(30)},
    ],
)
def test_component_files_that_are_none_are_refused(client: TestClient, files: dict[str, str]) -> None:
    body = {"game": "imperial-settlers", "seats": [{"kind": "person"}] * 2, "components": files}
    assert "components" in problem(client.post("/api/matches", json=body), 422, "invalid")["detail"]


def test_the_webhook_hears_who_is_asked_and_nothing_of_the_game(tmp_path: Path) -> None:
    heard: list[dict[str, Any]] = []

    class Ear(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *words: object) -> None:
            pass

    server = http.server.HTTPServer(("127.0.0.1", 0), Ear)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with client_for(config_for(tmp_path, webhook=f"http://127.0.0.1:{server.server_port}/")) as client:
        table = WebTable(client)
        end = time.monotonic() + 60
        while len(heard) < 2 and time.monotonic() < end:
            time.sleep(0.01)
    server.shutdown()
    assert heard == [
        {"event": "asked", "match": table.id, "game": "gauntlet", "seat": seat, "player": ""} for seat in (0, 1)
    ]


def test_every_variable_is_documented_with_its_default() -> None:
    page = (Path(__file__).parents[2] / "docs" / "howto" / "serve.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| `GOBELIN_([A-Z_]+)` \| ([^|]+) \|", page, re.MULTILINE))
    fields = {field.name.upper(): field.default for field in msgspec.structs.fields(Config)}
    assert set(rows) == (set(fields) | {"DATABASE_FILE"}) - {"WORKERS"}  # these are said on the command line
    for name, said in rows.items():
        if isinstance(fields.get(name), bool):
            assert said == str(fields[name]).lower(), name
        elif isinstance(fields.get(name), int | float):
            assert float(said) == fields[name], name


def test_a_bucket_lets_a_burst_through_and_then_a_rate() -> None:
    bucket = Bucket(0.001, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


@pytest.mark.parametrize(
    ("origin", "own"),
    [
        (None, True),
        ("http://here:8000", True),
        ("https://here:8000", True),
        ("https://friend.example", True),
        ("http://here", False),
        ("http://elsewhere:8000", False),
        ("null", False),
        ("ftp://here:8000", False),
    ],
)
def test_whose_origin_it_is(origin: str | None, own: bool) -> None:
    headers = {"host": "here:8000"} | ({} if origin is None else {"origin": origin})
    assert is_own_origin(headers, ("https://friend.example",)) is own


def test_logs_are_lines_of_json() -> None:
    record = logging.makeLogRecord({"name": "gobelin.server", "msg": "moved %s", "args": ("on",), "match": "m1"})
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["match"], line["logger"]) == ("moved on", "m1", "gobelin.server")


def test_tokens_are_never_logged(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        table = WebTable(client, seed="1")
        client.post(f"{table.path}/enter", json={"token": table.tokens[0]})
        table.move(0)
        table.send(0, "/qr", method="GET")
    lines = [JsonLines().format(record) for record in caplog.records if record.name.startswith("gobelin")]
    assert any(table.id in line for line in lines)
    assert not any(secret in line for line in lines for secret in (table.host, *filter(None, table.tokens)))


def test_a_move_that_cannot_be_written_was_never_made(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = WebTable(client, seed="1").sit()
    before = table.get(0)

    async def full(*words: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr("gobelin.server.store.Store.change", full)
        problem(table.move(0), 500, "internal")
        body = {"seq": 0, "topic": "trap", "option": ["pass"], "until": "game"}
        problem(table.send(0, "/standing", body), 500, "internal")
    assert table.get(0) == before
    assert table.move(0).json()["seq"] == before["seq"] + 1


def refused(work_pool: WorkPool, client: str) -> int:
    """The status with which one more piece of work is refused; 0: it is not."""

    async def ask() -> None:
        await work_pool.run(client, int)

    try:
        asyncio.run(ask())
    except Problem as problem:
        return problem.status
    return 0


def test_heavy_work_has_an_end_for_each_client_and_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gobelin.server.work_pool.MOST_WORK", 3)
    work_pool, may_end = WorkPool(1, 2), threading.Event()

    async def crowd() -> list[int]:
        under_way = [asyncio.create_task(work_pool.run(client, may_end.wait, 20)) for client in ("a", "a", "b")]
        await asyncio.sleep(0)
        statuses = []
        for client in ("a", "b", "c"):
            with pytest.raises(Problem) as problem:
                await work_pool.run(client, int)
            statuses.append(problem.value.status)
        under_way[0].cancel()  # its thread goes on all the same, and so it counts
        await asyncio.sleep(0)
        with pytest.raises(Problem):
            await work_pool.run("a", int)
        under_way[1].cancel()  # it had not begun
        await asyncio.sleep(0)
        own = asyncio.create_task(work_pool.run(None, int))
        may_end.set()
        assert await own == 0
        assert await under_way[2] is True
        return statuses

    assert asyncio.run(crowd()) == [429, 503, 503]
    assert refused(work_pool, "a") == 0
    work_pool.close()


def test_a_bot_that_waits_in_line_does_not_count_as_crashed(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(packed: bytes, seat: int, bot: str, seed: str) -> Any:
        time.sleep(0.1)
        return ("pass", seat)

    monkeypatch.setattr(bots, "think", slow)
    pool, crowd = BotPool(0, seconds=0.8), range(12 * THREADS)  # together they take half as long again

    async def ask() -> list[Any]:
        return await asyncio.gather(*(pool.choose(str(seat), Question(b"", "1"), seat, "random") for seat in crowd))

    assert asyncio.run(ask()) == [("pass", seat) for seat in crowd]
    pool.close()


@pytest.mark.parametrize("what", ["seating.replay", "hosting._begin"])
def test_whatever_takes_long_keeps_nobody_from_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    module, name = what.split(".")
    work = getattr(import_module(f"gobelin.server.{module}"), name)
    begun, ended, may_end = [], [], threading.Event()

    def endless(*words: Any) -> Any:
        begun.append(words)
        may_end.wait(20)
        ended.append(words)
        return work(*words)

    monkeypatch.setattr("gobelin.server.work_pool.MOST_WORK", 2 * MANY)  # of which a client has half at most
    with client_for(config_for(tmp_path, heavy_threads=8, heavy_per_client=MANY)) as client:
        table = WebTable(client, seed="1")
        monkeypatch.setattr(f"gobelin.server.{what}", endless)
        wish = {"game": "gauntlet", "seats": [{"kind": "person"}] * 2}
        answers: list[int] = []

        def ask() -> None:
            if name == "replay":
                answers.append(table.send(0, "/replay?at=0", method="GET").status_code)
            else:
                answers.append(client.post("/api/matches", json=wish).status_code)

        askers = [threading.Thread(target=ask) for _ in range(MANY)]
        for asker in askers:
            asker.start()
        end = time.monotonic() + 10
        while len(begun) < 5 and time.monotonic() < end:  # any machine has threads for so many
            time.sleep(0.01)
        try:
            assert client.get("/api/health").json()["matches"] == 1
            assert table.move(0).status_code == 200
            assert ended == []
        finally:
            may_end.set()
            for asker in askers:
                asker.join()
        assert set(answers) <= {200, 201}


def test_a_client_that_asks_for_too_much_is_told_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, may_end = threading.Event(), threading.Event()

    def endless(*words: Any) -> Any:
        begun.set()
        may_end.wait(20)
        return replay(*words)

    monkeypatch.setattr("gobelin.server.seating.replay", endless)
    with client_for(config_for(tmp_path, heavy_per_client=1)) as client:
        table = WebTable(client)
        asker = threading.Thread(target=table.send, args=(0, "/replay?at=0", None, "GET"))
        asker.start()
        assert begun.wait(20)
        busy = table.send(0, "/replay?at=0", method="GET")
        assert problem(busy, 429, "busy")
        assert "retry-after" in busy.headers
        record = {"record": json.loads(Match.new("gauntlet").record.to_json())}
        problem(client.post("/api/matches/import", json=record), 429, "busy")
        wish = {"game": "imperial-settlers", "seats": [{"kind": "person"}] * 2, "components": OWN}
        problem(client.post("/api/matches", json=wish), 429, "busy")
        may_end.set()
        asker.join()
        assert table.send(0, "/replay?at=0", method="GET").status_code == 200


def test_an_origin_that_is_no_address_is_not_our_own() -> None:
    assert not is_own_origin({"origin": "http://[", "host": "table.example"})
    assert is_own_origin({"origin": "https://table.example", "host": "table.example"})
