"""Long logs are drawn apart from the loop, and not anew for whoever asks in another way."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from gobelin.kernel import NOTHING, Consequence, Match, find_game
from gobelin.server import match_sessions, positions
from support.server import WebTable


def is_apart() -> bool:
    """Whether no loop waits for this thread."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return True
    return False


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, bool]]:
    """Where each position begins, and whether it was drawn apart from the loop."""
    made: list[tuple[int, bool]] = []
    draw = positions.position

    def watched(table: Any, seat: Any, start: int, present: Any) -> Any:
        made.append((start, is_apart()))
        return draw(table, seat, start, present)

    monkeypatch.setattr(match_sessions, "position", watched)
    return made


def test_a_long_log_is_drawn_apart_from_the_loop(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, drawn: list[tuple[int, bool]]
) -> None:
    table = WebTable(client, seed="1")
    table.play(random.Random(1), 12)
    monkeypatch.setattr(match_sessions, "SHORT", 5)
    drawn.clear()
    whole = table.get(0)
    assert drawn == [(0, True)]
    late = table.get(0, since=whole["seq"] - 2)
    assert [is_apart for _, is_apart in drawn] == [True, False]
    assert late["log"] == [event for event in whole["log"] if event["at"] >= late["log_from"]]


def test_who_lacks_much_of_a_long_log_gets_the_same_as_everybody(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, drawn: list[tuple[int, bool]]
) -> None:
    table = WebTable(client, seed="1").sit()
    table.play(random.Random(1), 12)
    whole = table.get(0)
    monkeypatch.setattr(match_sessions, "SHORT", 2)
    drawn.clear()
    for since in range(6):
        assert table.get(0, since=since) == whole
    assert drawn == []
    app: Any = client.app
    app.state.tables.sketches.forget(table.id)
    for since in range(6):
        assert table.get(0, since=since) == whole
    assert drawn == [(0, True)]


@pytest.fixture
def summed(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each time that the sources of points are looked for, whether that was apart from the loop."""
    found: list[bool] = []
    look = positions.accounted

    def watched(match: Any) -> Any:
        found.append(is_apart())
        return look(match)

    monkeypatch.setattr(positions, "accounted", watched)
    return found


def test_the_sources_of_points_are_looked_for_once_and_apart_from_the_loop(
    client: TestClient, summed: list[bool]
) -> None:
    table = WebTable(client, seed="1", game="imperial-settlers")
    table.play(random.Random(1), 5)
    assert summed == []
    table.play(random.Random(1))
    over = table.get(0)
    assert over["state"] == "finished"
    assert over["sources"]
    for seat in (0, 1):
        for since in range(over["seq"] - 20, over["seq"]):
            assert table.get(seat, since=since)["sources"] == over["sources"]
    assert summed == [True]
    assert table.send(0, f"/replay?at={over['entries']}", method="GET").json()["sources"] == over["sources"]
    assert summed == [True, True]


def test_a_game_that_counts_points_only_at_its_end_tells_how_they_came() -> None:
    match, rng = Match.new(find_game("hyperborea"), None, ["person", "person"], "1"), random.Random(1)
    while match.ask is not None:
        match.choose(rng.choice(match.ask.options), match.ask.seat)
    swings = positions.accounted(match).swings
    assert match.result is not None
    for seat, score in enumerate(match.result.scores):
        assert sum(swing.points for swing in swings if swing.seat == seat) == score
    assert len({swing.at for swing in swings}) > 20


def test_whoever_asks_in_another_way_for_the_same_gets_the_same(
    client: TestClient, drawn: list[tuple[int, bool]]
) -> None:
    table = WebTable(client, seed="1")
    table.play(random.Random(1), 6)
    table.get(0)
    drawn.clear()
    for since in (10**6, 10**6 + 1, 2**31 - 1):
        assert table.get(0, since=since)["log_from"] == 0
    assert drawn == []


def test_what_cannot_be_foretold_stops_no_match(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def stumble(match: object, seat: int) -> Iterator[Consequence]:
        raise ZeroDivisionError

    table = WebTable(client)
    monkeypatch.setattr(Match, "each_consequence", stumble)
    for spectators in (True, False, True):  # the match changes, but not its question
        table.send(None, "", {"spectators": spectators}, method="PATCH")
        assert table.get(0)["asks"][0]["consequences"] == []
    assert [record.message for record in caplog.records].count("options are not explained") == 1


def test_foretelling_has_little_time(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def dawdle(match: object, seat: int) -> Iterator[Consequence]:
        while True:
            yield NOTHING

    table = WebTable(client)
    monkeypatch.setattr(Match, "each_consequence", dawdle)
    assert table.get(0)["asks"][0]["consequences"] == []
