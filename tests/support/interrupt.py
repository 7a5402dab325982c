"""Somebody who presses Ctrl-C while worker processes are busy."""

from __future__ import annotations

import multiprocessing
import signal
import threading
import time
from collections.abc import Iterator, Set
from contextlib import contextmanager
from multiprocessing.process import BaseProcess

import pytest


@contextmanager
def interrupted(workers: int = 2) -> Iterator[None]:
    """Interrupt what is done in this block once it has so many workers; it has to end by that, and they with it."""
    here, before = threading.get_ident(), set(multiprocessing.active_children())
    handler = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job ignores it
    signal.siginterrupt(signal.SIGINT, True)  # Polars, where a test has loaded it, lets waits go on
    is_over = threading.Event()

    def press() -> None:
        while len(set(multiprocessing.active_children()) - before) < workers:
            if is_over.wait(0.05):
                return
        if not is_over.wait(1.0):
            signal.pthread_kill(here, signal.SIGINT)

    pressing = threading.Thread(target=press)
    pressing.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            yield
    finally:
        is_over.set()  # or it would hit another test
        pressing.join()
        signal.signal(signal.SIGINT, handler)
    await_the_end_of_all_but(before)


def await_the_end_of_all_but(others: Set[BaseProcess]) -> None:
    """All other children of this process have to end; a pool waits for its own at the same time, so nobody joins."""
    until = time.monotonic() + 60
    while (left := set(multiprocessing.active_children()) - others) and time.monotonic() < until:
        time.sleep(0.05)
    assert not left
