"""Trying an option out: a turn's first decision is carried out on a copy of the state, up to the next one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from gobelin.games.tapestry.state import Table
from gobelin.kernel import Account, Ask, Ledger, Option, Rule, Seat, SeatEvent, draft, drive
from gobelin.kernel.state import Plain

AT_CHECKPOINTS: Final = frozenset({"turn", "after_advance"})
"""Questions that a phase begins with, so that the rules can go on from the state alone."""


class Trial(NamedTuple):
    """What an option has brought its seat by the next decision."""

    cost: dict[str, int]
    gain: dict[str, int]
    next: Ask | None
    is_whole: bool
    """Nothing hidden or random came in between; otherwise the amounts are those before it."""


def tried(
    play: Callable[[Table], Rule[None]],
    worth_asking: frozenset[str],
    ledger: Ledger,
    state: Table,
    ask: Ask,
    option: Option,
) -> Trial:
    """Choose the option on a copy, and count what an onlooker would be told until somebody is asked again."""
    copy = draft(state)
    before, account = state.barrier, Account()

    def listen(
        verb: str, args: tuple[Plain, ...], to: tuple[Seat, ...] | None, others: tuple[Plain, ...] | None
    ) -> None:
        if copy.barrier == before and to is None:
            ledger.fold(account, SeatEvent(0, verb, args, False))

    copy.listener = listen
    asked: list[Ask] = []

    def pick(question: Ask) -> Option | None:
        asked.append(question)
        return option if len(asked) == 1 else None

    drive(play(copy), pick, worth_asking)
    own = f"{ask.seat} "
    counts = {key.removeprefix(own): count for key, count in account.counts.items() if count and key.startswith(own)}
    return Trial(
        {what: -count for what, count in counts.items() if count < 0},
        {what: count for what, count in counts.items() if count > 0},
        asked[1] if len(asked) > 1 else None,
        copy.barrier == before,
    )
