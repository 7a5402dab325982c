"""A server of its own process, to be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time

import httpx


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def start(database: str, port: int, **variables: str) -> subprocess.Popen[bytes]:
    """Serve a database, and wait until somebody answers."""
    command = [sys.executable, "-m", "gobelin", "serve", "--port", str(port), "--database", database]
    environment = {**os.environ, "GOBELIN_REQUESTS_PER_SECOND": "0", **variables}
    process = subprocess.Popen(
        command, env=environment, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL, start_new_session=True
    )
    end = time.monotonic() + 90
    while True:
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/health/ready").raise_for_status()
            return process
        except httpx.HTTPError:
            assert process.poll() is None
            assert time.monotonic() < end
            time.sleep(0.05)


def kill(process: subprocess.Popen[bytes]) -> None:
    """End a server and all its processes at once, as a power cut would."""
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
