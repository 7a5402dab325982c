"""Guards: a rule that breaks stops the match and never ends the game."""

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from gobelin.kernel import (
    CHECKPOINT,
    Ask,
    AskEach,
    Match,
    Option,
    Record,
    ReplayError,
    Result,
    Rng,
    Rule,
    RuleBroken,
    Settings,
    SettingsError,
)
from support.tiny import YES_NO, Tiny, everything, first, tiny_game


def dig(state: Tiny) -> Rule[None]:
    """TIN-DIG-02: digging too deep is an error."""
    (verb,) = yield Ask(0, "dig", YES_NO)
    if verb == "yes":
        raise KeyError("no bottom")


def digging(state: Tiny) -> Rule[None]:
    """TIN-TURN: dig, and dig again."""
    while state.turn < 5:
        yield CHECKPOINT
        yield from dig(state)
        state.turn += 1


def raises_stop_iteration(state: Tiny) -> Rule[None]:
    yield Ask(0, "turn", YES_NO)
    raise StopIteration


def next_of_nothing(state: Tiny) -> Rule[None]:
    yield Ask(0, "turn", YES_NO)
    next(iter(list[int]()))


def yields_junk(state: Tiny) -> Rule[None]:
    yield Ask(0, "turn", YES_NO)
    yield "junk"  # type: ignore[misc]


def yields_none(state: Tiny) -> Rule[None]:
    yield Ask(0, "turn", YES_NO)
    yield  # type: ignore[misc]


def yields_a_rule(state: Tiny) -> Rule[None]:
    yield Ask(0, "turn", YES_NO)
    yield dig(state)  # type: ignore[misc]


def yields_a_checkpoint_class(state: Tiny) -> Rule[None]:
    yield Ask(0, "turn", YES_NO)
    yield type(CHECKPOINT)  # type: ignore[misc]


def asks_nothing(state: Tiny) -> Rule[None]:
    yield Ask(0, "turn", YES_NO)
    yield Ask(0, "empty", [], rules=("TIN-EMPTY",))


def asks_one_of_several_nothing(state: Tiny) -> Rule[None]:
    yield Ask(0, "turn", YES_NO)
    yield AskEach("empty", [0, 1], lambda seat: YES_NO if seat == 0 else [])


def offers_raise_stop_iteration(state: Tiny) -> Rule[None]:
    yield Ask(0, "turn", YES_NO)
    nothing: list[Option] = []
    yield AskEach("offer", [0, 1], lambda seat: [next(iter(nothing))])


def cannot_be_copied(state: Tiny) -> Rule[None]:
    yield Ask(0, "turn", YES_NO)
    state.said = (word for word in state.said)  # type: ignore[assignment]
    yield CHECKPOINT


def recurses(state: Tiny) -> Rule[None]:
    yield Ask(0, "turn", YES_NO)
    yield from recurses_below(state)


def recurses_below(state: Tiny) -> Rule[None]:
    """TIN-DEEP: this has no bottom."""
    yield from recurses_below(state)


def asks_a_seat_that_is_not_there(state: Tiny) -> Rule[None]:
    yield Ask(0, "turn", YES_NO)
    yield Ask(2, "turn", YES_NO)


def asks_a_seat_below_the_first(state: Tiny) -> Rule[None]:
    yield Ask(0, "turn", YES_NO)
    yield Ask(-1, "forced", [("pass",)])


def asks_one_of_several_who_is_not_there(state: Tiny) -> Rule[None]:
    yield Ask(0, "turn", YES_NO)
    yield AskEach("vote", [0, 7], lambda seat: YES_NO)


BAD_RULES: list[tuple[Callable[[Tiny], Rule[None]], str]] = [
    (raises_stop_iteration, "StopIteration"),
    (next_of_nothing, "StopIteration"),
    (yields_junk, "yielded 'junk', which is not a question"),
    (yields_none, "yielded None, which is not a question"),
    (yields_a_rule, "which is not a question"),
    (yields_a_checkpoint_class, "which is not a question"),
    (asks_nothing, "empty was asked of seat 0 without options"),
    (asks_one_of_several_nothing, "empty was asked of seat 1 without options"),
    (offers_raise_stop_iteration, "StopIteration"),
    (cannot_be_copied, "not subscriptable"),
    (recurses, "RecursionError"),
    (asks_a_seat_that_is_not_there, "turn was asked of seat 2, which does not exist"),
    (asks_a_seat_below_the_first, "forced was asked of seat -1, which does not exist"),
    (asks_one_of_several_who_is_not_there, "vote was asked of seat 7, which does not exist"),
]


@pytest.mark.parametrize(("play", "why"), BAD_RULES)
def test_a_bad_rule_breaks_the_match_and_never_ends_the_game(play: Callable[[Tiny], Rule[None]], why: str) -> None:
    match = Match.new(tiny_game(play), seats=2)
    with pytest.raises(RuleBroken, match=why) as caught:
        match.choose(("yes",))
    assert match.broken is caught.value
    assert caught.value.at == 1
    assert match.result is None
    assert match.ask is None
    assert match.asks == {}
    assert match.record.result is None
    assert [entry.option for entry in match.record.entries] == [("yes",)]
    assert caught.value.record == match.record


