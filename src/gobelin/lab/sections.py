"""The sections of a report about one game: words, a drawing, and the numbers behind it as a table."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from gobelin.lab import drawing, figures
from gobelin.lab.drawing import Box, Panel, Point, Series
from gobelin.lab.figures import Opening, Share, Spread
from gobelin.lab.play import SeatRow
from gobelin.lab.statistics import Ratings, difference
from gobelin.lab.words import Words, capital

STACKED: Final = 8
"""Kinds of sources in a drawing; the rest is one part."""
DRAWN_OPENINGS: Final = 18
LISTED: Final = 30


class Numbers(NamedTuple):
    """A table: its first columns have names, the others numbers."""

    caption: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    names: int = 1


@dataclass(frozen=True)
class Section:
    """One finding."""

    heading: str
    games: int
    text: tuple[str, ...]
    svg: str
    tables: tuple[Numbers, ...]


def sections(rows: Sequence[SeatRow], words: Words, openings: int) -> list[Section]:
    """Everything that the rows of one game have to say."""
    done = figures.finished(rows)
    if not done:
        return []
    found = []
    equals = figures.among_equals(done)
    for bot, same in equals.items():
        about = _about(same, words, words("among-equals", bots=bot), openings)
        found += [_of_bot(section, bot) for section in about] if len(equals) > 1 else about
    if not equals:
        names = ", ".join(sorted({row.bot for row in done}))
        found = _about(done, words, words("all-bots", bots=names), openings)
    return found + _ratings(done, words)


def _of_bot(section: Section, bot: str) -> Section:
    """The section with the bot in its names, where others have the same one."""
    tables = tuple(table._replace(caption=f"{table.caption} ({bot})") for table in section.tables)
    return replace(section, heading=f"{section.heading} ({bot})", tables=tables)


def _about(rows: Sequence[SeatRow], words: Words, who: str, openings: int) -> list[Section]:
    """Everything but the strength of bots."""
    found = [_lengths(rows, words, who)]
    traits = figures.traits(rows)
    crossed = figures.crossed(rows)
    main = figures.arranged(rows, traits) or traits
    for trait in sorted(traits, key=lambda trait: trait not in main):
        found.append(_by_trait(rows, words, who, trait))
        if trait in main:
            found += [_by_setting(compared, words, who, trait, name) for name, compared in crossed.items()]
    if seated := figures.at_tables(rows):
        found.append(_by_seat(seated, words, who))
    if not traits and any("order" in row.traits for row in rows):
        found += [_by_setting(compared, words, who, "order", name) for name, compared in crossed.items()]
    found.append(_scores(rows, words, who))
    found += [_scores_by_setting(compared, words, who, name) for name, compared in crossed.items()]
    found += [_scores_by_trait(rows, words, who, trait) for trait in traits]
    if any(row.sources for row in rows):
        found.append(_sources(rows, words, who, main, crossed))
    return found + _openings(rows, words, who, openings)


def _value_of(trait: str) -> Callable[[SeatRow], str | None]:
    return lambda row: row.traits.get(trait)


def _by_seats(rows: Sequence[SeatRow]) -> dict[int, list[SeatRow]]:
    return figures.grouped(rows, lambda row: row.seats)


def _fair(seats: int) -> float | None:
    """What would be everybody's part of the victories; against an automaton nobody knows."""
    return 1 / seats if seats > 1 else None


def _point(found: Share) -> Point:
    return Point(found.share, *found.bounds)


def _share_cells(found: Share, words: Words) -> list[str]:
    low, high = found.bounds
    return [
        words.number(found.games),
        words.short(found.won),
        words.percent(found.share),
        words.span(words.percent(low), words.percent(high)),
        words.number(found.score, 1),
    ]


def _share_columns(words: Words, what: str) -> list[str]:
    names = ("seats", "seat-games", "won", "share", "interval", "score-mean")
    return [what, *(words(f"column-{name}") for name in names)]


# -- victories ---------------------------------------------------------------------------------------------------------


def _by_trait(rows: Sequence[SeatRow], words: Words, who: str, trait: str) -> Section:
    """One panel for each number of seats; the values are ordered by how often they win against their fair share."""
    tables = {seats: figures.grouped(found, _value_of(trait)) for seats, found in _by_seats(rows).items()}
    values = _ranked(rows, trait)
    panels, listed = [], []
    for seats, groups in tables.items():
        shares = {value: figures.share(groups[value]) for value in values if value in groups}
        points = [_point(shares[value]) if value in shares else None for value in values]
        panels.append(Panel(words("seats", count=seats), [Series("", points)], _fair(seats)))
        listed += [
            [words.name(value), words.number(seats), *_share_cells(found, words)] for value, found in shares.items()
        ]
    name = words.trait(trait)
    heading = words("by-trait", trait=name)
    svg = drawing.dots(
        [words.name(value) for value in values], panels, words("share"), lambda share: words.percent(share, 0)
    )
    numbers = Numbers(heading, _share_columns(words, name), listed)
    text = words("by-trait-text") + (" " + words("fair-text") if figures.at_tables(rows) else "")
    return Section(heading, figures.games_of(rows), (text, who), svg, (numbers,))


