"""What `import gobelin` gives: matches for a Python session or a notebook."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from io import StringIO
from os import PathLike
from pathlib import Path
from typing import Any, Final, Self

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from gobelin.bots import Bot, bot_move, make_bot
from gobelin.kernel import PERSON, Game, Match, Seat, Settings, announced, find_game
from gobelin.locales import Texts
from gobelin.terminal.boards import make_board
from gobelin.terminal.files import read_record, write_record
from gobelin.terminal.options import draw_question
from gobelin.terminal.play import play_match, player_names

WIDTH: Final = 120
"""How wide a printed table is."""

HTML: Final = '<pre style="line-height: 1.2; color: {foreground}; background: {background}">{code}</pre>'


class Session(Match[Any]):
    """A match that shows its table when it is printed, and lets its bots move."""

    language = "en"
    """In which language it is shown: `"en"` or `"de"`."""

    def __init__(self, game: Game[Any], settings: Settings, seats: Sequence[str], seed: int | str) -> None:
        super().__init__(game, settings, seats, seed)
        self._bots: dict[Seat, Bot] = {}

    def run_bots(self) -> None:
        """Let the bots answer until only persons are asked, or nobody."""
        while (seat := next((seat for seat in self.asks if self.seats[seat] != PERSON), None)) is not None:
            if seat not in self._bots:
                self._bots[seat] = make_bot(self.seats[seat], self.seed, seat)
            bot_move(self, seat, self._bots[seat])

    def __str__(self) -> str:
        console = Console(file=StringIO(), width=WIDTH, color_system=None, force_jupyter=False)
        with console.capture() as shown:
            console.print(self)
        return "\n".join(line.rstrip() for line in shown.get().splitlines())

    def _repr_html_(self) -> str:
        console = Console(file=StringIO(), width=WIDTH, record=True, force_jupyter=False)
        console.print(self)
        return console.export_html(inline_styles=True, code_format=HTML)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        persons = [seat for seat, player in enumerate(self.seats) if player == PERSON]
        seat = next((seat for seat in persons if seat in self.asks), persons[0] if len(persons) == 1 else None)
        view, width = self.look(seat), options.max_width
        texts = Texts(self.game, self.language)
        board = make_board(self.game, texts)
        texts.players = board.players(player_names(self.seats, texts), view)
        yield board.screen(view, seat, [], width)
        if seat in self.asks:
            yield draw_question(board, view, self.asks[seat], self.consequences(seat), width)
        for seat, ask in self.asks.items():
            if seat not in persons:
                yield Text(texts.text("terminal-asked", who=texts.seat(seat), question=texts.ask(ask.topic)))
        if self.result is not None:
            for place, seat in sorted((place, seat) for seat, place in enumerate(self.result.places)):
                yield Text(
                    texts.text("terminal-place", place=place, who=texts.seat(seat), score=self.result.scores[seat])
                )

    def _twin(self) -> Self:
        twin = super()._twin()
        twin.language = self.language
        return twin


def game_names() -> list[str]:
    """The names of the installed games."""
    return [game.slug for game in map(find_game, announced("gobelin.games")) if game.is_for_players]


def new(
    game: str | Game[Any],
    seats: int | Sequence[str] = (PERSON, "normal"),
    seed: int | str | None = None,
    settings: Mapping[str, object] | None = None,
    language: str = "en",
) -> Session:
    """Start a game.

    Args:
        game: A name from `game_names()`, with hyphens or underscores.
        seats: Who sits where: `"person"`, or a bot such as `"easy"`, `"normal"`, `"hard"`, `"random"`, `"greedy"`,
            `"ismcts:400"`; a number means that many persons.
        seed: The same seed deals the same game again; without one each game is another.
        settings: The game's settings by name; `gobelin games` lists them.
        language: `"en"` or `"de"`.

    """
    match = Session.new(game, settings, seats, secrets.token_hex(8) if seed is None else seed)
    match.language = language
    return match


def save(match: Match[Any], path: str | PathLike[str]) -> None:
    """Write the match to a file: its settings, seats, seed and choices."""
    write_record(match.record, Path(path))


def load(path: str | PathLike[str], upto: int | None = None, language: str = "en") -> Session:
    """Go on with a saved match where it stood, or look at it as it was after so many choices."""
    match = Session.replay(read_record(Path(path)), upto)
    match.language = language
    return match


def play(match: Match[Any] | str, language: str = "en") -> None:
    """Play a match, or a game against a normal opponent, in the terminal until it is over or left."""
    play_match(new(match) if isinstance(match, str) else match, language, Console())
