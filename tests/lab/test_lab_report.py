"""Reports: the numbers are those of a table made by hand, and the page needs nothing but itself."""

import errno
import os
import re
import subprocess
from collections.abc import Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from gobelin.kernel import find_game, game_names
from gobelin.lab import drawing, figures
from gobelin.lab import sections as telling
from gobelin.lab.drawing import Box, Panel, Point, Series, Tick
from gobelin.lab.engines import alone
from gobelin.lab.parts import Section
from gobelin.lab.plan import study
from gobelin.lab.play import SeatRow
from gobelin.lab.report import report
from gobelin.lab.run import run
from gobelin.lab.sections import sections
from gobelin.lab.statistics import interval
from gobelin.lab.store import Store, seat_columns, seat_row
from gobelin.lab.words import Words
from gobelin.locales import HOME, LANGUAGES
from support.lab import game, gobelin, row

WORDS = Words("en", find_game("tapestry"))


def seat(civilization: str, score: int, **more: Any) -> dict[str, Any]:
    return {"traits": {"civilization": civilization}, "score": score, **more}


def duel(number: int, chosen: int, alchemists: int, adjustments: bool = True, **more: Any) -> list[SeatRow]:
    """The Chosen against the Alchemists, each with so many points."""
    given = f'{{"adjustments":{str(adjustments).lower()},"civilizations":["chosen","alchemists"]}}'
    seats = [seat("chosen", chosen, **more), seat("alchemists", alchemists)]
    return game(number, seats, settings=given, game="tapestry")


def trio(number: int, *scores: int) -> list[SeatRow]:
    """The Chosen, the Alchemists and the Heralds."""
    names = ("chosen", "alchemists", "heralds")
    given = '{"adjustments":true,"civilizations":["chosen","alchemists","heralds"]}'
    seats = [seat(name, score) for name, score in zip(names, scores, strict=True)]
    return game(number, seats, settings=given, game="tapestry")


def made() -> list[SeatRow]:
    """Two seats: the Chosen win 3 of 4 adjusted games, and share the only other one. Three seats: one game."""
    rows = duel(0, 90, 60) + duel(1, 80, 70) + duel(2, 70, 60) + duel(3, 40, 100) + duel(4, 50, 50, adjustments=False)
    return rows + trio(5, 30, 20, 10)


def told(rows: list[SeatRow], words: Words = WORDS) -> dict[str, Section]:
    return {section.heading: section for section in sections(rows, words, 6)}


def cells(section: Section, table: int = 0) -> dict[tuple[str, ...], dict[str, str]]:
    """A table by its names, and where it has seats by these."""
    found = section.tables[table]
    rows = [dict(zip(found.columns, row, strict=True)) for row in found.rows]
    keys = [*found.columns[: found.names], *(name for name in found.columns if name == "Seats")]
    return {tuple(row[key] for key in keys): row for row in rows}


def test_victories_by_civilization_have_shares_and_intervals() -> None:
    section = told(made())["Victories: Civilization"]
    found = cells(section)
    low, high = interval(3.5, 5)
    assert found["The Chosen", "2"] == {
        "Civilization": "The Chosen",
        "Seats": "2",
        "Seats played": "5",
        "Won": "3.5",
        "Share": WORDS.percent(0.7),
        "95 %": f"{WORDS.percent(low)} to {WORDS.percent(high)}",
        "Mean points": "66.0",
    }
    assert found["Alchemists", "2"]["Share"] == WORDS.percent(0.3)
    assert found["Heralds", "3"]["Won"] == "0"
    assert section.games == 6
    assert [row[0] for row in section.tables[0].rows if row[1] == "2"] == ["The Chosen", "Alchemists"], "the best first"


def test_civilizations_with_and_without_adjustments_stand_side_by_side() -> None:
    leaders = [seat("leaders", 1), seat("alchemists", 0)]
    rows = made() + game(6, leaders, settings='{"adjustments":false}', game="tapestry")
    section = told(rows)["Civilization: Balance adjustments of the civilizations"]
    assert section.games == 6, "those at three seats are all adjusted: there is nothing to compare"
    assert ("Heralds", "3") not in cells(section)
    chosen = cells(section)["The Chosen", "2"]
    assert (chosen["yes: Seats played"], chosen["yes: Share"]) == ("4", WORDS.percent(0.75))
    assert (chosen["no: Seats played"], chosen["no: Share"]) == ("1", WORDS.percent(0.5))
    assert chosen["Difference"] == "25.0"
    lost = cells(section)["Leaders", "2"]
    assert (lost["yes: Share"], lost["Difference"]) == ("", ""), "they were never played with them"
    assert section.svg.count(">yes<") == section.svg.count(">no<") == 1


