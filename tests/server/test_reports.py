from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url
from typer.testing import CliRunner

from gobelin.kernel import Record
from gobelin.server.config import Config
from gobelin.server.opening import prepare
from gobelin.server.reports import NoReport, report, reports
from gobelin.terminal.commands import app
from support.server import WebTable, client_for, config_for

from .test_api import problem


def run(*words: str) -> str:
    done = CliRunner().invoke(app, ["admin", "reports", *words])
    assert done.exit_code == 0, done.output
    return done.output


def test_reports_are_read_back_on_the_command_line(tmp_path: Path) -> None:
    where = ["--data", str(tmp_path)]
    prepare(config_for(tmp_path).database)
    assert run(*where) == ""
    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client, seed="1")
        table.send(1, "/report", {"note": "my card is gone\nit was a torch"})
        seen = table.get(1)
        table.play(random.Random(1))
        table.send(None, "/report", {"note": "the end is wrong"})
    first, second = run(*where).splitlines()
    assert first.startswith("1  ")
    assert first.endswith(f"gauntlet  {table.id}  seat 1  my card is gone")
    assert second.endswith(f"gauntlet  {table.id}  host  the end is wrong")
    head, note, shown = run("1", *where).split("\n\n", 2)
    assert head == first.removesuffix("  my card is gone")
    assert note == "my card is gone\nit was a torch"
    assert json.loads(shown) == seen
    _, _, whole = run("2", *where).split("\n\n", 2)
    record = Record.from_json(whole.encode())
    assert record.result is not None
    listed = json.loads(run("--json", *where))
    assert [about["note"] for about in listed] == ["my card is gone\nit was a torch", "the end is wrong"]
    assert json.loads(run("2", "--json", *where)) == listed[1] | {"record": json.loads(whole)}
    done = CliRunner().invoke(app, ["admin", "reports", "3", *where])
    assert isinstance(done.exception, NoReport)


def test_reports_are_read_from_either_database(database: str) -> None:
    with client_for(Config(database=database, bot_processes=0, requests_per_second=0.0)) as client:
        table = WebTable(client, seed="1")
        table.send(0, "/report", {"note": "slow"})
        assert [about["note"] for about in reports(database)] == ["slow"]  # while the server goes on
        assert report(database, 1)["record"]["seat"] == 0
    with pytest.raises(NoReport, match="there is no report 2"):
        report(make_url(database).render_as_string(hide_password=False), 2)


def test_spectators_cannot_fill_the_reports_of_a_match(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path)) as client:
        table = WebTable(client, spectators=True)
        problem(client.post(f"{table.path}/report", json={"note": "boo"}), 403, "forbidden")
        assert table.send(1, "/report", {"note": "help"}).status_code == 201
