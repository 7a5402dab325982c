"""Between two positions, every state that there was."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from gobelin.server.steps import MOST_STEP_BYTES, MOST_STEPS, Shelf, Steps
from support.server import WebTable


def test_a_socket_is_told_every_state_that_there_was(client: TestClient) -> None:
    table, rng = WebTable(client, seed="1").sit(), random.Random(1)
    with client.websocket_connect(f"{table.path}/live", headers=table.link(0)) as socket:
        shown = [socket.receive_json()["position"]]
        table.play(rng, 12)
        while shown[-1]["entries"] < table.get()["entries"]:
            told = socket.receive_json()
            shown += [*told.get("steps", []), told["position"]]
    moments = {state["entries"]: state for state in shown}
    moved = [state["entries"] for state in shown]
    assert moved == sorted(moved)
    for entries in range(len(moments)):  # each of these choices was one entry
        then = table.send(0, f"/replay?at={entries}&seat=0", method="GET").json()
        assert moments[entries]["view"] == then["view"]
        assert [ask["topic"] for ask in moments[entries]["asks"]] == [ask["topic"] for ask in then["asks"]]


def test_a_step_tells_no_options(client: TestClient) -> None:
    table: Any = WebTable(client, seed="1").sit()
    with client.websocket_connect(f"{table.path}/live", headers=table.link(0)) as socket:
        seen = socket.receive_json()["position"]["seq"]
        table.play(random.Random(1), 30)
        while seen < table.get()["seq"]:
            told = socket.receive_json()
            seen = told["position"]["seq"]
            for step in told.get("steps", []):
                assert step["seq"] < seen
                assert all("options" not in ask and not ask["rules"] for ask in step["asks"])


def kept(steps: Steps, entries: int, seq: int) -> list[int]:
    return [msgspec.json.decode(words) for words in steps.take(entries, seq)]


def test_steps_are_kept_in_bounds() -> None:
    steps = Steps(Shelf())
    for entries in range(200):
        steps.add(entries, entries, lambda entries=entries: msgspec.json.encode(entries))  # type: ignore[misc]
    assert kept(steps, 199, 199) == list(range(199 - MOST_STEPS + 1, 199))
    for entries in range(200, 210):
        steps.add(entries, entries, lambda: b"x" * (MOST_STEP_BYTES // 4))
    assert len(steps.take(210, 210)) == 4
    assert steps.take(210, 210) == []


def test_what_was_taken_back_is_no_step() -> None:
    steps = Steps(Shelf())
    for seq, entries in enumerate([3, 4, 5, 5, 4, 5, 6]):
        steps.add(entries, seq, lambda seq=seq: msgspec.json.encode(seq))  # type: ignore[misc]
    assert kept(steps, 6, 6) == [5]


def test_what_is_kept_for_all_sockets_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gobelin.server.steps.MOST_SHELF_BYTES", 100)
    shelf = Shelf()
    sockets = [Steps(shelf) for _ in range(10)]
    for entries in range(5):
        for steps in sockets:
            steps.add(entries, entries, lambda: b"x" * 30)
            assert shelf.bytes <= 100
    assert sum(len(steps.take(5, 5)) for steps in sockets) == 3
    assert shelf.bytes == 0


def test_who_leaves_keeps_no_steps(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gobelin.server.live.PACE_S", 3600.0)
    table: Any = WebTable(client, seed="1").sit()
    app: Any = client.app
    with client.websocket_connect(f"{table.path}/live", headers=table.link(0)) as socket:
        socket.receive_json()
        table.play(random.Random(1), 6)
        assert app.state.hub._shelf.bytes > 0
    assert not app.state.hub.has(table.id)
    assert app.state.hub._shelf.bytes == 0


def test_steps_that_take_too_long_are_not_drawn(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gobelin.server.steps.DRAW_S", -1.0)
    monkeypatch.setattr("gobelin.server.steps.step", lambda table, seat: pytest.fail("it is drawn"))
    table: Any = WebTable(client, seed="1").sit()
    with client.websocket_connect(f"{table.path}/live", headers=table.link(0)) as socket:
        told = socket.receive_json()
        table.play(random.Random(1), 6)
        while told["position"]["seq"] < table.get()["seq"]:
            told = socket.receive_json()
            assert "steps" not in told
