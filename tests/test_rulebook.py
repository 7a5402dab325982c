"""The catalogue of rules: reading clauses, comparing them with the marks of the tests, translations."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gobelin.kernel import Game
from gobelin.rulebook import RulebookError, coverage, physical_clauses, read_clauses, rule_marks
from support.gauntlet import GAME

RULES = Path(__file__).parents[1] / "docs" / "rules"

TEXT = """# A game

## ABC-FOO - foos

- **ABC-FOO-01** A foo is a foo
  and goes on. [1]
- **ABC-FOO-BAR-02** A clause of a part.

Prose in between.

## ABC-END - the end

- **ABC-END-01a** It ends.
"""


@pytest.fixture
def game(tmp_path: Path) -> Game[Any]:
    (tmp_path / "game.md").write_text(TEXT)
    return replace(GAME, rulebook=tmp_path / "game.md")


def marked(folder: Path, text: str) -> Path:
    (folder / "test_it.py").write_text(text)
    return folder


def test_clauses_are_read_with_their_chapters_and_whole_texts(game: Game[Any]) -> None:
    clauses = read_clauses(game)
    assert list(clauses) == ["ABC-FOO-01", "ABC-FOO-BAR-02", "ABC-END-01a"]
    assert clauses["ABC-FOO-01"].text == "A foo is a foo and goes on. [1]"
    assert clauses["ABC-END-01a"].chapter == "ABC-END - the end"


def test_a_chapter_may_begin_with_a_digit(game: Game[Any]) -> None:
    game.rulebook.write_text(TEXT + "- **ABC-2P-01** For two.\n")
    assert list(read_clauses(game))[-1] == "ABC-2P-01"


def test_a_clause_that_stands_there_twice_is_named_with_its_line(game: Game[Any]) -> None:
    game.rulebook.write_text(TEXT + "- **ABC-FOO-01** Again.\n")
    with pytest.raises(RulebookError, match="line 14: ABC-FOO-01 is listed twice"):
        read_clauses(game)


def test_a_missing_catalogue_is_said_so(game: Game[Any]) -> None:
    game.rulebook.unlink()
    with pytest.raises(RulebookError, match=r"game\.md cannot be read"):
        read_clauses(game)


def test_coverage_tells_tested_physical_and_missing_clauses_apart(game: Game[Any], tmp_path: Path) -> None:
    tests = marked(tmp_path, '@pytest.mark.rule("ABC-FOO-01")\ndef test_foo(): ...\n')
    (tmp_path / "physical.yaml").write_text("gauntlet:\n  ABC-END-01a: cardboard\n")
    found = coverage(game, tests)
    assert found.tested == ["ABC-FOO-01"]
    assert found.physical == ["ABC-END-01a"]
    assert found.missing == ["ABC-FOO-BAR-02"]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("- a list", "must map clause ids to reasons"),
        ("gauntlet: [ABC-END-01a]", "must map clause ids to reasons"),
        ("gauntlet: {ABC-END-01a: 3}", "must map clause ids to reasons"),
        ("gauntlet: {", "physical.yaml"),
    ],
)
def test_a_bad_list_of_physical_clauses_is_refused(game: Game[Any], content: str, message: str) -> None:
    game.rulebook.with_name("physical.yaml").write_text(content)
    with pytest.raises(RulebookError, match=message):
        physical_clauses(game)


def test_a_physical_clause_must_exist(game: Game[Any], tmp_path: Path) -> None:
    (tmp_path / "physical.yaml").write_text("gauntlet:\n  ABC-NO-01: reason\n")
    with pytest.raises(RulebookError, match="there is no clause ABC-NO-01"):
        coverage(game, tmp_path)


def test_ids_of_marks_must_be_written_out(tmp_path: Path) -> None:
    tests = marked(tmp_path, "@pytest.mark.rule(*IDS)\ndef test_foo(): ...\n")
    with pytest.raises(RulebookError, match="line 1: the ids of a rule mark must be written out"):
        list(rule_marks(tests))


@pytest.mark.parametrize("translated", sorted(RULES.glob("*.de.md")), ids=lambda path: path.name)
def test_a_translated_catalogue_has_the_same_clauses_with_the_same_sources(translated: Path) -> None:
    original = RULES / translated.name.replace(".de.", ".")
    clauses, own = (read_clauses(replace(GAME, rulebook=path)) for path in (original, translated))
    assert list(own) == list(clauses)
    assert [key for key in own if source(own[key].text) != source(clauses[key].text)] == []
    assert [key for key in own if own[key].text == clauses[key].text] == []


@pytest.mark.parametrize("translated", sorted(RULES.with_name("rulings").glob("*.de.md")), ids=lambda path: path.name)
def test_translated_rulings_speak_of_the_same_clauses(translated: Path) -> None:
    original = translated.with_name(translated.name.replace(".de.", "."))
    heads, own = (re.findall(r"^#+ |[A-Z]{3}-[A-Z]+-\d+", path.read_text(), re.M) for path in (original, translated))
    assert own == heads


def source(text: str) -> str:
    """The mark at the end of a clause that names its source."""
    found = re.search(r"\[[^][]*\]$", text)
    return found[0] if found else ""