STACKS = Words("en", find_game("inventions"))


def inventions(number: int, stacks: str, *scores: int, **more: Any) -> list[SeatRow]:
    """A game of Inventions, whose seats have no trait but their place, in the order of the seats."""
    seats = [{"score": score, "traits": {"order": str(at + 1)}, **more} for at, score in enumerate(scores)]
    return game(number, seats, game="inventions", seed=number % 10, settings=f'{{"prosperity":"{stacks}"}}')


def test_points_are_told_for_each_value_of_a_setting_and_number_of_seats() -> None:
    rows = inventions(0, "by_letter", 10, 30) + inventions(1, "by_letter", 30, 50) + inventions(2, "mixed", 5, 7)
    rows += inventions(3, "by_letter", 1, 2, 3) + inventions(4, "mixed", 4, 5, 6)
    section = told(rows, STACKS)["Points: Prosperity stacks"]
    found = cells(section)
    letters = found["One letter for each region", "2"]
    assert (letters["Seats played"], letters["Mean"], letters["Least"], letters["Most"]) == ("4", "30.0", "10", "50")
    assert letters["95 %"] == "10.4 to 49.6", "of two games with 20 and 40 points in the mean, not of four seats"
    assert (found["All letters mixed", "2"]["Mean"], found["All letters mixed", "2"]["95 %"]) == ("6.0", "")
    assert found["All letters mixed", "3"]["Mean"] == "5.0"
    assert section.games == 5
    assert ">3 seats, All letters mixed<" in section.svg


def test_games_of_the_same_shuffle_count_as_one_for_the_interval_of_a_mean() -> None:
    once = inventions(0, "mixed", 10, 30) + inventions(1, "mixed", 30, 50)
    again = inventions(10, "mixed", 12, 28) + inventions(11, "mixed", 32, 48)
    assert figures.mean_bounds(once) is not None
    assert figures.mean_bounds(once + again) == figures.mean_bounds(once)
    assert figures.mean_bounds(inventions(0, "mixed", 10, 30) + inventions(10, "mixed", 30, 50)) is None


def test_without_other_traits_the_turn_order_is_compared_under_a_setting() -> None:
    rows = [one for number in range(3) for one in inventions(number, "by_letter", 9, 5)]
    rows += [one for number in range(3, 6) for one in inventions(number, "mixed", 5, 9)]
    section = told(rows, STACKS)["Place in the turn order: Prosperity stacks"]
    first = cells(section)["1", "2"]
    shares = [first[f"{stacks}: Share"] for stacks in ("One letter for each region", "All letters mixed")]
    assert shares == [WORDS.percent(1), WORDS.percent(0)]
    assert [row[0] for row in section.tables[0].rows] == ["1", "2"]
    assert "Place in the turn order: Balance adjustments of the civilizations" not in told(made())


def test_sources_are_told_for_each_value_of_a_setting() -> None:
    rows = inventions(0, "by_letter", 4, 4, sources={"era_1": 4}) + inventions(1, "mixed", 6, 6, sources={"era_1": 6})
    found = cells(told(rows, STACKS)["Where points come from"])
    totals = {name: one["Total"] for (name,), one in found.items()}
    assert (totals["One letter for each region"], totals["All letters mixed"]) == ("4.0", "6.0")


def test_a_setting_that_is_left_out_has_its_default() -> None:
    settlers = Words("en", find_game("imperial-settlers"))
    given = ["{}", "{}", '{"peaceful":true}', '{"peaceful":false}']
    rows = [
        one
        for number, settings in enumerate(given)
        for one in game(number, [{"score": 5}, {"score": 3}], game="imperial-settlers", settings=settings)
    ]
    section = told(rows, settlers)["Points: Peaceful game"]
    assert {key: one["Seats played"] for key, one in cells(section).items()} == {("no", "2"): "6", ("yes", "2"): "2"}
    assert section.games == 4


