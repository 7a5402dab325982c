"""Many clients write as much as they can: the database grows by their allowances, and friends play on."""

from __future__ import annotations

import os
import random
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from gobelin.server.config import FILE
from support.server import WebTable, config_for, short_record
from support.serving import free_port, kill, start

pytestmark = pytest.mark.attack

SECONDS = float(os.environ.get("GOBELIN_ATTACK_SECONDS", "30"))
ATTACKERS = 8
ALLOWANCE = 500_000
PATIENCE_S = 300
"""How much longer somebody goes on who has not come to the end of their allowance."""
SLACK = 2_000_000
"""For what friends write, for the last request of each attacker, and for empty tables."""


def deeds(client: httpx.Client, table: WebTable, rng: random.Random) -> list[Callable[[], httpx.Response]]:
    """Everything that writes."""
    seats = [{"kind": "person", "name": f"{number}" * 40} for number in range(4)]
    record = short_record()
    return [
        lambda: table.send(0, "/chat", {"text": "\u4e16" * 2000}),
        lambda: table.send(1, "/claim", {"name": "\U0001f600" * 20 + str(rng.random())}),
        lambda: table.send(None, "", {"spectators": rng.random() < 0.5}, "PATCH"),
        lambda: table.send(None, "/seats/1/reissue"),
        lambda: table.send(0, "/report", {"note": "\u00e9" * 2000}),
        lambda: client.post("/api/matches", json={"game": "gauntlet", "seats": seats}),
        lambda: client.post("/api/matches/import", json={"record": record}),
    ]


def attack(url: str, number: int, until: float, refused: list[int]) -> None:
    rng = random.Random(number)
    with httpx.Client(base_url=url, headers={"X-Forwarded-For": f"203.0.113.{number}"}, timeout=60) as client:
        table = WebTable(client)
        work = deeds(client, table, rng)
        while time.monotonic() < until or (number not in refused and time.monotonic() < until + PATIENCE_S):
            if rng.choice(work)().status_code == 429:
                refused.append(number)


def size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.glob("gobelin.db*"))


def test_the_disk_holds_out_against_many(tmp_path: Path) -> None:
    port = free_port()
    process = start(config_for(tmp_path).database, port, GOBELIN_BYTES_PER_CLIENT=str(ALLOWANCE))
    url, until, refused = f"http://127.0.0.1:{port}", time.monotonic() + SECONDS, list[int]()
    try:
        before = size(tmp_path)
        threads = [
            threading.Thread(target=attack, args=(url, number, until, refused)) for number in range(1, ATTACKERS + 1)
        ]
        for thread in threads:
            thread.start()
        moves = tables = 0
        while any(thread.is_alive() for thread in threads):
            tables += 1
            friends = {"X-Forwarded-For": f"198.51.100.{tables % 256}"}  # nobody alone may begin so many tables
            with httpx.Client(base_url=url, headers=friends, timeout=60) as client:
                moves += WebTable(client, seed=str(tables)).play(random.Random(tables), 20)
        for thread in threads:
            thread.join()
    finally:
        kill(process)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # what is in the log as well counts once
    grown = size(tmp_path) - before
    print(f"{ATTACKERS} attackers, {len(refused)} refusals, {moves} moves of friends, {grown} bytes")  # noqa: T201
    assert moves > 0
    assert set(refused) == set(range(1, ATTACKERS + 1))  # each has come to the end of its allowance
    assert grown < ATTACKERS * ALLOWANCE + SLACK
