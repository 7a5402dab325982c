"""Games, bots and boards join by being installed: nothing in the code of this project lists them."""

from __future__ import annotations

import io
import re
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from rich.console import Console

import gobelin
from gobelin.bots import BOTS, bot_move, make_bot
from gobelin.kernel import GobelinError, Match, announced, find_game, game_names
from gobelin.locales import Texts
from gobelin.terminal import boards
from gobelin.terminal.board import Board
from gobelin.terminal.boards import make_board
from support.gauntlet import Explorers
from support.gauntlet_extras import Coward, GauntletBoard

SOURCE = Path(gobelin.__file__).parent
GENERAL = [
    path
    for path in SOURCE.rglob("*.py")
    if "games" not in path.relative_to(SOURCE).parts and path.parent.name != "boards"
]


def test_no_module_outside_a_game_names_one() -> None:
    quoted = re.compile(rf"""["']({"|".join(game_names())})["']""")
    assert [str(path) for path in GENERAL if quoted.search(path.read_text("utf-8"))] == []


def test_a_bot_of_another_distribution_plays() -> None:
    assert "coward" in BOTS
    match: Match[Explorers] = Match.new("gauntlet", {"rounds": 1}, ["coward", "random"], 3)
    bots = [make_bot(name, 3, seat) for seat, name in enumerate(match.seats)]
    assert isinstance(bots[0], Coward)
    while match.ask is not None:
        bot_move(match, match.ask.seat, bots[match.ask.seat])
    assert {entry.option[0] for entry in match.entries if entry.seat == 0} & {"rest", "pass"}


def test_a_board_of_another_distribution_draws() -> None:
    game = find_game("gauntlet")
    board = make_board(game, Texts(game, "en"))
    assert isinstance(board, GauntletBoard)
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(board.screen(Match.new(game, None, 2, 1).view(0), 0, [], 100))
    assert "★" in console.export_text()


def announce(monkeypatch: pytest.MonkeyPatch, **entries: str) -> None:
    found = {name: EntryPoint(name, value, boards.GROUP) for name, value in entries.items()}
    monkeypatch.setattr(boards, "announced", lambda group: found)


def test_a_game_without_a_board_gets_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    announce(monkeypatch)
    game = find_game("gauntlet")
    assert type(make_board(game, Texts(game, "en"))) is Board


def test_what_is_no_board_is_refused_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    announce(monkeypatch, gauntlet="support.gauntlet_extras:Coward")
    game = find_game("gauntlet")
    with pytest.raises(GobelinError, match="Coward is not a board"):
        make_board(game, Texts(game, "en"))


def test_every_game_of_ours_has_a_board_of_its_own() -> None:
    assert {name for name in game_names() if find_game(name).is_for_players} <= announced(boards.GROUP).keys()
