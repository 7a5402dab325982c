"""Records of older rules, brought to the installed ones."""

from __future__ import annotations

import msgspec

from gobelin.kernel.record import Entry, Record

WITH_GOLD = ("pay_with", "gold")


def ask_for_payments(record: Record) -> Record:
    """Rules version 1 asked how to pay whenever there was a choice; now a player says first that he wants to be asked.

    Where exactly one resource and gold could pay for "one resource", and the resource did, the record stops: the
    question is no longer asked, and nothing in the record tells it from a choice between resources.
    """
    entries: list[Entry] = []
    turns: dict[int, int] = {}  # where the current turn of each seat begins
    for entry in record.entries:
        if entry.topic == "turn":
            turns[entry.seat] = len(entries)
        if entry.topic == "pay" or entry.option == WITH_GOLD:
            begin = turns[entry.seat]
            if begin == 0 or entries[begin - 1].option != ("pay_freely",):
                entries.insert(begin, Entry(entry.seat, "turn", ("pay_freely",), entry.by))
                turns = {seat: at + (at >= begin) for seat, at in turns.items()}
        entries.append(entry)
    return msgspec.structs.replace(record, entries=tuple(entries))
