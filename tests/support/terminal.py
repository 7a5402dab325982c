"""What a person sees in the terminal."""

import io
import re
from typing import Any, Final

from rich.console import Console
from typer.testing import CliRunner

from gobelin.terminal.commands import app

RAW_ID: Final = re.compile(r"\b(?:ask|board|event|group|label|name|option|source|table|terminal|text)-[a-z_]+\b")
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
