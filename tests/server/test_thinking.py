"""What the server thinks for people: hints at the table, and analyses of matches that are over."""

from __future__ import annotations

import asyncio
import itertools
import pickle
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from gobelin.bots import Budget
from gobelin.kernel import Match, Seat, find_game
from gobelin.server import advising, analyses, bots
from gobelin.server.bots import BotPool, Question, weigh
from gobelin.server.problems import Problem as Refusal
from gobelin.server.work_pool import Turnstile
from support.server import WebTable, bearer, client_for, config_for, short_record
from support.twins import twins

from .test_api import problem

QUICK = {"hint_playouts": 12, "hint_seconds": 60.0, "analysis_playouts": 8}
GAME = "imperial_settlers"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_for(config_for(tmp_path, **QUICK)) as made:
        yield made


def ask(table: WebTable, asking: int | None, **body: Any) -> Any:
    return table.send(asking, "/hint", {"seq": table.get(None)["seq"], **body})


# -- hints -------------------------------------------------------------------------------------------------------------


def test_a_hint_names_the_best_options_and_what_they_are_worth(client: TestClient) -> None:
    table = WebTable(client, game=GAME, seed="1")
    (seat,) = table.asked()
    before = table.get(seat)
    hint = ask(table, seat).json()
    assert (hint["seq"], hint["seat"], hint["topic"]) == (before["seq"], seat, before["asks"][0]["topic"])
    assert 1 < len(hint["best"]) <= advising.SHOWN
    assert all(found["option"] in table.options(seat) for found in hint["best"])
    assert hint["best"][0]["behind"] == 0
    assert all(found["behind"] >= 0 for found in hint["best"])
    assert table.get(seat) == before  # the match has not noticed
    assert table.move(seat, hint["best"][0]["option"]).status_code == 200


def test_a_game_without_heuristics_is_not_weighed_in_points(client: TestClient) -> None:
    table = WebTable(client, seed="1")
    hint = ask(table, 0).json()
    assert [found["behind"] for found in hint["best"]] == [None] * len(hint["best"])


def test_a_hint_is_for_the_seat_that_is_asked(client: TestClient) -> None:
    table = WebTable(client, game=GAME, seed="1", spectators=True)
    (seat,) = table.asked()
    problem(ask(table, 1 - seat), 403, "not-asked")
    problem(ask(table, 1 - seat, seat=seat), 403, "forbidden")
    problem(ask(table, None), 403, "forbidden")  # the host has no seat
    problem(client.post(f"{table.path}/hint", json={"seq": 0}), 403, "forbidden")
    problem(ask(table, seat, seq=7), 409, "stale")
    table.send(seat, "/resign")
    problem(ask(table, seat), 403, "forbidden")  # a bot plays there


def test_there_are_no_hints_when_the_match_is_over(client: TestClient) -> None:
    table = WebTable(client, seed="1")
    table.send(None, "/abandon")
    problem(ask(table, 0), 409, "not-running")


def test_the_host_can_switch_hints_off(client: TestClient) -> None:
    table = WebTable(client, seed="1", hints=False)
    assert table.get()["hints"] is False
    problem(ask(table, 0), 403, "forbidden")
    problem(table.send(0, "", {"hints": True}, "PATCH"), 403, "forbidden")
    problem(table.send(None, "", {"hints": None}, "PATCH"), 422, "invalid")
    assert table.send(None, "", {"hints": True}, "PATCH").json()["hints"] is True
    assert ask(table, 0).status_code == 200