@pytest.mark.parametrize(("play", "why"), BAD_RULES)
def test_a_broken_match_takes_no_further_choice_and_keeps_its_record(
    play: Callable[[Tiny], Rule[None]], why: str
) -> None:
    match = Match.new(tiny_game(play), seats=2)
    with pytest.raises(RuleBroken):
        match.choose(("yes",))
    record = match.record
    with pytest.raises(RuleBroken, match=why):
        match.choose(("yes",))
    with pytest.raises(RuleBroken, match=why):
        match.choose(("no",), seat=1)
    with pytest.raises(RuleBroken, match=why):
        match.playout(first)
    assert match.record == record
    assert Record.from_json(record.to_json()) == record
    with pytest.raises(ReplayError) as caught:
        Match.replay(record, game=match.game)
    assert caught.value.entry == 0


def test_a_broken_rule_is_named_with_its_clauses_its_line_and_the_position() -> None:
    match = Match.new(tiny_game(digging), seats=1)
    match.choose(("no",))
    with pytest.raises(RuleBroken) as caught:
        match.choose(("yes",))
    broken = caught.value
    assert broken.clauses == ("TIN-TURN", "TIN-DIG-02")
    assert broken.at == 2
    assert "a rule broke after entry 2 (TIN-TURN, TIN-DIG-02): KeyError: 'no bottom'" in str(broken)
    line = dig.__code__.co_firstlineno + 4
    assert f"test_guards.dig, line {line}" in str(broken)
    assert isinstance(broken.__cause__, KeyError)


def test_an_ask_without_options_names_the_clauses_of_the_ask() -> None:
    match = Match.new(tiny_game(asks_nothing), seats=1)
    with pytest.raises(RuleBroken) as caught:
        match.choose(("yes",))
    assert caught.value.clauses == ("TIN-EMPTY",)
    assert caught.value.at == 1


def test_a_rule_that_breaks_at_once_gives_no_match() -> None:
    def play(state: Tiny) -> Rule[None]:
        raise ValueError("at once")
        yield CHECKPOINT

    with pytest.raises(RuleBroken, match="after entry 0: ValueError: at once") as caught:
        Match.new(tiny_game(play), seats=1, seed="early")
    record = caught.value.record
    assert record is not None
    assert (record.seed, record.seats, record.entries, record.digest) == ("early", ("person",), (), None)
    assert Record.from_json(record.to_json()) == record


def test_a_setup_that_breaks_is_named_and_has_a_record_without_entries() -> None:
    def setup(settings: Settings, seats: int, rng: Rng) -> Tiny:
        """TIN-SET-01: there is no box."""
        raise FileNotFoundError("box")

    with pytest.raises(RuleBroken, match=r"after entry 0 \(TIN-SET-01\): FileNotFoundError: box") as caught:
        Match.new(tiny_game(dig, setup=setup), seats=2, seed=7)
    record = caught.value.record
    assert record is not None
    assert (record.seed, len(record.seats), record.entries, record.result) == (7, 2, (), None)


def test_settings_that_do_not_fit_are_no_broken_rule() -> None:
    def setup(settings: Settings, seats: int, rng: Rng) -> Tiny:
        raise SettingsError("not with two")

    with pytest.raises(SettingsError, match="not with two"):
        Match.new(tiny_game(dig, setup=setup), seats=2)


class Digger:
    """A rule may be a method."""

    def dig(self, state: Tiny) -> Rule[None]:
        """TIN-DIG-03a: a letter tells clauses apart; see TIN-TURN-2 and NOT-a-clause."""
        yield Ask(0, "dig", YES_NO)
        raise KeyError("no bottom")


def test_clauses_are_found_in_methods_and_nested_rules() -> None:
    def nested(state: Tiny) -> Rule[None]:
        """TIN-NEST-01: digs for another."""
        yield from Digger().dig(state)

    match = Match.new(tiny_game(nested), seats=1)
    with pytest.raises(RuleBroken, match=r"test_guards\.Digger\.dig, line") as caught:
        match.choose(("yes",))
    assert caught.value.clauses == ("TIN-NEST-01", "TIN-DIG-03a", "TIN-TURN-2")


def test_a_clause_is_named_once() -> None:
    def deep(state: Tiny, depth: int) -> Rule[None]:
        """TIN-DEEP-01: deeper and deeper."""
        if depth == 5:
            raise KeyError("no bottom")
        yield from deep(state, depth + 1)

    def play(state: Tiny) -> Rule[None]:
        yield Ask(0, "turn", YES_NO)
        yield from deep(state, 0)

    with pytest.raises(RuleBroken) as caught:
        Match.new(tiny_game(play), seats=1).choose(("no",))
    assert caught.value.clauses == ("TIN-DEEP-01",)


def tells_for_ever(state: Tiny) -> Rule[None]:
    """TIN-EVER: told again and again, without a question."""
    yield Ask(0, "turn", YES_NO)
    while True:
        state.tell("forced", 0, "turn")


