"""Tables at which nobody but bots plays: they are counted, whoever made them so, and without reading all others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.dialects import sqlite

from gobelin.server.admission import UNATTENDED
from gobelin.server.config import Config
from gobelin.server.db import make_engine, migrate
from gobelin.server.match_session import ABSENT
from support.databases import make_older
from support.server import WebTable, client_for, config_for

from .test_api import problem
from .test_fairness import GREEDY, PATIENT, another
from .test_races import at_once
from .test_seats import pass_time

BOTS = {"game": "gauntlet", "seats": [{"kind": "bot", "bot": "random"}] * 2}


@pytest.fixture
def resting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots do not begin, so that their matches go on."""
    monkeypatch.setattr("gobelin.server.clock.Conductor._think", rest)


async def rest(*words: Any) -> None:
    return None


def test_who_replaces_the_last_person_is_no_way_round_the_limit(tmp_path: Path, resting: None) -> None:
    with client_for(config_for(tmp_path, bot_tables_per_client=1)) as client:
        greedy, patient = another(client, GREEDY), another(client, PATIENT)
        tables = [WebTable(greedy, ["person", "random"]) for _ in range(2)]
        for table in tables:
            table.client = patient  # from another address
        assert tables[0].send(None, "/seats/0/replace", {"bot": "random"}).status_code == 200
        problem(tables[1].send(None, "/seats/0/replace", {"bot": "random"}), 429, "too-many")
        assert patient.post("/api/matches", json=BOTS).status_code == 201, "it counts for who began the match"
        assert tables[0].send(None, "/seats/0/give_back").status_code == 200
        assert tables[1].send(None, "/seats/0/replace", {"bot": "random"}).status_code == 200


def test_of_many_tables_of_bots_at_once_no_more_are_begun_than_may_be(database: str, resting: None) -> None:
    config = Config(database=database, bot_processes=0, requests_per_second=0.0, bot_tables_per_client=2)
    with client_for(config) as client:
        answers = at_once(*[lambda: client.post("/api/matches", json=BOTS)] * 8)
        assert sorted(answer.status_code for answer in answers) == [201] * 2 + [429] * 6


def test_who_lets_the_clock_play_has_a_table_of_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gobelin.server.clock.LOOK_S", 0.02)
    with client_for(config_for(tmp_path, bot_tables_per_client=1)) as client:
        table = WebTable(client, seed="2", clock_s=30)
        for seat in (0, 1):
            table.send(seat, "/claim", {"name": f"Person {seat}"})
        for _ in range(ABSENT):
            seq = table.get(0)["seq"]
            pass_time(client, 31)
            table.wait(lambda shown, seq=seq: shown["seq"] > seq)
        problem(client.post("/api/matches", json=BOTS), 429, "too-many")
    with client_for(config_for(tmp_path, bot_tables_per_client=1)) as table.client:  # it is known after a new start
        problem(table.client.post("/api/matches", json=BOTS), 429, "too-many")
        assert table.send(0, "/claim", {"name": "Ada"}).status_code == 200
        assert table.client.post("/api/matches", json=BOTS).status_code == 201


def test_matches_among_bots_are_found_by_an_index_and_in_older_databases(tmp_path: Path, resting: None) -> None:
    config = config_for(tmp_path, bot_tables_per_client=1)
    with client_for(config) as client:
        WebTable(client, ["person", "random"])
        WebTable(client, ["random", "random"])
    engine = make_engine(config.database)
    make_older(engine, "0003")
    migrate(engine)
    with engine.connect() as connection:
        assert [count for _, count in connection.execute(UNATTENDED)] == [1]
        asked = str(UNATTENDED.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}))
        plan = connection.execute(text(f"EXPLAIN QUERY PLAN {asked}")).all()
        assert "matches_unattended" in str(plan)
    engine.dispose()
    with client_for(config) as client:
        problem(client.post("/api/matches", json=BOTS), 429, "too-many")
