"""An analysis on the screen: how the game stood, the biggest mistakes, and how each seat was played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gobelin.analysis import Analysis, Judged
from gobelin.kernel import Seat
from gobelin.locales import Texts

HEIGHT: Final = 13
"""Lines of the graph."""
WIDEST: Final = 120
"""Columns of it at most; a wider screen would only stretch it."""
LETTERS: Final = "ABCDEFGH"
"""What marks a seat's line where there are no colours."""
COLOURS: Final = ("cyan", "yellow", "magenta", "green", "blue", "red", "white", "bright_black")
SEVERAL: Final = "*"
"""Where lines meet."""


def draw_analysis(analysis: Analysis, texts: Texts, width: int) -> RenderableType:
    """The whole page."""
    title = Text(texts.text("analysis-evaluation"), "bold")
    return Group(
        Panel(draw_graph(analysis, texts, min(width - 4, WIDEST)), title=title, title_align="left", border_style="dim"),
        *_mistakes(analysis, texts),
        _summaries(analysis, texts),
    )


# -- the graph -------------------------------------------------------------------------------------------------------


def draw_graph(analysis: Analysis, texts: Texts, width: int) -> Text:
    """The evaluation of each seat over the game, with the numbers of the mistakes below the moments they were made."""
    values = [value for moment in analysis.curve for value in moment.values]
    low, high = min(values), max(values)
    scale = [f"{high - (high - low) * row / (HEIGHT - 1):.0f}" for row in range(HEIGHT)]
    margin = max(map(len, scale))
    room = max(10, width - margin - 2)
    lines = [
        Text().append(f"{label if row % 4 == 0 else '':>{margin}} │", "dim").append_text(line)
        for row, (label, line) in enumerate(zip(scale, _plotted(analysis, low, high, room), strict=True))
    ]
    lines.append(Text(f"{'':>{margin}} └{'─' * room}", "dim"))
    lines.append(Text(f"{'':>{margin + 2}}{_turns(analysis, room)}", "dim"))
    if ranks := _ranks(analysis, room):
        lines.append(Text(" " * (margin + 2)).append_text(ranks))
    lines.append(Text())
    lines += _legend(analysis, texts)
    return Text("\n").join(lines)


def _plotted(analysis: Analysis, low: float, high: float, room: int) -> Iterator[Text]:
    """The lines of all seats, row by row."""
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    points: dict[tuple[int, int], list[Seat]] = {}
    for seat in range(len(analysis.players)):
        before: int | None = None
        for column in range(room):
            moments = analysis.curve[_span(column, room, len(analysis.curve))]
            value = sum(moment.values[seat] for moment in moments) / len(moments)
            row = round((high - value) / ((high - low) or 1.0) * (HEIGHT - 1))
            points.setdefault((row, column), []).append(seat)
            # A jump is drawn as a stroke, so that the eye can follow the line.
            for between in range(min(row, before) + 1, max(row, before)) if before is not None else ():
                cells.setdefault((between, column), ("│", _colour(seat)))
            before = row
    for place, seats in points.items():
        cells[place] = (SEVERAL, "bold") if len(seats) > 1 else (_letter(seats[0]), _colour(seats[0]))
    for row in range(HEIGHT):
        yield Text("").join(Text(*cells.get((row, column), (" ", ""))) for column in range(room))


