"""One client does all it can to stop a server; a table of somebody else goes on.

What counts is that every answer comes, and that the loop is never blocked for long: bounds are wide enough for a slow
and busy machine, and far below what the server took before it was defended.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.server import WebTable, short_record

pytestmark = pytest.mark.attack

SECONDS = float(os.environ.get("GOBELIN_ATTACK_SECONDS", "20"))
"""For how long each attack goes on."""
BLOCK_MS = 5000.0
"""The longest block of the loop; a quarter of a minute was usual."""
PATIENCE_S = 30.0
"""For one answer at the table that is not attacked."""
TABLES = 60


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """The address of a server in a process of its own, where everybody may be fast."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    command = [sys.executable, "-m", "gobelin", "serve", "--port", str(port), "--data", str(tmp_path)]
    variables = {"GOBELIN_REQUESTS_PER_SECOND": "0", "GOBELIN_BOT_TABLES_PER_CLIENT": str(TABLES)}
    process = subprocess.Popen(
        command, env={**os.environ, **variables}, stderr=subprocess.DEVNULL, start_new_session=True
    )
    address = f"http://127.0.0.1:{port}"
    try:
        wait(lambda: is_up(address))
        yield address
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def is_up(address: str) -> bool:
    try:
        return httpx.get(f"{address}/api/health").status_code == 200
    except httpx.HTTPError:
        return False


def wait(until: Callable[[], bool], seconds: float = 90) -> None:
    end = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end
        time.sleep(0.05)


def client_from(server: str, address: str) -> httpx.Client:
    """A client behind the trusted proxy of this machine."""
    return httpx.Client(base_url=server, timeout=PATIENCE_S, headers={"X-Forwarded-For": address, "Origin": server})


def played(friend: httpx.Client) -> float:
    """Play some moves against a bot; the longest wait for it."""
    longest, table = 0.0, WebTable(friend, ["person", "random"], "imperial-settlers")
    for _ in range(10):
        begun = time.monotonic()
        table.wait(lambda shown: 0 in [ask["seat"] for ask in shown["asks"]], 0, PATIENCE_S)
        longest = max(longest, time.monotonic() - begun)
        assert table.move(0).status_code in (200, 409)
    return longest


def attacked(server: str, attack: Callable[[httpx.Client], object], threads: int) -> float:
    """Play elsewhere while so many threads attack; the longest wait for a bot to answer there."""
    over = threading.Event()

    def again() -> None:
        with client_from(server, "203.0.113.66") as attacker:
            while not over.is_set():
                with contextlib.suppress(httpx.HTTPError):
                    attack(attacker)

    crowd = [threading.Thread(target=again) for _ in range(threads)]
    friend = client_from(server, "198.51.100.1")
    played(friend)  # the processes in which bots think have begun
    for one in crowd:
        one.start()
    longest, end = 0.0, time.monotonic() + SECONDS
    try:
        while time.monotonic() < end:
            longest = max(longest, played(friend))
    finally:
        over.set()
        for one in crowd:
            one.join()
    blocked = httpx.get(f"{server}/api/health", timeout=PATIENCE_S).json()["longest_block_ms"]
    print(f"a bot answered after {longest:.1f} s at most, the loop was blocked for {blocked:.0f} ms")  # noqa: T201
    assert blocked < BLOCK_MS
    return longest


LISTS = b"[" + b",".join([b"[]"] * 650_000) + b"]"
BODIES = {
    "a record of empty lists": ("/api/matches/import", b'{"record": {"entries": %s}}' % LISTS),
    "settings of empty lists": ("/api/matches/import", b'{"record": {"settings": {"a": %s}}}' % LISTS),
    "a match with such settings": ("/api/matches", b'{"game": "gauntlet", "seats": [], "settings": {"a": %s}}' % LISTS),
    "components of empty lists": ("/api/matches", b'{"components": {"a.yaml": %s}}' % LISTS),
}


@pytest.mark.parametrize(("path", "body"), BODIES.values(), ids=BODIES.keys())
def test_large_bodies_stop_nobody(server: str, path: str, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    attacked(server, lambda client: client.post(path, content=body, headers=headers), threads=20)


def test_sixty_tables_of_hard_bots_stop_nobody(server: str) -> None:
    with client_from(server, "203.0.113.66") as attacker:
        for _ in range(TABLES):
            WebTable(attacker, ["hard", "hard"], "imperial-settlers")
    attacked(server, lambda client: client.get("/api/health"), threads=1)


def test_imports_and_analyses_without_end_stop_nobody(server: str) -> None:
    record = {"record": short_record()}

    def attack(client: httpx.Client) -> None:
        made = client.post("/api/matches/import", json=record)
        if made.status_code == 201:
            link = {"Authorization": f"Bearer {made.json()['host_token']}"}
            client.post(f"/api/matches/{made.json()['id']}/analysis", headers=link)

    attacked(server, attack, threads=8)


def card(number: int) -> dict[str, Any]:
    return {"id": f"spare{number}", "numbers": [f"ROM{number:03}"], "name_en": "x" * 100, "effect": [[[]] * 50] * 5}


def test_components_without_end_stop_nobody(server: str) -> None:
    content = json.dumps({"deck": "romans", "spares": [card(number) for number in range(300)]})[:390_000]
    wish = {
        "game": "imperial-settlers",
        "seats": [{"kind": "person"}] * 2,
        "components": {"romans.yaml": content},
    }
    attacked(server, lambda client: client.post("/api/matches", json=wish), threads=8)
