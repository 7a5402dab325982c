"""What a person sees in the terminal."""

import io
import random
import re
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from typer.testing import CliRunner

from gobelin.kernel import PERSON, Game, Match, Seat
from gobelin.terminal.commands import app


def play(game: str, *words: str, typed: str = "", width: int = 120, command: str = "play") -> str:
    """The command `gobelin play`, or another one about a game, within this process."""
    done = CliRunner(env={"COLUMNS": str(width)}).invoke(app, (command, game, *words), input=typed)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.output


def drawn(thing: Any, width: int = 120) -> str:
    """What a person without colours sees."""
    page = io.StringIO()
    Console(file=page, width=width).print(thing)
    return page.getvalue()


def flat(thing: Any) -> str:
    """The same in one line, without frames."""
    return " ".join(re.sub(r"[│╭╮╰╯─]", " ", drawn(thing, 240)).split())


def seen(match: Match[Any], seat: Seat | None) -> dict[str, Any]:
    """What a seat sees."""
    return dict(match.view(seat))


def played_at_random(game: Game[Any], seats: int, seed: int, **settings: object) -> Iterator[Match[Any]]:
    """A game of random choices; the same match again and again, before each of them and at the end."""
    match: Match[Any] = Match.new(game, settings, [PERSON] * seats, seed)
    rng = random.Random(seed)
    while match.ask is not None:
        yield match
        match.choose(rng.choice(match.ask.options), match.ask.seat)
    yield match
