"""The conformance suite itself: a game that breaks a promise is caught by it."""

import random
from dataclasses import replace
from typing import Any

import pytest

from gobelin.conformance import Breach, check_match
from gobelin.kernel import Ask, Game, Json, Result, Rule, Seat, Verb, Verbs
from support.gauntlet import GAME, Explorers, play, view

COUNT = [0]


def check_ten(game: Game[Any]) -> None:
    for seed in range(10):
        check_match(game, None, 2, seed, every=1)


def leaky_view(state: Explorers, seat: Seat | None) -> dict[str, Json]:
    return {**view(state, seat), "deck": list[Json](state.deck.items)}


def leaky_to_the_public(state: Explorers, seat: Seat | None) -> dict[str, Json]:
    return view(state, seat) if seat is not None else {**view(state, None), "hands": [[*h.items] for h in state.hands]}


def unnamed_field(state: Explorers, seat: Seat | None) -> dict[str, Json]:
    return {**view(state, seat), "weather": "rain"}


def peeking_play(state: Explorers) -> Rule[None]:
    """Offers depend on a card that the asked seat has not seen."""
    if state.pool == 0:
        yield Ask(0, "spend", [("keep", state.deck.items[-1]), ("rest",)])
        state.pool = 1
    yield from play(state)


def peeking_answer(state: Explorers) -> Rule[None]:
    """What another seat is asked next depends on a card it has not seen."""
    if state.pool == 0:
        yield Ask(0, "spend", [("rest",), ("pass",)])
        yield Ask(1, "spend", [("keep", state.deck.items[-1]), ("rest",)])
        state.pool = 1
    yield from play(state)


def impure_play(state: Explorers) -> Rule[None]:
    """Something outside the state decides."""
    COUNT[0] += 1
    if COUNT[0] % 2:
        yield Ask(0, "spend", [("rest",), ("scout",)])
    yield from play(state)


def undeclared_play(state: Explorers) -> Rule[None]:
    yield Ask(0, "spend", [("rest",), ("dance",)])
    yield from play(state)


def untold_play(state: Explorers) -> Rule[None]:
    state.tell("danced", 0)
    yield from play(state)


def telling_play(state: Explorers) -> Rule[None]:
    """Tells what nobody may know, without a reveal."""
    if state.pool == 0:
        yield Ask(0, "spend", [("rest",), ("pass",)])
        state.tell("returned", 0, state.deck.items[-1])
        yield Ask(0, "spend", [("rest",), ("pass",)])
        state.pool = 1
    yield from play(state)


def cheating_check(state: Explorers) -> None:
    assert state.round == 0, "no second round"


def broken_sample(state: Explorers, seat: Seat, rng: random.Random) -> None:
    for i in range(len(state.deck)):
        state.deck.items[i] = "gem"


def short_result(state: Explorers) -> Result:
    return Result((1,), (1,))


BAD: list[tuple[str, Game[Any], str]] = [
    ("a view of hidden cards", replace(GAME, view=leaky_view), "view depends on what it cannot know"),
    ("a public view of hidden cards", replace(GAME, view=leaky_to_the_public), "public view depends"),
    ("a field without a label", replace(GAME, view=unnamed_field), "label-weather"),
    ("options that depend on hidden cards", replace(GAME, play=peeking_play), "options depend on what it cannot"),
    ("another's options that depend on them", replace(GAME, play=peeking_answer), "seat 1's options depend on what"),
    ("state outside the state", replace(GAME, play=impure_play), "asked|entr|fast|clone"),
    ("an undeclared verb", replace(GAME, play=undeclared_play), "no verb 'dance' is declared"),
    ("an undeclared event", replace(GAME, play=untold_play), "'danced' is not declared"),
    ("hidden cards told", replace(GAME, play=telling_play), "tells seat . hidden things"),
    ("an invariant", replace(GAME, check=cheating_check), "no second round"),
    ("a sample that makes cards", replace(GAME, reshuffle_unseen=broken_sample), "invariant is broken in a sample"),
    ("turns that go backwards", replace(GAME, turn=lambda state: -state.round), "turns go backwards"),
    ("a result for too few seats", replace(GAME, result=short_result), "do not match the seats"),
    ("a verb without words", replace(GAME, verbs=Verbs(*GAME.verbs, Verb("dance")), play=undeclared_play), "dance"),
]


@pytest.mark.parametrize(("game", "message"), [pytest.param(g, m, id=name) for name, g, m in BAD])
def test_a_broken_promise_is_caught(game: Game[Any], message: str) -> None:
    with pytest.raises(Breach, match=message):
        check_ten(game)


def test_the_gauntlet_itself_is_clean() -> None:
    check_ten(GAME)
