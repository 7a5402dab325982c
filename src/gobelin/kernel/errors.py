"""What can go wrong, in words a person can act on."""

from __future__ import annotations

import re
from collections.abc import Sequence
from traceback import walk_tb
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from gobelin.kernel.ask import Option
    from gobelin.kernel.record import Record

CLAUSE_ID: Final = re.compile(r"\b[A-Z]{3}(?:-\d?[A-Z]+)+(?:-?\d+[a-z]?)?\b")
"""The id of a clause of the rules, or the beginning that a chapter's clauses share."""


class GobelinError(Exception):
    """Every error of the kernel; its text says what is wrong and where.

    It pickles whatever its constructor takes, so that a worker process can hand it back.
    """

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.args), self.__dict__


def _again(cls: type[GobelinError], args: tuple[object, ...]) -> GobelinError:
    return cls.__new__(cls, *args)


class UnknownGame(GobelinError):
    """No installed game has this name."""


class SettingsError(GobelinError):
    """A setting, a number of seats or a seat's player does not fit the game."""


class IllegalOption(GobelinError):
    """The option is not among those offered; nothing was changed."""

    def __init__(self, topic: str, option: object, options: Sequence[Option]) -> None:
        shown = ", ".join(map(str, options[:12])) + (", ..." if len(options) > 12 else "")
        super().__init__(f"{topic}: {option!r} is not offered; the offer is {shown}")
        self.topic = topic
        self.option = option
        self.options = tuple(options)


class NotAsked(GobelinError):
    """The seat has nothing to answer at the moment."""


UNDO_REFUSED: Final = {
    "nothing": "there is no choice to take back",
    "chosen": "another person has chosen since",
    "revealed": "something was revealed since that choice",
    "forgotten": "the match does not remember what was before",
}


class UndoRefused(GobelinError):
    """Undo would cross new information or another person's choice, or the start of the game; `reason` says which."""

    def __init__(self, reason: Literal["nothing", "chosen", "revealed", "forgotten"]) -> None:
        super().__init__(UNDO_REFUSED[reason])
        self.reason = reason


class SampleLimit(GobelinError):
    """A sample was asked for something that only a match can give."""


class ReadOnly(GobelinError):
    """The match comes from a record of other rules and can only be looked at."""


class RuleBroken(GobelinError):
    """A rule raised an error or broke the kernel's contract; the match stops here but keeps its record."""

    def __init__(self, why: str, clauses: Sequence[str], at: int = 0) -> None:
        named = f" ({', '.join(clauses)})" if clauses else ""
        super().__init__(f"a rule broke after entry {at}{named}: {why}")
        self.why = why
        self.clauses = tuple(clauses)
        self.at = at
        self.record: Record | None = None
        """The match up to and with the choice that broke it, where there is a match."""

    @classmethod
    def blame(cls, error: Exception, at: int = 0) -> RuleBroken:
        """Name the rules that raised: the place in the code, and the clauses in their docstrings."""
        if isinstance(error, RuleBroken):
            return cls(error.why, error.clauses, at)
        where, clauses = "", dict[str, None]()
        for frame, line in walk_tb(error.__traceback__):
            module, code = str(frame.f_globals.get("__name__")), frame.f_code
            if not module.startswith("gobelin.kernel"):
                docstring = code.co_consts[0] if code.co_consts and isinstance(code.co_consts[0], str) else ""
                clauses |= dict.fromkeys(CLAUSE_ID.findall(docstring))
                where = f" in {module}.{code.co_qualname}, line {line}"
        return cls(f"{type(error).__name__}: {error}{where}", list(clauses), at)


class RecordError(GobelinError):
    """A record cannot be read; `where` names the field."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why


class Outdated(RecordError):
    """A migration says why no move of a record can be played any more, such as that other cards would be dealt."""

    def __init__(self, why: str, record: Record | None = None) -> None:
        super().__init__("rules_version", why)
        self.record = record


class ReplayError(RecordError):
    """A record does not replay; `entry` is the index of the first entry that does not fit."""

    def __init__(self, entry: int, why: str) -> None:
        super().__init__(f"entries[{entry}]", why)
        self.entry = entry
