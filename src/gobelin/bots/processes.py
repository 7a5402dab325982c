"""Processes that play or think for another one."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import Executor
from contextlib import suppress

try:
    import resource
except ImportError:  # Windows has none
    resource = None  # type: ignore[assignment]


def serve(megabytes: int = 0) -> None:
    """Make this process a worker: Ctrl-C is its parent's business, and it does not outlive a parent that was killed.

    With a number of megabytes it has no more memory than that, where the system knows how to say so.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if megabytes and resource is not None:
        most = megabytes * 1024 * 1024
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        with suppress(ValueError):  # some systems have the limit, but let nobody set it
            resource.setrlimit(resource.RLIMIT_AS, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))
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
