"""Old matches go, a few at a time, and no wall clock makes a match old."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from gobelin.server import retention
from gobelin.server.config import Config
from support.server import WebTable, client_for, config_for, short_record

from .test_api import problem
from .test_links import closed
from .test_parts import OWN
from .test_time import DECADE, shift_wall

DAY = 24 * 3600
PARTS = ("log", "tokens", "standing", "chat", "reports", "analyses", "components", "matches")


def sweep(client: TestClient) -> int:
    app: Any = client.app
    portal: Any = client.portal
    swept: Callable[[], Any] = app.state.retention.sweep
    return int(portal.call(swept))


def serve_for(client: TestClient, days: float) -> None:
    app: Any = client.app
    keeper = app.state.tables.timekeeper
    keeper.set(keeper.now() + days * DAY)


def counted(client: TestClient) -> dict[str, int]:
    app: Any = client.app
    with app.state.tables.store.engine.connect() as connection:
        return {name: int(connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one()) for name in PARTS}


def test_matches_go_by_age_with_all_that_is_kept_of_them(database: str) -> None:
    config = Config(
        database=database, bot_processes=0, requests_per_second=0.0, keep_over_days=30.0, keep_idle_days=90.0
    )
    with client_for(config) as client:
        finished, idle, played = (WebTable(client, seed=str(number)).sit() for number in range(3))
        finished.play(random.Random(1))
        for table in (finished, idle):
            table.send(0, "/chat", {"text": "hello"})
            table.send(0, "/report", {"note": "something"})
            table.send(0, "/standing", {"seq": 0, "topic": "trap", "option": ["pass"], "until": "game"})
        imported = client.post("/api/matches/import", json={"record": short_record()}).json()["id"]
        abandoned = WebTable(client, game="imperial_settlers", components=OWN)
        abandoned.send(None, "/abandon")
        assert counted(client)["components"] == 1
        assert sweep(client) == 0
        serve_for(client, 29)
        assert sweep(client) == 0
        serve_for(client, 2)
        assert sweep(client) == 3
        for path in (finished.path, f"/api/matches/{imported}", abandoned.path):
            problem(client.get(path), 404, "not-found")
        assert idle.get(0)["state"] == "open"
        assert counted(client)["components"] == 0
        serve_for(client, 30)
        played.move(0)
        serve_for(client, 31)
        assert sweep(client) == 1
        problem(client.get(idle.path, headers=idle.link(0)), 404, "not-found")
        assert played.get(0)["entries"] == 1
        left = counted(client)
        assert (left["matches"], left["log"], left["tokens"]) == (1, 3, 5)
        assert sum(left[name] for name in ("standing", "chat", "reports", "analyses", "components")) == 0


def test_nothing_goes_where_that_is_not_wanted(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path, keep_over_days=0.0, keep_idle_days=0.0)) as client:
        WebTable(client).send(None, "/abandon")
        serve_for(client, 10_000)
        assert sweep(client) == 0


@pytest.mark.parametrize("jump", [DECADE, -DECADE])
def test_a_wall_clock_that_jumps_makes_no_match_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    config = config_for(tmp_path)
    with client_for(config) as client:
        WebTable(client).send(None, "/abandon")
        shift_wall(monkeypatch, jump)
        assert sweep(client) == 0
        WebTable(client).send(None, "/abandon")
    monkeypatch.undo()
    with client_for(config) as client:  # and none when it jumps while the server is down
        assert sweep(client) == 0
        serve_for(client, 366)
        assert sweep(client) == 2


def test_many_go_in_small_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAUSE_S", 0.0)
    monkeypatch.setattr(retention, "MOST_IN_A_SWEEP", 10)
    with client_for(config_for(tmp_path)) as client:
        for number in range(13):
            WebTable(client, seed=str(number)).send(None, "/abandon")
        serve_for(client, 400)
        assert sweep(client) == 10
        assert sweep(client) == 3


def test_a_socket_at_a_match_that_goes_is_sent_away(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client)
        with client.websocket_connect(f"{table.path}/live", headers=table.link(0)) as socket:
            assert socket.receive_json()["type"] == "position"
            serve_for(client, 400)
            assert sweep(client) == 1
            assert closed(socket) == 4404


def test_the_server_prunes_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "MEASURE_S", 0.02)
    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client)
        serve_for(client, 400)
        end = time.monotonic() + 30
        while client.get(table.path, headers=table.link(0)).status_code != 404:
            assert time.monotonic() < end
            time.sleep(0.02)
