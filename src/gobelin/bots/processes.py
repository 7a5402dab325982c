"""Processes that play or think for another one."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def serve() -> None:
    """Make this process a worker: Ctrl-C is its parent's business, and it does not outlive a parent that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
