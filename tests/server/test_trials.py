"""Custom components are tried where they can do no harm, and a match that would not end stops."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from gobelin.kernel import SettingsError
from gobelin.server import trials
from gobelin.server.trials import TrialFailed, Trials
from support.server import WebTable, client_for, config_for, short_record

from .test_api import problem
from .test_parts import OWN

GAME = "imperial-settlers"
WISH = {"game": GAME, "seats": [{"kind": "person"}] * 2, "components": OWN}

HASTY_S = 0.2
"""For trials that a test holds up; nothing real may be tried so hastily."""


def for_ever() -> None:
    """Never ends."""
    while True:
        pass


def fills_the_memory() -> int:
    """Takes more than a process has."""
    return len(bytes(3 * 1024**3))


def answers() -> str:
    """Ends at once."""
    return "done"


@pytest.fixture
def may_end() -> Any:
    """Whatever is held up by a test ends with it."""
    event = threading.Event()
    yield event
    event.set()


def test_what_runs_for_ever_or_fills_the_memory_ends_with_its_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "ATTEMPTS", 1)
    config = config_for(tmp_path, bot_processes=1, trial_seconds=3.0, process_megabytes=1024)

    async def attack() -> None:
        tried = Trials(config)
        try:
            for work in (for_ever, fills_the_memory):
                with pytest.raises(TrialFailed, match="too long, or too much memory"):
                    await tried._run("a", work)
            patient = Trials(config_for(tmp_path, bot_processes=1, trial_seconds=120.0, process_megabytes=1024))
            try:
                assert await patient._run("a", answers) == "done"
                with pytest.raises(SettingsError, match="nonsense"):
                    await patient.load("a", "imperial_settlers", {"nonsense": ""})
                await patient.load("a", "imperial_settlers", OWN)
            finally:
                patient.close()
        finally:
            tried.close()

    asyncio.run(attack())


def test_a_choice_that_does_not_end_stops_its_match_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, may_end: threading.Event
) -> None:
    with client_for(config_for(tmp_path)) as client:
        table, other = WebTable(client, game=GAME, components=OWN), WebTable(client, game=GAME)
        (seat,) = table.asked()
        before = table.get(seat)
    with client_for(config_for(tmp_path, trial_seconds=HASTY_S)) as client:
        table.client = other.client = client
        monkeypatch.setattr(trials, "choose", lambda *words: may_end.wait(60))
        detail = problem(table.move(seat), 409, "not-running")["detail"]
        assert "do not come to an end" in detail
        after = table.get(seat)
        assert after["state"] == "broken"
        assert (after["entries"], after["asks"], after["view"]) == (before["entries"], [], before["view"])
        assert other.move(other.asked()[0]).status_code == 200  # nothing of one's own, nothing to try
    with client_for(config_for(tmp_path)) as client:
        table.client = client
        assert table.get(seat)["state"] == "broken"


def boxes_read(game: str, files: dict[str, str]) -> dict[str, str]:
    return files


@pytest.mark.parametrize("what", ["load", "begin"])
def test_components_that_take_too_long_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, may_end: threading.Event, what: str
) -> None:
    with client_for(config_for(tmp_path, trial_seconds=HASTY_S)) as client:
        monkeypatch.setattr(trials, "load", boxes_read)
        monkeypatch.setattr(trials, what, lambda *words: may_end.wait(60))
        problem(client.post("/api/matches", json=WISH), 422, "invalid")
        assert WebTable(client, game=GAME).asked()


def test_a_record_with_own_components_is_tried_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, may_end: threading.Event
) -> None:
    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client, ["person"], GAME, components=OWN)
        record = {"record": table.send(0, "/record", method="GET").json()}
        assert client.post("/api/matches/import", json=record).status_code == 201
    with client_for(config_for(tmp_path, trial_seconds=HASTY_S)) as client:
        monkeypatch.setattr(trials, "play_again", lambda *words: may_end.wait(60))
        problem(client.post("/api/matches/import", json=record), 422, "invalid")
        assert client.post("/api/matches/import", json={"record": short_record()}).status_code == 201


def test_matches_with_own_components_are_played_like_others(client: TestClient) -> None:
    table = WebTable(client, ["person", "random"], GAME, components=OWN)
    table.wait(lambda shown: [ask["seat"] for ask in shown["asks"]] == [0])
    moved = table.move(0)
    assert moved.status_code == 200
    problem(table.send(0, "/moves", {"seq": table.get(0)["seq"], "option": ["nonsense"]}), 422, "not-offered")
    assert table.send(0, "/undo", {"seq": table.get(0)["seq"]}).status_code in (200, 409)


# -- what an operator lets people begin --------------------------------------------------------------------------------


def test_an_operator_can_refuse_components_records_and_tables_of_bots(tmp_path: Path) -> None:
    config = config_for(tmp_path, own_components=False, imports=False, bot_tables=0)
    with client_for(config) as client:
        problem(client.post("/api/matches", json=WISH), 403, "forbidden")
        problem(client.post("/api/matches/import", json={"record": short_record()}), 403, "forbidden")
        bots = {"game": "gauntlet", "seats": [{"kind": "bot", "bot": "random"}] * 2}
        problem(client.post("/api/matches", json=bots), 403, "forbidden")
        table = WebTable(client, ["person", "random"])
        problem(table.send(None, "/seats/0/replace", {"bot": "random"}), 403, "forbidden")


def test_matches_among_bots_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, may_end: threading.Event
) -> None:
    monkeypatch.setattr("gobelin.server.bots.think", lambda *words: may_end.wait(60))
    bots = {"game": "gauntlet", "seats": [{"kind": "bot", "bot": "random"}] * 2}
    with client_for(config_for(tmp_path, bot_tables_per_client=2, bot_seconds=60)) as client:
        tables = [WebTable(client, ["random", "random"]) for _ in range(2)]
        problem(client.post("/api/matches", json=bots), 429, "too-many")
        mixed = WebTable(client, ["person", "random"])
        problem(mixed.send(None, "/seats/0/replace", {"bot": "random"}), 429, "too-many")
        assert tables[0].send(None, "/abandon").status_code == 200
        assert client.post("/api/matches", json=bots).status_code == 201
        may_end.set()
    with client_for(config_for(tmp_path, bot_tables=2)) as client:
        problem(client.post("/api/matches", json=bots), 503, "busy")


# -- rules that loop ---------------------------------------------------------------------------------------------------


def test_rules_that_loop_stop_their_match_and_not_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(state: Any, *words: Any) -> None:
        while True:
            state.rng.randrange(6)

    with client_for(config_for(tmp_path)) as client:
        table, other = WebTable(client, seed="1"), WebTable(client, seed="1")
        table.move(0)
        before = table.get(1)
        with monkeypatch.context() as patched:
            patched.setattr("support.gauntlet.hide", endless)
            problem(table.move(1), 409, "not-running")
            shown = table.get(1)  # it was played again, and came to an end
            assert (shown["state"], shown["asks"], shown["view"]) == ("broken", [], before["view"])
        assert other.move(0).status_code == 200
    with client_for(config_for(tmp_path)) as client:
        table.client = other.client = client
        assert table.get(1)["state"] == "broken"
        assert other.move(1).status_code == 200
