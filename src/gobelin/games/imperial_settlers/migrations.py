"""Records of older rules, brought to the installed ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Final

import msgspec

from gobelin.kernel import Ask, Option, Record, Rule, drive
from gobelin.kernel.record import Entry

WITH_GOLD: Final = ("pay_with", "gold")
FREELY: Final = ("pay_freely",)


def ask_for_payments(start: Callable[[Record], Rule[None]], asked: frozenset[str], record: Record) -> Record:
    """From version 1 to 2: how to pay is asked only of those who said that they want to decide it (IMP-OPEN-32).

    Whoever decided about gold has said so, and an answer that was the only one without gold is no longer given.
    `asked` are the topics that are asked even with a single option.
    """
    entries: list[Entry] = []
    left = list(record.entries)

    def pick(ask: Ask) -> Option | None:
        while left and is_left_out(left[0], ask):
            del left[0]
        same = takewhile(lambda entry: entry.topic == ask.topic, left)  # those who answer at once do it in any order
        at = next((n for n, entry in enumerate(same) if entry.seat == ask.seat), None)
        if at is None:
            return None
        if FREELY in ask.options and (payment := decided(left)) is not None:
            entries.append(Entry(ask.seat, ask.topic, FREELY, payment.by))
            return FREELY
        if left[at].option not in ask.options:
            return None  # what does not fit is for the replay to report
        entries.append(left.pop(at))
        return entries[-1].option

    drive(start(record), pick, asked)
    return msgspec.structs.replace(record, entries=(*entries, *left))


def is_left_out(entry: Entry, ask: Ask) -> bool:
    """Whether a payment is no longer asked for: one resource and gold could pay, and the resource did."""
    if entry.topic != "pay_with" or entry.option == WITH_GOLD:
        return False
    return (entry.seat, entry.topic) != (ask.seat, ask.topic) or entry.option not in ask.options


def decided(left: Sequence[Entry]) -> Entry | None:
    """The first payment of the action that comes next in which its player decided about gold."""
    action = takewhile(lambda entry: entry.topic != "turn", left[1:])
    return next((entry for entry in action if entry.topic == "pay" or entry.option == WITH_GOLD), None)
