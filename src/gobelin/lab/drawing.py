"""Plots as SVG that stands within a page: letters stay letters, and colours are those of the page, light or dark."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDTH: Final = 760
ROW: Final = 24
MARKERS: Final = "osD^vP"

Tick: TypeAlias = Callable[[float], str]
"""How the numbers of an axis are written."""

# Colours that no plot would choose stand for the page's variables until the drawing is done.
INK: Final = "#010203"
SOFT: Final = "#010204"
RULE: Final = "#010205"
SHEET: Final = "#010206"
SERIES: Final = tuple(f"#0103{number:02x}" for number in range(9))
VARIABLES: Final = {INK: "ink", SOFT: "ink-soft", RULE: "rule", SHEET: "sheet"} | {
    colour: f"series-{number}" for number, colour in enumerate(SERIES)
}


class Point(NamedTuple):
    """A number with its interval."""

    value: float
    low: float
    high: float


class Series(NamedTuple):
    """One number for each label, or none."""

    name: str
    points: Sequence[Point | None]


class Panel(NamedTuple):
    """One of several plots side by side that share their labels; `fair` is where a line to compare with stands."""

    title: str
    series: Sequence[Series]
    fair: float | None = None


class Box(NamedTuple):
    """A spread by its tenth, quarter, median, three quarters and nine tenths."""

    label: str
    parts: tuple[float, float, float, float, float]


def dots(labels: Sequence[str], panels: Sequence[Panel], axis: str, tick: Tick) -> str:
    """A row for each label, with a dot and its interval for each series."""
    many = max(len(panel.series) for panel in panels)
    figure, axes = _figure(len(panels), (ROW + 8 * (many - 1)) * len(labels), many > 1, labels)
    for axes_, panel in zip(axes, panels, strict=True):
        if panel.fair is not None:
            axes_.axvline(panel.fair, color=SOFT, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
        for number, series in enumerate(panel.series):
            colour = SERIES[number % len(SERIES)]
            shift = (number - (len(panel.series) - 1) / 2) * 0.26
            for row, point in enumerate(series.points):
                if point is not None:
                    axes_.plot([point.low, point.high], [row + shift] * 2, color=colour, linewidth=2, zorder=2)
            known = [(point.value, row + shift) for row, point in enumerate(series.points) if point is not None]
            axes_.plot(
                [value for value, _ in known],
                [row for _, row in known],
                linestyle="",
                marker=MARKERS[number % len(MARKERS)],
                markersize=7,
                color=colour,
                markeredgecolor=SHEET,
                zorder=3,
                label=series.name,
            )
        _label(axes_, labels, panel.title, len(panels))
        axes_.set_xlabel(axis)
        axes_.xaxis.set_major_formatter(lambda value, _: tick(value))
    if many > 1:
        _legend(figure, axes[0], len(panels[0].series))
    return _svg(figure)


def boxes(rows: Sequence[Sequence[Box]], axes_titles: Sequence[str]) -> str:
    """A row for each label and a panel for each list: the line holds eight tenths, the box the middle half."""
    labels = [box.label for box in rows[0]]
    figure, axes = _figure(len(rows), ROW * len(labels), False, labels)
    for axes_, panel, title in zip(axes, rows, axes_titles, strict=True):
        for row, box in enumerate(panel):
            tenth, quarter, median, three_quarters, nine_tenths = box.parts
            axes_.plot([tenth, nine_tenths], [row, row], color=SERIES[0], linewidth=1.5, zorder=2)
            axes_.barh(row, three_quarters - quarter, 0.5, quarter, color=SERIES[0], edgecolor=SHEET, zorder=3)
            stroke = SHEET if quarter < three_quarters else SERIES[0]  # where half of all are alike there is no box
            axes_.plot([median, median], [row - 0.25, row + 0.25], color=stroke, linewidth=2.5, zorder=4)
        _label(axes_, labels, "", len(rows))
        axes_.set_xlabel(title)
    return _svg(figure)


def histogram(series: Sequence[tuple[str, Sequence[float]]], axis: str, tick: Tick) -> str:
    """How often which value occurs, as a share of each series."""
    figure, axes = _figure(1, 250, len(series) > 1, [])
    values = [value for _, found in series for value in found]
    low, high = min(values), max(values)
    bins = max(1, min(40, int(high - low) + 1))
    edges = [low + (high - low + 1) * number / bins for number in range(bins + 1)]
    for number, (name, found) in enumerate(series):
        weights = [1 / len(found)] * len(found)
        shape: dict[str, Any] = {"bins": edges, "weights": weights, "color": SERIES[number % len(SERIES)]}
        axes[0].hist(found, histtype="stepfilled", alpha=0.18, **shape)
        axes[0].hist(
            found, histtype="step", linewidth=1.8, label=name, linestyle=("-", "--", "-.", ":")[number % 4], **shape
        )
    axes[0].yaxis.set_major_formatter(lambda value, _: tick(value))
    axes[0].grid(axis="y", color=RULE, linewidth=0.8)
    axes[0].set_xlabel(axis)
    _clean(axes[0])
    if len(series) > 1:
        _legend(figure, axes[0], len(series))
    return _svg(figure)


def stacked(labels: Sequence[str], parts: Sequence[tuple[str, Sequence[float]]], axis: str) -> str:
    """A bar for each label, made of parts; what is negative goes to the left."""
    figure, axes = _figure(1, (ROW + 4) * len(labels), True, labels, legend_rows=-(-len(parts) // 3))
    right, left = [0.0] * len(labels), [0.0] * len(labels)
    for number, (name, values) in enumerate(parts):
        starts = [(right if value >= 0 else left)[row] for row, value in enumerate(values)]
        colour = SERIES[number % len(SERIES)]
        axes[0].barh(range(len(labels)), values, 0.66, starts, color=colour, edgecolor=SHEET, label=name, zorder=2)
        for row, value in enumerate(values):
            (right if value >= 0 else left)[row] += value
    _label(axes[0], labels, "")
    axes[0].set_xlabel(axis)
    _legend(figure, axes[0], min(3, len(parts)))
    return _svg(figure)


def _figure(
    panels: int, height: float, legend: bool, labels: Sequence[str], legend_rows: int = 1
) -> tuple[Figure, list[Axes]]:
    """An empty drawing, in pixels of the page."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    top, bottom, left = 30 + 22 * legend_rows * legend, 46, 12 + 6.9 * min(38, max(map(len, labels), default=6))
    total = height + top + bottom
    with mpl.rc_context(_style()):
        figure = Figure(figsize=(WIDTH / 72, total / 72), dpi=72)
        axes = figure.subplots(1, panels, sharey=bool(labels), squeeze=False)[0]
        figure.subplots_adjust(
            left=left / WIDTH, right=1 - 14 / WIDTH, top=1 - top / total, bottom=bottom / total, wspace=0.08
        )
    return figure, list(axes)


