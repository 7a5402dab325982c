"""The ground of a capital: its lines and districts as bit masks, plot by plot (TAP-CAP, TAA-CAP, TFF-CAP).

Plots are counted row by row on nine by nine; a smaller city lies in the upper left corner.

>>> ORDINARY.districts == DISTRICTS and ORDINARY.lines == LINES
True
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from gobelin.games.tapestry.benefits import Effect, Gain

GRID: Final = 9
"""Rows and columns of a capital."""
FREE: Final = "."
ROCK: Final = "#"
WATER: Final = "~"
WISP: Final = "*"
MARKER: Final = "x"
"""A plot made impassable by a player token (TAP-ADJ-03)."""
TOKEN: Final = "t"
"""A plot filled by a player token of somebody else (TFF-CIV-32)."""
PAD: Final = "o"
"""TAA-CAP-07: a lily pad, which fills its plot and can be built over."""
OUTSIDE: Final = " "
"""No plot: beyond the edge of a smaller city."""
GROUND: Final = FREE + ROCK + WATER + WISP + PAD
"""What is printed on mats."""
IMPASSABLE: Final = frozenset((ROCK, WATER, WISP, MARKER))
EVERY: Final = "@"
"""In the letters of districts: a plot of all of them."""

ROWS: Final = tuple(sum(1 << (GRID * row + col) for col in range(GRID)) for row in range(GRID))
COLUMNS: Final = tuple(sum(1 << (GRID * row + col) for row in range(GRID)) for col in range(GRID))
DISTRICTS: Final = tuple(
    sum(1 << (GRID * (3 * (district // 3) + i // 3) + 3 * (district % 3) + i % 3) for i in range(GRID))
    for district in range(9)
)
LINES: Final = (*ROWS, *COLUMNS)
USUAL: Final[tuple[Effect, ...]] = (Gain("any_resource"),)
"""What a complete district gives."""
_NOT_LAST: Final = sum(ROWS) & ~COLUMNS[-1]
_NOT_FIRST: Final = sum(ROWS) & ~COLUMNS[0]


class City(Struct, frozen=True):
    """What the plots of a capital belong to."""

    rows: tuple[int, ...] = ROWS
    columns: tuple[int, ...] = COLUMNS
    lines: tuple[int, ...] = LINES
    """Rows and columns."""
    districts: tuple[int, ...] = DISTRICTS
    pays: tuple[tuple[Effect, ...], ...] = (USUAL,) * 9
    """What each district gives that is complete."""
    each_income: bool = False
    """TFF-CAP-05: it gives that in income turns, not when it is completed."""
    joined: bool = False
    """TFF-CAP-12: a district is complete when its plots are joined by filled ones, not merely when they are filled."""
    overhang: bool = True
    """TAA-CAP-01, TAA-CAP-06: a landmark may stick out."""
    takes_landmarks: bool = True
    """TFF-CAP-11: it may be built on with landmarks."""
    regular: bool = True
    """It is like those of the basic mats in all of this."""

    def complete_districts(self, filled: int) -> list[int]:
        """TAP-CAP-05: the districts that are complete with these plots filled."""
        found = [number for number, area in enumerate(self.districts) if filled & area == area]
        return [number for number in found if connects(filled, self.districts[number])] if self.joined else found

    def completed_by(self, filled: int, mask: int) -> tuple[list[int], list[int], list[int]]:
        """The rows, columns and districts that are complete once these plots are filled too."""
        after = filled | mask
        if not self.joined:
            rows, columns, districts = (
                [number for number, area in enumerate(areas) if filled & area != area and after & area == area]
                for areas in (self.rows, self.columns, self.districts)
            )
            return rows, columns, districts
        rows, columns = (
            [number for number, area in enumerate(areas) if filled & area != area and after & area == area]
            for areas in (self.rows, self.columns)
        )
        before = self.complete_districts(filled)
        return rows, columns, [number for number in self.complete_districts(after) if number not in before]


ORDINARY: Final = City()
"""Nine districts of nine plots."""


def beside(plots: int) -> int:
    """These plots and those orthogonally beside them.

    >>> beside(1) == 0b1000000011
    True
    """
    grown = plots | plots << GRID | plots >> GRID | (plots & _NOT_LAST) << 1 | (plots & _NOT_FIRST) >> 1
    return grown & sum(ROWS)


def connects(filled: int, plots: int) -> bool:
    """Whether filled plots join all of these, orthogonally."""
    reached = plots & -plots & filled
    while (grown := beside(reached) & filled) != reached:
        reached = grown
    return reached & plots == plots


@lru_cache(maxsize=50_000)
def missing(filled: int, plots: int) -> int:
    """How many plots have to be filled at least to join the first of these with all others.

    Each is reached by itself: paths that share plots are not counted together.
    """
    reached, needed = plots & -plots, int(not plots & -plots & filled)
    while True:
        while (grown := reached | (beside(reached) & filled)) != reached:
            reached = grown
        if reached & plots == plots:
            return needed
        reached, needed = beside(reached), needed + 1


def plots_of(grid: Sequence[str]) -> str:
    """All plots, row by row, with what is outside of a smaller grid.

    >>> plots_of([".#", ".."])[:12]
    '.#       .. '
    """
    return "".join(row.ljust(GRID, OUTSIDE) for row in grid).ljust(GRID * GRID, OUTSIDE)


def areas(letters: Sequence[str]) -> dict[str, int]:
    """The areas that letters mark on a grid, in the order of the letters; a dot belongs to none.

    >>> areas(["ab", "a.", "@."])
    {'a': 262657, 'b': 262146}
    """
    at = [(n, letter) for n, letter in enumerate(plots_of(letters)) if letter not in (FREE, OUTSIDE)]
    names = sorted({letter for _, letter in at} - {EVERY})
    return {name: sum(1 << n for n, letter in at if letter in (name, EVERY)) for name in names}


def lines_of(grid: Sequence[str]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The rows and columns of a printed grid."""
    inside = sum(1 << n for n, plot in enumerate(plots_of(grid)) if plot != OUTSIDE)
    rows, columns = (tuple(line & inside for line in lines if line & inside) for lines in (ROWS, COLUMNS))
    return rows, columns


def plots_in(area: int) -> list[int]:
    """The plots of an area, by their numbers."""
    return [n for n in range(GRID * GRID) if area >> n & 1]


def complete(filled: int, areas: Iterable[int]) -> int:
    """How many of these areas of a capital are filled."""
    return sum(filled & area == area for area in areas)


def filled_plots(plots: str) -> int:
    """The plots that are not free, as bits."""
    return sum(1 << i for i, plot in enumerate(plots) if plot != FREE)


def rocks(plots: str) -> int:
    """The impassable plots of a capital that nothing covers, as bits."""
    return sum(1 << i for i, plot in enumerate(plots) if plot in IMPASSABLE)


def pads(plots: str) -> int:
    """The lily pads that nothing covers, as bits."""
    return _those(plots, PAD)


def wisps(plots: str) -> int:
    """The will-o'-wisps, as bits."""
    return _those(plots, WISP)


def _those(plots: str, ground: str) -> int:
    return sum(1 << i for i, plot in enumerate(plots) if plot == ground) if ground in plots else 0
