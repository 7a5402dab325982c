"""The words of Tapestry: every message is there in both languages, says what the rules say, and reads well."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from gobelin.games import tapestry
from gobelin.games.imperial_settlers import GAME as SETTLERS
from gobelin.games.tapestry import EVENTS, GAME, PHASES
from gobelin.games.tapestry.actions import effects_in
from gobelin.games.tapestry.automa_parts import Indicator
from gobelin.games.tapestry.benefits import Choose, Gain, Repeat, Score, ScorePer
from gobelin.games.tapestry.components import IncomeSpace
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.settings import VARIANTS
from gobelin.games.tapestry.state import AUTOMA, FACE_DOWN, SHADOW
from gobelin.games.tapestry.vocabulary import BUILDINGS, RESOURCES, Named, Terrain
from gobelin.kernel import SeatEvent
from gobelin.locales import LANGUAGES, Texts
from support.saying import calls, tellings, told, words
from support.wording import Wording, each_language, numbers, unworded

HOME = Path(tapestry.__file__).parent
REASONS = {"district", "first_in_era", "first_into_era", "explore", "research", "reaction", "landmark_card"}
"""Why resources and points come, besides components."""
MULTIPLIED = {"landmarks_and_territories", "military_and_science_spaces", "technology_and_exploration_spaces"}
PROCEDURES = {"conquer_opponent", "conquer_neutral", "explore"}
STEPS = {"nearest_to_island", "nearest_to_single", "nearest_to_human", "furthest_from_human"}
STEPWISE = ("nearest", "furthest")
"""The functions that narrow the hexes of the Automa, with the name of the step last."""
PIECES = {"outpost", "token", "treasure"}
SHARED = {"amount", "row", "column", "other-row", "other-column", "island-place", "landmark-turned", "tile-turned"}
"""Messages that others mention, with variables of their own; those that begin with `pay-` too."""
OF_THE_BOARD = ("table-", "effect-", "plot-", "consequence-", "text-", "decision-")
"""How the messages begin that boards, consequences and the words of components use."""


def components() -> list[Named]:
    """Everything of the box that has a name; the science die is the track of that name."""
    found = [
        part
        for field in BOX.__struct_fields__
        for part in _all(getattr(BOX, field))
        if isinstance(part, Named) and not (field == "dice" and part.id in BOX.tracks)
    ]
    return list({id(part): part for part in found}.values())


def _all(facts: object) -> Iterator[object]:
    if isinstance(facts, Mapping):
        yield from facts.values()
    elif isinstance(facts, tuple):
        yield from facts


EVERYTHING = components()
INCOME_SPACES = [space for track in BOX.income_tracks.values() for space in track.spaces]
WITH_TEXT: list[Named | IncomeSpace] = [*EVERYTHING, *INCOME_SPACES]
FACES = [f"{die.id}_{n}" for die in BOX.dice.values() for n in range(len(die.faces))]


# --- what the rules say, without playing them -------------------------------------------------------------------------


@cache
def topics() -> set[str]:
    """What is asked."""
    place = {"Ask": 1, "AskEach": 0}
    found = [words(call.args[place[name]]) for name, call in calls(HOME) if name in place]
    assert all(found), "a topic is not written out"
    return set().union(*found)


def effect_words() -> set[str]:
    """The words of effects to choose from."""
    return {effect.word for effect in effects_in(BOX) if not isinstance(effect, Choose | Repeat)} | {"choice"}


def ids() -> set[str]:
    """Everything that has a name."""
    named = {item.id for item in EVERYTHING} | {space.id for space in INCOME_SPACES} | {*FACES}
    named |= {*RESOURCES, *BUILDINGS, *get_args(Terrain), *get_args(Indicator), *PHASES, *VARIANTS} | effect_words()
    for mat in BOX.civilizations.values():
        named |= {*mat.choices, *mat.categories, *mat.treasures}
    return (
        named
        | REASONS
        | MULTIPLIED
        | PROCEDURES
        | STEPS
        | PIECES
        | {"over", "start", "red", "black", "player", "rival", FACE_DOWN}
    )


WORDING = Wording(GAME, HOME, topics, shared=SHARED, loose=("pay-",), of_the_board=OF_THE_BOARD)
text_of = WORDING.text_of


# --- completeness -----------------------------------------------------------------------------------------------------


def test_the_rules_tell_the_events_that_are_declared() -> None:
    assert told(HOME) == set(EVENTS)


def test_reasons_and_steps_are_known() -> None:
    giving = ("score", "lose_points", "receive", "receive_any", "gain_building", "gain_any_building")
    given = [words(call.args[-1]) for name, call in calls(HOME) if name in giving]
    assert set().union(*given) <= ids()
    valid = [words(call.args[1]) for verb, call in tellings(HOME) if verb == "hexes_valid"]
    assert set().union(*valid) == PROCEDURES
    narrowed = [words(call.args[3]) for name, call in calls(HOME) if name in STEPWISE and len(call.args) == 4]
    assert set().union(*narrowed) == STEPS


@each_language
def test_no_message_is_missing_and_none_is_unused(language: str) -> None:
    expected = WORDING.expected(ids() - {item.id for item in WITH_TEXT} - {*FACES}, []) | {
        f"seat-{AUTOMA}",
        f"seat-{SHADOW}",
    }
    assert GAME.ledger is not None
    expected |= {f"source-{group}" for group in GAME.ledger.groups}
    found = set(WORDING.messages(language))
    assert not expected - found
    assert not found - expected - WORDING.special() - WORDING.mentioned(language)


@each_language
def test_an_event_has_a_version_for_those_who_see_a_part_where_there_are_such(language: str) -> None:
    assert WORDING.attributes(language) == {f"event-{verb}": ["hidden"] for verb in WORDING.hidden_parts}


def test_both_languages_have_the_same_messages_and_variables() -> None:
    assert WORDING.shape("en") == WORDING.shape("de")


@each_language
def test_messages_say_all_that_their_verb_and_event_say(language: str) -> None:
    assert WORDING.misworded(language) == []


@each_language
def test_every_declared_option_reads_without_a_gap(language: str) -> None:
    assert WORDING.read_options(language)


@each_language
@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_event_reads_without_a_gap(language: str, number: int) -> None:
    ids = {
        "card": "trap",
        "track_card": "decision_01",
        "tie_card": "decision_02",
        "capital": "desert",
        "civilization": "nomads",
        "resource": "coin",
        "tile": "territory_01",
        "item": "space_16_monolith",
        "track": "science",
        "space": "scouting",
        "landmark": "forge",
        "building": "farm",
        "red": "conquer_red_0",
        "black": "conquer_black_0",
        "die": "conquer_black_4",
        "achievement": "middle_island",
        "terrain": "forest",
        "category": "tech_cards",
        "why": "district",
        "indicator": "landmark_or_end",
        "procedure": "conquer_neutral",
        "step": "nearest_to_island",
        "origin": "science",
        "piece": "outpost",
        "mark": "science",
        "way": "track_position",
    }
    assert WORDING.read_events(language, ids, number)


@pytest.mark.parametrize("with_expansion", [False, True])
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_random_game_finds_all_its_words(seats: int, with_expansion: bool) -> None:
    variants = dict.fromkeys(("two_first_cards", "two_civilizations", "cheap_nanotechnology"), True)
    settings = GAME.settings(
        expansions=["pp"] * with_expansion, placeholders=with_expansion, **(variants if with_expansion else {})
    )
    for seed in range(3):
        assert unworded(GAME, settings, seats, f"words/{seed}", share=0.05) == set()


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
    for option in WORDING.options:
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


@pytest.mark.parametrize("item", [item.id for item in WITH_TEXT])
def test_a_text_gives_the_same_numbers_in_both_languages(item: str) -> None:
    texts = [text_of(language, item) for language in LANGUAGES]
    assert sorted(numbers(texts[0])) == sorted(numbers(texts[1]))
    assert all(text.endswith(".") for text in texts)


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
        "en": {"when_played": "When played: ", "this_era": "This era: "},
        "de": {"when_played": "Beim Ausspielen: ", "this_era": "In dieser Ära: "},
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
    assert set(facts.amounts.values()) | {*facts.table} <= set(told)
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
    assert len(EVERYTHING) == 322
    assert figures(BOX.tech_cards["transistors"]) == {1: 2, 4: 1}
