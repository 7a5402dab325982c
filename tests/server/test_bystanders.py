"""What one client's match does to the processes and lines of the server costs nobody else anything."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import yaml

from gobelin.analysis import SECOND_LOOK
from gobelin.server import analyses, bots, boxes, clock, suspects, trials
from gobelin.server.bots import START_S, BotCrashed, BotPool, NotBegun
from gobelin.server.clock import Conductor
from gobelin.server.match_session import MatchSession
from gobelin.server.peers import Peers
from gobelin.server.problems import Problem
from gobelin.server.suspects import Suspects
from gobelin.server.trials import Trials
from gobelin.server.work_pool import Turnstile, WorkPool
from support.server import WebTable, client_for, config_for

from .test_api import problem
from .test_fairness import GREEDY, another, wait
from .test_parts import OWN
from .test_thinking import Finished
from .test_trials import GAME, may_end

__all__ = ["may_end"]


async def until(done: Callable[[], bool]) -> None:
    """Wait for it, on the loop."""
    end = time.monotonic() + 120
    while not done():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


# -- processes ---------------------------------------------------------------------------------------------------------


def dies() -> None:
    """Takes its process along."""
    os._exit(1)


def waits_for(begun: str, end: str) -> str:
    """Ends when a file is there."""
    Path(begun).touch()
    while not Path(end).exists():
        time.sleep(0.01)
    return "done"


def test_a_process_that_dies_takes_nobody_elses_thoughts_along(tmp_path: Path) -> None:
    begun, end = tmp_path / "begun", tmp_path / "end"

    async def run() -> None:
        pool = BotPool(2, 600.0)
        try:
            victim = asyncio.create_task(pool.run("b", "x", waits_for, str(begun), str(end)))
            await until(begun.exists)
            with pytest.raises(BotCrashed):
                await pool.run("a", "x", dies)
            end.touch()
            assert await victim == "done"
        finally:
            pool.close()

    asyncio.run(run())


def test_time_counts_from_when_a_process_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed, wait_for = list[float](), asyncio.wait_for

    async def noted(work: Any, seconds: float) -> Any:
        allowed.append(seconds)
        return await wait_for(work, 120)

    monkeypatch.setattr("gobelin.server.bots.asyncio.wait_for", noted)

    async def run() -> None:
        pool = BotPool(0, 7.0)
        for _ in range(2):
            assert await pool.run("a", "x", lambda: "done") == "done"
        pool.close()

    asyncio.run(run())
    assert allowed == [START_S, 7.0, 7.0]


def test_a_trial_that_could_not_begin_or_died_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client, game=GAME, components=OWN)
        (seat,) = table.asked()
        before = table.get(seat)
        app: Any = client.app

        async def away(*words: object) -> None:
            raise NotBegun

        with monkeypatch.context() as patched:
            patched.setattr(app.state.tables.trials.pool, "run", away)
            problem(table.move(seat), 503, "busy")
        assert table.get(seat) == before
        assert table.move(seat).status_code == 200

    async def attack() -> None:
        tried = Trials(config_for(tmp_path, bot_processes=1))
        try:
            with pytest.raises(Problem) as refused:
                await tried._run("a", dies)
            assert refused.value.status == 503
        finally:
            tried.close()

    asyncio.run(attack())


def test_a_bot_without_a_process_is_asked_for_as_long_as_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "PAUSE_S", 0.001)
    choose, missed = BotPool.choose, list[int]()

    async def away(self: BotPool, *words: Any) -> Any:
        if len(missed) < 3 * clock.ATTEMPTS:
            missed.append(1)
            raise NotBegun
        return await choose(self, *words)

    monkeypatch.setattr(BotPool, "choose", away)
    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client, ["random", "person"], seed="1")
        shown = table.wait(lambda shown: shown["entries"] > 0, 1, 120)
        assert not shown["players"][0]["trouble"]


@pytest.mark.parametrize("own", [OWN, None])
def test_bots_with_components_of_ones_own_think_where_these_are_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own: dict[str, str] | None
) -> None:
    asked, run = list[BotPool](), BotPool.run

    async def noted(self: BotPool, client: str, who: str, *words: Any) -> Any:
        if who == "random":
            asked.append(self)
        return await run(self, client, who, *words)

    monkeypatch.setattr(BotPool, "run", noted)
    with client_for(config_for(tmp_path)) as client:
        app: Any = client.app
        WebTable(client, ["random", "random"], GAME, components=own)
        wait(lambda: len(asked) > 1)
        assert set(asked) == {app.state.conductor.pool if own is None else app.state.tables.trials.pool}


def test_no_decision_of_an_analysis_takes_long(tmp_path: Path) -> None:
    config = config_for(tmp_path, analysis_seconds=1800.0)
    for decisions in (0, 1, 5, 1000):
        seconds = analyses.share(config, decisions).seconds
        assert seconds is not None
        assert seconds * (1 + SECOND_LOOK) <= analyses.DECISION_S


# -- lines -------------------------------------------------------------------------------------------------------------


def test_one_client_leaves_a_heavy_thread_to_others(may_end: threading.Event) -> None:
    work_pool = WorkPool(2, 8)

    async def run() -> None:
        greedy = [asyncio.create_task(work_pool.run("a", may_end.wait, 120)) for _ in range(3)]
        greedy.append(asyncio.create_task(work_pool.go_on("a", may_end.wait, 120)))
        await asyncio.sleep(0)
        assert await asyncio.wait_for(work_pool.run("b", lambda: "done"), 60) == "done"
        assert not any(task.done() for task in greedy)
        may_end.set()
        await asyncio.gather(*greedy)

    asyncio.run(run())
    work_pool.close()


@pytest.mark.parametrize("clients", [4, 8, 30])
def test_a_group_never_has_all_of_it(clients: int) -> None:
    turnstile = Turnstile(8, 64)
    for _ in range(8):
        for client in range(clients):
            try:
                turnstile.enter(f"greedy {client}")
            except Problem as refused:
                assert refused.status == 503  # noqa: PT017
    turnstile.enter("somebody else")
    with pytest.raises(Problem):
        Turnstile(8, 0).enter("a")


def test_an_analysis_is_prepared_in_the_line_of_its_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines, go_on = set[str](), WorkPool.go_on

    async def noted(self: WorkPool, client: str, *words: Any) -> Any:
        lines.add(client)
        return await go_on(self, client, *words)

    monkeypatch.setattr(WorkPool, "go_on", noted)
    with client_for(config_for(tmp_path, analysis_playouts=4)) as client:
        table = Finished(another(client, GREEDY))
        table.analysis("POST")
        table.analysed(lambda shown: shown["state"] == "done")
    assert lines == {GREEDY[0]}


def test_who_cycles_through_components_waits_and_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "KEPT", 0)
    monkeypatch.setattr(boxes, "READ_PER_SECOND", 0.0)
    monkeypatch.setattr(boxes, "READ_AT_ONCE", 2)
    with client_for(config_for(tmp_path)) as client:
        app: Any = client.app
        table = WebTable(client, game=GAME, components=OWN)
        address = f"/api/games/{GAME}/components?components={table.get()['components']}"
        greedy = another(client, GREEDY)
        assert [greedy.get(address).status_code for _ in range(3)] == [200, 200, 429]
        assert client.get(address).status_code == 200
        app.state.tables.forget_match(table.id)
        table.client = greedy
        assert table.get()["state"] == "open"  # opening a match is never refused


@pytest.mark.skipif(not yaml.__with_libyaml__, reason="there is no other reader")
def test_components_are_scanned_in_c() -> None:
    assert boxes.READER is yaml.CSafeLoader


# -- foreign matches ---------------------------------------------------------------------------------------------------


def test_a_match_that_takes_long_to_replay_is_not_replayed_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, may_end: threading.Event
) -> None:
    with client_for(config_for(tmp_path)) as client:
        foreign, plain = WebTable(client, game=GAME, components=OWN), WebTable(client, game=GAME)
        before = foreign.get()
    with client_for(config_for(tmp_path, trial_seconds=0.2)) as client, monkeypatch.context() as patched:
        patched.setattr(trials, "follow", lambda *words: may_end.wait(60))
        patched.setattr("gobelin.server.match_sessions.MatchSession.follow", _only(plain.id))
        foreign.client = plain.client = client
        answer = foreign.send(0, "", method="GET")
        assert "take too long" in problem(answer, 409, "not-running")["detail"]
        assert plain.get()["state"] == "open"
    with client_for(config_for(tmp_path)) as client:
        foreign.client = client
        assert foreign.get() == before


def _only(match_id: str) -> Callable[..., None]:
    follow = MatchSession.follow

    def checked(self: MatchSession, *words: Any) -> None:
        assert self.id == match_id
        follow(self, *words)

    return checked


def test_what_takes_a_processor_too_long_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client, game=GAME, components=OWN, seed="1")
        (seat,) = table.asked()
        assert table.move(seat).status_code == 200
        before = table.get(seat)
        with monkeypatch.context() as patched:
            patched.setattr(trials, "REPLAY_S", -1.0)
            problem(table.send(seat, "/undo", {"seq": before["seq"]}), 409, "not-running")
            app: Any = client.app
            app.state.tables.forget_match(table.id)
            problem(table.send(seat, "", method="GET"), 409, "not-running")
        assert table.get(seat) == before
        monkeypatch.setattr(trials, "CHOICE_S", -1.0)
        problem(table.move(table.asked()[0]), 409, "not-running")
        assert table.get(seat)["state"] == "broken"


def test_matches_are_taken_up_beside_each_other_and_foreign_ones_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = threading.Event()
    monkeypatch.setattr(bots, "think", lambda *words: held.wait(120))
    with client_for(config_for(tmp_path)) as client:
        foreign = WebTable(client, ["random", "random"], GAME, components=OWN)
        tables = {WebTable(client, ["random", "random"]).id for _ in range(2 * clock.AT_ONCE)}
        foreign.send(None, "", {"spectators": True}, "PATCH")  # so that it is the latest
    held.set()
    begun = list[str]()

    async def endless(self: Conductor, match_id: str) -> None:
        begun.append(match_id)
        if len(begun) == 1:
            await asyncio.Event().wait()

    monkeypatch.setattr(Conductor, "resume", endless)
    with client_for(config_for(tmp_path)):
        wait(lambda: len(begun) == len(tables) + 1)
    assert begun[-1] == foreign.id
    assert set(begun[:-1]) == tables


# -- several workers ---------------------------------------------------------------------------------------------------


class Fakes:
    """What `Peers` needs of a server: tables at which one can wait for ever, or stumble."""

    def __init__(self) -> None:
        self.considered = list[str]()
        self.is_active = False
        self.config = SimpleNamespace()
        self.worker = "me"
        self.may_go_on = asyncio.Event()
        self.thinking = lambda match_id, seat: None

    @asynccontextmanager
    async def open(self, match_id: str) -> AsyncIterator[str]:
        if match_id == "slow":
            await self.may_go_on.wait()
        if match_id == "bad":
            raise ValueError(match_id)
        yield match_id

    def consider(self, table: str) -> None:
        self.considered.append(table)

    def refresh(self, match_id: str, only: int | None) -> None:
        pass

    def changed(self, table: str, only: int | None) -> None:
        pass


def changed(match_id: str) -> dict[str, Any]:
    return {"from": "other", "match": match_id, "only": None}


def test_a_match_that_is_held_or_bad_makes_the_conductor_deaf_to_no_other() -> None:
    async def run() -> None:
        fakes: Any = Fakes()
        peers = Peers(fakes, fakes, fakes, fakes)
        fakes.is_active = True
        peers._hear(changed("slow"))
        await until(lambda: not peers._waiting["slow"])
        for match_id in ("bad", "good", "slow", "slow", "bad", "good"):
            peers._hear(changed(match_id))
        await until(lambda: "good" in fakes.considered)
        peers._hear(changed("good"))
        await until(lambda: fakes.considered.count("good") == 2)
        assert "slow" not in fakes.considered
        fakes.may_go_on.set()
        await until(lambda: not peers._seeing)
        assert fakes.considered.count("slow") == 2  # what came meanwhile is seen to once
        peers._hear(changed("slow"))
        await until(lambda: fakes.considered.count("slow") == 3)
        await until(lambda: not peers._waiting)
        await peers.stop()

    asyncio.run(run())


def test_who_takes_the_baton_listens_at_once() -> None:
    class Answer:
        async def fetchone(self) -> tuple[bool]:
            return (True,)

    class Connection:
        async def execute(self, *words: object) -> Answer:
            return Answer()

    async def run() -> None:
        fakes: Any = Fakes()
        fakes.store = SimpleNamespace(going_on=fakes.may_go_on.wait)
        conductor = Conductor(fakes, fakes, fakes)
        peers = Peers(fakes, fakes, conductor, fakes)
        connection: Any = Connection()
        await asyncio.wait_for(peers._take_baton(connection), 60)
        assert conductor.is_active
        await conductor.stop()

    asyncio.run(run())


# -- suspicion ---------------------------------------------------------------------------------------------------------


def test_a_match_is_suspected_from_when_its_thread_plays_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads, play = set[int](), Suspects.play

    def noted(self: Suspects, *words: Any) -> Any:
        threads.add(threading.get_ident())
        return play(self, *words)

    monkeypatch.setattr(Suspects, "play", noted)
    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client)
        app: Any = client.app
        app.state.tables.forget_match(table.id)
        table.get()
        assert client.portal is not None
        assert threads
        assert client.portal.call(threading.get_ident) not in threads


def test_a_server_that_stops_leaves_its_note_until_nothing_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, may_end: threading.Event
) -> None:
    monkeypatch.setattr(suspects, "SLOW_S", 0.0)
    watched = Suspects(config_for(tmp_path))
    watched.start()
    playing = threading.Thread(target=watched.play, args=("a", may_end.wait, 120))
    playing.start()
    wait(lambda: watched._noted == {"a"} and watched._note.exists())
    watched.close()
    assert watched._note.read_text("utf-8") == "a"
    may_end.set()
    playing.join(60)
    assert not watched._note.exists()
    watched._thread.join(60)
    assert not watched._note.exists()
