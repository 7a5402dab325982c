"""Things in a row that wraps between them, never inside one that fits on a line."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """Texts one after the other, in lines as wide as there is room."""

    def __init__(self, items: Iterable[Text], gap: str = "  ") -> None:
        self.items = list(items)
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for item in self.items:
            if line and line.cell_len + len(self.gap) + item.cell_len > options.max_width:
                yield line
                line = Text()
            if line:
                line.append(self.gap)
            line.append_text(item)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        lengths = [item.cell_len for item in self.items] or [0]
        whole = sum(lengths) + len(self.gap) * (len(lengths) - 1)
        return Measurement(min(max(lengths), options.max_width), min(whole, options.max_width))
