"""`import gobelin` is all that a Python session or a notebook takes."""

import subprocess
import sys
from pathlib import Path

import pytest

import gobelin
from gobelin.kernel import PERSON, UnknownGame


@pytest.fixture
def match() -> gobelin.Session:
    """The person is asked something."""
    match = gobelin.new("imperial-settlers", seats=["person", "random"], seed=7)
    match.run_bots()
    return match


def first_answers(match: gobelin.Session, count: int) -> None:
    """The person takes the first option, and the bots go on."""
    for _ in range(count):
        if match.ask is not None:
            match.choose(match.ask.options[0])
            match.run_bots()


def test_the_games_are_those_for_players() -> None:
    assert gobelin.game_names() == ["hyperborea", "imperial-settlers", "inventions", "tapestry"]
    with pytest.raises(UnknownGame):
        gobelin.new("chess")


def test_bots_move_until_a_person_is_asked_or_the_game_is_over(match: gobelin.Session) -> None:
    first_answers(match, 3)
    assert [entry.seat for entry in match.entries].count(1) > 0
    assert match.ask is not None
    assert match.seats[match.ask.seat] == PERSON
    bots = gobelin.new("imperial-settlers", seats=["random", "greedy"], seed=7)
    bots.run_bots()
    assert bots.result is not None
    assert "The bot" not in str(bots)


def test_the_same_seed_gives_the_same_game_with_the_same_bots(match: gobelin.Session) -> None:
    again = gobelin.new("imperial_settlers", seats=["person", "random"], seed=7)
    again.run_bots()
    first_answers(match, 5)
    first_answers(again, 5)
    assert match.record == again.record
    assert gobelin.new("tapestry").seed != gobelin.new("tapestry").seed


def test_a_match_prints_the_table_and_the_question_to_the_person(match: gobelin.Session) -> None:
    assert repr(match) == "<Session of imperial-settlers after 1 choices: seat 0 is asked 'faction'>"
    shown = str(match)
    assert "\x1b" not in shown
    assert "1  " in shown
    assert max(map(len, shown.splitlines())) <= 120
    match.language = "de"
    assert str(match) != shown
    assert str(match.clone()) == str(match)
    page = match._repr_html_()
    assert page.startswith("<pre")
    assert "<html" not in page


def test_a_saved_match_goes_on_and_can_be_looked_at_before(match: gobelin.Session, tmp_path: Path) -> None:
    first_answers(match, 4)
    gobelin.save(match, tmp_path / "evening.json")
    again = gobelin.load(tmp_path / "evening.json", language="de")
    assert (again.state, again.language) == (match.state, "de")
    assert len(gobelin.load(str(tmp_path / "evening.json"), upto=2).entries) == 2


def test_importing_a_game_or_the_package_brings_in_nothing_heavy() -> None:
    probe = "import sys, gobelin, gobelin.kernel; print([m for m in sys.modules if m.startswith(('rich', 'typer'))])"
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
    assert "new" in dir(gobelin)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = gobelin.nothing  # type: ignore[attr-defined]
