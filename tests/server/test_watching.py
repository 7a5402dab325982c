"""What is watched: how long the loop is blocked, and which match was played when the server died."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest

from gobelin.server import suspects
from gobelin.server.problems import Problem
from gobelin.server.suspects import SLOW_S, Suspects
from gobelin.server.watchdog import WINDOW_S, Watchdog
from support.server import WebTable, client_for, config_for

from .test_api import problem

DEAD = 2**22 + 1
"""No process has this number."""


def died_over(folder: Path, *matches: str) -> None:
    """Leave what a server leaves that dies while it plays these matches."""
    (folder / f"gobelin.suspects.{DEAD}").write_text("\n".join(matches), "utf-8")


def test_the_longest_block_of_the_last_minutes_is_known() -> None:
    dog = Watchdog()
    assert dog.longest_s == 0.0
    now = time.monotonic()
    for ago, late in ((WINDOW_S + 60, 9.0), (200, 0.5), (100, 0.3), (50, 0.4), (1, 0.1)):
        dog.note(now - ago, late)
    assert dog.longest_s == 0.5
    dog.note(now, 2.0)
    assert dog.longest_s == 2.0


def test_a_blocked_loop_is_noticed(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> float:
        dog = Watchdog()
        dog.start()
        await asyncio.sleep(0)  # it sleeps
        time.sleep(1.5)
        end = time.monotonic() + 20
        while dog.longest_s < 1 and time.monotonic() < end:
            await asyncio.sleep(0.01)
        await dog.stop()
        return dog.longest_s

    assert asyncio.run(run()) >= 1
    assert "the event loop was blocked" in caplog.text


def test_health_tells_of_it(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path)) as client:
        assert client.get("/api/health").json()["longest_block_ms"] >= 0


def test_only_what_is_played_for_long_is_noted(tmp_path: Path) -> None:
    watched = Suspects(config_for(tmp_path))
    note, now = watched._note, time.monotonic()

    def both() -> None:
        watched.look(now)
        assert not note.exists()
        watched.play("b", lambda: watched.look(time.monotonic() + SLOW_S))
        assert note.read_text() == "a\nb"
        watched.look(time.monotonic() + SLOW_S)
        assert note.read_text() == "a"

    watched.play("a", both)
    watched.look(time.monotonic() + SLOW_S)
    assert note.read_text() == ""
    watched.close()
    assert list(tmp_path.glob("gobelin.suspects*")) == []


def test_crashes_are_counted_over_starts(tmp_path: Path) -> None:
    config = config_for(tmp_path)
    for crashes in range(1, 4):
        died_over(tmp_path, "a", *(["b"] if crashes == 3 else []))
        watched = Suspects(config)
        watched.start()
        watched.close()
        assert watched.crashes["a"] == crashes
        assert watched.quarantined == ([] if crashes < 2 else ["a"])
    watched.check("b")
    watched.check("c")
    with pytest.raises(Problem, match="again and again"):
        watched.check("a")
    assert json.loads((tmp_path / "gobelin.suspects").read_text()) == {"a": 3, "b": 1}


def test_the_notes_of_other_workers_that_live_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suspects, "data_folder", lambda: tmp_path)
    config = config_for(tmp_path, database="postgresql+psycopg://nowhere/gobelin")
    watched = Suspects(config)
    living = watched._base.with_name(f"{watched._base.name}.1")
    living.write_text("a", "utf-8")
    watched.start()
    watched.close()
    assert watched.crashes == {}
    assert living.exists()


def test_a_match_over_which_the_server_died_twice_is_not_played_on(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path)) as client:
        bad, good = (WebTable(client, ["person", "random"]) for _ in range(2))
        for table in (bad, good):
            table.wait(lambda shown: 0 in [ask["seat"] for ask in shown["asks"]])
        before = good.get(0)
    died_over(tmp_path, bad.id)
    with client_for(config_for(tmp_path)) as client:  # once may be by chance
        bad.client = client
        assert bad.get(0)["state"] != "broken"
    died_over(tmp_path, bad.id)
    with client_for(config_for(tmp_path)) as client:
        good.client = bad.client = client
        assert good.get(0) == before
        for where, method in (("", "GET"), ("/moves", "POST"), ("/record", "GET")):
            answer = bad.send(0, where, {"seq": 0, "option": ["pass"]} if method == "POST" else None, method)
            assert "again and again" in problem(answer, 409, "quarantined")["detail"]


def test_after_a_crash_that_is_no_ones_fault_everything_goes_on(tmp_path: Path) -> None:
    died_over(tmp_path)
    (tmp_path / "gobelin.suspects").write_text("nonsense", "utf-8")
    with client_for(config_for(tmp_path)) as client:
        assert WebTable(client).move(0).status_code == 200
