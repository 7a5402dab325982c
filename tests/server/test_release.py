"""An operator lets a match go on over which the server died twice."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gobelin.server import bots, suspects
from gobelin.server.lock import alone
from gobelin.server.suspects import NotQuarantined, Suspects, base_of, release
from gobelin.terminal.commands import app
from support.server import WebTable, client_for, config_for

from .test_api import problem
from .test_fairness import wait


def quarantine(folder: Path, *matches: str) -> None:
    """What the server keeps when it has died over these matches twice."""
    (folder / "gobelin.suspects").write_text(json.dumps(dict.fromkeys(matches, 2)), "utf-8")


def crashes(folder: Path) -> dict[str, int]:
    return dict(json.loads((folder / "gobelin.suspects").read_text("utf-8")))


def test_a_match_is_released_while_the_server_is_stopped(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client)
    quarantine(tmp_path, table.id, "other")
    done = CliRunner().invoke(app, ["admin", "release", table.id, "--data", str(tmp_path)])
    assert done.exit_code == 0, done.output
    assert f"match {table.id} is released" in done.output
    assert crashes(tmp_path) == {"other": 2}
    with client_for(config_for(tmp_path)) as client:
        table.client = client
        assert table.move(0).status_code == 200


def test_a_server_that_runs_takes_up_a_released_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    may_think = threading.Event()
    think = bots.think

    def held(packed: bytes, seat: int, bot: str, seed: str) -> object:
        may_think.wait(120)
        return think(packed, seat, bot, seed)

    monkeypatch.setattr(bots, "think", held)
    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client, ["random", "person"], seed="1")
    may_think.set()
    quarantine(tmp_path, table.id)
    with client_for(config_for(tmp_path)) as client:
        table.client = client
        problem(table.send(1, "", method="GET"), 409, "quarantined")
        release(config_for(tmp_path).database, table.id)
        wait(lambda: table.send(1, "", method="GET").status_code == 200)
        table.wait(lambda shown: shown["entries"] > 0, 1, 120)  # the bot whose turn it was has moved


def test_what_is_not_quarantined_is_not_released(tmp_path: Path) -> None:
    where = ["--data", str(tmp_path)]
    done = CliRunner().invoke(app, ["admin", "release", "a", *where])
    assert isinstance(done.exception, NotQuarantined)
    assert str(done.exception) == "match a is not quarantined; those that are: none"
    (tmp_path / "gobelin.suspects").write_text('{"a": 1, "b": 2}', "utf-8")
    with pytest.raises(NotQuarantined, match="those that are: b"):
        release(config_for(tmp_path).database, "a")
    assert crashes(tmp_path) == {"a": 1, "b": 2}


def test_a_release_waits_for_a_server_that_counts_its_crashes(tmp_path: Path) -> None:
    quarantine(tmp_path, "a", "b")
    database = config_for(tmp_path).database
    with alone(tmp_path / "gobelin.suspects.lock"):
        waiting = threading.Thread(target=release, args=(database, "a"))
        waiting.start()
        waiting.join(0.2)
        assert waiting.is_alive()
        quarantine(tmp_path, "a", "b", "c")
    waiting.join(60)
    assert crashes(tmp_path) == {"b": 2, "c": 2}


def test_a_password_does_not_matter_to_where_crashes_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suspects, "data_folder", lambda: tmp_path)
    with_it, without, another = (
        base_of(f"postgresql+psycopg://{where}") for where in ("me:secret@host/db", "me@host/db", "me@host/other")
    )
    assert with_it == without != another
    quarantine(tmp_path, "a")
    (tmp_path / "gobelin.suspects").rename(with_it)
    watched = Suspects(config_for(tmp_path, database="postgresql+psycopg://me@host/db"))
    watched.start()
    watched.close()
    assert watched.quarantined == ["a"]
