"""A map of hexes in characters: hexes as bricks, each row shifted by half of one, so that neighbours touch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple

from rich.text import Text

WIDTH: Final = 12
"""From the left edge of a brick to the next; even, because the next row begins at half of it."""
INNER: Final = WIDTH - 1


class Brick(NamedTuple):
    """A hex as it is drawn."""

    q: int
    r: int
    head: Text
    """What every hex has, such as its number: one line."""
    things: Sequence[Text] = ()
    """What is on it, each too short to be broken."""
    sites: int = 0
    """How many of the things are sites: they stand on a line of their own."""

    def lines(self) -> list[Text]:
        """The head, the sites, and the rest in as many lines as it needs."""
        lines = [self.head]
        if self.sites:
            lines.append(Text(" ").join(self.things[: self.sites]))
        line = Text()
        for thing in self.things[self.sites :]:
            if line and len(line) + 1 + len(thing) > INNER:
                lines.append(line)
                line = Text()
            line.append(" " if line else "").append_text(thing)
        return [*lines, line] if line else lines


def column(brick: Brick) -> int:
    """Where a brick stands from left to right, in halves of a brick."""
    return 2 * brick.q + brick.r


def draw_map(bricks: Sequence[Brick]) -> Text:
    """All bricks; a row is as high as its fullest one."""
    canvas: dict[tuple[int, int], tuple[str, str]] = {}
    left, y = min(map(column, bricks)), 0
    for r in range(min(brick.r for brick in bricks), max(brick.r for brick in bricks) + 1):
        row = [(brick, brick.lines()) for brick in bricks if brick.r == r]
        height = max(len(lines) for _, lines in row)
        for brick, lines in row:
            x = (column(brick) - left) * WIDTH // 2
            for edge in (y, y + height + 1):
                for i in range(1, WIDTH):
                    canvas.setdefault((edge, x + i), ("-", "dim"))
                canvas[edge, x] = canvas[edge, x + WIDTH] = ("+", "dim")
            for n in range(height):
                canvas[y + 1 + n, x] = canvas[y + 1 + n, x + WIDTH] = ("|", "dim")
                _write(canvas, y + 1 + n, x + 1, lines[n] if n < len(lines) else Text())
        y += height + 1
    return Text("\n").join(_line(canvas, at) for at in range(y + 1))


def _write(canvas: dict[tuple[int, int], tuple[str, str]], y: int, x: int, text: Text) -> None:
    for i, character in enumerate(text.plain):
        style = next((str(span.style) for span in text.spans if span.start <= i < span.end), str(text.style))
        canvas[y, x + i] = (character, style)


def _line(canvas: Mapping[tuple[int, int], tuple[str, str]], y: int) -> Text:
    drawn = [canvas.get((y, x), (" ", "")) for x in range(max(x for at, x in canvas if at == y) + 1)]
    line = Text()
    for style, run in groupby(drawn, key=itemgetter(1)):
        line.append("".join(character for character, _ in run), style)
    return line


def map_width(hexes: Sequence[Mapping[str, int]]) -> int:
    """How wide the map of these hexes is."""
    columns = [2 * hex_["q"] + hex_["r"] for hex_ in hexes]
    return (max(columns) - min(columns) + 2) * WIDTH // 2 + 1
