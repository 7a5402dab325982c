"""The catalogue of a game's rules: clauses with ids, and which of them a test proves."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

from gobelin.kernel import Game, GobelinError

TESTS: Final = Path(__file__).parents[2] / "tests"
"""The tests of a checkout; an installed package has none."""

CLAUSE: Final = re.compile(r"^[-*] \*\*(?P<id>[A-Z]{3}(?:-[A-Z]+)+-\d+[a-z]?)\*\* (?P<text>.*)$")


class CatalogueError(GobelinError):
    """A catalogue or a list of physical clauses is not as it should be."""


@dataclass(frozen=True)
class Clause:
    """One testable statement of the rules."""

    id: str
    chapter: str
    text: str


def read_clauses(game: Game[Any]) -> dict[str, Clause]:
    """Every clause of the game's catalogue, in its order."""
    clauses: dict[str, Clause] = {}
    chapter = ""
    for number, line in enumerate(_lines(game.catalogue), 1):
        if line.startswith("## "):
            chapter = line[3:].strip()
        elif found := CLAUSE.match(line):
            if found["id"] in clauses:
                raise CatalogueError(f"{game.catalogue.name}, line {number}: {found['id']} stands there twice")
            clauses[found["id"]] = Clause(found["id"], chapter, found["text"])
    return clauses


def _lines(path: Path) -> list[str]:
    """The file with wrapped clauses joined, each on the line where it begins."""
    try:
        raw = path.read_text("utf-8").splitlines()
    except OSError as error:
        raise CatalogueError(f"the catalogue {path.name} cannot be read: {error.strerror}") from None
    joined: list[str] = []
    for line in raw:
        if line.startswith("  ") and joined and CLAUSE.match(joined[-1]):
            joined[-1] += " " + line.strip()
        else:
            joined.append(line)
    return joined


def physical_clauses(game: Game[Any]) -> dict[str, str]:
    """Clauses about handling cardboard that software cannot express, each with the reason."""
    path = game.catalogue.with_name("physical.yaml")
    if not path.exists():
        return {}
    listed = (yaml.safe_load(path.read_text("utf-8")) or {}).get(game.name) or {}
    if not isinstance(listed, dict) or not all(isinstance(reason, str) for reason in listed.values()):
        raise CatalogueError(f"{path.name}: {game.name}: must map clause ids to reasons")
    return listed


def rule_marks(tests: Path = TESTS) -> Iterator[tuple[Path, int, tuple[str, ...]]]:
    """Every `pytest.mark.rule(...)` in the tests: file, line and the ids, which must be written out."""
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                ids = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
                if len(ids) != len(node.args):
                    raise CatalogueError(f"{path.name}, line {node.lineno}: the ids of a rule mark must be written out")
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
        raise CatalogueError(f"physical.yaml: {game.name}: there is no clause {unknown[0]}")
    marked = {clause for _, _, ids in rule_marks(tests) for clause in ids}
    return Coverage(
        clauses,
        [clause for clause in clauses if clause in marked],
        list(physical),
        [clause for clause in clauses if clause not in marked and clause not in physical],
    )
