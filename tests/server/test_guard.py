"""One layer around the server: how many large bodies lie in memory, and how much one client can write to the log."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError
from starlette.testclient import TestClient
from starlette.types import Message, Receive, Scope, Send

from gobelin.server import limits, logs, request_bodies
from gobelin.server.blocks import Blocks
from gobelin.server.bodies import LARGE_IN_ALL, LARGE_PER_CLIENT, SMALL
from gobelin.server.buckets import Bucket
from gobelin.server.config import Config
from gobelin.server.limits import LINES_AT_ONCE, MOST_OF_PATH, Guard
from gobelin.server.logs import (
    MOST_OF_TRACE,
    TALK_AT_ONCE,
    TRACES_AT_ONCE,
    Allowance,
    JsonLines,
    Sparing,
    cause,
    start_logs,
)
from support.server import WebTable, client_for, config_for

from .test_api import problem

LARGE = 2 * 1024 * 1024


class Slow:
    """An application that is given bodies, and answers when it is told to."""

    def __init__(self) -> None:
        self.begun = 0
        self.go_on = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.begun += 1
        await receive()
        await self.go_on.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})


class Asking:
    """One request to a guard."""

    def __init__(self, guard: Guard, client: str, path: str = "/api/matches/import", **headers: str) -> None:
        self.read = 0
        self.status = 0
        self.headers: list[tuple[bytes, bytes]] = []
        names = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        scope = {"type": "http", "method": "POST", "path": path, "scheme": "http"}
        self.task = asyncio.create_task(
            guard({**scope, "headers": names, "client": (client, 1)}, self._receive, self._send)
        )

    async def _receive(self) -> Message:
        self.read += 1
        return {"type": "http.request", "body": b"x", "more_body": False}

    async def _send(self, message: Message) -> None:
        self.status = message.get("status", self.status)
        self.headers += message.get("headers", [])


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def large(guard: Guard, client: str, size: int = LARGE) -> Asking:
    return Asking(guard, client, content_length=str(size))


def test_a_client_has_only_so_many_large_bodies_under_way() -> None:
    async def run() -> None:
        app = Slow()
        guard = Guard(app, Config(database=""), Blocks())
        mine = [large(guard, "203.0.113.1") for _ in range(LARGE_PER_CLIENT + 3)]
        await settled()
        assert [one.status for one in mine] == [0] * LARGE_PER_CLIENT + [429] * 3
        assert [one.read for one in mine] == [1] * LARGE_PER_CLIENT + [0] * 3  # refused unread
        others = [
            large(guard, "203.0.113.2"),
            large(guard, "203.0.113.1", SMALL),
            Asking(guard, "203.0.113.1", "/api/matches/0000000000000000/moves", content_length="10"),
        ]
        unsaid = Asking(guard, "203.0.113.1", transfer_encoding="chunked")
        await settled()
        assert ([one.read for one in others], unsaid.status) == ([1, 1, 1], 429)
        app.go_on.set()
        await asyncio.gather(*(one.task for one in [*mine, *others]))
        again = [large(guard, "203.0.113.1") for _ in range(LARGE_PER_CLIENT)]
        await asyncio.gather(*(one.task for one in again))
        assert {one.status for one in again} == {200}

    asyncio.run(run())


def test_all_clients_together_have_only_so_many_large_bodies_under_way() -> None:
    async def run() -> None:
        app = Slow()
        guard = Guard(app, Config(database=""), Blocks())
        fit = LARGE_IN_ALL // LARGE
        crowd = [large(guard, f"203.0.113.{number}") for number in range(fit)]
        await settled()
        late = large(guard, "198.51.100.1")
        await settled()
        assert (app.begun, late.status, late.read) == (fit, 503, 0)
        crowd[0].task.cancel()  # whoever leaves makes room
        await settled()
        next_one = large(guard, "198.51.100.1")
        await settled()
        assert (next_one.read, next_one.status) == (1, 0)
        app.go_on.set()
        await asyncio.gather(*(one.task for one in [*crowd[1:], next_one]))

    asyncio.run(run())


def test_a_client_has_only_so_many_requests_under_way_whatever_they_are() -> None:
    async def run() -> None:
        app = Slow()
        guard = Guard(app, Config(database="", requests_at_once=5, requests_per_second=0.0), Blocks())
        moves = "/api/matches/0000000000000000/moves"
        mine = [Asking(guard, "203.0.113.1", moves, content_length="10") for _ in range(8)]
        await settled()
        assert [one.status for one in mine] == [0] * 5 + [429] * 3
        assert [one.read for one in mine] == [1] * 5 + [0] * 3  # refused unread, and the connection ends
        assert [(b"connection", b"close") in one.headers for one in mine[5:]] == [True] * 3
        other = Asking(guard, "203.0.113.2", moves, content_length="10")
        await settled()
        assert (other.read, other.status) == (1, 0)
        mine[0].task.cancel()
        await settled()
        again = Asking(guard, "203.0.113.1", moves, content_length="10")
        await settled()
        assert (again.read, again.status) == (1, 0)
        app.go_on.set()
        await asyncio.gather(*(one.task for one in [*mine[1:], other, again]))
        assert (b"connection", b"close") not in again.headers

    asyncio.run(run())


def misfits(client: TestClient, path: str, body: bytes) -> list[dict[str, str]]:
    answer = client.post(path, content=body, headers={"Content-Type": "application/json"})
    return list(problem(answer, 422, "invalid").get("errors", []))


def test_thousands_of_unknown_fields_are_one_error(client: TestClient) -> None:
    table = WebTable(client)
    many = {f"{number:x}": 1 for number in range(2500)}
    for fields in ({"seq": 0, "option": ["x"]}, {}):
        body = json.dumps({**fields, **many}).encode()
        assert len(body) <= SMALL
        answer = client.post(f"{table.path}/moves", content=body, headers=table.link(0))
        assert len(problem(answer, 422, "invalid")["errors"]) == 1
    for path in ("/api/matches", "/api/matches/import"):
        assert len(misfits(client, path, json.dumps({f"{number:x}": 1 for number in range(100_000)}).encode())) <= 1
    seats = [{"kind": "person", **many}]
    assert len(misfits(client, "/api/matches", json.dumps({"game": "gauntlet", "seats": seats}).encode())) == 1
    with pytest.raises(ValueError, match="1 validation error"):
        request_bodies.Move.model_validate(many)


def test_an_unknown_field_is_named(client: TestClient) -> None:
    table = WebTable(client)
    answer = table.send(0, "/moves", {"seq": 0, "option": ["x"], "y" * 1000: 1})
    assert f"unknown field '{'y' * 40}'" in problem(answer, 422, "invalid")["detail"]
    answer = client.post("/api/matches", json={"game": "gauntlet", "seats": [{"kind": "person"}] * 2, "sets": {}})
    assert "sets" in problem(answer, 422, "invalid")["detail"]


def test_files_without_end_are_refused_before_they_are_looked_at(client: TestClient) -> None:
    wish = {"game": "gauntlet", "seats": [{"kind": "person"}] * 2}
    body = {**wish, "components": {f"{number}.yaml": "" for number in range(50_000)}}
    assert "at most 20 files" in problem(client.post("/api/matches", json=body), 422, "invalid")["detail"]


# -- the log -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a test takes, no line grows back."""
    monkeypatch.setattr(limits, "LINES_PER_SECOND", 0.0)


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [JsonLines().format(record) for record in caplog.records if record.name == "gobelin.access"]


