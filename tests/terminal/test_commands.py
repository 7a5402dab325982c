"""The command line, run as a person or a script would."""

import io
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from gobelin.conformance import walk
from gobelin.kernel import Ask, Match, Record, Rule, RuleBroken
from gobelin.terminal.play import play_match
from support.gauntlet import GAME, Explorers


def gobelin(*words: str, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "gobelin", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False, cwd=cwd)


def answer(*words: str) -> Any:
    done = gobelin(*words)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    *_, match = walk(Match.new("gauntlet", None, 3, 11))
    path = tmp_path / "game.json"
    path.write_bytes(match.record.to_json())
    return path


def test_games_lists_seats_settings_and_bots() -> None:
    (gauntlet,) = [game for game in answer("games", "--json") if game["game"] == "gauntlet"]
    assert gauntlet["seats"] == [2, 4]
    rounds, traps = gauntlet["settings"]
    assert rounds | {"name": "rounds", "kind": "number", "default": 3, "least": 1, "most": 6} == rounds
    assert [choice["names"]["de"] for choice in traps["choices"]] == ["Keine", "Eine", "Mit Gegenwehr"]
    assert [preset["id"] for preset in gauntlet["presets"]] == ["usual", "everything"]
    assert "random" in gauntlet["bots"]
    assert "gauntlet" in gobelin("games").stdout


def test_simulate_reports_the_documented_figures() -> None:
    figures = answer(
        "simulate", "gauntlet", "--seats", "3", "--bot", "random", "--games", "20", "--seed", "5", "--json"
    )
    assert list(figures) == [
        "game",
        "games",
        "seats",
        "decisions",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "mean_decisions",
        "truncated",
        "scores",
        "wins_by_seat",
        "wins_by_bot",
        "errors",
    ]
    assert (figures["games"], figures["seats"], figures["truncated"], figures["errors"]) == (20, 3, 0, [])
    assert list(figures["scores"]) == ["mean", "min", "max"]
    assert sum(figures["wins_by_seat"].values()) == sum(figures["wins_by_bot"].values()) >= 20


def test_simulate_gives_the_same_games_checked_unchecked_and_in_parallel() -> None:
    words = ("simulate", "gauntlet", "--games", "12", "--seed", "3", "--json")
    runs = [answer(*words), answer(*words, "--check"), answer(*words, "--workers", "2")]
    for run in runs:
        for noisy in ("seconds", "decisions_per_second", "games_per_second"):
            del run[noisy]
    assert runs[0] == runs[1] == runs[2]


def test_simulate_counts_games_that_take_too_long_as_truncated() -> None:
    figures = answer("simulate", "gauntlet", "--games", "5", "--max-decisions", "4", "--json")
    assert (figures["truncated"], figures["decisions"], figures["scores"]["mean"]) == (5, 20, None)


def test_replay_shows_the_end_and_any_moment_before(finished: Path) -> None:
    whole = answer("replay", str(finished), "--json")
    assert whole["at"] == whole["entries"] > 10
    assert whole["asks"] == {}
    assert len(whole["result"]["scores"]) == 3
    part = answer("replay", str(finished), "--at", "7", "--seat", "1", "--json")
    assert part["at"] == 7
    assert part["result"] is None
    assert part["asks"]
    assert "places" in gobelin("replay", str(finished)).stdout
    assert "Runde" in gobelin("replay", str(finished), "--lang", "de", "--at", "9").stdout


def test_components_counts_by_set_source_and_confidence() -> None:
    counts = answer("components", "gauntlet", "--json")
    assert counts["set"] == {"cards": 20}
    assert counts["source"] == {"seed": 20}
    assert counts["confidence"] == {"high": 20}
    assert "20" in gobelin("components", "gauntlet").stdout


def test_rules_names_clauses_with_and_without_a_test() -> None:
    found = answer("rules", "gauntlet", "--tests", "--json")
    assert list(found) == ["clauses", "tested", "physical", "missing"]
    assert found["clauses"] == found["tested"]
    assert found["missing"] == []
    assert "gauntlet" in answer("rules", "--json")
    assert "0 missing" in gobelin("rules", "gauntlet", "--tests").stdout


