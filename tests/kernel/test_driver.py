"""Playouts go where the match would go, only faster."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from gobelin.kernel import (
    CHECKPOINT,
    Ask,
    AskEach,
    Match,
    NotAsked,
    Option,
    Result,
    Rng,
    Rule,
    RuleBroken,
    SampleLimit,
    drive,
    find_game,
)
from support.gauntlet import GauntletSettings
from support.tiny import YES_NO, Tiny, at_random, first, play_on, tiny_game


class Noting:
    """A random pick that keeps the questions it was asked."""

    def __init__(self, seed: int) -> None:
        self.asked: list[Ask] = []
        self.pick = at_random(seed)

    def __call__(self, ask: Ask) -> Option:
        self.asked.append(ask)
        return self.pick(ask)


@pytest.mark.parametrize("seed", range(8))
def test_drive_asks_what_the_match_asks_and_ends_where_it_ends(seed: int) -> None:
    seats = 2 + seed % 3
    slow, fast = Noting(seed), Noting(seed)
    match = play_on(Match.new("gauntlet", seats=seats, seed=seed), slow)
    game = find_game("gauntlet")
    state = game.setup(GauntletSettings(), seats, Rng.from_seed(seed))
    decisions, ended = drive(game.play(state), fast, game.worth_asking)
    assert ended
    assert decisions == len(match.entries) == len(fast.asked)
    assert fast.asked == slow.asked
    assert state == match.state
    assert game.result(state) == match.result


@pytest.mark.parametrize("moves", [0, 1, 3, 6, 11, 20])
def test_a_playout_ends_where_the_match_ends(moves: int) -> None:
    match = play_on(Match.new("gauntlet", seats=3, seed=moves), at_random(moves), moves)
    slow, fast = Noting(9), Noting(9)
    twin = match.clone()
    assert twin.playout(fast) == play_on(match, slow).result is not None
    assert fast.asked == slow.asked
    assert twin.state == match.state


def test_a_playout_knows_the_answers_already_given() -> None:
    def votes(state: Tiny) -> Rule[None]:
        given = yield AskEach("vote", range(3), lambda seat: YES_NO)
        state.said += [f"{seat} {vote[0]}" for seat, vote in given.items()]

    match = Match.new(tiny_game(votes), seats=3)
    match.choose(("no",), seat=2)
    match.playout(first)
    assert match.state.said == ["0 yes", "1 yes", "2 no"]


def test_a_playout_after_forced_answers_of_several_takes_none_of_them_for_its_own() -> None:
    def play(state: Tiny) -> Rule[None]:
        yield AskEach("forced", range(2), lambda seat: [("take", seat)])
        state.said.append(str((yield Ask(1, "turn", YES_NO))))

    match = Match.new(tiny_game(play), seats=2)
    match.playout(first)
    assert match.state.said == ["('yes',)"]


def test_a_playout_of_a_sample_reaches_an_end_with_invariants() -> None:
    match = play_on(Match.new("gauntlet", seats=3, seed=1), at_random(1), 7)
    assert match.ask is not None
    for number in range(10):
        sample = match.sample(match.ask.seat, random.Random(number))
        assert sample.playout(at_random(number)) is not None
        match.game.check(sample.state)


def test_a_playout_of_a_finished_match_is_its_result() -> None:
    match = play_on(Match.new("gauntlet", seats=2), first)
    assert match.playout(first) == match.result


def endless(state: Tiny) -> Rule[None]:
    """TIN-EVER: it never ends."""
    while True:
        yield CHECKPOINT
        state.said.append((yield Ask(0, "turn", YES_NO))[0])


def test_a_playout_stops_at_its_limit_without_a_result() -> None:
    asked: list[Ask] = []

    def pick(ask: Ask) -> Option:
        asked.append(ask)
        return first(ask)

    match = Match.new(tiny_game(endless), seats=1)
    assert match.playout(pick, limit=10) is None
    assert match.result is None
    assert len(asked) == 11  # the open question, then ten
    with pytest.raises(NotAsked):
        match.choose(("yes",))


def test_drive_stops_at_its_limit() -> None:
    state = Tiny(Rng.from_seed(0), 1, 0, [], [])
    assert drive(endless(state), first, frozenset(), limit=7) == (7, False)
    assert len(state.said) == 7


@pytest.mark.parametrize(("limit", "expected"), [(0, (0, False)), (3, (3, False)), (4, (4, True)), (5, (4, True))])
def test_a_game_of_exactly_as_many_decisions_as_the_limit_comes_to_its_end(
    limit: int, expected: tuple[int, bool]
) -> None:
    def four(state: Tiny) -> Rule[None]:
        yield Ask(0, "turn", YES_NO)
        yield AskEach("each", [0, 1], lambda seat: YES_NO)
        yield Ask(0, "turn", YES_NO)
        yield CHECKPOINT
        yield Ask(0, "only", [("pass",)])

    picked: list[Ask] = []

    def pick(ask: Ask) -> Option:
        picked.append(ask)
        return first(ask)

    assert drive(four(Tiny(Rng.from_seed(0), 2, 0, [], [])), pick, frozenset(), limit=limit) == expected
    assert len(picked) == expected[0]


def test_a_playout_of_exactly_its_limit_has_a_result() -> None:
    def three(state: Tiny) -> Rule[None]:
        for _ in range(3):
            yield Ask(0, "turn", YES_NO)

    match = Match.new(tiny_game(three), seats=1)
    assert match.clone().playout(first, limit=2) == match.playout(first) is not None


def test_forced_answers_are_given_and_not_counted_unless_worth_asking() -> None:
    def play(state: Tiny) -> Rule[None]:
        state.said.append((yield Ask(0, "only", [("yes",)]))[0])
        yield AskEach("each", [0, 1], lambda seat: [("pass",)] if seat else YES_NO)

    def start() -> Rule[None]:
        return play(Tiny(Rng.from_seed(0), 2, 0, [], []))

    assert drive(start(), first, frozenset()) == (1, True)
    assert drive(start(), first, frozenset({"only"})) == (2, True)
    assert drive(start(), first, frozenset({"only", "each"})) == (3, True)


@pytest.mark.parametrize("error", [StopIteration, ValueError, GeneratorExit, KeyError])
def test_errors_of_the_pick_are_not_swallowed(error: type[BaseException]) -> None:
    def pick_later(after: int) -> Callable[[Ask], Option]:
        left = [after]

        def pick(ask: Ask) -> Option:
            left[0] -= 1
            if left[0] < 0:
                raise error
            return first(ask)

        return pick

    for after in (0, 1, 3, 6):
        match: Match[Any] = Match.new("gauntlet", seats=2)
        with pytest.raises(error):
            match.playout(pick_later(after))
        assert match.result is None
    state = find_game("gauntlet").setup(GauntletSettings(), 2, Rng.from_seed(0))
    with pytest.raises(error):
        drive(find_game("gauntlet").play(state), pick_later(2), frozenset())


def breaks(state: Tiny) -> Rule[None]:
    yield Ask(0, "turn", YES_NO)
    raise StopIteration


def junk(state: Tiny) -> Rule[None]:
    yield Ask(0, "turn", YES_NO)
    yield "junk"  # type: ignore[misc]


def empty(state: Tiny) -> Rule[None]:
    yield Ask(0, "turn", YES_NO)
    yield Ask(0, "empty", [])


def digs(state: Tiny) -> Rule[None]:
    """TIN-DIG-01: there is no bottom."""
    yield Ask(0, "turn", YES_NO)
    raise KeyError("no bottom")


def bad_offer(state: Tiny) -> Rule[None]:
    yield Ask(0, "turn", YES_NO)
    nothing: list[Option] = []
    yield AskEach("offer", [0], lambda seat: [next(iter(nothing))])


def circle(state: Tiny) -> Rule[None]:
    yield Ask(0, "turn", YES_NO)
    while True:
        yield Ask(0, "forced", [("pass",)])
        yield CHECKPOINT


BAD_RULES = pytest.mark.parametrize(
    ("play", "why"),
    [
        (breaks, "StopIteration"),
        (junk, "'junk', which is not a question"),
        (empty, "empty was asked of seat 0 without options"),
        (digs, r"TIN-DIG-01.*no bottom"),
        (bad_offer, "StopIteration"),
        (circle, "through 50 forced questions without an end"),
    ],
)


@BAD_RULES
def test_errors_of_a_rule_are_not_taken_for_the_end(
    play: Callable[[Tiny], Rule[None]], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gobelin.kernel.driver.MOST_STEPS", 50)
    match = Match.new(tiny_game(play), seats=1)
    with pytest.raises(RuleBroken, match=why) as caught:
        match.playout(first)
    assert match.result is None
    assert match.broken is caught.value
    assert match.broken.record is None
    with pytest.raises(RuleBroken, match=why):
        match.choose(("yes",))


@BAD_RULES
def test_drive_tells_errors_of_rules_from_those_of_the_pick(
    play: Callable[[Tiny], Rule[None]], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gobelin.kernel.driver.MOST_STEPS", 50)
    with pytest.raises(RuleBroken, match=why):
        drive(play(Tiny(Rng.from_seed(0), 1, 0, [], [])), first, frozenset())


def test_a_result_that_raises_breaks_a_playout_too() -> None:
    def result(state: Tiny) -> Result:
        raise ZeroDivisionError

    def short(state: Tiny) -> Rule[None]:
        yield Ask(0, "turn", YES_NO)

    match = Match.new(tiny_game(short, result=result), seats=1)
    with pytest.raises(RuleBroken, match="ZeroDivisionError"):
        match.playout(first)
    assert match.broken is not None
    assert match.result is None


@pytest.mark.parametrize("limit", [3, 1000])
def test_a_playout_leaves_the_match_without_record_and_checkpoints(limit: int) -> None:
    match: Match[Any] = play_on(Match.new("gauntlet", seats=["person", "random"], seed=1), first, 5)
    match.playout(first, limit)
    with pytest.raises(SampleLimit, match="a playout has used the match up"):
        _ = match.record
    for use_again in (match.clone, match.undo, lambda: match.position, lambda: match.sample(0, random.Random(0))):
        with pytest.raises(SampleLimit):
            use_again()
