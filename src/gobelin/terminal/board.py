"""Any game's table, drawn from its view alone; a game's own board overrides what it can show better."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gobelin.kernel import Ask, Consequence, Game, Json, Option, Seat
from gobelin.locales import Texts

V = TypeVar("V")
"""What `Game.view` of the game returns."""
F = TypeVar("F", bound=msgspec.Struct)


class Board(Generic[V]):
    """What the table looks like to a seat (None: to a spectator)."""

    verdicts: ClassVar[frozenset[str]] = frozenset()
    """Events that say how the game ended; they stand under the final table as well as in the log."""

    def __init__(self, game: Game[Any], texts: Texts) -> None:
        self.game = game
        self.texts = texts
        self._facts: dict[str, dict[str, Any]] = {}

    def players(self, names: list[str], view: V) -> list[str]:
        """The names of all who sit at the table, where an automaton without a seat is one of them."""
        return names

    def screen(self, view: V, seat: Seat | None, news: Sequence[str], width: int) -> RenderableType:
        """What happened since the seat was last asked, and the whole table."""
        table = Panel(
            draw_view(msgspec.to_builtins(view), self.texts), title=self.texts.text("label-table"), title_align="left"
        )
        return Group(*([self.log(news)] if news else []), table)

    def log(self, news: Sequence[str]) -> RenderableType:
        """What happened, line by line."""
        lines = Text("\n").join(Text(line) for line in news)
        return Panel(lines, title=self.texts.text("label-log"), title_align="left", border_style="dim")

    def columns(self, news: Sequence[str], width: int) -> RenderableType:
        """A long log, in as many columns as fit."""
        count = max(1, width // 58)
        height = -(-len(news) // count)
        grid = Table.grid(expand=True, padding=(0, 2, 0, 0))
        for _ in range(count):
            grid.add_column(ratio=1)
        grid.add_row(*(Text("\n".join(news[i * height : (i + 1) * height])) for i in range(count)))
        return Panel(grid, title=self.texts.text("label-log"), title_align="left", border_style="dim")

    def ends(self, left: Text, right: Text, width: int) -> RenderableType:
        """Two texts at the ends of one line, or on two lines if they do not fit."""
        right.rstrip()
        if left.cell_len + right.cell_len + 3 > width:
            return Group(left, Text(" ").append_text(right))
        line = Table.grid(expand=True)
        line.add_column()
        line.add_column(justify="right")
        line.add_row(left, right.append(" "))
        return line

    def others(self, view: V, seat: Seat) -> list[Seat]:
        """The seats whose page `page` can show to this one."""
        return []

    def page(self, view: V, seat: Seat, width: int) -> RenderableType:
        """All that a seat has on the table, in full; the generic table shows everybody's at once."""
        return self.screen(view, seat, (), width)

    def consequence(self, told: Consequence) -> str:
        """What an option costs, gives and changes, in words."""
        return " · ".join(self.texts.consequence(told))

    def hint(self, view: V, ask: Ask, width: int) -> RenderableType | None:
        """What helps to answer a question, such as pictures of its options; it stands above them."""
        return None

    def is_pictured(self, view: V, ask: Ask, option: Option) -> bool:
        """Whether the hint shows an option and its number so well that words would only repeat it."""
        return False

    def rivals(self, view: V) -> dict[Seat, int]:
        """The points of opponents without a seat, by the numbers that events have for them."""
        return {}

    # -- components --------------------------------------------------------------------------------------------------

    def facts(self, item: str | int) -> dict[str, Any]:
        """The facts of a component; none for anything else."""
        if not isinstance(item, str):
            return {}
        if item not in self._facts:
            self._facts[item] = self.game.facts(item)
        return self._facts[item]

    def of(self, kind: type[F], item: str) -> F:
        """The facts of a component of this kind."""
        found = self.game.describe(item) if self.game.describe else None
        assert isinstance(found, kind), item
        return found

    def name(self, item: str) -> str:
        """The name of a component or other id."""
        return self.texts.name(item)

    def effect(self, item: str) -> str:
        """What a component does, in words."""
        message = f"text-{self.facts(item).get('card', item)}"
        return self.texts.text(message) if self.texts.has(message) else ""

    def find(self, words: str) -> list[str]:
        """The components of that id or name; failing these, those whose name contains the words."""
        wanted = words.casefold()
        ids = [item.id for item in self.game.components.items if self.facts(item.id)]
        named = {item: self.texts.name(item).casefold() for item in ids}  # as it is said, without marks
        exact = [item for item, name in named.items() if wanted in (item, name)]
        return exact or [item for item, name in named.items() if wanted in name]

    def explain(self, item: str) -> RenderableType:
        """All facts of a component, and where they come from."""
        facts, texts = self.facts(item), self.texts
        table = Table.grid(padding=(0, 2))
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        for label, value in self.described(facts):
            table.add_row(label, value)
        table.add_row("", "")
        table.add_row(texts.text("board-effect"), Text(self.effect(item)))
        table.add_row(texts.text("board-source"), Text(texts.text(f"source-{facts.get('source')}")))
        table.add_row("", Text(texts.text(f"confidence-{facts.get('confidence')}")))
        if facts.get("replaced"):
            table.add_row("", Text(texts.text("source-replaced")))
        elif facts.get("source") == "reconstructed":
            table.add_row("", Text(texts.text("source-override")))
        if facts.get("note"):
            table.add_row(texts.text("board-note"), Text(str(facts["note"])))
        return Panel(table, title=Text(self.name(item)), title_align="left")

    def described(self, facts: dict[str, Any]) -> list[tuple[str, Text]]:
        """The facts that a person wants to know, each with its label."""
        known = ("id", "name", "text", "source", "confidence", "note", "replaced")
        return [(key, Text(str(value))) for key, value in facts.items() if key not in known]


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
