from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

from gobelin.server import bots
from gobelin.server.bots import think
from gobelin.server.config import Config
from support.server import WebTable, client_for, config_for

ROUNDS = 6


@pytest.fixture
def servers(database: str, tmp_path: Path) -> Iterator[list[TestClient]]:
    """One server on SQLite; two on one PostgreSQL."""
    config = Config(database=database, bot_processes=0, requests_per_second=0.0)
    with ExitStack() as stack:
        count = 2 if config.shared else 1
        yield [stack.enter_context(client_for(config)) for _ in range(count)] * (3 - count)


def at_once(*works: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """Send requests at the same moment."""
    barrier = threading.Barrier(len(works))
    answers: dict[int, httpx.Response] = {}

    def run(number: int) -> None:
        barrier.wait()
        answers[number] = works[number]()

    threads = [threading.Thread(target=run, args=(number,)) for number in range(len(works))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [answers[number] for number in range(len(works))]


def elsewhere(table: WebTable, client: TestClient) -> WebTable:
    """The same match at another worker."""
    twin = object.__new__(WebTable)
    twin.__dict__.update(table.__dict__)
    twin.client = client
    return twin


def check_log(table: WebTable) -> None:
    """Seqs without a gap, and a position that a fresh start agrees with."""
    app: Any = table.client.app  # type: ignore[attr-defined]
    with app.state.tables.store.engine.connect() as connection:
        seqs = connection.exec_driver_sql(f"SELECT seq FROM log WHERE match_id = '{table.id}' ORDER BY seq").all()
    shown = table.get(0)
    assert [seq for (seq,) in seqs] == list(range(1, shown["seq"] + 1))


def test_of_two_moves_on_one_position_one_wins(servers: list[TestClient]) -> None:
    table, rng = WebTable(servers[0]).sit(), random.Random(1)
    twin = elsewhere(table, servers[1])
    for _ in range(ROUNDS):
        if not (asked := table.asked()):
            break
        seat, position = asked[0], table.get(asked[0])
        body = {"seq": position["seq"], "option": rng.choice(table.options(seat))}
        answers = at_once(lambda: table.send(seat, "/moves", body), lambda: twin.send(seat, "/moves", body))  # noqa: B023
        assert sorted(answer.status_code for answer in answers) == [200, 409], [a.text for a in answers]
        (lost,) = [answer.json() for answer in answers if answer.status_code == 409]
        assert lost["type"] == "urn:gobelin:problem:stale"
        assert lost["position"]["seq"] == position["seq"] + 1
        assert twin.get(seat) == table.get(seat)
    check_log(table)


def test_of_an_undo_and_a_move_one_wins(servers: list[TestClient]) -> None:
    wins = set()
    for attempt in range(ROUNDS):
        table = WebTable(servers[0], seed="1")
        twin = elsewhere(table, servers[1])
        table.move(0)
        seq = table.get(0)["seq"]
        undo = {"seq": seq}
        move = {"seq": seq, "option": table.options(1)[0]}
        works = [lambda: table.send(0, "/undo", undo), lambda: twin.send(1, "/moves", move)]  # noqa: B023
        answers = at_once(*works) if attempt % 2 else at_once(*reversed(works))[::-1]
        codes = tuple(answer.status_code for answer in answers)
        assert codes in ((200, 409), (409, 200)), [answer.text for answer in answers]
        wins.add(codes)
        entries = table.get(0)["entries"]
        assert entries == (0 if codes == (200, 409) else 2)
        assert twin.get(0) == table.get(0)
        check_log(table)


def test_of_a_standing_answer_and_an_undo_both_or_one_hold(servers: list[TestClient]) -> None:
    for _ in range(ROUNDS):
        table = WebTable(servers[0], seed="1")
        twin = elsewhere(table, servers[1])
        table.move(0)
        seq = table.get(0)["seq"]
        stand = {"seq": seq, "topic": "trap", "option": ["pass"], "until": "game"}
        undone, stood = at_once(
            lambda: table.send(0, "/undo", {"seq": seq}),  # noqa: B023
            lambda: twin.send(0, "/standing", stand),  # noqa: B023
        )
        assert undone.status_code == 200, undone.text  # a standing answer is no row of the log
        assert stood.status_code in (200, 409)
        position = table.get(0)
        assert position["entries"] == 0
        assert position["standing"] == []  # given after the choice that was taken back, or not at all
        assert twin.get(0) == position
        check_log(table)


def test_a_bot_that_comes_too_late_is_not_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    may_answer, answered = threading.Event(), []

    def slow(packed: bytes, seat: int, bot: str, seed: str) -> Any:
        option = think(packed, seat, bot, seed)
        may_answer.wait(10)
        answered.append(option)
        return option

    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client, ["person", "random"], seed="1")
        table.wait(lambda shown: [ask["seat"] for ask in shown["asks"]] == [0])
        monkeypatch.setattr(bots, "think", slow)
        moved = table.move(0).json()
        while moved["asks"] and 1 not in [ask["seat"] for ask in moved["asks"]]:
            moved = table.move(0).json()
        undone = table.send(0, "/undo", {"seq": moved["seq"]})
        assert undone.status_code == 200, undone.text
        may_answer.set()
        end = time.monotonic() + 10
        while not answered and time.monotonic() < end:
            time.sleep(0.01)
        time.sleep(0.1)
        assert answered
        shown = table.get(0)
        assert (shown["seq"], shown["entries"]) == (undone.json()["seq"], undone.json()["entries"])


def test_simultaneous_questions_are_answered_at_the_same_time(servers: list[TestClient]) -> None:
    table = WebTable(servers[0], ["person"] * 4, seed="1")
    twin = elsewhere(table, servers[1])
    seq, options = 0, [table.options(seat)[0] for seat in range(4)]
    works = [
        lambda seat=seat: (table, twin)[seat % 2].send(seat, "/moves", {"seq": seq, "option": options[seat]})
        for seat in range(4)
    ]
    answers = at_once(*works)
    assert [answer.status_code for answer in answers] == [200] * 4, [answer.text for answer in answers]
    assert table.get(0) == twin.get(0)
    assert (table.get(0)["seq"], table.get(0)["entries"]) == (4, 4)
    check_log(table)


def test_whoever_has_answered_or_was_taken_back_is_stale(client: TestClient) -> None:
    table = WebTable(client, ["person"] * 3, seed="1")
    options = [table.options(seat)[0] for seat in range(3)]
    assert table.move(0, options[0], 0).status_code == 200
    assert table.move(0, options[0], 0).json()["type"].endswith("stale")
    assert table.send(1, "/undo", {"seq": 0}).json()["type"].endswith("stale")  # what it would take back was not seen
    assert table.move(1, options[1], 0).status_code == 200
    assert table.send(1, "/undo", {"seq": 2}).status_code == 200
    assert table.move(2, options[2], 0).json()["type"].endswith("stale")  # somebody has to look again
    assert table.move(2, options[2], 3).status_code == 200
    assert table.move(1, options[1], 3).status_code == 200
    assert table.move(2, options[2], 3).json()["type"].endswith("stale")
    assert table.move(2, options[2], 99).json()["type"].endswith("stale")


def test_workers_hear_of_each_other(postgres: Any) -> None:
    config = Config(database=postgres.new_database(), bot_processes=0, requests_per_second=0.0)
    with client_for(config) as first, client_for(config) as second:
        table = WebTable(first, ["person", "person", "random"], seed="1").sit()
        twin = elsewhere(table, second)
        with (
            first.websocket_connect(f"{table.path}/live", headers=table.link(0)) as mine,
            second.websocket_connect(f"{table.path}/live", headers=table.link(1)) as theirs,
        ):
            heard: list[dict[str, Any]] = []

            def until(socket: Any, test: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
                while True:
                    heard.append(socket.receive_json())
                    if test(heard[-1]):
                        return heard[-1]

            until(mine, lambda m: m["type"] == "position" and m["position"]["players"][1]["present"])
            until(theirs, lambda m: m["type"] == "position" and m["position"]["players"][0]["present"])
            table.wait(lambda shown: 2 not in [ask["seat"] for ask in shown["asks"]])
            while table.options(0):
                moved = table.move(0)
            until(theirs, lambda m: m["type"] == "position" and m["position"]["seq"] >= moved.json()["seq"])
            twin.move(1)
            until(mine, lambda m: m["type"] == "position" and m["position"]["seq"] == twin.get(1)["seq"])
            twin.send(1, "/chat", {"text": "hello"})
            assert until(mine, lambda m: m["type"] == "chat")["text"] == "hello"
            stood = {"seq": table.get(0)["seq"], "topic": "trap", "option": ["pass"], "until": "game"}
            while (answer := table.send(0, "/standing", stood)).status_code == 409:
                stood["seq"] = table.get(0)["seq"]
            assert answer.status_code == 200
            assert [given["topic"] for given in twin.get(0)["standing"]] == ["trap"]
        conducting = [client.app.state.conductor.is_active for client in (first, second)]  # type: ignore[attr-defined]
        assert sorted(conducting) == [False, True]


def test_whoever_was_present_at_a_dead_worker_is_gone(postgres: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gobelin.server.peers.BEAT_S", 0.5)
    config = Config(database=postgres.new_database(), bot_processes=0, requests_per_second=0.0)
    with client_for(config) as first, client_for(config) as second:
        table = WebTable(first, ["person"] * 3)
        app: Any = first.app

        def present(seats: list[bool]) -> None:
            table.wait(lambda shown: [player["present"] for player in shown["players"]] == seats)

        with second.websocket_connect(f"{table.path}/live", headers=table.link(1)) as alive:
            alive.receive_json()
            present([False, True, False])
            assert first.portal is not None
            # The last words of a worker that was killed.
            first.portal.call(app.state.tables.store.tell_others, {"from": "x", "match": table.id, "present": [2]})
            present([False, True, True])
            present([False, True, False])
            # One that was given up too early makes itself heard again.
            peers = app.state.hub.announce.__self__
            peers._heard.clear()
            first.portal.call(app.state.hub.forget_others)
            present([False, True, False])
