from __future__ import annotations

import gzip
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import MetaData, text
from typer.testing import CliRunner

from gobelin.kernel import SettingsError
from gobelin.server.backup import BackupError, backup, restore
from gobelin.server.config import Config, chosen_url, database_url
from gobelin.server.db import forms, give_form, make_engine
from gobelin.server.lock import held
from gobelin.server.openapi import main
from gobelin.terminal.commands import app
from support.server import WebTable, client_for, config_for


def played(folder: Path) -> WebTable:
    with client_for(config_for(folder)) as client:
        table = WebTable(client, seed="1")
        table.send(0, "/chat", {"text": "hello"})
        table.send(0, "/standing", {"seq": 0, "topic": "trap", "option": ["pass"], "until": "game"})
        table.play(random.Random(1), 7)
        table.before = table.get(0)  # type: ignore[attr-defined]
    return table


def test_a_backup_fills_an_empty_database_of_either_kind(tmp_path: Path, database: str) -> None:
    table = played(tmp_path / "old")
    file = tmp_path / "all.gz"
    rows = backup(config_for(tmp_path / "old").database, file)
    target = database if database.startswith("postgresql") else config_for(tmp_path / "new").database
    assert restore(target, file) == rows
    with client_for(Config(database=target, bot_processes=0, requests_per_second=0.0)) as client:
        table.client = client
        assert table.get(0) == table.before  # type: ignore[attr-defined]
        table.send(0, "/chat", {"text": "again"})
        table.play(random.Random(2))
        assert table.get(0)["state"] == "finished"
    with pytest.raises(BackupError, match="already"):
        restore(target, file)


def test_a_backup_is_never_written_over(tmp_path: Path) -> None:
    played(tmp_path)
    backup(config_for(tmp_path).database, tmp_path / "all.gz")
    with pytest.raises(BackupError, match="exists already"):
        backup(config_for(tmp_path).database, tmp_path / "all.gz")
    assert (tmp_path / "all.gz").stat().st_mode & 0o077 == 0
    assert not list(tmp_path.glob("*.part"))


