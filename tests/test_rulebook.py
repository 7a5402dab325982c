"""The catalogue of rules: reading clauses, comparing them with the marks of the tests, translations."""

import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gobelin.kernel import CLAUSE_ID, Game, Match, find_game
from gobelin.locales import LANGUAGES
from gobelin.rulebook import (
    Clause,
    RulebookError,
    catalogue,
    coverage,
    find,
    physical_clauses,
    read_clauses,
    read_rulebook,
    rule_marks,
)
from support.gauntlet import GAME

RULES = Path(__file__).parents[1] / "docs" / "rules"
GAMES = ["hyperborea", "imperial_settlers", "inventions", "tapestry"]
each_game = pytest.mark.parametrize("name", GAMES)
TRANSLATED = [
    (name, language) for name in GAMES for language in LANGUAGES[1:] if catalogue(find_game(name), language).exists()
]
each_translation = pytest.mark.parametrize(("name", "language"), TRANSLATED)

TEXT = """# A game

What this is about.

## ABC-FOO - foos

A **foo** is small.
It is never a **bar**.

So much for foos.

- **ABC-FOO-01** A foo is a foo
  and goes on. [1]
- **ABC-FOO-BAR-02** A clause of a part.

Prose in between.

# Later

## ABC-END - the end

### Soon

- **ABC-END-01a** (example) It ends with 3 foos. [2 "End"] [3]
"""

