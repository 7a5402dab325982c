"""What a person sees in the terminal."""

import io
import random
import re
from collections.abc import Iterator
from typing import Any, Final

from rich.console import Console
from typer.testing import CliRunner

from gobelin.kernel import PERSON, Game, Match, Seat
from gobelin.terminal.commands import app
from gobelin.terminal.play import TableTop

RAW_ID: Final = re.compile(
    r"\b(?:ask|board|effect|event|group|label|name|option|plot|source|table|terminal|text)-[a-z_]+\b"
)
"""A message that is shown by its id, because it has no words."""


def play(game: str, *words: str, typed: str = "", width: int = 120) -> str:
    """The command `gobelin play`, within this process."""
    done = CliRunner(env={"COLUMNS": str(width)}).invoke(app, ("play", game, *words), input=typed)
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


def check_screens(matches: Iterator[Match[Any]], lang: str, width: int, every: int) -> None:
    """All screens of a game, at every so many of its decisions and at its end, fit and are worded."""
    page = io.StringIO()
    table = None
    for number, match in enumerate(matches):
        if table is None:
            table = TableTop(match, lang, Console(file=page, width=width, height=40))
        if match.ask is not None and number % every == 0:
            table.show(match.ask)
            table.show_others(match.ask)
            table.show_others(match.ask, str(match.ask.seat + 1))
    assert table is not None, "nothing is played"
    table.show_end()
    shown = page.getvalue()
    assert ("The game is over." if lang == "en" else "Das Spiel ist zu Ende.") in shown, shown[-2000:]
    widest = max(shown.splitlines(), key=len)
    assert len(widest) <= width, widest
    assert not table.texts.missing, table.texts.missing
    assert not RAW_ID.findall(shown), RAW_ID.findall(shown)
