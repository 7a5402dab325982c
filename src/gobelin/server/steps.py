"""What happens between two positions that a socket is sent, choice by choice: people see every state that there was."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from typing import Final

import msgspec

from gobelin.kernel import Seat
from gobelin.server.match_session import MatchSession
from gobelin.server.positions import step

log = logging.getLogger("gobelin.server")

MOST_STEPS: Final = 40
MOST_STEP_BYTES: Final = 256 * 1024
"""So much is kept for each socket: the latest."""
MOST_SHELF_BYTES: Final = 64 * 1024 * 1024
"""So much is kept for all sockets together; where it is full, positions come without steps."""
DRAW_S: Final = 0.01
"""Of a processor, for one change as all seats see it; games of ours take a fifth of that."""


class Shelf:
    """How many bytes of steps are kept for all sockets, what several have in common counted for each."""

    def __init__(self) -> None:
        self.bytes = 0


class Steps:
    """What has happened at a table since the last position that was sent, choice by choice; bounded."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._kept: deque[tuple[int, bytes]] = deque()
        self._bytes = 0
        self._entries: int | None = None

    def add(self, entries: int, seq: int, encoded: Callable[[], bytes]) -> None:
        """The table has changed; where something was taken back, what was on the way is not shown any more."""
        if self._entries is not None and entries > self._entries:
            words = encoded()
            self._kept.append((seq, words))
            self._weigh(len(words))
            while self._kept and self._is_too_much():
                self._weigh(-len(self._kept.popleft()[1]))
        elif entries != self._entries:
            self.clear(entries)
        self._entries = entries

    def take(self, entries: int, seq: int) -> list[bytes]:
        """What was on the way to this position; what comes next is on the way from it."""
        taken = [words for known, words in self._kept if known < seq]
        self.clear(entries)
        return taken

    def clear(self, entries: int | None = None) -> None:
        """Forget what was on the way."""
        self._kept.clear()
        self._weigh(-self._bytes)
        self._entries = entries

    def _weigh(self, more: int) -> None:
        self._bytes += more
        self._shelf.bytes += more

    def _is_too_much(self) -> bool:
        is_long = len(self._kept) > MOST_STEPS or self._bytes > MOST_STEP_BYTES
        return is_long or self._shelf.bytes > MOST_SHELF_BYTES


def note_step(table: MatchSession, readers: Iterable[tuple[Seat | None, Steps]]) -> None:
    """Keep how the table stands for those who may be sent only a later position.

    It is drawn once for each seat, as long as there is time: this is done on the loop.
    """
    if table.box is not None and table.box.files is not None:
        return  # nobody knows how long it takes to show custom components

    @cache
    def encoded(seat: Seat | None) -> bytes:
        return msgspec.json.encode(step(table, seat))

    entries, until = len(table.match.entries), time.thread_time() + DRAW_S
    try:
        for seat, steps in readers:
            if time.thread_time() > until:
                steps.clear(entries)
                continue
            steps.add(entries, table.head.seq, partial(encoded, seat))
    except Exception:  # the match goes on without
        log.exception("a step is not shown", extra={"match": table.id})


def position_message(position: bytes, steps: Sequence[bytes]) -> str:
    """A position, with the steps that lead to it from the one before."""
    more = f',"steps":[{b",".join(steps).decode()}]' if steps else ""
    return f'{{"type":"position","position":{position.decode()}{more}}}'
