"""The words of Imperial Settlers: whole, the same in both languages, and true to the cards."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gobelin.games import imperial_settlers
from gobelin.games.imperial_settlers import EVENTS, GAME
from gobelin.games.imperial_settlers.effects import (
    Action,
    BuildFromOwnDeal,
    CopyRazeGood,
    DealWithEnemyFactionLocation,
    DiscardDeal,
    DiscardLocation,
    Effect,
    EnemyDiscards,
    GainFromOwnDeal,
    HandCommonCardBecomesFoundation,
    Offer,
    OnBuild,
    ProduceDraw,
    ProducePer,
    Protect,
    RazeLocation,
    RepeatProduction,
    Stash,
    Store,
)
from gobelin.games.imperial_settlers.loading import BOX
from gobelin.games.imperial_settlers.vocabulary import FOOD, RAZE, VP, WORKER
from gobelin.games.imperial_settlers.words import Wording
from gobelin.kernel import SeatEvent
from gobelin.locales import LANGUAGES, Texts
from gobelin.testkit.texts import numbers
from support.saying import calls, tellings, words

HOME = Path(imperial_settlers.__file__).parent
REASONS = ("exchange", "foundation", "common_locations", "faction_locations", "start_hand", "cards")
"""Why goods, cards and points come, besides cards and factions."""

each_language = pytest.mark.parametrize("language", LANGUAGES)


# --- what the rules say, without playing them -------------------------------------------------------------------------


def topics() -> set[str]:
    """What is asked."""
    place = {"Ask": 1, "AskEach": 0, "OperationRule": 0}
    return {word for name, call in calls(HOME) if name in place for word in words(call.args[place[name]])}


# --- completeness -----------------------------------------------------------------------------------------------------


def test_reasons_are_known() -> None:
    place = {"gain": 3, "score": 3, "add_points": 3, "draw_card": 3, "pay": 3, "pay_tokens": 3}
    told = {
        word
        for verb, call in tellings(HOME)
        if "why" in EVENTS[verb]
        for word in words(call.args[1 + EVENTS[verb].index("why")])
    }
    given = {
        word
        for name, call in calls(HOME)
        if name in place and len(call.args) > place[name]  # an account scores, too
        for word in words(call.args[place[name]])
    }
    assert told | given <= set(REASONS)
    assert {"exchange", "start_hand"} <= told | given


# --- good words -------------------------------------------------------------------------------------------------------


@each_language
def test_words_agree_with_numbers(language: str) -> None:
    def told(verb: str, *args: Any) -> str:
        return Texts(GAME, language, ["Ada"]).event(SeatEvent(0, verb, args, False))

    expected = {
        "en": ["Ada gained 1 worker (Village)", "Ada gained 2 workers (Village)", "Ada paid 2 stone (Town)"],
        "de": ["Ada: 1 Arbeiter erhalten (Dorf)", "Ada: 2 Arbeiter erhalten (Dorf)", "Ada: 2 Steine bezahlt (Stadt)"],
    }
    said = [told("gained", 0, amount, "worker", "com014") for amount in (1, 2)]
    said.append(told("paid", 0, 2, "stone", "com015"))
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


def odd_ones() -> Iterator[Effect]:
    """Effects that no card of the box has in just this way."""
    worker, points = ((WORKER, 1),), ((VP, 3),)
    for do in (
        RazeLocation(ignore_protection=False),
        DiscardLocation(any_affiliation=False),
        DiscardDeal(trade_route_deals=False),
        GainFromOwnDeal(trade_route_deals=False),
        RepeatProduction(any_affiliation=False),
        DealWithEnemyFactionLocation(once_per_location=False),
        BuildFromOwnDeal(ignore_location_cost=False),
        EnemyDiscards(2, False),
        CopyRazeGood(2),
        HandCommonCardBecomesFoundation(compensated=True),
    ):
        yield Action(cost=worker, times=3, do=do, gain=points)
    yield OnBuild(affiliation="common", gain=points, offer=(Offer(worker, points),), limit_per_trigger=3)
    yield OnBuild(colour="purple", gain=points)
    yield ProduceDraw(deck="common", draw=3, keep=2)
    yield ProducePer(good=FOOD, amount=2, colour="blue")
    yield Store((FOOD, RAZE), 2)
    yield Stash("resource", 3, 2)
    yield Protect(2)


def test_what_cards_do_is_said_whole_and_with_the_same_numbers_in_both_languages() -> None:
    said = []
    for language in LANGUAGES:
        texts = Texts(GAME, language)
        wording = Wording(BOX, texts.text)
        said.append([*texts.words.values(), *(wording.effect(effect) for effect in odd_ones())])
        assert texts.missing == set()
    assert len(said[0]) == len(said[1]) > 500
    for sentences in zip(*said, strict=True):
        for sentence in sentences:
            assert not re.search(r"[{}]|  | [.,;:]|\bNone\b", sentence), sentence
        assert sorted(numbers(sentences[0])) == sorted(numbers(sentences[1])), sentences


@pytest.mark.parametrize(
    ("card", "english", "german"),
    [
        ("statue", "1 card; 1 victory point per grey location in your", "1 Karte; 1 Siegpunkt pro grauem Ort in"),
        ("hanseatic_league", "Spend 1 worker and give up 1 deal", "Setze 1 Arbeiter ein und gib 1 deiner"),
        ("slaver", "pay 1 gold for 2 victory points or 1 worker", "1 Gold für 2 Siegpunkte oder 1 Arbeiter"),
        ("gold_mine", "Up to twice per round.", "Bis zu zweimal pro Runde."),
        ("romans", "Each round 1 wood, 1 stone, 2 workers, 1 raze", "Jede Runde 1 Holz, 1 Stein, 2 Arbeiter, 1 Zer"),
    ],
)
def test_what_cards_do_reads_like_this(card: str, english: str, german: str) -> None:
    for language, said in zip(LANGUAGES, (english, german), strict=True):
        assert said in Texts(GAME, language).text(f"text-{card}")


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
