"""A game that is stepped from decision to decision, as fast as playouts are."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from gobelin.kernel import (
    CHECKPOINT,
    Ask,
    AskEach,
    Game,
    Match,
    Option,
    Result,
    Rng,
    Rule,
    RuleBroken,
    Seat,
    Settings,
    find_game,
)
from gobelin.kernel.fast import is_forced


class Play:
    """A game without checkpoints, events and digest; it keeps the choices, and a match can be made of them.

    Like a match it has an ask, which is None at the end, a state and a result. Who is asked at the same time as others
    answers in the order of the seats, and nobody sees the answers before all are in.
    """

    __slots__ = ("_send", "ask", "choices", "game", "result", "seats", "seed", "settings", "state")

    def __init__(self, game: Game[Any], settings: Settings, seats: int, seed: int) -> None:
        self.game = game
        self.settings = settings
        self.seats = seats
        self.seed = seed
        self.choices: list[Option] = []
        self.result: Result | None = None
        self.state = game.setup(settings, seats, Rng.from_seed(seed))
        self._send = asked(game.play(self.state), game.worth_asking).send
        self.ask: Ask | None = None
        self._advance(None)

    def choose(self, option: Option) -> None:
        """Answer the ask with one of its options, and play on to the next one."""
        self.choices.append(option)
        self._advance(option)

    def match(self, players: Sequence[str] | None = None) -> Match[Any]:
        """A match at the same position: for its record, its events, or a bot. Persons play it, or who is named."""
        match: Match[Any] = Match.new(self.game, self.settings, players or self.seats, self.seed)
        for option in self.choices:
            match.choose(option)
        return match

    def _advance(self, answer: Option | None) -> None:
        try:
            self.ask = self._send(answer)
        except StopIteration:
            self.ask = None
            self.result = self.game.result(self.state)
        except Exception as error:
            self.ask = None
            raise RuleBroken.blame(error, len(self.choices)) from error

    def __reduce__(self) -> tuple[object, ...]:
        return _played, (self.game.name, self.settings, self.seats, self.seed, self.choices)


def _played(game: str, settings: Settings, seats: int, seed: int, choices: list[Option]) -> Play:
    """The same position again: what a rule has begun cannot be pickled, but what was chosen can."""
    play = Play(find_game(game), settings, seats, seed)
    for option in choices:
        play.choose(option)
    return play


def asked(rule: Rule[None], worth_asking: frozenset[str]) -> Generator[Ask, Any, None]:
    """The questions that a match would put to its seats, one by one; each is answered by what is sent in."""
    send, answer = rule.send, None
    while True:
        try:
            question = send(answer)
        except StopIteration:
            return
        if isinstance(question, Ask):
            answer = question.options[0] if is_forced(question, worth_asking) else (yield question)
        elif question is CHECKPOINT:
            answer = None
        elif isinstance(question, AskEach):
            answers: dict[Seat, Option] = {}
            for seat, ask in question.asks().items():
                answers[seat] = ask.options[0] if is_forced(ask, worth_asking) else (yield ask)
            answer = answers
        else:
            raise TypeError(f"a rule yielded {question!r}, which is no question")
