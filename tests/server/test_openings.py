"""Opening matches takes threads and memory: one client cannot have all of either."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from gobelin.server import apart
from gobelin.server.match_session import MatchSession
from support.server import WebTable, client_for, config_for

from .test_fairness import GREEDY, PATIENT, another, wait

MANY = 40
"""More than any machine has threads for ordinary work."""


class Held(list[str]):
    """The matches that are half open, until they may go on."""

    def __init__(self) -> None:
        self.may_end = threading.Event()


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    """Whatever the greedy client opens stays half open."""
    begun, follow = Held(), MatchSession.follow

    def slow(self: MatchSession, *args: Any) -> None:
        if self.opened_for == GREEDY[0]:
            begun.append(self.id)
            begun.may_end.wait(120)
        follow(self, *args)

    monkeypatch.setattr(MatchSession, "follow", slow)
    yield begun
    begun.may_end.set()


def in_memory(client: TestClient) -> list[str]:
    app: Any = client.app
    return list(app.state.tables._tables)


def forget_all(client: TestClient) -> None:
    app: Any = client.app
    for match_id in in_memory(client):
        app.state.tables.forget_match(match_id)


def test_a_match_is_opened_while_one_client_opens_many(tmp_path: Path, held: Held) -> None:
    with client_for(config_for(tmp_path)) as client:
        tables = [WebTable(client, seed="1") for _ in range(MANY)]
        own = WebTable(another(client, PATIENT), seed="1")
        forget_all(client)
        greedy = another(client, GREEDY)
        askers = [
            threading.Thread(target=greedy.get, args=(table.path,), kwargs={"headers": table.link(0)})
            for table in tables
        ]
        for asker in askers:
            asker.start()
        wait(lambda: len(held) == apart.PER_CLIENT)
        assert own.get(0)["id"] == own.id
        assert own.move(own.asked()[0]).status_code == 200
        assert len(held) == apart.PER_CLIENT < apart.THREADS
        held.may_end.set()
        for asker in askers:
            asker.join()


def test_who_opens_one_match_after_the_other_drives_out_his_own(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path, live_matches=6)) as client:
        greedy, patient = another(client, GREEDY), another(client, PATIENT)
        kept = [WebTable(patient, seed="1") for _ in range(2)]
        tables = [WebTable(greedy, seed="1") for _ in range(12)]
        for _ in range(2):
            for table in tables:
                table.get(0)
        assert {table.id for table in kept} < set(in_memory(client))
        assert len(in_memory(client)) == 6
        assert in_memory(client)[-1] == tables[-1].id
        forget_all(client)
        app: Any = client.app
        assert app.state.tables._opened == {}
