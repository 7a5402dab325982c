"""A game that is stepped from decision to decision, as fast as playouts are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gobelin.kernel import Ask, Game, Match, Option, Result, Rng, RuleBroken, Settings, find_game, one_by_one


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
        self._send = one_by_one(game.play(self.state), game.worth_asking).send
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
