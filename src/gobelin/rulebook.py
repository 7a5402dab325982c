"""The rulebook of a game: its chapters with their clauses in every language, and which clauses a test proves."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, TypeVar

import msgspec
import yaml

from gobelin.kernel import CLAUSE_ID, Game, GobelinError

TESTS: Final = Path(__file__).parents[2] / "tests"
"""The tests of a checkout; an installed package has none."""

ORIGINAL: Final = "en"
"""The language of the catalogue itself; others stand beside it, as `<game>.<language>.md`."""

Kind: TypeAlias = Literal["rule", "example", "derived"]
KINDS: Final[dict[str, Kind]] = {
    "example": "example",
    "Beispiel": "example",
    "derived": "derived",
    "abgeleitet": "derived",
}

CLAUSE: Final = re.compile(rf"^[-*] \*\*(?P<id>{CLAUSE_ID.pattern})\*\* (?P<text>.*)$")
HEADING: Final = re.compile(rf"^(?:(?P<id>{CLAUSE_ID.pattern})(?: -)? )?(?P<title>.+)$")
TAG: Final = re.compile(rf"^\((?P<tag>{'|'.join(KINDS)})\) (?P<text>.*)$")
SOURCE: Final = re.compile(r"^(?P<text>.*?)\s*(?P<source>\[[^\]]*\](?:\s*\[[^\]]*\])*)$")
TERM: Final = re.compile(r"\*\*(.+?)\*\*")


Listed = TypeVar("Listed")


class RulebookError(GobelinError):
    """A catalogue or a list of physical clauses is not as it should be."""


class Clause(msgspec.Struct, frozen=True, omit_defaults=True):
    """One testable statement of the rules."""

    id: str
    text: str
    kind: Kind = "rule"
    source: str = ""
    """The place in the printed rulebook."""
    section: str = ""
    """The heading in the chapter that it stands under."""
    language: str = ORIGINAL


class Chapter(msgspec.Struct, frozen=True, omit_defaults=True):
    """What belongs together: an introduction for those who are new to it, and the clauses."""

    id: str
    """The beginning that its clauses share."""
    title: str
    introduction: list[str] = []
    """Paragraphs; the words for the index are in bold."""
    clauses: list[Clause] = []
    figures: list[str] = []
    """The components that clients draw beside the introduction, by their ids."""
    part: str = ""
    """The part of the book that begins with this chapter, such as an expansion."""
    language: str = ORIGINAL
    """That of the introduction; clauses say theirs."""

    @property
    def terms(self) -> list[str]:
        """The words for the index."""
        return [term for paragraph in self.introduction for term in TERM.findall(paragraph)]


class Rulebook(msgspec.Struct, frozen=True):
    """All rules of a game in a language; what is not translated is there in the original."""

    game: str
    language: str
    chapters: list[Chapter]

    @property
    def clauses(self) -> dict[str, Clause]:
        """Every clause by its id, in their order."""
        return {clause.id: clause for chapter in self.chapters for clause in chapter.clauses}


def catalogue(game: Game[Any], language: str = ORIGINAL) -> Path:
    """The file with the rules in a language; it may not exist."""
    return game.rulebook if language == ORIGINAL else game.rulebook.with_suffix(f".{language}.md")


def read_rulebook(game: Game[Any], language: str = ORIGINAL) -> Rulebook:
    """The rules of a game, translated as far as they are."""
    chapters = _read(game.rulebook, ORIGINAL)
    figures = _listed(game, "figures.yaml", dict[str, list[str]], "chapters to components")
    translated = catalogue(game, language)
    if language != ORIGINAL and translated.exists():
        others = {chapter.id: chapter for chapter in _read(translated, language)}
        chapters = [_joined(chapter, others.get(chapter.id)) for chapter in chapters]
    if unknown := sorted(set(figures) - {chapter.id for chapter in chapters}):
        raise RulebookError(f"figures.yaml: {game.name}: there is no chapter {unknown[0]}")
    return Rulebook(
        game.name,
        language,
        [msgspec.structs.replace(chapter, figures=figures.get(chapter.id, [])) for chapter in chapters],
    )


def read_clauses(game: Game[Any], language: str = ORIGINAL) -> dict[str, Clause]:
    """Every clause of the game's catalogue, in its order; a clause may go on over indented lines."""
    return read_rulebook(game, language).clauses


