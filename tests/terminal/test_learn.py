"""Lessons at the terminal, by the same engine as in the browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gobelin.kernel import find_game, game_names
from gobelin.lessons import lessons_of
from gobelin.terminal.commands import app

GAMES = [name for name in game_names() if lessons_of(find_game(name))]


def learn(*words: str, typed: str = "") -> str:
    done = CliRunner(env={"COLUMNS": "120"}).invoke(app, words, input=typed)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return " ".join(re.sub(r"[│╭╮╰╯─]", " ", done.output).split())


@pytest.mark.parametrize(("language", "teacher"), [("en", "Teacher"), ("de", "Lehrer")])
@pytest.mark.parametrize("game", GAMES)
def test_the_teacher_speaks_above_the_question(game: str, language: str, teacher: str) -> None:
    said = learn("learn", game, "--lang", language, typed="q\n")
    assert teacher in said
    assert "lesson-" not in said


def test_a_saved_lesson_goes_on_with_its_teacher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    learn("learn", "tapestry", typed="1\ns\nq\n")
    (saved,) = tmp_path.glob("*.json")
    again = learn("play", "--resume", str(saved), typed="q\n")
    assert "Any resource will do here" in again


def test_a_lesson_that_does_not_exist_is_named() -> None:
    done = CliRunner().invoke(app, ["learn", "tapestry", "--lesson", "last_game"])
    assert "first_game" in f"{done.output}{done.exception}"
