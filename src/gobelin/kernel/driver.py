"""The driver of rules: it carries them on from one question that somebody has to answer to the next."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, Protocol, TypeAlias

from gobelin.kernel.ask import CHECKPOINT, Ask, AskEach, Option, Rule, Seat
from gobelin.kernel.errors import RuleBroken

MOST_STEPS: Final = 10_000
"""What rules may do between two decisions: so many forced questions and checkpoints, and in a match as many events and
draws. Our games stay below two hundred; rules that go beyond run in a circle."""

Pick: TypeAlias = Callable[[Ask], Option | None]
"""Chooses one of an ask's options; None ends a playout there."""


class Witness(Protocol):
    """Notes what rules go through: a match does, playouts and environments do not."""

    def note_ask(self, ask: Ask, forced: bool) -> None:
        """A seat is asked, and answered at once if that is forced."""

    def note_checkpoint(self) -> None:
        """The rules could begin anew from the state as it is."""


class Together:
    """A question to several seats at once: who has still to answer it, and what the others have answered."""

    __slots__ = ("answers", "asks", "each")

    def __init__(self, each: AskEach, worth_asking: frozenset[str], witness: Witness | None = None) -> None:
        self.each = each
        self.asks: dict[Seat, Ask] = {}
        self.answers: dict[Seat, Option] = {}
        for seat, ask in each.asks().items():
            forced = is_forced(ask, worth_asking)
            if witness is not None:
                witness.note_ask(ask, forced)
            if forced:
                self.answers[seat] = ask.options[0]
            else:
                self.asks[seat] = ask

    def collected(self) -> dict[Seat, Option]:
        """What the rule receives when all have answered."""
        return dict(sorted(self.answers.items()))


def advance(
    rule: Rule[None], answer: Any, worth_asking: frozenset[str], witness: Witness | None = None
) -> Ask | Together | None:
    """Send in the answer and go on to the next question with a choice; None: the rules have come to their end."""
    send = rule.send
    for _ in range(MOST_STEPS):
        try:
            question = send(answer)
        except StopIteration:
            return None
        if isinstance(question, Ask):
            forced = len(question.options) < 2 and is_forced(question, worth_asking)
            if witness is not None:
                witness.note_ask(question, forced)
            if not forced:
                return question
            answer = question.options[0]
        elif question is CHECKPOINT:
            if witness is not None:
                witness.note_checkpoint()
            answer = None
        elif isinstance(question, AskEach):
            together = Together(question, worth_asking, witness)
            if together.asks:
                return together
            answer = together.collected()
        else:
            raise RuleBroken(f"a rule yielded {question!r}, which is not a question", ())
    raise RuleBroken(f"the rules went through {MOST_STEPS} forced questions without an end", ())


def one_by_one(rule: Rule[None], worth_asking: frozenset[str], answer: Any = None) -> Generator[Ask, Any, None]:
    """The questions after that answer, one by one, as a game is played without a match.

    Who is asked at the same time as others answers in the order of the seats.
    """
    while (question := advance(rule, answer, worth_asking)) is not None:
        if isinstance(question, Ask):
            answer = yield question
        else:
            for seat, ask in question.asks.items():
                question.answers[seat] = yield ask
            answer = question.collected()


def drive(
    rule: Rule[None], pick: Pick, worth_asking: frozenset[str], answer: Any = None, limit: int = 1_000_000
) -> tuple[int, bool]:
    """Play a game from that answer on; returns the decisions made and whether the game came to its end."""
    decisions = 0
    while True:
        try:
            question = advance(rule, answer, worth_asking)
        except Exception as error:
            raise RuleBroken.blame(error, decisions) from error
        if question is None:
            return decisions, True
        if isinstance(question, Ask):
            if decisions >= limit or (answer := pick(question)) is None:
                return decisions, False
            decisions += 1
        else:
            for seat, ask in question.asks.items():
                if decisions >= limit or (option := pick(ask)) is None:
                    return decisions, False
                question.answers[seat] = option
                decisions += 1
            answer = question.collected()


def is_forced(ask: Ask, worth_asking: frozenset[str]) -> bool:
    """Is there nothing to choose? An ask without options is an error of the rule."""
    options = ask.options
    if len(options) > 1:
        return False
    if not options:
        raise RuleBroken(f"{ask.topic} was asked of seat {ask.seat} without options", ask.rules, 0)
    return ask.topic not in worth_asking
