"""Any game's view, drawn from its fields alone."""

from __future__ import annotations

from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gobelin.kernel import Json
from gobelin.locales import Texts


def draw_view(view: dict[str, Json], texts: Texts) -> RenderableType:
    """Single figures on one line, then the rows of things, seat by seat where there is one for each."""
    line = Text()
    table = Table(show_header=False, box=None, pad_edge=False)
    for key, value in view.items():
        label = texts.text(f"label-{key}")
        if isinstance(value, list | dict):
            _add_rows(table, label, value, texts)
        else:
            line.append(f"{label} ", "dim").append(f"{_word(value, texts)}   ", "bold")
    return Group(line, table)


def _add_rows(table: Table, label: str, value: Json, texts: Texts) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            _add_rows(table, f"{label} · {texts.name(key)}", inner, texts)
    elif isinstance(value, list) and any(isinstance(inner, list | dict) for inner in value):
        for seat, inner in enumerate(value):
            _add_rows(table, f"{label} · {texts.seat(seat)}", inner, texts)
    elif isinstance(value, list):
        table.add_row(Text(label, "dim"), Text(_row(value, texts)))
    else:
        table.add_row(Text(label, "dim"), Text(_word(value, texts)))


def _row(values: list[Json], texts: Texts) -> str:
    """Things in their order, with runs of the same counted."""
    words: list[str] = []
    for value, run in groupby(values):
        count, word = len(list(run)), _word(value, texts)
        if count == 1 or isinstance(value, int):
            words += [word] * count
        else:
            words.append(f"{count} x {word}")
    return ", ".join(words) or texts.text("terminal-empty")


def _word(value: Json, texts: Texts) -> str:
    if value is None:
        return texts.text("terminal-face-down")
    return texts.name(value) if isinstance(value, str) else str(value)
