"""A report: one page that needs nothing but itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from gobelin.kernel import find_game
from gobelin.lab import figures
from gobelin.lab.drawing import unique
from gobelin.lab.extras import need
from gobelin.lab.parts import Numbers, Section
from gobelin.lab.play import SeatRow
from gobelin.lab.sections import sections
from gobelin.lab.store import Store, StoreError
from gobelin.lab.words import Words

STYLE: Final = Path(__file__).with_name("report.css")
OPEN_ROWS: Final = 12
"""Tables up to this length lie open."""


def report(store: Store, language: str = "en") -> str:
    """The page about everything that a study has played so far."""
    need("matplotlib", "lab")
    rows = list(store.seats())
    if not rows:
        raise StoreError(f"{store.folder}: no chunk of games is finished yet")
    words = Words(language)
    games = figures.grouped(rows, lambda row: row.game)
    parts = [(name, Words(language, find_game(name)), found) for name, found in games.items()]
    told = [(name, own, found, sections(found, own, store.study.plan.openings)) for name, own, found in parts]
    title = store.study.plan.title or words("untitled")
    body = [f"<header><h1>{escape(title)}</h1>", *_head(store, rows, words), "</header>"]
    body.append(_contents([(name, own, found) for name, own, _, found in told], words))
    for name, own, found, about in told:
        body += [f'<h2 id="{name}">{escape(own.title())}</h2>', *_about(store, name, found, own)]
        for number, section in enumerate(about):
            body.append(_section(section, f"{name}-{number}", own))
    body.append(f"<footer><h2>{escape(words('about'))}</h2><p>{escape(words('about-text'))}</p></footer>")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text('utf-8')}</style>\n</head>\n"
        f"<body>\n<main>\n{chr(10).join(body)}\n</main>\n</body>\n</html>\n"
    )


def _head(store: Store, rows: Sequence[SeatRow], words: Words) -> Iterator[str]:
    played, total = figures.games_of(rows), store.study.total
    made = words("made", games=words.number(played), version=store.made_with.gobelin)
    yield f'<p class="soft">{escape(made)}</p>'
    if played < total:
        unfinished = words("unfinished", played=words.number(played), games=words.number(total))
        yield f'<p class="warning">{escape(unfinished)}</p>'
    firsts = [row for row in rows if row.seat == 0]
    errors, truncated = sum(row.error is not None for row in firsts), sum(row.truncated for row in firsts)
    if errors or truncated:
        yield f'<p class="warning">{escape(words("went-wrong", errors=errors, truncated=truncated))}</p>'


def _contents(told: Sequence[tuple[str, Words, Sequence[Section]]], words: Words) -> str:
    lines = [f'<nav aria-label="{escape(words("contents"))}"><ul>']
    for name, own, found in told:
        lines.append(f'<li><a href="#{name}">{escape(own.title())}</a><ul>')
        lines += (f'<li><a href="#{name}-{at}">{escape(one.heading)}</a></li>' for at, one in enumerate(found))
        lines.append("</ul></li>")
    return "\n".join([*lines, "</ul></nav>"])


def _about(store: Store, name: str, rows: Sequence[SeatRow], words: Words) -> Iterator[str]:
    stamp = store.made_with.games[name]
    about = words("rules-stamp", rules=str(stamp.rules_version), components=stamp.components_hash[:12])
    count = words("games", count=figures.games_of(rows))
    yield f'<p class="soft">{escape(count)}; {escape(about)}</p>'


def _section(section: Section, name: str, words: Words) -> str:
    games = words("games", count=section.games)
    alt = words("figure-alt", heading=section.heading, games=games)
    lines = [f'<section id="{name}"><h3>{escape(section.heading)} <span class="count">{escape(games)}</span></h3>']
    lines += (f"<p>{escape(text)}</p>" for text in section.text)
    drawn = unique(section.svg, name)
    lines.append(f'<figure role="img" aria-label="{escape(alt)}"><div class="scroll">{drawn}</div></figure>')
    lines += (_table(table, words) for table in section.tables)
    return "\n".join([*lines, "</section>"])


def _table(table: Numbers, words: Words) -> str:
    is_open = " open" if len(table.rows) <= OPEN_ROWS else ""
    marks = [' class="name"' if at < table.names else "" for at in range(len(table.columns))]
    head = "".join(
        f'<th scope="col"{mark}>{escape(name)}</th>' for name, mark in zip(table.columns, marks, strict=True)
    )
    lines = [
        f"<details{is_open}><summary>{escape(words('numbers'))}: {escape(table.caption)}</summary>"
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(table.caption)}">'
        f"<table><caption>{escape(table.caption)}</caption><thead><tr>{head}</tr></thead><tbody>"
    ]
    for first, *others in table.rows:
        cells = "".join(f"<td{mark}>{escape(cell)}</td>" for cell, mark in zip(others, marks[1:], strict=True))
        lines.append(f'<tr><th scope="row" class="name">{escape(first)}</th>{cells}</tr>')
    return "\n".join([*lines, "</tbody></table></div></details>"])