def test_the_rulebook_is_read_by_chapter_and_by_words() -> None:
    contents = gobelin("rules", "inventions").stdout
    assert "INV-EUR" in contents
    assert "Eureka" in contents
    chapter = gobelin("rules", "inventions", "eureka").stdout
    assert chapter.count("INV-EUR-") >= 14
    found = gobelin("rules", "inventions", "golden", "rule").stdout
    assert "INV-CONC-09" in found
    none = gobelin("rules", "inventions", "xyzzy")
    assert (none.returncode, none.stdout) == (1, "")
    assert "xyzzy" in none.stderr
    assert answer("rules", "inventions", "INV-CONC-09", "--json")[0]["id"] == "INV-CONC-09"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("simulate", "atlas"), "there is no game 'atlas'"),
        (("simulate", "gauntlet", "--seats", "7"), "2 to 4 seats, not 7"),
        (("simulate", "gauntlet", "--bot", "oracle"), "there is no bot 'oracle'"),
        (("simulate", "gauntlet", "--set", "rounds=9"), "rounds"),
        (("simulate", "gauntlet", "--set", "rounds"), "KEY=VALUE"),
        (("simulate", "gauntlet", "--set", "weather=fine"), "weather"),
        (("simulate", "gauntlet", "--games", "0"), "greater than or equal to 1"),
        (("play",), "name a game"),
        (("play", "gauntlet", "--seats", "person,oracle"), "oracle"),
        (("play", "gauntlet", "--seats", "person,ismcts:0s"), "'ismcts:0s' is not a budget"),
        (("play", "gauntlet", "--lang", "fr"), "fr"),
        (("play", "--resume", "nowhere.json"), "nowhere.json"),
        (("replay", "nowhere.json"), "nowhere.json"),
        (("analyse", "nowhere.json"), "nowhere.json"),
        (("rules", "atlas"), "atlas"),
        (("components", "atlas"), "atlas"),
    ],
)
def test_bad_input_gets_a_clear_word_and_no_traceback(words: tuple[str, ...], message: str, tmp_path: Path) -> None:
    done = gobelin(*words, cwd=tmp_path)
    assert done.returncode != 0
    assert message in done.stderr
    assert "Traceback" not in done.stderr


def test_a_damaged_record_is_refused_by_its_entry(finished: Path) -> None:
    content = finished.read_text()
    finished.write_text(content[: content.index('"draft"', content.index('"draft"') + 10)])
    done = gobelin("replay", str(finished))
    assert done.returncode == 1
    assert "entries[1]" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_whole_game_can_be_played_in_the_terminal(tmp_path: Path) -> None:
    done = gobelin("play", "gauntlet", "--seed", "4", typed="1\n" * 200, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout
    assert "1. " in done.stdout


def test_the_terminal_speaks_german() -> None:
    done = gobelin("play", "gauntlet", "--seed", "4", "--lang", "de", typed="1\n" * 200)
    assert "Das Spiel ist zu Ende." in done.stdout


def test_rules_undo_and_wrong_keys_in_the_terminal(tmp_path: Path) -> None:
    typed = "?\n99\nx\n1\n1\n?\n? points win\nu\nq\n"
    done = gobelin("play", "gauntlet", "--seats", "person,random", "--seed", "4", typed=typed, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "This question names no clause" in done.stdout
    assert "GAU-POOL-01" in done.stdout
    assert "GAU-END-01" in done.stdout
    assert "There is no option 99" in done.stdout
    assert "There is no option x" in done.stdout
    assert "Taken back." in done.stdout
    assert "left unfinished" in done.stdout


def test_a_saved_game_resumes_where_it_was(tmp_path: Path) -> None:
    gobelin("play", "gauntlet", "--seed", "8", typed="1\n1\ns\nq\n", cwd=tmp_path)
    (saved,) = tmp_path.iterdir()
    match: Match[Any] = Match.replay(Record.from_json(saved.read_bytes()))
    mine = [entry for entry in match.entries if entry.by == "person"]
    assert len(mine) == 2
    done = gobelin("play", "--resume", saved.name, typed="1\n" * 200, cwd=tmp_path)
    assert "The game is over." in done.stdout


def test_two_persons_at_one_keyboard_do_not_see_each_others_hands(tmp_path: Path) -> None:
    done = gobelin("play", "gauntlet", "--seats", "person,person", "--seed", "4", typed="1\n\n1\n", cwd=tmp_path)
    assert "Seat 2, it is your turn. Press Enter to look." in done.stdout


def test_a_seed_with_odd_characters_can_be_saved(tmp_path: Path) -> None:
    done = gobelin("play", "gauntlet", "--seed", "a/../b c", typed="s\nq\n", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["gauntlet-a_b_c.json"]


def test_a_broken_rule_leaves_the_record_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def brittle(state: Explorers) -> Rule[None]:
        yield Ask(0, "spend", [("rest",), ("pass",)])
        raise ZeroDivisionError("no more stones")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    match = Match.new(replace(GAME, play=brittle), None, ["person", "random"], 1)
    with pytest.raises(RuleBroken, match="no more stones"):
        play_match(match, "en", Console(file=io.StringIO()))
    record = Record.from_json((tmp_path / "gauntlet-broken.json").read_bytes())
    assert [entry.option for entry in record.entries] == [("rest",)]


@pytest.mark.parametrize(("lang", "refusal"), [("en", "There is no choice to take back"), ("de", "Es gibt keine Wahl")])
def test_a_refused_undo_is_said_in_the_language_of_the_table(lang: str, refusal: str, tmp_path: Path) -> None:
    done = gobelin("play", "gauntlet", "--seed", "4", "--lang", lang, typed="u\nq\n", cwd=tmp_path)
    assert refusal in done.stdout
