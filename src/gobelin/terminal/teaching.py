"""The teacher of a lesson at the terminal: a frame with what is said, above the question."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from gobelin.kernel import Match
from gobelin.lessons import Lecture, Tutor, lesson_of
from gobelin.locales import Texts

MARKS: Final = {"good": "✓ ", "odd": "↺ ", "plain": ""}


def teacher_of(match: Match[Any]) -> Tutor | None:
    """Who teaches, where the match is a lesson."""
    lesson = lesson_of(match)
    return None if lesson is None else Tutor(lesson)


def draw_lecture(lecture: Lecture, texts: Texts) -> Panel | None:
    """What is said now; nothing where there is nothing to say."""
    parts: list[Text] = []
    if lecture.remark is not None:
        said = texts.text(lecture.remark.says, **lecture.remark.args)
        parts.append(Text(f"{MARKS[lecture.remark.kind]}{said}", "italic"))
    for page in lecture.pages:
        style = "" if lecture.is_new else "dim"
        words = Text(texts.text(f"{page.says}.title"), f"bold {style}".strip())
        parts.append(words.append(f"\n{texts.text(page.says, **page.args)}", f"not bold {style}".strip()))
        if page.clauses and lecture.is_new:
            parts.append(Text(", ".join(page.clauses), "dim"))
    if not parts:
        return None
    progress = texts.text("terminal-lesson-progress", told=lecture.told, beats=lecture.beats)
    title = Text(texts.text("terminal-teacher"))
    return Panel(Group(*parts), title=title, subtitle=Text(progress), title_align="left", subtitle_align="right")
