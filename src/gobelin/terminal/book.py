"""The rulebook at the terminal: its contents, a chapter, or the clauses that a question or some words lead to."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, Group
from rich.padding import Padding
from rich.text import Text

from gobelin.locales import Texts
from gobelin.rulebook import TERM, Chapter, Clause, Rulebook, find

FOUND: int = 12
"""So many clauses are shown of those that have the words."""


def draw_contents(book: Rulebook) -> Group:
    """The chapters with their numbers of clauses."""
    lines: list[Text] = []
    for chapter in book.chapters:
        if chapter.part:
            lines.append(Text(f"\n{chapter.part}", "bold"))
        lines.append(Text.assemble((f"{chapter.id:<10} ", "dim"), chapter.title, (f"  {len(chapter.clauses)}", "dim")))
    return Group(*lines)


def draw_chapter(book: Rulebook, chapter: Chapter, texts: Texts) -> Group:
    """A whole chapter."""
    lines: list[Text | Padding] = [Text(f"{chapter.title} ({chapter.id})", "bold underline")]
    lines += [Padding(_paragraph(paragraph), (1, 0, 0, 0)) for paragraph in chapter.introduction]
    section = ""
    for clause in chapter.clauses:
        if clause.section != section:
            section = clause.section
            lines.append(Padding(Text(section, "bold"), (1, 0, 0, 0)))
        lines.append(draw_clause(clause, texts))
    return Group(*lines)


def draw_clause(clause: Clause, texts: Texts) -> Padding:
    """A clause with its id."""
    kind = "" if clause.kind == "rule" else f"{texts.text(f'rules-{clause.kind}')}: "
    return Padding(Text.assemble((clause.id, "bold"), " ", (kind, "italic"), clause.text), (0, 0, 0, 2))


def show(console: Console, book: Rulebook, words: str, texts: Texts) -> bool:
    """The chapter of this id or title, or the clauses with these words; whether there are any."""
    chapter = next(
        (one for one in book.chapters if words.upper() == one.id or words.lower() == one.title.lower()), None
    )
    if chapter is not None:
        console.print(draw_chapter(book, chapter, texts))
        return True
    found = find(book, words)
    show_clauses(console, found[:FOUND], texts)
    if len(found) > FOUND:
        console.print(Text(texts.text("rules-more", count=len(found) - FOUND), "dim"))
    return bool(found)


def show_clauses(console: Console, clauses: Iterable[Clause], texts: Texts) -> None:
    """One below the other."""
    for clause in clauses:
        console.print(draw_clause(clause, texts))


def _paragraph(text: str) -> Text:
    """The words of the index stand out."""
    return Text.assemble(*((part, "bold" if at % 2 else "") for at, part in enumerate(TERM.split(text))))
