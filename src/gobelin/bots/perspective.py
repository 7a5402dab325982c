"""What a bot sees, and what it has to do."""

from __future__ import annotations

import random
from typing import Any, NamedTuple, Protocol

from gobelin.bots.learned import Judge, judge
from gobelin.kernel import Ask, Heuristics, Json, Match, Option, Position, Seat, UnknownGame, find_game


class Moment(NamedTuple):
    """When a bot is asked: it tells whether anything has happened since it was last asked."""

    decisions: int
    turn: int
    barrier: int
    own: Option | None
    """What the seat itself chose just before: after an undo the same number of decisions may have been others."""


class Perspective:
    """All that a bot gets to see: its question, its view, and worlds that look the same from its seat."""

    __slots__ = ("_match", "ask")

    def __init__(self, match: Match[Any], seat: Seat) -> None:
        self._match = match
        self.ask: Ask = match.asks[seat]

    @property
    def judge(self) -> Judge | None:
        """Who has learned to judge positions of this game at such a table, if somebody has."""
        return judge(self._match.game, len(self._match.seats))

    @property
    def heuristics(self) -> Heuristics[Any] | None:
        """What the game thinks about its positions."""
        return self._match.game.heuristics

    def taught(self) -> Perspective:
        """The same, with learned heuristics where there is a model."""
        return self if self.judge is None else Taught(self._match, self.ask.seat)

    def liked(self) -> Option | None:
        """What is liked best without looking ahead: by the learned policy, or by hand; None: nobody has an opinion.

        Judged from the match itself, which is quicker than from a sample: neither encoding nor priors tell anything
        that the seat cannot know, as the tests with twins show.
        """
        match, ask, judge = self._match, self.ask, self.judge
        if judge is not None:
            return judge.best(match.state, ask.seat, ask.topic, ask.options)
        heuristics = match.game.heuristics
        if heuristics is None:
            return None
        prior, state = heuristics.prior, match.state
        return max(ask.options, key=lambda option: prior(state, ask.seat, ask.topic, option))

    @property
    def moment(self) -> Moment:
        """How far the match has come."""
        state, entries = self._match.state, self._match.entries
        own = entries[-1].option if entries and entries[-1].seat == self.ask.seat else None
        return Moment(len(entries), self._match.game.turn(state), state.barrier, own)

    def view(self) -> dict[str, Json]:
        """What the seat sees."""
        return self._match.view(self.ask.seat)

    def sample(self, rng: random.Random) -> Match[Any]:
        """A world that looks the same to the seat, to be played forward quickly."""
        return self._match.sample(self.ask.seat, rng, quiet=True)

    def remote(self) -> RemotePerspective | None:
        """The same for another process; None where that would not have the game's components."""
        try:
            is_installed = self._match.game is find_game(self._match.game.name)
        except UnknownGame:
            return None
        if not is_installed:
            return None
        return RemotePerspective(self._match.position, self.ask.seat)


class Taught(Perspective):
    """A perspective whose positions are judged as was learned."""

    __slots__ = ()

    @property
    def heuristics(self) -> Heuristics[Any] | None:
        """What the game thinks, with the word of a network added."""
        judge = self.judge
        return self._match.game.heuristics if judge is None else judge.heuristics


class RemotePerspective:
    """A perspective on its way to another process. It can be opened to a perspective and to nothing more."""

    __slots__ = ("_position", "_seat")

    def __init__(self, position: Position, seat: Seat) -> None:
        self._position = position
        self._seat = seat

    def __reduce__(self) -> tuple[type[RemotePerspective], tuple[Position, Seat]]:
        return RemotePerspective, (self._position, self._seat)

    def open(self) -> Perspective:
        """The perspective, there."""
        return Perspective(Match.at(self._position), self._seat)


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, at: Perspective) -> Option:
        """One of the options of `at.ask`."""
