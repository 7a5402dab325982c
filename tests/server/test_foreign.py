"""Custom components: read once, where it does no harm; weighed; and under suspicion from the start."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from gobelin.kernel import Match, find_game
from gobelin.server import bots, boxes, match_sessions, positions, seating, trials
from gobelin.server.bots import BotCrashed, BotPool
from gobelin.server.boxes import overridden, read_once
from gobelin.server.suspects import Suspects
from gobelin.server.trials import Own, TrialFailed
from support.server import WebTable, bearer, client_for, config_for

from .test_api import problem
from .test_parts import OWN
from .test_thinking import Finished
from .test_trials import GAME

SETTLERS = find_game(GAME)


def renamed(name: str) -> dict[str, str]:
    """The same statue under another name."""
    return {"common.yaml": OWN["common.yaml"].replace('"{Statue}"', name)}


def own_table(client: httpx.Client, **more: Any) -> WebTable:
    return WebTable(client, game=GAME, components=OWN, seed="1", **more)


# -- read once ---------------------------------------------------------------------------------------------------------


def test_strange_files_are_read_where_they_are_tried_and_nowhere_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers, scan = set[str](), yaml.scan

    def noted(*words: Any) -> Any:
        readers.add(threading.current_thread().name.partition("_")[0])
        return scan(*words)

    monkeypatch.setattr(yaml, "scan", noted)
    compose = yaml.compose

    def composed(text: Any, **more: Any) -> Any:
        if """'"{Statue}"'""" in str(text):  # theirs, not the package's own
            readers.add(threading.current_thread().name.partition("_")[0])
        return compose(text, **more)

    monkeypatch.setattr(yaml, "compose", composed)
    bots._brought.cache_clear()
    with client_for(config_for(tmp_path)) as client:
        table = own_table(client)
        assert readers == {"bot"}  # the thread that stands for the process
        readers.clear()
        app: Any = client.app
        app.state.tables.boxes._kept.clear()
        app.state.tables.forget_match(table.id)
        bots._brought.cache_clear()
        assert table.move(table.asked()[0]).status_code == 200
    assert readers == set()


def test_what_was_read_once_makes_the_same_box() -> None:
    once = read_once(SETTLERS, OWN)
    assert once["common.yaml"].startswith("{")
    assert overridden(SETTLERS, once).components == overridden(SETTLERS, OWN).components


def test_components_that_take_a_processor_too_long_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "LOAD_S", -1.0)
    with client_for(config_for(tmp_path)) as client:
        wish = {"game": GAME, "seats": [{"kind": "person"}] * 2, "components": OWN}
        assert "too long" in problem(client.post("/api/matches", json=wish), 422, "invalid")["detail"]


# -- names -------------------------------------------------------------------------------------------------------------


def test_boxes_that_differ_in_a_name_alone_are_two(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path)) as client:
        tables = {name: WebTable(client, game=GAME, components=renamed(name)) for name in ("Pillar", "Column")}
    with client_for(config_for(tmp_path)) as client:  # from the database
        for name, table in tables.items():
            table.client = client
            words = f"/api/games/{GAME}/texts/en.ftl?components={table.get()['components']}"
            assert f'name-statue = {{ "{name}" }}' in client.get(words).text.splitlines()
            assert table.move(table.asked()[0]).status_code == 200


def test_the_words_of_the_package_are_no_part_of_its_hash() -> None:
    installed = SETTLERS.components
    assert installed.prose
    assert replace(installed, prose=b"mended").hash == installed.hash
    assert overridden(SETTLERS, {}).components.hash == installed.hash


def test_what_was_kept_when_names_did_not_count_is_found(tmp_path: Path) -> None:
    own = overridden(SETTLERS, read_once(SETTLERS, OWN))
    older = replace(own.components, own_prose=b"").hash
    assert older != own.components.hash
    found = overridden(SETTLERS, OWN, older)
    assert found.components.hash == older
    match: Match[Any] = Match.new(found, None, ["person", "random"], 1)
    asked = bots.Question.of(match, boxes.Box(found, OWN))
    assert bots.match_at(asked.packed).ask == match.ask


# -- memory ------------------------------------------------------------------------------------------------------------


def fills_a_gibibyte() -> int:
    """More than a trial has."""
    return len(bytearray(1 << 30))


def test_a_trial_has_a_quarter_of_a_gibibyte_and_a_new_process_afterwards(tmp_path: Path) -> None:
    async def attack() -> None:
        tried = trials.Trials(config_for(tmp_path, bot_processes=1, trial_seconds=120.0))
        try:
            with pytest.raises(TrialFailed, match="too much memory"):
                await tried._run("a", fills_a_gibibyte)
            assert not tried.pool._idle
            box = boxes.Box(overridden(SETTLERS, OWN), OWN)
            await tried.begin("a", box, {}, ["person", "hard"], "1")
            match: Match[Any] = Match.new(box.game, None, ["hard", "hard"], 1)
            question = bots.Question.of(match, box)
            (seat,) = match.asks
            assert await tried.pool.choose("a", question, seat, "hard") in match.asks[seat].options
        finally:
            tried.close()

    asyncio.run(attack())


def test_a_process_that_is_full_is_not_asked_again() -> None:
    async def run() -> None:
        pool = BotPool(0, 60.0)

        def full() -> None:
            raise MemoryError

        with pytest.raises(BotCrashed):
            await pool.run("a", "x", full)
        assert not pool._idle
        pool.close()

    asyncio.run(run())


def test_a_match_that_is_too_large_does_not_begin_and_does_not_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with client_for(config_for(tmp_path)) as client:
        table = own_table(client)
        with monkeypatch.context() as patched:
            patched.setattr(trials, "MOST_OF_POSITION", 100)
            wish = {"game": GAME, "seats": [{"kind": "person"}] * 2, "components": OWN}
            assert "memory" in problem(client.post("/api/matches", json=wish), 422, "invalid")["detail"]
            problem(table.move(table.asked()[0]), 409, "not-running")
        assert table.get()["state"] == "broken"


def in_memory(client: Any) -> set[str]:
    return set(client.app.state.tables._tables)


def test_the_heaviest_foreign_matches_give_up_their_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weights = dict[str, int]()
    monkeypatch.setattr(match_sessions, "weight_of", lambda table: weights.get(table.id, 10))
    monkeypatch.setattr(match_sessions, "FOREIGN_BYTES", 100)
    with client_for(config_for(tmp_path)) as client:
        plain, light, heavy = WebTable(client, game=GAME), own_table(client), own_table(client)
        app: Any = client.app
        app.state.tables.forget_match(heavy.id)
        weights[heavy.id] = 95
        heavy.get()
        plain.get()
        assert in_memory(client) == {plain.id, light.id}
        assert app.state.tables._foreign_bytes == 10
        app.state.tables.forget_match(light.id)
        assert app.state.tables._foreign_bytes == 0
        assert heavy.get()["state"] == "open"  # alone it has room


def test_a_foreign_match_weighs_what_it_has(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path)) as client:
        table = own_table(client)
        app: Any = client.app
        before = app.state.tables._tables[table.id].weight
        assert before > sum(map(len, OWN.values()))
        for _ in range(5):
            assert table.move(table.asked()[0]).status_code == 200
        assert app.state.tables._tables[table.id].weight > before


def test_boxes_that_nobody_plays_with_are_forgotten() -> None:
    from gobelin.games.imperial_settlers.state import BOXES

    gc.collect()
    before = set(BOXES)
    cheap = {"common.yaml": OWN["common.yaml"].replace("wood: 2", "wood: 1")}
    twins = [overridden(SETTLERS, cheap) for _ in range(2)]
    (name,) = set(BOXES) - before
    kept = BOXES[name]
    del twins[0]
    gc.collect()
    assert BOXES[name] is kept  # the other one's matches are played with it
    del twins, kept
    gc.collect()
    assert set(BOXES) == before


# -- suspicion ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def accused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Callable[..., Any]]:
    """Watches work: what the note of the server says when it begins."""

    def watch(notes: list[str], work: Callable[..., Any]) -> Callable[..., Any]:
        def run(*words: Any, **more: Any) -> Any:
            notes.append("".join(path.read_text("utf-8") for path in tmp_path.glob("gobelin.suspects.[0-9]*")))
            return work(*words, **more)

        return run

    return watch


def draw(table: WebTable) -> None:
    table.get()


def look_back(table: WebTable) -> None:
    assert table.send(0, "/replay?at=1", method="GET").status_code == 200


def choose(table: WebTable) -> None:
    assert table.move(table.asked()[0]).status_code == 200


@pytest.mark.parametrize(
    ("where", "what", "deed"),
    [
        (match_sessions, "position", draw),
        (seating, "_earlier", look_back),
        (Match, "choose", choose),
    ],
    ids=["drawing", "replay", "choice"],
)
def test_a_foreign_match_is_noted_before_anything_begins_and_ours_are_not(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    accused: Callable[..., Any],
    where: Any,
    what: str,
    deed: Callable[[WebTable], None],
) -> None:
    notes = list[str]()
    with client_for(config_for(tmp_path)) as client:
        foreign, plain = own_table(client), WebTable(client, game=GAME, seed="1")
        app: Any = client.app
        for table in (foreign, plain):
            choose(table)
        monkeypatch.setattr(where, what, accused(notes, getattr(where, what)))
        for table, noted in ((foreign, {foreign.id}), (plain, {""})):
            app.state.tables.sketches.forget(table.id)
            notes.clear()
            deed(table)
            seen = notes[-1:] if where is Match else notes  # a trial makes the same choice, which is no danger
            assert noted == set(seen)
            assert "".join(path.read_text("utf-8") for path in tmp_path.glob("gobelin.suspects.[0-9]*")) == ""


def test_an_analysis_of_a_foreign_match_is_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, accused: Callable[..., Any]
) -> None:
    with client_for(config_for(tmp_path)) as client:
        table = Finished(client)
        notes = list[str]()
        monkeypatch.setattr("gobelin.server.analyses.follow", accused(notes, lambda *words: 1 / 0))
        app: Any = client.app
        installed = app.state.tables._tables[table.id].box
        app.state.tables._tables[table.id].box = boxes.Box(installed.game, OWN)

        async def passed(*words: Any) -> None:
            return None

        monkeypatch.setattr(app.state.tables.trials, "repeat", passed)
        table.analysis("POST")
        assert table.analysed(lambda shown: shown["state"] == "failed")
        assert notes == [table.id]


def test_who_crashes_the_server_twice_while_drawing_is_quarantined(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, accused: Callable[..., Any]
) -> None:
    config, notes = config_for(tmp_path), list[str]()
    with client_for(config) as client:
        table = own_table(client)
        monkeypatch.setattr(match_sessions, "position", accused(notes, positions.position))
        table.get()
        with contextlib.suppress(AssertionError):
            table.get(1)
    for _ in range(2):  # as a server leaves it that dies there
        (tmp_path / "gobelin.suspects.999999999").write_text(notes[-1], "utf-8")
        watched = Suspects(config)
        watched.start()
        watched.close()
    with client_for(config) as client:
        answer = client.get(table.path, headers=bearer(table.tokens[0]))
        problem(answer, 409, "quarantined")


def test_components_are_named_in_full_for_another_process() -> None:
    game = overridden(SETTLERS, OWN)
    own = Own.of(boxes.Box(game, OWN))
    assert own.brought().components.hash == game.components.hash