def _read(path: Path, language: str) -> list[Chapter]:
    """The chapters of one file. What stands before the first of them is about the file."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except OSError as error:
        raise RulebookError(f"the catalogue {path.name} cannot be read: {error.strerror}") from None
    chapters: list[_Draft] = []
    known: set[str] = set()
    parts = 0
    part = section = ""
    for number, line in enumerate(lines, 1):
        if line.startswith("# "):
            parts += 1
            part = line[2:].strip() if parts > 1 else ""
        elif line.startswith("## "):
            chapters.append(_Draft(line[3:].strip(), part))
            part = section = ""
        elif line.startswith("### "):
            section = line[4:].strip()
        elif not chapters:
            continue
        elif found := CLAUSE.match(line):
            if found["id"] in known:
                raise RulebookError(f"{path.name}, line {number}: {found['id']} is listed twice")
            known.add(found["id"])
            chapters[-1].clauses.append((found["id"], section, [found["text"]]))
        else:
            chapters[-1].go_on(line)
    return [draft.chapter(language) for draft in chapters]


class _Draft:
    """A chapter while it is being read."""

    def __init__(self, heading: str, part: str) -> None:
        self.heading = heading
        self.part = part
        self.clauses: list[tuple[str, str, list[str]]] = []
        self.paragraphs: list[list[str]] = [[]]

    def go_on(self, line: str) -> None:
        """A line of the introduction, or one that goes on with a clause."""
        if not self.clauses:
            if line.strip():
                self.paragraphs[-1].append(line.strip())
            else:
                self.paragraphs.append([])
        elif line.startswith("  "):
            self.clauses[-1][2].append(line.strip())

    def chapter(self, language: str) -> Chapter:
        """The whole of it. A chapter is called as its clauses begin, else as its heading says."""
        found = HEADING.match(self.heading)
        title = found["title"] if found else self.heading
        named = (self.clauses[0][0] if self.clauses else found and found["id"]) or title
        return Chapter(
            "-".join(named.split("-")[:2]),
            title[:1].upper() + title[1:],
            [" ".join(lines) for lines in self.paragraphs if lines],
            [_clause(name, section, " ".join(lines), language) for name, section, lines in self.clauses],
            part=self.part,
            language=language,
        )


def _clause(name: str, section: str, text: str, language: str) -> Clause:
    """A clause, with its tag and its source taken from its text."""
    source = ""
    if found := SOURCE.match(text):
        text, source = found["text"], found["source"]
    if tagged := TAG.match(text):
        return Clause(name, tagged["text"], KINDS[tagged["tag"]], source, section, language)
    return Clause(name, text, "rule", source, section, language)


def _joined(chapter: Chapter, other: Chapter | None) -> Chapter:
    """A chapter in another language; its clauses come from the same places and are of the same kinds."""
    if other is None:
        return chapter
    said = {clause.id: clause for clause in other.clauses}
    clauses = [
        msgspec.structs.replace(said.get(clause.id, clause), kind=clause.kind, source=clause.source)
        for clause in chapter.clauses
    ]
    is_introduced = bool(other.introduction) or not chapter.introduction
    return Chapter(
        chapter.id,
        other.title,
        other.introduction if is_introduced else chapter.introduction,
        clauses,
        part=other.part or chapter.part,
        language=other.language if is_introduced else chapter.language,
    )


def find(book: Rulebook, words: str) -> list[Clause]:
    """The clauses that have all these words, or beginnings of words; those whose id it is stand first."""
    wanted = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for word in words.split()]
    found = [
        clause for clause in book.clauses.values() if all(word.search(f"{clause.id} {clause.text}") for word in wanted)
    ]
    return sorted(found, key=lambda clause: clause.id != words.upper())


def physical_clauses(game: Game[Any]) -> dict[str, str]:
    """Clauses about handling cardboard that software cannot express, each with the reason."""
    return _listed(game, "physical.yaml", dict[str, str], "clause ids to reasons")


def _listed(game: Game[Any], file: str, kind: type[Listed], what: str) -> Listed:
    """What a list beside the catalogues has for this game."""
    path = game.rulebook.with_name(file)
    try:
        whole = yaml.safe_load(path.read_text("utf-8")) if path.exists() else {}
    except yaml.YAMLError as error:
        raise RulebookError(f"{file}: {error}") from None
    try:
        return msgspec.convert((whole or {}).get(game.name) or {}, kind)
    except (AttributeError, msgspec.ValidationError):
        raise RulebookError(f"{file}: {game.name}: must map {what}") from None


def rule_marks(tests: Path = TESTS) -> Iterator[tuple[Path, int, tuple[str, ...]]]:
    """Every `pytest.mark.rule(...)` in the tests: file, line and the ids, which must be written out."""
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                ids = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
                if len(ids) != len(node.args):
                    raise RulebookError(f"{path.name}, line {node.lineno}: the ids of a rule mark must be written out")
                yield path, node.lineno, tuple(ids)


@dataclass(frozen=True)
class Coverage:
    """Which clauses are proved by a test."""

    clauses: list[str]
    tested: list[str]
    physical: list[str]
    missing: list[str]


def coverage(game: Game[Any], tests: Path = TESTS) -> Coverage:
    """Compare the catalogue with the marks of the tests."""
    clauses = list(read_clauses(game))
    physical = physical_clauses(game)
    if unknown := sorted(set(physical) - set(clauses)):
        raise RulebookError(f"physical.yaml: {game.name}: there is no clause {unknown[0]}")
    marked = {clause for _, _, ids in rule_marks(tests) for clause in ids}
    return Coverage(
        clauses,
        [clause for clause in clauses if clause in marked],
        list(physical),
        [clause for clause in clauses if clause not in marked and clause not in physical],
    )
