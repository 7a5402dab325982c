from __future__ import annotations

import contextlib
import dataclasses
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from gobelin.kernel import Game, Match, Record, find_game
from gobelin.server.config import Config
from support.server import WebTable, client_for, config_for
from support.serving import free_port, kill, start

from .test_api import problem


def config_of(database: str) -> Config:
    return Config(database=database, bot_processes=0, requests_per_second=0.0)


def test_a_match_goes_on_after_a_restart(database: str) -> None:
    rng = random.Random(1)
    with client_for(config_of(database)) as client:
        table = WebTable(client, ["person", "person", "random"], seed="1")
        table.send(0, "/claim", {"name": "Ada"})
        table.play(rng, 9)
        table.wait(lambda shown: 2 not in [ask["seat"] for ask in shown["asks"]])
        position = table.get(1)
        stand = {"seq": position["seq"], "topic": "ward", "option": ["pass"], "until": "game"}
        before = table.send(1, "/standing", stand).json()
    with client_for(config_of(database)) as client:
        table.client = client
        after = table.get(1, since=position["seq"])
        assert after == before | {"log": after["log"]}
        table.play(rng)
        assert table.get(0)["state"] == "finished"


def test_undo_and_suspended_answers_survive_a_restart(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client, seed="1").sit()
        begun = table.get(0)["seq"]
        table.send(0, "/standing", {"seq": begun, "topic": "trap", "option": ["pass"], "until": "game"})
        table.move(0)
        table.send(0, "/undo", {"seq": begun + 1})
        before = table.get(0)
        assert [given["suspended"] for given in before["standing"]] == [True]
    with client_for(config_for(tmp_path)) as client:
        table.client = client
        assert table.get(0) == before
        assert table.move(0).json()["standing"][0]["suspended"] is False


def test_bots_that_were_thinking_go_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("gobelin.server.clock.Conductor.consider", lambda *words, **more: None)
        with client_for(config_for(tmp_path)) as client:
            table = WebTable(client, ["person", "random"], seed="1")
            assert 1 in table.asked()
    with client_for(config_for(tmp_path)) as client:
        table.client = client
        table.wait(lambda shown: 1 not in [ask["seat"] for ask in shown["asks"]])


def test_a_log_that_does_not_replay_opens_read_only(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client, seed="1")
        table.play(random.Random(1), 6)
        app: Any = client.app
        wrong = '{"entries":[[0,"draft",["keep","moon"],"person"]]}'
        with app.state.tables.store.engine.begin() as connection:
            connection.exec_driver_sql(f"UPDATE log SET payload = '{wrong}' WHERE seq = 4")
    with client_for(config_for(tmp_path)) as client:
        table.client = client
        shown = table.get(0)
        assert (shown["state"], shown["entries"], shown["asks"]) == ("broken", 3, [])
        assert "entry 3" in shown["trouble"]
        assert "moon" not in str(shown)
        problem(table.send(0, "/moves", {"seq": shown["seq"], "option": ["pass"]}), 409, "not-running")


def install_newer(monkeypatch: pytest.MonkeyPatch, migrations: dict[int, Any]) -> Game[Any]:
    """Let the server have the Gauntlet with its second rules."""
    game = dataclasses.replace(find_game("gauntlet"), rules_version=2, migrations=migrations)
    monkeypatch.setattr("gobelin.server.boxes.find_game", lambda name: game)
    return game


