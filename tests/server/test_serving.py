"""What the command `serve` says."""

from __future__ import annotations

import json
import logging
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from gobelin.server.logs import PlainLines
from gobelin.terminal.commands import app


@pytest.mark.parametrize("more", [[], ["--log", "json"]])
def test_two_lines_say_where_the_table_is_and_how_to_end_it(tmp_path: Path, more: list[str]) -> None:
    command = [sys.executable, "-m", "gobelin", "serve", "--port", "0", "--data", str(tmp_path), *more]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    where, how = server.stdout.readline(), server.stdout.readline()
    address = where.removeprefix("The table is at ").strip()
    assert httpx.get(f"{address}api/health", timeout=60).status_code == 200
    assert "Ctrl+C" in how
    server.send_signal(signal.SIGINT)
    said, logged = server.communicate(timeout=60)
    assert said == ""
    lines = logged.splitlines()
    if more:
        assert any(json.loads(line).get("path") == "/api/health" for line in lines)
    else:
        assert lines == []


def test_a_port_that_is_taken_is_told_in_words(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = CliRunner().invoke(app, ["serve", "--port", str(port), "--data", str(tmp_path)])
    assert done.exit_code != 0
    assert f"--port {port}: it is in use" in str(done.exception or done.output)


def test_plain_words_keep_secrets() -> None:
    token = "x" * 43
    record = logging.makeLogRecord({"levelname": "WARNING", "msg": f"lost {token}"})
    assert PlainLines().format(record) == "warning: lost [secret]"
    try:
        raise ValueError(token)
    except ValueError:
        record = logging.LogRecord("gobelin", logging.ERROR, "", 1, "broken", None, sys.exc_info())
    line = PlainLines().format(record)
    assert line.startswith("error: broken\nTraceback")
    assert token not in line
