"""What anybody may ask for at any time is not made anew for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import fastapi.routing
import pytest
from sqlalchemy import event
from starlette.testclient import TestClient

from gobelin.server import app as app_module
from gobelin.server import game_info, store
from support.server import WebTable

from .test_thinking import Finished


@contextmanager
def statements(client: TestClient) -> Iterator[list[str]]:
    """What the database is asked meanwhile."""
    app: Any = client.app
    engine, asked = app.state.tables.store.engine, list[str]()

    def note(connection: Any, cursor: Any, statement: str, *more: Any) -> None:
        asked.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    yield asked
    event.remove(engine, "before_cursor_execute", note)


def test_the_games_are_described_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    first = client.get("/api/games")
    monkeypatch.setattr(game_info, "about", None)
    assert client.get("/api/games").json() == first.json() != []


def test_the_api_is_described_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    first = client.get("/api/openapi.json")
    monkeypatch.setattr(app_module, "openapi", None)
    assert client.get("/api/openapi.json").json() == first.json()
    assert "/api/matches/{match_id}" in first.json()["paths"]


def test_matches_are_not_counted_for_everybody_who_asks(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "COUNT_S", 3600.0)
    WebTable(client)
    with statements(client) as asked:
        assert [client.get("/api/health").json()["matches"] for _ in range(5)] == [1] * 5
    assert sum("count(" in statement for statement in asked) == 1


def test_large_answers_are_not_looked_through_value_by_value(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Finished(client, 1)

    async def never(**words: Any) -> Any:
        raise AssertionError("every value is checked on the loop")

    monkeypatch.setattr(fastapi.routing, "serialize_response", never)
    for path in ("/api/games", "/api/openapi.json", "/api/matches", table.path, f"{table.path}/analysis"):
        answer = client.get(path, headers=table.link(None))
        assert answer.status_code == 200, path
