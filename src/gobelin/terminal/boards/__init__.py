"""The boards of games that have one of their own, by the game's name. A board knows views and texts, never rules."""

from __future__ import annotations

from typing import Any, Final

from gobelin.kernel import Game
from gobelin.locales import Texts
from gobelin.terminal.board import Board
from gobelin.terminal.boards.hyperborea import HyperboreaBoard
from gobelin.terminal.boards.imperial_settlers import SettlersBoard
from gobelin.terminal.boards.inventions import InventionsBoard
from gobelin.terminal.boards.tapestry import TapestryBoard

BOARDS: Final[dict[str, type[Board]]] = {
    "hyperborea": HyperboreaBoard,
    "imperial_settlers": SettlersBoard,
    "inventions": InventionsBoard,
    "tapestry": TapestryBoard,
}


def make_board(game: Game[Any], texts: Texts) -> Board:
    """The game's own board, or the one that serves any game."""
    return BOARDS.get(game.name, Board)(game, texts)
