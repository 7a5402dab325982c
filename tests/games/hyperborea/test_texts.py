"""The words of Hyperborea: every message is there in both languages, says what the rules say, and reads well."""

import ast
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from gobelin.games import hyperborea
from gobelin.games.hyperborea import GAME
from gobelin.games.hyperborea.components import Card, Effect, FactionTile
from gobelin.games.hyperborea.loading import BOX, FILES, _effects
from gobelin.kernel import SeatEvent
from gobelin.locales import LANGUAGES, Texts
from gobelin.testkit.texts import numbers, read_options
from gobelin.toolkit.box import Facts
from support.saying import calls

HOME = Path(hyperborea.__file__).parent
EFFECTS = set(Effect.__struct_fields__) - {"choice"}
SOURCES = {"graveyard"}
"""Why gems come, besides components."""
EVERYTHING = [item for name in FILES.blocks if name != "layouts" for item in getattr(BOX, name).values()]
WITH_TEXT = [*(item.id for item in EVERYTHING), *BOX.sets, *(name for name in BOX.lands if name not in BOX.hexes)]


each_language = pytest.mark.parametrize("language", LANGUAGES)


def text_of(language: str, item: str) -> str:
    """What is said about a component."""
    return Texts(GAME, language).text(f"text-{item}")


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


# --- completeness -----------------------------------------------------------------------------------------------------


def test_gems_come_from_known_sources() -> None:
    given = {"gain_gems", "take_gems"}
    sources = [call.args[2] for name, call in calls(HOME) if name in given and len(call.args) == 3]
    assert {source.value for source in sources if isinstance(source, ast.Constant)} == SOURCES
    assert all(Texts(GAME, language).has(f"name-{name}") for language in LANGUAGES for name in SOURCES)


@each_language
def test_every_component_has_a_name_and_a_text(language: str) -> None:
    texts = Texts(GAME, language)
    assert all(texts.has(f"{kind}-{item}") for item in GAME.described for kind in ("name", "text") if item != "game")
    assert texts.missing == set()


@each_language
def test_every_option_begins_as_a_sentence(language: str) -> None:
    assert not [text for text in read_options(GAME, language) if not (text[0].isupper() or text[0].isdecimal())]


# --- good words -------------------------------------------------------------------------------------------------------


@each_language
def test_words_agree_with_numbers_and_colours(language: str) -> None:
    texts = Texts(GAME, language, ["Ada", "Bo"])

    def told(verb: str, *args: Any) -> str:
        return texts.event(SeatEvent(0, verb, args, False))

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
