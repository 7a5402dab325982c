"""What options are said to bring is what they bring."""

import random
from collections import Counter
from typing import Any

import pytest

from gobelin.games.imperial_settlers import GAME
from gobelin.games.imperial_settlers.vocabulary import GOODS, PURSE
from gobelin.kernel import PERSON, Consequence, Match, Option, Seat
from support.settlers import Scene, card


def held(match: Match[Any], seat: Seat) -> dict[str, int]:
    """Goods and points of a seat."""
    realm = match.state.realms[seat]
    return {GOODS[good]: realm.purse[good] for good in PURSE} | {"points": realm.vp}


def brought(match: Match[Any], seat: Seat, option: Option) -> dict[str, int]:
    """What an option changes until somebody is next asked."""
    before, twin = held(match, seat), match.clone()
    twin.choose(option, seat)
    return {what: amount - before[what] for what, amount in held(twin, seat).items() if amount != before[what]}


def promised(told: Consequence) -> dict[str, int]:
    """What it was said to change."""
    names = told.cost.keys() | told.gain.keys()
    sums = {name: told.gain.get(name, 0) - told.cost.get(name, 0) for name in names}
    return {name: amount for name, amount in sums.items() if amount}


OFTEN = ("activate", "build", "deal", "exchange", "pass", "raze", "raze_location", "receive", "samurai")


def test_whole_consequences_come_true_and_most_are_whole() -> None:
    whole, all_of_them = Counter[str](), Counter[str]()
    for seed in range(12):
        rng = random.Random(seed)
        match: Match[Any] = Match.new(GAME, {}, [PERSON] * (1 + seed % 4), seed)
        while match.ask is not None:
            ask = match.ask
            for option, told in zip(ask.options, match.consequences(ask.seat), strict=True):
                all_of_them[str(option[0])] += 1
                whole[str(option[0])] += told.is_whole
                if told.is_whole and rng.random() < 0.2:
                    assert brought(match, ask.seat, option) == promised(told), (seed, ask.topic, option)
            match.choose(rng.choice(ask.options), ask.seat)
    assert all(whole[verb] > 20 for verb in OFTEN), whole
    assert sum(whole.values()) > 0.6 * sum(all_of_them.values())


def told(scene: Scene) -> dict[str, Consequence]:
    """What each option is said to bring, by its card or other last word."""
    match = scene.match
    assert match.ask is not None
    options = match.ask.options
    return {
        card(str(option[-1])): told for option, told in zip(options, match.consequences(match.ask.seat), strict=True)
    }


def razed(scene: Scene) -> dict[str, int]:
    """What razing each location costs."""
    asked = scene.match.asks[0].options
    found = zip(asked, scene.match.consequences(0), strict=True)
    return {card(str(option[1])): told.cost.get("raze", 0) for option, told in found if option[0] == "raze_location"}


@pytest.mark.rule("IMP-RAZE-07")
def test_what_protects_a_location_is_in_the_price() -> None:
    scene = (
        Scene("barbarians", "romans", "japanese", "egyptians")
        .goods(0, raze=9)
        .locations(1, "roman_fortifications", "quarry")
        .locations(1, "mill", defence=1)
        .locations(2, "farm", samurai=1)
        .locations(2, "dojo", "village")
        .locations(3, "town")
    )
    fortified = {"quarry": 3, "mill": 4, "farm": 3, "dojo": 2, "village": 2, "town": 2}
    assert razed(scene) == fortified
    scene.match.state.realms[1].location("rom022").taken_by = 3
    assert razed(scene) == fortified | {"quarry": 2, "mill": 3, "town": 3}


def test_the_dark_chapel_tells_what_razing_and_giving_up_goods_is_worth() -> None:
    scene = (
        Scene("barbarians", "romans")
        .goods(0, raze=9)
        .locations(0, "dark_chapel")
        .hand(0, "quarry")
        .locations(1, "roman_fortifications", "village")
        .locations(1, "mill", defence=1)
    )
    scene.play("activate dark_chapel")
    assert {name: one.cost for name, one in told(scene).items()} == {
        "quarry": {"raze": 1},
        "village": {"raze": 3},
        "mill": {"raze": 4},
    }
    scene.play("raze_location village")
    keep, convert = scene.match.consequences(0)
    assert (keep.gain, convert.gain) == ({"worker": 1}, {"points": 2})


def test_a_free_build_demands_no_location() -> None:
    scene = Scene("romans", "barbarians").hand(0, "administration").locations(0, "mill").goods(0, wood=3, stone=3)
    assert told(scene)["administration"].cost["location"] == 1
    scene = (
        Scene("japanese", "barbarians").deals(0, "dojo").locations(0, "negotiator").goods(0, worker=3, wood=3, food=3)
    )
    scene.play("activate negotiator")
    assert "location" not in told(scene)["dojo"].cost


def test_gold_stands_in_for_what_is_missing() -> None:
    scene = Scene("romans", "barbarians").hand(0, "mill").goods(0, wood=1, gold=2)
    assert next(one for one in scene.match.consequences(0) if one.cost).cost == {"wood": 1, "gold": 2}


def test_a_location_given_up_takes_along_what_lies_on_it() -> None:
    scene = Scene("barbarians", "romans").locations(0, "mill", defence=1).foundations(0, "town")
    scene.hand(0, "sentry_tower").goods(0, wood=2).play("build sentry_tower")
    assert [(note.says, note.args) for note in told(scene)["mill"].notes] == [
        ("lost_with", {"what": "defence", "amount": 1})
    ]
    assert told(scene)["town"].notes == ()
