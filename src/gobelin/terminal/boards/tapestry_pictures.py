"""Small pictures of Tapestry in characters: the hex map, a tile, a capital, a landmark.

Everything can be told apart without colour: terrains by symbols, players by letters, which are lower-case where a piece
is toppled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple

from rich.text import Text

SYMBOLS: Final[Mapping[str, str]] = {"water": "~", "mountain": "^", "grassland": '"', "forest": "♣", "desert": ":"}
TERRAIN_INKS: Final[Mapping[str, str]] = {
    "water": "color(32)",
    "mountain": "color(244)",
    "grassland": "color(70)",
    "forest": "color(28)",
    "desert": "color(172)",
}
MARKS: Final = "ABCDEXY"
"""The letter of each player; the last two are the opponents of the solo game."""
PLAYER_INKS: Final = (
    "bold color(160)",
    "bold color(32)",
    "bold color(172)",
    "bold color(134)",
    "bold color(28)",
    "bold color(168)",
    "bold color(244)",
)
"""Readable on light and on dark ground."""
INNER: Final = 6
"""The width of a hex on the map."""
SIZE: Final = 9
"""Rows and columns of a capital."""
FREE: Final = "."


class Hex(NamedTuple):
    """A hex of the map as it is drawn."""

    number: int
    place: Sequence[int]
    corners: Sequence[str] = ()
    """Clockwise from the top left; nothing if it is unexplored."""
    pieces: Text = Text()
    """Four characters at most."""


def symbol(terrain: str) -> Text:
    """A terrain in one character."""
    return Text(SYMBOLS[terrain], TERRAIN_INKS[terrain])


def draw_map(hexes: Sequence[Hex], special: Mapping[int, str]) -> Text:
    """The map: in each hex its number between the upper corners, its pieces between the lower ones.

    `special` has the styles of numbers that stand out.
    """
    canvas: dict[tuple[int, int], tuple[str, str]] = {}
    left = min(b - a for a, b in (hex_.place for hex_ in hexes))
    top = min(a + b for a, b in (hex_.place for hex_ in hexes))

    def write(y: int, x: int, text: Text) -> None:
        for i, character in enumerate(text.plain):
            style = next((str(span.style) for span in text.spans if span.start <= i < span.end), str(text.style))
            canvas[y, x + i] = (character, style)

    for hex_ in hexes:
        a, b = hex_.place
        x, y = (INNER + 1) * (b - a - left), a + b - top
        for i in range(INNER):
            canvas.setdefault((y, x + 1 + i), ("_", "dim"))
        number = Text(f"{hex_.number:>2}", special.get(hex_.number, ""))
        upper, lower = Text("  ").append_text(number).append("  "), Text("_" * INNER, "dim")
        if hex_.corners:
            top_left, top_right, right, bottom_right, bottom_left, west = map(symbol, hex_.corners)
            upper = Text().append_text(west).append_text(top_left).append_text(number)
            upper.append_text(top_right).append_text(right)
            rest = INNER - 2 - len(hex_.pieces)
            lower = Text().append_text(bottom_left).append("_" * (rest // 2), "dim").append_text(hex_.pieces)
            lower.append("_" * (rest - rest // 2), "dim").append_text(bottom_right)
        for row, (line, edges) in enumerate(((upper, "/\\"), (lower, "\\/")), 1):
            write(y + row, x, Text().append(edges[0], "dim").append_text(line).append(edges[1], "dim"))
    lines = []
    for y in range(max(y for y, _ in canvas) + 1):
        drawn = [canvas.get((y, x), (" ", "")) for x in range(max(x for at, x in canvas if at == y) + 1)]
        line = Text()
        for style, run in groupby(drawn, key=itemgetter(1)):
            line.append("".join(character for character, _ in run), style)
        lines.append(line)
    return Text("\n").join(lines)


def map_width(hexes: Sequence[Sequence[int]]) -> int:
    """How wide the map is."""
    columns = [b - a for a, b in hexes]
    return (INNER + 1) * (max(columns) - min(columns) + 1) + 1


def draw_tile(corners: Sequence[str], label: str, below: str = "") -> Text:
    """A territory tile with the terrain at its corners and a number in the middle."""
    top_left, top_right, right, bottom_right, bottom_left, left = map(symbol, corners)
    lines = [
        Text(" ").append_text(top_left).append(" ___ ", "dim").append_text(top_right).append(" "),
        Text("  /   \\  ", "dim"),
        Text().append_text(left).append(" <", "dim").append(f"{label:^3}", "bold").append("> ", "dim"),
        Text("  \\___/  ", "dim"),
        Text(" ").append_text(bottom_left).append("     ").append_text(bottom_right).append(" "),
    ]
    lines[2].append_text(right)
    if below:
        lines.append(Text(f"{below:^9}"))
    return Text("\n").join(lines)


def draw_shape(rows: Sequence[str], label: str) -> Text:
    """The footprint of a landmark under its number."""
    lines = [Text(f"{label:<{2 * len(rows[0])}}", "bold")]
    lines += [Text("".join("■ " if plot == "X" else "· " for plot in row)) for row in rows]
    return Text("\n").join(lines)


def draw_plots(
    cell: Callable[[int, int], Text],
    width: int,
    rows: Sequence[int] = range(SIZE),
    cols: Sequence[int] = range(SIZE),
    regular: bool = True,
) -> Text:
    """A capital, rows and columns numbered from 1, square districts apart; `cell` draws a plot in `width` characters.

    Rows and columns may begin or end outside the capital, which is then framed.
    """
    margin = max(len(str(row + 1)) for row in rows)

    def edge(number: int) -> bool:
        apart = SIZE if not regular else 3
        return number % apart == 0 and (0 < number < SIZE or (len(rows) > SIZE and number in (0, SIZE)))

    head, rule = Text(" " * margin, "dim"), Text(" " * margin, "dim")
    for col in [*cols, cols[-1] + 1]:
        head.append(" " if edge(col) else "")
        rule.append("+" if edge(col) else "")
        if col in cols:
            head.append(f"{col + 1:>{width}}")
            rule.append(("-" if 0 <= col < SIZE else " ") * width)
    lines = [head]
    for row in [*rows, rows[-1] + 1]:
        if edge(row):
            lines.append(rule)
        if row not in rows:
            continue
        line = Text().append(f"{row + 1:>{margin}}", "dim")
        for col in [*cols, cols[-1] + 1]:
            if edge(col):
                line.append("|" if 0 <= row < SIZE else " ", "dim")
            if col in cols:
                line.append_text(cell(row, col))
        lines.append(line)
    return Text("\n").join(lines)
