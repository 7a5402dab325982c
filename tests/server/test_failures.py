"""What happens when the database, the disk or the operator fails."""

from __future__ import annotations

import json
import logging
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import event, text
from sqlalchemy.engine import make_url
from starlette.testclient import TestClient

from gobelin.kernel import SettingsError
from gobelin.server.backup import backup
from gobelin.server.config import DATABASE, DATABASE_FILE, Config, chosen_url
from gobelin.server.db import Refused, make_engine, migrate
from gobelin.server.lock import held
from gobelin.server.logs import JsonLines
from gobelin.server.opening import prepare
from gobelin.server.reports import reports
from gobelin.server.security import new_token
from support.postgres import Postgres
from support.server import WebTable, client_for, config_for, short_record

from .test_api import problem


def silent(answer: httpx.Response) -> None:
    problem(answer, 503, "no-database")
    assert int(answer.headers["Retry-After"]) >= 1


def test_a_file_that_cannot_be_written_gives_503_and_health_says_so(tmp_path: Path) -> None:
    config = config_for(tmp_path)
    with client_for(config) as client:
        table = WebTable(client, spectators=True, seed="2")
        app: Any = client.app
        engine = app.state.tables.store.engine
        event.listen(engine, "connect", lambda connection, record: connection.execute("PRAGMA busy_timeout=50"))
        engine.dispose()
        assert client.get("/api/health/ready").status_code == 200
        with closing(sqlite3.connect(tmp_path / "gobelin.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            silent(table.move(0))
            silent(client.get("/api/health/ready"))
            assert client.get("/api/health/live").json() == {"status": "ok"}
            assert table.get(0)["entries"] == 0  # what could not be written has not happened
            other.execute("ROLLBACK")
        assert client.get("/api/health/ready").status_code == 200
        assert table.move(0).status_code == 200


def test_a_postgresql_that_is_gone_gives_503_until_it_is_back(postgres: Postgres) -> None:
    database = postgres.new_database()
    name = make_url(database).database
    config = Config(database=database, bot_processes=0, requests_per_second=0.0)

    def allow(flag: str) -> None:
        with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
            connection.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS {flag}'.encode())
            if flag == "false":
                connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])

    with client_for(config) as client:
        table = WebTable(client, spectators=True, seed="2")
        allow("false")
        silent(client.get(table.path, headers=table.link(0)))
        silent(client.get("/api/health/ready"))
        silent(client.get("/api/health"))
        assert client.get("/api/health/live").status_code == 200
        with client.websocket_connect(f"{table.path}/live", headers=table.link(0)) as socket:
            assert socket.receive()["code"] == 4503
        allow("true")
        assert client.get("/api/health/ready").status_code == 200
        assert table.move(0).status_code == 200


def test_no_error_logs_what_was_written(database: str) -> None:
    secret = new_token()
    engine = make_engine(database)
    migrate(engine)
    lines: list[str] = []
    values = {"secret": secret, "plain": "hunter2"}
    # The second row has the key of the first: PostgreSQL would name it.
    for words in ("INSERT INTO tokens VALUES (:secret, :plain, 'seat', 0, NULL)", "SELECT :secret FROM nowhere"):
        for _ in range(2):
            try:
                with engine.connect().execution_options(writes=True) as connection, connection.begin():
                    connection.execute(text(words), values)
            except Exception as error:
                info = (type(error), error, error.__traceback__)
                record = logging.LogRecord("gobelin", logging.ERROR, "x", 1, f"failed: {error}", (), info)
                lines.append(JsonLines().format(record))
    engine.dispose()
    assert len(lines) == 3
    assert not any(word in line for line in lines for word in (secret, "hunter2"))


def test_a_log_line_is_bounded_and_holds_no_link() -> None:
    record = logging.makeLogRecord({"name": "gobelin", "msg": "request", "path": "/" + "x" * 60_000, "ms": 1.5})
    line = JsonLines().format(record)
    assert len(line) < 1500
    assert json.loads(line)["path"].endswith("(60001 letters)")
    assert json.loads(line)["ms"] == 1.5
    token = new_token()
    pasted = logging.makeLogRecord({"name": "gobelin", "msg": "request", "path": f"/m/0123456789abcdef/{token}"})
    assert token not in JsonLines().format(pasted)