def _style() -> Any:
    return {
        "svg.fonttype": "none",
        "svg.hashsalt": "gobelin",
        "font.size": 12,
        "text.parse_math": False,
        "axes.edgecolor": RULE,
        "axes.labelcolor": SOFT,
        "axes.titlecolor": INK,
        "axes.titlesize": 12,
        "axes.facecolor": "none",
        "figure.facecolor": "none",
        "text.color": INK,
        "xtick.color": SOFT,
        "ytick.color": INK,
        "legend.frameon": False,
    }


def _label(axes: Axes, labels: Sequence[str], title: str, panels: int = 1) -> None:
    from matplotlib.ticker import MaxNLocator

    axes.xaxis.set_major_locator(MaxNLocator(nbins=max(5, 9 // panels), steps=[1, 2, 5, 10]))
    axes.set_yticks(range(len(labels)), [_short(label) for label in labels])
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.grid(axis="x", color=RULE, linewidth=0.8, zorder=0)
    axes.tick_params(axis="y", length=0)
    axes.set_title(title)
    _clean(axes)


def _short(label: str) -> str:
    return label if len(label) <= 38 else label[:37].rstrip() + "…"


def _clean(axes: Axes) -> None:
    axes.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)


def _legend(figure: Figure, axes: Axes, columns: int) -> None:
    handles, names = axes.get_legend_handles_labels()
    shape: dict[str, Any] = {"frameon": False, "fontsize": 12, "labelcolor": INK, "borderaxespad": 0.2}
    figure.legend(handles, [_short(name) for name in names], loc="upper left", ncols=columns, **shape)


def _svg(figure: Figure) -> str:
    """The drawing without its prologue and its size in points; it is as wide as its place allows."""
    import matplotlib as mpl

    page = io.StringIO()
    with mpl.rc_context(_style()):
        figure.savefig(page, format="svg", metadata={"Date": None, "Creator": None})
    svg = page.getvalue()
    svg = svg[svg.index("<svg") :].strip()
    svg = re.sub(r'<svg [^>]*viewBox="([^"]+)"[^>]*>', r'<svg viewBox="\1" aria-hidden="true" focusable="false">', svg)
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font: ([\d.]+)px [^;\"]+", r"font-size: \1px", svg)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("xlink:href", "href")
    for colour, variable in VARIABLES.items():
        svg = svg.replace(colour, f"var(--{variable})")
    return svg


def unique(svg: str, prefix: str) -> str:
    """The drawing with ids that no other drawing of the page has."""
    svg = re.sub(r'\bid="', f'id="{prefix}-', svg)
    return re.sub(r'(href="|url\()#', rf"\1#{prefix}-", svg)
