"""The sections of a report about one game: words, a drawing, and the numbers behind it as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from gobelin.lab import drawing, figures
from gobelin.lab.drawing import Panel, Point, Series
from gobelin.lab.figures import Opening
from gobelin.lab.parts import LISTED, Numbers, Section, point
from gobelin.lab.play import SeatRow
from gobelin.lab.spreads import lengths, scores, scores_by_setting, scores_by_trait, sources
from gobelin.lab.statistics import Ratings
from gobelin.lab.victories import by_seat, by_setting, by_trait
from gobelin.lab.words import Words

DRAWN_OPENINGS: Final = 18


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
    found = [lengths(rows, words, who)]
    traits = figures.traits(rows)
    crossed = figures.crossed(rows)
    main = figures.arranged(rows, traits) or traits
    for trait in sorted(traits, key=lambda trait: trait not in main):
        found.append(by_trait(rows, words, who, trait))
        if trait in main:
            found += [by_setting(compared, words, who, trait, name) for name, compared in crossed.items()]
    if seated := figures.at_tables(rows):
        found.append(by_seat(seated, words, who))
    if not traits and any("order" in row.traits for row in rows):
        found += [by_setting(compared, words, who, "order", name) for name, compared in crossed.items()]
    found.append(scores(rows, words, who))
    found += [scores_by_setting(compared, words, who, name) for name, compared in crossed.items()]
    found += [scores_by_trait(rows, words, who, trait) for trait in traits]
    if any(row.sources for row in rows):
        found.append(sources(rows, words, who, main, crossed))
    return found + _openings(rows, words, who, openings)


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
    points = {opening: point(opening.share) if is_solo else Point(*opening.share.lift) for opening in found}
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
