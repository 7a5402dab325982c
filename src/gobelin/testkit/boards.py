"""What the table of a game in the terminal is held to, whichever board draws it."""

from __future__ import annotations

import io
import re
from typing import Any, Final

from rich.console import Console

from gobelin.kernel import PERSON, Game, Match
from gobelin.locales import LANGUAGES, Texts
from gobelin.promises import expect, walk
from gobelin.terminal.boards import make_board
from gobelin.terminal.play import TableTop

RAW_ID: Final = re.compile(
    r"\b(?:ask|board|effect|event|group|label|name|option|plot|source|table|terminal|text)-[a-z_]+\b"
)
"""A message that is shown by its id, because it has no words."""


def check_screens(game: Game[Any], language: str, width: int, seats: int, every: int = 20, **settings: object) -> None:
    """Raise Breach unless the screens of a random game, every so many decisions and at its end, fit and have words."""
    page = io.StringIO()
    match: Match[Any] = Match.new(game, settings, [PERSON] * seats, width)
    table = TableTop(match, language, Console(file=page, width=width, height=40))
    for number, _ in enumerate(walk(match)):
        if match.ask is not None and number % every == 0:
            table.show(match.ask)
            table.show_others(match.ask)
            table.show_others(match.ask, str(match.ask.seat + 1))
    table.show_end()
    expect(table.texts.text("terminal-over") in page.getvalue(), f"{game.name}: the end is not told")
    _check_words(game, page.getvalue(), table.texts)
    widest = max(page.getvalue().splitlines(), key=len)
    expect(len(widest) <= width, f"{game.name}: wider than {width}: {widest}")


def check_explained(game: Game[Any]) -> None:
    """Raise Breach unless the terminal explains every component, says what it does and whether it is reconstructed."""
    for language in LANGUAGES:
        board = make_board(game, Texts(game, language))
        marked = Texts(game, language).text("source-reconstructed")
        for item in filter(game.facts, dict.fromkeys(item.id for item in game.components.items)):
            page = io.StringIO()
            Console(file=page, width=240).print(board.explain(item))
            shown = " ".join(re.sub(r"[│╭╮╰╯─]", " ", page.getvalue()).split())
            expect(board.effect(item) in shown, f"{game.name}: {item} does not say what it does: {shown}")
            is_marked = game.facts(item)["source"] == "reconstructed"
            expect((marked in shown) is is_marked, f"{game.name}: {item} does not say whether it is reconstructed")
            _check_words(game, shown, board.texts)


def _check_words(game: Game[Any], shown: str, texts: Texts) -> None:
    """Everything on a page has words."""
    raw = sorted({*RAW_ID.findall(shown), *texts.missing})
    expect(not raw, f"{game.name}: without words: {', '.join(raw)} ({texts.language})")