def draws_for_ever(state: Tiny) -> Rule[None]:
    """TIN-EVER: drawn again and again, without a question."""
    yield Ask(0, "turn", YES_NO)
    while True:
        state.rng.randrange(6)


LOOPS = pytest.mark.parametrize(
    ("play", "why"),
    [
        (tells_for_ever, "'forced' was told without an end"),
        (draws_for_ever, "random numbers were drawn without an end"),
    ],
)


@LOOPS
def test_a_loop_within_a_rule_breaks_the_match_and_not_the_process(
    play: Callable[[Tiny], Rule[None]], why: str
) -> None:
    match = Match.new(tiny_game(play), seats=1)
    with pytest.raises(RuleBroken, match=why) as caught:
        match.choose(("yes",))
    assert caught.value.clauses == ("TIN-EVER",)
    assert match.broken is caught.value
    assert caught.value.record == match.record
    assert len(match.entries) == 1


@LOOPS
def test_a_loop_within_a_rule_breaks_a_playout(
    play: Callable[[Tiny], Rule[None]], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gobelin.kernel.history.MOST_IN_ALL", 50)
    with pytest.raises(RuleBroken, match=why):
        Match.new(tiny_game(play), seats=1).playout(first)


def test_a_loop_in_the_set_up_breaks_too() -> None:
    def setup(settings: Settings, seats: int, rng: Rng) -> Tiny:
        while True:
            rng.randrange(6)

    with pytest.raises(RuleBroken, match="random numbers were drawn without an end"):
        Match.new(tiny_game(tells_for_ever, setup=setup), seats=1)


def test_what_rules_may_do_is_counted_from_question_to_question(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gobelin.kernel.choosing.MOST_STEPS", 10)
    monkeypatch.setattr("gobelin.kernel.driver.MOST_STEPS", 10)

    def long(state: Tiny) -> Rule[None]:
        for _ in range(20):
            yield Ask(0, "turn", YES_NO)
            for _ in range(9):
                state.tell("forced", 0, "turn")
                state.rng.randrange(6)
                yield CHECKPOINT

    match = Match.new(tiny_game(long), seats=1)
    assert match.clone().playout(first) is not None
    while match.asks:
        match.choose(("yes",))
    assert match.result is not None
    assert len(match.all_events()) == 180


def test_forced_questions_without_an_end_break_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gobelin.kernel.driver.MOST_STEPS", 50)

    def circle(state: Tiny) -> Rule[None]:
        """TIN-EVER: asked again and again."""
        yield Ask(0, "turn", YES_NO)
        while True:
            yield Ask(0, "only", [("pass",)])
            yield AskEach("each", [0], lambda seat: [("pass",)])
            yield CHECKPOINT

    match = Match.new(tiny_game(circle), seats=1)
    with pytest.raises(RuleBroken, match="50 forced questions without an end"):
        match.choose(("yes",))
    assert match.broken is not None
    assert match.broken.record == match.record


def test_a_match_from_a_prepared_state_breaks_without_a_record() -> None:
    match = Match.from_state(tiny_game(dig), Settings(), Tiny(Rng.from_seed(0), 1, 0, [], []), ["person"])
    with pytest.raises(RuleBroken, match="no bottom") as caught:
        match.choose(("yes",))
    assert caught.value.record is None


def test_the_record_of_a_broken_rule_comes_back_from_another_process() -> None:
    with pytest.raises(RuleBroken) as caught:
        Match.new(tiny_game(dig), seats=1).choose(("yes",))
    there = pickle.loads(pickle.dumps(caught.value))
    assert there.record == caught.value.record is not None


def test_a_result_that_raises_is_no_end() -> None:
    def result(state: Tiny) -> Result:
        raise StopIteration if state.said else ValueError

    match = Match.new(tiny_game(dig, result=result), seats=1)
    with pytest.raises(RuleBroken, match="ValueError"):
        match.choose(("no",))
    assert match.result is None
    assert match.broken is not None


def test_a_broken_match_can_still_be_looked_at() -> None:
    match = Match.new(tiny_game(digging), seats=1)
    match.choose(("no",))
    with pytest.raises(RuleBroken):
        match.choose(("yes",))
    assert match.view(0)["turn"] == 1
    assert match.events(0) == []


def test_the_break_of_a_clone_is_its_own() -> None:
    match = Match.new(tiny_game(digging), seats=1)
    match.choose(("no",))
    before = everything(match)
    clone = match.clone()
    with pytest.raises(RuleBroken):
        clone.choose(("yes",))
    assert match.broken is None
    assert everything(match) == before


def test_a_standing_answer_that_breaks_a_rule_breaks_the_match() -> None:
    def play(state: Tiny) -> Rule[None]:
        yield Ask(0, "turn", YES_NO)
        yield from dig(state)

    match: Match[Any] = Match.new(tiny_game(play), seats=1)
    match.set_standing(0, "dig", ("yes",))
    with pytest.raises(RuleBroken, match="TIN-DIG-02"):
        match.choose(("yes",))
    assert [entry.by for entry in match.record.entries] == ["person", "standing"]
    assert match.broken is not None
    assert match.broken.at == 2
