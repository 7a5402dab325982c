"""The answers to a question: numbered, under headings, in as many columns as fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gobelin.kernel import NOTHING, Ask, Consequence, Option
from gobelin.terminal.board import Board, V

COLUMN: Final = 36
"""The least width of a column."""
GAP: Final = 2
MOST_COLUMNS: Final = 3
FEW_LINES: Final = 7
"""So many lines stay in one column."""


def draw_options(
    board: Board[V], view: V, ask: Ask, consequences: Sequence[Consequence], width: int
) -> RenderableType | None:
    """All options with their numbers, those of a group under its heading; nothing if pictures show them all."""
    blocks = _blocks(board, view, ask, consequences)
    lines = [line for block in blocks for line in _lines(block, width)]
    if not lines:
        return None
    if len(lines) <= FEW_LINES:
        return Text("\n").join(lines)
    count = max(1, min(MOST_COLUMNS, width // COLUMN))
    column = width // count - GAP
    grid = Table.grid(padding=(0, GAP, 0, 0), expand=True)
    for _ in range(count):
        grid.add_column(ratio=1)
    grid.add_row(*_balanced([_lines(block, column) for block in blocks], count))
    return grid


def draw_question(
    board: Board[V], view: V, ask: Ask, consequences: Sequence[Consequence], width: int
) -> RenderableType:
    """A question in its frame, with what helps to answer it and the numbered options."""
    texts, room = board.texts, width - 4
    asked = texts.text("terminal-asked", who=texts.seat(ask.seat), question=texts.ask(ask.topic))
    parts = (board.hint(view, ask, room), draw_options(board, view, ask, consequences, room))
    body = Group(*(part for part in parts if part is not None))
    return Panel(body, title=Text(asked, "bold"), title_align="left", border_style="bold")


def grouped(board: Board[Any], ask: Ask) -> dict[str, list[tuple[int, Option]]]:
    """The options by group, each with its number, in the order of the first of each group."""
    groups: dict[str, list[tuple[int, Option]]] = {}
    for number, option in enumerate(ask.options, 1):
        verb = str(option[0])
        groups.setdefault(board.game.groups.get(verb, verb), []).append((number, option))
    return groups


def _blocks(board: Board[V], view: V, ask: Ask, consequences: Sequence[Consequence]) -> list[Text]:
    """One text for each option that no picture shows; the first of a group brings the heading along."""
    groups = {
        group: worded
        for group, members in grouped(board, ask).items()
        if (worded := [member for member in members if not board.is_pictured(view, ask, member[1])])
    }
    headed = [group for group in groups if board.texts.has(f"group-{group}")]
    digits = len(str(len(ask.options)))
    blocks = []
    for group, members in groups.items():
        for index, (number, option) in enumerate(members):
            block = Text()
            if index == 0 and group in headed and len(headed) > 1:
                block.append(f"{board.texts.text(f'group-{group}')}\n", "bold underline")
            block.append(f"{number:>{digits}}", "bold").append(f"  {board.texts.option(ask.topic, option)}")
            told = consequences[number - 1] if consequences else NOTHING
            if detail := board.consequence(told):
                block.append(f"  {detail}", "dim")
            blocks.append(block)
    return blocks


def _lines(block: Text, width: int) -> list[Text]:
    """The block's lines at this width; what is wrapped stands under its beginning."""
    lines: list[Text] = []
    for line in block.split("\n"):
        indent = len(line.plain) - len(line.plain.lstrip(" 0123456789"))
        first, *rest = line.wrap(_RULER, width)
        lines.append(first)
        if rest:
            following = line[len(first) :]
            following = following[len(following.plain) - len(following.plain.lstrip()) :]
            lines += [Text(" " * indent).append_text(part) for part in following.wrap(_RULER, width - indent)]
    return lines


_RULER: Final = Console(width=200)
"""Rich asks for a console to wrap text; it decides nothing here."""


def _balanced(blocks: list[list[Text]], count: int) -> list[Text]:
    """The blocks in columns of about the same height, none broken."""
    height = -(-sum(map(len, blocks)) // count)
    while True:
        columns: list[list[Text]] = [[]]
        for block in blocks:
            if columns[-1] and len(columns[-1]) + len(block) > height:
                columns.append([])
            columns[-1] += block
        if len(columns) <= count:
            columns += [[] for _ in range(count - len(columns))]
            return [Text("\n").join(lines) for lines in columns]
        height += 1
