"""The words of Hyperborea: every message is there in both languages, says what the rules say, and reads well."""

import ast
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from gobelin.games import hyperborea
from gobelin.games.hyperborea import EVENTS, GAME, PHASES
from gobelin.games.hyperborea.components import CUBES, METALS, STACKS, Card, Effect, FactionTile, Zone
from gobelin.games.hyperborea.ending import PARTS
from gobelin.games.hyperborea.loading import BOX, FILES, _effects
from gobelin.kernel import Told
from gobelin.locales import LANGUAGES, Texts
from gobelin.toolkit.box import Facts
from support.saying import calls, told, words
from support.wording import Wording, each_language, numbers, unworded

HOME = Path(hyperborea.__file__).parent
LENGTHS, MODES = ("short", "normal", "long"), ("invasion", "faction_war")
EFFECTS = set(Effect.__struct_fields__) - {"choice"}
SOURCES = {"graveyard"}
"""Why gems come, besides components."""
SHARED = {"amount", "cube", "point", "row", "where"}
"""Messages that others mention, with variables of their own."""
ELSEWHERE = (
    *("consequence-", "group-", "table-"),
    *("set-name", "homeland", "base-technology", "joined", "gain", "steps", "while-filled", "passive-", "faction"),
    *("objective", "ground", "land", "ruins"),
)
"""How the messages begin that boards use, and those of which the words of components are made."""
EVERYTHING = [item for name in FILES.blocks if name != "layouts" for item in getattr(BOX, name).values()]
WITH_TEXT = [*(item.id for item in EVERYTHING), *BOX.sets, *(name for name in BOX.lands if name not in BOX.hexes)]


# --- what the rules say, without playing them -------------------------------------------------------------------------


@cache
def topics() -> set[str]:
    """What is asked; the markers of the start have a topic for each level that there can be."""
    found: set[str] = set()
    for name, call in calls(HOME):
        if name in ("Ask", "AskEach"):
            match call.args[1 if name == "Ask" else 0]:
                case ast.Constant(str(topic)):
                    found.add(topic)
                case ast.JoinedStr(values=[ast.Constant("level_"), _]):
                    found |= {f"level_{level}" for level in range(1, BOX.start.last_level + 1)}
                case other:
                    raise AssertionError(f"a topic is not written out: {ast.unparse(other)}")
    return found


def ids() -> set[str]:
    """Everything that has a name and is no component."""
    named = {*CUBES, *PHASES, "over", *LENGTHS, *MODES, *PARTS, *METALS, *METALS.values()}
    return (
        named
        | EFFECTS
        | SOURCES
        | {"same", "different", "free", "ghost", *get_args(Zone), *STACKS, "available", "unused"}
    )


WORDING = Wording(GAME, HOME, topics, shared=SHARED, of_the_board=ELSEWHERE)
text_of = WORDING.text_of


# --- completeness -----------------------------------------------------------------------------------------------------


def test_the_rules_tell_the_events_that_are_declared() -> None:
    assert all(words(call.args[0]) for name, call in calls(HOME) if name == "tell")
    assert told(HOME) == set(EVENTS)


def test_gems_come_from_known_sources() -> None:
    given = {"gain_gems", "take_gems"}
    sources = [call.args[2] for name, call in calls(HOME) if name in given and len(call.args) == 3]
    assert {source.value for source in sources if isinstance(source, ast.Constant)} == SOURCES


@each_language
def test_every_component_has_a_name_and_a_text(language: str) -> None:
    texts = Texts(GAME, language)
    assert all(texts.has(f"{kind}-{item}") for item in GAME.described for kind in ("name", "text") if item != "game")
    assert texts.missing == set()


@each_language
def test_no_message_is_missing_and_none_is_unused(language: str) -> None:
    expected = WORDING.expected(ids(), (), choices=LENGTHS + MODES)
    found = set(WORDING.messages(language))
    assert not expected - found
    assert not found - expected - WORDING.special() - SHARED


