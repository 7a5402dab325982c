"""Records of older rules, brought to the installed ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from gobelin.kernel import Ask, Option, Record, Rule, drive
from gobelin.kernel.record import Entry

OFFERED_BEFORE: Final = frozenset({"main_action", "no_action", "chain", "link", "place", "new_economy"})
"""The questions in which version 1 offered economy tiles already."""


def with_economy_offers(start: Callable[[Record], Rule[None]], record: Record) -> Record:
    """From version 1 to 2: economy tiles are offered at more moments (INV-OPEN-12), and nobody used one there.

    Where version 1 had nothing to ask, the one thing that happened then is entered as a standing answer. What its
    settings leave out has the value that was the default then (INV-OPEN-06).
    """
    record = msgspec.structs.replace(record, settings={"prosperity": "by_letter", **record.settings})
    entries: list[Entry] = []
    left = list(reversed(record.entries))

    def pick(ask: Ask) -> Option | None:
        if not left:
            return None
        before = asked_before(ask)
        if len(before) == 1:
            entries.append(Entry(ask.seat, ask.topic, before[0], "standing"))
            return before[0]
        entry = left[-1]
        if (entry.seat, entry.topic) != (ask.seat, ask.topic) or entry.option not in ask.options:
            return None  # what does not fit is for the replay to report
        entries.append(left.pop())
        return entry.option

    drive(start(record), pick, frozenset())
    return msgspec.structs.replace(record, entries=(*entries, *reversed(left)))


def asked_before(ask: Ask) -> list[Option]:
    """What a question offered in version 1."""
    if ask.topic in OFFERED_BEFORE:
        return list(ask.options)
    return [option for option in ask.options if option[0] != "use_economy"]
