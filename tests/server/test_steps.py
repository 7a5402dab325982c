"""Between two positions, every state that there was."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from starlette.testclient import TestClient

from gobelin.server.steps import MOST_STEP_BYTES, MOST_STEPS, Steps
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
    steps = Steps()
    for entries in range(200):
        steps.add(entries, entries, lambda entries=entries: msgspec.json.encode(entries))  # type: ignore[misc]
    assert kept(steps, 199, 199) == list(range(199 - MOST_STEPS + 1, 199))
    for entries in range(200, 210):
        steps.add(entries, entries, lambda: b"x" * (MOST_STEP_BYTES // 4))
    assert len(steps.take(210, 210)) == 4
    assert steps.take(210, 210) == []


def test_what_was_taken_back_is_no_step() -> None:
    steps = Steps()
    for seq, entries in enumerate([3, 4, 5, 5, 4, 5, 6]):
        steps.add(entries, seq, lambda seq=seq: msgspec.json.encode(seq))  # type: ignore[misc]
    assert kept(steps, 6, 6) == [5]
