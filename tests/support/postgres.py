"""A private PostgreSQL server for tests, as an unprivileged user where we are root."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import psycopg
import pytest

USERS = ("postgres", "nobody", "daemon")


@dataclass
class Postgres:
    """A server that listens on a socket in its own folder."""

    folder: Path

    def url(self, name: str) -> str:
        return f"postgresql://gobelin@/{name}?host={self.folder}"

    def new_database(self) -> str:
        """The URL of an empty database, with the driver that SQLAlchemy uses."""
        name = f"test_{uuid.uuid4().hex}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.url(name).replace("postgresql://", "postgresql+psycopg://")


def program(name: str) -> str | None:
    """A program of PostgreSQL, on the path or where Debian keeps it."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(places[-1]) if places else None)


def start_postgres() -> Iterator[Postgres]:
    """Start a server and stop it again; skip where PostgreSQL is not installed."""
    initdb, pg_ctl = program("initdb"), program("pg_ctl")
    if initdb is None or pg_ctl is None:
        pytest.skip("PostgreSQL (initdb, pg_ctl) is not installed")
    folder = Path(tempfile.mkdtemp(prefix="gobelin-pg-"))
    user = unprivileged()
    if user is not None:
        os.chown(folder, pwd.getpwnam(user).pw_uid, pwd.getpwnam(user).pw_gid)
    folder.chmod(0o755)
    data = str(folder / "data")

    def run(*words: str) -> None:
        done = subprocess.run(
            words, user=user, cwd=folder, capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C"}
        )
        assert done.returncode == 0, done.stdout + done.stderr

    try:
        run(initdb, "-D", data, "-U", "gobelin", "-A", "trust", "--no-sync", "-E", "UTF8")
        options = f"-c listen_addresses= -c unix_socket_directories={folder} -c max_connections=60"
        run(pg_ctl, "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield Postgres(folder)
        finally:
            run(pg_ctl, "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def unprivileged() -> str | None:
    """Another user to run as; None: we are not root, so ourselves."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    for user in USERS:
        if user in known:
            return user
    pytest.skip("PostgreSQL does not run as root, and there is no other user")