@each_language
def test_an_event_has_a_version_for_those_who_see_a_part_where_there_are_such(language: str) -> None:
    attributes = WORDING.attributes(language)
    assert attributes == {f"event-{verb}": ["hidden"] for verb in WORDING.hidden_parts}
    assert list(attributes) == ["event-put_back", "event-kept_token"]


def test_both_languages_have_the_same_messages_and_variables() -> None:
    assert WORDING.shape("en") == WORDING.shape("de")


@each_language
def test_messages_say_all_that_their_verb_and_event_say(language: str) -> None:
    assert WORDING.misworded(language) == []


@each_language
def test_every_declared_option_reads_without_a_gap(language: str) -> None:
    assert WORDING.worded_by_topics(language, "clear") == ["", "reset"]
    said = WORDING.read_options(language)
    assert not [text for text in said if not (text[0].isupper() or text[0].isdecimal())]


@each_language
@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_event_reads_without_a_gap(language: str, number: int) -> None:
    ids = {
        "tile": "red_duchy_a",
        "cube": "orange",
        "technology": "trade_2",
        "effect": "ranged_attack",
        "what": "teleport",
        "source": "tithes",
        "where": "unused",
        "row": "blue",
        "land": "centre_02",
        "metal": "gold",
        "city": "capital",
        "token": "gold_orb",
        "stack": "IV",
        "card": "golems",
        "objective": "objective_vp",
        "why": "control",
    }
    assert WORDING.read_events(language, ids, number)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_random_game_finds_all_its_words(seats: int, mode: str) -> None:
    settings = GAME.settings(mode=mode, length="short")
    assert unworded(GAME, settings, seats, f"words/{mode}", share=0.01) == set()


# --- good words -------------------------------------------------------------------------------------------------------


@each_language
def test_words_agree_with_numbers_and_colours(language: str) -> None:
    texts = Texts(GAME, language, ["Ada", "Bo"])

    def told(verb: str, *args: Any) -> str:
        return texts.event(Told(0, verb, args, False))

    said = [told("produced", 0, amount, "move", "cavalry") for amount in (1, 2)]
    said += [told("gems", 0, 2, "graveyard"), told("drew", 0, "orange", "end"), told("scored", 0, 1, "ghosts")]
    said += [told("discarded_grey", 0, "unused"), told("destroyed", 0, 1, 7, 0, "graveyard", "attack")]
    said += [
        texts.option("turn", ("place", "green", "trade_1")),
        texts.option("turn", ("clear", "golems", "grey")),
        texts.option("reset", ("clear", "golems", "grey")),
        texts.option("turn", ("attack", 7, 1, 0)),
        texts.option("turn", ("attack", 7, 1, 2)),
        texts.option("turn", ("develop", "blue", 3)),
        texts.option("turn", ("use_token", "gold_orb")),
        texts.option("token", ("use_token", "gold_orb")),
        texts.option("extra_cube", ("cube", "red")),
    ]
    expected = {
        "en": [
            "Ada gained 1 movement point (Cavalry)",
            "Ada gained 2 movement points (Cavalry)",
            "Ada took 2 gems (graveyard)",
            "Ada drew an orange cube for the next turn",
            "Ada scored 1 victory point (destroyed ghosts)",
            "Ada returned a grey cube, from the unused ones",
            "Ada used an attack point to destroy a figure on hex 7 and put it into the graveyard (Bo)",
            "Place a green cube on Trade, set 1",
            "Shift a grey cube from Golems to the unused ones",
            "Put a grey cube from Golems into your bag",
            "Destroy a figure of Bo on hex 7",
            "Destroy the figure of Bo in site 2 of hex 7",
            "Raise the blue row by 3 steps",
            "Use the stored ruin token: Golden Orb",
            "Use Golden Orb at once",
            "Red",
        ],
        "de": [
            "Ada: 1 Bewegungspunkt erhalten (Reiterei)",
            "Ada: 2 Bewegungspunkte erhalten (Reiterei)",
            "Ada: 2 Edelsteine genommen (Friedhof)",
            "Ada: für den nächsten Zug 1 orangen Würfel gezogen",
            "Ada: 1 Siegpunkt (vernichtete Geister)",
            "Ada: 1 grauen Würfel in den Vorrat zurückgelegt, aus: Ungenutzte Würfel",
            "Ada: Spielfigur auf Feld 7 mit 1 Angriffspunkt vernichtet und auf den Friedhof gelegt (Bo)",
            "1 grünen Würfel auf „Handel, Set 1“ setzen",
            "1 grauen Würfel von „Golems“ zu den Ungenutzten Würfeln legen",
            "1 grauen Würfel von „Golems“ in den Beutel legen",
            "Feld 7: 1 Spielfigur vernichten (Bo)",
            "Feld 7: die Spielfigur in Ort 2 vernichten (Bo)",
            "Die blaue Reihe um 3 Stufen erhöhen",
            "Das aufbewahrte Ruinen-Plättchen nutzen: Goldene Kugel",
            "Goldene Kugel sofort nutzen",
            "Rot",
        ],
    }
    assert said == expected[language]


