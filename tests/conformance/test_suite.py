"""The conformance suite itself: a game that breaks a promise is caught by it."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gobelin import conformance, simulate
from gobelin.conformance import Breach, check_match
from gobelin.kernel import (
    Ask,
    Game,
    Json,
    Match,
    Position,
    Record,
    Result,
    Rng,
    Rule,
    RuleBroken,
    Seat,
    Verb,
    Verbs,
)
from support.gauntlet import CARDS, GAME, Explorers, play, view

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


def telling_pause(state: Explorers) -> Rule[None]:
    """Whether somebody is asked depends on a hidden hand."""
    if state.pool == 0:
        yield Ask(0, "spend", [("rest",), ("pass",)])
        if state.deck.items[-1] in ("trap", "ward"):
            yield Ask(1, "chain", [("pass",)])
        yield Ask(0, "spend", [("rest",), ("pass",)])
        state.pool = 1
    yield from play(state)


def showing_play(state: Explorers) -> Rule[None]:
    """The hoard, which all see, follows a hidden card without a reveal."""
    if state.pool == 0:
        yield Ask(0, "spend", [("rest",), ("pass",)])
        state.hoard = list(CARDS).index(state.deck.items[-1])
        yield Ask(0, "spend", [("rest",), ("pass",)])
        state.pool = 1
    yield from play(state)


def offering_play(state: Explorers) -> Rule[None]:
    """What the same seat is offered next is a hidden card."""
    if state.pool == 0:
        yield Ask(0, "spend", [("rest",), ("pass",)])
        yield Ask(0, "spend", [("keep", state.deck.items[-1]), ("pass",)])
        state.pool = 1
    yield from play(state)


def forced_play(state: Explorers) -> Rule[None]:
    """A forced answer is none that was declared."""
    yield Ask(0, "spend", [("loot", 77)])
    yield from play(state)


def odd_view(state: Explorers, seat: Seat | None) -> dict[str, Json]:
    return {**view(state, seat), "round": 1.5}  # type: ignore[dict-item]


def wordless_view(state: Explorers, seat: Seat | None) -> dict[str, Json]:
    return {**view(state, seat), "round": "spring"}


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
    (
        "a pause that tells",
        replace(GAME, play=telling_pause),
        "who is asked what .* tells seat",
    ),
    ("hidden cards shown", replace(GAME, play=showing_play), "without reveal shows seat 0|shows seat . hidden things"),
    ("hidden cards offered", replace(GAME, play=offering_play), "without reveal offers seat 0|options depend"),
    ("a forced option that is not declared", replace(GAME, play=forced_play), "77 is not in the declared domain"),
    ("a view that is not plain", replace(GAME, view=odd_view), "1.5, which is not plain"),
    ("a word of the view without a text", replace(GAME, view=wordless_view), "name-spring"),
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


def elsewhere(position: Position, game: Game[Any]) -> Match[Any]:
    return Match.new(game, None, len(position.seats), "another seed")


def stay(match: Match[Any], seat: Seat | None = None) -> None:
    """An undo that does nothing."""


KERNEL_FAULTS = [
    pytest.param(Match, "undo", stay, "undoing", id="undo"),
    pytest.param(Match, "at", elsewhere, "position continued elsewhere", id="position"),
    pytest.param(conformance, "drive", lambda *args: (1, True), "fast mode", id="fast mode"),
]


@pytest.mark.parametrize(("where", "name", "fault", "message"), KERNEL_FAULTS)
def test_a_fault_of_the_kernel_is_caught(
    where: object, name: str, fault: object, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, name, fault)
    with pytest.raises(Breach, match=message):
        check_ten(GAME)


def test_told_events_that_a_replay_does_not_tell_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    replay = Match.replay

    def forgetful(record: Record, upto: int | None = None, game: Game[Any] | None = None) -> Match[Any]:
        match = replay(record, upto, game)
        del match._events[:]
        return match

    monkeypatch.setattr(Match, "replay", forgetful)
    with pytest.raises(Breach, match="is told something else"):
        check_ten(GAME)


def only_true(state: Explorers) -> Rule[None]:
    """A rule that fails in samples: it looks at the true key of chance."""
    rule, answer = play(state), None
    while True:
        question = rule.send(answer)
        if state.rng.key not in TRUE_KEYS:
            raise RuntimeError("this is a sample")
        answer = yield question


TRUE_KEYS = [Rng.from_seed(seed).key for seed in range(10)]


def test_a_rule_that_fails_in_samples_is_caught() -> None:
    with pytest.raises(RuleBroken, match="this is a sample"):
        check_ten(replace(GAME, play=only_true))


@pytest.mark.parametrize("game", [replace(GAME, view=leaky_view), replace(GAME, result=short_result)])
def test_a_checked_simulation_reports_a_breach(
    game: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "find_game", lambda name: game)
    simulate._suite.cache_clear()
    plan = simulate.Plan("gauntlet", game.settings(), 2, ("random",), 0, 6, check=True, errors=tmp_path)
    errors = [outcome.error or "" for outcome in simulate.simulate(plan)]
    simulate._suite.cache_clear()
    assert any("Breach" in error for error in errors)
    assert list(tmp_path.iterdir())


def test_the_gauntlet_itself_is_clean() -> None:
    check_ten(GAME)
