"""What follows from the facts of tiles, landmarks and maps: their turns, places and neighbours."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeVar

from msgspec.structs import replace

from gobelin.games.tapestry.automa_parts import HexPattern
from gobelin.games.tapestry.cards_and_tiles import LandmarkTurn
from gobelin.games.tapestry.city import DISTRICTS, GRID, ROWS, USUAL, City, areas, lines_of
from gobelin.games.tapestry.components import Capital, Side
from gobelin.toolkit.reading import FieldError

DIRECTIONS: Final[Mapping[str, tuple[int, int]]] = types.MappingProxyType(
    {"N": (-1, -1), "NE": (-1, 0), "SE": (0, 1), "S": (1, 1), "SW": (1, 0), "NW": (0, -1)}
)
"""From a hex to its neighbours, in the order of all lists of sides."""

_T = TypeVar("_T")


def turned(corners: Sequence[_T]) -> tuple[tuple[_T, ...], ...]:
    """Corners after 0 to 5 turns clockwise.

    >>> turned("abcdef")[1]
    ('f', 'a', 'b', 'c', 'd', 'e')
    """
    size = len(corners)
    return tuple(tuple(corners[(n - turn) % size] for n in range(size)) for turn in range(size))


def landmark_turns(shape: tuple[str, ...]) -> tuple[LandmarkTurn, ...]:
    """The different ways to turn a landmark clockwise, each with all its places.

    >>> [turn.rows for turn in landmark_turns(("XX", "X."))]
    [('XX', 'X.'), ('XX', '.X'), ('.X', 'XX'), ('X.', 'XX')]
    """
    shapes = [shape]
    for _ in range(3):
        shapes.append(tuple("".join(column) for column in zip(*reversed(shapes[-1]), strict=True)))
    return tuple(LandmarkTurn(rows, tuple(_places(rows))) for rows in dict.fromkeys(shapes))


def _places(rows: tuple[str, ...]) -> Iterator[tuple[int, int, int]]:
    """Where a turned landmark covers at least one plot of a capital."""
    plots = [(row, column) for row, line in enumerate(rows) for column, plot in enumerate(line) if plot == "X"]
    for top in range(1 - len(rows), GRID):
        for left in range(1 - len(rows[0]), GRID):
            inside = [
                (top + row) * GRID + left + column
                for row, column in plots
                if 0 <= top + row < GRID and 0 <= left + column < GRID
            ]
            if inside:
                yield top, left, sum(1 << plot for plot in inside)


def founded(capital: Capital) -> City:
    """What the plots of a capital belong to."""
    rows, columns = lines_of(capital.grid)
    districts = areas(capital.districts) or dict(zip("abcdefghi", DISTRICTS, strict=True))
    return City(
        rows,
        columns,
        (*rows, *columns),
        tuple(districts.values()),
        tuple(capital.pays.get(letter, USUAL) for letter in districts),
        capital.each_income,
        capital.joined,
        capital.overhang,
        capital.takes_landmarks,
        regular=rows == ROWS and not (capital.districts or capital.pays or capital.each_income or capital.joined),
    )


def filled_side(side: Side) -> Side:
    """A side of the map with its neighbours, corners, island and start hexes."""
    number = {place: n for n, place in enumerate(side.hexes)}
    printed = {number[known.hex]: known for known in side.printed}
    return replace(
        side,
        neighbours=tuple(
            tuple(number.get((a + da, b + db), -1) for da, db in DIRECTIONS.values()) for a, b in side.hexes
        ),
        corners=tuple(printed[n].corners if n in printed else () for n in range(len(side.hexes))),
        island=next(n for n, known in printed.items() if known.middle_island),
        starts=types.MappingProxyType(
            {capital: n for n, known in sorted(printed.items()) for capital in known.start_for_capitals}
        ),
    )


def hex_order(pattern: HexPattern, hexes: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """The first row from its start along the direction, then the second row, then all rows that follow it."""
    da, db = DIRECTIONS[pattern.along]
    rows: dict[int, list[tuple[int, int]]] = {}
    for a, b in hexes:
        rows.setdefault(a * db - b * da, []).append((a, b))
    for row in rows.values():
        row.sort(key=lambda place: place[0] * da + place[1] * db)
    starts = {row[0]: key for key, row in rows.items()}
    for field in ("first_row_start", "second_row_start"):
        if getattr(pattern, field) not in starts:
            raise FieldError(field, f"must be a hex of the small map from which a row runs {pattern.along}")
    first, second = starts[pattern.first_row_start], starts[pattern.second_row_start]
    keys = sorted(rows, reverse=second < first)
    if keys[:2] != [first, second]:
        raise FieldError(
            "second_row_start", "must be in the row that follows the first one, and the first one at the rim"
        )
    return tuple(hexes.index(place) for key in keys for place in rows[key])