def test_what_only_larger_tables_leave_out_is_compared_at_the_others() -> None:
    solo = [
        one
        for n in range(6)
        for one in game(n, [seat("chosen", n)], game="tapestry", settings=f'{{"level":{n % 2 + 1}}}')
    ]
    section = told(solo + duel(6, 2, 1))["Points: How strong the Automa is"]
    assert section.games == 6
    assert [key[1] for key in cells(section)] == ["1", "1"]


def test_bots_that_play_among_themselves_have_sections_of_their_own() -> None:
    def alike(number: int, bot: str, *scores: int) -> list[SeatRow]:
        return game(number, [seat("chosen", score, bot=bot) for score in scores], game="tapestry")

    rows = alike(0, "random", 1, 2) + alike(1, "random", 3, 4) + alike(2, "greedy", 50, 60)
    found = told(rows)
    assert "Points" not in found
    means = [cells(found[f"Points ({bot})"])["2 seats, everybody",]["Mean"] for bot in ("random", "greedy")]
    assert means == ["2.5", "55.0"]
    section = found["Points (random)"]
    assert (section.games, section.tables[0].caption) == (2, "Points (random)")
    assert section.text[-1] == "Only games in which all seats have the same bot: random."


def lone(number: int, civilization: str, won: bool, **more: Any) -> list[SeatRow]:
    """A solo game of Tapestry, won or lost against the Automa."""
    result = {"won": float(won), "score": 10, "place": 2 - won}
    traits = {"civilization": civilization}
    return [row(number=number, game="tapestry", seats=1, line_up=("greedy",), traits=traits, **result, **more)]


def test_there_is_no_fair_share_against_an_automaton(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Panel] = []

    def dots(labels: Sequence[str], panels: Sequence[Panel], axis: str, tick: Tick) -> str:
        drawn.extend(panels)
        return ""

    monkeypatch.setattr(drawing, "dots", dots)
    rows = [one for n in range(4) for one in lone(n, "chosen" if n % 2 else "heralds", n > 1)]
    section = told(rows)["Victories: Civilization"]
    assert [panel.fair for panel in drawn] == [None]
    assert not any("dashed" in text for text in section.text)
    told(rows + duel(4, 2, 1))
    assert [(panel.title, panel.fair) for panel in drawn[1:3]] == [("1 seat", None), ("2 seats", 0.5)]


def test_solo_games_do_not_spoil_the_order_of_the_others() -> None:
    """The Heralds lose every solo game, but win most of those against others."""
    rows = [one for n in range(9) for one in lone(n, "heralds" if n else "chosen", n == 0)]
    rows += [one for n in range(9, 12) for one in game(n, [seat("heralds", 3), seat("chosen", 2 * (n - 8))])]
    rows += lone(12, "leaders", True)
    section = told(rows)["Victories: Civilization"]
    assert [row[0] for row in section.tables[0].rows if row[1] == "1"] == ["The Chosen", "Heralds", "Leaders"]
    rows += game(13, [seat("heralds", 3), seat("chosen", 1)]) + game(14, [seat("heralds", 3), seat("chosen", 1)])
    section = told(rows)["Victories: Civilization"]
    assert [row[0] for row in section.tables[0].rows if row[1] == "1"] == ["Heralds", "The Chosen", "Leaders"]
    seats = told(rows)["Victories: seat and turn order"]
    assert ({key[1] for key in cells(seats)}, seats.games) == ({"2"}, 5)


def test_openings_of_solo_games_stand_apart_with_plain_shares() -> None:
    military, science = ("turn", "advance military"), ("turn", "advance science")
    rows = [one for n in range(12) for one in lone(n, "chosen", n < 3, opening=(military if n < 6 else science,))]
    section = told(rows)["First choices: 1 seat"]
    assert section.tables[0].columns == ["Choice", "What", "Seats played", "Share", "95 %"]
    assert {key[0]: one["Share"] for key, one in cells(section).items()} == {
        "Advance: Military": WORDS.percent(0.5),
        "Advance: Science": WORDS.percent(0),
    }
    assert "First choices" not in told(rows)
    for n in range(12, 18):
        rows += duel(n, n % 2, 1 - n % 2, opening=(military,))
    found = told(rows)["First choices"]
    assert found.games == 6
    assert [(one["Seats played"], one["Against fair share"]) for one in cells(found).values()] == [("6", "1.00")]


