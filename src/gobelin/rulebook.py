"""The catalogue of a game's rules: clauses with ids, and which of them a test proves."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import yaml

from gobelin.kernel import CLAUSE_ID, Game, GobelinError

TESTS: Final = Path(__file__).parents[2] / "tests"
"""The tests of a checkout; an installed package has none."""

CLAUSE: Final = re.compile(rf"^[-*] \*\*(?P<id>{CLAUSE_ID.pattern})\*\* (?P<text>.*)$")


class RulebookError(GobelinError):
    """A catalogue or a list of physical clauses is not as it should be."""


@dataclass(frozen=True)
class Clause:
    """One testable statement of the rules."""

    id: str
    chapter: str
    text: str


def read_clauses(game: Game[Any]) -> dict[str, Clause]:
    """Every clause of the game's catalogue, in its order; a clause may go on over indented lines."""
    try:
        lines = game.rulebook.read_text("utf-8").splitlines()
    except OSError as error:
        raise RulebookError(f"the catalogue {game.rulebook.name} cannot be read: {error.strerror}") from None
    clauses: dict[str, Clause] = {}
    chapter, current = "", None
    for number, line in enumerate(lines, 1):
        if found := CLAUSE.match(line):
            current = found["id"]
            if current in clauses:
                raise RulebookError(f"{game.rulebook.name}, line {number}: {current} is listed twice")
            clauses[current] = Clause(current, chapter, found["text"])
        elif current and line.startswith("  "):
            clauses[current] = replace(clauses[current], text=f"{clauses[current].text} {line.strip()}")
        else:
            current = None
            if line.startswith("## "):
                chapter = line[3:].strip()
    return clauses


def physical_clauses(game: Game[Any]) -> dict[str, str]:
    """Clauses about handling cardboard that software cannot express, each with the reason."""
    path = game.rulebook.with_name("physical.yaml")
    if not path.exists():
        return {}
    try:
        whole = yaml.safe_load(path.read_text("utf-8")) or {}
    except yaml.YAMLError as error:
        raise RulebookError(f"{path.name}: {error}") from None
    listed = whole.get(game.name, {}) if isinstance(whole, dict) else None
    if not isinstance(listed, dict) or not all(isinstance(reason, str) for reason in listed.values()):
        raise RulebookError(f"{path.name}: {game.name}: must map clause ids to reasons")
    return listed


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
