"""The words of Imperial Settlers: whole, the same in both languages, and true to the cards."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import ast as ftl

from gobelin.games import imperial_settlers
from gobelin.games.imperial_settlers import EVENTS, GAME, PHASES
from gobelin.games.imperial_settlers.components import (
    CARD,
    COLOURS,
    DEAL,
    GOODS,
    KINDS,
    Action,
    Goods,
)
from gobelin.games.imperial_settlers.loading import BOX
from gobelin.games.imperial_settlers.scoring import RANKS
from gobelin.games.imperial_settlers.setup import CardPhase, SettlersSettings
from gobelin.kernel import Option, Told
from gobelin.locales import LANGUAGES, Texts
from support.messages import messages as all_messages
from support.messages import uses

REASONS = ("exchange", "foundation", "common_locations", "faction_locations")
"""Why goods and points come, besides cards and factions."""

EVERYTHING = [*BOX.factions.values(), *BOX.cards.values(), *BOX.attack_cards.values()]
each_language = pytest.mark.parametrize("language", LANGUAGES)


# --- what the rules say, without playing them -------------------------------------------------------------------------


@cache
def calls() -> list[tuple[str, ast.Call]]:
    """Every call in the rules, with the name of what is called."""
    found = []
    for path in sorted(Path(imperial_settlers.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(name) | ast.Attribute(attr=name)):
                    found.append((name, node))
    return found


def words(node: ast.AST) -> set[str]:
    """The words that an expression can be; `a if b else c` can be two."""
    match node:
        case ast.Constant(str(word)):
            return {word}
        case ast.IfExp(body=body, orelse=orelse):
            return words(body) | words(orelse)
    return set()


def topics() -> set[str]:
    """What is asked."""
    place = {"Ask": 1, "AskEach": 0, "Operated": 0}
    return {word for name, call in calls() if name in place for word in words(call.args[place[name]])}


def tellings() -> Iterator[tuple[str, ast.Call]]:
    """Each event that is told somewhere, with the telling."""
    for name, call in calls():
        if name == "tell":
            yield from ((word, call) for word in words(call.args[0]))


def hidden_parts() -> dict[str, int]:
    """The events of which some see only a part, and how many arguments they see."""
    return {
        verb: len(keyword.value.elts)
        for verb, call in tellings()
        for keyword in call.keywords
        if keyword.arg == "others" and isinstance(keyword.value, ast.Tuple)
    }


def view_keys() -> set[str]:
    """The keys that the view is built with."""
    tree = ast.parse((Path(imperial_settlers.__file__).with_name("view.py")).read_text("utf-8"))
    keys: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            keys |= {word for key in node.keys if key is not None for word in words(key)}
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            keys |= words(node.slice)
    return keys


def ids() -> set[str]:
    """Everything that has a name."""
    named = {item.id for item in EVERYTHING} | {*BOX.copies, *BOX.attack_deck}
    return named | {*GOODS, *PHASES, "over", *KINDS, *COLOURS, *REASONS, *(rank for _, rank in RANKS)}


# --- what the files say -----------------------------------------------------------------------------------------------


def messages(language: str) -> dict[str, ftl.Message]:
    """The messages of a language by their ids."""
    return all_messages(GAME.name, language)


def variables(language: str, node: ftl.BaseNode | None) -> set[str]:
    """The variables of a message, those of the messages it mentions included."""
    found = uses(node)
    return found.variables.union(*(variables(language, messages(language)[name]) for name in found.messages))


def options() -> list[Option]:
    """Every option that is declared."""
    return [GAME.verbs.option(number) for number in range(GAME.verbs.size)]


def verbs() -> set[str]:
    return {str(option[0]) for option in options()}


def text_of(language: str, card: str) -> str:
    return Texts(GAME, language).text(f"text-{card}")


# --- completeness -----------------------------------------------------------------------------------------------------


def test_the_rules_tell_the_events_that_are_declared() -> None:
    assert {verb for verb, _ in tellings()} == set(EVENTS)


def test_reasons_are_known() -> None:
    told = {word for verb, call in tellings() if verb in ("gained", "scored") for word in words(call.args[-1])}
    given = {word for name, call in calls() if name in ("gain", "score") for word in words(call.args[-1])}
    assert told | given <= set(REASONS)


@each_language
def test_names_are_those_of_the_components(language: str) -> None:
    texts = Texts(GAME, language)
    assert {item.id: texts.name(item.id) for item in EVERYTHING} == {
        item.id: item.name_en if language == "en" else item.name_de for item in EVERYTHING
    }
    assert {copy.id: texts.name(copy.id) for copy in BOX.copies.values()} == {
        copy.id: texts.name(copy.card) for copy in BOX.copies.values()
    }
    assert {copy: texts.name(copy) for copy in BOX.attack_deck} == {
        f"{card.id}_{letter}": texts.name(card.id)
        for card in BOX.attack_cards.values()
        for letter in "abc"[: card.count]
    }


@each_language
def test_no_message_is_missing_and_none_is_unused(language: str) -> None:
    expected = {"title", "summary"}
    expected |= {f"setting-{name}" for name in SettlersSettings.__struct_fields__}
    expected |= {f"choice-{value}" for value in get_args(CardPhase)}
    expected |= {f"ask-{topic}" for topic in topics()}
    expected |= {f"option-{verb}" for verb in verbs()}
    expected |= {f"event-{verb}" for verb in EVENTS}
    expected |= {f"name-{item}" for item in ids()}
    expected |= {f"text-{item.id}" for item in EVERYTHING}
    expected |= {f"label-{key}" for key in view_keys()}
    found = messages(language)
    assert not expected - set(found)
    special = {f"option-{topic}-{verb}" for topic in topics() for verb in verbs()}
    mentioned = {name for message in found.values() for name in uses(message).messages}
    assert not set(found) - expected - special - mentioned


@each_language
def test_an_event_has_a_version_for_those_who_see_a_part_where_there_are_such(language: str) -> None:
    attributes = {
        name.removeprefix("event-"): [attribute.id.name for attribute in message.attributes]
        for name, message in messages(language).items()
        if message.attributes
    }
    of_kinds = {f"option-{verb}": ["attack"] for verb in ("end_deal", "take_deal")}
    assert attributes == {verb: ["hidden"] for verb in hidden_parts()} | of_kinds


def test_both_languages_have_the_same_messages_and_variables() -> None:
    def shape(language: str) -> dict[str, list[set[str]]]:
        return {
            name: [variables(language, part) for part in (message.value, *message.attributes)]
            for name, message in messages(language).items()
        }

    assert shape("en") == shape("de")


@each_language
def test_messages_say_all_that_their_verb_and_event_say(language: str) -> None:
    params = {f"option-{verb}": set(GAME.verbs[verb].params) for verb in verbs()}
    params |= {f"option-{t}-{verb}": set(GAME.verbs[verb].params) for t in topics() for verb in verbs()}
    params |= {f"event-{verb}": set(names) for verb, names in EVENTS.items()}
    for name, message in messages(language).items():
        if name != "goods":
            assert variables(language, message.value) == params.get(name, set()), name
    for verb, count in hidden_parts().items():
        (hidden,) = messages(language)[f"event-{verb}"].attributes
        assert variables(language, hidden) == set(EVENTS[verb][:count]), verb


@each_language
def test_every_declared_option_reads_without_a_gap(language: str) -> None:
    texts = Texts(GAME, language)
    for option in options():
        text = texts.option("", option)
        assert "{" not in text
        assert not text[0].isspace()
    assert not texts.missing


@each_language
@pytest.mark.parametrize("number", [1, 2])
def test_every_event_reads_without_a_gap(language: str, number: int) -> None:
    texts = Texts(GAME, language)
    ids = {
        "card": "com014",
        "from_card": "jap014",
        "deck": "common_card",
        "good": "worker",
        "what": "stone",
        "why": "common_locations",
    }
    ids |= {"faction": "romans", "rank": "king"}
    for verb, params in EVENTS.items():
        args: list[str | int] = [ids.get(param, number) for param in params]
        assert "{" not in texts.event(Told(0, verb, tuple(args), False))
        if verb in hidden_parts():
            assert "{" not in texts.event(Told(0, verb, tuple(args[: hidden_parts()[verb]]), True))
    assert not texts.missing


# --- good words -------------------------------------------------------------------------------------------------------


@each_language
def test_words_agree_with_numbers(language: str) -> None:
    def told(verb: str, *args: Any) -> str:
        return Texts(GAME, language, ["Ada"]).event(Told(0, verb, args, False))

    expected = {
        "en": ["Ada gained 1 worker (Village)", "Ada gained 2 workers (Village)", "Ada paid 2 stone"],
        "de": ["Ada: 1 Arbeiter erhalten (Dorf)", "Ada: 2 Arbeiter erhalten (Dorf)", "Ada: 2 Steine bezahlt"],
    }
    said = [told("gained", 0, amount, "worker", "com014") for amount in (1, 2)] + [told("paid", 0, 2, "stone")]
    assert said == expected[language]


@each_language
def test_gold_is_named_only_where_it_stands_in(language: str) -> None:
    texts = Texts(GAME, language)
    assert [texts.option("pay", ("pay", *gold)) for gold in ((0, 0, 0), (0, 2, 0), (1, 0, 3))] == {
        "en": [
            "Pay without gold in place of resources",
            "Pay 2 gold in place of stone",
            "Pay gold: 1 in place of wood, 3 in place of food",
        ],
        "de": [
            "Kein Gold anstelle von Rohstoffen zahlen",
            "2 Gold anstelle von Stein zahlen",
            "Gold zahlen: 1 anstelle von Holz, 3 anstelle von Nahrung",
        ],
    }[language]


@each_language
@pytest.mark.parametrize("card", BOX.cards)
def test_a_card_text_names_the_goods_of_the_card(language: str, card: str) -> None:
    facts, text, texts = BOX.cards[card], text_of(language, card), Texts(GAME, language)
    named: list[Goods] = []
    for part in (facts.effect, facts.building_bonus, facts.building_bonus and facts.building_bonus.per_colour):
        named += [getattr(part, "cost", ()), getattr(part, "gain", ())]
    for good, amount in (pair for goods in named for pair in goods):
        if good not in (CARD, DEAL):
            assert texts.text("goods", good=GOODS[good], amount=amount) in text
    for limited in (facts.effect, facts.building_bonus and facts.building_bonus.per_colour):
        if (most := getattr(limited, "max", None)) is not None:
            assert re.search(rf"\b{most}\.", text)


@each_language
@pytest.mark.parametrize("card", BOX.cards)
def test_a_card_text_speaks_of_a_bonus_and_a_second_use_where_there_is_one(language: str, card: str) -> None:
    facts, text = BOX.cards[card], text_of(language, card)
    bonus, twice = {"en": ("Building bonus: ", "twice per round"), "de": ("Bauprämie: ", "zweimal pro Runde")}[language]
    assert text.count(bonus) == (facts.building_bonus is not None)
    assert (twice in text) is (isinstance(facts.effect, Action) and facts.effect.times == 2)
    assert text.endswith(".")


@pytest.mark.parametrize("card", [item.id for item in EVERYTHING])
def test_a_card_text_gives_the_same_numbers_in_both_languages(card: str) -> None:
    numbers = [sorted(re.findall(r"\d+", text_of(language, card))) for language in LANGUAGES]
    assert numbers[0] == numbers[1]


@each_language
def test_a_faction_text_names_what_its_board_gives(language: str) -> None:
    texts = Texts(GAME, language)
    for faction in BOX.factions.values():
        for good, amount in faction.board_production:
            assert texts.text("goods", good=GOODS[good], amount=amount) in text_of(language, faction.id)


@each_language
def test_options_have_no_figures_that_components_decide(language: str) -> None:
    texts = Texts(GAME, language)
    said = [
        *(texts.option("produce", ("produce", "egy004", choice)) for choice in (0, 1, 3)),
        texts.option("trade", ("trade", "egy006", 0)),
        texts.option("turn", ("exchange", 1)),
        texts.option("turn", ("exchange", 3)),
        texts.option("copy_which", ("receive", "gold")),
        texts.option("convert", ("convert", "vp")),
    ]
    assert (
        said
        == {
            "en": [
                *(f"Pharaoh's Guard: choice {number}" for number in (1, 2, 4)),
                f"{texts.name('egy006')}: offer 1",
                "Exchange workers once",
                "Exchange workers 3 times",
                "Take gold",
                "Give up 1 victory point for victory points",
            ],
            "de": [
                *(f"Garde des Pharaos: Auswahl {number}" for number in (1, 2, 4)),
                f"{texts.name('egy006')}: Angebot 1",
                "Einmal Arbeiter tauschen",
                "3-mal Arbeiter tauschen",
                "Nehmen: Gold",
                "1 Siegpunkt für Siegpunkte abgeben",
            ],
        }[language]
    )
    for topic in topics():
        assert not re.search(r"\d|\btwo\b|\bzwei\b", texts.ask(topic)), topic


@each_language
def test_an_attack_card_is_discarded_and_no_deal(language: str) -> None:
    texts = Texts(GAME, language)
    card = texts.name("attack_gold_a")
    said = {"en": f"Discard the attack card “{card}”", "de": f"Angriffskarte „{card}“ abwerfen"}[language]
    assert texts.option("take_deal", ("take_deal", "attack_gold_a")) == said
    assert texts.option("end_deal", ("end_deal", 1, "attack_gold_a")) == said
    assert texts.name("rom022") in texts.option("take_deal", ("take_deal", "rom022"))
    assert not texts.missing
