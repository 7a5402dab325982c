"""A table for scenarios: prepared in words, played in words."""

from collections.abc import Callable
from typing import Any, Generic

from gobelin.kernel import Game, Match, Option, Rng, Seat
from gobelin.kernel.game import S


def words(option: Option) -> str:
    """An option as a scenario writes it: `loot 1`, `play trap`."""
    return " ".join(map(str, option))


class Table(Generic[S]):
    """One match of persons. `prepare` changes the state before the first question; then `play` answers in words."""

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
        self.match = Match.from_state(game, chosen, state, ["person"] * seats)

    @property
    def state(self) -> S:
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
        return [words(option) for option in ask.options] if ask else []

    def play(self, *choices: str) -> "Table[S]":
        """Answer one question after another; a choice may begin with its seat: `1: pass`."""
        for choice in choices:
            seat, colon, rest = choice.partition(": ")
            asked = int(seat) if colon else self.asked
            text = rest if colon else choice
            assert asked is not None, f"nobody is asked; cannot play {text!r}"
            offered = {words(option): option for option in self.match.asks[asked].options}
            assert text in offered, f"{text!r} is not offered for {self.topic!r}: {sorted(offered)}"
            self.match.choose(offered[text], asked)
        return self

    def told(self, seat: Seat | None = None) -> list[str]:
        """What a seat has been told, in words, without forced answers."""
        return [words((e.verb, *e.args)) for e in self.match.events(seat) if e.verb != "forced"]
