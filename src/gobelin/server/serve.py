"""`gobelin serve`: one process, or several that share a PostgreSQL database."""

from __future__ import annotations

import socket
import sys
import threading
import time
import webbrowser
from errno import EADDRINUSE
from pathlib import Path
from typing import Final

import uvicorn

from gobelin.kernel import SettingsError
from gobelin.server.config import Config, chosen_url
from gobelin.server.lock import held
from gobelin.server.logs import Form
from gobelin.server.opening import prepare

GRACE_S: Final = 10
"""How long open requests may take after the server was told to stop."""


def serve(
    host: str, port: int, data: Path | None, database: str | None, workers: int, log: Form | None, opened: bool
) -> None:
    """Serve until told to stop."""
    url = chosen_url(data, database)
    config = Config.chosen(database=url, workers=workers, **({} if log is None else {"log": log}))
    if workers > 1 and not config.shared:
        raise SettingsError("--workers: several processes take PostgreSQL; give it with --database")
    with held(url):
        prepare(url)
        _run(config, host, _free(host, port), opened)


def _run(config: Config, host: str, port: int, opened: bool) -> None:
    config.to_environment()
    threading.Thread(target=_welcome_when_up, args=(host, port, opened), daemon=True).start()
    uvicorn.run(
        "gobelin.server.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=config.workers,
        http="gobelin.server.doors:Http",
        ws="gobelin.server.doors:Live",
        # uvloop lets new connections wait for as long as the old ones keep it busy, asyncio's own the other way round.
        loop="asyncio" if sys.platform == "win32" else "gobelin.server.doors:Loop",
        access_log=False,
        log_config=None,
        server_header=False,
        ws_max_size=65_536,
        ws_per_message_deflate=False,  # a position is some kilobytes: not worth a compressor in memory for each socket
        timeout_graceful_shutdown=GRACE_S,
    )


def _free(host: str, port: int) -> int:
    """The port, if nobody listens there; any free one for 0."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((host, port))
        except OSError as error:
            why = f"it is in use; give another one, such as --port {port + 1}"
            raise SettingsError(f"--port {port}: {why if error.errno == EADDRINUSE else error.strerror}") from None
        return int(tried.getsockname()[1])


def _welcome_when_up(host: str, port: int, opened: bool) -> None:
    """As soon as somebody answers, say where the table is and how to end it, and open it in the browser if wished."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    for _ in range(600):
        try:
            socket.create_connection((shown, port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            sys.stdout.write(f"The table is at {address}\nCtrl+C ends it; matches are kept.\n")
            sys.stdout.flush()
            if opened:
                webbrowser.open(address)
            return