@each_language
def test_questions_end_as_questions_and_name_only_the_level_of_their_topic(language: str) -> None:
    texts = Texts(GAME, language)
    for topic in topics():
        assert texts.ask(topic).endswith("?"), topic
        assert numbers(texts.ask(topic)) == numbers(topic), topic


@pytest.mark.parametrize("item", WITH_TEXT)
def test_a_text_gives_the_same_numbers_in_both_languages(item: str) -> None:
    english, german = (text_of(language, item) for language in LANGUAGES)
    assert sorted(numbers(english)) == sorted(numbers(german))
    assert english.endswith(".")
    assert german.endswith(".")


def figures(facts: Facts) -> Counter[int]:
    """The numbers of points and pieces within the effects of some facts, each as often as it is there."""
    found: Counter[int] = Counter()
    for _, effect in _effects(facts):
        found.update(number for name in EFFECTS - {"develop"} if (number := getattr(effect, name)))
        for group in effect.develop:
            found.update([1, group.steps] if group.row == "different" else [group.steps])
    return found


@each_language
@pytest.mark.parametrize("item", [*BOX.sets, *BOX.cards, *BOX.cities, *BOX.ruin_tokens, *BOX.faction_tiles])
def test_a_text_names_exactly_the_numbers_of_its_component(language: str, item: str) -> None:
    facts: Facts = {**BOX.sets, **BOX.cards, **BOX.cities, **BOX.ruin_tokens, **BOX.faction_tiles}[item]
    told = Counter(numbers(text_of(language, item)))
    passive = getattr(facts, "passive", None)
    if passive is not None:
        limits = (passive.minimum_figures, passive.starting_figures, passive.upgrade_threshold, passive.end_phase_draw)
        told.subtract(number for number in limits if number)
        told.subtract(number for number in (passive.fortress_strength, passive.ruin_choice) if number > 1)
    assert +told == figures(facts)


@each_language
def test_lasting_cards_say_so_and_others_do_not(language: str) -> None:
    mark = {"en": "While filled: ", "de": "Solange vollständig: "}[language]
    for card in BOX.cards.values():
        assert text_of(language, card.id).startswith(mark) is card.continuous, card.id


@each_language
def test_a_bonus_for_a_set_names_its_technology(language: str) -> None:
    texts, checked = Texts(GAME, language), 0
    items: list[Card | FactionTile] = [*BOX.cards.values(), *BOX.faction_tiles.values()]
    for item in items:
        if item.passive is not None and item.passive.on_activate is not None:
            assert texts.name(item.passive.on_activate.technology) in text_of(language, item.id)
            checked += 1
    assert checked == 10