def test_seat_and_turn_order_are_told_apart() -> None:
    rows = [
        one
        for number, scores in enumerate([(5, 1), (5, 1), (1, 5)])
        for one in game(number, [{"score": score, "traits": {"order": str(2 - at)}} for at, score in enumerate(scores)])
    ]
    found = cells(told(rows)["Victories: seat and turn order"])
    assert found["Place in the turn order 1", "2"]["Share"] == WORDS.percent(1 / 3)
    assert found["Seat 1", "2"]["Share"] == WORDS.percent(2 / 3)


def test_scores_are_spread_for_everybody_winners_and_losers() -> None:
    found = cells(told(made())["Points"])
    everybody, winners = found["2 seats, everybody",], found["2 seats, winners",]
    assert (everybody["Seats played"], everybody["Mean"], everybody["Least"], everybody["Most"]) == (
        "10",
        "67.0",
        "40",
        "100",
    )
    assert (winners["Seats played"], winners["Median"]) == ("6", "75"), "a shared victory has two winners"


def test_the_length_of_games_is_counted_once_for_each_game() -> None:
    rows = [msg for number, turns in enumerate((10, 20, 60)) for msg in duel(number, 2, 1, turns=turns)]
    found = cells(told(rows)["How long games are"])
    assert found["2 seats", "turns with a choice"]["Games"] == "3"
    assert found["2 seats", "turns with a choice"]["Median"] == "20"
    assert found["2 seats", "turns with a choice"]["Mean"] == "30.0"
    assert found["2 seats", "decisions"]["Most"] == "20"


def test_points_are_added_up_by_source_and_by_name() -> None:
    rows = duel(0, 20, 0, points={"barter": 12, "chosen": 8}, sources={"income": 18, "raids": 5, "cards": -3})
    section = told(rows)["Where points come from"]
    assert cells(section)["winners",] == {
        "What": "winners",
        "Seats played": "1",
        "Total": "20.0",
        "Income": "18.0",
        "Raids": "5.0",
        "Cards": "\N{MINUS SIGN}3.0",
    }
    assert cells(section)["everybody",]["Income"] == "9.0"
    assert cells(section)["Alchemists",]["Total"] == "0.0"
    assert section.tables[1].rows[0] == ["Barter", "6.00"]


