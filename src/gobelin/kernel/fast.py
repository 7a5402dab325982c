"""Playouts: a game driven to its end as fast as Python goes, without checkpoints, telling or digests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from gobelin.kernel.ask import CHECKPOINT, Ask, AskEach, Option, Rule
from gobelin.kernel.errors import RuleBroken

MOST_STEPS: Final = 10_000
"""What rules may do between two decisions: so many forced questions and checkpoints, and in a match as many events and
draws. Our games stay below two hundred; rules that go beyond run in a circle."""

Pick: TypeAlias = Callable[[Ask], Option | None]
"""Chooses one of an ask's options; None ends a playout there."""


def drive(
    rule: Rule[None],
    pick: Pick,
    worth_asking: frozenset[str],
    answer: Any = None,
    limit: int = 1_000_000,
) -> tuple[int, bool]:
    """Send in the answer, then play on; returns the decisions made and whether the game came to its end.

    Only asks that a match would put to a seat are counted and picked for: forced answers are given here.
    """
    send = rule.send
    decisions = steps = 0
    while steps < MOST_STEPS:
        steps += 1
        try:
            question = send(answer)
        except StopIteration:
            return decisions, True
        except Exception as error:
            raise RuleBroken.blame(error, decisions) from error
        if isinstance(question, Ask):
            if is_forced(question, worth_asking):
                answer = question.options[0]
            elif decisions >= limit:
                return decisions, False
            else:
                answer = pick(question)
                if answer is None:
                    return decisions, False
                decisions += 1
                steps = 0
        elif question is CHECKPOINT:
            answer = None
        elif isinstance(question, AskEach):
            try:
                asks = question.asks()
            except Exception as error:
                raise RuleBroken.blame(error, decisions) from error
            answer = {}
            for seat, ask in asks.items():
                if is_forced(ask, worth_asking):
                    answer[seat] = ask.options[0]
                elif decisions >= limit:
                    return decisions, False
                else:
                    picked = pick(ask)
                    if picked is None:
                        return decisions, False
                    decisions += 1
                    steps = 0
                    answer[seat] = picked
        else:
            raise RuleBroken(f"a rule yielded {question!r}, which is no question", (), decisions)
    raise RuleBroken(f"the rules went through {MOST_STEPS} questions without an end", (), decisions)


def is_forced(ask: Ask, worth_asking: frozenset[str]) -> bool:
    """Is there nothing to choose? An ask without options is an error of the rule."""
    options = ask.options
    if len(options) > 1:
        return False
    if not options:
        raise RuleBroken(f"{ask.topic} was asked of seat {ask.seat} without options", ask.rules, 0)
    return ask.topic not in worth_asking
