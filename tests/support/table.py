"""Tables for scenarios: prepared in words, played in words."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, Self

from gobelin.kernel import Game, Match, Option, Rng, Seat
from gobelin.kernel.game import S


class Scenario(ABC, Generic[S]):
    """A match of persons that is played in words."""

    @property
    @abstractmethod
    def match(self) -> Match[S]:
        """The match."""

    def words(self, option: Option) -> str:
        """An option as a scenario writes it: `loot 1`, `play trap`."""
        return " ".join(map(str, option))

    def after_choice(self) -> None:
        """What a kind of scenario does after every choice."""

    @property
    def state(self) -> S:
        """The state of the match."""
        return self.match.state

    @property
    def topic(self) -> str | None:
        """What is asked at the moment."""
        return self.match.ask.topic if self.match.ask else None

    @property
    def asked(self) -> Seat | None:
        """Who is asked at the moment."""
        return self.match.ask.seat if self.match.ask else None

    def offer(self, seat: Seat | None = None) -> list[str]:
        """The options open at the moment, in words."""
        ask = self.match.ask if seat is None else self.match.asks.get(seat)
        return [self.words(option) for option in ask.options] if ask else []

    def play(self, *choices: str) -> Self:
        """Answer one question after another; a choice may begin with its seat: `1: pass`."""
        for choice in choices:
            seat, colon, rest = choice.partition(": ")
            asked, text = (int(seat), rest) if colon else (self.asked, choice)
            assert asked is not None, f"nobody is asked; cannot play {text!r}"
            options = self.match.asks[asked].options
            fitting = [o for o in options if text in (self.words(o), " ".join(map(str, o)))]
            assert fitting, f"{text!r} is not offered for {self.topic!r}: {[self.words(o) for o in options]}"
            self.match.choose(fitting[0], asked)
            self.after_choice()
        return self

    def told(self, seat: Seat | None = None) -> list[str]:
        """What a seat has been told, in words, without forced answers."""
        return [self.words((e.verb, *e.args)) for e in self.match.events(seat) if e.verb != "forced"]


class Table(Scenario[S]):
    """A scenario of any game; `prepare` changes the state before the first question."""

    def __init__(
        self,
        game: Game[S],
        seats: int = 2,
        seed: int | str = 0,
        prepare: Callable[[S], object] | None = None,
        **settings: Any,
    ) -> None:
        chosen = game.read_settings(settings)
        state = game.setup(chosen, seats, Rng.from_seed(seed))
        if prepare is not None:
            prepare(state)
        self._match = Match.from_state(game, chosen, state, ["person"] * seats)

    @property
    def match(self) -> Match[S]:
        """The match."""
        return self._match