@pytest.mark.skipif(os.name == "nt", reason="Windows has rights of another kind")
def test_nobody_else_reads_the_files_of_a_database(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    config = config_for(folder)
    with held(config.database), client_for(config) as client:
        WebTable(client)
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        assert modes == dict.fromkeys(["gobelin.db", "gobelin.db-wal", "gobelin.db-shm", "gobelin.db.lock"], 0o600)
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    (folder / "gobelin.db").chmod(0o644)
    with client_for(config):
        assert stat.S_IMODE((folder / "gobelin.db").stat().st_mode) == 0o600


LOOK_IN = """
import contextlib, sqlite3, sys
with contextlib.closing(sqlite3.connect(sys.argv[1])) as connection:
    print(connection.execute("SELECT count(*) FROM matches").fetchone()[0])
"""


def test_who_looks_into_the_database_of_a_running_server_takes_nothing_away(tmp_path: Path) -> None:
    file, log = tmp_path / "gobelin.db", tmp_path / "gobelin.db-wal"
    with client_for(config_for(tmp_path)) as client:
        app: Any = client.app
        with app.state.tables.store.engine.connect():
            WebTable(client)  # another connection opened while one was in use
        written = log.stat().st_ino
        looked = subprocess.run([sys.executable, "-c", LOOK_IN, str(file)], capture_output=True, text=True, check=True)
        assert int(looked.stdout) == 1
        # A process that closes the database last deletes the log: it must see that the server is still there.
        assert log.stat().st_ino == written


def make_newer(database: str) -> None:
    engine = make_engine(database)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()


def test_a_newer_database_is_refused(database: str, tmp_path: Path) -> None:
    make_newer(database)
    for use in (prepare, reports, lambda url: backup(url, tmp_path / "all.gz")):
        with pytest.raises(Refused, match="9999, which a newer Gobelin has made"):
            use(database)
    assert not (tmp_path / "all.gz").exists()


def test_a_damaged_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path)) as client:
        for _ in range(20):
            WebTable(client)
    file = tmp_path / "gobelin.db"
    whole = file.read_bytes()
    for content in (b"nonsense" * 1000, whole[: len(whole) // 2], whole[:8192] + b"\xff" * 8192 + whole[16384:]):
        file.write_bytes(content)
        command = [sys.executable, "-m", "gobelin", "serve", "--port", "0", "--data", str(tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 1
        assert "damaged" in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_who_only_reads_does_not_migrate(tmp_path: Path) -> None:
    database = config_for(tmp_path).database
    with pytest.raises(Refused, match="there is no database"):
        reports(database)
    assert not list(tmp_path.iterdir())
    engine = make_engine(database)
    (tmp_path / "gobelin.db").touch()
    with pytest.raises(Refused, match="no matches"):
        reports(database)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    for use in (reports, lambda url: backup(url, tmp_path / "all.gz")):
        with pytest.raises(Refused, match="start the server once"):
            use(database)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == "0001"
    engine.dispose()


@pytest.mark.skipif(os.name == "nt", reason="links are for administrators there")
def test_a_link_does_not_get_round_the_lock(tmp_path: Path) -> None:
    database = config_for(tmp_path / "real").database
    (tmp_path / "folder").symlink_to(tmp_path / "real")
    (tmp_path / "file.db").symlink_to(tmp_path / "real" / "gobelin.db")
    with held(database):
        for path in ("folder/gobelin.db", "file.db"):
            with pytest.raises(SettingsError, match="served already"), held(f"sqlite:///{tmp_path / path}"):
                pass
    (tmp_path / "real" / "gobelin.db").touch()
    (tmp_path / "hard.db").hardlink_to(tmp_path / "real" / "gobelin.db")
    with pytest.raises(SettingsError, match="hard links"), held(f"sqlite:///{tmp_path / 'hard.db'}"):
        pass


def test_a_password_is_not_taken_from_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(DATABASE, raising=False)
    secret = "postgresql://me:hunter2@here/games"
    for url in (secret, "postgresql://me@here/games?password=hunter2"):
        with pytest.raises(SettingsError) as refused:
            chosen_url(None, url)
        assert "hunter2" not in str(refused.value)
    monkeypatch.setenv(DATABASE, secret)
    assert chosen_url(None, None) == "postgresql+psycopg://me:hunter2@here/games"
    assert chosen_url(tmp_path, None).startswith("sqlite")
    (tmp_path / "url").write_text(f"{secret}\n")
    monkeypatch.setenv(DATABASE_FILE, str(tmp_path / "url"))
    with pytest.raises(SettingsError, match="one of them"):
        chosen_url(None, None)
    monkeypatch.delenv(DATABASE)
    assert chosen_url(None, None) == "postgresql+psycopg://me:hunter2@here/games"


def test_a_record_of_absurd_versions_is_refused(database: str) -> None:
    config = Config(database=database, bot_processes=0, requests_per_second=0.0)
    with client_for(config) as client:
        for version in (-(2**40), 2**40, 10**30, -1):
            record = short_record()
            for changed in (
                record | {"components": record["components"] | {"version": version}},
                record | {"rules_version": version},
            ):
                problem(client.post("/api/matches/import", json={"record": changed}), 422, "invalid")


def test_whoever_comes_over_tls_is_told_to_stay_there(tmp_path: Path) -> None:
    with client_for(config_for(tmp_path)) as client:
        assert "strict-transport-security" not in client.get("/api/health/live").headers
        over_tls = TestClient(client.app, "https://testserver")
        assert "max-age" in over_tls.get("/api/health/live").headers["strict-transport-security"]
    with client_for(config_for(tmp_path, public_url="https://table.example")) as client:
        assert "max-age" in client.get("/api/health/live").headers["strict-transport-security"]
