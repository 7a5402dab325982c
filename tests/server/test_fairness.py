"""One client asks for much, and nobody else notices."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from gobelin.server import analyses, bots
from gobelin.server.bots import THREADS, BotCrashed, BotPool
from support.server import ORIGIN, WebTable, client_for, config_for

from .test_thinking import Finished

GREEDY, PATIENT = ("10.0.0.1", 50_000), ("10.0.0.2", 50_000)


def another(client: TestClient, address: tuple[str, int]) -> TestClient:
    """Somebody else at the same server."""
    other = TestClient(client.app, ORIGIN, client=address)
    other.portal = client.portal
    return other


def wait(until: Callable[[], bool]) -> None:
    end = time.monotonic() + 120
    while not until():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.fixture
def hard_ones(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Hard bots think for as long as the test; the others as always."""
    begun, may_end, think = list[str](), threading.Event(), bots.think

    def held(packed: bytes, seat: int, bot: str, seed: str) -> Any:
        if bot == "hard":
            begun.append(bot)
            may_end.wait(600)
        return think(packed, seat, bot, seed)

    monkeypatch.setattr(bots, "think", held)
    yield begun
    may_end.set()


def test_a_random_bot_answers_while_one_client_runs_sixty_tables_of_hard_bots(
    tmp_path: Path, hard_ones: list[str]
) -> None:
    config = config_for(tmp_path, bot_tables=100, bot_tables_per_client=100, bot_seconds=600.0)
    with client_for(config) as client:
        greedy, patient = another(client, GREEDY), another(client, PATIENT)
        for _ in range(60):
            WebTable(greedy, ["hard", "hard"])
        wait(lambda: len(hard_ones) == THREADS - 1)
        table = WebTable(patient, ["random", "person"], seed="1")
        table.wait(lambda shown: shown["entries"] > 0, seat=1, seconds=120)
        assert len(hard_ones) == THREADS - 1  # although a place was free again


def test_an_analysis_waits_for_those_of_its_own_client_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    may_end, judge = threading.Event(), bots.judge

    def held(*args: Any) -> Any:
        may_end.wait(120)
        return judge(*args)

    monkeypatch.setattr(bots, "judge", held)
    monkeypatch.setattr(analyses, "BEAT_S", 0.01)
    with client_for(config_for(tmp_path, analysis_playouts=4)) as client:
        greedy, patient = another(client, GREEDY), another(client, PATIENT)
        first, second = Finished(greedy, 1), Finished(greedy, 2)
        for table in (first, second):
            table.analysis("POST")
        first.analysed(lambda shown: shown["state"] == "running")
        third = Finished(patient, 3)
        third.analysis("POST")
        third.analysed(lambda shown: shown["state"] == "running")
        assert second.analysis().json()["state"] == "waiting"
        may_end.set()
        for table in (first, second, third):
            table.analysed(lambda shown: shown["state"] == "done")


def test_an_analysis_has_a_budget_for_all_its_decisions(tmp_path: Path) -> None:
    config = config_for(tmp_path, analysis_playouts=300, analysis_seconds=100.0)
    share = analyses.share(config, 40)
    assert (share.playouts, share.seconds) == (300, 0.5)  # and twice that four times, where it is looked at again
    assert analyses.share(config, 0).seconds is not None


def test_who_stops_waiting_does_not_free_a_process_that_thinks() -> None:
    pool, begun, may_end = BotPool(0, 60.0), list[str](), threading.Event()

    def long(name: str) -> str:
        begun.append(name)
        may_end.wait(60)
        return name

    async def run() -> None:
        tasks = [asyncio.create_task(pool.run("a", "x", long, name)) for name in "abcdef"]
        while len(begun) < THREADS - 1:
            await asyncio.sleep(0.01)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        later = asyncio.create_task(pool.run("a", "x", long, "later"))
        await asyncio.sleep(0.05)
        assert len(begun) == THREADS - 1
        may_end.set()
        assert await asyncio.wait_for(later, 60) == "later"
        assert begun[-1] == "later"

    asyncio.run(run())
    pool.close()


def test_what_nobody_waits_for_any_more_is_ended_all_the_same() -> None:
    pool, may_end = BotPool(0, 0.2), threading.Event()

    async def run() -> None:
        tasks = [asyncio.create_task(pool.run("a", "x", may_end.wait, 60)) for _ in range(THREADS - 1)]
        await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()
        with pytest.raises(BotCrashed):  # it comes to its turn, and is too slow as well
            await asyncio.wait_for(pool.run("a", "x", may_end.wait, 60), 60)

    asyncio.run(run())
    may_end.set()
    pool.close()
