"""The words of Inventions: every message is there in both languages, says what the rules say, and reads well."""

import ast
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from gobelin.games import inventions
from gobelin.games.inventions import GAME
from gobelin.games.inventions.components import ACTIONS
from gobelin.games.inventions.loading import BOX, FILES
from gobelin.kernel import SeatEvent
from gobelin.locales import LANGUAGES, Texts
from gobelin.testkit.texts import numbers, read_options
from support.saying import calls, words

HOME = Path(inventions.__file__).parent
REASONS = {
    *("knowledge", "influence_tiles", "no_action", "tray", "era_change", "influence_track"),
    *("stone_age", "innovator", "scholars"),
}
"""Why points, influence and people come and go, besides components and actions."""
WHY = {
    **dict.fromkeys(("score", "change_influence", "gain_academics", "gain_specialist", "make_ready", "settle"), 3),
    "call_home": 3,
    "grant": 3,
    "bring_home": 5,
}
"""Which argument says so."""
EVERYTHING = list(FILES.named(BOX))


each_language = pytest.mark.parametrize("language", LANGUAGES)


def text_of(language: str, item: str) -> str:
    """What is said about a component."""
    return Texts(GAME, language).text(f"text-{item}")


# --- what the rules say, without playing them -------------------------------------------------------------------------


@cache
def topics() -> set[str]:
    """What is asked; every action asks under its own name, and a discipline is asked for under the name given."""
    found: set[str] = set()
    for name, call in calls(HOME):
        if name == "choose_discipline":
            found |= words(call.args[2])
        if name == "Ask":
            match call.args[1]:
                case ast.Name("name"):
                    found |= set(ACTIONS)
                case ast.Name("topic"):
                    continue
                case topic:
                    written = words(topic)
                    assert written, f"a topic is not written out: {ast.unparse(topic)}"
                    found |= written
    return found | {"main_action", "no_action"}


def reasons() -> set[str]:
    """The reasons of points, influence and people that are written out in the rules."""
    found = [call.args[WHY[name]] for name, call in calls(HOME) if name in WHY and len(call.args) > WHY[name]]
    return {word for reason in found for word in words(reason)} - {*ACTIONS}


# --- completeness -----------------------------------------------------------------------------------------------------


def test_points_and_influence_come_for_known_reasons() -> None:
    assert reasons() | {"influence_track"} == REASONS
    assert all(Texts(GAME, language).has(f"name-{name}") for language in LANGUAGES for name in REASONS)


@each_language
def test_every_option_begins_as_a_sentence(language: str) -> None:
    assert not [text for text in read_options(GAME, language) if not (text[0].isupper() or text[0].isdecimal())]


# --- good words -------------------------------------------------------------------------------------------------------