@pytest.mark.usefixtures("still")
def test_a_client_cannot_fill_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    config = config_for(tmp_path, requests_per_second=1e-9, request_burst=LINES_AT_ONCE // 2)
    asked_for = 2 * LINES_AT_ONCE
    with client_for(config) as client, caplog.at_level(logging.INFO, "gobelin.access"):
        statuses = [client.get("/api/health/live").status_code for _ in range(asked_for)]
    assert (statuses.count(200), statuses.count(429)) == (LINES_AT_ONCE // 2, asked_for - LINES_AT_ONCE // 2)
    assert len(lines(caplog)) == LINES_AT_ONCE


@pytest.mark.usefixtures("still")
def test_what_was_not_written_is_counted_in_the_next_line(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        app = Slow()
        app.go_on.set()
        guard = Guard(app, Config(database="", requests_per_second=0), Blocks())

        async def ask(client: str) -> None:
            await Asking(guard, client, "/api/matches").task

        for _ in range(LINES_AT_ONCE + 5):
            await ask("203.0.113.1")
        await ask("203.0.113.2")  # has lines of its own
        guard._visitors["203.0.113.1"].lines = Bucket(0, 1)
        await ask("203.0.113.1")

    with caplog.at_level(logging.INFO, "gobelin.access"):
        asyncio.run(run())
    written = [json.loads(line) for line in lines(caplog)]
    assert len(written) == LINES_AT_ONCE + 2
    assert [line["unlogged"] for line in written if "unlogged" in line] == [5]
    assert written[-1]["unlogged"] == 5


@pytest.mark.parametrize("path", ["/" + "x" * 5000, "/" + "\U0001f600" * 5000, '/"\\\n' * 2000, "/\udcff" * 500])
def test_a_line_of_the_log_is_short(path: str, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        app = Slow()
        app.go_on.set()
        await Asking(Guard(app, Config(database=""), Blocks()), "203.0.113.1", path).task

    with caplog.at_level(logging.INFO, "gobelin.access"):
        asyncio.run(run())
    (line,) = lines(caplog)
    assert len(line) < MOST_OF_PATH + 200
    assert json.loads(line)["path"].startswith("/")


def test_nonsense_on_connections_does_not_fill_the_log() -> None:
    sparing = Sparing(rate=0)
    nonsense = logging.makeLogRecord(
        {"name": "uvicorn.error", "msg": "Invalid HTTP request", "levelno": logging.WARNING}
    )
    assert [sparing.filter(nonsense) for _ in range(TALK_AT_ONCE + 50)].count(True) == TALK_AT_ONCE
    assert sparing.filter(logging.makeLogRecord({"name": "uvicorn.error", "levelno": logging.ERROR}))


def failed(number: int, name: str = "gobelin.server") -> logging.LogRecord:
    """What is logged where something goes wrong, with a traceback."""
    try:
        raise ValueError(f"{number} " + "x" * 10_000)
    except ValueError as error:
        info = (type(error), error, error.__traceback__)
    return logging.makeLogRecord({"name": name, "msg": "request failed", "levelno": logging.ERROR, "exc_info": info})


@pytest.mark.parametrize("name", ["gobelin.server", "gobelin.access", "uvicorn.error"])
def test_whoever_provokes_errors_does_not_fill_the_disk(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "LINES_PER_SECOND", 0.0)
    monkeypatch.setattr(logs, "TRACES_PER_SECOND", 0.0)
    allowance, written = Allowance(), list[str]()
    for number in range(5000):
        record = failed(number, name)
        if allowance.filter(record):
            written.append(JsonLines().format(record))
    assert len(written) == LINES_AT_ONCE
    traced = [line for line in written if "exception" in json.loads(line)]
    assert len(traced) == TRACES_AT_ONCE
    assert sum(map(len, written)) < TRACES_AT_ONCE * (MOST_OF_TRACE + 1000) + LINES_AT_ONCE * 1000
    assert json.loads(written[-1])["error"].startswith("ValueError: ")  # what went wrong is said all the same
    allowance._lines = Bucket(0, 1)
    last = failed(0, name)
    assert allowance.filter(last)
    assert json.loads(JsonLines().format(last))["unlogged"] == 5000 - LINES_AT_ONCE


def test_the_allowance_holds_for_all_that_the_server_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("gobelin", "uvicorn", "uvicorn.error")
    before = [(logging.getLogger(name).handlers, logging.getLogger(name).filters.copy()) for name in names]
    try:
        start_logs("plain", "info")
        for name in ("gobelin", "uvicorn"):
            (handler,) = logging.getLogger(name).handlers
            assert [type(one) for one in handler.filters] == [Allowance]
    finally:
        for name, (handlers, filters) in zip(names, before, strict=True):
            logging.getLogger(name).handlers, logging.getLogger(name).filters = handlers, filters
            logging.getLogger(name).propagate = True


def test_the_cause_of_a_failure_names_no_statement_and_no_values() -> None:
    plain = OperationalError("INSERT INTO chat VALUES (:text)", {"text": "my words"}, Exception("disk I/O error"))
    assert cause(plain) == "disk I/O error"
    named = 'duplicate key value violates unique constraint "tokens_pkey"\nDETAIL:  Key (hash)=(abc) already exists.'
    assert cause(IntegrityError("INSERT", {}, Exception(named))) == named.partition("\n")[0]
    assert cause(IntegrityError("INSERT", {}, Exception("DETAIL:  Key (hash)=(abc)"))) == "IntegrityError"
    assert cause(OSError("no space")) == "no space"


def test_a_live_table_that_fails_logs_no_words(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with client_for(config_for(tmp_path)) as client, contextlib.ExitStack() as stack:
        table = WebTable(client)
        app: Any = client.app

        async def fails(match_id: str) -> Any:
            raise OperationalError("SELECT text FROM chat", {"id": "my words"}, Exception("disk I/O error"))

        monkeypatch.setattr(app.state.tables.store, "said", fails)
        socket = stack.enter_context(client.websocket_connect(f"{table.path}/live", headers=table.link(0)))
        assert socket.receive()["code"] == 4503
    written = [JsonLines().format(record) for record in caplog.records if record.name.startswith("gobelin")]
    assert [json.loads(line)["why"] for line in written if "did not open" in line] == ["disk I/O error"]
    assert not [line for line in written if "SELECT" in line or "my words" in line]