GERMAN = """# Ein Spiel

## ABC-FOO - Foos

Ein **Foo** ist klein.

- **ABC-FOO-01** Ein Foo ist ein Foo.

## ABC-END - Ende

### Bald

- **ABC-END-01a** (Beispiel) Es endet mit 3 Foos.
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
    assert (clauses["ABC-FOO-01"].text, clauses["ABC-FOO-01"].source) == ("A foo is a foo and goes on.", "[1]")
    end = clauses["ABC-END-01a"]
    assert (end.kind, end.text, end.source) == ("example", "It ends with 3 foos.", '[2 "End"] [3]')
    assert end.section == "Soon"


def test_chapters_have_titles_introductions_and_words_for_the_index(game: Game[Any]) -> None:
    foo, end = read_rulebook(game).chapters
    assert (foo.id, foo.title, foo.part) == ("ABC-FOO", "Foos", "")
    assert foo.introduction == ["A **foo** is small. It is never a **bar**.", "So much for foos."]
    assert foo.terms == ["foo", "bar"]
    assert (end.id, end.title, end.part) == ("ABC-END", "The end", "Later")


def test_a_translation_falls_back_to_the_original_where_it_has_gaps(game: Game[Any]) -> None:
    game.rulebook.with_name("game.de.md").write_text(GERMAN)
    book = read_rulebook(game, "de")
    foo, end = book.chapters
    assert (foo.introduction, foo.language) == (["Ein **Foo** ist klein."], "de")
    assert [(clause.language, clause.text) for clause in foo.clauses] == [
        ("de", "Ein Foo ist ein Foo."),
        ("en", "A clause of a part."),
    ]
    assert (end.title, end.part, end.clauses[0].section) == ("Ende", "Later", "Bald")
    assert (end.clauses[0].kind, end.clauses[0].source) == ("example", '[2 "End"] [3]')
    assert read_rulebook(game, "fr").chapters == read_rulebook(game).chapters


def test_clauses_are_found_by_id_and_by_beginnings_of_words(game: Game[Any]) -> None:
    book = read_rulebook(game)
    assert [clause.id for clause in find(book, "abc-foo-01")] == ["ABC-FOO-01"]
    assert [clause.id for clause in find(book, "FOO ends")] == ["ABC-END-01a"]
    assert find(book, "oo") == []


def test_figures_belong_to_chapters(game: Game[Any]) -> None:
    game.rulebook.with_name("figures.yaml").write_text("gauntlet: {ABC-END: [torch]}")
    assert [chapter.figures for chapter in read_rulebook(game).chapters] == [[], ["torch"]]
    game.rulebook.with_name("figures.yaml").write_text("gauntlet: {ABC-NO: [torch]}")
    with pytest.raises(RulebookError, match="there is no chapter ABC-NO"):
        read_rulebook(game)


@each_game
def test_every_figure_is_a_component(name: str) -> None:
    game = find_game(name)
    figures = [figure for chapter in read_rulebook(game).chapters for figure in chapter.figures]
    assert figures
    parts = {"table", "area"}  # of a match
    assert [figure for figure in figures if figure not in parts and not game.facts(figure)] == []


@each_game
def test_every_chapter_is_introduced(name: str) -> None:
    """A list of clauses is no rulebook."""
    bare = [chapter.id for chapter in read_rulebook(find_game(name)).chapters if not chapter.introduction]
    assert bare == []


@each_game
def test_every_clause_that_a_text_names_exists(name: str) -> None:
    for language in LANGUAGES:
        book = read_rulebook(find_game(name), language)
        known = {*book.clauses, *(chapter.id for chapter in book.chapters)}
        said = [text for chapter in book.chapters for text in chapter.introduction]
        said += [clause.text for clause in book.clauses.values()]
        named = {found for text in said for found in CLAUSE_ID.findall(text)}
        assert {one for one in named - known if not any(clause.startswith(one) for clause in known)} == set()


@each_game
def test_questions_name_clauses_of_the_catalogue(name: str) -> None:
    """`?` at a question leads to its paragraph; few questions are those of a single card and have none."""
    match: Match[Any] = Match.new(name, seats=3, seed=1)
    rng, clauses = random.Random(1), read_clauses(find_game(name))
    asked, bare = 0, 0
    for _ in range(250):
        if match.ask is None:
            break
        seat, options = match.ask.seat, match.ask.options
        assert set(match.ask.rules) <= set(clauses), match.ask.topic
        asked, bare = asked + 1, bare + (not match.ask.rules)
        match.choose(rng.choice(options), seat)
    assert asked > 100
    assert bare < asked / 5


@each_translation
def test_a_translation_has_every_clause_in_the_order_of_the_original(name: str, language: str) -> None:
    game = find_game(name)
    original = read_rulebook(game)
    translated = read_rulebook(replace(game, rulebook=catalogue(game, language)))
    assert list(translated.clauses) == list(original.clauses)
    assert [chapter.id for chapter in translated.chapters] == [chapter.id for chapter in original.chapters]
    sections = [[clause.section != "" for clause in book.clauses.values()] for book in (original, translated)]
    assert sections[0] == sections[1]
    sources = [[clause.source for clause in book.clauses.values()] for book in (original, translated)]
    assert sources[0] == sources[1]
    kinds = [[clause.kind for clause in book.clauses.values()] for book in (original, translated)]
    assert kinds[0] == kinds[1]


@each_translation
def test_nothing_in_a_translation_stands_there_as_in_the_original(name: str, language: str) -> None:
    game = find_game(name)
    original, translated = read_rulebook(game), read_rulebook(game, language)
    for chapter, other in zip(original.chapters, translated.chapters, strict=True):
        assert set(chapter.introduction) & set(other.introduction) == set()
    same = [one.id for one in original.clauses.values() if translated.clauses[one.id].text == one.text]
    assert same == []


@each_translation
def test_a_translation_names_the_same_figures_and_clauses(name: str, language: str) -> None:
    """What is counted is counted alike: a number that is lost in translation is a wrong rule."""
    game = find_game(name)
    original, translated = read_rulebook(game), read_rulebook(game, language)
    other = [one.id for one in original.clauses.values() if counted(one) != counted(translated.clauses[one.id])]
    assert other == []


def test_a_chapter_may_begin_with_a_digit(game: Game[Any]) -> None:
    game.rulebook.write_text(TEXT + "- **ABC-2P-01** For two.\n")
    assert list(read_clauses(game))[-1] == "ABC-2P-01"


def test_a_clause_that_stands_there_twice_is_named_with_its_line(game: Game[Any]) -> None:
    game.rulebook.write_text(TEXT + "- **ABC-FOO-01** Again.\n")
    with pytest.raises(RulebookError, match="line 25: ABC-FOO-01 is listed twice"):
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


@pytest.mark.parametrize("translated", sorted(RULES.with_name("rulings").glob("*.de.md")), ids=lambda path: path.name)
def test_translated_rulings_speak_of_the_same_clauses(translated: Path) -> None:
    original = translated.with_name(translated.name.replace(".de.", "."))
    heads, own = (re.findall(r"^#+ |[A-Z]{3}-[A-Z]+-\d+", path.read_text(), re.M) for path in (original, translated))
    assert own == heads


def counted(clause: Clause) -> set[str]:
    """The numbers of a clause, without the one that may as well be a word."""
    return set(re.findall(r"\d+", clause.text)) - {"1"}
