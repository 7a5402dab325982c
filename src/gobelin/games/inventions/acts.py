"""What an action is; the chapters enter theirs here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from gobelin.games.inventions.state import InventionsState
from gobelin.kernel import Option, Rule, Seat

Targets: TypeAlias = Callable[[InventionsState, Seat], Iterator[Option]]
"""What an action can be aimed at, one by one: whether it is possible is known with the first."""
Sources: TypeAlias = Sequence[str]
"""What the chain step of an action offers: cards, influence tiles, a knowledge tile."""


Steps: TypeAlias = Callable[[InventionsState, Seat, Option], Rule[Sources]]


class Act(NamedTuple):
    """An action: what it can be aimed at, its steps, and the clauses that a player may want to read."""

    targets: Targets
    steps: Steps
    rules: tuple[str, ...]


ACTS: Final[dict[str, Act]] = {}
"""Every action by its name."""


def action(name: str, targets: Targets, *rules: str) -> Callable[[Steps], Steps]:
    """Enter the steps of an action."""

    def enter(steps: Steps) -> Steps:
        ACTS[name] = Act(targets, steps, rules)
        return steps

    return enter


def is_possible(state: InventionsState, player: Seat, name: str) -> bool:
    """INV-OPEN-25: whether all mandatory steps of an action can be done."""
    return next(ACTS[name].targets(state, player), None) is not None
