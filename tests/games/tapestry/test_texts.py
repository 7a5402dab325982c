"""The words of Tapestry: every message is there in both languages, says what the rules say, and reads well."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from gobelin.games import tapestry
from gobelin.games.imperial_settlers import GAME as SETTLERS
from gobelin.games.tapestry import GAME
from gobelin.games.tapestry.benefits import Gain, Score, ScorePer, effects_in
from gobelin.games.tapestry.loading import BOX, FILES
from gobelin.games.tapestry.state import AUTOMA, SHADOW
from gobelin.kernel import SeatEvent
from gobelin.locales import LANGUAGES, Texts
from gobelin.testkit.texts import numbers
from support.saying import calls, tellings, words

HOME = Path(tapestry.__file__).parent
GIVING = {"score", "lose_points", "receive", "receive_any", "gain_building", "gain_any_building"}
PROCEDURES = {"conquer_opponent", "conquer_neutral", "explore"}
STEPS = {"nearest_to_island", "nearest_to_single", "nearest_to_human", "furthest_from_human"}
STEPWISE = ("nearest", "furthest")
"""The functions that narrow the hexes of the Automa, with the name of the step last."""
EVERYTHING = [item for item in FILES.named(BOX) if item not in BOX.dice.values() or item.id not in BOX.tracks]
"""Everything of the box that has a name; the science die is the track of that name."""

each_language = pytest.mark.parametrize("language", LANGUAGES)


def text_of(language: str, item: str) -> str:
    """What is said about a component."""
    return Texts(GAME, language).text(f"text-{item}")


# --- what the rules say, without playing them -------------------------------------------------------------------------


@cache
def topics() -> set[str]:
    """What is asked."""
    place = {"Ask": 1, "AskEach": 0}
    found = [words(call.args[place[name]]) for name, call in calls(HOME) if name in place]
    assert all(found), "a topic is not written out"
    return set().union(*found)


# --- completeness -----------------------------------------------------------------------------------------------------


def test_reasons_and_steps_are_known() -> None:
    given = set().union(*(words(call.args[-1]) for name, call in calls(HOME) if name in GIVING))
    valid = [words(call.args[1]) for verb, call in tellings(HOME) if verb == "hexes_valid"]
    assert set().union(*valid) == PROCEDURES
    narrowed = [words(call.args[3]) for name, call in calls(HOME) if name in STEPWISE and len(call.args) == 4]
    assert set().union(*narrowed) == STEPS
    known = given | PROCEDURES | STEPS
    assert all(Texts(GAME, language).has(f"name-{name}") for language in LANGUAGES for name in known)


# --- good words -------------------------------------------------------------------------------------------------------


@each_language
def test_words_agree_with_numbers(language: str) -> None:
    def told(verb: str, *args: Any) -> str:
        return Texts(GAME, language, ["Ada"]).event(SeatEvent(0, verb, args, False))

    said = [told("gained", 0, amount, "coin", "barter") for amount in (1, 2)]
    said += [told("paid", 0, 2, "food", "trap"), told("scored", 0, 1, "trap"), told("scored", 0, 10, "trap")]
    said += [told("hexes_valid", "explore", hexes) for hexes in (0, 1, 2)]
    expected = {
        "en": [
            "Ada gained 1 coin (Barter)",
            "Ada gained 2 coins (Barter)",
            "Ada paid 2 food (Trap)",
            "Ada scored 1 victory point (Trap)",
            "Ada scored 10 victory points (Trap)",
            "The Automa had no hex to choose (explore)",
            "The Automa had 1 hex to choose from (explore)",
            "The Automa had 2 hexes to choose from (explore)",
        ],
        "de": [
            "Ada: 1 Münze erhalten (Tauschhandel)",
            "Ada: 2 Münzen erhalten (Tauschhandel)",
            "Ada: 2 Nahrung bezahlt (Falle)",
            "Ada: 1 Siegpunkt (Falle)",
            "Ada: 10 Siegpunkte (Falle)",
            "Automa: kein Feld zur Wahl (Erkunden)",
            "Automa: 1 Feld zur Wahl (Erkunden)",
            "Automa: 2 Felder zur Wahl (Erkunden)",
        ],
    }
    assert said == expected[language]


@each_language
def test_a_payment_names_only_what_is_paid(language: str) -> None:
    texts = Texts(GAME, language)
    payments = ((0, 0, 0, 0), (1, 0, 0, 0), (2, 0, 1, 0), (0, 1, 0, 2), (1, 1, 1, 0), (1, 2, 0, 1), (1, 1, 1, 1))
    assert [texts.option("pay", ("pay", *payment)) for payment in payments] == {
        "en": [
            "Pay nothing",
            "Pay 1 coin",
            "Pay 2 coins and 1 food",
            "Pay 1 worker and 2 culture",
            "Pay 1 coin, 1 worker and 1 food",
            "Pay 1 coin, 2 workers and 1 culture",
            "Pay 1 coin, 1 worker, 1 food and 1 culture",
        ],
        "de": [
            "Nichts zahlen",
            "1 Münze zahlen",
            "2 Münzen und 1 Nahrung zahlen",
            "1 Arbeiter und 2 Kultur zahlen",
            "1 Münze, 1 Arbeiter und 1 Nahrung zahlen",
            "1 Münze, 2 Arbeiter und 1 Kultur zahlen",
            "1 Münze, 1 Arbeiter, 1 Nahrung und 1 Kultur zahlen",
        ],
    }[language]


@each_language
def test_every_payment_names_each_resource_with_its_amount(language: str) -> None:
    texts = Texts(GAME, language)
    for option in map(GAME.verbs.option, range(GAME.verbs.size)):
        if option[0] == "pay":
            assert numbers(texts.option("pay", option)) == [amount for amount in option[1:] if amount]


@each_language
def test_plots_and_turns_are_told_as_players_count_them(language: str) -> None:
    texts = Texts(GAME, language)
    said = [
        texts.option("building", ("place", 0, 8)),
        texts.option("landmark_place", ("place", -1, 3)),
        texts.option("tile_turn", ("rotate", 5)),
        texts.option("landmark_turn", ("rotate", 1)),
        texts.option("explore", ("explore", 12)),
        texts.option("historians_square", ("uncover", 0)),
        texts.option("building", ("statue", 2)),
        texts.option("token", ("token", 0)),
    ]
    assert (
        said
        == {
            "en": [
                "Row 1, column 9",
                "Top left corner in row 0, column 4",
                "Turned 60° anticlockwise",
                "Turned 90° clockwise",
                "Hex 12",
                "The first reward",
                "On the mat: column 3",
                "The token on the start space",
            ],
            "de": [
                "Reihe 1, Spalte 9",
                "Linke obere Ecke in Reihe 0, Spalte 4",
                "Um 60° gegen den Uhrzeigersinn gedreht",
                "Um 90° im Uhrzeigersinn gedreht",
                "Feld 12",
                "Die erste Belohnung",
                "Auf das Tableau: Spalte 3",
                "Der Marker auf dem Startfeld",
            ],
        }[language]
    )


def test_the_solo_opponents_have_names_of_their_own() -> None:
    assert [Texts(GAME, "en", ["Ada"]).seat(seat) for seat in (0, 1, AUTOMA, SHADOW)] == [
        "Ada",
        "Seat 2",
        "Automa",
        "Shadow Empire",
    ]
    assert Texts(GAME, "de").seat(SHADOW) == "Schattenreich"
    assert Texts(GAME, "en", list("abcdefg")).seat(AUTOMA) == "f"
    assert Texts(SETTLERS, "en").seat(AUTOMA) == "Seat 6"


@each_language
def test_questions_have_no_figures_that_components_decide(language: str) -> None:
    texts = Texts(GAME, language)
    for topic in topics():
        assert texts.ask(topic).endswith(("?", ".")), topic
        assert not numbers(texts.ask(topic)), topic


def figures(facts: object) -> Counter[int]:
    """The numbers of points and pieces within some facts, each as often as it is there."""
    found: Counter[int] = Counter()
    for effect in effects_in(facts):
        match effect:
            case Score(vp=number) | ScorePer(n=number) | Gain(n=number):
                found[number] += 1
    return found


@each_language
@pytest.mark.parametrize("card", BOX.tapestry_cards)
def test_the_text_of_a_tapestry_card_tells_timing_and_numbers(language: str, card: str) -> None:
    facts, text = BOX.tapestry_cards[card], text_of(language, card)
    timing = {
        "en": {"when_played": "When played: ", "this_era": "This era: ", "permanent": "For the rest of the game: "},
        "de": {"when_played": "Beim Ausspielen: ", "this_era": "In dieser Ära: ", "permanent": "Bis zum Spielende: "},
    }[language]
    assert timing[facts.timing] in text
    assert sum(word in text for word in timing.values()) == 1
    twice = {"en": "twice", "de": "zweimal"}[language]
    told = numbers(text) + [2] * (twice in text)
    reaction = [facts.reaction.gain] if facts.reaction else []
    assert set(figures((facts.effect, *(trigger.then for trigger in facts.on), *reaction))) <= set(told)
    assert set(facts.amounts.values()) <= set(told)


@each_language
@pytest.mark.parametrize("civilization", BOX.civilizations)
def test_the_text_of_a_civilization_tells_its_numbers_and_its_adjustment(language: str, civilization: str) -> None:
    facts, text = BOX.civilizations[civilization], text_of(language, civilization)
    mark = {"en": " At the start, with adjustments: ", "de": " Anpassung zu Beginn: "}[language]
    plain, _, adjusted = text.partition(mark)
    third = {"en": "3rd", "de": "3."}[language]
    told = numbers(plain.replace(third, "3"))
    assert set(facts.amounts.values()) <= {*told, *numbers(adjusted)}
    assert {*facts.table} <= set(told)
    for part in (facts.columns, facts.squares, facts.treasures):
        assert set(figures(part)) <= set(told)
    # the one of the Riverfolk concerns a capital that is not in this box
    assert bool(adjusted) is (facts.adjustment is not None and civilization != "riverfolk")
    if facts.adjustment is not None:
        assert set(figures(facts.adjustment.gain)) <= set(numbers(adjusted))
        assert len(numbers(adjusted)) >= len(facts.adjustment.lose)


@each_language
def test_what_is_not_as_printed_says_so(language: str) -> None:
    stand_in = {"en": "Stand-in, not a printed card. ", "de": "Platzhalter, keine gedruckte Karte. "}[language]
    rebuilt = {"en": "econstructed: ", "de": "achgebildet: "}[language]
    for item in EVERYTHING:
        text = text_of(language, item.id)
        placeholder = getattr(item, "placeholder", False)
        assert text.startswith(stand_in) is placeholder
        if item.source == "reconstructed" and not placeholder:
            assert rebuilt in text, item.id
        if rebuilt in text:
            assert item.source == "reconstructed" or item.confidence == "low", item.id


def test_the_tests_look_at_all_components() -> None:
    assert sum(getattr(item, "set", "base") in ("base", "pp") for item in EVERYTHING) == 322
    assert figures(BOX.tech_cards["transistors"]) == {1: 2, 4: 1}