@each_language
def test_words_agree_with_numbers_regions_and_disciplines(language: str) -> None:
    texts = Texts(GAME, language, ["Ada", "Bo"])

    def event(verb: str, *args: Any) -> str:
        return texts.event(SeatEvent(0, verb, args, False))

    said = [
        event("turn", 2),  # in a game for two the third society is Chronos
        event("academics", 0, 1, "scholars"),
        event("academics", 0, 2, "scholars"),
        event("came_home", 0, 1, "middle_east", "culture", "call_specialists"),
        event("came_home", 1, 3, "asia", "economy", "economy_5"),
        event("posted", 0, "academic", "originator", "middle_east"),
        event("posted", 2, "supply", "inventor", "asia"),
        event("posted", 1, "culture", "diplomat", "iron"),
        event("exhausted", 0, "academic", "culture"),
        event("exhausted", 0, "economy", "economy"),
        event("ready", 0, 1, "culture", "economy_7"),
        event("ready", 0, 2, "culture", "era_change"),
        event("markers", 0, 1),
        event("unused_markers", 1, 2),
        event("presented", 2, "wheel", "display", "asia"),
        event("presented", 0, "wheel", "ideas", "asia"),
        event("put_aside", "wheel", "stack"),
        event("diplomat_back", 0, "iron", "supply"),
        event("knowledge_turned", "knowledge_call", "middle_east", "points"),
        event("travelled", 0, "europe", "middle_east"),
        event("chronos_moved", "middle_east"),
        event("scored", 0, 6, "africa"),
        event("lost_influence", 0, 2, "era_change"),
        texts.option("present_idea", ("present", "wheel", "middle_east")),
        texts.option("travel", ("travel", "middle_east", "asia")),
        texts.option("specialist", ("specialist", "culture")),
        texts.option("ready", ("discipline", "economy")),
        texts.option("home_discipline", ("discipline", "economy")),
        texts.option("bring_home", ("call_as", "asia", 2, "technology")),
        texts.option("chain", ("decline",)),
        texts.option("invent", ("decline",)),
        texts.option("place", ("place", "economy_1", "hex_0_0")),
    ]
    expected = {
        "en": [
            "A new turn: Chronos",
            "Ada gained 1 academic (Scholars)",
            "Ada gained 2 academics (Scholars)",
            "Ada called 1 citizen home from the Middle East as an Artist (Call Specialists)",
            "Bo called 3 citizens home from Asia as Traders (Economy tile 5)",
            "Ada sent an academic as originator to the Middle East",
            "Chronos sent a citizen of the supply as inventor to Asia",
            "Bo sent an Artist as diplomat to Iron",
            "Ada exhausted an academic as an Artist",
            "Ada exhausted a Trader",
            "Ada made an Artist available again (Economy tile 7)",
            "Ada made 2 Artists available again (Era change)",
            "Ada prepared 1 chain marker",
            "Bo left 2 chain markers unused",
            "Chronos presented Wheel in Asia, taken from the idea display",
            "Ada presented Wheel in Asia",
            "Out of the game: Wheel (from the idea stack)",
            "Ada took a diplomat back from Iron into the supply",
            "The knowledge tile in the Middle East now shows points (Knowledge: Call Specialists)",
            "Ada travelled from Europe to the Middle East",
            "Chronos moved to the Middle East",
            "Ada scored 6 IP (Africa)",
            "Ada lost 2 influence (Era change)",
            "Wheel in the Middle East",
            "From the Middle East to Asia",
            "An Artist",
            "A Trader",
            "As Traders",
            "2 citizens from Asia as Thinkers",
            "No chain action",
            "Do without it",
            "Economy tile 1 on Hex 10",
        ],
        "de": [
            "Neuer Zug: Chronos",
            "Ada: 1 Akademiker erhalten (Gelehrte)",
            "Ada: 2 Akademiker erhalten (Gelehrte)",
            "Ada: 1 Bürger aus dem Nahen Osten als Künstler nach Hause gerufen (Spezialisten rufen)",
            "Bo: 3 Bürger aus Asien als Händler nach Hause gerufen (Ökonomieplättchen 5)",
            "Ada: einen Akademiker als Urheber in den Nahen Osten geschickt",
            "Chronos: einen Bürger aus dem Vorrat als Erfinder nach Asien geschickt",
            "Bo: einen Künstler als Diplomat zu „Eisen“ geschickt",
            "Ada: einen Akademiker als Künstler erschöpft",
            "Ada: einen Händler erschöpft",
            "Ada: einen Künstler wieder verfügbar gemacht (Ökonomieplättchen 7)",
            "Ada: 2 Künstler wieder verfügbar gemacht (Ärawechsel)",
            "Ada: 1 Kettenaktionsmarker bereitgelegt",
            "Bo: 2 Kettenaktionsmarker nicht eingesetzt",
            "Chronos: „Rad“ in Asien präsentiert, aus der Ideenauslage",
            "Ada: „Rad“ in Asien präsentiert",
            "Aus dem Spiel: „Rad“ (vom Ideenstapel)",
            "Ada: einen Diplomaten von „Eisen“ in den Vorrat zurückerhalten",
            "Das Wissensplättchen im Nahen Osten zeigt nun Punkte (Wissen: Spezialisten rufen)",
            "Ada: aus Europa in den Nahen Osten gereist",
            "Chronos ist in den Nahen Osten gezogen",
            "Ada: 6 EP (Afrika)",
            "Ada: 2 Einfluss verloren (Ärawechsel)",
            "Rad im Nahen Osten",
            "Aus dem Nahen Osten nach Asien",
            "Einen Künstler",
            "Ein Händler",
            "Als Händler",
            "2 Bürger aus Asien als Denker",
            "Keine Kettenaktion",
            "Verzichten",
            "Ökonomieplättchen 1 auf Feld 10",
        ],
    }
    assert said == expected[language]


@each_language
def test_questions_end_as_questions(language: str) -> None:
    texts = Texts(GAME, language)
    for topic in topics():
        assert texts.ask(topic).endswith("?"), topic


@each_language
def test_the_text_of_a_goal_names_its_points_and_limits(language: str) -> None:
    for goal in BOX.private_goals.values():
        found = sorted(numbers(text_of(language, goal.id)))
        if goal.era_points:
            assert found == sorted(
                [*(p for p in goal.era_points if p), *(n + 1 for n, p in enumerate(goal.era_points) if p)]
            )
        elif goal.supply_points:
            assert found == sorted(number for pair in goal.supply_points for number in pair)
        elif len(goal.counts) == 2:
            assert found == sorted([goal.counts[0].points, goal.counts[0].most, goal.counts[1].most])
        else:
            (tally,) = goal.counts
            eras = [tally.era_min, tally.era_max] if (tally.era_min, tally.era_max) != (1, 6) else []
            assert found == sorted([tally.points, tally.most, *eras])
