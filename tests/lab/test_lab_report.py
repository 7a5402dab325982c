"""Reports: the numbers are those of a table made by hand, and the page needs nothing but itself."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from gobelin.kernel import find_game, game_names
from gobelin.lab import drawing, figures
from gobelin.lab import sections as telling
from gobelin.lab.drawing import Panel, Point, Series
from gobelin.lab.engines import alone
from gobelin.lab.plan import study
from gobelin.lab.play import SeatRow
from gobelin.lab.report import report
from gobelin.lab.run import run
from gobelin.lab.sections import Section, sections
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
    return game(number, [seat(name, score) for name, score in zip(names, scores, strict=True)], settings=given)


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
    section = told(made())["Civilization: Balance adjustments of the civilizations"]
    chosen = cells(section)["The Chosen", "2"]
    assert (chosen["yes: Seats played"], chosen["yes: Share"]) == ("4", WORDS.percent(0.75))
    assert (chosen["no: Seats played"], chosen["no: Share"]) == ("1", WORDS.percent(0.5))
    assert chosen["Difference"] == "25.0"
    heralds = cells(section)["Heralds", "3"]
    assert (heralds["no: Share"], heralds["Difference"]) == ("", ""), "they were never played without"
    assert section.svg.count(">yes<") == section.svg.count(">no<") == 1


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


def test_points_are_added_up_by_kind_and_by_name() -> None:
    rows = duel(0, 20, 0, points={"barter": 12, "team_sports": 6, "chosen": 5, "plea_for_aid": -3})
    section = told(rows)["Where points come from"]
    assert cells(section)["winners",] == {
        "What": "winners",
        "Seats played": "1",
        "Total": "20.0",
        "Income mat": "18.0",
        "Civilizations": "5.0",
        "Tapestry cards": "\N{MINUS SIGN}3.0",
    }
    assert cells(section)["everybody",]["Income mat"] == "9.0"
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
    one = row(traits={"order": "1"}, points={"gem": 3, "loot": -1}, opening=(("draft", "keep idol"),))
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
    kinds = {str(game.describe(item).get("kind")) for game in games if game.describe for item in game.described}
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


def test_there_may_be_more_values_than_colours() -> None:
    many = len(drawing.SERIES) + 2
    one = Point(0.5, 0.4, 0.6)
    dots = drawing.dots(["label"], [Panel("", [Series(str(n), [one]) for n in range(many)])], "share", str)
    histogram = drawing.histogram([(str(n), [1.0, 2.0]) for n in range(many)], "score", str)
    for svg in (dots, histogram):
        assert f">{many - 1}</text>" in svg
