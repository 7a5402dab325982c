"""`gobelin analyse` and the hint, as a person or a script sees them."""

import io
import json
import random
import re
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from gobelin.analysis import Analysis, Evaluation, Judged, SeatSummary
from gobelin.bots import Budget, Perspective, make_bot
from gobelin.conformance import walk
from gobelin.kernel import GobelinError, Match, Record, Seat, find_game
from gobelin.locales import LANGUAGES, Texts
from gobelin.simulate import chosen_game
from gobelin.terminal import play as table
from gobelin.terminal.analysis import HEIGHT, draw_analysis, draw_graph
from gobelin.terminal.commands import app
from gobelin.testkit.boards import RAW_ID
from support.gauntlet import GAME as GAUNTLET
from support.settlers import VILLAGE
from support.terminal import drawn, play
from support.twins import twins

SETTLERS = find_game("imperial_settlers")
NO_WORDS = re.compile(RAW_ID.pattern + r"|\b(?:analysis|level|player)-[a-z]+\b")
START = ("--seed", "3", "--factions", "romans,japanese")


def blundered(game: Any = SETTLERS) -> Record:
    """The beginning of a game in which the person passes in the first turn."""
    match: Match[Any] = Match.new(game, {"factions": ["romans", "japanese"]}, ["person", "normal"], 3)
    bots = [make_bot("greedy", 3, seat) for seat in range(2)]
    for _ in range(12):
        assert match.ask is not None
        seat = match.ask.seat
        if match.ask.topic == "turn" and seat == 0:
            match.choose(("pass",), seat)
        else:
            match.choose(bots[seat].choose(Perspective(match, seat)), seat)
    return match.record


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(blundered().to_json())
    return path


def analyse(path: Path, *words: str) -> Result:
    return CliRunner().invoke(app, ("analyse", str(path), "--playouts", "24", "--workers", "1", *words))


# --- the command ----------------------------------------------------------------------------------------------------


def test_the_documented_figures_come_as_json(game_file: Path) -> None:
    found = json.loads(analyse(game_file, "--json").stdout)
    assert list(found) == [
        "playouts",
        "seed",
        "game",
        "players",
        "curve",
        "decisions",
        "mistakes",
        "seats",
        "result",
        "stopped",
    ]
    assert list(found["curve"][0]) == ["entry", "turn", "seat", "values", "points"]
    assert list(found["decisions"][0]) == [
        "entry",
        "turn",
        "seat",
        "by",
        "topic",
        "options",
        "played",
        "best",
        "played_value",
        "best_value",
        "loss",
    ]
    assert list(found["seats"][0]) == ["seat", "decisions", "agreed", "loss", "mean_loss"]
    assert (found["game"], found["players"], found["playouts"]) == ("imperial_settlers", ["person", "normal"], 24)
    assert len(found["curve"]) == len(found["decisions"]) + 1
    assert found["mistakes"][0]["played"] == ["pass"]
    assert found["mistakes"][0]["entry"] == 7
    assert found["result"] is None


def test_a_game_is_not_judged_by_other_cards_than_it_was_played_with(game_file: Path) -> None:
    record = json.loads(game_file.read_text("utf-8"))
    record["components"]["hash"] = "f" * 32
    game_file.write_text(json.dumps(record), "utf-8")
    refused = CliRunner().invoke(app, ("analyse", str(game_file)))
    assert isinstance(refused.exception, GobelinError)
    assert "begun with other components" in str(refused.exception)


def test_seats_and_the_number_of_mistakes_can_be_chosen(game_file: Path) -> None:
    found = json.loads(analyse(game_file, "--json", "--seat", "1", "--mistakes", "0").stdout)
    assert {decision["seat"] for decision in found["decisions"]} == {1}
    assert found["mistakes"] == []
    assert found["seats"][0]["decisions"] == 0
    assert found["seats"][1]["decisions"] == len(found["decisions"]) > 0


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            ["The biggest mistakes", "1. Turn 2, Seat 1: ", "Played: Pass for the rest", "Better by ", "B Normal (2)"],
        ),
        (
            "de",
            ["Die größten Fehler", "1. Zug 2, Platz 1: ", "Gespielt: Für den Rest", "Punkte besser: ", "B Mittel (2)"],
        ),
    ],
)
def test_a_person_reads_what_was_wrong(game_file: Path, lang: str, words: list[str]) -> None:
    output = analyse(game_file, "--lang", lang).stdout
    for expected in words:
        assert expected in output
    assert NO_WORDS.findall(output) == []


def test_the_loss_is_written_as_the_language_does(game_file: Path) -> None:
    assert re.search(r"Better by \d+\.\d points", analyse(game_file).stdout)
    assert re.search(r"Um \d+,\d Punkte besser", analyse(game_file, "--lang", "de").stdout)