def test_a_damaged_backup_leaves_the_database_empty(tmp_path: Path) -> None:
    played(tmp_path / "old")
    file, target = tmp_path / "all.gz", config_for(tmp_path / "new").database
    backup(config_for(tmp_path / "old").database, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    whole = file.read_bytes()
    for content, words in [
        (whole[: len(whole) // 2], "damaged"),
        (gzip.compress(b"".join(lines[:-1])), "cut off"),
        (gzip.compress(b"".join(lines[:3] + lines[-1:])), "cut off"),
        (gzip.compress(b"[]\n"), "not a backup"),
        (gzip.compress(b'{"gobelin_backup": 1, "revision": "9999"}\n'), "9999"),
        (b"nonsense", "damaged"),
    ]:
        file.write_bytes(content)
        with pytest.raises(BackupError, match=words):
            restore(target, file)
    file.write_bytes(whole)
    assert restore(target, file) == len(lines) - 2


HEAD = json.dumps({"gobelin_backup": 1, "revision": forms()[-1]}).encode() + b"\n"
ROW = b'["service", {"id": 1, "seconds": 1.0}]\n'
BROKEN = gzip.compress(HEAD + random.Random(1).randbytes(2000).hex().encode())
ODD = [
    (gzip.compress(b'{"gobelin_backup": 1}\n'), "not a backup"),
    (gzip.compress(HEAD + b"5\n"), "damaged: after 0 rows"),
    (gzip.compress(HEAD + ROW + b'["service"]\n'), "damaged: after 1 rows"),
    (gzip.compress(HEAD + b"{}\n"), "damaged"),
    (gzip.compress(HEAD + b'["alembic_version", {"version_num": "1"}]\n{"rows": 1}\n'), "no table 'alembic_version'"),
    (gzip.compress(HEAD + b'["matches", {"id": "x"}]\n{"rows": 1}\n'), "does not fit its table"),
    (BROKEN[:200] + b"\xff" * 200 + BROKEN[400:], "damaged"),
]


@pytest.mark.parametrize(("content", "words"), ODD)
def test_what_no_backup_holds_is_said_in_a_sentence(tmp_path: Path, content: bytes, words: str) -> None:
    (tmp_path / "all.gz").write_bytes(content)
    with pytest.raises(BackupError, match=words):
        restore(config_for(tmp_path).database, tmp_path / "all.gz")


def test_restoring_leaves_the_tables_of_others_alone(tmp_path: Path, database: str) -> None:
    played(tmp_path / "old")
    backup(config_for(tmp_path / "old").database, tmp_path / "all.gz")
    engine = make_engine(database)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE guestbook (name VARCHAR(20))"))
        connection.execute(text("INSERT INTO guestbook VALUES ('Ada')"))
    try:
        restore(database, tmp_path / "all.gz")
        with engine.connect() as connection:
            assert connection.execute(text("SELECT name FROM guestbook")).scalars().all() == ["Ada"]
    finally:
        with engine.begin() as connection:
            connection.execute(text("DROP TABLE guestbook"))
        engine.dispose()


def test_a_database_that_is_served_is_not_restored_into(tmp_path: Path) -> None:
    url = config_for(tmp_path).database
    with held(url), pytest.raises(SettingsError, match="served already"):
        restore(url, tmp_path / "all.gz")


def test_the_commands_back_up_and_restore(tmp_path: Path) -> None:
    played(tmp_path / "old")
    done = CliRunner().invoke(app, ["backup", str(tmp_path / "all.gz"), "--data", str(tmp_path / "old")])
    assert "rows written" in done.stdout
    done = CliRunner().invoke(app, ["restore", str(tmp_path / "all.gz"), "--data", str(tmp_path / "new")])
    assert "rows read" in done.stdout


def test_several_processes_take_postgresql(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["serve", "--workers", "2", "--data", str(tmp_path)])
    assert isinstance(done.exception, SettingsError)
    assert "PostgreSQL" in str(done.exception)


def test_without_its_extra_the_server_says_how_to_install_it(tmp_path: Path) -> None:
    code = "import sys; sys.modules['uvicorn'] = sys.modules['fastapi'] = None; import gobelin.terminal as t; t.main()"
    command = [sys.executable, "-c", code, "serve", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "pip install 'gobelin[server]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_operators_settings_are_read_and_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert database_url("postgres://me@here/games") == "postgresql+psycopg://me@here/games"
    with pytest.raises(SettingsError, match="--database"):
        chosen_url(None, "mysql://here")
    with pytest.raises(SettingsError, match="one of them"):
        chosen_url(tmp_path, "postgresql://here/games")
    monkeypatch.setenv("GOBELIN_REQUESTS_PER_SECOND", "7.5")
    monkeypatch.setenv("GOBELIN_ORIGINS", "https://a.example,https://b.example")
    config = Config.chosen(database="sqlite:///x")
    assert config.requests_per_second == 7.5
    assert config.origins == ("https://a.example", "https://b.example")
    monkeypatch.setenv("GOBELIN_REQUEST_BURST", "many")
    with pytest.raises(SettingsError, match="request_burst"):
        Config.chosen(database="sqlite:///x")
    for name in ("hint_seconds", "hint_playouts", "analysis_playouts"):
        with pytest.raises(SettingsError, match=name):
            Config.chosen(database="sqlite:///x", request_burst=1, **{name: 0})
    config.to_environment()
    assert Config.from_environment() == config


def test_the_openapi_is_printed_and_complete(capsys: pytest.CaptureFixture[str]) -> None:
    main()
    schema: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert {"Position", "Problem", "NewMatch"} <= set(schema["components"]["schemas"])
    for path, methods in schema["paths"].items():
        for method, about in methods.items():
            assert "application/problem+json" in about["responses"]["422"]["content"], (path, method)


@pytest.mark.parametrize("form", forms()[:-1])
def test_a_backup_of_every_older_form_is_restored(tmp_path: Path, form: str, database: str) -> None:
    table = played(tmp_path / "old")
    file, older = tmp_path / "all.gz", tmp_path / f"{form}.gz"
    backup(config_for(tmp_path / "old").database, file)
    as_of(form, file, older)
    target = database if database.startswith("postgresql") else config_for(tmp_path / "new").database
    restore(target, older)
    with client_for(Config(database=target, bot_processes=0, requests_per_second=0.0)) as client:
        table.client = client
        assert table.get(0)["seq"] == table.before["seq"]  # type: ignore[attr-defined]
        table.send(0, "/chat", {"text": "again"})
        table.play(random.Random(2))
        assert table.get(0)["state"] == "finished"


def as_of(form: str, newest: Path, older: Path) -> None:
    """A backup as a Gobelin of that form would have written it: without the tables and columns that came later."""
    engine, tables = make_engine("sqlite://"), MetaData()
    with engine.connect() as connection:
        give_form(connection, form)
        tables.reflect(connection)
    _, *rows, _ = gzip.decompress(newest.read_bytes()).decode().splitlines()
    lines = [{"gobelin_backup": 1, "revision": form}]
    for name, row in map(json.loads, rows):
        if name in tables.tables:
            known = tables.tables[name].columns.keys()
            lines.append([name, {column: value for column, value in row.items() if column in known}])  # type: ignore[arg-type]
    lines.append({"rows": len(lines) - 1})
    older.write_bytes(gzip.compress("\n".join(map(json.dumps, lines)).encode()))
