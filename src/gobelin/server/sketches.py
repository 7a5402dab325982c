"""Positions as they were last sent, for whoever asks for the same: so many bytes of them and no more."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MOST_BYTES: Final = 64 * 1024 * 1024
"""Of all tables; what was looked at longest ago goes first."""
MOST_OF_TABLE: Final = 1024 * 1024
"""Of one table."""


class Sketches:
    """What was drawn of each table since its last change."""

    def __init__(self, most: int = MOST_BYTES, most_of_table: int = MOST_OF_TABLE) -> None:
        self._most = most
        self._most_of_table = most_of_table
        self._kept: OrderedDict[str, dict[object, bytes]] = OrderedDict()
        self._weights: dict[str, int] = {}
        self.weight = 0
        """In bytes."""

    def find(self, match_id: str, key: object) -> bytes | None:
        """What was drawn for this reader; None: nothing since the last change."""
        if match_id not in self._kept:
            return None
        self._kept.move_to_end(match_id)
        return self._kept[match_id].get(key)

    def keep(self, match_id: str, key: object, drawn: bytes) -> None:
        """Keep it until the table changes, or there is too much."""
        if len(drawn) > self._most_of_table:
            return
        if self._weights.get(match_id, 0) + len(drawn) > self._most_of_table:
            self.forget(match_id)
        self._kept.setdefault(match_id, {})[key] = drawn
        self._kept.move_to_end(match_id)
        self._weights[match_id] = self._weights.get(match_id, 0) + len(drawn)
        self.weight += len(drawn)
        while self.weight > self._most:
            self.forget(next(iter(self._kept)))

    def forget(self, match_id: str) -> None:
        """The table has changed, or is let go of."""
        if self._kept.pop(match_id, None) is not None:
            self.weight -= self._weights.pop(match_id)
