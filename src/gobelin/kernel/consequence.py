"""What an option will cost, give and change, told before it is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import msgspec

from gobelin.kernel.ask import Seat
from gobelin.kernel.state import Plain


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to know about an option: the message `consequence-<says>` of the game's texts, with its arguments."""

    says: str
    args: dict[str, Plain] = {}
    effect: str = ""
    """The message that says what a component does, such as `text-<id>`; its words are the argument `effect`."""


class Consequence(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an option will cost, give and change, as far as the seat that is asked can know.

    It is computed by the rules' own functions, so that nobody else has to know a price or a prerequisite.
    """

    cost: dict[str, int] = {}
    """What the seat pays, by the names that the ledger has for it."""
    gain: dict[str, int] = {}
    """What the seat receives."""
    owner: Seat | None = None
    """Whose thing it is about, if it is not the seat's own."""
    notes: tuple[Note, ...] = ()
    """Everything else: places, pieces, reasons, what later questions will decide. Costs come first."""
    is_whole: bool = False
    """Whether cost and gain are all that the ledger will count for the seat until somebody is next asked.

    The conformance suite holds the game to it wherever nothing hidden or random intervenes.
    """


NOTHING = Consequence()
"""There is nothing to say beyond the option's own words."""


class Trial(NamedTuple):
    """What an option has brought its seat by the next question, when it was chosen on a copy of the match."""

    amounts: dict[str, int]
    """What an onlooker counts that the seat has more of or less, until something hidden or random comes to light."""
    topic: str
    """What is asked next; nothing if the game is over, or if that could tell of what has come to light."""
    is_whole: bool

    def consequence(self, *notes: Note) -> Consequence:
        """What was counted, with notes."""
        return Consequence(
            cost={name: -amount for name, amount in self.amounts.items() if amount < 0},
            gain={name: amount for name, amount in self.amounts.items() if amount > 0},
            notes=notes,
            is_whole=self.is_whole,
        )


Try: TypeAlias = Callable[[], Trial]
"""Tries the option out that is to be foretold."""