def _span(column: int, room: int, count: int) -> slice:
    """Which of the moments a column stands for: several in a long game, one of them for a while in a short one."""
    first = column * count // room
    return slice(first, max(first + 1, (column + 1) * count // room))


def _column(analysis: Analysis, entry: int, room: int) -> int:
    """Where a decision stands."""
    place = next(i for i, moment in enumerate(analysis.curve) if moment.entry == entry)
    return min(room - 1, place * room // len(analysis.curve))


def _turns(analysis: Analysis, room: int) -> str:
    """The numbers of some turns, each below a moment of it."""
    line, before = "", 0
    for column in range(0, room - 3, 12):
        turn = analysis.curve[_span(column, room, len(analysis.curve))][0].turn
        if turn != before:
            line, before = f"{line:<{column}}{turn}", turn
    return line


def _ranks(analysis: Analysis, room: int) -> Text:
    """The numbers of the mistakes in the colours of those who made them; where they meet, the worse one stands."""
    line: list[Text] = [Text(" ")] * room
    taken: set[int] = set()
    for rank, mistake in enumerate(analysis.mistakes, 1):
        digits = str(rank)
        first = min(_column(analysis, mistake.entry, room), room - len(digits))
        columns = range(first, first + len(digits))
        if not taken.intersection(range(first - 1, first + len(digits) + 1)):
            taken.update(columns)
            for column, digit in zip(columns, digits, strict=True):
                line[column] = Text(digit, f"bold {_colour(mistake.seat)}")
    return Text("").join(line) if taken else Text()


def _legend(analysis: Analysis, texts: Texts) -> list[Text]:
    lines = [_named(seat, texts) for seat in range(len(analysis.players))]
    lines.append(Text(texts.text("analysis-below" if analysis.mistakes else "analysis-below-turns"), "dim"))
    return lines


def _letter(seat: Seat) -> str:
    return LETTERS[seat % len(LETTERS)]


def _colour(seat: Seat) -> str:
    return COLOURS[seat % len(COLOURS)]


def _named(seat: Seat, texts: Texts) -> Text:
    return Text(f"{_letter(seat)} ", f"bold {_colour(seat)}").append(texts.seat(seat), "not bold")


# -- words -----------------------------------------------------------------------------------------------------------


def _mistakes(analysis: Analysis, texts: Texts) -> Iterator[RenderableType]:
    if not analysis.mistakes:
        yield Text(texts.text("analysis-no-mistakes"))
        return
    yield Text(texts.text("analysis-mistakes"), "bold")
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold")
    grid.add_column()
    for rank, mistake in enumerate(analysis.mistakes, 1):
        grid.add_row(f"{rank}.", Text("\n").join(_mistake(mistake, texts)))
    yield grid
    yield Text(texts.text("analysis-look"), "dim")


def _mistake(mistake: Judged, texts: Texts) -> Sequence[Text]:
    who, question = texts.seat(mistake.seat), texts.ask(mistake.topic)
    played, best = (texts.option(mistake.topic, option) for option in (mistake.played, mistake.best))
    return (
        Text(texts.text("analysis-mistake", turn=mistake.turn, who=who, question=question), _colour(mistake.seat)),
        Text(texts.text("analysis-played", option=played, by=mistake.by)),
        Text(texts.text("analysis-better", option=best, points=mistake.loss)),
        Text(texts.text("analysis-at", entry=mistake.entry, count=mistake.options), "dim"),
    )


def _summaries(analysis: Analysis, texts: Texts) -> Table:
    """What each seat has and has lost; a seat that was not judged has no figures."""
    table = Table(title=texts.text("analysis-seats"), title_justify="left")
    table.add_column("", overflow="fold")
    for one in analysis.seats:
        table.add_column(_named(one.seat, texts), justify="right", overflow="fold")
    rows = {
        "points": [str(points) for points in analysis.curve[-1].points],
        "decisions": [str(one.decisions) for one in analysis.seats],
        "agreed": [str(one.agreed) for one in analysis.seats],
        "lost": [texts.text("analysis-figure", figure=one.loss) for one in analysis.seats],
        "mean": [texts.text("analysis-small", figure=one.mean_loss) for one in analysis.seats],
    }
    for name, figures in rows.items():
        is_known = [name == "points" or one.decisions > 0 for one in analysis.seats]
        shown = (figure if known else "·" for figure, known in zip(figures, is_known, strict=True))
        table.add_row(Text(texts.text(f"analysis-{name}")), *shown)
    return table