def _ranked(rows: Sequence[SeatRow], trait: str) -> list[str]:
    """The values, the best against the fair share first; those seen against an automaton only come after them."""
    groups = figures.grouped(rows, _value_of(trait))
    if trait == "order":
        return list(groups)  # places have an order of their own
    lifts = {value: figures.share(figures.at_tables(found) or found).lift[0] for value, found in groups.items()}
    return sorted(groups, key=lambda value: (not figures.at_tables(groups[value]), -lifts[value], value))


def _by_setting(rows: Sequence[SeatRow], words: Words, who: str, trait: str, name: str) -> Section:
    """The same trait under the values of one setting, such as civilizations with and without adjustments."""
    values, panels, listed = _ranked(rows, trait), [], []
    chosen = {words.choice(choice): json.dumps(choice) for choice, _ in figures.by_choice(rows, name)}
    for seats, found in _by_seats(rows).items():
        cells = figures.grouped(found, lambda row: (row.traits.get(trait, ""), _chosen(row, name)))
        shares = {cell: figures.share(group) for cell, group in cells.items()}
        series = [
            Series(text, [_point(shares[value, key]) if (value, key) in shares else None for value in values])
            for text, key in chosen.items()
        ]
        panels.append(Panel(words("seats", count=seats), series, _fair(seats)))
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
        cells += ["", "", ""] if one is None else [_share_cells(one, words)[at] for at in (0, 2, 3)]
    if len(found) == 2:
        first, second = found
        if first is None or second is None:
            return [*cells, "", ""]
        apart, low, high = difference(first.won, first.games, second.won, second.games)
        cells += [words.number(100 * apart, 1), words.span(words.number(100 * low, 1), words.number(100 * high, 1))]
    return cells


def _by_seat(rows: Sequence[SeatRow], words: Words, who: str) -> Section:
    panels, listed = [], []
    places = sorted({row.seat + 1 for row in rows})
    for seats, found in _by_seats(rows).items():
        series = []
        for trait, key in (("order", _value_of("order")), ("seat", lambda row: str(row.seat + 1))):
            shares = {place: figures.share(group) for place, group in figures.grouped(found, key).items()}
            if shares:
                name = words.trait(trait)
                series.append(Series(name, [_point(shares[str(p)]) if str(p) in shares else None for p in places]))
                listed += [
                    [f"{name} {place}", words.number(seats), *_share_cells(one, words)] for place, one in shares.items()
                ]
        panels.append(Panel(words("seats", count=seats), series, _fair(seats)))
    heading = words("by-seat")
    svg = drawing.dots([str(place) for place in places], panels, words("share"), lambda share: words.percent(share, 0))
    numbers = Numbers(heading, _share_columns(words, words("column-what")), listed)
    return Section(heading, figures.games_of(rows), (words("by-seat-text"), who), svg, (numbers,))


# -- spreads -----------------------------------------------------------------------------------------------------------

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
    ordered = sorted(crossed, key=lambda name: _is_flag(settings.get(name)))
    parts = [_setting_name(name, settings.get(name), words) for name in ordered]
    return ", ".join([words("seats", count=row.seats), *parts])


def _setting_name(name: str, value: object, words: Words) -> str:
    """The value of a setting, with the setting where the value alone says nothing."""
    choice = words.choice(value)
    return f"{choice} ({words.setting(name)})" if _is_flag(value) else choice


def _is_flag(value: object) -> bool:
    return isinstance(value, bool | int | None)


def _lengths(rows: Sequence[SeatRow], words: Words, who: str) -> Section:
    games = [row for row in rows if row.seat == 0]
    crossed = {seats: list(figures.crossed(same)) for seats, same in _by_seats(games).items()}
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


def _scores(rows: Sequence[SeatRow], words: Words, who: str) -> Section:
    series, listed = [], []
    for seats, found in _by_seats(rows).items():
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