def test_components_of_ones_own_are_given_as_a_folder(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    (own / "common.yaml").write_text(VILLAGE, "utf-8")
    path = tmp_path / "game.json"
    path.write_bytes(blundered(chosen_game("imperial_settlers", own)).to_json())
    assert "The biggest mistakes" in analyse(path, "--components", str(own)).stdout


def test_an_old_record_is_shown_as_far_as_it_goes(tmp_path: Path) -> None:
    record = json.loads(blundered().to_json())
    record["components"] = {"version": 0, "hash": "0" * 32}
    record["entries"][9][1] = "weather"
    path = tmp_path / "old.json"
    path.write_text(json.dumps(record))
    assert "can only be looked at" in " ".join(analyse(path).stdout.split())
    assert json.loads(analyse(path, "--json").stdout)["decisions"][-1]["entry"] == 8


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--seat", "2"), "--seat: the match has seats 0 to 1"),
        (("--lang", "fr"), "--lang"),
        (("--components", "nowhere"), "nowhere"),
    ],
)
def test_bad_words_are_refused(game_file: Path, words: tuple[str, ...], message: str) -> None:
    error = analyse(game_file, *words).exception
    assert isinstance(error, GobelinError)
    assert message in str(error)


def test_bad_records_are_refused(tmp_path: Path, game_file: Path) -> None:
    assert isinstance(analyse(tmp_path / "nowhere.json").exception, FileNotFoundError)
    cut = tmp_path / "cut.json"
    cut.write_text(game_file.read_text()[:-200])
    assert "cut off" in str(analyse(cut).exception)
    other = tmp_path / "gauntlet.json"
    other.write_bytes(Match.new(GAUNTLET, None, 2, 1).record.to_json())
    done = analyse(other)
    assert "gauntlet cannot be analysed" in str(done.exception)
    assert done.exit_code == 1
    assert analyse(game_file, "--playouts", "0").exit_code == 2


# --- the page -------------------------------------------------------------------------------------------------------


def page(*values: tuple[float, ...], mistakes: tuple[Judged, ...] = ()) -> Analysis:
    """An analysis with this curve, a turn for each decision."""
    seats = len(values[0])
    curve = [Evaluation(i, i + 1, i % seats, value, (0,) * seats) for i, value in enumerate(values)]
    summaries = tuple(SeatSummary(seat, 0, 0, 0.0, 0.0) for seat in range(seats))
    return Analysis("imperial_settlers", ("person",) * seats, tuple(curve), (), mistakes, summaries, None, None)


def blunder(entry: int, seat: Seat, by: str = "person") -> Judged:
    return Judged(entry, entry + 1, seat, by, "turn", 5, ("pass",), ("exchange", 1), 0.0, 1.0, 1.0)


def graph(analysis: Analysis, width: int = 46) -> list[str]:
    return draw_graph(analysis, Texts(SETTLERS, "en"), width).plain.splitlines()


def test_lines_go_from_the_lowest_to_the_highest_value() -> None:
    lines = graph(page((0.0, 20.0), (10.0, 10.0), (20.0, 0.0)))
    top, middle, bottom = (lines[row].split("│", 1)[1] for row in (0, HEIGHT // 2, HEIGHT - 1))
    assert lines[0].startswith("20 │")
    assert lines[HEIGHT - 1].startswith(" 0 │")
    assert top.strip("│ ").startswith("B")
    assert top.strip("│ ").endswith("A")
    assert bottom.strip("│ ").startswith("A")
    assert bottom.strip("│ ").endswith("B")
    assert "*" in middle
    assert any("A Seat 1" in line for line in lines)
    assert any("B Seat 2" in line for line in lines)


def test_every_seat_has_a_colour_of_its_own() -> None:
    drawing = draw_graph(page((0.0, 20.0), (0.0, 20.0)), Texts(SETTLERS, "en"), 46)
    console = Console()
    styles = [drawing.get_style_at_offset(console, drawing.plain.index(letter)) for letter in "AB"]
    assert None not in [style.color for style in styles]
    assert styles[0].color != styles[1].color
    assert not any(style.dim for style in styles)


def test_a_long_game_fits_and_a_short_one_fills_the_width() -> None:
    for count in (1, 2, 5, 3000):
        lines = graph(page(*[(float(i), -9.0, 9000.0) for i in range(count)]), width=60)
        assert max(map(len, lines)) == 60
        assert lines[0].endswith("│" + "C" * 54)
        assert lines[HEIGHT - 1].count("B") + lines[HEIGHT - 1].count("*") == 54
    assert graph(page((3.0,), (3.0,)))[0].startswith("3 │AA")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 200])
def test_nothing_is_wider_than_the_screen(lang: str, width: int) -> None:
    analysis = page(*[(1.0 * i, 2.0, 30.0, 4.0) for i in range(90)], mistakes=(blunder(3, 1), blunder(80, 3)))
    lines = drawn(draw_analysis(analysis, Texts(SETTLERS, lang), width), width).splitlines()
    assert max(map(len, lines)) <= width
    assert lines[0].endswith("╮")