def test_openings_are_compared_with_the_fair_share() -> None:
    military, other = ("turn", "advance military"), seat("heralds", 3, opening=(("turn", "advance science"),))
    rows = [
        one
        for number in range(8)
        for one in game(number, [seat("chosen", 5 - number // 6 * 4, opening=(military,) * 2), other])
    ]
    found = cells(told(rows)["First choices"])
    assert {key[0]: (one["Seats played"], one["Against fair share"]) for key, one in found.items()} == {
        "Advance: Military": ("8", "1.50"),
        "Advance: Science": ("8", "0.50"),
    }


def test_rare_and_general_openings_are_left_out() -> None:
    always, rare = ("capital", "capital desert"), ("turn", "income")
    rows = [row(number=n, opening=(always, rare) if n < 4 else (always,)) for n in range(20)]
    assert figures.openings(rows, lambda topic, option: option) == []


def test_the_strength_of_bots_comes_from_games_between_different_ones() -> None:
    def met(number: int, *bots: str) -> list[SeatRow]:
        return game(number, [{"score": -at, "bot": bot} for at, bot in enumerate(bots)])

    rows = [one for n in range(3) for one in met(n, "greedy", "random")] + met(3, "random", "greedy")
    rows += met(4, "greedy", "greedy")
    section = told(rows)["Strength of the bots"]
    found = cells(section)
    assert section.games == 4
    assert (found["greedy",]["Elo"], found["random",]["Elo"]) == ("95", "\N{MINUS SIGN}95")
    assert (found["greedy",]["Comparisons"], found["greedy",]["Share"]) == ("4", WORDS.percent(0.75))


def test_bots_that_differ_do_not_spoil_the_other_figures() -> None:
    uneven = game(9, [seat("chosen", 1, bot="random"), seat("alchemists", 99, bot="greedy")], game="tapestry")
    section = told(made() + uneven)["Victories: Civilization"]
    assert cells(section)["The Chosen", "2"]["Seats played"] == "5"
    assert "Only games in which all seats have the same bot: greedy." in section.text
    alone_ = told(uneven)["Victories: Civilization"]
    assert "All games: greedy, random." in alone_.text


def test_games_without_an_end_are_in_no_figure() -> None:
    lost = [row(number=7, seat=at, won=None, score=None, place=None, error="Boom") for at in range(2)]
    assert told(made() + lost)["Points"].games == 6
    assert sections(lost, WORDS, 6) == []


def test_what_settings_give_to_each_seat_is_told_from_what_is_chosen() -> None:
    rows = [
        row(seat=at, settings='{"factions":["a","b"],"removed":["x"]}', traits={"faction": name, "capital": "c" * at})
        for at, name in enumerate("ab")
    ]
    assert figures.traits(rows) == ["capital", "faction"]
    assert figures.arranged(rows, ["capital", "faction"]) == ["faction"]


def test_rows_come_back_from_their_columns() -> None:
    one = row(
        traits={"order": "1"}, points={"gem": 3, "loot": -1}, sources={"hoard": 2}, opening=(("draft", "keep idol"),)
    )
    assert seat_row(seat_columns(one)) == one


PLAN = {
    "title": "Rounds & traps",
    "chunk": 4,
    "tables": [
        {"game": "gauntlet", "seats": [2, 3], "settings": {"rounds": [1, 2]}, "bots": "random", "seeds": 6},
        {"game": "gauntlet", "round_robin": ["random", "greedy"], "seeds": 4},
    ],
}


class Page(HTMLParser):
    """What stands in a page: ids, addresses, texts, tables."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.addresses: list[str] = []
        self.tags: list[str] = []
        self.labels: list[str] = []
        self.texts: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            elif name in ("href", "src"):
                self.addresses.append(value or "")
            elif name == "aria-label" and tag == "figure":
                self.labels.append(value or "")

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> Store:
    store = Store.begin(tmp_path_factory.mktemp("lab") / "study", study(PLAN))
    for _ in run(store, alone):
        pass
    return store


@pytest.fixture(scope="module")
def pages(done: Store) -> dict[str, str]:
    return {language: report(done, language) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_by_itself(pages: dict[str, str], language: str) -> None:
    text = pages[language]
    page = Page(text)
    assert len(page.ids) == len(set(page.ids))
    assert {address[1:] for address in page.addresses} <= set(page.ids), "links lead into the page"
    assert not re.search(r"https?://|@import|url\((?!#)", text)
    assert not {"script", "link", "img", "iframe"} & set(page.tags)
    assert page.tags.count("svg") == page.tags.count("figure") == len(page.labels) <= page.tags.count("table")
    number = "{} games" if language == "en" else "{} Partien"
    assert all(number.format(24) in label or number.format(8) in label for label in page.labels)
    assert "Rounds & traps" in page.texts
    assert f'<html lang="{language}">' in text


def test_two_reports_of_the_same_games_are_the_same(done: Store, pages: dict[str, str]) -> None:
    assert report(Store.open(done.folder)) == pages["en"]


def test_colours_follow_the_page(pages: dict[str, str]) -> None:
    text = pages["en"]
    style = text[text.index("<style>") : text.index("</style>")]
    assert set(re.findall(r"var\((--[\w-]+)\)", text)) <= set(re.findall(r"(--[\w-]+):", style))
    assert not re.search(r"#[0-9a-fA-F]{6}", text[text.index("</style>") :]), "a fixed colour"


def test_a_study_in_progress_says_so(done: Store, pages: dict[str, str], tmp_path: Path) -> None:
    copy = Store.begin(tmp_path / "half", done.study)
    part = done.part("games", done.study.chunks[0])
    copy.part("games", done.study.chunks[0]).parent.mkdir()
    copy.part("games", done.study.chunks[0]).write_bytes(part.read_bytes())
    assert "The study is not finished: 4 of 32 games are here." in report(copy)
    assert "not finished" not in pages["en"]


def test_the_command_writes_beside_the_games(
    done: Store, pages: dict[str, str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert gobelin(monkeypatch, "lab", "report", str(done.folder), "--lang", "de") == 0
    assert (done.folder / "report.html").read_text("utf-8") == pages["de"]
    empty = Store.begin(tmp_path / "empty", done.study)
    said = gobelin(monkeypatch, "lab", "report", str(empty.folder))
    assert said == f"gobelin: {empty.folder}: no chunk of games is finished yet"
    assert not (empty.folder / "report.html").exists()


def test_a_report_appears_whole_or_not_at_all(done: Store, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    page, link = tmp_path / "page.html", tmp_path / "link.html"
    page.write_text("the one before")
    link.symlink_to(page)
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        said = gobelin(patched, "lab", "report", str(done.folder), "--out", str(page))
    assert said == f"gobelin: {page}: No space left on device"
    assert page.read_text() == "the one before"
    assert gobelin(monkeypatch, "lab", "report", str(done.folder), "--out", str(link)) == 0
    assert link.is_symlink()
    assert page.read_text().startswith("<!doctype html>")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link.html", "page.html"]
    nowhere = tmp_path / "nowhere/page.html"
    said = gobelin(monkeypatch, "lab", "report", str(done.folder), "--out", str(nowhere))
    assert said == f"gobelin: {nowhere}: No such file or directory"


def test_a_report_goes_through_a_pipe(done: Store, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    page = tmp_path / "page.html"
    with page.open("w") as end, subprocess.Popen(["cat", str(pipe)], stdout=end) as reader:
        try:
            assert gobelin(monkeypatch, "lab", "report", str(done.folder), "--out", str(pipe)) == 0
            reader.wait(60)
        finally:
            reader.kill()
    assert page.read_text("utf-8").startswith("<!doctype html>")
    assert pipe.is_fifo()


def messages(language: str) -> dict[str, set[str]]:
    """The messages of the laboratory with the variables that they use."""
    parsed = FluentParser().parse((HOME / language / "lab.ftl").read_text("utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    text = (HOME / language / "lab.ftl").read_text("utf-8")
    found = {}
    for entry in parsed.body:
        if isinstance(entry, ast.Message):
            assert entry.span is not None
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end])) - {"game"}
    return found


def test_both_languages_have_the_same_words() -> None:
    assert messages("en") == messages("de")


def test_no_word_is_left_over() -> None:
    games = [find_game(name) for name in game_names()]
    kinds = {str(game.facts(item).get("kind")) for game in games for item in game.described}
    source = "".join(path.read_text("utf-8") for path in Path(telling.__file__).parent.glob("*.py"))
    for message in messages("en"):
        head, _, rest = message.partition("-")
        if head == "kind":
            assert rest in kinds, message
        elif head == "column":
            assert re.search(rf'"{rest}"|column-{rest}"', source), message
        elif head != "trait":
            assert re.search(rf"""["']{message}["']""", source), message


def test_numbers_are_written_as_the_language_does() -> None:
    german = Words("de")
    assert (german.number(1234.5, 1), WORDS.number(1234.5, 1)) == ("1.234,5", "1,234.5")
    assert (WORDS.number(-0.04, 1), WORDS.number(-2)) == ("0.0", "\N{MINUS SIGN}2")
    assert (german.short(2.5), german.short(2.0)) == ("2,5", "2")


def test_a_box_without_width_shows_its_median() -> None:
    svg = drawing.boxes([[Box("alike", (39, 39, 39, 39, 39))]], ["turns"])
    assert "stroke: var(--series-0); stroke-width: 2.5" in svg


def test_there_may_be_more_values_than_colours() -> None:
    many = len(drawing.SERIES) + 2
    one = Point(0.5, 0.4, 0.6)
    dots = drawing.dots(["label"], [Panel("", [Series(str(n), [one]) for n in range(many)])], "share", str)
    histogram = drawing.histogram([(str(n), [1.0, 2.0]) for n in range(many)], "score", str)
    for svg in (dots, histogram):
        assert f">{many - 1}</text>" in svg
