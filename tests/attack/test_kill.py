"""Kill the server again and again while people play: nothing that anybody was told is lost."""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Sequence
from typing import Any

import httpx
import pytest

from support.server import WebTable
from support.serving import free_port, kill, start

pytestmark = pytest.mark.attack

KILLS = int(os.environ.get("GOBELIN_ATTACK_KILLS", "5"))
TABLES = 6
MOVES = 8
"""Acknowledged at every table before the next kill."""


class Played:
    """A match, and every choice of it that the server has acknowledged."""

    def __init__(self, client: httpx.Client, seed: int) -> None:
        self.table = WebTable(client, settings={"rounds": 6})
        for seat in range(2):  # else the first move brings a new link, which is lost with an answer
            assert self.table.send(seat, "/claim", {"name": f"Person {seat}"}).status_code == 200
        self.rng = random.Random(seed)
        self.acknowledged: list[tuple[int, tuple[Any, ...]]] = []
        self.is_over = False

    def play(self) -> None:
        """Play until the match is over or the server is gone."""
        try:
            while asked := self.table.asked():
                shown = self.table.get(asked[0])
                option = self.rng.choice(shown["asks"][0]["options"])
                answer = self.table.send(asked[0], "/moves", {"seq": shown["seq"], "option": option})
                assert answer.status_code == 200, answer.text
                self.acknowledged.append((asked[0], tuple(option)))
            self.is_over = True
        except httpx.HTTPError:
            return

    def check(self) -> None:
        """What was acknowledged is in the record, in its order; only what nobody was told of may be there besides."""
        if self.table.get(None)["state"] != "finished":
            self.table.send(None, "/abandon")
        record = self.table.send(None, "/record", method="GET").json()
        entries = iter([(entry[0], tuple(entry[2])) for entry in record["entries"]])
        assert all(choice in entries for choice in self.acknowledged)


def burst(matches: Sequence[Played], before: Sequence[int]) -> list[threading.Thread]:
    """Play all matches at once, until each has gone on."""
    threads = [threading.Thread(target=match.play) for match in matches]
    for thread in threads:
        thread.start()
    while not all(
        match.is_over or len(match.acknowledged) >= past + MOVES for match, past in zip(matches, before, strict=True)
    ):
        assert all(thread.is_alive() or match.is_over for thread, match in zip(threads, matches, strict=True))
        time.sleep(0.002)
    return threads


def test_no_acknowledged_move_is_ever_lost(database: str) -> None:
    port, every = free_port(), 0
    matches: list[Played] = []
    process = start(database, port)
    try:
        for round_ in range(KILLS):
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
                for match in matches:
                    match.table.client = client
                going = [match for match in matches if not match.is_over]
                going += [Played(client, round_ * 100 + number) for number in range(TABLES - len(going))]
                matches += [match for match in going if match not in matches]
                threads = burst(going, [len(match.acknowledged) for match in going])
                kill(process)
                for thread in threads:
                    thread.join()
            process = start(database, port)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
            for match in matches:
                match.table.client = client
                match.check()
                every += len(match.acknowledged)
    finally:
        kill(process)
    print(f"{KILLS} kills, {len(matches)} matches, {every} acknowledged moves, none lost")  # noqa: T201
