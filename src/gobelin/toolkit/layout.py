"""The layout of an encoding: which slot of the array holds what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from struct import Struct
from typing import Final, TypeVar

from gobelin.kernel import Floats, Seat
from gobelin.toolkit.hidden import KNOWN, Pile

T = TypeVar("T")

PACKING: Final = [Struct(f"{size}f").pack_into for size in range(32)]
"""Writes so many numbers in one go."""


class Layout:
    """Names for all slots, and where each block begins. What is written goes to an array of zeros.

    >>> layout = Layout()
    >>> layout.block("table", ["round", "seats"])
    >>> layout.things("hand", ["farm", "mine"])
    >>> layout.names
    ['table.round', 'table.seats', 'hand.farm', 'hand.mine']
    >>> from array import array
    >>> out = array("f", [0.0] * 4)
    >>> layout.put("table", (0.5, 1.0), out)
    >>> layout.count("hand", ["mine", None, "mine"], out)
    >>> list(out)
    [0.5, 1.0, 0.0, 2.0]

    Where players have blocks of the same names, `within` has those of one of them.
    """

    def __init__(self, parts: dict[str, float] | None = None) -> None:
        self.names: list[str] = []
        self.starts: dict[str, int] = {}
        """By block: its first slot."""
        self.slots: dict[str, dict[str, int]] = {}
        """By block: the slot of each thing."""
        self.parts: dict[str, float] = parts or {}
        """What a thing counts for, where there are several copies of it: together they are 1."""

    def block(self, name: str, slots: Iterable[object], within: str = "") -> None:
        """The next slots, by what they hold; `within` goes before their names."""
        self.starts.setdefault(name, len(self.names))
        self.names += [f"{within}{name}.{slot}" for slot in slots]

    def things(self, name: str, things: Iterable[str], within: str = "") -> None:
        """A slot for every thing of a kind. Things that come later, as another set brings them, lie elsewhere."""
        found = list(things)
        slots = self.slots.setdefault(name, {})
        slots |= {thing: slot for slot, thing in enumerate(found, len(self.names))}
        self.block(name, found, within)

    def within(self, name: str) -> Layout:
        """The blocks whose names begin with this one and a dot, without that; the block of the name itself is ""."""
        inner = Layout(self.parts)
        inner.names = self.names
        inner.starts = _within(self.starts, name)
        inner.slots = _within(self.slots, name)
        return inner

    def put(self, block: str, values: Sequence[float], out: Floats) -> None:
        """Write the values of a block, in the order of its slots."""
        PACKING[len(values)](out, 4 * self.starts[block], *values)

    def share(self, block: str, amounts: Iterable[float], whole: float, out: Floats) -> None:
        """Write the amounts of a block, in the order of its slots, as shares of what becomes 1."""
        for slot, amount in enumerate(amounts, self.starts[block]):
            if amount:
                out[slot] = amount / whole

    def count(self, block: str, things: Iterable[str | None], out: Floats) -> None:
        """Count things of a block; None and the empty name are no things."""
        slots, parts = self.slots[block], self.parts
        for thing in things:
            if thing:
                out[slots[thing]] += parts.get(thing, 1.0)

    def mark(self, block: str, things: Iterable[str], out: Floats) -> None:
        """Write 1 for things of which there is only one."""
        slots = self.slots[block]
        for thing in things:
            out[slots[thing]] = 1.0

    def count_known(self, block: str, pile: Pile, seat: Seat, out: Floats) -> None:
        """Count the things of a pile that a seat knows."""
        rows = pile.known
        if not rows or (rows[0][seat] != KNOWN and rows.count(rows[0]) == len(rows)):
            return  # as in most decks, there is nothing that anybody knows
        slots, parts = self.slots[block], self.parts
        for thing, known in zip(pile.items, rows, strict=True):
            if known[seat] == KNOWN:
                out[slots[thing]] += parts.get(thing, 1.0)


def _within(blocks: Mapping[str, T], name: str) -> dict[str, T]:
    found = {key.removeprefix(f"{name}."): value for key, value in blocks.items() if key.startswith(f"{name}.")}
    return {"": blocks[name], **found} if name in blocks else found