def _scores_by_trait(rows: Sequence[SeatRow], words: Words, who: str, trait: str) -> Section:
    groups = figures.grouped(rows, _value_of(trait))
    spreads = {value: _score_spread(found) for value, found in groups.items()}
    ordered = sorted(spreads.items(), key=lambda item: (-item[1].median, item[0]))
    heading = words("scores-by", what=words.trait(trait))
    columns = [words.trait(trait), *_spread_columns(words)]
    listed = [[words.name(value), *_spread_cells(found, words)] for value, found in ordered]
    svg = drawing.boxes([[_box(words.name(value), found) for value, found in ordered]], [words("score")])
    text = (words("lengths-text"), who)
    return Section(heading, figures.games_of(rows), text, svg, (Numbers(heading, columns, listed),))


def _scores_by_setting(rows: Sequence[SeatRow], words: Words, who: str, name: str) -> Section:
    """Points under the values of one setting, for each number of seats."""
    drawn, listed = [], []
    for seats, same in _by_seats(rows).items():
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


# -- points ------------------------------------------------------------------------------------------------------------


def _sources(
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
            groups[capital(_setting_name(setting, choice, words))] = found
    for trait in traits:
        groups |= {words.name(value): found for value, found in figures.grouped(rows, _value_of(trait)).items()}
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


# -- openings and bots -------------------------------------------------------------------------------------------------


def _openings(rows: Sequence[SeatRow], words: Words, who: str, count: int) -> list[Section]:
    """First choices against the fair share; those of solo games apart from them, by plain victories."""
    found = []
    for some, heading, is_solo in (
        (figures.at_tables(rows), words("openings"), False),
        (figures.solo(rows), f"{words('openings')}: {words('seats', count=1)}", True),
    ):
        if made := figures.openings(some, words.option):
            svg, numbers = _choices(made, words, heading, is_solo)
            how = words("by-trait-text") if is_solo else words("openings-lift")
            text = (" ".join([words("openings-text", count=count), how, words("openings-cause")]), who)
            found.append(Section(heading, figures.games_of(some), text, svg, (numbers,)))
    return found


def _choices(found: Sequence[Opening], words: Words, heading: str, is_solo: bool) -> tuple[str, Numbers]:
    texts = [opening.option for opening in found]
    named = {
        opening: opening.option
        if texts.count(opening.option) == 1
        else f"{opening.option} ({words.ask(opening.topic)})"
        for opening in found
    }
    points = {opening: _point(opening.share) if is_solo else Point(*opening.share.lift) for opening in found}
    drawn = sorted(found[:DRAWN_OPENINGS], key=lambda opening: -points[opening].value)
    svg = drawing.dots(
        [named[opening] for opening in drawn],
        [Panel("", [Series("", [points[opening] for opening in drawn])], None if is_solo else 1.0)],
        words("share" if is_solo else "column-lift"),
        (lambda share: words.percent(share, 0)) if is_solo else (lambda lift: words.number(lift, 1)),
    )
    listed = []
    for opening in found[:LISTED]:
        value, *bounds = (words.percent(part) if is_solo else words.number(part, 2) for part in points[opening])
        cells = [words.number(opening.share.games), words.percent(opening.share.share), *([] if is_solo else [value])]
        listed.append([named[opening], words.ask(opening.topic), *cells, words.span(*bounds)])
    names = ("choice", "what", "seat-games", "share", *(() if is_solo else ("lift",)), "interval")
    return svg, Numbers(heading, [words(f"column-{name}") for name in names], listed, names=2)


def _ratings(rows: Sequence[SeatRow], words: Words) -> list[Section]:
    met = [row for row in rows if len(set(row.line_up)) > 1]
    groups = figures.ratings(met)
    return [_rating(group, met, words, len(groups) > 1) for group in groups]


def _rating(group: Ratings, rows: Sequence[SeatRow], words: Words, several: bool) -> Section:
    names = [row.player for row in group.rows]
    games = figures.games_of(row for row in rows if row.bot in names)
    listed = [
        [
            row.player,
            words.number(row.elo),
            words.span(words.number(row.low), words.number(row.high)),
            words.short(row.games),
            words.percent(row.share),
        ]
        for row in group.rows
    ]
    points = [Point(row.elo, row.low, row.high) for row in group.rows]
    svg = drawing.dots(names, [Panel("", [Series("", points)], 0.0)], words("column-elo"), words.number)
    columns = [words(f"column-{name}") for name in ("bot", "elo", "interval", "meetings", "share")]
    text = [words("ratings-text")]
    text += [words("ratings-smoothed")] if group.smoothed else []
    text += [words("ratings-group")] if several else []
    return Section(words("ratings"), games, tuple(text), svg, (Numbers(words("ratings"), columns, listed),))
