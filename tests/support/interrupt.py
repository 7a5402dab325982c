"""Somebody who presses Ctrl-C while something takes long."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest


@contextmanager
def interrupted(after: float = 1.0) -> Iterator[None]:
    """Interrupt what is done in this block, which has to end by that."""
    here = threading.get_ident()
    signal.siginterrupt(signal.SIGINT, True)  # Polars, where a test has loaded it, lets waits go on
    pressing = threading.Timer(after, lambda: signal.pthread_kill(here, signal.SIGINT))
    pressing.start()
    with pytest.raises(KeyboardInterrupt):
        yield
    pressing.join()
