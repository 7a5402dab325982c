"""The boards of games in the terminal. A board knows views and texts, never rules."""

from __future__ import annotations

from typing import Any, Final

from gobelin.kernel import Game, GobelinError, announced
from gobelin.locales import Texts
from gobelin.terminal.board import Board

GROUP: Final = "gobelin.boards"
"""Entry points of this group name a game's board, a subclass of `Board`, by the game's name."""


def make_board(game: Game[Any], texts: Texts) -> Board[Any]:
    """The board that a distribution announces for the game, or the one that serves any game."""
    entry = announced(GROUP).get(game.name)
    if entry is None:
        return Board(game, texts)
    board = entry.load()
    if not (isinstance(board, type) and issubclass(board, Board)):
        raise GobelinError(f"{entry.value} is not a board, though it is announced as that of {game.slug}")
    return board(game, texts)