def test_a_match_goes_on_under_newer_rules_where_a_migration_leads_there(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def shorter(record: Record) -> Record:
        return msgspec.structs.replace(record, entries=record.entries[:-1])

    with client_for(config_of(database)) as client:
        table, done = WebTable(client, seed="1"), WebTable(client, seed="2")
        table.play(random.Random(1), 7)
        table.send(0, "/standing", {"seq": 7, "topic": "trap", "option": ["pass"], "until": "game"})
        done.play(random.Random(1))
        before = table.get(0)
    game = install_newer(monkeypatch, {1: shorter})
    with client_for(config_of(database)) as client:
        table.client = done.client = client
        after = table.get(0, since=7)
        assert (after["state"], after["trouble"], after["standing"]) == ("running", None, [])
        assert (after["entries"], after["seq"], after["log_from"]) == (before["entries"] - 1, before["seq"] + 1, 0)
        assert after["log"] == table.get(0)["log"]
        seat = table.asked()[0]
        problem(table.send(seat, "/moves", {"seq": 7, "option": table.options(seat)[0]}), 409, "stale")
        table.play(random.Random(2), 3)
        middle = table.get(0)
        assert middle["seq"] == after["seq"] + 3
        assert done.get(0)["state"] == "finished"
    with client_for(config_of(database)) as client:
        table.client = client
        assert table.get(0) == middle  # it is migrated once
        assert table.get(0, since=7)["log_from"] == 0
        table.play(random.Random(3))
        record = Record.from_json(table.send(0, "/record", method="GET").content)
        assert record.rules_version == 2
        assert Match.replay(record, game=game).result is not None


def test_two_workers_migrate_a_match_once(postgres: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    config = config_of(postgres.new_database())
    with client_for(config) as client:
        table = WebTable(client, seed="1")
        table.play(random.Random(1), 4)
    install_newer(monkeypatch, {1: lambda record: record})
    with client_for(config) as first, client_for(config) as second:
        answers: list[dict[str, Any]] = []
        barrier = threading.Barrier(2)

        def look(client: Any) -> None:
            barrier.wait()
            answers.append(client.get(table.path, headers=table.link(0)).json())

        threads = [threading.Thread(target=look, args=(client,)) for client in (first, second)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert [(shown["seq"], shown["entries"]) for shown in answers] == [(5, 4)] * 2


@pytest.mark.parametrize("migrations", [{}, {1: "the second rules ask for more"}])
def test_a_match_of_older_rules_without_a_migration_is_only_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, migrations: dict[int, Any]
) -> None:
    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client, seed="1")
        table.play(random.Random(1), 4)
        before = table.get(0)
    install_newer(monkeypatch, migrations)
    with client_for(config_for(tmp_path)) as client:
        table.client = client
        shown = table.get(0)
        assert (shown["state"], shown["seq"], shown["view"]) == ("broken", before["seq"], before["view"])
        assert "rules version 1" in shown["trouble"]


def test_a_match_of_older_rules_says_where_it_no_longer_fits_the_newer_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def as_it_was(record: Record) -> Record:
        gone = msgspec.structs.replace(record.entries[2], topic="moon")  # nobody asks that any more
        return msgspec.structs.replace(record, entries=(*record.entries[:2], gone, *record.entries[3:]))

    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client, seed="1")
        table.play(random.Random(1), 4)
    install_newer(monkeypatch, {1: as_it_was})
    with client_for(config_for(tmp_path)) as client:
        table.client = client
        shown = table.get(0)
        assert (shown["state"], shown["entries"], shown["asks"]) == ("broken", 2, [])
        assert shown["trouble"] == "it was begun under rules version 1; from entry 2 on it does not fit the rules"


def test_a_rule_that_breaks_stops_the_match_and_says_nothing_of_hidden_things(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client, seed="1")
        table.move(0)
        before = table.get(1)

        def brittle(*words: Any) -> None:
            raise ZeroDivisionError("the idol lies at the bottom")

        monkeypatch.setattr("support.gauntlet.hide", brittle)
        answer = table.move(1)
        assert "idol" not in str(problem(answer, 409, "not-running"))
        shown = table.get(1)
        assert (shown["state"], shown["asks"], shown["view"]) == ("broken", [], before["view"])
        assert shown["seq"] == before["seq"] + 1
        assert "idol" not in shown["trouble"]


def test_memory_holds_a_bounded_number_of_matches(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path, live_matches=3)) as client:
        tables = [WebTable(client, seed=str(number)) for number in range(8)]
        app: Any = client.app
        for table in tables:
            table.move(0)
        assert len(app.state.tables) <= 4
        assert [table.get(0)["entries"] for table in tables] == [1] * 8


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(database: str) -> None:
    port = free_port()
    process = start(database, port)

    def burst(table: WebTable, seed: int) -> None:
        with contextlib.suppress(httpx.HTTPError):
            table.play(random.Random(seed))

    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
        tables = [WebTable(client, settings={"rounds": 6}) for _ in range(4)]
        threads = [threading.Thread(target=burst, args=(table, seed)) for seed, table in enumerate(tables)]
        for thread in threads:
            thread.start()
        while not all(table.acknowledged > 5 for table in tables):
            assert any(thread.is_alive() for thread in threads)
            time.sleep(0.002)
        kill(process)
        for thread in threads:
            thread.join()
    assert any(table.acknowledged < 40 for table in tables)  # they were in the middle of it
    process = start(database, port)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
            for number, table in enumerate(tables):
                table.client = client
                assert table.get(0)["seq"] >= table.acknowledged
                table.play(random.Random(number))
                assert table.get(0)["state"] == "finished"
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0 or process.returncode == -signal.SIGTERM


def test_a_second_server_on_one_file_is_turned_away(tmp_path: Path) -> None:
    database = config_for(tmp_path).database
    process = start(database, free_port())
    try:
        for where in (["--data", str(tmp_path)], ["--database", database]):
            command = [sys.executable, "-m", "gobelin", "serve", "--port", str(free_port()), *where]
            second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
            assert second.returncode == 1
            assert f"served already by process {process.pid}" in second.stderr
            assert "Traceback" not in second.stderr
    finally:
        process.kill()
        process.wait()
    process = start(database, free_port())  # what the dead one has left is in nobody's way
    process.kill()
    process.wait()