def test_a_hint_does_not_depend_on_what_the_seat_cannot_know(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, rng, compared = WebTable(client, game=GAME), random.Random(4), 0
    app: Any = client.app
    given: list[tuple[Seat, str, Budget]] = []

    def kept(packed: bytes, seat: Seat, seed: str, budget: Budget) -> Any:
        given.append((seat, seed, budget))
        return weigh(packed, seat, seed, budget)

    monkeypatch.setattr(bots, "weigh", kept)
    monkeypatch.setattr(advising, "BURST", 1000)
    for _ in range(14):
        (seat,) = table.asked()
        live = app.state.tables._tables[table.id]
        found = [entry["option"] for entry in ask(table, seat).json()["best"]]
        _, seed, budget = given[-1]
        assert str(live.match.seed) not in seed
        for twin in twins(live.match, seat, rng):
            thoughts = weigh(Question.of(twin, live.box).packed, seat, seed, budget)
            assert [list(thought.option) for thought in thoughts[: len(found)]] == found
            compared += 1
        table.play(rng, 1)
    assert compared >= 6


def test_the_same_question_is_thought_about_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    count = 0

    def counted(packed: bytes, seat: Seat, seed: str, budget: Budget) -> Any:
        nonlocal count
        count += 1
        return weigh(packed, seat, seed, budget)

    monkeypatch.setattr(bots, "weigh", counted)
    table = WebTable(client, game=GAME, seed="1")
    (seat,) = table.asked()
    assert ask(table, seat).json() == ask(table, seat).json()
    assert count == 1


def test_a_seat_that_asks_too_often_waits(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "BURST", 1)
    monkeypatch.setattr(advising, "PER_SECOND", 0.0)
    table, other = (WebTable(client, game=GAME, seed="1") for _ in range(2))
    (seat,) = table.asked()
    assert ask(table, seat).status_code == 200
    table.move(seat)
    (seat,) = table.asked()
    while ask(table, seat).status_code == 200:  # the other seat has a hint of its own
        table.move(seat)
        (seat,) = table.asked()
    answer = ask(table, seat)
    problem(answer, 429, "slow-down")
    assert answer.headers["Retry-After"] == "1"
    assert ask(other, other.asked()[0]).status_code == 200


def test_nobody_fills_the_line_alone() -> None:
    turnstile = Turnstile(per_client=2, most=3)
    turnstile.enter("a")
    turnstile.enter("a")
    with pytest.raises(Refusal) as refused:
        turnstile.enter("a")
    assert refused.value.status == 429
    turnstile.enter("b")
    with pytest.raises(Refusal) as refused:
        turnstile.enter("c")
    assert refused.value.status == 503
    turnstile.leave("a")
    turnstile.enter("c")


def test_a_bot_that_dies_over_a_hint_is_said_to(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*args: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(bots, "weigh", stumble)
    table = WebTable(client, game=GAME, seed="1")
    problem(ask(table, table.asked()[0]), 503, "no-bots")


def test_hints_come_from_processes_too() -> None:
    match = Match.new(find_game(GAME), None, 2, 1)
    assert match.ask is not None
    seat = match.ask.seat
    question = Question(pickle.dumps((match.position, None)), "")

    async def both() -> tuple[Any, Any]:
        pool = BotPool(1, 60)
        try:
            apart = await pool.weigh("a", question, seat, "x", Budget(playouts=6))
        finally:
            pool.close()
        return apart, weigh(question.packed, seat, "x", Budget(playouts=6))

    apart, here = asyncio.run(both())
    assert apart == here


def test_bots_of_a_record_are_bots_whatever_their_names(client: TestClient) -> None:
    record = {**short_record(), "seats": ["ismcts:40", "deep_thought"], "digest": None, "result": None}
    made = client.post("/api/matches/import", json={"record": record}).json()
    players = client.get(f"/api/matches/{made['id']}", headers=bearer(made["host_token"])).json()["players"]
    assert [(player["kind"], player["bot"]) for player in players] == [("bot", "ismcts:40"), ("bot", "deep_thought")]


# -- analyses ----------------------------------------------------------------------------------------------------------


class Finished(WebTable):
    """A match that is over, brought along as a record."""

    def __init__(self, client: Any, seed: int = 1) -> None:
        self.client = client
        self.record = short_record(seed)
        made = client.post("/api/matches/import", json={"record": self.record}).json()
        self.id, self.host = made["id"], made["host_token"]
        self.tokens = [None, None]
        self.path = f"/api/matches/{self.id}"

    def analysis(self, method: str = "GET", token: str | None = None) -> Any:
        return self.client.request(method, f"{self.path}/analysis", headers=bearer(token or self.host))

    def analysed(self, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        end = time.monotonic() + 60
        while not until(found := self.analysis().json()):
            assert time.monotonic() < end, found
            time.sleep(0.02)
        return dict(found)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Semaphore]:
    """Decisions are thought about only when they are let through."""
    gate, judge = threading.Semaphore(0), bots.judge

    def wait(*args: Any) -> Any:
        gate.acquire()
        return judge(*args)

    monkeypatch.setattr(bots, "judge", wait)
    monkeypatch.setattr(analyses, "BEAT_S", 0.01)
    yield gate
    gate.release(10_000)


def test_a_finished_match_is_analysed_in_the_background(client: TestClient) -> None:
    table = Finished(client)
    assert table.analysis().json() == {"state": "none", "done": 0, "total": 0, "seconds_left": None, "result": None}
    begun = table.analysis("POST")
    assert begun.status_code == 202
    assert begun.json()["state"] in ("waiting", "running")
    found = table.analysed(lambda shown: shown["state"] == "done")
    result = found["result"]
    assert found["done"] == found["total"] == len(result["decisions"]) == len(result["curve"]) - 1
    assert [len(point["values"]) for point in result["curve"]] == [2] * len(result["curve"])
    assert result["curve"][-1]["points"] == result["result"]["scores"] == table.get(None)["result"]["scores"]
    losses = [mistake["loss"] for mistake in result["mistakes"]]
    assert losses == sorted(losses, reverse=True)
    assert losses[0] > 0  # whoever passes at once gives something away
    for decision in result["decisions"]:
        seat, topic, option, *_ = table.record["entries"][decision["entry"]]
        assert (decision["seat"], decision["topic"], decision["played"]) == (seat, topic, option)
    assert table.analysis("POST").json() == found  # it is made once
    assert table.analysis("DELETE").json() == found  # and stays


def test_an_analysis_tells_how_far_it_has_come_and_there_is_one_of_a_match(
    client: TestClient, held: threading.Semaphore
) -> None:
    table = Finished(client)
    table.analysis("POST")
    total = table.analysed(lambda shown: shown["state"] == "running")["total"]
    assert total > 5
    held.release(3)
    found = table.analysed(lambda shown: shown["done"] == 3)
    assert (found["state"], found["total"], found["result"]) == ("running", total, None)
    assert found["seconds_left"] > 0
    again = table.analysis("POST").json()
    assert (again["state"], again["done"]) == ("running", 3)
    app: Any = client.app
    assert len(app.state.analyses._tasks) == 1
    held.release(total)
    assert table.analysed(lambda shown: shown["state"] == "done")["done"] == total


def test_an_analysis_is_called_off_and_begun_anew(client: TestClient, held: threading.Semaphore) -> None:
    table = Finished(client)
    table.analysis("POST")
    table.analysed(lambda shown: shown["state"] == "running")
    assert table.analysis("DELETE").json()["state"] == "none"
    app: Any = client.app
    held.release(1)
    table.analysed(lambda shown: not app.state.analyses._tasks)
    assert table.analysis().json()["state"] == "none"
    held.release(10_000)
    table.analysis("POST")
    assert table.analysed(lambda shown: shown["state"] == "done")["result"]


def test_a_worker_that_another_one_calls_off_stops(client: TestClient, held: threading.Semaphore) -> None:
    table = Finished(client)
    table.analysis("POST")
    table.analysed(lambda shown: shown["state"] == "running")
    app: Any = client.app
    assert client.portal is not None
    client.portal.call(app.state.tables.store.drop_analysis, table.id)
    table.analysed(lambda shown: not app.state.analyses._tasks)
    assert table.analysis().json()["state"] == "none"


def test_an_analysis_without_its_worker_can_be_begun_anew(
    client: TestClient, held: threading.Semaphore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Finished(client)
    app: Any = client.app
    assert client.portal is not None
    long_ago = {"state": "running", "done": 1, "total": 9, "begun": 0.0, "heard": 1.0}
    lost = {"match_id": table.id, "job": "gone", "client": "", "result": None, **long_ago}
    assert client.portal.call(app.state.tables.store.begin_analysis, lost, 0.0)
    assert table.analysis().json()["state"] == "none"
    held.release(10_000)
    assert table.analysis("POST").json()["state"] == "waiting"
    assert table.analysed(lambda shown: shown["state"] == "done")


def test_a_failed_analysis_says_so_and_can_be_begun_anew(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    judge = bots.judge

    def stumble(*args: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(bots, "judge", stumble)
    table = Finished(client)
    table.analysis("POST")
    table.analysed(lambda shown: shown["state"] == "failed")
    monkeypatch.setattr(bots, "judge", judge)
    table.analysis("POST")
    table.analysed(lambda shown: shown["state"] == "done")


def test_a_thought_that_stumbles_once_does_not_cost_the_analysis(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge, count = bots.judge, itertools.count()

    def stumble(*args: Any) -> Any:
        if next(count) == 3:
            raise RuntimeError
        return judge(*args)

    monkeypatch.setattr(bots, "judge", stumble)
    table = Finished(client)
    table.analysis("POST")
    found = table.analysed(lambda shown: shown["state"] not in ("waiting", "running"))
    assert (found["state"], next(count)) == ("done", found["total"] + 1)


def test_processes_that_die_under_way_do_not_cost_the_analysis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "BEAT_S", 0.01)
    with client_for(config_for(tmp_path, analysis_playouts=64, bot_processes=1)) as client:
        app: Any = client.app
        pool = app.state.analyses.pool
        table = Finished(client)
        table.analysis("POST")
        table.analysed(lambda shown: shown["done"] > 0)
        broken = {*pool._busy, *pool._idle}
        for process in [process for executor in broken for process in executor._processes.values()]:
            process.kill()
        found = table.analysed(lambda shown: shown["state"] not in ("waiting", "running"))
        assert (found["state"], found["done"]) == ("done", found["total"])
        assert broken.isdisjoint({*pool._busy, *pool._idle})


@pytest.mark.parametrize("state", ["running", "done"])
def test_a_database_that_is_away_for_a_moment_does_not_cost_the_analysis(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, state: str
) -> None:
    app: Any = client.app
    store = app.state.tables.store
    follow, missed = store.follow_analysis, list[str]()

    async def away(match_id: str, job: str, values: dict[str, Any]) -> Any:
        if values["state"] == state and len(missed) < 2:
            missed.append(values["state"])
            raise OperationalError("update", {}, Exception("away"))
        return await follow(match_id, job, values)

    monkeypatch.setattr(analyses, "BEAT_S", 0.01)
    monkeypatch.setattr(store, "follow_analysis", away)
    table = Finished(client)
    table.analysis("POST")
    found = table.analysed(lambda shown: shown["state"] not in ("waiting", "running"))
    assert (found["state"], missed) == ("done", [state] * 2)
    table.analysed(lambda shown: not app.state.analyses._tasks)


def test_a_match_whose_components_are_gone_is_not_analysed(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Finished(client)
    app: Any = client.app
    table.analysis()
    app.state.tables._tables[table.id].head.components_hash = "f" * 32
    problem(table.analysis("POST"), 409, "refused")


def test_a_client_has_few_analyses_under_way(
    client: TestClient, held: threading.Semaphore, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [Finished(client) for _ in range(3)]
    assert [table.analysis("POST").status_code for table in tables] == [202, 202, 429]
    monkeypatch.setattr(analyses, "PER_CLIENT", 10)
    monkeypatch.setattr(analyses, "MOST_ANALYSES", 3)  # of which a client with two gets no more
    problem(tables[2].analysis("POST"), 503, "busy")
    assert tables[1].analysed(lambda shown: True)["state"] == "waiting"  # one after the other
    tables[0].analysis("DELETE")
    tables[1].analysed(lambda shown: shown["state"] == "running")
    assert tables[2].analysis("POST").status_code == 202


def test_who_asks_for_many_analyses_at_once_gets_no_more(client: TestClient, held: threading.Semaphore) -> None:
    tables = [Finished(client) for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda table: table.analysis("POST").status_code, tables))
    assert sorted(answers) == [202, 202, 429, 429, 429, 429]


def test_only_a_finished_match_is_analysed_and_for_those_who_may_see_it(client: TestClient) -> None:
    running = WebTable(client, game=GAME, seed="1")
    for method in ("GET", "POST", "DELETE"):
        problem(running.send(0, "/analysis", method=method), 409, "refused")
    running.send(None, "/abandon")
    problem(running.send(0, "/analysis"), 409, "refused")
    table = Finished(client)
    for method in ("GET", "POST", "DELETE"):
        problem(client.request(method, f"{table.path}/analysis"), 403, "forbidden")
    table.send(None, "", {"spectators": True}, "PATCH")
    assert client.get(f"{table.path}/analysis").json()["state"] == "none"
    for method in ("POST", "DELETE"):  # who only looks on sees what there is
        problem(client.request(method, f"{table.path}/analysis"), 403, "forbidden")


def test_a_game_without_heuristics_is_not_analysed(client: TestClient) -> None:
    table = WebTable(client, seed="1")
    table.play(random.Random(1))
    problem(table.send(0, "/analysis"), 409, "refused")
    weighed = {game["name"]: game["is_weighed"] for game in client.get("/api/games").json()}
    assert (weighed["gauntlet"], weighed[GAME]) == (False, True)


def test_an_analysis_that_is_done_outlives_the_server(tmp_path: Path) -> None:
    config = config_for(tmp_path, **QUICK)
    with client_for(config) as client:
        table = Finished(client)
        table.analysis("POST")
        found = table.analysed(lambda shown: shown["state"] == "done")
    with client_for(config) as client:
        table.client = client
        assert table.analysis().json() == found


POOL = """
import os
from gobelin.server.bots import BotPool

if __name__ == "__main__":
    print(BotPool(1, 60.0)._make().submit(os.getpid).result(), flush=True)
    os.kill(os.getpid(), 9)
"""


def test_who_thinks_does_not_outlive_a_server_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "pool.py"
    script.write_text(POOL)
    worker = int(subprocess.run([sys.executable, str(script)], stdout=subprocess.PIPE, check=False).stdout)
    until = time.monotonic() + 60
    while Path(f"/proc/{worker}").exists() and time.monotonic() < until:
        time.sleep(0.05)
    assert not Path(f"/proc/{worker}").exists()
