from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from support.databases import database, postgres
from support.server import client_for, config_for

__all__ = ["client", "database", "postgres"]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_for(config_for(tmp_path)) as made:
        yield made
