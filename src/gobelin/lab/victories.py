"""Sections about victories: by faction, setting and seat."""

from __future__ import annotations

import json
from collections.abc import Sequence

from gobelin.lab import drawing, figures
from gobelin.lab.drawing import Panel, Series
from gobelin.lab.figures import Share
from gobelin.lab.parts import Numbers, Section, by_seats, fair, point, share_cells, share_columns, value_of
from gobelin.lab.play import SeatRow
from gobelin.lab.statistics import difference
from gobelin.lab.words import Words


def by_trait(rows: Sequence[SeatRow], words: Words, who: str, trait: str) -> Section:
    """One panel for each number of seats; the values are ordered by how often they win against their fair share."""
    tables = {seats: figures.grouped(found, value_of(trait)) for seats, found in by_seats(rows).items()}
    values = _ranked(rows, trait)
    panels, listed = [], []
    for seats, groups in tables.items():
        shares = {value: figures.share(groups[value]) for value in values if value in groups}
        points = [point(shares[value]) if value in shares else None for value in values]
        panels.append(Panel(words("seats", count=seats), [Series("", points)], fair(seats)))
        listed += [
            [words.name(value), words.number(seats), *share_cells(found, words)] for value, found in shares.items()
        ]
    name = words.trait(trait)
    heading = words("by-trait", trait=name)
    svg = drawing.dots(
        [words.name(value) for value in values], panels, words("share"), lambda share: words.percent(share, 0)
    )
    numbers = Numbers(heading, share_columns(words, name), listed)
    text = words("by-trait-text") + (" " + words("fair-text") if figures.at_tables(rows) else "")
    return Section(heading, figures.games_of(rows), (text, who), svg, (numbers,))


def _ranked(rows: Sequence[SeatRow], trait: str) -> list[str]:
    """The values, the best against the fair share first; those seen against an automaton only come after them."""
    groups = figures.grouped(rows, value_of(trait))
    if trait == "order":
        return list(groups)  # places have an order of their own
    lifts = {value: figures.share(figures.at_tables(found) or found).lift[0] for value, found in groups.items()}
    return sorted(groups, key=lambda value: (not figures.at_tables(groups[value]), -lifts[value], value))


def by_setting(rows: Sequence[SeatRow], words: Words, who: str, trait: str, name: str) -> Section:
    """The same trait under the values of one setting, such as civilizations with and without adjustments."""
    values, panels, listed = _ranked(rows, trait), [], []
    chosen = {words.choice(choice): json.dumps(choice) for choice, _ in figures.by_choice(rows, name)}
    for seats, found in by_seats(rows).items():
        cells = figures.grouped(found, lambda row: (row.traits.get(trait, ""), _chosen(row, name)))
        shares = {cell: figures.share(group) for cell, group in cells.items()}
        series = [
            Series(text, [point(shares[value, key]) if (value, key) in shares else None for value in values])
            for text, key in chosen.items()
        ]
        panels.append(Panel(words("seats", count=seats), series, fair(seats)))
        for value in values:
            own = [shares.get((value, key)) for key in chosen.values()]
            if any(own):
                listed.append([words.name(value), words.number(seats), *_compared(own, words)])
    heading = words("by-setting", trait=words.trait(trait), setting=words.setting(name))
    svg = drawing.dots(
        [words.name(value) for value in values], panels, words("share"), lambda share: words.percent(share, 0)
    )
    columns = [words.trait(trait), words("column-seats")]
    columns += [f"{text}: {words(f'column-{part}')}" for text in chosen for part in ("seat-games", "share", "interval")]
    if len(chosen) == 2:
        columns += [words("column-difference"), words("column-interval")]
    text = (words("by-setting-text"), who)
    return Section(heading, figures.games_of(rows), text, svg, (Numbers(heading, columns, listed),))


def _chosen(row: SeatRow, setting: str) -> str:
    return json.dumps(figures.settings_of(row).get(setting))


def _compared(found: Sequence[Share | None], words: Words) -> list[str]:
    cells = []
    for one in found:
        cells += ["", "", ""] if one is None else [share_cells(one, words)[at] for at in (0, 2, 3)]
    if len(found) == 2:
        first, second = found
        if first is None or second is None:
            return [*cells, "", ""]
        apart, low, high = difference(first.won, first.games, second.won, second.games)
        cells += [words.number(100 * apart, 1), words.span(words.number(100 * low, 1), words.number(100 * high, 1))]
    return cells


def by_seat(rows: Sequence[SeatRow], words: Words, who: str) -> Section:
    """One panel for each number of seats: how often each seat wins."""
    panels, listed = [], []
    places = sorted({row.seat + 1 for row in rows})
    for seats, found in by_seats(rows).items():
        series = []
        for trait, key in (("order", value_of("order")), ("seat", lambda row: str(row.seat + 1))):
            shares = {place: figures.share(group) for place, group in figures.grouped(found, key).items()}
            if shares:
                name = words.trait(trait)
                series.append(Series(name, [point(shares[str(p)]) if str(p) in shares else None for p in places]))
                listed += [
                    [f"{name} {place}", words.number(seats), *share_cells(one, words)] for place, one in shares.items()
                ]
        panels.append(Panel(words("seats", count=seats), series, fair(seats)))
    heading = words("by-seat")
    svg = drawing.dots([str(place) for place in places], panels, words("share"), lambda share: words.percent(share, 0))
    numbers = Numbers(heading, share_columns(words, words("column-what")), listed)
    return Section(heading, figures.games_of(rows), (words("by-seat-text"), who), svg, (numbers,))
