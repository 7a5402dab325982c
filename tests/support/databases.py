"""Fixtures: an empty database of each kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import alembic.command
import pytest
from sqlalchemy import Engine

from gobelin.server.db import _alembic
from support.postgres import Postgres, start_postgres
from support.server import config_for


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    yield from start_postgres()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind."""
    if request.param == "sqlite":
        return config_for(tmp_path).database
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


def make_older(engine: Engine, form: str) -> None:
    """Give a database an older form."""
    settings = _alembic()
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        settings.attributes["connection"] = connection
        alembic.command.downgrade(settings, form)