def test_mistakes_stand_below_their_moments_the_worse_one_where_they_meet() -> None:
    curve = [(float(i), 0.0) for i in range(40)]
    analysis = page(*curve, mistakes=(blunder(39, 0), blunder(0, 1), blunder(38, 0)))
    ranks = graph(analysis, 46)[HEIGHT + 2]
    axis = graph(analysis, 46)[HEIGHT].index("└") + 1
    assert ranks[axis] == "2"
    assert ranks.rstrip().endswith("1")
    assert "3" not in ranks
    assert "mistakes" not in "".join(graph(page(*curve)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_missing_on_the_page(lang: str) -> None:
    texts = Texts(SETTLERS, lang)
    by = [blunder(index, 0, by) for index, by in enumerate(("person", "bot", "standing", "timeout"))]
    told = drawn(draw_analysis(page(*[(1.0, 2.0)] * 5, mistakes=tuple(by)), texts, 100), 100)
    quiet = drawn(draw_analysis(page((1.0, 2.0)), texts, 100), 100)
    assert texts.missing == set()
    passes = [line.split(":")[0].strip() for line in told.splitlines() if texts.option("turn", ("pass",)) in line]
    assert len(passes) == 4
    assert len(set(passes)) == 3
    assert texts.text("analysis-no-mistakes") in quiet


# --- hints and levels -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", r"The bot would choose (\d+) \((.+?)\)\.\sIt expects (\d+\.\d points more of it than|as much) of "),
        (
            "de",
            r"Der Bot würde (\d+) \((.+?)\) wählen\.\s(Er erwartet davon \d+,\d Punkte mehr als|Ebenso viel erwartet)",
        ),
    ],
)
def test_a_hint_names_an_option_and_how_much_better_it_is(
    lang: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "HINT", Budget(playouts=40))
    output = play("imperial-settlers", *START, "--lang", lang, typed="h\nh\nq\n")
    first, second = re.findall(words, output)
    assert first == second
    number, option, _ = first
    assert re.search(rf"\b{number}  {re.escape(option)}", output)
    assert NO_WORDS.findall(output) == []


def test_a_hint_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "HINT", Budget(playouts=16))
    match: Match[Any] = Match.new(SETTLERS, {"factions": ["romans", "japanese"]}, ["person", "person"], 3)
    top = table.TableTop(match, "en", Console(quiet=True))
    before = match.record, match.view(0), match.ask
    assert match.ask is not None
    top.advise(match.ask)
    assert (match.record, match.view(0), match.ask) == before


def test_a_hint_does_not_depend_on_what_the_seat_cannot_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "HINT", Budget(playouts=16))
    rng, compared = random.Random(4), 0
    begun: Match[Any] = Match.new(SETTLERS, {"factions": ["romans", "japanese"]}, ["person", "person"], 3)
    for match in islice(walk(begun), 40):
        if match.ask is None or len(match.ask.options) == 1:
            continue
        seat = match.ask.seat
        for twin in twins(match, seat, rng):
            assert hinted(twin, seat) == hinted(match, seat)
            compared += 1
    assert compared >= 5


def hinted(match: Match[Any], seat: Seat) -> str:
    console = Console(file=io.StringIO())
    with console.capture() as said:
        table.TableTop(match, "en", console).advise(match.asks[seat])
    return said.get()


def test_a_hint_without_heuristics_speaks_of_no_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "HINT", Budget(playouts=16))
    output = play("gauntlet", "--seats", "person,random", "--seed", "4", typed="h\nq\n")
    assert "The bot would choose" in output
    assert "points" not in output


def test_there_is_nothing_to_advise_where_there_is_one_choice() -> None:
    match: Match[Any] = Match.new(GAUNTLET, {"rounds": 1}, 2, 0)
    while match.ask is not None and not (match.ask.topic in ("trap", "chain") and len(match.ask.options) == 1):
        options = match.ask.options
        match.choose(next((option for option in options if option[0] in ("loot", "use")), options[0]))
    assert match.ask is not None
    console = Console(file=io.StringIO())
    with console.capture() as said:
        table.TableTop(match, "en", console).advise(match.ask)
    assert said.get() == "There is only one choice.\n"


@pytest.mark.parametrize(("lang", "easy", "hard"), [("en", "Easy (2)", "Hard (3)"), ("de", "Leicht (2)", "Stark (3)")])
def test_opponents_are_called_by_their_level(lang: str, easy: str, hard: str) -> None:
    output = play("imperial-settlers", "--seats", "person,easy,hard", "--seed", "1", "--lang", lang, typed="q\n")
    assert easy in output
    assert hard in output


def test_bots_with_a_budget_may_sit_at_the_table() -> None:
    assert "ismcts:20 (2)" in play("gauntlet", "--seats", "person,ismcts:20", "--seed", "4", typed="1\nq\n")
