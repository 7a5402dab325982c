"""Standing answers: given in advance, kept outside the rules, each known to its own seat alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from gobelin.kernel.ask import Ask, Option, Seat

Until: TypeAlias = Literal["turn", "choice", "game"]
Measure: TypeAlias = Callable[[Seat, Until], int]
"""What an end is measured by; it grows as the match goes on."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Whenever the seat is asked this topic and the option is offered, it is chosen.

    It ends with the turn, with the seat's next own choice, or with the game; `since` is what that is measured by, and
    `made_at` the number of entries when it was given.
    """

    seat: Seat
    topic: str
    option: Option
    until: Until
    since: int
    made_at: int


@dataclass(slots=True)
class StandingAnswers:
    """All standing answers of a match. Those of a suspended seat rest until its person has chosen again."""

    answers: list[Standing] = field(default_factory=list)
    suspended: set[Seat] = field(default_factory=set)

    def copy(self) -> StandingAnswers:
        """The same answers, apart."""
        return StandingAnswers(self.answers.copy(), self.suspended.copy())

    def withdraw(self, seat: Seat, topic: str) -> None:
        """Take an answer back."""
        self.answers = [s for s in self.answers if (s.seat, s.topic) != (seat, topic)]

    def due(self, asks: Mapping[Seat, Ask], measure: Measure) -> tuple[Ask, Option] | None:
        """The first open question that a standing answer replies to."""
        for standing in self.answers:
            ask = asks.get(standing.seat)
            if (
                ask is not None
                and ask.topic == standing.topic
                and standing.seat not in self.suspended
                and standing.option in ask.options
                and measure(standing.seat, standing.until) <= standing.since
            ):
                return ask, standing.option
        return None

    def expire(self, measure: Measure) -> None:
        """Let go of the answers whose end has come."""
        if self.answers:
            self.answers = [s for s in self.answers if measure(s.seat, s.until) <= s.since]

    def undo(self, goal: int, seat: Seat) -> None:
        """The match goes back to this number of entries: later answers were never given, the seat's others rest."""
        self.answers = [s for s in self.answers if s.made_at <= goal]
        self.suspended.add(seat)
