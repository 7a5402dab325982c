"""Fixtures: an empty database of each kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

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
