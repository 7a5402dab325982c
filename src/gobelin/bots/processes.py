"""Processes that play or think for another one."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import Executor


def serve() -> None:
    """Make this process a worker: Ctrl-C is its parent's business, and it does not outlive a parent that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def stop_pool(pool: Executor) -> None:
    """End a pool at once: what its processes are thinking about is nobody's business any more."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
