"""Sections about how long games take, how many points they bring, and where the points come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gobelin.lab import drawing, figures
from gobelin.lab.drawing import Box
from gobelin.lab.figures import Spread
from gobelin.lab.parts import LISTED, Numbers, Section, by_seats, is_flag, setting_name, value_of
from gobelin.lab.play import SeatRow
from gobelin.lab.words import Words, capital

STACKED: Final = 8
"""Kinds of sources in a drawing; the rest is one part."""

SPREAD_COLUMNS: Final = ("games", "mean", "deviation", "least", "tenth", "median", "nine-tenths", "most")


def _spread_cells(found: Spread, words: Words) -> list[str]:
    numbers = (found.least, found.tenth, found.median, found.nine_tenths, found.most)
    means = [words.number(found.mean, 1), words.number(found.deviation, 1)]
    return [words.number(found.size), *means, *map(words.short, numbers)]


def _spread_columns(words: Words) -> list[str]:
    """The same for seats, of which a game has several."""
    return [words("column-seat-games"), *(words(f"column-{name}") for name in SPREAD_COLUMNS[1:])]


def _box(label: str, found: Spread) -> Box:
    return Box(label, (found.tenth, found.quarter, found.median, found.three_quarters, found.nine_tenths))


def _table_name(row: SeatRow, words: Words, crossed: Sequence[str]) -> str:
    """A kind of table: its seats, and the settings in which tables of this size differ."""
    settings = figures.settings_of(row)
    ordered = sorted(crossed, key=lambda name: is_flag(settings.get(name)))
    parts = [setting_name(name, settings.get(name), words) for name in ordered]
    return ", ".join([words("seats", count=row.seats), *parts])


def lengths(rows: Sequence[SeatRow], words: Words, who: str) -> Section:
    """How many turns and decisions games take."""
    games = [row for row in rows if row.seat == 0]
    crossed = {seats: list(figures.crossed(same)) for seats, same in by_seats(games).items()}
    tables = figures.grouped(games, lambda row: (row.seats, _table_name(row, words, crossed[row.seats])))
    turns, decisions, listed = list[Box](), list[Box](), []
    for (_, name), found in tables.items():
        for measure, kept, values in (
            ("turns", turns, [row.turns for row in found]),
            ("decisions", decisions, [row.game_decisions for row in found]),
        ):
            one = figures.spread(values)
            kept.append(_box(name, one))
            listed.append([name, words(measure), *_spread_cells(one, words)])
    columns = [words("column-settings"), words("column-what"), *(words(f"column-{name}") for name in SPREAD_COLUMNS)]
    svg = drawing.boxes([turns, decisions], [words("turns"), words("decisions")])
    numbers = Numbers(words("lengths"), columns, listed, names=2)
    return Section(words("lengths"), len(games), (words("lengths-text"), who), svg, (numbers,))


def scores(rows: Sequence[SeatRow], words: Words, who: str) -> Section:
    """How many points games end with."""
    series, listed = [], []
    for seats, found in by_seats(rows).items():
        name = words("seats", count=seats)
        series.append((name, [float(row.score or 0) for row in found]))
        for whose, some in (
            ("everybody", found),
            ("winners", [row for row in found if row.won]),
            ("losers", [row for row in found if not row.won]),
        ):
            if some:
                listed.append([f"{name}, {words(whose)}", *_spread_cells(_score_spread(some), words)])
    numbers = Numbers(words("scores"), [words("column-what"), *_spread_columns(words)], listed)
    svg = drawing.histogram(series, words("score"), lambda share: words.percent(share, 0))
    return Section(words("scores"), figures.games_of(rows), (words("scores-text"), who), svg, (numbers,))


def _score_spread(rows: Sequence[SeatRow]) -> Spread:
    return figures.spread(float(row.score or 0) for row in rows)


def scores_by_trait(rows: Sequence[SeatRow], words: Words, who: str, trait: str) -> Section:
    """How many points each value of a trait ends with."""
    groups = figures.grouped(rows, value_of(trait))
    spreads = {value: _score_spread(found) for value, found in groups.items()}
    ordered = sorted(spreads.items(), key=lambda item: (-item[1].median, item[0]))
    heading = words("scores-by", what=words.trait(trait))
    columns = [words.trait(trait), *_spread_columns(words)]
    listed = [[words.name(value), *_spread_cells(found, words)] for value, found in ordered]
    svg = drawing.boxes([[_box(words.name(value), found) for value, found in ordered]], [words("score")])
    text = (words("lengths-text"), who)
    return Section(heading, figures.games_of(rows), text, svg, (Numbers(heading, columns, listed),))


def scores_by_setting(rows: Sequence[SeatRow], words: Words, who: str, name: str) -> Section:
    """Points under the values of one setting, for each number of seats."""
    drawn, listed = [], []
    for seats, same in by_seats(rows).items():
        for choice, found in figures.by_choice(same, name):
            spread, bounds = _score_spread(found), figures.mean_bounds(found)
            between = words.span(*(words.number(bound, 1) for bound in bounds)) if bounds else ""
            drawn.append(_box(f"{words('seats', count=seats)}, {words.choice(choice)}", spread))
            size, middle, *others = _spread_cells(spread, words)
            listed.append([words.choice(choice), words.number(seats), size, middle, between, *others])
    heading = words("scores-by", what=words.setting(name))
    columns = [words.setting(name), words("column-seats"), *_spread_columns(words)]
    columns.insert(4, words("column-interval"))
    svg = drawing.boxes([drawn], [words("score")])
    text = (words("lengths-text"), words("mean-text"), who)
    return Section(heading, figures.games_of(rows), text, svg, (Numbers(heading, columns, listed),))


def sources(
    rows: Sequence[SeatRow], words: Words, who: str, traits: Sequence[str], crossed: Mapping[str, Sequence[SeatRow]]
) -> Section:
    """Bars for everybody, winners, losers and the values of settings and traits, made of the groups of sources."""
    groups = {
        words("everybody"): list(rows),
        words("winners"): [row for row in rows if row.won],
        words("losers"): [row for row in rows if not row.won],
    }
    for setting, compared in crossed.items():
        for choice, found in figures.by_choice(compared, setting):
            groups[capital(setting_name(setting, choice, words))] = found
    for trait in traits:
        groups |= {words.name(value): found for value, found in figures.grouped(rows, value_of(trait)).items()}
    groups = {name: found for name, found in groups.items() if found}
    means = {name: figures.means([row.sources for row in found], words.source) for name, found in groups.items()}
    whole = next(iter(means.values()))
    kinds = sorted(whole, key=lambda kind: (-abs(whole[kind]), kind))
    drawn = kinds[:STACKED]
    parts = [(kind, [found.get(kind, 0.0) for found in means.values()]) for kind in drawn]
    if rest := kinds[STACKED:]:
        parts.append((words("other"), [sum(found.get(kind, 0.0) for kind in rest) for found in means.values()]))
    columns = [words("column-what"), words("column-seat-games"), words("column-total"), *kinds]
    listed = [
        [name, *(words.number(len(groups[name])), words.number(sum(found.values()), 1))]
        + [words.number(found.get(kind, 0.0), 1) for kind in kinds]
        for name, found in means.items()
    ]
    single = figures.means([row.points for row in rows], words.name)
    heading = words("sources")
    tables = [Numbers(heading, columns, listed)]
    if set(single) != set(kinds):
        most = [[name, words.number(points, 2)] for name, points in list(single.items())[:LISTED]]
        tables.append(Numbers(words("sources-single"), [words("column-source"), words("column-mean")], most))
    svg = drawing.stacked(list(groups), parts, words("score"))
    return Section(heading, figures.games_of(rows), (words("sources-text"), who), svg, tuple(tables))
